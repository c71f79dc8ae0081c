import assert from "node:assert/strict";
import test from "node:test";
import { INSET, placeOf, stepAt } from "../../src/wartable/server/static/timeline.js";

test("the first and the last step lie where the slider's handle stands at its ends", () => {
  assert.equal(placeOf(0, 40, 1000), INSET);
  assert.equal(placeOf(40, 40, 1000), 1000 - INSET);
  assert.equal(placeOf(20, 40, 1000), 500);
  assert.equal(placeOf(0, 0, 1000), INSET, "a game without a step");
});

test("what lies at a place is the step that is drawn there", () => {
  for (const at of [0, 1, 17, 39, 40]) assert.equal(stepAt(placeOf(at, 40, 777), 40, 777), at);
  assert.equal(stepAt(-50, 40, 777), 0);
  assert.equal(stepAt(9999, 40, 777), 40);
});
