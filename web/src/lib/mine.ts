// The tables at which this browser has a seat, and what it noted to check their shuffles.
import type { TableView, You } from "./happening";
import { store, stored } from "./settings.svelte";

const GAMES = "tacora-games";
const MOST = 30;

export interface Game {
  table: string;
  at: number;
  names: string[];
  edition: string;
  over: boolean;
  /** The number of the last game at this table. */
  game?: number;
}
/** What this browser noted of a shuffle while the server's secret was sealed. */
export interface Note {
  commitment: string | null;
  /** The numbers that this browser chose once it had noted the commitment. */
  numbers: string[];
  /** Whether the server has acknowledged one of them. */
  counts?: boolean;
  /** The number with which this browser asked for a seat; it counts if no other one did. */
  sat?: string;
  /** The entries of all seats, as they were told with the first card. */
  told?: string[];
  /** The own seats then. */
  seats?: number[];
  /** Where the game was told to begin, if it is taken over from another one. */
  began?: string;
  /** The expedition and the turn of the last card that was seen under this commitment. */
  seen?: [number, number];
  /** The cards that were seen, by expedition and turn: "1.2" is the second of the first. */
  cards?: Record<string, string>;
  /** The notes of this game from before the table was restored from a backup. */
  before?: Note[];
}

export const myGames = (): Game[] => stored<Game[]>(GAMES, []);

export function keep(game: Game): void {
  const others = myGames().filter((each) => each.table !== game.table);
  store(GAMES, [game, ...others].slice(0, MOST));
}

/** Remove a table that the person has left for good. */
export const forget = (table: string): void =>
  store(
    GAMES,
    myGames().filter((each) => each.table !== table),
  );

/** Forget all tables whose game is over. */
export const forgetAll = (): void =>
  store(
    GAMES,
    myGames().filter(({ over }) => !over),
  );

export const noteOf = (table: string): Note =>
  stored<Note>(`tacora-note-${table}`, { commitment: null, numbers: [] });

/** Store the server's commitment before the first card, and the number that was added. */
export function note(table: string, changes: Partial<Note>): void {
  store(`tacora-note-${table}`, { ...noteOf(table), ...changes });
}

/** Begin a note of another commitment; in a running game the notes before it are kept. */
export function noteAnew(table: string, commitment: string, playing: boolean): void {
  // A restore goes back to an earlier turn, from which other cards may come.
  const { before = [], ...last } = { ...noteOf(table), cards: undefined };
  const fresh: Note = { commitment, numbers: [], counts: false };
  if (last.commitment === null && last.sat) fresh.sat = last.sat;
  if (playing && last.commitment !== null) {
    fresh.before = [...before, last];
    fresh.began = last.began;
  }
  store(`tacora-note-${table}`, fresh);
}

/** Note what a view says about the shuffle, unless it was noted before: the first note counts. */
export function noteShuffle(table: string, view: TableView, you: You | null): void {
  const { commitment, numbers } = view.shuffle;
  if (takesNumbers(view) && noteOf(table).commitment !== commitment)
    noteAnew(table, commitment, view.phase === "playing");
  const { expedition: from, turn: after, awaits, same_cards: same } = view.began ?? {};
  if (view.phase === "open")
    note(table, { began: view.began ? [from, after, awaits, same].join() : undefined });
  const { game } = view;
  const noted = noteOf(table);
  if (view.phase !== "playing" || !game || !numbers.length) return;
  // A commitment that is first seen when cards are already out proves nothing.
  if (noted.commitment !== commitment) return;
  const { told = numbers, seats = you?.seats } = noted;
  const { expedition, turn } = game;
  const card = game.awaits === "choices" ? game.path.at(-1)?.card : undefined;
  const cards = { ...(card && { [`${expedition}.${turn}`]: card }), ...noted.cards };
  note(table, { told, seats, seen: [expedition, turn], cards });
}

/** Whether numbers can be added: before a game, and after a restore until the next card. */
export const takesNumbers = (view: TableView): boolean =>
  view.phase === "open" ||
  (view.phase === "playing" && view.game !== null && !view.shuffle.numbers.length);
