import assert from "node:assert/strict";
import test from "node:test";
import { choices } from "../../src/wartable/server/static/choices.js";

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
