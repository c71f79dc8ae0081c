import assert from "node:assert/strict";
import test from "node:test";
import { loudness, SOUNDS, soundsOf } from "../../src/wartable/server/static/sounds.js";

const names = (beat, motion = 500) => soundsOf(beat, motion).map(([name]) => name);

test("dice rattle and come to lie, a die is set on wood, a card on paper", () => {
  assert.deepEqual(names({ kind: "roll", pieces: [] }), ["rattle", "set"]);
  assert.deepEqual(names({ kind: "put", pieces: [{ symbol: "aow-die-1" }] }), ["set"]);
  assert.deepEqual(names({ kind: "put", pieces: [{ symbol: "caw-card-diehard" }] }), ["laid"]);
  assert.deepEqual(names({ kind: "turn" }), ["flipped"]);
  assert.deepEqual(names({ kind: "points" }), ["points"]);
  assert.deepEqual(names({ kind: "say" }), []);
});

test("every kind of beat has sounds that exist, none after it has ended", () => {
  for (const kind of ["roll", "put", "move", "turn", "leave", "points", "result", "read", "trade", "say"])
    for (const [name, after] of soundsOf({ kind }, 400)) assert.ok(name in SOUNDS && after >= 0 && after <= 0.4, kind);
});

test("sounds are short and do not hurt", () => {
  for (const [name, parts] of Object.entries(SOUNDS)) for (const { at = 0, length, volume, pitch } of parts) {
    assert.ok(at + length <= 1.5 && volume > 0 && volume <= 0.5 && pitch > 20 && pitch < 12000, name);
  }
});

test("off is silent, half is quieter than all", () => {
  assert.equal(loudness("off", "100"), 0);
  assert.equal(loudness("on", "0"), 0);
  assert.equal(loudness("on", "100"), 1);
  assert.ok(loudness("on", "50") < 0.5);
});
