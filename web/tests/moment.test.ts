import assert from "node:assert/strict";
import { test } from "node:test";
import played from "../generated/game.json";
import { after, beginning, type Moment } from "../src/lib/moment";
import type { GameView, TableView } from "../src/lib/happening";
import type { ReplayView } from "../src/lib/protocol";

const replay = played.replay as unknown as ReplayView;
const table = (game: GameView): Moment => ({
  view: { phase: "playing", game } as unknown as TableView,
  you: null,
});
/** What is drawn of a game besides the odds and whose choice is missing. */
const drawn = ({ path, explorers, expedition }: GameView) => ({
  path,
  expedition,
  explorers: explorers.map(({ chest, carried, relics, in_cave }) => ({
    chest,
    carried,
    relics: relics.length,
    in_cave,
  })),
});

test("event by event the story comes to every view that the server sends", () => {
  let now = beginning(table(replay.moments[0]!.game));
  let ends = 0;
  for (const { happened, game } of replay.moments) {
    for (const event of happened) {
      now = after(now, event);
      if (event.event !== "expedition_ended") continue;
      // Between two expeditions nobody is inside, and nothing lies on the path.
      ends++;
      assert.deepEqual(now.view.game!.path, []);
      assert.ok(now.view.game!.explorers.every((each) => !each.in_cave && !each.carried));
    }
    if (!game.result) assert.deepEqual(drawn(now.view.game!), drawn(game));
  }
  assert.equal(ends, 5);
});

test("while a card is dealt nobody can choose, and no odds of another moment are shown", () => {
  const { game } = replay.moments.find(({ game }) => game.odds?.leaving.length)!;
  const revealed = { event: "choices_revealed", going_on: [0], leaving: [] } as const;
  const dealt = after(table(game), { ...revealed, going_on: [0], leaving: [] }).view.game!;
  assert.equal(dealt.awaits, "card");
  assert.deepEqual(dealt.awaited, []);
  assert.deepEqual(dealt.odds!.leaving, []);
  assert.deepEqual(dealt.odds!.collapse, game.odds!.collapse);
});

test("what oneself brings out is in the own chest, also where chests are closed", () => {
  const { game } = replay.moments[0]!;
  const closed = { ...game, explorers: game.explorers.map((each) => ({ ...each, chest: null })) };
  const before = {
    ...table(closed),
    you: { person: 1, seats: [1], chests: { 1: 4 }, choice: null },
  };
  const left = { event: "explorers_left", seats: [0, 1], carried: 3, each: 2, left: 0 } as const;
  const now = after(before, { ...left, seats: [0, 1] });
  assert.deepEqual(now.you!.chests, { 1: 9 });
  assert.equal(now.view.game!.explorers[1]!.chest, null);
});
