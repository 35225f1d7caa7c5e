// What each explorer is doing, as the camp shows it.
import type { GameView, SeatView } from "./happening";

interface Shown {
  game: GameView;
  seats: (SeatView | null)[];
  /** Whether a person is connected. */
  here: (person: number) => boolean;
  /** The seats of explorers who are on their way back. */
  leaving: number[];
  /** Whether choices are awaited. */
  deciding: boolean;
}

/** The state of an explorer, as the code of its words. */
export function stateOf(seat: number, { game, seats, here, leaving, deciding }: Shown): string {
  const it = game.explorers[seat];
  const holder = seats[seat];
  if (!it?.in_cave) return "at-camp";
  if (leaving.includes(seat)) return "leaving";
  if (!deciding) return "inside";
  if (holder?.person != null && !holder.played_by_bot && !here(holder.person)) return "away";
  const thinks =
    game.awaited.includes(seat) ||
    (game.awaits === "choices" && (holder?.bot || holder?.played_by_bot));
  return it.sealed ? "sealed" : thinks ? "deciding" : "inside";
}
