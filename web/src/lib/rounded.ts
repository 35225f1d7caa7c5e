// Numbers as they are shown, so that what a reader adds up is right to the last digit.

/** A number with the digits that are shown of it. `toFixed` rounds some ties in another way. */
export const rounded = (value: number, digits: number): number =>
  Number(
    new Intl.NumberFormat("en", { maximumFractionDigits: digits, useGrouping: false }).format(
      value,
    ),
  );

/** The difference of two numbers that are shown beside it with the same digits. */
export const shownDifference = (from: number, less: number, digits: number): number =>
  rounded(rounded(from, digits) - rounded(less, digits), digits);
