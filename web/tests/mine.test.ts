import assert from "node:assert/strict";
import { test } from "node:test";
import played from "../generated/game.json";
import { broughtIn } from "../src/lib/course";
import type { ReplayView } from "../src/lib/protocol";
import { ACHIEVEMENTS, achievements, type Achievement } from "../src/mine/achievements";
import { FACTS, factsOf, type Facts, type Trip } from "../src/mine/facts";
import { BadFile, fromFile, toFile, type Fault } from "../src/mine/file";
import { merged, newGame, placeOf, victory, type GameRecord, type Kept } from "../src/mine/game";
import { byEdition, bySize, habits, ownGames, performances, winsOf } from "../src/mine/statistics";

const replay = played.replay as unknown as ReplayView;
const record = played.record as unknown as GameRecord;
const SEATS = record.explorers.map((_, seat) => seat);

const trip = (changes: Partial<Trip> = {}): Trip => ({
  ...{ gems: 0, path: 0, relics: 0, lost: null, alone: false, last: false, narrow: false },
  ...changes,
});
const facts = (trips: Trip[], changes: Partial<Facts> = {}): Facts => ({
  ...{ version: FACTS, choices: [], trips, behind: 0 },
  ...changes,
});
let minutes = 0;
/** A game of four in which seat 0 is the own one. */
function game(
  won: boolean,
  of: Facts | null,
  more: Partial<GameRecord> = {},
  changes: Partial<Kept> = {},
): Kept {
  const made: GameRecord = {
    ...record,
    result: { points: [9, 5, 7, 3], relics: [0, 0, 0, 0], winners: won ? [0] : [2] },
    date: 1_700_000_000_000 + 60_000 * ++minutes,
    ...more,
  };
  return { ...newGame(made, [0], "table", minutes, 0), facts: of, ...changes };
}
const earned = (...games: Kept[]): Achievement[] =>
  achievements(games).flatMap(({ name, game: found }) => (found ? [name] : []));

test("the trips of a player add up to what they brought home", () => {
  const rows = broughtIn(replay);
  for (const seat of SEATS) {
    const { trips } = factsOf(replay, seat);
    assert.deepEqual(
      trips.map(({ gems }) => gems),
      rows[seat]!.map(({ gems }) => gems),
    );
    const relics = trips.reduce((sum, each) => sum + each.relics, 0);
    assert.equal(relics, record.result.relics[seat]);
  }
});

test("each choice of the record is one of the facts, with its answer", () => {
  const turns = (record.expeditions as { turns: [string, string][] }[]).map(({ turns }) => turns);
  for (const seat of SEATS) {
    const wanted = turns.flatMap((each, i) =>
      each.flatMap(([, choices]) =>
        ["+", "-"].includes(choices[seat] ?? "") ? [[i + 1, choices[seat] === "-" ? 1 : 0]] : [],
      ),
    );
    const found = factsOf(replay, seat).choices;
    assert.deepEqual(
      found.map((each) => [each[0], each[5]]),
      wanted,
    );
    for (const [, carried, lying, inside, risk] of found) {
      assert.ok(carried >= 0 && lying >= 0 && inside >= 1 && risk >= 0 && risk <= 1000);
    }
  }
  // Somewhere there was a risk, and something to lose.
  const all = SEATS.flatMap((seat) => factsOf(replay, seat).choices);
  assert.ok(all.some(([, carried, , , risk]) => carried > 0 && risk > 0));
});

