// The puzzles: fetched once, chosen by rating, and what an answer changes.
import type { GameView } from "./protocol";

export type Choice = "go_on" | "leave";
/** One puzzle as the build writes it, from the file of the package. */
export interface Puzzle {
  id: string;
  edition: string;
  relics: boolean;
  seat: number;
  game: GameView;
  basis: "gems" | "win share" | "estimate";
  leave: number;
  go_on: number;
  error: number;
  /** The champion's chances of winning: of leaving and of going on. */
  chances: [number, number];
  /** The chance that each other explorer inside leaves now. */
  others: number[];
  mu: number;
  sigma: number;
}
export interface Rating {
  mu: number;
  sigma: number;
}
/** What the player has done so far. */
export interface Standing extends Rating {
  solved: number;
  failed: number;
  /** The puzzles that were answered, the latest last. */
  seen: string[];
  /** The longest streak. */
  best: number;
}

/** openskill's usual numbers. */
const MU = 25;
const SIGMA = MU / 3;
const BETA = MU / 6;
const TAU = MU / 300;
const KAPPA = 0.0001;
/** A rating is shown as 1500 for the usual one, and 60 for each point of openskill. */
const SHOWN = 1500;
const SCALE = 60;
/** The next puzzle is one of this many that fit best. */
const AMONG = 6;
/** A streak has become as hard as it gets after this many puzzles. */
const CLIMB = 30;

export const BEGINNER: Standing = {
  mu: MU,
  sigma: SIGMA,
  solved: 0,
  failed: 0,
  seen: [],
  best: 0,
};

export const shownRating = (mu: number): number => Math.round(SHOWN + SCALE * (mu - MU));
/** Half the width of the 95 % interval of a rating, as it is shown. */
export const shownMargin = (sigma: number): number => Math.round(SCALE * 1.96 * sigma);

export const answerOf = ({ leave, go_on }: Puzzle): Choice => (leave > go_on ? "leave" : "go_on");

/** The rating of a player after a match with a puzzle: Plackett-Luce with two sides, as openskill. */
export function rated(player: Rating, puzzle: Rating, right: boolean): Rating {
  const own = player.sigma ** 2 + TAU ** 2;
  const other = puzzle.sigma ** 2 + TAU ** 2;
  const c = Math.sqrt(own + other + 2 * BETA ** 2);
  const expected = 1 / (1 + Math.exp((puzzle.mu - player.mu) / c));
  const omega = ((right ? 1 - expected : -expected) * own) / c;
  const gamma = Math.sqrt(own) / c;
  const delta = (gamma * expected * (1 - expected) * own) / c ** 2;
  return {
    mu: player.mu + omega,
    sigma: Math.sqrt(own * Math.max(1 - delta, KAPPA)),
  };
}

/** What the player has done after one more answer; a puzzle that was seen before is not rated. */
export function answered(before: Standing, puzzle: Puzzle, right: boolean): Standing {
  const seen = [...before.seen.filter((each) => each !== puzzle.id), puzzle.id];
  if (before.seen.includes(puzzle.id)) return { ...before, seen };
  return {
    ...before,
    ...rated(before, puzzle, right),
    solved: before.solved + (right ? 1 : 0),
    failed: before.failed + (right ? 0 : 1),
    seen,
  };
}

/** The rating of the puzzle that comes after this many right answers of a streak. */
export function climb(puzzles: Puzzle[], streak: number): number {
  const ratings = puzzles.map(({ mu }) => mu).sort((one, other) => one - other);
  const place = Math.min(1, streak / CLIMB) * (ratings.length - 1);
  return ratings[Math.round(place)] ?? MU;
}

/** The next puzzle: new if there is a new one, and near a rating; otherwise one seen long ago. */
export function choose(
  puzzles: Puzzle[],
  seen: string[],
  mu: number,
  random: () => number = Math.random,
): Puzzle {
  const fresh = puzzles.filter(({ id }) => !seen.includes(id));
  const old = seen.slice(0, Math.ceil(seen.length / 2));
  const from = fresh.length ? fresh : puzzles.filter(({ id }) => old.includes(id));
  const near = (from.length ? from : puzzles)
    .toSorted((one, other) => Math.abs(one.mu - mu) - Math.abs(other.mu - mu))
    .slice(0, AMONG);
  return near[Math.floor(random() * near.length)]!;
}

/** All puzzles; the file is fetched when the first one is wanted. */
export async function fetchPuzzles(): Promise<Puzzle[]> {
  const answer = await fetch(document.documentElement.dataset.puzzles!);
  if (!answer.ok) throw new Error(answer.statusText);
  return (await answer.json()) as Puzzle[];
}
