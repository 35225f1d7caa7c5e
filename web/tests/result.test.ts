import assert from "node:assert/strict";
import { test } from "node:test";
import played from "../generated/game.json";
import { broughtIn, turningPoints, unfolded } from "../src/lib/course";
import { EDITIONS, inStones } from "../src/lib/cards";
import { heapOf } from "../src/lib/heap";
import { counted, openings, places } from "../src/lib/opening";
import type { ReplayView, Result } from "../src/lib/protocol";

const replay = played.replay as unknown as ReplayView;
const result = (points: number[], winners: number[]): Result => ({
  points,
  winners,
  relics: points.map(() => 0),
  outcome: "won",
});

test("what everybody brought home adds up to what they have at the end", () => {
  const last = replay.moments.at(-1)!.game.explorers;
  const sums = broughtIn(replay).map((row) =>
    row.reduce((sum, { gems, relics }) => sum + gems + relics, 0),
  );
  const have = last.map(
    ({ chest, relics }) => (chest ?? 0) + relics.reduce((sum, each) => sum + each.worth, 0),
  );
  assert.deepEqual(sums, have);
});

test("each expedition ends in a moment with its last card, before the next one begins", () => {
  const { moments } = unfolded(replay);
  const ends = moments.flatMap(({ happened }, i) =>
    happened[0]?.event === "expedition_ended" ? [i] : [],
  );
  assert.equal(ends.length, 5);
  for (const i of ends) {
    assert.ok(moments[i - 1]!.game.path.length);
    assert.ok(moments[i - 1]!.game.explorers.every(({ in_cave }) => !in_cave));
  }
  // Nothing is told twice, and nothing is left out.
  assert.deepEqual(
    moments.flatMap(({ happened }) => happened),
    replay.moments.flatMap(({ happened }) => happened),
  );
});

type Happened = ReplayView["moments"][number]["happened"];

/** A game of three with one expedition for each list of moments. */
function game(
  expeditions: Happened[],
  winners: number[],
  outcome: Result["outcome"] = "won",
): ReplayView {
  const chests = [0, 0, 0];
  const begun = (expedition: number): Happened => [
    { event: "expedition_began", expedition, entered: [] },
  ];
  const moments = expeditions.flatMap((events, i) => [
    ...[begun(i + 1), ...events.map((each) => [each])].map((happened) => {
      for (const each of happened)
        if (each.event === "explorers_left")
          for (const seat of each.seats) chests[seat]! += each.carried + each.each;
      const explorers = chests.map((chest) => ({ chest, relics: [] }));
      return { expedition: i + 1, happened, game: { explorers } };
    }),
  ]);
  Object.assign(moments.at(-1)!.game, { result: { ...result(chests, winners), outcome } });
  return { explorers: ["A", "B", "C"], moments } as unknown as ReplayView;
}
const left = (seats: number[], carried: number): Happened[number] => ({
  event: "explorers_left",
  seats,
  carried,
  each: 0,
  left: 0,
});
const fled = (seats: number[], each: number): Happened[number] => ({
  event: "cave_collapsed",
  trap: "snake",
  seats,
  each,
});

test("what happens to all alike is no turning point", () => {
  const alike = game([[left([0, 1, 2], 9)], [fled([0, 1, 2], 30)]], [0, 1, 2], "shared");
  assert.deepEqual(turningPoints(alike), []);
});

test("the largest losses and gains against the others are turning points", () => {
  const played = game(
    [
      [left([0], 2), fled([1, 2], 3)],
      [left([0], 3), left([1], 2), left([2], 3)],
      [left([0], 20), fled([1, 2], 12)],
      [left([0, 1], 30), fled([2], 30)],
    ],
    [0],
  );
  // Seat 0 led from the beginning: nothing is said of it.
  assert.deepEqual(turningPoints(played), [
    { at: 8, leads: null },
    { at: 11, leads: null },
    { at: 12, leads: null },
  ]);
});

test("the moment at which the winner takes the lead for good is one", () => {
  const played = game(
    [
      [left([0], 9), fled([1, 2], 3)],
      [left([1], 12)],
      [left([0], 8)],
      [left([1], 6), left([2], 1)],
    ],
    [1],
  );
  assert.deepEqual(
    turningPoints(played).filter(({ leads }) => leads !== null),
    [{ at: 8, leads: 1 }],
  );
  // An explorer who wins by a tie rule has not taken the lead in points.
  const level = game([[left([0], 9)], [left([1], 9)]], [1]);
  assert.ok(turningPoints(level).every(({ leads }) => leads === null));
});

test("a winner by a tie rule opens after those with the same points", () => {
  const order = openings(places(result([30, 30, 4], [1])));
  assert.deepEqual(
    order.map(({ seats }) => seats),
    [[2], [0], [1]],
  );
});

test("eight explorers take six seconds at most, and no chest opens before another is counted", () => {
  const order = openings(places(result([1, 2, 3, 4, 5, 6, 7, 8], [7])));
  const last = order.at(-1)!;
  assert.ok(last.at + last.lasts <= 6000);
  order.slice(1).forEach(({ at }, i) => assert.equal(counted(order[i]!, at), 1));
  assert.equal(counted(last, last.at - 1), null);
});

test("the more points, the higher the heap in a chest, of the stones of the edition", () => {
  for (const edition of EDITIONS) {
    const heaps = Array.from({ length: 201 }, (_, points) => heapOf(points, edition));
    heaps.forEach((heap, points) => {
      const names = inStones(points, edition).map(({ name }) => name);
      assert.equal(heap.length, Math.min(15, Math.ceil(points / 5)));
      assert.ok(heap.every(({ name }) => names.includes(name)));
      assert.equal(new Set(heap.map(({ x, y }) => `${x} ${y}`)).size, heap.length);
      assert.ok(heap.every(({ x, size }) => x >= 0 && x + size <= 64));
    });
  }
});
