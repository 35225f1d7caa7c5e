// Where the things are drawn that a note of a lesson points at.
import { faceOf } from "./cards";
import type { GameView, Happening } from "./happening";

/** The seat of the person who learns. */
export const LEARNER = 0;

const OWN = `.camp .seat-${LEARNER}`;
const cardAt = (index: number): string => `section.path ol > li:nth-child(${index + 1})`;

/** The selectors by the names in lesson files (src/tacora/lessons/points.py). */
const PLACES: Record<string, (game: GameView, happened: Happening[]) => string> = {
  path: () => "section.path",
  card: ({ path }) => cardAt(path.length - 1),
  odd: ({ path }) => cardAt(path.findLastIndex(({ gems }) => gems > 0)),
  relic: ({ path }) => cardAt(path.findLastIndex(({ card }) => faceOf(card).kind === "relic")),
  danger: () => ".danger",
  camp: () => ".camp",
  leaver: (_, happened) => `.camp .seat-${leavers(happened)[0] ?? LEARNER}`,
  you: () => OWN,
  carried: () => `${OWN} .has > span:nth-child(1)`,
  chest: () => `${OWN} .has > span:nth-child(2)`,
  relics: () => `${OWN} .relics`,
  choices: () => ".choices",
  "go-on": () => ".choices .go_on",
  leave: () => ".choices .leave",
  entrances: () => ".board > header ol",
};

/** The others that have just left. */
export function leavers(happened: Happening[]): number[] {
  const left = happened.find((each) => each.event === "explorers_left");
  return left?.seats.filter((seat) => seat !== LEARNER) ?? [];
}

export const placeOf = (point: string, game: GameView, happened: Happening[]): string =>
  PLACES[point]?.(game, happened) ?? "";
