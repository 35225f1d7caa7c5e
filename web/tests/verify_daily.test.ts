import assert from "node:assert/strict";
import { test } from "node:test";
import type { Note } from "../src/lib/mine";
import { sha256 } from "../src/lib/sha256";
import { verify } from "../src/lib/verify";
import { names, played, wrong } from "./played";

const { daily } = played;

/** What a browser noted of the daily cave the day before, and while it was played. */
const promised: Note = {
  commitment: daily.record.shuffle.commitment!,
  numbers: [],
  told: daily.record.shuffle.numbers!,
  seats: [0],
  seen: [5, 1],
  cards: { "1.1": daily.record.expeditions[0]!.turns[0]![0] },
};

test("a daily cave is proved by the hash that was published before it", () => {
  const checks = verify(daily.replay, daily.record, promised);
  assert.deepEqual(names(checks), [
    "commitment",
    "noted",
    "told",
    "seen",
    "places",
    "seed",
    "deck",
    "game",
    "cards",
  ]);
  assert.ok(checks.every((each) => each.good));
});

test("a daily cave dealt from another seed, or in the usual way, is found", () => {
  const other = structuredClone(daily.record);
  other.shuffle.server_seed = "0".repeat(32);
  assert.deepEqual(wrong(verify(daily.replay, other, promised)), ["commitment", "seed"]);
  const usual = structuredClone(daily.record);
  usual.shuffle.procedure = "tacora-deal/1";
  assert.deepEqual(wrong(verify(daily.replay, usual, promised)), ["cards"]);
  const combined = structuredClone(daily.record);
  combined.shuffle.combination = "tacora-shuffle/2";
  const found = wrong(verify(daily.replay, combined, promised));
  for (const name of ["commitment", "seed", "cards"] as const)
    assert.ok(found.includes(name), name);
  const dealt = structuredClone(daily);
  const moment = dealt.replay.moments[1]!;
  for (const each of moment.happened)
    if (each.event === "card_revealed") each.card = each.card === "1" ? "2" : "1";
  assert.ok(wrong(verify(dealt.replay, dealt.record, promised)).includes("cards"));
});

test("a server that adds an entry of its own to a daily cave is found", () => {
  for (const [seat, entry] of [
    [0, "e".repeat(32)],
    [1, "-"],
  ] as const) {
    const game = structuredClone(daily);
    const { shuffle } = game.record;
    shuffle.numbers![seat] = entry;
    if (seat) game.record.left = [seat];
    const lines = shuffle.numbers!.map((number, i) => `${i}:${number}`);
    shuffle.seed = sha256(["tacora-daily/1", shuffle.server_seed, ...lines].join("\n"));
    const told = { ...promised, told: shuffle.numbers! };
    assert.ok(wrong(verify(game.replay, game.record, told)).includes("seed"));
  }
});
