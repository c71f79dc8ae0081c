import assert from "node:assert/strict";
import test from "node:test";
import { choices, shorter } from "../../src/wartable/server/static/choices.js";

const act = (...notations) => notations.map((notation) => ({ notation, label: notation }));
const ids = (pieces) => pieces.map((p) => p.id);

test("a hand is what is held, used or not, and the table is what else can be used", () => {
  const { held, lit } = choices([
    { id: "board" },
    { id: "city", title: "Chen", actions: act("attack chen") },
    { id: "card-1", title: "Wolf", state: "held", actions: act("play wolf air", "play wolf sea") },
    { id: "card-2", title: "Bear", state: "selected held" },
    { id: "count", state: "held" }, // a figure on a card
  ]);
  assert.deepEqual(ids(held), ["card-1", "card-2"]);
  assert.deepEqual(ids(lit), ["city"]);
});

test("what offers the same is named once", () => {
  const { lit } = choices([
    { id: "ground", title: "Aki", actions: act("recruit aki") },
    { id: "castle", title: "Castle of Aki", actions: act("recruit aki") },
    { id: "order", title: "Order", state: "held", actions: act("place 1") },
    { id: "cell", title: "Cell 1", actions: act("place 1") },
  ]);
  assert.deepEqual(ids(lit), ["castle"]);
});

test("what one piece of the table does alone is a choice of its own, not one of the die or the city", () => {
  const { held, lit } = choices([
    { id: "die", title: "Die: archers", state: "held", actions: act("fill ying 1", "fill ying 1", "fill chen 1") },
    { id: "city", title: "Ying", actions: act("fill ying 1") },
    { id: "line", title: "Ying: archers", actions: act("fill ying 1") },
    { id: "both", title: "Chu", actions: act("fill ying 1", "fill chen 1") },
    { id: "other", title: "Chen: archers", actions: act("fill chen 1") },
  ]);
  assert.deepEqual(ids(lit), ["line", "other"]);
  assert.deepEqual(held[0].actions, [], "the die need not be pressed");
});

test("what a card in the hand offers is chosen there, and not named again by its places", () => {
  const { held, lit } = choices([
    { id: "air", title: "Air", actions: act("play wolf air", "play bear air") },
    { id: "wolf", title: "Wolf", state: "held", actions: act("play wolf air", "play wolf sea") },
    { id: "bear", title: "Bear", state: "held", actions: act("play bear air") },
  ]);
  assert.deepEqual(ids(lit), []);
  assert.equal(held[0].actions.length, 2);
});

test("names in a hand leave out what all of them begin with", () => {
  assert.deepEqual(shorter(["In hand: wolf, 3", "In hand: bear"]), ["Wolf, 3", "Bear"]);
  assert.deepEqual(shorter(["Move: 3 left", "Attack: 1 left"]), ["Move: 3 left", "Attack: 1 left"]);
  assert.deepEqual(shorter(["Wolf", "Bear"]), ["Wolf", "Bear"]);
});
