import assert from "node:assert/strict";
import test from "node:test";
import { cut, surplus } from "../../src/wartable/server/static/lines.js";

const lines = (...numbers) => numbers.map((n) => ({ n, text: String(n) }));
const turns = (text) => [...text].map((c) => ({ head: c === "T" }));

test("lines from the cut on are replaced", () => {
  const shown = lines(0, 1, 1, 2, 3), change = { cut: 2, lines: lines(2, 2) };
  assert.deepEqual(cut(shown, change, 10), { gone: lines(2, 3), kept: lines(0, 1, 1), come: lines(2, 2) });
  assert.deepEqual(cut(shown, { cut: 0, lines: lines(5, 6, 7) }, 2), { gone: shown, kept: [], come: lines(6, 7) });
});

test("the oldest go by whole turns", () => {
  assert.equal(surplus(turns("T..T.."), 6), 0);
  assert.equal(surplus(turns("T..T.."), 5), 3);
  assert.equal(surplus(turns("T..T.."), 3), 3);
  assert.equal(surplus(turns("T..T.."), 2), 4); // no turn begins among the last two
});
