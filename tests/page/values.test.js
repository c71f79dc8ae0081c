import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import test from "node:test";
import { Values } from "../../src/wartable/server/static/values.js";

const store = () => {
  const kept = new Map();
  return { kept, getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
};
const counting = () => { let n = 0; return () => `value${++n}`; };
const table = (more = {}) => ({ id: "t1", commitment: "c1", status: "waiting", you: [1], seats: [{ ready: true }, { ready: false }], sworn: {}, mixes: {}, showing: false, ...more });
const digest = (commitment, value) => createHash("sha256").update(`wartable value\nt1\n${commitment}\n1\n${value}`).digest("hex");
const ready = [{ ready: true }, { ready: true }];

test("first the digest, then, once all have committed themselves, the value", () => {
  const values = new Values(store(), counting()), sworn = digest("c1", "value1");
  assert.deepEqual(values.next(table()), { send: { type: "ready", sworn } });
  assert.deepEqual(values.next(table({ seats: ready, sworn: { 1: sworn } })), {});
  assert.deepEqual(values.next(table({ seats: ready, sworn: { 1: sworn }, showing: true })), { send: { type: "ready", mix: "value1" } });
  assert.deepEqual(values.next(table({ seats: ready, sworn: { 1: sworn }, mixes: { 1: "value1" }, showing: true })), {});
});

test("a server that hangs up hears the same digest again, also from a page that was opened anew", () => {
  const kept = store(), fresh = counting(), first = new Values(kept, fresh).next(table());
  for (let i = 0; i < 5; i++) assert.deepEqual(new Values(kept, fresh).next(table()), first);
});

test("a changed promise is told, and nothing is sent until the player agrees; then it is another value", () => {
  const values = new Values(store(), counting());
  values.next(table());
  const changed = table({ commitment: "c2" });
  assert.deepEqual(values.next(changed), { trouble: "promise-changed" });
  assert.deepEqual(values.next({ ...changed, status: "running" }), { trouble: "promise-changed" });
  values.agree(changed);
  assert.deepEqual(values.next(changed), { send: { type: "ready", sworn: digest("c2", "value2") } });
  assert.equal(values.kept("t1", "c1"), "value1");
});

test("a value is shown only under the digest this browser made of it", () => {
  const elsewhere = table({ seats: ready, sworn: { 1: digest("c1", "other") }, showing: true });
  assert.deepEqual(new Values(store(), counting()).next(elsewhere), { trouble: "sworn-elsewhere" });
});

test("who watches, or is ready without a digest, sends nothing", () => {
  const values = new Values(store(), counting());
  assert.deepEqual(values.next(table({ you: [] })), {});
  assert.deepEqual(values.next(table({ seats: ready, showing: true })), {});
  assert.deepEqual(values.next(table({ status: "running" })), {});
});