test("a flight is a loss for those inside, and a narrow escape for who left just before", () => {
  const lost = SEATS.map((seat) => factsOf(replay, seat).trips.map((each) => each.lost));
  let flights = 0;
  for (const { expedition, happened } of replay.moments)
    for (const event of happened)
      if (event.event === "cave_collapsed") {
        flights++;
        for (const seat of SEATS)
          assert.equal(lost[seat]![expedition - 1], event.seats.includes(seat) ? event.each : null);
      }
  assert.ok(flights > 0);
  const left = (narrow: ReplayView["moments"][number]["happened"]): boolean => {
    const { game: view } = replay.moments[0]!;
    const moment = { ...replay.moments[0]!, game: view };
    const before = {
      event: "explorers_left" as const,
      ...{ seats: [0], carried: 3, each: 2, left: 0 },
    };
    const began = { event: "expedition_began" as const, expedition: 1, entered: [] };
    return factsOf(
      {
        ...replay,
        moments: [
          { ...moment, happened: [began as never] },
          { ...moment, happened: [before] },
          { ...moment, happened: narrow },
        ],
      },
      0,
    ).trips[0]!.narrow;
  };
  const card = { event: "card_revealed" as const, card: "snake" };
  const fled = { event: "cave_collapsed" as const, trap: "snake", seats: [1], each: 4 };
  assert.equal(left([card, fled]), true);
  assert.equal(left([card]), false);
});

test("each achievement is earned by its deed, and by nothing less", () => {
  const home = [trip({ gems: 3 }), trip(), trip({ gems: 4 }), trip(), trip({ gems: 5 })];
  const lost = (gems: number): Trip[] => [trip({ lost: gems }), ...home.slice(1)];
  assert.deepEqual(earned(game(false, facts(home))), []);
  assert.deepEqual(earned(game(true, facts(home))), ["untouched"]);
  assert.deepEqual(earned(game(true, facts(lost(0)))), ["untouched"]);
  assert.deepEqual(earned(game(true, facts(lost(11)))), []);
  assert.deepEqual(earned(game(true, facts(lost(12)))), ["fall-and-rise"]);
  assert.deepEqual(earned(game(true, facts(lost(1), { behind: 8 }))), ["comeback"]);
  assert.deepEqual(earned(game(true, facts(lost(1), { behind: 7 }))), []);
  const with_ = (change: Partial<Trip>): Facts => facts([trip(change), ...lost(1)]);
  assert.deepEqual(earned(game(false, with_({ gems: 15, last: true }))), ["last-out"]);
  assert.deepEqual(earned(game(false, with_({ gems: 14, last: true }))), []);
  assert.deepEqual(earned(game(false, with_({ narrow: true }))), ["in-time"]);
  assert.deepEqual(earned(game(false, with_({ alone: true, path: 8 }))), ["sweep"]);
  assert.deepEqual(earned(game(false, with_({ alone: false, path: 8 }))), []);
  assert.deepEqual(earned(game(false, with_({ relics: 2 }))), ["two-relics"]);
  assert.deepEqual(earned(game(false, facts(Array.from({ length: 5 }, () => trip({ gems: 1 }))))), [
    "every-day",
  ]);
  const bold = (gems: number, expedition: number, risk: number): Facts =>
    facts([trip({ gems }), trip({ lost: 0 })], {
      choices: [
        [expedition, 9, 3, 2, risk, 0],
        [1, 20, 0, 1, 300, 1],
      ],
    });
  assert.deepEqual(earned(game(false, bold(20, 1, 200))), ["nerve"]);
  assert.deepEqual(earned(game(false, bold(20, 1, 199))), []);
  assert.deepEqual(earned(game(false, bold(20, 2, 200))), []);
  assert.deepEqual(earned(game(false, bold(19, 1, 200))), []);
  const bots = ["", "champion", "", ""];
  assert.deepEqual(earned(game(true, facts(lost(1)), { bots })), ["champion"]);
  assert.deepEqual(earned(game(false, facts(lost(1)), { bots })), []);
  const choices = Array.from({ length: 10 }, () => [1, 1, 1, 1, 1, 0] as Facts["choices"][number]);
  const review = { value: 90, margin: 5, luck: 0, title: "scholar" };
  const clear = facts(lost(1), { choices });
  assert.deepEqual(earned(game(false, clear, {}, { review })), ["clear-head"]);
  assert.deepEqual(
    earned(game(false, clear, {}, { review: { ...review, title: "reckoner" } })),
    [],
  );
  const books = [
    ...["de-iello-2017", "fr-iello-2021", "nl-iello-2023", "ru-hobbyworld-2026"],
    "pl-incan-gold",
  ].map((edition) => game(true, facts(lost(1)), { edition }));
  assert.deepEqual(earned(...books), ["five-books"]);
  const five = achievements(books.slice(1)).at(-1)!;
  assert.deepEqual([five.game, five.done, five.of], [null, 4, 5]);
  assert.equal(achievements([]).length, ACHIEVEMENTS.length);
});

