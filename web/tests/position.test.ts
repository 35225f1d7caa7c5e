// Positions that are set up by hand: relics that explorers have carried out before.
import assert from "node:assert/strict";
import { test } from "node:test";

// Browser features that node lacks and the words need.
Object.defineProperty(globalThis, "document", { value: { documentElement: { dataset: {} } } });
Object.defineProperty(globalThis, "navigator", { value: { languages: ["en"] } });
const { EDITIONS } = await import("../src/lib/cards");
const position = await import("../src/lib/position");
const { bagOf, freshPosition, heldRelics, read, withRelics, written } = position;

const NOBODY = [null, null, null, null, null];
const withAll = EDITIONS.filter(({ relics }) => relics);

test("relics are given to seats and read again, in every book", () => {
  assert.equal(withAll.length, 5);
  for (const edition of withAll) {
    const fresh = { ...freshPosition(edition), expedition: 5 };
    assert.deepEqual(heldRelics(fresh), NOBODY);
    const held = [1, null, 2, null, 1];
    const given = withRelics(fresh, held);
    assert.equal(given.explorers.flatMap(({ relics }) => relics).length, 3);
    assert.deepEqual(heldRelics(given).toSorted(), held.toSorted());
    assert.deepEqual(withRelics(given, heldRelics(given)), given);
    assert.deepEqual(read(written(given)), given);
    // They cannot come any more.
    const relics = (bag: Record<string, number>): number =>
      Object.entries(bag).reduce((sum, [card, n]) => sum + (card.startsWith("relic") ? n : 0), 0);
    assert.equal(relics(bagOf(fresh)) - relics(bagOf(given)), 3);
    assert.deepEqual(heldRelics(withRelics(given, NOBODY)), NOBODY);
  }
});
