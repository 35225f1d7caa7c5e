// How the explorer of each seat is drawn: what the table says, or the usual look of the seat.
import { getContext, setContext } from "svelte";
import type { Look, SeatView } from "./protocol";

import type { Emotes } from "./emotes.svelte";

type Seats = () => (SeatView | null)[];
type Felt = () => Emotes | null | undefined;
const KEY = Symbol("looks");
const FELT = Symbol("emotes");

export const COLOURS = 8;
export const SHAPES = 8;
export const FACES = 12;

export const usualLook = (seat: number): Look => ({ colour: seat, shape: seat, face: seat });

/** The parts inside this one draw the explorers of these seats. */
export const showLooks = (seats: Seats): void => void setContext(KEY, seats);

/** The explorers inside this part show the emotes of their seats. */
export const showEmotes = (emotes: Felt): void => void setContext(FELT, emotes);
export const emotesHere = (): Felt | undefined => getContext(FELT);

/** Colour, shape and face of a seat; a bot has the face of its character. */
export function lookup(): (seat: number) => { colour: number; shape: number; face: string } {
  const seats = getContext<Seats | undefined>(KEY);
  return (seat) => {
    const held = seats?.()[seat];
    const { colour, shape, face } = held?.look ?? usualLook(seat);
    return { colour, shape, face: String(face ?? held?.bot ?? "bot") };
  };
}
