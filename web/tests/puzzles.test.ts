// Ratings, the next puzzle and streaks, with figures that openskill's Python gave.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import {
  BEGINNER,
  answerOf,
  answered,
  choose,
  climb,
  rated,
  shownMargin,
  shownRating,
  type Puzzle,
  type Rating,
} from "../src/lib/puzzles";

const generated = (name: string): unknown =>
  JSON.parse(
    readFileSync(fileURLToPath(new URL(`../../generated/${name}`, import.meta.url)), "utf8"),
  );
const { matches } = generated("ratings.json") as {
  matches: { player: Rating; puzzle: Rating; right: boolean; after: Rating }[];
};
const puzzles = generated("puzzles.json") as Puzzle[];

test("a rating changes as openskill changes it", () => {
  assert.ok(matches.length >= 20);
  for (const { player, puzzle, right, after } of matches) {
    const found = rated(player, puzzle, right);
    assert.ok(Math.abs(found.mu - after.mu) < 1e-9, `${found.mu} is not ${after.mu}`);
    assert.ok(Math.abs(found.sigma - after.sigma) < 1e-9, `${found.sigma} is not ${after.sigma}`);
  }
});

test("a beginner is shown as 1500", () => {
  assert.equal(shownRating(BEGINNER.mu), 1500);
  assert.equal(shownMargin(BEGINNER.sigma), 980);
});

test("a puzzle is rated once", () => {
  const puzzle = puzzles[0]!;
  const first = answered(BEGINNER, puzzle, true);
  assert.equal(first.solved, 1);
  assert.ok(first.mu > BEGINNER.mu && first.sigma < BEGINNER.sigma);
  assert.deepEqual(answered(first, puzzle, true), first);
  const wrong = answered(BEGINNER, puzzle, false);
  assert.equal(wrong.failed, 1);
  assert.ok(wrong.mu < BEGINNER.mu);
});

test("the next puzzle is new and near the rating", () => {
  const sorted = puzzles.map(({ mu }) => mu).sort((one, other) => one - other);
  for (const mu of [sorted[0]!, 25, sorted.at(-1)!]) {
    const seen = puzzles.filter((_, i) => i % 2).map(({ id }) => id);
    const found = choose(puzzles, seen, mu, () => 0.99);
    assert.ok(!seen.includes(found.id));
    const nearer = puzzles.filter(
      (each) => !seen.includes(each.id) && Math.abs(each.mu - mu) < Math.abs(found.mu - mu),
    );
    assert.ok(nearer.length < 6, `${nearer.length} are nearer`);
  }
});

test("when all were seen, one of those seen long ago comes again", () => {
  const seen = puzzles.map(({ id }) => id);
  const { id } = choose(puzzles, seen, 25, () => 0);
  assert.ok(seen.indexOf(id) < seen.length / 2 + 1);
});

test("a streak gets harder", () => {
  const steps = [0, 5, 10, 20, 30, 60].map((streak) => climb(puzzles, streak));
  assert.deepEqual(
    steps,
    steps.toSorted((one, other) => one - other),
  );
  assert.equal(steps.at(-1), Math.max(...puzzles.map(({ mu }) => mu)));
});

test("every puzzle has what the page draws", () => {
  for (const puzzle of puzzles) {
    assert.equal(puzzle.game.awaits, "choices");
    assert.ok(puzzle.game.explorers[puzzle.seat]!.in_cave);
    assert.ok(puzzle.game.odds!.leaving.length);
    assert.equal(
      puzzle.others.length + 1,
      puzzle.game.explorers.filter((each) => each.in_cave).length,
    );
    assert.notEqual(puzzle.leave, puzzle.go_on);
    assert.equal(answerOf(puzzle), puzzle.leave > puzzle.go_on ? "leave" : "go_on");
  }
});
