// What a game says about one player, from the events of its replay; events carry every amount.
import type { GameView, Happening } from "../lib/happening";
import type { ReplayView } from "../lib/protocol";

/** Facts of another version are computed again. */
export const FACTS = 1;

/**
 * One own choice: the expedition, the gems carried, the gems on the path, the explorers inside, the
 * chance in thousandths that the next card ends the expedition, and 1 if the explorer left.
 */
export type Choice = [
  expedition: number,
  carried: number,
  lying: number,
  inside: number,
  risk: number,
  left: number,
];
/** What one expedition was for the player. */
export interface Trip {
  /** Gems brought home, and those of them that lay on the path. */
  gems: number;
  path: number;
  /** Relics brought home. */
  relics: number;
  /** Gems lost to a trap; null if the explorer came home. */
  lost: number | null;
  /** Whether the explorer left alone, and whether all others were gone then. */
  alone: boolean;
  last: boolean;
  /** Whether the next card made all others flee. */
  narrow: boolean;
}
export interface Facts {
  version: number;
  choices: Choice[];
  trips: Trip[];
  /** Points behind the best of the others before the fifth expedition; negative if ahead. */
  behind: number;
}

const emptyTrip = (): Trip => ({
  gems: 0,
  path: 0,
  relics: 0,
  lost: null,
  alone: false,
  last: false,
  narrow: false,
});

const worthOf = ({ chest, relics }: GameView["explorers"][number]): number =>
  (chest ?? 0) + relics.reduce((sum, { worth }) => sum + worth, 0);

function behindIn(game: GameView, seat: number): number {
  const all = game.explorers.map(worthOf);
  return Math.max(...all.filter((_, i) => i !== seat)) - all[seat]!;
}

/** The facts of the player at this seat. */
export function factsOf({ moments }: ReplayView, seat: number): Facts {
  const facts: Facts = { version: FACTS, choices: [], trips: [], behind: 0 };
  let before: GameView | null = null;
  let justLeft = false;
  for (const { happened, game } of moments) {
    for (const event of happened) {
      const trip = facts.trips.at(-1);
      if (event.event === "expedition_began") {
        facts.trips.push(emptyTrip());
        justLeft = false;
        if (event.expedition === 5) facts.behind = behindIn(game, seat);
      } else if (event.event === "choices_revealed" && before) {
        const choice = choiceOf(before, event, seat);
        if (choice) facts.choices.push(choice);
        if (trip && event.leaving.includes(seat)) {
          trip.alone = event.leaving.length === 1;
          trip.last = trip.alone && !event.going_on.length;
        }
      } else if (event.event === "explorers_left" && event.seats.includes(seat) && trip) {
        trip.gems += event.carried + event.each;
        trip.path += event.each;
        justLeft = true;
      } else if (event.event === "relic_taken" && event.seat === seat && trip) {
        trip.relics += 1;
      } else if (event.event === "card_revealed") {
        if (justLeft && trip)
          trip.narrow = happened.some((each) => each.event === "cave_collapsed");
        justLeft = false;
      } else if (event.event === "cave_collapsed" && event.seats.includes(seat) && trip) {
        trip.lost = event.each;
      }
    }
    before = game;
  }
  return facts;
}

function choiceOf(
  { expedition, explorers, path, odds }: GameView,
  { going_on, leaving }: Extract<Happening, { event: "choices_revealed" }>,
  seat: number,
): Choice | null {
  const left = leaving.includes(seat);
  if (!left && !going_on.includes(seat)) return null;
  const [bad, all] = odds?.collapse ?? [0, 1];
  return [
    expedition,
    explorers[seat]!.carried,
    path.reduce((sum, { gems }) => sum + gems, 0),
    going_on.length + leaving.length,
    Math.round((1000 * bad) / Math.max(1, all)),
    left ? 1 : 0,
  ];
}
