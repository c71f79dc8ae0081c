import assert from "node:assert/strict";
import test from "node:test";
import { turning } from "../../src/wartable/server/static/turning.js";

test("the largest steps, in the order of the game; no step, no point", () => {
  const scores = [[0, 0], [1, 0], [1, 4], [6, 4], [6, 4], [12, 5]];
  assert.deepEqual(turning(scores, 0), [{ at: 2, by: -4 }, { at: 3, by: 5 }, { at: 5, by: 5 }]);
  assert.deepEqual(turning([[0, 0], [0, 0]], 1), []);
});

test("a step that changes who leads counts double", () => {
  const scores = [[4, 0], [8, 0], [8, 3], [8, 6], [8, 10], [12, 10]];
  assert.deepEqual(turning(scores, 0).map(({ at }) => at), [1, 4, 5]);
});

test("among several rivals the best one counts", () => {
  assert.deepEqual(turning([[0, 0, 0], [0, 0, 7]], 0), [{ at: 1, by: -7 }]);
});
