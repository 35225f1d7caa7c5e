import assert from "node:assert/strict";
import { test } from "node:test";
import type { Note } from "../src/lib/mine";
import type { ReplayView } from "../src/lib/protocol";
import { sha256 } from "../src/lib/sha256";
import { numberBelow, textOf, verify, type Recorded } from "../src/lib/verify";
import { names, played, wrong } from "./played";

const { record, replay, restored, text, below } = played;
const nothing: Note = { commitment: null, numbers: [] };
const proof = record.shuffle;

/** What the browser of the person at the first seat noted when the game began. */
const noted: Note = {
  commitment: proof.commitment!,
  numbers: [proof.numbers![0]!],
  counts: true,
  told: proof.numbers!,
  seats: [0],
  seen: [5, 1],
};

const copied = (): { record: Recorded; replay: ReplayView } => structuredClone({ record, replay });

test("an honest game passes every check", () => {
  const checks = verify(replay, record, noted);
  assert.deepEqual(names(checks), [
    "commitment",
    "noted",
    "number",
    "told",
    "places",
    "seed",
    "deck",
    "game",
    "cards",
  ]);
  assert.ok(checks.every((each) => each.good));
  const turns = record.expeditions.flatMap((each) => each.turns);
  assert.equal(checks.find((each) => each.name === "cards")?.count, turns.length);
  assert.equal(checks.find((each) => each.name === "seed")?.count, 2);
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
  ["a number less", ({ record }) => record.shuffle.numbers!.pop(), ["places", "seed"]],
  ["no word of who were bots", ({ record }) => delete record.bots, ["places"]],
  ["a bot that was a person who left", ({ record }) => (record.left = [1]), ["places"]],
  ["an unknown combination", ({ record }) => (record.shuffle.combination = "x"), ["seed"]],
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
    "a deck without a trap from the beginning",
    ({ replay }) => {
      for (const moment of replay.moments) moment.cards["lava"]!--;
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

/** A server that deals from other entries than it told: the proof fits them, the cards too. */
function cheat(
  numbers: string[],
  also: Partial<Recorded> = {},
  secret = proof.server_seed!,
): string[] {
  const game = copied();
  const lines = numbers.map((number, seat) => `${seat}:${number}`);
  const seed = sha256(["tacora-shuffle/2", secret, ...lines].join("\n"));
  const commitment = sha256(`tacora-shuffle/1\n${secret}`);
  Object.assign(game.record, also);
  Object.assign(game.record.shuffle, { numbers, seed, commitment, server_seed: secret });
  // Dealing all cards again is the server's part; here it is enough that nothing else is found.
  return wrong(verify(game.replay, game.record, noted)).filter((name) => name !== "cards");
}
const [ana, bot, cy, away] = proof.numbers! as [string, string, string, string];
const eve = "e".repeat(32);
const CHEATS: [string, string[], Partial<Recorded>, string[]][] = [
  ["a number of its own", [ana, bot, cy, away, eve], {}, ["not-as-told", "places"]],
  ["numbers in another order", [cy, bot, ana, away], {}, ["number", "not-as-told"]],
  ["a number at another seat", [ana, bot, away, cy], {}, ["not-as-told"]],
  ["a number left out", [ana, bot, cy], {}, ["not-as-told", "places"]],
  ["the own number left out", [away, bot, cy, away], {}, ["number", "not-as-told"]],
  ["a number for a bot", [ana, eve, cy, away], {}, ["not-as-told", "places"]],
  ["a bot made a person that left", [ana, eve, cy, away], { left: [1] }, ["not-as-told"]],
  [
    "a person made a bot",
    [ana, bot, "", away],
    { bots: ["", "bold", "bold", ""] },
    ["not-as-told"],
  ],
  [
    "oneself made a bot",
    ["", bot, cy, away],
    { bots: ["bold", "bold", "", ""] },
    ["number", "not-as-told"],
  ],
  ["a number changed after the start", [ana, bot, eve, away], {}, ["not-as-told"]],
  ["a number for an absent person", [ana, bot, cy, eve], {}, ["not-as-told"]],
];
for (const [what, numbers, also, found] of CHEATS)
  test(`a server that cheats with ${what} is found`, () => {
    assert.deepEqual(cheat(numbers, also), found);
  });

test("a server that tells other numbers than it uses is found by the people it told", () => {
  assert.deepEqual(cheat(proof.numbers!), []);
  const told = [ana, bot, eve, away];
  const checks = verify(replay, record, { ...noted, told });
  assert.deepEqual(wrong(checks), ["not-as-told"]);
  assert.deepEqual(checks.find((each) => each.name === "not-as-told")?.names, [
    record.explorers[2],
  ]);
});

test("cards that came otherwise than the record says are found", () => {
  const turns = record.expeditions[1]!.turns;
  const cards = { "2.1": turns[0]![0] };
  assert.deepEqual(wrong(verify(replay, record, { ...noted, cards })), []);
  assert.ok(names(verify(replay, record, { ...noted, cards })).includes("seen"));
  for (const other of [{ "2.1": "other" }, { "2.99": cards["2.1"] }])
    assert.deepEqual(wrong(verify(replay, record, { ...noted, cards: { ...cards, ...other } })), [
      "seen",
    ]);
});

test("a server with another secret is found", () => {
  assert.deepEqual(cheat(proof.numbers!, {}, "0".repeat(32)), ["noted"]);
});

test("until a number is acknowledged only the one from before or none may be at the own seat", () => {
  const late = { ...noted, numbers: [eve], counts: false, sat: ana };
  assert.deepEqual(wrong(verify(replay, record, late)), []);
  assert.ok(names(verify(replay, record, late)).includes("no-number"));
  assert.deepEqual(wrong(verify(replay, record, { ...late, sat: cy })), ["number"]);
});

test("an older proof is named as the weaker one, and is wrong for who noted its commitment", () => {
  const game = copied();
  const numbers = [ana, cy, eve];
  const seed = sha256(["tacora-shuffle/1", proof.server_seed, ...numbers].join("\n"));
  Object.assign(game.record.shuffle, { combination: "tacora-shuffle/1", numbers, seed });
  const checks = verify(game.replay, game.record, nothing);
  assert.deepEqual(wrong(checks), ["cards"]);
  assert.equal(checks.find((each) => each.name === "unbound")?.good, null);
  assert.ok(!names(checks).includes("places"));
  const { commitment } = proof;
  for (const other of [null, "f".repeat(64)])
    assert.ok(
      !wrong(verify(game.replay, game.record, { commitment: other, numbers: [] })).includes(
        "unbound",
      ),
    );
  const alone = verify(game.replay, game.record, { commitment: commitment!, numbers: [] });
  assert.deepEqual(wrong(alone), ["unbound", "cards"]);
  assert.deepEqual(wrong(verify(game.replay, game.record, noted)), [
    "not-as-told",
    "unbound",
    "cards",
  ]);
});

const [second] = restored.record.shuffle.anew!;
/** What a browser noted that was there all the time. */
const throughout: Note = {
  commitment: second!.commitment!,
  numbers: [],
  told: second!.numbers!,
  seen: [5, 1],
  before: [
    {
      commitment: restored.record.shuffle.commitment!,
      numbers: [],
      told: restored.record.shuffle.numbers!,
      seen: [1, 1],
    },
  ],
};

test("a game that was shuffled again is checked in both parts", () => {
  const checks = verify(restored.replay, restored.record, throughout);
  assert.deepEqual(wrong(checks), []);
  assert.equal(checks.find((each) => each.name === "anew")?.good, true);
  for (const change of [
    { server_seed: "0".repeat(32) },
    { seed: "0".repeat(64) },
    { numbers: [eve, "-", "-"] },
    { combination: "tacora-shuffle/1" },
    { turn: 1 },
    { turn: 4 },
  ]) {
    const game = structuredClone(restored);
    Object.assign(game.record.shuffle.anew![0]!, change);
    assert.notDeepEqual(wrong(verify(game.replay, game.record, throughout)), []);
  }
});

test("a restore that this browser was not told of is found where it saw later cards", () => {
  const before = throughout.before![0]!;
  const away = verify(restored.replay, restored.record, before);
  assert.deepEqual(wrong(away), []);
  assert.equal(away.find((each) => each.name === "anew-away")?.good, null);
  const there: Note = { ...before, seen: [1, 2] };
  assert.deepEqual(wrong(verify(restored.replay, restored.record, there)), ["anew"]);
});

test("a shuffle anew that begins too early is found", () => {
  const found = (change: (shuffle: Recorded["shuffle"]) => void): string[] => {
    const game = structuredClone(restored);
    change(game.record.shuffle);
    return wrong(verify(game.replay, game.record, nothing));
  };
  assert.ok(found(({ anew }) => (anew![0]!.turn = 1)).includes("seed"));
  // A later shuffle that begins before the one that it follows.
  const secret = "0".repeat(32);
  const third = {
    ...second!,
    turn: 2,
    server_seed: secret,
    commitment: sha256(`tacora-shuffle/1\n${secret}`),
    seed: sha256(
      ["tacora-shuffle/2", secret, ...second!.numbers!.map((n, seat) => `${seat}:${n}`)].join("\n"),
    ),
  };
  const late = { ...third, expedition: 9 };
  assert.ok(!found(({ anew }) => anew!.push(late)).includes("seed"));
  assert.ok(found((shuffle) => (shuffle.anew = [late, ...shuffle.anew!])).includes("seed"));
});

test("a secret that is used twice is found", () => {
  const game = structuredClone(restored);
  const { server_seed, commitment } = game.record.shuffle;
  Object.assign(game.record.shuffle.anew![0]!, { server_seed, commitment });
  assert.ok(wrong(verify(game.replay, game.record, nothing)).includes("commitment"));
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

test("a beginning in the middle is named, and is wrong where this browser was told another", () => {
  const game = copied();
  game.record.began = { expedition: 1, turn: 2, awaits: "choices" };
  const turns = record.expeditions.flatMap((each) => each.turns);
  const told = { ...noted, began: "1,2,choices,false" };
  const checks = verify(game.replay, game.record, told);
  assert.deepEqual(wrong(checks), []);
  const began = checks.find((each) => each.name === "began");
  assert.deepEqual([began?.good, began?.count], [null, 2]);
  assert.equal(checks.find((each) => each.name === "cards")?.count, turns.length - 2);
  for (const other of [undefined, "1,2,choices,true", "1,3,choices,false"])
    assert.deepEqual(wrong(verify(game.replay, game.record, { ...noted, began: other })), [
      "not-began",
    ]);
  assert.deepEqual(wrong(verify(replay, record, told)), ["not-began"]);
  // Cards that come again need no seed, unless they cannot come any more.
  const again = copied();
  const cards = record.expeditions.map((each) => each.turns.map(([card]) => card));
  again.record.began = { expedition: 1, turn: 0, awaits: "card", cards };
  again.record.shuffle = { procedure: proof.procedure, seed: "0".repeat(64) };
  assert.deepEqual(wrong(verify(again.replay, again.record, nothing)), []);
  cards[4] = [];
  assert.deepEqual(wrong(verify(again.replay, again.record, nothing)), ["cards"]);
});
