import assert from "node:assert/strict";
import test from "node:test";
import { asks, called, drag, early, entry, nearest, owner, press } from "../../src/wartable/server/static/press.js";

const action = (notation, at) => ({ notation, label: notation, at });
const piece = (id, x, y, actions = []) => ({ id, symbol: "s", x, y, actions });
const everywhere = () => true;

test("one action acts, none shows the piece", () => {
  assert.deepEqual(press(piece("a", 0, 0), null, everywhere), { does: "show", actions: [] });
  const one = action("go", "b");
  assert.deepEqual(press(piece("a", 0, 0, [one]), null, everywhere), { does: "act", actions: [one] });
});

test("several actions take the piece up if all of them end on pieces that are there", () => {
  const card = piece("card", 0, 0, [action("left", "lane-1"), action("right", "lane-2")]);
  assert.equal(press(card, null, everywhere).does, "pick");
  assert.equal(press(card, null, (id) => id !== "lane-2").does, "menu");
  card.actions.push(action("turn"));
  assert.equal(press(card, null, everywhere).does, "menu");
});

test("a place takes what was picked, before its own actions", () => {
  const [left, right, face] = [action("left", "lane-1"), action("right", "lane-2"), action("right-down", "lane-2")];
  const card = piece("card", 0, 0, [left, right, face]);
  assert.deepEqual(press(piece("lane-1", 5, 5, [action("own")]), card, everywhere), { does: "act", actions: [left] });
  assert.deepEqual(press(piece("lane-2", 9, 5), card, everywhere), { does: "menu", actions: [right, face] });
  assert.deepEqual(press(piece("lane-3", 9, 9), card, everywhere), { does: "show", actions: [] });
  assert.deepEqual(press(piece("offer", 9, 9, [action("take")]), card, everywhere), { does: "show", actions: [] }); // the card cannot go there
});

test("the nearest lies in the direction; sideways counts double", () => {
  const [from, far, aside, behind] = [[0, 0], [30, 0], [20, 8], [-5, 0]].map(([x, y]) => ({ piece: { x, y } }));
  const all = [from, far, aside, behind];
  assert.equal(nearest(from, [1, 0], all), far); // 30 against 20 + 2 * 8
  assert.equal(nearest(from, [-1, 0], all), behind);
  assert.equal(nearest(from, [0, 1], all), aside);
  assert.equal(nearest(from, [0, -1], all), from);
});

test("a finger may tremble; then it shifts, two pinch", () => {
  const here = { x: 10, y: 10 };
  assert.equal(drag(here, { x: 13, y: 14 }, [], false).does, "nothing");
  assert.deepEqual(drag(here, { x: 13, y: 14 }, [], true), { does: "shift", x: 3, y: 4 });
  assert.deepEqual(drag(here, { x: 16, y: 10 }, [], false), { does: "shift", x: 6, y: 0 });
  assert.deepEqual(drag(here, { x: 20, y: 10 }, [{ x: 0, y: 10 }], false), { does: "pinch", by: 2, at: { x: 10, y: 10 } });
});

test("who is asked before an action is done", () => {
  const [plain, costly, final] = [{}, { cost: "binds the turn" }, { final: true, cost: "2 actions unused" }];
  const asked = (touch, wish) => [plain, costly, final].map((a) => ["button", "piece", "place"].filter((by) => asks(a, by, touch, wish)));
  const all = ["button", "piece", "place"];
  assert.deepEqual(asked(false, "weighty"), [[], ["piece", "place"], all]);
  assert.deepEqual(asked(true, "weighty"), [["piece"], ["piece", "place"], all]);
  assert.deepEqual(asked(true, "none"), [[], [], []]);
  assert.deepEqual(asked(false, "all"), [all, all, all]);
});

test("Tab enters the board at what is lit and can be used, and comes back to where one was", () => {
  const shown = (id, lit, ...actions) => ({ piece: piece(id, 0, 0, actions), el: { classList: { contains: (name) => lit && name === "is-watched" } } });
  const [far, lit, both, other] = [shown("far", false, action("go")), shown("lit", true), shown("both", true, action("go")), shown("other", true, action("go"))];
  const all = [far, lit, both, other];
  assert.equal(entry(all, undefined, undefined), both);
  assert.equal(entry(all, far, other), far); // it has the focus
  assert.equal(entry(all, undefined, other), other);
  assert.equal(entry(all, undefined, far), both); // what is lit has changed meanwhile
  assert.equal(entry([far, lit], undefined, undefined), lit);
  assert.equal(entry([far], undefined, lit), far);
  assert.equal(entry([], undefined, undefined), undefined);
});

test("a part that says nothing is pressed as what it stands on", () => {
  const says = (id) => ["bronze", "rival-1-bronze", "die-0"].includes(id);
  assert.equal(owner("bronze-w-0", says), "bronze");
  assert.equal(owner("rival-1-bronze-w", says), "rival-1-bronze");
  assert.equal(owner("die-0", says), "die-0");
  assert.equal(owner("sea", says), "sea"); // nothing says anything there
});

test("a card that is taken up is called by its name", () => {
  assert.equal(called({ title: "In hand: wolf, Air 5", state: "held" }), "Wolf, Air 5");
  for (const [title, state] of [["Die: archers", "deciding held"], ["Move: 3 left", ""], ["Wolf", "held"]]) assert.equal(called({ title, state }), title);
});

test("a press on a question that has just come under a result goes on with the result", () => {
  assert.ok(early(true, 0) && early(true, 300));
  assert.ok(!early(true, 2000) && !early(false, 0), "nobody waits for their right to act");
});
