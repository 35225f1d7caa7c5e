// A line drawing for each achievement, in a disc of 48 by 48.
import type { Achievement } from "./achievements";

export const PICTURES: Record<Achievement, string> = {
  // A shield
  untouched: "M24 11l11 4v9c0 7-5 11-11 14c-6-3-11-7-11-14v-9zM19 24l4 4l7-8",
  // Five strokes
  "every-day": "M13 15v18M19 15v18M25 15v18M31 15v18M10 29L36 19",
  // An arrow that turns upwards
  comeback: "M11 19l7 10l6-6l6 6l8-14M31 14l7 1l1 7",
  // Down, and higher up again
  "fall-and-rise": "M11 16h6l4 16h6l6-20M29 16l4-5l4 5",
  // A torch
  "last-out": "M21 26h6l-1 12h-4zM24 10c5 5 6 8 4 12h-8c-2-4 1-6 4-12z",
  // A watch
  "in-time": "M24 15a11 11 0 1 0 .1 0zM24 20v6l4 3M21 10h6",
  // A broom
  sweep: "M34 10L24 24M18 23l9 6l-5 9l-11-7zM17 33l3-5",
  // A flash above a card
  nerve: "M26 9l-9 16h8l-3 14l10-18h-8z",
  // Two jars
  "two-relics":
    "M15 17h6l2 5c2 6-1 10-5 12c-4-2-7-6-5-12zM29 17h6l2 5c2 6-1 10-5 12c-4-2-7-6-5-12zM16 13h4M30 13h4",
  // A crown
  champion: "M12 32l-1-15l7 6l6-10l6 10l7-6l-1 15zM13 36h22",
  // A lamp
  "clear-head": "M24 11a9 9 0 0 0-5 16c1 1 1 2 1 4h8c0-2 0-3 1-4a9 9 0 0 0-5-16zM21 35h6",
  // An open book
  "five-books": "M24 16c-4-3-8-3-13-2v19c5-1 9-1 13 2c4-3 8-3 13-2V14c-5-1-9-1-13 2zM24 16v19",
};
