import assert from "node:assert/strict";
import { test } from "node:test";
import { relicOf } from "../src/lib/cards";
import { rowsOf, spotsOf } from "../src/lib/gems";

const COUNTS = Array.from({ length: 40 }, (_, i) => i + 1);

test("a card shows as many gems as it is worth, beside each other and on the card", () => {
  for (const count of COUNTS) {
    const spots = spotsOf(count);
    assert.equal(spots.length, count);
    for (const [i, a] of spots.entries()) {
      assert.ok(a.x >= 0 && a.x + a.size <= 100 && a.y >= 30 && a.y + a.size <= 132, `${count}`);
      for (const b of spots.slice(i + 1))
        assert.ok(Math.hypot(a.x - b.x, a.y - b.y) > 0.9 * a.size, `${count}`);
    }
  }
});

test("the patterns of the books differ and are mirrored, so that one need not count", () => {
  const seen = new Set<string>();
  for (const count of COUNTS.slice(0, 17)) {
    const rows = rowsOf(count);
    seen.add(String(rows));
    assert.ok(rows.length <= 5 && Math.max(...rows) <= 4, `${count}`);
    if (count > 3) assert.deepEqual(rows, [...rows].reverse(), `${count}`);
    // On the smallest phone a card is 40 pixels wide: a gem has at least seven of them.
    assert.ok(spotsOf(count)[0]!.size * 0.4 >= 7, `${count}`);
  }
  assert.equal(seen.size, 17);
});

test("the five relics of a game have five pictures, with and without a printed worth", () => {
  const printed = [5, 7, 8, 10, 12].map((worth, i) => relicOf(`relic:${worth}`, i));
  assert.equal(new Set(printed).size, 5);
  // The same card has the same picture wherever it lies.
  assert.equal(relicOf("relic:8", 0), relicOf("relic:8", 4));
  assert.equal(new Set([0, 1, 2, 3, 4].map((nth) => relicOf("relic", nth))).size, 5);
});
