import assert from "node:assert/strict";
import test from "node:test";
import { changed, whole, unitParts } from "../../src/wartable/server/static/scenes.js";

const layout = (...ids) => ({ width: 9, height: 9, pieces: ids.map((id) => ({ id, x: 0 })) });
const ids = (found) => found.pieces.map((p) => p.id).join("");

test("pieces come, change and go", () => {
  const old = layout(..."abcde"), b = { id: "b", x: 7 }, f = { id: "f", x: 1 }, g = { id: "g", x: 2 };
  const found = changed(old, { pieces: [f, b, g], at: [0, 2, 5], gone: ["d"] });
  assert.equal(ids(found), "fabceg");
  assert.equal(found.pieces[2], b);
  assert.equal(found.pieces[1], old.pieces[0]); // what stays is the same piece
  assert.equal(ids(old), "abcde");
  assert.deepEqual([found.width, found.height], [9, 9]);
});

test("a changed piece may lie elsewhere", () => {
  assert.equal(ids(changed(layout(..."abc"), { pieces: [{ id: "a", x: 1 }], at: [2] })), "bca");
});

test("nothing changed", () => {
  assert.deepEqual(changed(layout(..."abc"), {}), layout(..."abc"));
});

test("a position with changes becomes a whole one", () => {
  const before = { title: "old", wide: layout(..."ab") };
  const made = whole(before, { seq: 2, scene: { title: "new" }, changes: { wide: { gone: ["a"] } } });
  assert.deepEqual(made, { seq: 2, scene: { title: "new", wide: layout("b") } });
});

test("a whole position stays as it is", () => {
  const message = { seq: 2, scene: { title: "new", tall: layout("c") } };
  assert.deepEqual(whole({ title: "old", wide: layout("a") }, message), message);
  assert.deepEqual(whole(undefined, message), message);
});

test("where there is little room a score keeps its figure", () => {
  assert.deepEqual(unitParts("of 5 cities"), ["of 5", "cities"]);
  assert.deepEqual(unitParts("+1 per turn"), ["+1", "per turn"]);
  assert.deepEqual(unitParts("з 12"), ["з 12", ""]);
  assert.deepEqual(unitParts("points"), ["points", ""]);
  assert.deepEqual(unitParts("last tribe left"), ["last", "tribe left"]);
  assert.deepEqual(unitParts(""), ["", ""]);
});
