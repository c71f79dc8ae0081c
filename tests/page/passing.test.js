import assert from "node:assert/strict";
import test from "node:test";
import { Passing } from "../../src/wartable/server/static/passing.js";

/** A screen that two share: what it shows, and whether its beats are told. */
function screen() {
  const shown = [], state = { told: true, position: null };
  const passing = new Passing({ show: (p) => { shown.push(p.seq); state.position = p; }, told: () => state.told, waits: () => { state.waits = true; } });
  return { shown, state, hear: (p) => passing.hear(p, state.position), passing };
}

test("the outcome stands before the curtain falls", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { shown, state, hear, passing } = screen();
  hear({ seq: 1, seat: 0 });
  state.told = false; // the beats of the move
  hear({ seq: 2, seat: 0 });
  hear({ seq: 2.5, seat: null, curtain: [1] });
  t.mock.timers.tick(60000);
  assert.deepEqual(shown, [1, 2]);
  state.told = true;
  passing.look();
  assert.ok(state.waits);
  t.mock.timers.tick(1000);
  assert.deepEqual(shown, [1, 2]);
  hear({ seq: 3, seat: null, curtain: [1] }); // somebody far away acted meanwhile
  t.mock.timers.tick(1000);
  assert.deepEqual(shown, [1, 2, 2.5, 3]);
  hear({ seq: 4, seat: null, curtain: [1] });
  assert.equal(shown.at(-1), 4, "what is covered already need not wait");
});

test("whoever has seen enough covers it at once", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { shown, hear, passing } = screen();
  hear({ seq: 0, seat: null, curtain: [0] });
  assert.deepEqual(shown, [0], "nothing was shown that could be looked at");
  hear({ seq: 1, seat: 0 });
  hear({ seq: 2, seat: null, curtain: [1] });
  passing.fall();
  assert.deepEqual(shown, [0, 1, 2]);
  hear({ seq: 3, seat: 1 });
  t.mock.timers.tick(60000);
  assert.deepEqual(shown, [0, 1, 2, 3]);
});
