// A position that is set up by hand or taken over: its view with exact odds, and its link.
import rules from "../../generated/positions.json";
import type { GameView, NewPosition } from "./protocol";
import { editionOf, faceOf, type EditionData } from "./cards";
import { cardName } from "./story";
import { trapName } from "./words.svelte";

export type Position = NewPosition;
interface Deck {
  cards: Record<string, number>;
  relics: string[];
  enter: string;
  worths: number[];
  least: number;
  most: number;
}
const DECKS = rules as Record<string, Deck>;
const EXPEDITIONS = 5;

export const rulesOf = ({ edition, relics }: Pick<Position, "edition" | "relics">): EditionData =>
  editionOf(edition, relics);
export const deckOf = (position: Pick<Position, "edition" | "relics">): Deck =>
  DECKS[rulesOf(position).name]!;

/** A card in a word or a number. */
export function shortName(card: string): string {
  const face = faceOf(card);
  if (face.kind === "treasure") return String(face.gems);
  return face.kind === "trap" ? trapName(face.trap) : cardName(card);
}

/** The cards that have entered the deck by this expedition, with the number of each. */
export function wholeDeck(position: Position): Record<string, number> {
  const { cards, relics, enter } = deckOf(position);
  const found = { ...cards };
  const entered = enter === "one per expedition" ? relics.slice(0, position.expedition) : relics;
  for (const card of entered) found[card] = (found[card] ?? 0) + 1;
  return found;
}

/** The relic card that was worth this much when it was carried out. */
const takenCard = (position: Position, worth: number): string =>
  deckOf(position).relics.includes(`relic:${worth}`) ? `relic:${worth}` : "relic";

/** The cards that may still come; a card that is not there has fewer than none. */
export function bagOf(position: Position): Record<string, number> {
  const bag = wholeDeck(position);
  const gone = [
    ...position.removed,
    ...position.path.map(({ card }) => card),
    ...position.explorers.flatMap(({ relics }) =>
      relics.map((worth) => takenCard(position, worth)),
    ),
  ];
  for (const card of gone) bag[card] = (bag[card] ?? 0) - 1;
  return bag;
}

/** For each relic of the rule set, in the order of their worths, the seat that has it, or null. */
export function heldRelics(position: Position): (number | null)[] {
  const left = position.explorers.flatMap(({ relics }, seat) =>
    relics.map((worth) => ({ seat, worth })),
  );
  return deckOf(position).worths.map((worth) => {
    const at = left.findIndex((each) => each.worth === worth);
    return at < 0 ? null : left.splice(at, 1)[0]!.seat;
  });
}

/** The position in which these seats have the relics. */
export const withRelics = (position: Position, held: readonly (number | null)[]): Position => ({
  ...position,
  explorers: position.explorers.map((each, seat) => ({
    ...each,
    relics: deckOf(position).worths.filter((_, i) => held[i] === seat),
  })),
});

export const insideOf = (position: Position): number[] =>
  position.explorers.flatMap(({ in_cave }, seat) => (in_cave ? [seat] : []));

const shownGems = (position: Position): number =>
  position.path.reduce((sum, { card }) => {
    const face = faceOf(card);
    return sum + (face.kind === "treasure" ? face.gems : 0);
  }, 0);
export const lyingIn = (position: Position): number =>
  position.path.reduce((sum, { gems }) => sum + gems, 0);

/** What is wrong with a position, as the name of a sentence; null if a game can be there. */
export function faultOf(position: Position): string | null {
  const bag = bagOf(position);
  const inside = insideOf(position);
  if (!inside.length) return "nobody";
  if (!position.path.length) return "no-card";
  if (Object.values(bag).some((copies) => copies < 0)) return "too-many";
  if (!Object.values(bag).some((copies) => copies > 0)) return "deck-empty";
  if (position.carried * inside.length + lyingIn(position) > shownGems(position)) return "too-rich";
  return null;
}

/** The position as a view of the table, with exact odds. */
export function viewOf(position: Position): GameView {
  const bag = bagOf(position);
  const cards = Object.fromEntries(Object.entries(bag).filter(([, copies]) => copies > 0));
  const total = Object.values(cards).reduce((sum, copies) => sum + copies, 0);
  const lying = new Set(position.path.map(({ card }) => card));
  const deadly = Object.entries(cards).reduce(
    (sum, [card, copies]) => sum + (faceOf(card).kind === "trap" && lying.has(card) ? copies : 0),
    0,
  );
  const pool = lyingIn(position);
  const relics = position.path.filter(({ card }) => faceOf(card).kind === "relic").length;
  const { enter, relics: all } = deckOf(position);
  return {
    game: 1,
    expedition: position.expedition,
    turn: position.path.length,
    path: position.path,
    explorers: position.explorers.map((each) => ({
      chest: each.chest,
      carried: each.in_cave ? position.carried : 0,
      relics: each.relics.map((worth) => ({ relic: takenCard(position, worth), worth })),
      in_cave: each.in_cave,
      sealed: false,
    })),
    awaits: "choices",
    awaited: [],
    deadline: null,
    leader: null,
    waiting: enter === "one per expedition" ? all.slice(position.expedition) : [],
    removed: position.removed,
    odds: {
      cards,
      total,
      collapse: [deadly, total],
      leaving: insideOf(position).map((_, i) => ({
        leavers: i + 1,
        gems: position.carried + Math.floor(pool / (i + 1)),
        relics: i ? 0 : relics,
      })),
    },
    result: null,
  };
}

