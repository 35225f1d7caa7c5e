// Which sound belongs to what is being shown, and what the device does in the hand.
import { faceOf } from "../lib/cards";
import type { GameView, Happening } from "../lib/happening";
import type { Shown } from "../lib/stage.svelte";

export const CUES = [
  "card",
  "gems",
  "hush",
  "relic",
  "trap",
  "collapse",
  "flight",
  "tent",
  "late",
  "victory",
] as const;
export type Cue = (typeof CUES)[number];
export interface Sound {
  cue: Cue;
  /** Of gems: how many. */
  amount: number;
}

/** What is heard at the moment at which it is seen; all cards sound alike until they lie face up. */
export function soundOf(shown: Shown, game: GameView, event: Happening | null): Sound | null {
  const cue = shown === "seen" ? ofSeen(game, event) : ofAct(shown, event);
  const gems =
    event?.event === "treasure_shared" ? event.each * event.seats.length + event.left : 1;
  return cue && { cue, amount: gems };
}

function ofAct(shown: Shown, event: Happening | null): Cue | null {
  // While gems are shared, the card has been turned before.
  if (shown === "card") return event?.event === "card_revealed" ? "card" : null;
  const cues: Partial<Record<Shown, Cue>> = {
    hush: "hush",
    walk: "tent",
    collapse: "collapse",
    flee: "flight",
    late: "late",
  };
  return cues[shown] ?? null;
}

function ofSeen(game: GameView, event: Happening | null): Cue | null {
  if (event?.event === "treasure_shared") return "gems";
  if (event?.event === "relic_taken") return "relic";
  if (event?.event === "game_ended") return "victory";
  if (event?.event !== "card_revealed") return null;
  const face = faceOf(event.card);
  if (face.kind === "relic") return "relic";
  // The second trap of a kind is heard with the flight from it.
  const first = game.path.filter(({ card }) => card === event.card).length < 2;
  return face.kind === "trap" && first ? "trap" : null;
}

/** From 0 to 1: how dangerous the next card is, as far as the table shows it. */
export function dangerOf(game: GameView | null): number {
  if (!game || game.awaits === "nothing") return 0;
  const [deadly, total] = game.odds?.collapse ?? [0, 0];
  if (total) return deadly / total;
  const traps = new Set(
    game.path.map(({ card }) => card).filter((each) => faceOf(each).kind === "trap"),
  );
  return traps.size * 0.07;
}

/** Milliseconds of vibrating and of rest, in turn. */
export const TOUCH: Partial<Record<Cue, number[]>> = {
  relic: [20, 40, 20],
  trap: [50],
  collapse: [80, 50, 160],
  tent: [15, 60, 15],
  late: [25],
  victory: [30, 60, 30, 60, 90],
};
