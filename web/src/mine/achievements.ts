// Twelve deeds in the games that were played; none of them needs only patience.
import { EDITIONS } from "../lib/cards";
import type { Trip } from "./facts";
import { counts, victory, type Kept } from "./game";

export const ACHIEVEMENTS = [
  "untouched",
  "every-day",
  "comeback",
  "fall-and-rise",
  "last-out",
  "in-time",
  "sweep",
  "nerve",
  "two-relics",
  "champion",
  "clear-head",
  "five-books",
] as const;
export type Achievement = (typeof ACHIEVEMENTS)[number];

/** The amounts that the sentences name. */
export const LIMITS = {
  comeback: 8,
  "fall-and-rise": 12,
  "last-out": 15,
  sweep: 8,
  nerve: 20,
  "nerve-risk": 20,
  "two-relics": 2,
  "clear-head": 10,
} as const;

export interface Earned {
  name: Achievement;
  /** The game in which it was first done; null if it is still to be done. */
  game: Kept | null;
  /** For what takes several games: how far it is. */
  done: number;
  of: number;
}

type Deed = (game: Kept, trips: readonly Trip[]) => boolean;
const won = (game: Kept): boolean => victory(game) > 0;

/** Titles of the review at least as good as the scholar's. */
const CLEAR = ["scholar", "veteran", "champion"];

const DEEDS: Record<Exclude<Achievement, "five-books">, Deed> = {
  untouched: (game, trips) => won(game) && trips.every(({ lost }) => !lost),
  "every-day": (_, trips) => trips.length === 5 && trips.every(({ gems }) => gems > 0),
  comeback: (game) => won(game) && game.facts!.behind >= LIMITS.comeback,
  "fall-and-rise": (game, trips) =>
    won(game) && trips.some(({ lost }) => (lost ?? 0) >= LIMITS["fall-and-rise"]),
  "last-out": (_, trips) => trips.some(({ last, gems }) => last && gems >= LIMITS["last-out"]),
  "in-time": (_, trips) => trips.some(({ narrow }) => narrow),
  sweep: (_, trips) => trips.some(({ alone, path }) => alone && path >= LIMITS.sweep),
  nerve: ({ facts }, trips) =>
    trips.some(
      ({ gems }, i) =>
        gems >= LIMITS.nerve &&
        facts!.choices.some(
          ([expedition, , , , risk, left]) =>
            expedition === i + 1 && !left && risk >= 10 * LIMITS["nerve-risk"],
        ),
    ),
  "two-relics": (_, trips) =>
    trips.reduce((sum, { relics }) => sum + relics, 0) >= LIMITS["two-relics"],
  champion: (game) =>
    won(game) &&
    (game.record.bots ?? []).some((bot, seat) => bot === "champion" && !game.seats.includes(seat)),
  "clear-head": ({ review, facts }) =>
    review !== null &&
    CLEAR.includes(review.title) &&
    facts!.choices.length >= LIMITS["clear-head"],
};

const BOOKS = [...new Set(EDITIONS.map(({ id }) => id))];

/** All achievements in their order; only games that count. */
export function achievements(games: readonly Kept[]): Earned[] {
  const counted = games.filter((each) => counts(each) && each.facts).sort((a, b) => a.at - b.at);
  return ACHIEVEMENTS.map((name) => {
    if (name === "five-books") return books(counted);
    const game = counted.find((each) => DEEDS[name](each, each.facts!.trips)) ?? null;
    return { name, game, done: game ? 1 : 0, of: 1 };
  });
}

/** A game won by each of the rulebooks. */
function books(games: readonly Kept[]): Earned {
  const first = new Map<string, Kept>();
  for (const game of games) {
    const { edition } = game.record;
    if (won(game) && BOOKS.includes(edition) && !first.has(edition)) first.set(edition, game);
  }
  const all = first.size === BOOKS.length;
  return {
    name: "five-books",
    game: all ? [...first.values()].at(-1)! : null,
    done: first.size,
    of: BOOKS.length,
  };
}
