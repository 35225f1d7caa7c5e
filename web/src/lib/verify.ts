// The fair shuffle, recomputed in this browser as docs/fair-shuffle.md says.
import decks from "../../generated/decks.json";
import type { MomentView, ReplayView } from "./protocol";
import type { Note } from "./mine";
import { sha256 } from "./sha256";

const DEAL = "tacora-deal/1";
const BY_COPY = "tacora-deal/2";
const COMMIT = "tacora-shuffle/1";
const BOUND = "tacora-shuffle/2";
const UNBOUND = "tacora-shuffle/1";
/** A daily cave: nobody adds a number, its commitment begins with this, and its cards are drawn by copy. */
const DAILY = "tacora-daily/1";
const SECRET = /^[0-9a-f]{32}$/;
const NUMBER = /^[0-9a-f]{16,64}$/;
/** The entry of a bot's seat, and of a person without a number. */
const OF_BOT = "";
const MISSING = "-";

/** What the cards follow from, from one place of the game on. */
interface Shuffle {
  seed: string;
  combination?: string;
  commitment?: string;
  server_seed?: string;
  numbers?: string[];
}
export interface Proof extends Shuffle {
  procedure: string;
  anew?: (Shuffle & { expedition: number; turn: number })[];
  digest?: string;
}
type Place = [expedition: number, turn: number];
type Part = Required<Shuffle> & { place: Place };
/** A record as far as its text form needs it. */
export interface Recorded {
  edition: string;
  relics: boolean;
  explorers: string[];
  expeditions: { turns: [string, string][] }[];
  result: { points: number[]; winners: number[] };
  bots?: string[];
  left?: number[];
  /** Where the game was taken over from another one; with its cards if they come again. */
  began?: { expedition: number; turn: number; awaits: string; cards?: string[][] };
  shuffle: Proof;
}
export interface Check {
  name:
    | "commitment"
    | "noted"
    | "number"
    | "no-number"
    | "told"
    | "not-as-told"
    | "not-told"
    | "places"
    | "unbound"
    | "began"
    | "not-began"
    | "anew"
    | "anew-away"
    | "seen"
    | "seed"
    | "deck"
    | "cards"
    | "game";
  /** Null is a remark, neither right nor wrong. */
  good: boolean | null;
  count: number;
  /** Whose entry it is about. */
  names?: string[];
}

/** A number below a limit, every one with the same chance. */
export function numberBelow(limit: number, seed: string, where: (string | number)[]): number {
  const whole = 2n ** 64n;
  const complete = whole - (whole % BigInt(limit));
  for (let attempt = 0; ; attempt++) {
    const digest = sha256([DEAL, seed, ...where, attempt].join("\n"));
    const number = BigInt(`0x${digest.slice(0, 16)}`);
    if (number < complete) return Number(number % BigInt(limit));
  }
}

function dealt(
  cards: Record<string, number>,
  seed: string,
  expedition: number,
  turn: number,
  byCopy: boolean,
): string | null {
  const copies = Object.entries(cards);
  if (byCopy) {
    const hashed = copies.flatMap(([card, count]) =>
      Array.from({ length: count }, (_, i) => ({
        card,
        hash: sha256([BY_COPY, seed, "card", expedition, turn, card, i + 1].join("\n")),
      })),
    );
    return hashed.reduce((one, other) => (other.hash < one.hash ? other : one)).card;
  }
  const total = copies.reduce((sum, [, count]) => sum + count, 0);
  let number = numberBelow(total, seed, ["card", expedition, turn]);
  for (const [card, count] of copies) {
    if (number < count) return card;
    number -= count;
  }
  return null;
}

const same = (a: Record<string, number>, b: Record<string, number>): boolean =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])].every(
    (key) => (a[key] ?? 0) === (b[key] ?? 0),
  );

/** The cards that may come after a moment, computed from those before it and the events. */
function deckAfter(before: MomentView, moment: MomentView): Record<string, number> {
  const cards = { ...before.cards };
  const add = (card: string, by: number): number => (cards[card] = (cards[card] ?? 0) + by);
  const path = before.game.path.map((step) => step.card);
  for (const each of moment.happened) {
    if (each.event === "card_revealed") {
      add(each.card, -1);
      path.push(each.card);
    } else if (each.event === "relic_taken") path.splice(path.indexOf(each.relic), 1);
    else if (each.event === "expedition_ended") {
      path.forEach((card) => add(card, 1));
      each.relics.forEach((relic) => add(relic, -1));
      if (each.trap) add(each.trap, -1);
    } else if (each.event === "expedition_began") each.entered.forEach((relic) => add(relic, 1));
  }
  return cards;
}

