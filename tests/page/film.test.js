import assert from "node:assert/strict";
import test from "node:test";
import { Player, atEnd, caption, inShort, next, stops, toldTurn, turnAt, usual, worth } from "../../src/wartable/server/static/film.js";

const head = (n, seat) => ({ n, seat, head: true, text: "" });
const film = { count: 9, stops: [0, 1, 3, 4, 6, 9], moves: [head(0, 1), { n: 1, text: "" }, head(2, 0), head(4, 1), head(6, 0)] };

test("actions stop where somebody is asked, turns where one begins, rounds where the first begins again", () => {
  assert.deepEqual(stops("action", film), [0, 1, 3, 4, 6, 9]);
  assert.deepEqual(stops("turn", film), [0, 1, 3, 5, 7, 9]);
  assert.deepEqual(stops("round", film), [0, 1, 5, 9]);
  assert.deepEqual(stops("round", { ...film, moves: [head(3, undefined)] }), [0, 4, 9]);
});

test("a game of very many decisions is stepped through by turns; what is routine is left out of a turn that has anything else", () => {
  assert.equal(usual(film), "action");
  assert.equal(usual({ stops: Array.from({ length: 300 }, (_, n) => n) }), "turn");
  const rolls = { n: 1, text: "You roll.", routine: true }, fails = { n: 2, text: "You fail." };
  assert.deepEqual(worth([rolls, fails]), [fails]);
  assert.deepEqual(worth([rolls]), [rolls]);
});

test("the next stop and the one before, and the ends", () => {
  assert.equal(next([0, 4, 9], 4, 1), 9);
  assert.equal(next([0, 4, 9], 5, -1), 4);
  assert.equal(next([0, 4, 9], 9, 1), 9);
  assert.equal(next([0, 4, 9], 0, -1), 0);
});

test("twenty sentences make a caption that can be read", () => {
  const many = Array.from({ length: 20 }, (_, n) => `Line ${n}.`);
  assert.equal(caption(many), "Line 0. … Line 19.");
  assert.equal(caption(["One.", "Two."]), "One. Two.");
  assert.equal(caption(["a".repeat(80), "b", "c".repeat(80)]), "c".repeat(80)); // what came of it
});

test("what is too long is read in short: what it came to, where the game says so", () => {
  const lines = [{ text: "An army moves." }, { text: "Epoch 1 is scored.", came: "Epoch 1: Ada 12, You 8." }, { text: "A card is drawn." }];
  assert.equal(inShort(lines, 60), "An army moves. Epoch 1 is scored. A card is drawn.");
  assert.equal(inShort(lines, 40), "Epoch 1: Ada 12, You 8.");
  assert.equal(inShort(lines.filter((l) => !l.came), 10), "An army moves. A card is drawn.");
  assert.equal(inShort([], 0), "");
});

test("read in short is what decides, never whose turn begins afterwards", () => {
  const fills = { text: "You fill a line.", seat: 0 }, takes = { text: "You take Jinyang from Ada.", seat: 0, decisive: true }, begins = { text: "Ada begins turn 14.", seat: 1, head: true };
  assert.equal(inShort([fills, { text: "All lines are full." }, takes, begins], 0), "You take Jinyang from Ada.");
  assert.equal(inShort([fills, begins], 0), "You fill a line.");
  assert.equal(inShort([begins, { text: "Ada rolls." }], 0), "Ada begins turn 14. Ada rolls.");
  assert.equal(inShort([begins], 0), "Ada begins turn 14.");
  assert.equal(atEnd([fills, takes, { text: "All cities are taken: the game ends." }]), "You take Jinyang from Ada. All cities are taken: the game ends.");
  assert.equal(atEnd([takes]), takes.text);
});

test("a film plays to its end and stops by itself", async () => {
  const seen = [];
  let at = 0;
  const ended = new Promise((done) => {
    const player = new Player({ go: async () => ++at < 4, changed: (on) => { seen.push(on); if (!on) done(); }, wait: async () => {} });
    player.set(true);
  });
  await ended;
  assert.equal(at, 4);
  assert.deepEqual(seen, [true, false]);
});

test("a film that is stopped and begun again plays once, not twice", async () => {
  const waiting = [];
  let steps = 0;
  const player = new Player({ go: async () => { steps += 1; return true; }, changed() {}, wait: () => new Promise((done) => { waiting.push(done); }) });
  player.set(true);
  await new Promise(setImmediate);
  player.set(false);
  player.set(true);
  await new Promise(setImmediate);
  assert.equal(steps, 2);
  waiting.shift()(); // the first run wakes up and sees that it is over
  await new Promise(setImmediate);
  assert.equal(steps, 2);
  player.set(false);
});

test("one turn is shown: the one that begins, else of whoever acted; at the end none", () => {
  const fails = { seat: 0 }, begins = { seat: 1, head: true }, judged = {};
  assert.equal(turnAt([fails, begins], false), 1);
  assert.equal(toldTurn("action", [fails, begins], false), 1);
  assert.equal(toldTurn("turn", [fails, begins], false), 0, "a stop by turns tells of the turn that ends");
  assert.equal(toldTurn("turn", [begins], false), 1);
  assert.equal(turnAt([judged, fails, { seat: 1 }], false), 0);
  assert.equal(turnAt([fails, { seat: 1 }], true), undefined);
  assert.equal(turnAt([], false), undefined);
});
