import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { sha256 } from "../src/lib/sha256";

const theirs = (text: string): string => createHash("sha256").update(text, "utf8").digest("hex");

test("the empty text and the standard's own example", () => {
  assert.equal(sha256(""), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  assert.equal(sha256("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
});

test("every length around the borders of its blocks", () => {
  for (let length = 0; length <= 260; length++) {
    const text = "x".repeat(length);
    assert.equal(sha256(text), theirs(text), `${length} characters`);
  }
});

test("characters of one to four bytes", () => {
  for (const text of ["ß", "Юля", "山", "💎", "a💎".repeat(50), "tacora-deal/1\nseed\n0"]) {
    assert.equal(sha256(text), theirs(text), text);
  }
});

test("a text of many blocks", () => {
  const text = "0123456789abcdef".repeat(10_000);
  assert.equal(sha256(text), theirs(text));
});
