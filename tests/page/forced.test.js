import assert from "node:assert/strict";
import test from "node:test";
import { forced, only, pause } from "../../src/wartable/server/static/forced.js";

const lose = { notation: "lose", label: "Lose a die" }, fill = { notation: "fill", label: "Fill" };
const asked = { offers: [lose], undo: { free: 0, ask: true }, over: null, seat: 0, awaited: [0] };

test("the only answer is given, unless it would bind what can still be taken back", () => {
  assert.equal(forced(asked), "play");
  assert.equal(forced({ ...asked, undo: undefined }), "play");
  assert.equal(forced({ ...asked, undo: { free: 1, ask: true } }), "no");
  assert.equal(forced({ ...asked, undo: { free: 0, ask: true, unsure: true } }), "look");
});

test("where one can but give up besides, the button that is left is the answer", () => {
  const resign = { notation: "resign", label: "Resign" }, pass = { notation: "pass", label: "No political action" };
  const idle = { ...asked, offers: [resign, pass], scene: { main: [{ ...pass, role: "only" }] } };
  assert.equal(forced(idle), "play");
  assert.equal(only(idle).notation, "pass");
  assert.equal(forced({ ...idle, scene: { main: [{ ...pass, role: "aside" }] } }), "no");
});

test("where there is a choice, or somebody else is asked, nothing is", () => {
  for (const other of [{ offers: [lose, fill] }, { offers: [] }, { awaited: [1] }, { seat: null }, { curtain: [0] }, { over: {} }]) assert.equal(forced({ ...asked, ...other }), "no");
});

test("where something is hidden the answer takes as long as a choice, never the same", () => {
  assert.equal(pause(false, 0.5), pause(false, 0.9));
  assert.ok(pause(true, 0) > pause(false) && pause(true, 0.9) > pause(true, 0.1));
});
