import assert from "node:assert/strict";
import test from "node:test";
import { shaped } from "../../src/wartable/server/static/cuts.js";

test("a step is cut in the shape of its scene, and lies in it", () => {
  const all = { x: 10, y: 20, w: 1000, h: 500 };
  assert.deepEqual(shaped({ x: 10, y: 20, w: 200, h: 250 }, all), { x: 10, y: 20, w: 500, h: 250 }); // not beyond the left edge
  assert.deepEqual(shaped({ x: 900, y: 400, w: 100, h: 50 }, all), { x: 900, y: 400, w: 100, h: 50 });
  assert.deepEqual(shaped({ x: 0, y: 0, w: 1092, h: 848 }, all), all); // a step that lights nothing shows all
});
