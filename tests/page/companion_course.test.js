import assert from "node:assert/strict";
import test from "node:test";
import { course, sentence, short } from "../../src/wartable/server/static/companion_course.js";

const at = (seq, cut, lines = [], offers = 2) => ({ seq, offers: Array(offers).fill({}), log: { cut, lines: lines.map((n) => ({ n })) } });

test("a position that is there already is not asked about again", () => {
  const first = course(null, at(3, 0, [0, 1]), true);
  assert.deepEqual(first, { matters: true, judgement: true, then: { seq: 3, asked: true, last: 1 } });
  const again = course(first.then, at(3, 0, [0, 1]), true);
  assert.deepEqual([again.matters, again.judgement, again.then], [false, false, first.then]);
});

test("what was chosen is judged, what others do is not", () => {
  const mine = { seq: 3, asked: true, last: 1 }, moved = course(mine, at(4, 2, [2]), false);
  assert.deepEqual([moved.matters, moved.judgement], [false, true]);
  const bots = course(moved.then, at(5, 3, [3]), true);
  assert.deepEqual([bots.matters, bots.judgement], [true, false]);
});

test("what is taken back is judged anew, an only choice is not spoken of", () => {
  assert.equal(course({ seq: 5, asked: false, last: 4 }, at(6, 3), true).judgement, true);
  assert.equal(course(null, at(6, 3, [], 1), true).matters, false);
  assert.equal(course(null, { ...at(6, 3), curtain: [0] }, true).matters, false);
});

test("where there is one line, the question comes first and a sign says how good the last move was", () => {
  const judged = { label: "Walk", verdict: "worse", text: "Better was:", cost: 6, better: { notation: "stop", label: "Stop" }, why: "It gains 2." };
  assert.deepEqual(short("Look out.", judged), { sign: "−6", text: "Look out." });
  assert.deepEqual(short("", judged), { sign: "−6", text: "Walk: Better was: Stop. It gains 2." });
  assert.deepEqual(short("", null), { sign: "", text: "" });
  for (const [verdict, sign] of [["best", "✓"], ["good", "✓"], ["unsure", "?"], ["other", "?"]]) assert.equal(short("", { ...judged, verdict }).sign, sign);
  assert.equal(sentence({ ...judged, better: null, why: undefined }), "Better was:");
});
