import assert from "node:assert/strict";
import test from "node:test";
import { Behind, told } from "../../src/wartable/server/static/behind.js";
import { lastRead, unread } from "../../src/wartable/server/static/beats.js";

const line = (n, text) => ({ n, text });
const at = (name, cut, ...lines) => ({ scene: { subtitle: name }, log: { cut, lines } });
const kept = () => { const lines = []; return { lines, take: (change) => { lines.splice(0, lines.length, ...lines.filter((l) => l.n < change.cut), ...change.lines); } }; };
const words = (log) => log.lines.map((l) => l.text).join();

test("with a beat come the lines of earlier actions, and of its own up to its sentence", () => {
  const lines = [line(3, "a"), line(4, "b"), line(4, "c"), line(4, "d"), line(5, "e")];
  assert.equal(told(lines, { n: 4, text: "c" }), 3);
  assert.equal(told(lines, { n: 4, text: "another" }), 1);
  assert.equal(told(lines, { n: 6 }), 5);
  assert.equal(told(lines, {}), 0);
});

test("log and head come with what is told; at the end everything is in the present", () => {
  const log = kept(), behind = new Behind(log), one = at("1", 0, line(0, "begins")), two = at("2", 1, line(1, "x"), line(1, "battle is won"), line(1, "battle 2")), three = at("3", 2, line(2, "y"));
  behind.take(one);
  behind.end();
  assert.equal(behind.scene(one), one.scene);
  behind.take(two);
  behind.hold();
  assert.equal(behind.scene(two), one.scene);
  behind.tell({ n: 1, text: "x" });
  assert.equal(words(log), "begins,x");
  behind.take(three);
  behind.hold();
  behind.tell({ n: 1, text: "battle is won" });
  assert.equal(words(log), "begins,x,battle is won");
  behind.reach(two);
  assert.equal(words(log), "begins,x,battle is won,battle 2");
  assert.equal(behind.scene(three), two.scene);
  behind.end();
  assert.equal(words(log), "begins,x,battle is won,battle 2,y");
  assert.equal(behind.scene(three), three.scene);
});

test("what is said of the seats comes with the beat that changes it", () => {
  const behind = new Behind(kept()), old = { scene: { players: [{ seat: 0, facts: "2 cards", score: 1 }, { seat: 1, facts: "1 card" }] } };
  behind.scene(old);
  behind.hold();
  behind.tell({ facts: ["2 cards", "0 cards"] });
  assert.deepEqual(behind.scene(null).players.map((p) => p.facts), ["2 cards", "0 cards"]);
  assert.equal(behind.scene(null).players[0].score, 1); // points fly
  assert.equal(old.scene.players[1].facts, "1 card");
  behind.end();
  behind.tell({ facts: ["?", "?"] });
  assert.equal(behind.scene(old), old.scene);
});

test("a line that goes on takes the place of what it was, once it is told", () => {
  const log = kept(), behind = new Behind(log);
  log.take({ cut: 0, lines: [line(0, "trades once")] });
  behind.take(at("", 0, line(0, "trades twice")));
  behind.tell({ n: 0, text: "" });
  assert.equal(words(log), "trades once");
  behind.tell({ n: 0, text: "trades twice" });
  assert.equal(words(log), "trades twice");
});

test("figures nobody had time for are unread; those beside a piece are not kept", () => {
  const all = { heads: ["", "A", "B"] }, beats = [{ figures: all }, { kind: "say" }, { at: ["x"], figures: { heads: ["", "A"] } }, { figures: all }];
  assert.deepEqual(unread(beats, -1, 0), [beats[0], beats[3]]);
  assert.deepEqual(unread(beats, 0, 100), [beats[0], beats[3]]);
  assert.deepEqual(unread(beats, 0, 9000), [beats[3]]);
  assert.deepEqual(unread(beats, 4, 0), []);
  assert.equal(lastRead(beats), 3);
  assert.equal(lastRead([{ kind: "say" }]), -1);
});
