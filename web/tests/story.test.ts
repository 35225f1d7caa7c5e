import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { before, test } from "node:test";
import played from "../generated/game.json";
import type { Happening, SeatView } from "../src/lib/happening";
import type { ReplayView } from "../src/lib/protocol";

const replay = played.replay as unknown as ReplayView;
const WORDS = "../src/tacora/page/words/";
const person = (name: string): SeatView => ({ name, bot: null }) as unknown as SeatView;
const bot = (name: string, kind: string): SeatView => ({ name, bot: kind }) as unknown as SeatView;
const seats = [person("Ana"), person("Ben"), bot("bold", "bold"), bot("bold 2", "bold")];

// Browser features that node 20 lacks and the sentences need.
const page = { documentElement: { dataset: {}, lang: "" } };
Object.defineProperty(globalThis, "document", { value: page });
Object.defineProperty(globalThis, "navigator", { value: { languages: ["en"] } });
Object.defineProperty(globalThis, "fetch", {
  value: async (address: string) => {
    const name = /^\/words\/([a-z]+\.ftl)/.exec(address)?.[1];
    return new Response(readFileSync(WORDS + name, "utf8"));
  },
});
const { LANGUAGES } = await import("../src/lib/settings.svelte");
const { cardName, nameOf, tell } = await import("../src/lib/story");
const { dates, setPlace, speak } = await import("../src/lib/words.svelte");

before(() => speak("en"));

const said = (event: object): string | null => tell(event as Happening, seats);

test("bots go by their character, people and renamed bots by their name", () => {
  assert.equal(nameOf(seats[0]), "Ana");
  assert.equal(nameOf(seats[2]), "Daredevil");
  assert.equal(nameOf(seats[3]), "Daredevil 2");
  assert.equal(nameOf(bot("Robin", "bold")), "Robin");
  assert.equal(nameOf(bot("strange", "strange")), "strange");
  assert.equal(nameOf(null), "");
});

test("English dates and times are those of Europe, others those of their language", async () => {
  const at = new Date(2026, 10, 9, 17, 5);
  const written = (): string =>
    at.toLocaleString(dates(), { dateStyle: "medium", timeStyle: "short" });
  assert.equal(written(), "9 Nov 2026, 17:05");
  await speak("de");
  assert.equal(written(), "09.11.2026, 17:05");
  await speak("en");
});

test("a card is told by what it is", () => {
  assert.match(cardName("7"), /7/);
  assert.match(cardName("snake"), /snake/);
  assert.match(cardName("relic:12"), /12/);
  assert.notEqual(cardName("relic"), cardName("relic:12"));
});

test("who leaves alone is named, and several are listed", () => {
  const left = { event: "explorers_left", each: 2, left: 1, carried: 5 };
  assert.match(said({ ...left, seats: [1] }) ?? "", /^Ben leaves alone with 7 gems/);
  assert.match(said({ ...left, seats: [0, 1, 2] }) ?? "", /Ana, Ben,? and Daredevil .*\b7\b/);
});

test("what another event says already is not told twice", () => {
  const revealed = { event: "choices_revealed", going_on: [0, 1], leaving: [2] };
  assert.equal(said(revealed), null);
  assert.notEqual(said({ ...revealed, leaving: [] }), null);
  assert.equal(said({ event: "choice_sealed", seat: 0 }), null);
});

test("a treasure that is too small for everybody is told as such", () => {
  const shared = { event: "treasure_shared", seats: [0, 1], left: 1 };
  assert.notEqual(said({ ...shared, each: 0 }), said({ ...shared, each: 1 }));
});

test("the result says how a tie was decided", () => {
  const result = { points: [9, 9, 3, 1], relics: [2, 1, 0, 0], winners: [0], outcome: "won" };
  const ways = [
    { ...result, points: [9, 8, 3, 1] },
    result,
    { ...result, winners: [0, 1], outcome: "shared" },
    { ...result, winners: [0, 1], outcome: "play again" },
  ].map((each) => said({ event: "game_ended", result: each }) ?? "");
  assert.equal(new Set(ways).size, ways.length);
  for (const each of ways) assert.match(each, /Ana/);
});

for (const language of LANGUAGES)
  test(`a whole game is told in ${language}, without a gap`, async () => {
    await speak(language);
    for (const place of ["cave", "temple"]) {
      setPlace(place);
      const told = replay.moments
        .flatMap((each) => each.happened)
        .map((each) => [each.event, said(each)] as const);
      for (const [event, line] of told) {
        if (line === null) assert.equal(event, "choices_revealed");
        else assert.doesNotMatch(line, /^\s*$|\[[a-z-]+\]|[{}]|undefined|NaN/, event);
      }
      assert.ok(new Set(told.map(([event]) => event)).size >= 8);
    }
  });
