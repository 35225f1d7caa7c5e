// The stones that are drawn in a chest: the more it holds, the higher they lie.
import type { EditionData } from "./cards";

/** How many places there are from below, row by row; those of a row fill from its middle. */
const ROWS = [[2, 1, 3, 0, 4], [1, 2, 0, 3], [1, 0, 2], [0, 1], [0]];
/** Each stone stands for this many points. */
const EACH = 5;
const MOST = ROWS.flat().length;
const SIZE = 15;
const STEP = { across: 9.4, up: 7 };
const MIDDLE = 32;

export interface Stone {
  name: string;
  /** Its left upper corner and its size, where the chest is 64 wide. */
  x: number;
  /** Below zero: higher than the lowest row. */
  y: number;
  size: number;
}

/** A heap that is higher for more points, of the stones that show them: a ten counts twice. */
export function heapOf(points: number, { stones }: Pick<EditionData, "stones">): Stone[] {
  const small = stones.at(-1)?.name ?? "ruby";
  const five = stones.find(({ worth }) => worth === EACH)?.name ?? small;
  const ten = stones.find(({ worth }) => worth === 2 * EACH)?.name ?? five;
  const places = ROWS.flatMap((order, row) =>
    order.map((place) => ({
      x: MIDDLE - SIZE / 2 + (place - (order.length - 1) / 2) * STEP.across,
      y: -row * STEP.up,
    })),
  );
  const drawn = Math.min(MOST, Math.ceil(points / EACH));
  return places.slice(0, drawn).map((place, i) => {
    const isTen = i < 2 * Math.floor(points / (2 * EACH));
    const name = points - i * EACH < EACH ? small : isTen ? ten : five;
    return { name, ...place, size: SIZE };
  });
}
