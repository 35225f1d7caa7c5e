// The games of the tests of the shuffle, and what their checks found.
import game from "../generated/game.json";
import type { ReplayView } from "../src/lib/protocol";
import type { Check, Recorded } from "../src/lib/verify";

/** A game that the Python rules played, its proof, and the moments that the server sends of it. */
interface Played {
  record: Recorded;
  replay: ReplayView;
  /** A game that was shuffled again from the second card on. */
  restored: { record: Recorded; replay: ReplayView };
  /** A daily cave whose day is over. */
  daily: { record: Recorded; replay: ReplayView };
  text: string;
  below: { limit: number; seed: string; where: (string | number)[]; number: number }[];
}
export const played = game as unknown as Played;

/** The names of the checks that failed. */
export const wrong = (checks: Check[]): string[] =>
  checks.filter((each) => each.good === false).map((each) => each.name);
export const names = (checks: Check[]): string[] => checks.map((each) => each.name);
