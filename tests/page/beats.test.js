import assert from "node:assert/strict";
import test from "node:test";
import { after, bare, haste, hurried, lasts, length, ofOne, paceOf, raised, stands, tellsOthers, turnOf } from "../../src/wartable/server/static/beats.js";

const layout = (...ids) => ({ width: 9, height: 9, title: "t", pieces: ids.map((id) => ({ id, x: 0 })) });
const ids = (found) => found.pieces.map((p) => p.id).join("");

test("what changes keeps its place, what is new lies on top, what is gone is gone", () => {
  const old = layout(..."abcd"), b = { id: "b", x: 7 }, e = { id: "e", x: 1 };
  const found = after(old, { kind: "move", pieces: [e, b], gone: ["a"] });
  assert.equal(ids(found), "bcde");
  assert.equal(found.pieces[0], b);
  assert.equal(found.pieces[1], old.pieces[2]); // what stays is the same piece
  assert.equal(found.title, "t");
  assert.equal(ids(old), "abcd");
});

test("a piece may come and go in one beat", () => {
  assert.equal(ids(after(layout("a"), { kind: "leave", pieces: [{ id: "b" }], gone: ["b"] })), "a");
});

test("a star takes away all that lay there and begins so, not what comes", () => {
  const old = { ...layout(), pieces: ["spent-1", "spent-2", "die-1", "spent"].map((id) => ({ id, x: 0 })) };
  const found = after(old, { kind: "say", pieces: [{ id: "spent-3" }, { id: "spent-2" }], gone: ["spent-*", "die-1"] });
  assert.deepEqual(found.pieces.map((p) => p.id), ["spent-2", "spent", "spent-3"]);
  assert.deepEqual(after(old, { kind: "say", gone: ["other-*"] }).pieces, old.pieces);
});

test("nothing can be pressed in a picture along the way, and the move before is not marked", () => {
  const found = bare({ width: 1, height: 1, pieces: [{ id: "a", state: "held last", actions: [{ notation: "x" }] }, { id: "b", state: "last" }] });
  assert.deepEqual(found.pieces, [{ id: "a", state: "held" }, { id: "b", state: "" }]);
});

test("figures and long words are looked at longer, every die that is thrown takes its time", () => {
  const hold = (beat) => lasts(beat, 1).hold, motion = (beat) => lasts(beat, 1).motion;
  assert.ok(hold({ kind: "result", pause: "long", figures: { title: "", heads: [], rows: [] } }) > 2 * hold({ kind: "result", pause: "long" }));
  assert.ok(hold({ kind: "read", text: "x".repeat(200) }) > hold({ kind: "read", text: "x" }));
  assert.ok(hold({ kind: "say", pause: "short" }) < hold({ kind: "say" }));
  assert.ok(motion({ kind: "roll", pieces: [1, 2, 3] }) > motion({ kind: "roll", pieces: [1] }));
  assert.equal(motion({ kind: "roll", pieces: [] }), motion({ kind: "roll", pieces: [1] }));
});

test("speeds: off shows the end at once, normal unless something else is wished", () => {
  assert.equal(paceOf("off"), 0);
  assert.equal(paceOf(null), paceOf("normal"));
  assert.equal(paceOf("sideways"), paceOf("normal"));
  assert.ok(paceOf("fast") < paceOf("normal") && paceOf("normal") < paceOf("slow"));
  const beats = [{ kind: "say" }, { kind: "move" }];
  assert.equal(length(beats, 2), 2 * length(beats, 1));
  assert.equal(length(beats, 0), 0);
});

test("a page that is far behind a table that went on hurries; a long story alone does not", () => {
  assert.equal(haste(60000, false), 1);
  assert.equal(haste(1000, true), 1);
  assert.equal(Math.round(6000 * haste(6000, true)), 3000);
});

test("it never hurries so that nothing can be seen, unless it is hopelessly behind", () => {
  assert.equal(haste(12000, true), 0.4);
  assert.equal(Math.round(60000 * haste(60000, true)), 3000);
});

test("figures of one seat that lie beside its piece are read faster than those that lie over the board", () => {
  const figures = { title: "", heads: ["", "Ada"], rows: [["Food", "+2"]] }, all = { ...figures, heads: ["", "Ada", "Leo"] };
  assert.ok(ofOne({ kind: "result", figures, at: ["rival-1"] }));
  assert.ok(!ofOne({ kind: "result", figures }) && !ofOne({ kind: "result", figures: all, at: ["rival-1"] }) && !ofOne({ kind: "say", at: ["me"] }));
  assert.ok(lasts({ kind: "result", figures, at: ["rival-1"] }, 1).hold < 1300);
});

test("figures and what is read out are not rushed past, however far behind the page is", () => {
  const behind = haste(60000, true);
  assert.ok(behind < 0.1);
  assert.equal(hurried({ kind: "move" }, behind), behind);
  assert.equal(hurried({ kind: "read" }, behind), 0.7);
  assert.equal(hurried({ kind: "result", figures: { title: "", heads: ["", "A", "B"], rows: [] } }, behind), 0.7);
  assert.equal(hurried({ kind: "read" }, 1), 1);
});

test("a table that says what is over and is looked at long stands until it is read; one with more figures is looked at longer", () => {
  const figures = { title: "", heads: ["", "A", "B"], rows: [["Sea", "7", "2"]], over: "Battle 1 is over" }, rows = Array(9).fill(figures.rows[0]);
  assert.ok(stands({ kind: "result", figures, pause: "long" }));
  assert.ok(!stands({ kind: "result", figures }) && !stands({ kind: "result", figures: { ...figures, over: "" }, pause: "long" }));
  assert.ok(lasts({ kind: "result", figures: { ...figures, rows } }, 1).hold > lasts({ kind: "result", figures }, 1).hold);
});

test("a card that is held up is not drawn on the table as well", () => {
  const card = { id: "held-up", symbol: "card", x: 1, y: 2 }, beat = { kind: "read", pieces: [card] };
  assert.equal(raised(beat, () => false), card);
  assert.equal(raised(beat, (id) => id === "held-up"), undefined, "one that lies there is looked at where it lies");
  assert.equal(raised({ kind: "put", pieces: [card] }, () => false), undefined);
});

test("a turn is of whoever acts, whomever it is about", () => {
  assert.deepEqual([{ by: 1, seat: 0 }, { seat: 0 }, { by: 0 }, {}].map(turnOf), [1, 0, 0, undefined]);
});

test("who comes next is said only once nobody else is left to be told of", () => {
  const left = [{ kind: "roll", by: 1 }, { kind: "say" }, { kind: "put", seat: 2 }];
  assert.equal(tellsOthers(left, [0, 1]), true);
  assert.equal(tellsOthers(left.slice(0, 2), [0, 1]), false);
  assert.equal(tellsOthers([], [0, undefined]), false);
});
