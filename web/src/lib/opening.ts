// In which order and how fast the chests are opened at the end of a game.
import type { Result } from "./protocol";

export interface Place {
  seat: number;
  points: number;
  won: boolean;
}
/** Those whose chests open together, and when, in milliseconds of the scene. */
export interface Opening {
  seats: number[];
  at: number;
  lasts: number;
}

/** How long one opening takes, and all openings before the last one together at most. */
const EACH_MS = 900;
const BEFORE_MS = 3800;
/** All are seen closed before the first one opens. */
const CLOSED_MS = 400;
/** The last chest waits a moment, and is counted more slowly. */
const HOLD_MS = 450;
const LAST_MS = 1300;

/** All explorers, the winners first. */
export function places({ points, winners }: Result): Place[] {
  return points
    .map((each, seat) => ({ seat, points: each, won: winners.includes(seat) }))
    .sort((a, b) => Number(b.won) - Number(a.won) || b.points - a.points);
}

/** From the last place to the first; explorers who share a place open together. */
export function openings(ranks: Place[]): Opening[] {
  const together = new Map<string, number[]>();
  for (const { seat, points, won } of [...ranks].reverse()) {
    const place = `${won} ${points}`;
    together.set(place, [...(together.get(place) ?? []), seat]);
  }
  const groups = [...together.values()];
  const each = Math.min(EACH_MS, Math.floor(BEFORE_MS / Math.max(1, groups.length - 1)));
  return groups.map((seats, i) =>
    i < groups.length - 1
      ? { seats, at: CLOSED_MS + i * each, lasts: each }
      : { seats, at: CLOSED_MS + i * each + HOLD_MS, lasts: LAST_MS },
  );
}

/** From 0 to 1: how much of a chest has been counted; null while it is closed. */
export function counted({ at, lasts }: Opening, now: number): number | null {
  return now < at ? null : Math.min(1, (now - at) / lasts);
}