/** The expected change of what an explorer inside carries, by one more card. */
export function oneMoreCard(position: Position): { gain: number; loss: number } {
  const { odds } = viewOf(position);
  const inside = insideOf(position).length || 1;
  const [deadly, total] = odds!.collapse;
  const shares = Object.entries(odds!.cards).reduce((sum, [card, copies]) => {
    const face = faceOf(card);
    return sum + (face.kind === "treasure" ? copies * Math.floor(face.gems / inside) : 0);
  }, 0);
  return total
    ? { gain: shares / total, loss: (deadly / total) * position.carried }
    : { gain: 0, loss: 0 };
}

/** The position of a view, seen by a seat; relics keep their worth. */
export const positionOf = (
  game: GameView,
  edition: string,
  relics: boolean,
  seat: number,
): Position => ({
  edition,
  relics,
  expedition: game.expedition,
  seat,
  carried: game.explorers.find(({ in_cave }) => in_cave)?.carried ?? 0,
  path: game.path,
  removed: game.removed,
  explorers: game.explorers.map((each) => ({
    chest: each.chest ?? 0,
    relics: each.relics.map(({ worth }) => worth),
    in_cave: each.in_cave,
  })),
});

/** A fresh position of a rule set: three explorers after the first card. */
export function freshPosition(edition: EditionData): Position {
  return {
    edition: edition.id,
    relics: edition.relics,
    expedition: 1,
    seat: 0,
    carried: 2,
    path: [{ card: "7", gems: 1 }],
    removed: [],
    explorers: Array.from({ length: 3 }, () => ({ chest: 0, relics: [], in_cave: true })),
  };
}

// A link has the position behind `#`, in fields that are separated by tildes:
// rule set ~ expedition ~ seat ~ carried ~ path ~ removed ~ explorers.
const FIELD = "~";
const LIST = "_";

export function written(position: Position): string {
  const { expedition, seat, carried, path, removed, explorers } = position;
  return [
    rulesOf(position).name,
    expedition,
    seat,
    carried,
    path.map(({ card, gems }) => (gems ? `${card}.${gems}` : card)).join(LIST),
    removed.join(LIST),
    explorers
      .map((each) => [each.chest, ...each.relics].join(".") + (each.in_cave ? "i" : "o"))
      .join(LIST),
  ].join(FIELD);
}

const number = (text: string): number | null => (/^\d{1,3}$/.test(text) ? Number(text) : null);
const listOf = (text: string): string[] => (text ? text.split(LIST) : []);

/** The position of a link; null if the link has none. */
export function read(text: string): Position | null {
  const fields = text.split(FIELD);
  const [name, ...rest] = fields;
  const edition = Object.keys(DECKS).find((each) => each === name);
  if (!edition || rest.length !== 6) return null;
  const [expedition, seat, carried] = rest.slice(0, 3).map(number);
  const cards = Object.keys(DECKS[edition]!.cards).concat(DECKS[edition]!.relics);
  const path = listOf(rest[3]!).map((each) => {
    const [card, gems] = each.split(".");
    return { card: card!, gems: number(gems ?? "0") ?? -1 };
  });
  const removed = listOf(rest[4]!);
  const explorers = listOf(rest[5]!).map((each) => {
    const [chest, ...worths] = each.slice(0, -1).split(".").map(number);
    return { chest: chest ?? -1, relics: worths.map((w) => w ?? -1), in_cave: each.endsWith("i") };
  });
  const { worths, least, most } = DECKS[edition]!;
  const sound =
    [expedition, seat, carried].every((each) => each !== null && each !== undefined) &&
    expedition! >= 1 &&
    expedition! <= EXPEDITIONS &&
    explorers.length >= least &&
    explorers.length <= most &&
    explorers[seat!]?.in_cave &&
    path.length <= 40 &&
    [...removed, ...path.map(({ card }) => card)].every((card) => cards.includes(card)) &&
    path.every(({ gems }) => gems >= 0) &&
    explorers.every((each) => each.chest >= 0 && each.relics.every((w) => worths.includes(w)));
  if (!sound) return null;
  const [id] = edition.split("+");
  const relics = deckRelics(edition);
  return {
    edition: id!,
    relics,
    expedition: expedition!,
    seat: seat!,
    carried: carried!,
    path,
    removed,
    explorers,
  };
}

const deckRelics = (name: string): boolean => DECKS[name]!.relics.length > 0;
