// A game as this device keeps it: its record, the own seats, and what was computed of it.
import { sha256 } from "../lib/sha256";
import { FACTS, type Facts } from "./facts";

/** A record in its JSON form; docs/record.md. Further fields stand beside these. */
export interface GameRecord {
  format: string;
  edition: string;
  relics: boolean;
  explorers: string[];
  expeditions: unknown[];
  result: { points: number[]; relics: number[]; winners: number[] };
  bots?: string[];
  /** Where it was taken over, if it was played on from a moment of another game. */
  began?: unknown;
  /** When the game ended, in milliseconds. */
  date?: number;
  [more: string]: unknown;
}
/** What the review of the game said about the player. */
export interface Reviewed {
  value: number;
  margin: number;
  title: string;
  luck: number;
}
export interface Kept {
  id: string;
  record: GameRecord;
  /** The own seats: several where people share a device. */
  seats: number[];
  /** The table and the number of the game there, if it was played on a server. */
  table: string | null;
  game: number | null;
  /** When it ended, in milliseconds. */
  at: number;
  /** Null until they are computed, and where several people share the device. */
  facts: Facts | null;
  review: Reviewed | null;
  /** Whether it was practice in the daily cave of an earlier day, whose cards can be known. */
  practice?: true;
}

/** The digest that all devices of one game have in common. */
export function digestOf({ edition, relics, explorers, expeditions, date }: GameRecord): string {
  return sha256(JSON.stringify([edition, relics, explorers, expeditions, date ?? null])).slice(
    0,
    24,
  );
}

export function newGame(
  record: GameRecord,
  seats: number[],
  table: string | null,
  game: number | null,
  now: number,
): Kept {
  const own = [...new Set(seats)].sort((a, b) => a - b);
  return {
    id: `${digestOf(record)}-${own.join(".")}`,
    record,
    seats: own,
    table,
    game,
    at: typeof record.date === "number" ? record.date : now,
    facts: null,
    review: null,
  };
}

/** Two copies of one game as one: what either of them knows. */
export function merged(one: Kept, other: Kept): Kept {
  const newer = (other.facts?.version ?? 0) > (one.facts?.version ?? 0) ? other.facts : one.facts;
  return {
    ...one,
    table: one.table ?? other.table,
    game: one.table ? one.game : other.game,
    facts: newer,
    review: one.review ?? other.review,
    ...((one.practice ?? other.practice) && { practice: true }),
  };
}

/** The own seat, or null where several people share the device. */
export const ownSeat = ({ seats }: Kept): number | null => (seats.length === 1 ? seats[0]! : null);

/** Whether the statistics count it: no practice, and alone at this device from its first card on. */
export const counts = (game: Kept): boolean =>
  ownSeat(game) !== null && !game.record.began && !game.practice;

/** The own share of the victory: 1, a part of it if several won, or 0. */
export function victory({ record, seats }: Kept): number {
  const { winners } = record.result;
  return winners.includes(seats[0]!) ? 1 / winners.length : 0;
}

/** The place of a seat, from 1; explorers with equal points share a place. */
export function placeOf({ record }: Kept, seat: number): number {
  const { points, winners } = record.result;
  if (winners.includes(seat)) return 1;
  return 1 + points.filter((each, i) => winners.includes(i) || each > points[seat]!).length;
}

/** Whether its facts are still to be computed. */
export const lacksFacts = (game: Kept): boolean =>
  ownSeat(game) !== null && game.facts?.version !== FACTS;
