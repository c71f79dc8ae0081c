import assert from "node:assert/strict";
import test from "node:test";
import { around, fold, stem } from "../../src/wartable/server/static/finding.js";

test("letters are found without accents and marks", () => {
  assert.equal(fold("П'ять Ёлок, Ïn"), "пять елок, in");
});

test("words are found whatever their ends are", () => {
  assert.equal(stem("щасливих", "uk"), "щаслив");
  assert.equal(stem("мир", "ru"), "мир");
  assert.equal(stem("happiness", "en"), "happiness");
});

test("a place is told by the words around it", () => {
  const long = "Whoever has the most culture points at the end of the last round of the game wins, and equals share the victory among themselves for good.";
  assert.equal(around("You win.", "win"), "You win.");
  assert.match(around(long, "culture"), /^Whoever has the most culture .* …$/);
  assert.match(around(long, "victory"), /^… .*share the victory among themselves for good\.$/);
});
