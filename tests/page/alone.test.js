import assert from "node:assert/strict";
import test from "node:test";
import { Alone } from "../../src/wartable/server/static/alone.js";

const only = { seq: 1, offers: [{ notation: "pass", label: "Pass" }], seat: 0, awaited: [0] };
const free = { ...only, seq: 2, offers: [...only.offers, { notation: "build", label: "Build" }] };

/** A page that is looked at; afterwards the one that other tests know. */
const shown = (t) => {
  const before = globalThis.document;
  globalThis.document = { hidden: false };
  t.after(() => { globalThis.document = before; });
};

test("that it happens by itself is said until something else is asked, whoever answered", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  shown(t);
  const said = [], acts = [], state = { position: only };
  const alone = new Alone({ position: () => state.position, may: () => true, hidden: () => false, act: (notation) => acts.push(notation), look: () => {}, waits: () => said.push(alone.waits) });
  alone.answer();
  assert.deepEqual(said, [true]);
  state.position = free; // the answer was pressed before the page gave it
  assert.equal(alone.waits, false, "what is drawn before the page thinks again");
  alone.answer();
  t.mock.timers.tick(60000);
  assert.deepEqual(acts, []);
});

test("what is said of it goes where the answer is held back", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  shown(t);
  const said = [], state = { may: true };
  const alone = new Alone({ position: () => only, may: () => state.may, hidden: () => false, act: () => {}, look: () => {}, waits: () => said.push(alone.waits) });
  alone.answer();
  state.may = false;
  alone.answer();
  assert.deepEqual(said, [true, false]);
});
