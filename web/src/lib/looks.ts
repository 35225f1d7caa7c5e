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

/** How one explorer is drawn. */
interface Drawn {
  colour: number;
  shape: number;
  face: string;
  /** What it wears; 0 is nothing. */
  worn: number;
}

/** How a seat is drawn: a bot has the face of its character, and of several bots of one character
 *  each but the first wears something of its own. */
export function lookup(): (seat: number) => Drawn {
  const seats = getContext<Seats | undefined>(KEY);
  const animal = (held: SeatView | null | undefined): string | null =>
    held && held.look?.face == null ? (held.bot ?? "bot") : null;
  return (seat) => {
    const all = seats?.() ?? [];
    const held = all[seat];
    const { colour, shape, face } = held?.look ?? usualLook(seat);
    const alike = (each: SeatView | null): boolean => !!held && animal(each) === animal(held);
    const worn = animal(held) === null ? 0 : all.slice(0, seat).filter(alike).length;
    return { colour, shape, face: String(face ?? held?.bot ?? "bot"), worn };
  };
}
