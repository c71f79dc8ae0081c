import assert from "node:assert/strict";
import test from "node:test";
import { spot, width } from "../../src/wartable/server/static/notes.js";

test("a figure stands where its piece is, on the scale of the piece", () => {
  assert.deepEqual(spot({ x: 100, y: 50, scale: 2 }, { x: 10, y: -20 }), { x: 120, y: 10 });
  assert.deepEqual(spot({ x: 100, y: 50 }, {}), { x: 100, y: 50 });
});

test("a longer figure is wider, a short one can still be read", () => {
  assert.equal(width("1"), 26);
  assert.ok(width("> 99 %") > width("47 %"));
});
