// How cards are written in messages: "7", "snake", "relic:5" or "relic".
import editionList from "../../generated/editions.json";

export interface EditionData {
  id: string;
  name: string;
  relics: boolean;
  title: string;
  language: string;
  year: number | null;
  place: string;
  traps: string[];
  tie: string;
  firstTrap: string;
  stones: { name: string; worth: number }[];
}
/** The texts of a rule set in one language, from `/rules/<language>.json`. */
export interface Told {
  book: string;
  kind: string;
  label: string;
  source: string;
  sections: { name: string; heading: string; paragraphs: string[] }[];
  relics: string;
  firstTrap: string;
  tie: string;
  leader: string;
  chests: string;
}
export type Face =
  | { kind: "treasure"; gems: number }
  | { kind: "relic"; worth: number | null }
  | { kind: "trap"; trap: string };

export const EDITIONS = editionList as EditionData[];

/** The rule set of a table; if relics are not chosen, the book's basic game, which is its first. */
export function editionOf(id: string, relics: boolean | null | undefined): EditionData {
  const found = EDITIONS.filter((each) => each.id === id);
  return found.find((each) => each.relics === relics) ?? found[0] ?? EDITIONS[0]!;
}

export function faceOf(card: string): Face {
  if (/^\d+$/.test(card)) return { kind: "treasure", gems: Number(card) };
  if (card === "relic" || card.startsWith("relic:"))
    return { kind: "relic", worth: card.includes(":") ? Number(card.slice(6)) : null };
  return { kind: "trap", trap: card };
}

/** The printed worths of relics, each of which has its own picture. */
const WORTHS = [5, 7, 8, 10, 12];

/** Which of the five relics is drawn: by its printed worth, otherwise by how many came before it. */
export function relicOf(card: string, nth: number): number {
  const face = faceOf(card);
  const worth = face.kind === "relic" ? WORTHS.indexOf(face.worth ?? 0) : -1;
  return (worth >= 0 ? worth : nth) % WORTHS.length;
}

/** The fewest stones that show an amount, largest first. */
export function inStones(amount: number, edition: EditionData): { name: string; count: number }[] {
  const stones = [];
  for (const { name, worth } of edition.stones) {
    stones.push({ name, count: Math.floor(amount / worth) });
    amount %= worth;
  }
  return stones.filter((each) => each.count > 0);
}