/** The text form of a finished game, over which its digest is taken. */
export function textOf(record: Recorded): string {
  const names = record.explorers.map((name) =>
    /[,"]/.test(name) || name !== name.trim() ? JSON.stringify(name) : name,
  );
  const { points, winners } = record.result;
  return [
    `tacora/1 ${record.edition}${record.relics ? "+relics" : ""} ${names.join(", ")}`,
    ...record.expeditions.map(({ turns }) => turns.map((turn) => turn.join("")).join(" ")),
    `= ${points.map((each, seat) => `${each}${winners.includes(seat) ? "*" : ""}`).join(" ")}`,
    "",
  ].join("\n");
}

const isAfter = (a: Place, b: Place): boolean => a[0] > b[0] || (a[0] === b[0] && a[1] >= b[1]);

/** The place of the first card that was dealt in this game. */
const firstOf = ({ began }: Recorded): Place =>
  began ? [began.expedition, began.turn + 1] : [1, 1];

/** The shuffles of a server's proof in their order; none where the record has a bare seed. */
function partsOf(record: Recorded): Part[] {
  const proof = record.shuffle;
  if (proof.server_seed === undefined || proof.numbers === undefined) return [];
  const anew = (proof.anew ?? []).map((each) => ({
    ...each,
    place: [each.expedition, each.turn] as Place,
  }));
  return [{ ...proof, place: firstOf(record) }, ...anew] as Part[];
}

function seedOf({ combination, server_seed: secret, numbers }: Part): string {
  const lines =
    combination === UNBOUND ? numbers : numbers.map((number, seat) => `${seat}:${number}`);
  return sha256([combination, secret, ...lines].join("\n"));
}

/** Whether what is hashed can be read in one way only. */
function clean({ combination, server_seed: secret, numbers, place }: Part): boolean {
  const known = [UNBOUND, DAILY].includes(combination) && place[0] === 1 && place[1] === 1;
  if (combination !== BOUND && !known) return false;
  // With an entry to choose, the server would choose the cards.
  if (combination === DAILY && !numbers.every((each, i) => each === (i ? OF_BOT : MISSING)))
    return false;
  const others = combination === UNBOUND ? [] : [OF_BOT, MISSING];
  return (
    SECRET.test(secret) && numbers.every((number) => others.includes(number) || NUMBER.test(number))
  );
}

/** Whether each shuffle begins where the one before it ends, and the first with the first card. */
const inOrder = (parts: Part[]): boolean =>
  parts.every(
    ({ place }, i) => !i || (isAfter(place, parts[i - 1]!.place) && (place[0] > 1 || place[1] > 1)),
  );

/** Whether every seat has one entry, people have those of people, and bots those of bots. */
function inPlace({ numbers }: Part, first: boolean, record: Recorded): boolean {
  const { bots = [], left = [] } = record;
  const seats = record.explorers.length;
  if (numbers.length !== seats || bots.length !== seats) return false;
  return numbers.every((number, seat) =>
    number === OF_BOT
      ? bots[seat] && !(first && left.includes(seat))
      : !bots[seat] || left.includes(seat),
  );
}

/** Whether one's own number is part of a shuffle; null where it could not be added in time. */
function ownPart({ numbers }: Part, noted: Note): boolean | null {
  const { told, seats = [], counts, sat } = noted;
  const placed = told && seats.length > 0;
  const own = placed ? seats.map((seat) => numbers[seat] ?? "") : numbers;
  const mine = (number: string): boolean => noted.numbers.includes(number);
  if (placed ? own.every(mine) : own.some(mine)) return true;
  if (counts) return false;
  // Until a number is acknowledged, the one with which one sat down counts, or none.
  const foreign = (each: string): boolean => !mine(each) && each !== sat && each !== MISSING;
  return placed && own.some(foreign) ? false : null;
}

type Say = (name: Check["name"], good: boolean | null, count?: number, names?: string[]) => void;

/** Compare a proof with what this browser noted while the server's secret was sealed. */
function compare(parts: Part[], record: Recorded, notes: Note[], say: Say): void {
  const pairs = parts.flatMap((part) => {
    const noted = notes.find((each) => each.commitment === part.commitment);
    return noted ? [{ part, noted }] : [];
  });
  const own = pairs
    .filter(({ noted }) => noted.numbers.length)
    .map(({ part, noted }) => ownPart(part, noted));
  if (own.includes(false)) say("number", false);
  else if (own.includes(true)) say("number", true);
  if (own.includes(null) || (!pairs.length && notes.some((each) => each.numbers.length)))
    say("no-number", null);

  const told = pairs.filter(({ noted }) => noted.told);
  const others = told.flatMap(({ part, noted }) =>
    Array.from({ length: Math.max(part.numbers.length, noted.told!.length) }, (_, seat) => seat)
      .filter((seat) => part.numbers[seat] !== noted.told![seat])
      .map((seat) => record.explorers[seat] ?? `${seat + 1}`),
  );
  if (others.length) say("not-as-told", false, others.length, [...new Set(others)]);
  else if (told.length === pairs.length && told.length)
    say("told", true, Math.max(...told.map(({ part }) => part.numbers.length)));
  else if (pairs.length) say("not-told", null);

  const seen = pairs.flatMap(({ noted }) => Object.entries(noted.cards ?? {}));
  const recorded = ([place, card]: [string, string]): boolean => {
    const [expedition = 0, turn = 0] = place.split(".").map(Number);
    return record.expeditions[expedition - 1]?.turns[turn - 1]?.[0] === card;
  };
  if (seen.length) say("seen", seen.every(recorded), seen.length);
}

/** Whether this browser knew of every later shuffle; null if it may have been away then. */
function knewOf(parts: Part[], notes: Note[]): boolean | null {
  const unknown = parts
    .slice(1)
    .filter((part) => !notes.some((each) => each.commitment === part.commitment));
  // A card that came under another commitment than the proof says was seen with one's own eyes.
  const seen = (part: Part): boolean =>
    notes.some(
      (each) =>
        each.seen &&
        isAfter(each.seen, part.place) &&
        parts.findIndex((other) => other.commitment === each.commitment) < parts.indexOf(part),
    );
  if (unknown.some(seen)) return false;
  return unknown.length ? null : true;
}

/** Whether the game began where this browser was told that it would, before the first card. */
function sameBeginning({ began }: Note, record: Recorded): boolean {
  const { expedition, turn, awaits, cards } = record.began ?? {};
  const said = record.began ? [expedition, turn, awaits, !!cards?.length].join() : "";
  return (began ?? "") === said;
}

/** Everything that can be checked about a game's shuffle, one by one. */
export function verify(
  replay: ReplayView,
  record: Recorded,
  noted: Note,
  /** The server's commitments in earlier games of this table. */
  earlier: (string | undefined)[] = [],
): Check[] {
  const checks: Check[] = [];
  let knew = false;
  const say: Say = (name, good, count = 1, names) =>
    void checks.push({ name, good, count, ...(names && { names }) });
  const proof = record.shuffle;
  const parts = partsOf(record);
  if (parts.length) {
    const commitments = parts.map((part) => part.commitment);
    say(
      "commitment",
      parts.every(({ combination, server_seed: secret, commitment }) => {
        const kind = combination === DAILY ? DAILY : COMMIT;
        return sha256(`${kind}\n${secret}`) === commitment;
      }) && new Set(commitments).size === parts.length,
    );
    // If this browser was away when the game began, it noted an earlier commitment, which must be among the records.
    const notes = [...(noted.before ?? []), noted].filter(
      ({ commitment }) =>
        commitment && (commitments.includes(commitment) || !earlier.includes(commitment)),
    );
    if (notes.length)
      say(
        "noted",
        notes.every(({ commitment }) => commitments.includes(commitment!)),
      );
    compare(parts, record, notes.length ? notes : [noted], say);
    knew = commitments.includes(noted.commitment ?? "");
    const restored = knewOf(parts, notes);
    if (parts.length > 1) say(restored === null ? "anew-away" : "anew", restored, parts.length - 1);
    const bound = parts.filter(({ combination }) => [BOUND, DAILY].includes(combination));
    if (bound.length)
      say(
        "places",
        bound.every((part) => inPlace(part, part === parts[0], record)),
      );
    // A commitment does not say which combination follows: a server could go back to the older one.
    if (bound.length < parts.length)
      say(
        "unbound",
        notes.some(({ commitment }) => commitments.includes(commitment!)) ? false : null,
      );
    say(
      "seed",
      parts.every((part) => clean(part) && seedOf(part) === part.seed) && inOrder(parts),
      new Set(parts[0]!.numbers.filter((number) => ![OF_BOT, MISSING].includes(number))).size,
    );
  }
  const partAt = (place: Place): Part | undefined =>
    parts.filter((part) => isAfter(place, part.place)).at(-1);
  const first = firstOf(record);
  let [cards, given] = [0, 0];
  let good = true;
  // The server sends the moments, so it must not choose the deck; of an own edition we know none.
  const whole = (decks as Record<string, Record<string, number>>)[
    record.edition + (record.relics ? "+relics" : "")
  ];
  let deck = !whole || same(whole, replay.moments[0]?.cards ?? {});
  replay.moments.forEach((moment, i) => {
    const before = replay.moments[i - 1];
    if (!before) return;
    deck &&= same(deckAfter(before, moment), moment.cards);
    const card = moment.happened.find((each) => each.event === "card_revealed");
    if (!card) return;
    const { expedition, turn } = moment;
    if (!isAfter([expedition, turn], first)) return void given++;
    const again = record.began?.cards?.[expedition - 1]?.[turn - 1];
    if (again !== undefined && before.cards[again]) {
      given++;
      good &&= again === card.card;
      return;
    }
    cards++;
    const part = partAt([expedition, turn]);
    const byCopy = part?.combination === DAILY;
    good &&= dealt(before.cards, part?.seed ?? proof.seed, expedition, turn, byCopy) === card.card;
  });
  if (given) say("began", null, given);
  if (parts.length && knew && !sameBeginning(noted, record)) say("not-began", false);
  say("deck", deck, replay.moments.length);
  if (proof.digest) say("game", sha256(textOf(record)) === proof.digest);
  const procedure = parts[0]?.combination === DAILY ? BY_COPY : DEAL;
  say("cards", good && proof.procedure === procedure, cards);
  return checks;
}
