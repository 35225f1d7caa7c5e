// Events as sentences; the same sentences as in the terminal game.
import type { Happening, SeatView } from "./happening";
import { faceOf } from "./cards";
import { has, listed, placeNow, t as say, trapName } from "./words.svelte";

export const EXPEDITIONS = 5;

/** The name of a seat as it is shown; a bot has the name of its character. */
export function nameOf(seat: Pick<SeatView, "name" | "bot"> | null | undefined): string {
  if (!seat) return "";
  if (!seat.bot || !has(`bot-${seat.bot}`)) return seat.name;
  // Elsewhere bots have names like people.
  if (seat.name.replace(/ \d+$/, "").toLowerCase() !== seat.bot.replaceAll("-", " "))
    return seat.name;
  const number = / (\d+)$/.exec(seat.name);
  return say(`bot-${seat.bot}`) + (number ? ` ${number[1]}` : "");
}

export function cardName(card: string): string {
  const face = faceOf(card);
  if (face.kind === "treasure") return say("card-came-treasure", { gems: face.gems });
  if (face.kind === "trap") return say("card-came-trap", { trap: trapName(face.trap) });
  return face.worth === null ? say("card-relic") : say("card-relic-worth", { worth: face.worth });
}

/** One sentence for an event, or nothing if another event already tells it. */
export function tell(
  event: Happening,
  seats: (SeatView | null)[],
  place = placeNow(),
): string | null {
  const t: typeof say = (name, values) => say(name, { place, ...values });
  const name = (seat: number): string => nameOf(seats[seat]);
  const names = (list: number[]): string => listed(list.map(name));
  switch (event.event) {
    case "expedition_began":
      return t("began", { number: event.expedition, of: EXPEDITIONS });
    case "card_revealed": {
      const face = faceOf(event.card);
      return face.kind === "relic" ? t("card-came-relic") : cardName(event.card);
    }
    case "treasure_shared":
      return event.each
        ? t("shared", { explorers: event.seats.length, each: event.each, left: event.left })
        : t("shared-none", { left: event.left });
    case "cave_collapsed":
      return t("collapsed", {
        kind: event.trap,
        trap: trapName(event.trap),
        names: names(event.seats),
        explorers: event.seats.length,
        each: event.each,
      });
    case "decision_skipped":
      return t("decision-skipped");
    case "choices_revealed":
      return event.leaving.length ? null : t("all-go-on");
    case "deck_ran_out":
      return t("deck-ran-out");
    case "explorers_left": {
      const gems = event.carried + event.each;
      return event.seats.length === 1
        ? t("left-alone", { name: name(event.seats[0]!), gems })
        : t("left-together", { names: names(event.seats), gems, left: event.left });
    }
    case "relic_taken":
      return t("relic-taken", { name: name(event.seat), worth: event.worth });
    case "expedition_ended":
      return t("ended", { number: event.expedition });
    case "game_ended": {
      const { points, winners, outcome } = event.result;
      const most = Math.max(...points);
      const level = points.filter((each) => each === most).length > 1;
      const how = { won: level ? "won-relics" : "won", shared: "shared", "play again": "again" }[
        outcome
      ];
      return t(`result-${how}`, {
        names: names(winners),
        points: most,
        relics: event.result.relics.some(Boolean) ? "yes" : "no",
      });
    }
    case "bot_took_over":
      return t("bot-took-over", { name: name(event.seat), why: event.why });
    case "secret_replaced":
      return t("secret-replaced");
    case "seat_taken_back":
      return t("seat-taken-back", { name: name(event.seat) });
    default:
      return null;
  }
}
