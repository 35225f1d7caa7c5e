// The games of this browser: where one has sat, and what one noted for the proof of a shuffle.
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
/** What one has from before the last game whose beginning one saw. */
export interface Note {
  commitment: string | null;
  /** The numbers that this browser chose once it had noted the commitment. */
  numbers: string[];
  /** Whether the server has said that one of them counts. */
  counts?: boolean;
}

export const myGames = (): Game[] => stored<Game[]>(GAMES, []);

export function keep(game: Game): void {
  const others = myGames().filter((each) => each.table !== game.table);
  store(GAMES, [game, ...others].slice(0, MOST));
}

/** Whoever has left for good cannot go back in. */
export const forget = (table: string): void =>
  store(
    GAMES,
    myGames().filter((each) => each.table !== table),
  );

export const noteOf = (table: string): Note =>
  stored<Note>(`tacora-note-${table}`, { commitment: null, numbers: [] });

/** Remember what the server committed to before the first card, and what was added to it. */
export function note(table: string, changes: Partial<Note>): void {
  store(`tacora-note-${table}`, { ...noteOf(table), ...changes });
}
