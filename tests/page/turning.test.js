import assert from "node:assert/strict";
import test from "node:test";
import { setUp, turning, when, words } from "../../src/wartable/server/static/turning.js";

test("the largest steps, in the order of the game; no step, no point", () => {
  const scores = [[0, 0], [1, 0], [1, 4], [6, 4], [6, 4], [12, 5]];
  assert.deepEqual(turning(scores, 0), [{ at: 2, by: -4 }, { at: 3, by: 5 }, { at: 5, by: 5 }]);
  assert.deepEqual(turning([[0, 0], [0, 0]], 1), []);
  assert.deepEqual(turning([[0, 0], [1, 0], [2, 0], [3, 0], [13, 0]], 0).map(({ at }) => at), [1, 4], "of what is alike none is chosen");
});

test("what the table was set up with turned nothing", () => {
  const lines = [{ n: 0, text: "A card." }, { n: 1, text: "Another." }, { n: 1, text: "Round 1.", head: true }, { n: 2, text: "A city." }, { n: 3, text: "Round 2.", head: true }];
  assert.equal(setUp(lines), 2);
  assert.equal(setUp(lines.slice(3, 4)), 0);
  assert.equal(setUp([{ n: 0, text: "Round 1.", head: true }]), 0, "it begins at once");
  assert.deepEqual(turning([[0, 0], [0, 0], [2, 0], [2, 1]], 0, setUp(lines)), [{ at: 3, by: -1 }]);
});

test("a step that changes who leads counts double", () => {
  const scores = [[4, 0], [8, 0], [8, 3], [8, 6], [8, 10], [12, 10]];
  assert.deepEqual(turning(scores, 0).map(({ at }) => at), [1, 4, 5]);
});

test("among several rivals the best one counts", () => {
  assert.deepEqual(turning([[0, 0, 0], [0, 0, 7]], 0), [{ at: 1, by: -7 }]);
});

test("a turning point is called by what says why scores changed", () => {
  const lines = [
    { n: 4, text: "You end the movement." },
    { n: 4, text: "Epoch 1 is scored.", head: true, decisive: true },
    { n: 4, text: "All orders go back.", routine: true },
    { n: 6, text: "You gain 13 culture.", routine: true, decisive: true },
    { n: 6, text: "You make 2 food.", routine: true },
    { n: 7, text: "You gain 2 culture.", routine: true, decisive: true },
    { n: 7, text: "A comes up.", decisive: true },
    { n: 7, text: "B comes up.", decisive: true },
    { n: 7, text: "C comes up.", decisive: true },
    { n: 8, text: "Round 2.", head: true },
    { n: 8, text: "A card is played." },
  ];
  assert.equal(words(lines, 5), "Epoch 1 is scored.");
  assert.equal(words(lines, 7), "You gain 13 culture.");
  assert.equal(words(lines, 8), "A comes up. B comes up. …");
  assert.equal(words(lines, 9), "A card is played.", "nothing decisive: the first that is no heading");
  assert.equal(words(lines, 2), "");
  assert.equal(words([lines[0], { ...lines[1], came: "Epoch 1: Ada 12, You 8." }], 5), "Epoch 1: Ada 12, You 8.", "what it came to, where the game says so");
});

test("a turning point says when it was, once", () => {
  const lines = [
    { n: 0, text: "Battle 1: Air, Land, Sea.", head: true },
    { n: 3, text: "You withdraw.", came: "Battle 1, withdrawal: You." },
    { n: 4, seat: 1, text: "Ada: round 12.", head: true },
    { n: 5, text: "Hunger." },
  ];
  assert.equal(when(lines, 4, "Battle 1, withdrawal: You."), "", "what is said begins with it");
  assert.equal(when(lines.slice(0, 2).map(({ came, ...l }) => l), 4, "You withdraw."), "Battle 1", "in a word or two");
  assert.equal(when(lines, 6, "Hunger."), "Ada: round 12.");
  assert.equal(when(lines, 5, "Ada: round 12."), "", "the heading itself");
  assert.equal(when([], 1, "Hunger."), "");
  const deed = [
    { n: 0, seat: 0, text: "Guest 7 begins turn 1.", head: true },
    { n: 5, text: "Guest 7 takes Linzi.", decisive: true },
    { n: 5, text: "Ada begins turn 2.", head: true },
  ];
  assert.equal(when(deed, 6, words(deed, 6)), "Guest 7 begins turn 1.", "a deed that ends a turn belongs to it, not to the next");
});