test("the first game with a deed is the one that earns it, and shared devices earn nothing", () => {
  const home = facts([trip({ gems: 1 })]);
  const [first, second] = [game(true, home), game(true, home)];
  const found = achievements([second, first]).find(({ name }) => name === "untouched")!;
  assert.equal(found.game!.id, first.id);
  assert.deepEqual(earned({ ...first, seats: [0, 1] }), []);
});

test("a game that was taken over from a moment of another one does not count", () => {
  const home = facts([trip({ gems: 1 })]);
  const own = game(true, home);
  const taken = game(true, home, { began: { expedition: 4, turn: 2, awaits: "choices" } });
  assert.deepEqual(earned(taken), []);
  assert.deepEqual(
    ownGames([own, taken]).map(({ id }) => id),
    [own.id],
  );
});

test("practice in the daily cave of an earlier day is kept, and does not count", () => {
  const home = facts([trip({ gems: 1 })]);
  const practice = game(true, home, {}, { practice: true });
  assert.deepEqual([earned(practice), ownGames([practice])], [[], []]);
  const unmarked = { ...practice, practice: undefined };
  for (const both of [merged(practice, unmarked), merged(unmarked, practice)])
    assert.equal(both.practice, true);
  const [again] = fromFile(toFile([practice]));
  assert.deepEqual(ownGames([again!]), []);
});

test("a file gives the same games back", () => {
  const games = [
    game(
      true,
      factsOf(replay, 0),
      {},
      { review: { value: 71, margin: 9, luck: -0.1, title: "x" } },
    ),
    game(false, null, { bots: ["", "bold", "", ""] }, { table: null, game: null }),
    { ...newGame(record, [2, 0], "t-1", 3, 5) },
  ];
  const again = fromFile(toFile(games));
  assert.deepEqual(
    again.map((each) => ({ ...each, at: 0 })),
    games.map((each) => ({ ...each, at: 0 })),
  );
  assert.deepEqual(fromFile(toFile([])), []);
});

test("a file with anything wrong is refused whole, with its reason", () => {
  const good = JSON.parse(toFile([game(true, null), game(false, null)])) as {
    format: string;
    games: Record<string, unknown>[];
  };
  const fault = (file: unknown): [Fault, number] => {
    try {
      fromFile(typeof file === "string" ? file : JSON.stringify(file));
    } catch (error) {
      if (error instanceof BadFile) return [error.fault, error.game];
      throw error;
    }
    throw new Error("accepted");
  };
  const second = (changes: object): unknown => ({
    ...good,
    games: [good.games[0], { ...good.games[1], ...changes }],
  });
  const inRecord = (changes: object): unknown =>
    second({ record: { ...(good.games[1]!.record as object), ...changes } });
  assert.deepEqual(fault("{"), ["not-mine", 0]);
  assert.deepEqual(fault("[]"), ["not-mine", 0]);
  assert.deepEqual(fault("null"), ["not-mine", 0]);
  assert.deepEqual(fault({ ...good, format: "tacora-game/1" }), ["not-mine", 0]);
  assert.deepEqual(fault({ ...good, format: "tacora-my-games/2" }), ["newer", 0]);
  assert.deepEqual(fault({ ...good, games: {} }), ["broken", 0]);
  for (const wrong of [
    second({ seats: [] }),
    second({ seats: [4] }),
    second({ seats: [1, 1] }),
    second({ seats: "0" }),
    second({ table: "../x" }),
    second({ record: null }),
    inRecord({ format: "tacora-game/9" }),
    inRecord({ explorers: ["a", "b"] }),
    inRecord({ explorers: [1, 2, 3, 4] }),
    inRecord({ expeditions: [] }),
    inRecord({ edition: "nonsense" }),
    inRecord({ edition: "__proto__" }),
    inRecord({ result: undefined }),
    inRecord({ result: { points: [1, 2, 3], relics: [0, 0, 0], winners: [0] } }),
    inRecord({ result: { points: [1, 2, 3, 4], relics: [0, 0, 0, 0], winners: [7] } }),
    inRecord({ date: -1 }),
    inRecord({ more: "x".repeat(70_000) }),
  ])
    assert.deepEqual(fault(wrong), ["broken", 2]);
  // What can be computed again is only left out.
  const [, kept] = fromFile(
    JSON.stringify(second({ facts: { version: 1 }, review: { value: "9" } })),
  );
  assert.deepEqual([kept!.facts, kept!.review], [null, null]);
});

