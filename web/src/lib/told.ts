// What the table says besides its cards: the clock, advice, and who the game waits for.
import { nameOf } from "./story";
import type { Session } from "./session.svelte";
import { percent, problem, t } from "./words.svelte";

/** The sheet that lies over a table; null if none does. */
export type OpenSheet =
  "menu" | "rules" | "camp" | "log" | "settings" | "emotes" | "door" | "leave" | null;

/** Time as short as one says it: seconds, minutes and seconds, or hours. */
export function clock(left: number): string {
  if (left < 100) return `${left}\u00a0s`;
  if (left >= 3600) return `${Math.floor(left / 3600)}\u00a0h`;
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
}

/** The seconds that are left for a choice; null without a clock. */
export function secondsLeft({ view, stage }: Session, now: number): number | null {
  const deadline = view?.game?.deadline;
  if (!deadline) return null;
  const left = Math.max(0, Math.ceil((deadline - stage.ahead - now) / 1000));
  // A slow connection makes the server's clock look late; nobody has more than the whole time.
  return Math.min(view.options.seconds ?? Infinity, left);
}

/** What a bot chose for a person who was away, expedition by expedition. */
export function stoodIn(session: Session): string {
  const made = session.you?.stood_in ?? [];
  const parts = [...new Set(made.map((each) => each.expedition))].map((expedition) => {
    const choices = made.filter((each) => each.expedition === expedition);
    const times = choices.filter((each) => each.choice === "go_on").length;
    return t(times === choices.length ? "stood-in-on" : "stood-in-left", { expedition, times });
  });
  if (!parts.length) return "";
  const what = parts.reduce((before, next) => t("stood-in-and", { before, what: next }));
  return t("stood-in", { what });
}

/** What the champion says; nothing until the player asks. */
export function advice(said: Session["hint"]): string {
  if (!said) return "";
  if (typeof said === "string") return t(`hint-${said}`);
  const close = Math.abs(said.go_on - said.leave) < 2 * said.error ? "yes" : "no";
  return t("hint-says", {
    go: percent(said.go_on, 1),
    leave: percent(said.leave, 1),
    close,
    choice: said.advice,
  });
}

/** Who the game waits for, for a player who has nothing to choose now. */
export function waitingFor({ view, you, stage }: Session): string {
  const game = view?.game;
  if (!game) return problem("not_watched");
  const flees = stage.act === "flee" && stage.lost?.seats;
  if (flees && (!you || you.seats.some((seat) => flees.includes(seat)))) return t("collapse-title");
  if (game.awaits === "nothing") return "";
  const names = game.awaited.map((each) => nameOf(view.seats[each]));
  const going = game.explorers.some((each) => each.in_cave);
  const shared = (you?.seats.length ?? 0) > 1;
  if (you && going && !shared && !game.explorers[you.seats[0] ?? 0]?.in_cave)
    return t("you-at-camp");
  if (game.awaits === "card") return "";
  return names.length
    ? t("waiting-for", { count: names.length, name: names[0] ?? "" })
    : t("bots-decide");
}
