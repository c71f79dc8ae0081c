import assert from "node:assert/strict";
import test from "node:test";
import { ago, clockWords } from "../../src/wartable/server/static/durations.js";

test("how long ago, in the largest unit", () => {
  assert.deepEqual(ago(0, 59000), [-0, "minute"]);
  assert.deepEqual(ago(0, 125000), [-2, "minute"]);
  assert.deepEqual(ago(0, 3 * 3600000), [-3, "hour"]);
  assert.deepEqual(ago(0, 50 * 3600000), [-2, "day"]);
  assert.deepEqual(ago(5000, 0), [-0, "minute"]); // clocks of two machines differ
});

test("a clock", () => {
  const t = (id, { n, hours }) => `${id} ${n} ${hours}`;
  assert.equal(clockWords(65000, t), "01:05");
  assert.equal(clockWords(3725000, t), "1:02:05");
  assert.equal(clockWords(-5, t), "00:00");
  assert.equal(clockWords(27 * 3600000, t), "days-left 1 3");
});