test("two copies of one game are one, with what either knows", () => {
  const one = game(true, factsOf(replay, 0), {}, { table: null, game: null });
  const review = { value: 1, margin: 1, luck: 0, title: "x" };
  const other = { ...one, facts: null, review, table: "t", game: 4 };
  assert.equal(other.id, one.id);
  for (const both of [merged(one, other), merged(other, one)])
    assert.deepEqual(both, { ...one, review, table: "t", game: 4 });
  assert.notEqual(newGame(record, [0], null, null, 0).id, newGame(record, [1], null, null, 0).id);
});

test("wins are counted by edition and table size, and a shared one as a part", () => {
  const shared = game(false, null, {
    result: { points: [9, 9, 1, 1], relics: [0, 0, 0, 0], winners: [0, 1] },
  });
  const games = [game(true, null), game(false, null), shared];
  assert.equal(victory(shared), 0.5);
  assert.deepEqual(winsOf(games), { games: 3, wins: 1.5, even: 0.75 });
  assert.deepEqual(
    byEdition(games).map(({ name, games: count }) => [name, count]),
    [["de-iello-2017+relics", 3]],
  );
  assert.deepEqual(
    bySize(games).map(({ name, wins }) => [name, wins]),
    [["4", 1.5]],
  );
  assert.equal(placeOf(shared, 1), 1);
  assert.equal(placeOf(shared, 2), 3);
  assert.equal(placeOf(games[1]!, 0), 2);
});

test("habits are counted by risk and by gems, beside the equilibrium's of the same tables", () => {
  const of = facts([], {
    choices: [
      [1, 0, 0, 4, 0, 0],
      [1, 5, 2, 4, 90, 1],
      [2, 5, 2, 4, 100, 0],
      [3, 12, 2, 4, 101, 1],
    ],
  });
  const [none, low, middle, ...rest] = habits([game(true, of)], "risk");
  assert.deepEqual([none!.choices, low!.choices, middle!.choices], [1, 2, 1]);
  assert.deepEqual([none!.own, low!.own, middle!.own], [0, 0.5, 1]);
  assert.ok(rest.every(({ choices }) => choices === 0));
  // Of four equilibrium players, and the more the risk the more often.
  assert.ok(none!.equilibrium < low!.equilibrium && low!.equilibrium < middle!.equilibrium);
  assert.deepEqual(
    habits([game(true, of)], "gems").map(({ choices }) => choices),
    [1, 2, 0, 0, 1],
  );
});

test("performances stand in the order of the games, with the mean of the last ten", () => {
  const games = Array.from({ length: 12 }, (_, i) =>
    game(false, null, {}, { review: { value: i, margin: 1, luck: 0, title: "x" } }),
  );
  const found = performances([...games].reverse());
  assert.deepEqual(
    found.map(({ value }) => value),
    games.map((_, i) => i),
  );
  assert.equal(found.at(-1)!.mean, (2 + 11) / 2);
});
