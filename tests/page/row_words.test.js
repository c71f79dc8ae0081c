import assert from "node:assert/strict";
import test from "node:test";
import { hasWon, others, state } from "../../src/wartable/server/static/row_words.js";

const me = { seat: 0, taken: true, you: true, name: "Olena" }, ada = { seat: 1, taken: true, name: "Bot Ada" }, leo = { seat: 2, taken: true, name: "Bot Leo" };
const row = (more) => ({ status: "running", turn: false, result: null, seats: [me, ada], ...more });

test("against whom: everybody but me, no free seat", () => {
  assert.deepEqual(others(row({ seats: [me, ada, { seat: 2, taken: false }] })), ["Bot Ada"]);
  const record = [{ ...me, you: false, taken: false }, { ...ada, taken: false }];
  assert.deepEqual(others(row({ status: "over", seats: record })), ["Olena", "Bot Ada"]); // nobody sits at a record
});

test("whose turn it is", () => {
  assert.deepEqual(state(row({ turn: true })), ["your-turn"]);
  assert.deepEqual(state(row({ seats: [me, { ...ada, awaited: true }] })), ["turn-of", { name: "Bot Ada" }]);
  assert.deepEqual(state(row({ seats: [me, { ...ada, awaited: true }, { ...leo, awaited: true }] })), ["others-turn"]);
  assert.deepEqual(state(row({ status: "waiting" })), ["waiting"]);
});

test("how it ended for me; by name where I did not play, or at a shared screen", () => {
  const over = (result, seats = [me, ada]) => state(row({ status: "over", result, seats }));
  assert.deepEqual(over([1, 2]), ["over-won"]);
  assert.deepEqual(over([2, 1]), ["over-lost"]);
  assert.deepEqual(over([1, 1]), ["over-shared"]);
  assert.deepEqual(over([3, 1, 2], [me, ada, leo]), ["over-place", { n: 3, most: 3 }]);
  assert.deepEqual(over([2, 1], [{ ...me, you: false }, ada]), ["wins", { name: "Bot Ada" }]);
  assert.deepEqual(over([1, 2], [me, { ...ada, you: true }]), ["wins", { name: "Olena" }]);
  assert.deepEqual(over(null), ["no-result"]);
  assert.ok(hasWon(row({ status: "over", result: [1, 2] })) && !hasWon(row({ status: "over", result: [1, 1] })));
});
