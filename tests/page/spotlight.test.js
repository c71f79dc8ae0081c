import assert from "node:assert/strict";
import { test } from "node:test";
import { middle } from "../../src/wartable/server/static/spotlight.js";

test("pieces that are lit are seen together, or the first of them", () => {
  assert.equal(middle([100], 300), 100);
  assert.equal(middle([100, 300], 300), 200);
  assert.equal(middle([500, 100, 300], 300), 100);
});
