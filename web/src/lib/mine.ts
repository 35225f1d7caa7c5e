// The tables at which this browser has a seat, and what it noted to check their shuffles.
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
/** What this browser noted before the last game whose beginning it saw. */
export interface Note {
  commitment: string | null;
  /** The numbers that this browser chose once it had noted the commitment. */
  numbers: string[];
  /** Whether the server has acknowledged one of them. */
  counts?: boolean;
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

export const noteOf = (table: string): Note =>
  stored<Note>(`tacora-note-${table}`, { commitment: null, numbers: [] });

/** Store the server's commitment before the first card, and the number that was added. */
export function note(table: string, changes: Partial<Note>): void {
  store(`tacora-note-${table}`, { ...noteOf(table), ...changes });
}
