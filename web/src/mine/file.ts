// My games as a file: written whole, and read only if all of it is right.
import { EDITIONS } from "../lib/cards";
import { FACTS, type Choice, type Facts, type Trip } from "./facts";
import { newGame, type GameRecord, type Kept, type Reviewed } from "./game";

export const FORMAT = "tacora-my-games/1";
export const MOST_BYTES = 100_000_000;
export const MOST_GAMES = 20_000;
const MOST_RECORD = 16_000;

/** Why a file is refused; the page has a sentence for each. */
export type Fault = "not-mine" | "newer" | "broken" | "too-large";
export class BadFile extends Error {
  constructor(
    readonly fault: Fault,
    /** The number of the game that is wrong, from 1. */
    readonly game = 0,
  ) {
    super(fault);
  }
}

/** All games as the text of a file. */
export function toFile(games: readonly Kept[]): string {
  const lines = games.map(({ record, seats, table, game, facts, review, practice }) =>
    JSON.stringify({ record, seats, table, game, facts, review, practice }),
  );
  return `{"format":${JSON.stringify(FORMAT)},"games":[\n${lines.join(",\n")}\n]}\n`;
}

/** The games of a file; throws a `BadFile`. */
export function fromFile(text: string): Kept[] {
  if (text.length > MOST_BYTES) throw new BadFile("too-large");
  let said: unknown;
  try {
    said = JSON.parse(text);
  } catch {
    throw new BadFile("not-mine");
  }
  const format = isObject(said) ? said.format : null;
  if (typeof format !== "string" || !/^tacora-my-games\/\d+$/.test(format))
    throw new BadFile("not-mine");
  if (format !== FORMAT) throw new BadFile("newer");
  const { games } = said as { games?: unknown };
  if (!Array.isArray(games)) throw new BadFile("broken");
  if (games.length > MOST_GAMES) throw new BadFile("too-large");
  return games.map((each, i) => {
    const game = readGame(each);
    if (!game) throw new BadFile("broken", i + 1);
    return game;
  });
}

type Fields = Record<string, unknown>;
const isObject = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isCount = (value: unknown, most = 1e6): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most;
const isFinite = (value: unknown): value is number =>
  typeof value === "number" && Number.isFinite(value);
const isList = <T>(value: unknown, is: (each: unknown) => each is T): value is T[] =>
  Array.isArray(value) && value.every(is);
const isText = (value: unknown): value is string =>
  typeof value === "string" && value.length <= 200;

function readGame(said: unknown): Kept | null {
  if (!isObject(said)) return null;
  const { record, seats, table, game, facts, review, practice } = said;
  if (!isRecord(record)) return null;
  const isSeat = (each: unknown): each is number => isCount(each, record.explorers.length - 1);
  if (!isList(seats, isSeat) || !seats.length) return null;
  if (table !== null && !(typeof table === "string" && /^[\w-]{1,40}$/.test(table))) return null;
  if (game !== null && !isCount(game)) return null;
  const made = newGame(record, seats, table, table === null ? null : game, 0);
  if (made.seats.length !== seats.length) return null;
  // What can be computed again is left out if it is wrong; the game itself is not.
  const known = { ...made, facts: readFacts(facts), review: readReview(review) };
  return practice === true ? { ...known, practice } : known;
}

function isRecord(said: unknown): said is GameRecord {
  if (!isObject(said) || said.format !== "tacora-game/1") return false;
  const { edition, relics, explorers, expeditions, result, bots, date } = said;
  if (!EDITIONS.some((each) => each.id === edition && each.relics === relics)) return false;
  if (!isList(explorers, isText) || explorers.length < 3 || explorers.length > 8) return false;
  const seats = explorers.length;
  if (!Array.isArray(expeditions) || !expeditions.length || expeditions.length > 5) return false;
  if (bots !== undefined && !(isList(bots, isText) && bots.length === seats)) return false;
  if (date !== undefined && !isCount(date, 8.64e15)) return false;
  if (!isObject(result) || JSON.stringify(said).length > 4 * MOST_RECORD) return false;
  const { points, winners, relics: taken } = result;
  return (
    isList(points, (each): each is number => isCount(each)) &&
    points.length === seats &&
    isList(taken, (each): each is number => isCount(each, 5)) &&
    taken.length === seats &&
    isList(winners, (each): each is number => isCount(each, seats - 1)) &&
    winners.length > 0
  );
}

function readFacts(said: unknown): Facts | null {
  if (!isObject(said) || said.version !== FACTS) return null;
  const { choices, trips, behind } = said;
  const isChoice = (each: unknown): each is Choice =>
    isList(each, (part): part is number => isCount(part)) && each.length === 6;
  const isTrip = (each: unknown): each is Trip =>
    isObject(each) &&
    [each.gems, each.path, each.relics].every((part) => isCount(part)) &&
    (each.lost === null || isCount(each.lost)) &&
    [each.alone, each.last, each.narrow].every((part) => typeof part === "boolean");
  if (!isList(choices, isChoice) || !isList(trips, isTrip) || trips.length > 5) return null;
  return isFinite(behind) && choices.length <= 200
    ? { version: FACTS, choices, trips, behind }
    : null;
}

function readReview(said: unknown): Reviewed | null {
  if (!isObject(said)) return null;
  const { value, margin, title, luck } = said;
  if (!isFinite(value) || !isFinite(margin) || !isFinite(luck) || !isText(title)) return null;
  return { value, margin, title, luck };
}
