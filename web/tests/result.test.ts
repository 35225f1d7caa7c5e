import assert from "node:assert/strict";
import { test } from "node:test";
import played from "../generated/game.json";
import { broughtIn } from "../src/lib/course";
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
