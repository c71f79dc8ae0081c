import assert from "node:assert/strict";
import test from "node:test";
import { CHOICES, valued } from "../../src/wartable/server/static/settings.js";

test("what is kept counts if it is possible, else what is usual", () => {
  assert.equal(valued("speed", "slow"), "slow");
  for (const odd of [null, "", "sideways"]) assert.equal(valued("speed", odd), "normal");
  assert.equal(valued("confirm", null), "weighty");
  assert.equal(valued("forced", "off"), "off");
});

test("no choice is there twice", () => {
  for (const [key, values] of Object.entries(CHOICES)) assert.equal(new Set(values).size, values.length, key);
});
