// Where gems lie on a card: rows that interlock, as on dice and playing cards, so that one sees
// how many they are without counting.

/** The field of a card that is 100 wide and 132 high, below the number in its corner. */
const FIELD = { middle: 50, top: 37, width: 92, height: 90 };
const LARGEST = 42;
/** Gems are wider than high, and rows may touch. */
const ROW = 0.94;

const ROWS: Record<number, number[]> = {
  1: [1],
  2: [2],
  3: [1, 2],
  4: [2, 2],
  5: [2, 1, 2],
  6: [3, 3],
  7: [2, 3, 2],
  8: [3, 2, 3],
  9: [3, 3, 3],
  10: [3, 4, 3],
  11: [4, 3, 4],
  12: [4, 4, 4],
  13: [3, 2, 3, 2, 3],
  14: [2, 3, 4, 3, 2],
  15: [3, 3, 3, 3, 3],
  16: [4, 4, 4, 4],
  17: [3, 4, 3, 4, 3],
};

export interface Spot {
  x: number;
  y: number;
  size: number;
}

/** The rows of a number of gems; no book has a card of more than 17, but one's own edition may. */
export function rowsOf(count: number): number[] {
  const known = ROWS[count];
  if (known || count < 1) return known ?? [];
  const wide = Math.ceil(Math.sqrt(count));
  const rows = Math.ceil(count / wide);
  return Array.from({ length: rows }, (_, i) =>
    Math.floor(count / rows + (i < count % rows ? 1 : 0)),
  );
}

/** The left upper corners of the gems, and their size. */
export function spotsOf(count: number): Spot[] {
  const rows = rowsOf(count);
  const size = Math.min(
    LARGEST,
    FIELD.width / Math.max(...rows),
    FIELD.height / (ROW * (rows.length - 1) + 1),
  );
  const top = FIELD.top + (FIELD.height - size * (ROW * (rows.length - 1) + 1)) / 2;
  return rows.flatMap((gems, row) =>
    Array.from({ length: gems }, (_, i) => ({
      x: FIELD.middle + (i - gems / 2) * size,
      y: top + row * ROW * size,
      size,
    })),
  );
}
