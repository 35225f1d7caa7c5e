// The fair shuffle, recomputed in this browser as docs/fair-shuffle.md says.
import type { MomentView, ReplayView } from "./protocol";
import type { Note } from "./mine";
import { sha256 } from "./sha256";

const DEAL = "tacora-deal/1";
const COMBINE = "tacora-shuffle/1";
const SECRET = /^[0-9a-f]{32}$/;
const NUMBER = /^[0-9a-f]{16,64}$/;

export interface Proof {
  procedure: string;
  seed: string;
  combination?: string;
  commitment?: string;
  server_seed?: string;
  numbers?: string[];
  digest?: string;
}
/** A record as far as its text form needs it. */
export interface Recorded {
  edition: string;
  relics: boolean;
  explorers: string[];
  expeditions: { turns: [string, string][] }[];
  result: { points: number[]; winners: number[] };
  shuffle: Proof;
}
export interface Check {
  name: "commitment" | "noted" | "number" | "no-number" | "seed" | "deck" | "cards" | "game";
  /** Null is a remark, neither right nor wrong. */
  good: boolean | null;
  count: number;
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
): string | null {
  const copies = Object.entries(cards);
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

/** Everything that can be checked about a game's shuffle, one by one. */
export function verify(
  replay: ReplayView,
  record: Recorded,
  noted: Note,
  /** The server's commitments in earlier games of this table. */
  earlier: (string | undefined)[] = [],
): Check[] {
  const checks: Check[] = [];
  const say = (name: Check["name"], good: boolean | null, count = 1): unknown =>
    checks.push({ name, good, count });
  const proof = record.shuffle;
  const { server_seed: secret, numbers } = proof;
  if (secret !== undefined && numbers !== undefined) {
    say("commitment", sha256(`${COMBINE}\n${secret}`) === proof.commitment);
    const own = noted.commitment === proof.commitment;
    // If this browser was away when the game began, it noted an earlier commitment, which must be among the records.
    if (noted.commitment && (own || !earlier.includes(noted.commitment))) say("noted", own);
    if (noted.numbers.some((number) => numbers.includes(number))) say("number", true);
    else if (own && noted.counts) say("number", false);
    else if (noted.numbers.length) say("no-number", null);
    const clean = SECRET.test(secret) && numbers.every((number) => NUMBER.test(number));
    say(
      "seed",
      clean && sha256([COMBINE, secret, ...numbers].join("\n")) === proof.seed,
      numbers.length,
    );
  }
  let cards = 0;
  let good = true;
  let deck = true;
  replay.moments.forEach((moment, i) => {
    const before = replay.moments[i - 1];
    if (!before) return;
    deck &&= same(deckAfter(before, moment), moment.cards);
    const card = moment.happened.find((each) => each.event === "card_revealed");
    if (!card) return;
    cards++;
    good &&= dealt(before.cards, proof.seed, moment.expedition, moment.turn) === card.card;
  });
  say("deck", deck, replay.moments.length);
  if (proof.digest) say("game", sha256(textOf(record)) === proof.digest);
  say("cards", good && proof.procedure === DEAL, cards);
  return checks;
}
