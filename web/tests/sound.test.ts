import assert from "node:assert/strict";
import { test } from "node:test";
import played from "../generated/game.json";
import { faceOf } from "../src/lib/cards";
import type { GameView, Happened, Happening, TableView } from "../src/lib/happening";
import { after, beginning } from "../src/lib/moment";
import type { ReplayView } from "../src/lib/protocol";
import { CUES, TOUCH, dangerOf, soundOf } from "../src/sound/cues";

const replay = played.replay as unknown as ReplayView;
const first = replay.moments[0]!.game;
const table = { phase: "playing", game: first } as unknown as TableView;

/** Every event of a game with the game as it is shown just after it. */
function story(): { event: Happening; game: GameView }[] {
  let now = beginning({ view: table, you: null });
  return replay.moments.flatMap(({ happened }) =>
    happened.map((event) => {
      now = after(now, event);
      return { event, game: now.view.game! };
    }),
  );
}
const seen = (event: Happening, game: GameView) => soundOf("seen", game, event)?.cue ?? null;
const card = (card: string): Happened<"card_revealed"> => ({ event: "card_revealed", card });
const on = (...cards: string[]): GameView => ({
  ...first,
  path: cards.map((card) => ({ card, gems: 0 })),
});

test("a card that is being turned sounds like every other card", () => {
  const cards = ["17", "relic:5", "snake"].map((each) => soundOf("card", first, card(each)));
  assert.deepEqual(cards[0], { cue: "card", amount: 1 });
  assert.deepEqual(new Set(cards.map((each) => JSON.stringify(each))).size, 1);
});

test("gems are heard with their number once they are shared, not when their card is turned", () => {
  const shared = { event: "treasure_shared", seats: [0, 1, 2], each: 3, left: 2 } as const;
  assert.deepEqual(soundOf("seen", on("11"), { ...shared, seats: [0, 1, 2] }), {
    cue: "gems",
    amount: 11,
  });
  assert.equal(soundOf("card", on("11"), { ...shared, seats: [0, 1, 2] }), null);
  assert.equal(seen(card("11"), on("11")), null);
});

test("the first trap of a kind warns, the second one is heard with the flight", () => {
  assert.equal(seen(card("snake"), on("7", "snake")), "trap");
  assert.equal(seen(card("snake"), on("snake", "7", "snake")), null);
  const collapsed = story().find(({ event }) => event.event === "cave_collapsed");
  assert.equal(soundOf("collapse", first, collapsed?.event ?? null)?.cue, "collapse");
  assert.equal(soundOf("flee", first, collapsed?.event ?? null)?.cue, "flight");
});

test("a relic shines when it comes and when it is taken; hush, tent and clock have their acts", () => {
  assert.equal(seen(card("relic:5"), on("relic:5")), "relic");
  assert.equal(
    seen({ event: "relic_taken", seat: 0, relic: 1, worth: 5 } as never, first),
    "relic",
  );
  assert.equal(soundOf("hush", first, null)?.cue, "hush");
  assert.equal(soundOf("walk", first, null)?.cue, "tent");
  assert.equal(soundOf("late", first, null)?.cue, "late");
  for (const act of ["still", "turn", "ending"] as const)
    assert.equal(soundOf(act, first, card("7")), null);
});

test("in a whole game every treasure, first trap and relic is heard once, and the end at the end", () => {
  const told = story();
  const heard = told.map(({ event, game }) => seen(event, game));
  const cards = told.flatMap(({ event }) => (event.event === "card_revealed" ? [event.card] : []));
  const count = (kind: string): number => cards.filter((each) => faceOf(each).kind === kind).length;
  const collapses = told.filter(({ event }) => event.event === "cave_collapsed").length;
  const shared = told.filter(({ event }) => event.event === "treasure_shared").length;
  assert.equal(heard.filter((each) => each === "gems").length, shared);
  assert.equal(heard.filter((each) => each === "trap").length, count("trap") - collapses);
  assert.equal(heard.filter((each) => each === "victory").length, 1);
  assert.ok(count("trap") > collapses && shared > 5);
});

test("the danger is what the table shows: its odds, or without them the traps that lie there", () => {
  const odds = { ...first.odds!, collapse: [3, 12] as [number, number] };
  assert.equal(dangerOf({ ...on("snake"), odds, awaits: "choices" }), 0.25);
  const hidden = (...cards: string[]): number =>
    dangerOf({ ...on(...cards), odds: null, awaits: "choices" });
  assert.equal(hidden("7", "relic:5"), 0);
  assert.ok(hidden("snake", "lava") > hidden("snake", "7"));
  assert.equal(dangerOf({ ...on("snake"), odds, awaits: "nothing" }), 0);
  assert.equal(dangerOf(null), 0);
});

test("what is felt in the hand is short, and belongs to a sound", () => {
  for (const [cue, pattern] of Object.entries(TOUCH)) {
    assert.ok((CUES as readonly string[]).includes(cue));
    assert.ok(pattern.reduce((sum, each) => sum + each) <= 300);
  }
});
