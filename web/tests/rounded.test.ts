// Sums that stand beside their parts: a reader who adds up the parts gets the sum.
import assert from "node:assert/strict";
import { test } from "node:test";
import { shownDifference } from "../src/lib/rounded";

const shown = (value: number, digits: number): string =>
  new Intl.NumberFormat("en", {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value);

test("the difference of two numbers as they are shown is what a reader computes from them", () => {
  // 27/28 and 2/3: their difference, 0.2976, would be shown as 0.30 beside 0.96 and 0.67.
  assert.equal(shown(shownDifference(27 / 28, 2 / 3, 2), 2), "0.29");
  // The float of 0.4115 is less than that, and is shown as 0.412.
  assert.equal(shown(0.4115, 3), "0.412");
  assert.equal(shown(shownDifference(0.4115, 0.3922, 3), 3), "0.020");
  for (let i = 0; i <= 60; i++)
    for (let j = 0; j <= 60; j++) {
      const [from, less] = [(i * 7) / 61, (j * 5) / 59];
      const [a, b] = [shown(from, 2), shown(less, 2)].map((each) => Math.round(100 * Number(each)));
      const said = Math.round(100 * Number(shown(shownDifference(from, less, 2), 2)));
      assert.equal(said, a! - b!, `${from} - ${less}`);
    }
});
