// Figures of the games that were played: pure, from what this device keeps.
import equilibrium from "../data/equilibrium.json";
import { editionOf } from "../lib/cards";
import { counts, victory, type Kept } from "./game";

export interface Wins {
  games: number;
  /** Victories; a shared one counts as a part. */
  wins: number;
  /** The victories of players who are all alike. */
  even: number;
}
export interface Group extends Wins {
  name: string;
}

/** The games that count. */
export const ownGames = (games: readonly Kept[]): Kept[] => games.filter(counts);

export function winsOf(games: readonly Kept[]): Wins {
  return {
    games: games.length,
    wins: games.reduce((sum, each) => sum + victory(each), 0),
    even: games.reduce((sum, { record }) => sum + 1 / record.explorers.length, 0),
  };
}

function grouped(games: readonly Kept[], by: (game: Kept) => string): Group[] {
  const found = new Map<string, Kept[]>();
  for (const game of games) found.set(by(game), [...(found.get(by(game)) ?? []), game]);
  return [...found].map(([name, each]) => ({ name, ...winsOf(each) }));
}

/** By rule set, the most played first. */
export const byEdition = (games: readonly Kept[]): Group[] =>
  grouped(games, ({ record }) => editionOf(record.edition, record.relics).name).sort(
    (a, b) => b.games - a.games || a.name.localeCompare(b.name),
  );
export const bySize = (games: readonly Kept[]): Group[] =>
  grouped(games, ({ record }) => `${record.explorers.length}`).sort(
    (a, b) => Number(a.name) - Number(b.name),
  );

/** From which value on a choice belongs to a group: the risk in thousandths, and gems carried. */
export const STEPS = { risk: [0, 1, 101, 201, 301], gems: [0, 3, 6, 9, 12] } as const;
export type Kind = keyof typeof STEPS;

export interface Habit {
  choices: number;
  /** The share of own choices to leave, and that of the equilibrium at tables of the same size. */
  own: number;
  equilibrium: number;
}

/** How often the equilibrium leaves, by table size and group; `tools/habits.py` computes it. */
const BEST = equilibrium as Record<Kind, Record<string, number[]>>;

/** For each group of choices how often one leaves, beside the equilibrium. */
export function habits(games: readonly Kept[], kind: Kind): Habit[] {
  const steps = STEPS[kind];
  const rows = steps.map(() => ({ choices: 0, left: 0, best: 0 }));
  for (const { facts, record } of ownGames(games))
    for (const [, carried, , , risk, left] of facts?.choices ?? []) {
      const at = steps.findLastIndex((step) => (kind === "risk" ? risk : carried) >= step);
      const row = rows[Math.max(0, at)]!;
      row.choices += 1;
      row.left += left;
      row.best += BEST[kind][record.explorers.length]?.[Math.max(0, at)] ?? 0;
    }
  return rows.map(({ choices, left, best }) => ({
    choices,
    own: choices ? left / choices : 0,
    equilibrium: choices ? best / choices : 0,
  }));
}

export interface Figure {
  game: Kept;
  value: number;
  margin: number;
  /** The mean of this figure and the nine before it. */
  mean: number;
}
const MEAN_OF = 10;

/** The performance of every reviewed game, the first one first. */
export function performances(games: readonly Kept[]): Figure[] {
  const reviewed = ownGames(games)
    .filter(({ review }) => review)
    .sort((a, b) => a.at - b.at);
  return reviewed.map((game, i) => {
    const last = reviewed.slice(Math.max(0, i + 1 - MEAN_OF), i + 1);
    const { value, margin } = game.review!;
    const mean = last.reduce((sum, each) => sum + each.review!.value, 0) / last.length;
    return { game, value, margin, mean };
  });
}
