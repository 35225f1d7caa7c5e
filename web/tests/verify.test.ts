import assert from "node:assert/strict";
import { test } from "node:test";
import played from "../generated/game.json";
import type { Note } from "../src/lib/mine";
import type { ReplayView } from "../src/lib/protocol";
import { numberBelow, textOf, verify, type Check, type Recorded } from "../src/lib/verify";

/** A game that the Python rules played, its proof, and the moments that the server sends of it. */
interface Played {
  record: Recorded;
  replay: ReplayView;
  text: string;
  below: { limit: number; seed: string; where: (string | number)[]; number: number }[];
}
const { record, replay, text, below } = played as unknown as Played;
const nothing: Note = { commitment: null, numbers: [] };
const proof = record.shuffle;

const copied = (): { record: Recorded; replay: ReplayView } => structuredClone({ record, replay });
/** The names of the checks that failed. */
const wrong = (checks: Check[]): string[] =>
  checks.filter((each) => each.good === false).map((each) => each.name);
const names = (checks: Check[]): string[] => checks.map((each) => each.name);

test("an honest game passes every check", () => {
  const noted = { commitment: proof.commitment!, numbers: [proof.numbers![0]!], counts: true };
  const checks = verify(replay, record, noted);
  assert.deepEqual(names(checks), [
    "commitment",
    "noted",
    "number",
    "seed",
    "deck",
    "game",
    "cards",
  ]);
  assert.ok(checks.every((each) => each.good));
  const turns = record.expeditions.flatMap((each) => each.turns);
  assert.equal(checks.find((each) => each.name === "cards")?.count, turns.length);
  assert.equal(checks.find((each) => each.name === "seed")?.count, proof.numbers!.length);
});

test("the text form is that of the Python rules, names with commas and quotes included", () => {
  assert.equal(textOf(record), text);
});

test("numbers below a limit are those of the Python dealer", () => {
  for (const { limit, seed, where, number } of below)
    assert.equal(numberBelow(limit, seed, where), number);
});

const FORGED: [string, (game: { record: Recorded; replay: ReplayView }) => void, string[]][] = [
  [
    "another secret",
    ({ record }) => (record.shuffle.server_seed = "0".repeat(32)),
    ["commitment", "seed"],
  ],
  [
    "another commitment",
    ({ record }) => (record.shuffle.commitment = "0".repeat(64)),
    ["commitment"],
  ],
  ["another number", ({ record }) => (record.shuffle.numbers![0] = "0".repeat(32)), ["seed"]],
  ["a number less", ({ record }) => record.shuffle.numbers!.pop(), ["seed"]],
  ["another seed", ({ record }) => (record.shuffle.seed = "0".repeat(64)), ["seed", "cards"]],
  ["another procedure", ({ record }) => (record.shuffle.procedure = "dice"), ["cards"]],
  ["another digest", ({ record }) => (record.shuffle.digest = "0".repeat(64)), ["game"]],
  ["explorers in another order", ({ record }) => record.explorers.reverse(), ["game"]],
  ["another winner", ({ record }) => (record.result.winners = [9]), ["game"]],
  ["another point", ({ record }) => record.result.points[0]!++, ["game"]],
  ["a turn less", ({ record }) => record.expeditions[0]!.turns.pop(), ["game"]],
  [
    "a card that was swapped in the moments",
    ({ replay }) => {
      const card = replay.moments
        .flatMap((each) => each.happened)
        .find((each) => each.event === "card_revealed");
      if (card?.event === "card_revealed") card.card = card.card === "13" ? "14" : "13";
    },
    ["deck", "cards"],
  ],
  [
    "a deck with a card too many",
    ({ replay }) => {
      for (const moment of replay.moments.slice(3))
        moment.cards["17"] = (moment.cards["17"] ?? 0) + 1;
    },
    ["deck", "cards"],
  ],
];
for (const [what, forge, found] of FORGED)
  test(`${what} is found`, () => {
    const game = copied();
    forge(game);
    assert.deepEqual(wrong(verify(game.replay, game.record, nothing)), found);
  });

test("numbers that are written into the secret are found although the same lines are hashed", () => {
  const game = copied();
  const shuffle = game.record.shuffle;
  shuffle.server_seed = [shuffle.server_seed, ...shuffle.numbers!].join("\n");
  shuffle.numbers = [];
  assert.ok(wrong(verify(game.replay, game.record, nothing)).includes("seed"));
});

test("what this browser noted before the game must be what the record says", () => {
  const noted = { commitment: "f".repeat(64), numbers: [] };
  assert.deepEqual(wrong(verify(replay, record, noted)), ["noted"]);
  // Unless it is the commitment of an earlier game of this table.
  assert.ok(!names(verify(replay, record, noted, [noted.commitment])).includes("noted"));
});

test("an own number that is missing is wrong only where the server said that it counts", () => {
  const own = { commitment: proof.commitment!, numbers: ["f".repeat(32)] };
  assert.deepEqual(wrong(verify(replay, record, { ...own, counts: true })), ["number"]);
  const checks = verify(replay, record, { ...own, counts: false });
  assert.deepEqual(wrong(checks), []);
  assert.equal(checks.find((each) => each.name === "no-number")?.good, null);
});

test("a record with a bare seed has its cards checked, and nothing is said of a server", () => {
  const game = copied();
  const { procedure, seed } = proof;
  game.record.shuffle = { procedure, seed };
  const checks = verify(game.replay, game.record, nothing);
  assert.deepEqual(names(checks), ["deck", "cards"]);
  assert.deepEqual(wrong(checks), []);
});
