import assert from "node:assert/strict";
import test from "node:test";
import { OneAtATime, Patience, patiently, Unanswered } from "../../src/wartable/server/static/retry.js";

const act = (notation, seq = 1) => ({ type: "act", notation, seq });

test("a move is sent under one id until it is answered", () => {
  const unanswered = new Unanswered(), [first, second] = [unanswered.add(act("a")), unanswered.add(act("b"))];
  assert.notEqual(first.move, second.move);
  unanswered.hear({ type: "pong" });
  unanswered.hear({ type: "done", move: "another", seq: 1 });
  assert.deepEqual(unanswered.all(), [first, second]);
  unanswered.hear({ type: "refused", move: first.move, fault: "stale", text: "" });
  assert.deepEqual(unanswered.all(), [second]);
  unanswered.hear({ type: "done", move: second.move, seq: 2 });
  assert.deepEqual(unanswered.all(), []);
});

test("waiting grows up to a limit, and begins anew after a word", () => {
  const patience = new Patience();
  assert.equal(patience.next(1), 400);
  assert.equal(patience.next(0), 340); // half of 400 * 1.7
  for (let i = 0; i < 20; i++) patience.next(1);
  assert.equal(patience.next(1), 8000);
  patience.reset();
  assert.equal(patience.next(1), 400);
});

test("what is pressed meanwhile waits, the last press, and is sent if the position still stands", () => {
  const sent = [], moves = new OneAtATime((message) => `${sent.push(message.notation)}`);
  moves.press(act("a"));
  moves.press(act("b", 2));
  moves.press(act("c", 2));
  assert.deepEqual(sent, ["a"]);
  moves.done("another", 2);
  assert.deepEqual(sent, ["a"]);
  moves.done("1", 2);
  assert.deepEqual([sent, moves.busy], [["a", "c"], "2"]);
  moves.press(act("d", 3));
  moves.done("2", 4); // the table has gone on
  assert.deepEqual([sent, moves.busy], [["a", "c"], ""]);
  moves.press(act("e"));
  moves.press(act("f"));
  moves.forget();
  moves.done("3", 1);
  assert.deepEqual([sent, moves.busy], [["a", "c", "e"], ""]);
});

test("what was asked too often is asked again later, and not for ever", async () => {
  const often = Object.assign(new Error("too often"), { status: 429 }), waits = [];
  const server = (refusals, error = often) => { let n = 0; return async () => { if (n++ < refusals) throw error; return n; }; };
  const pause = async (ms) => { waits.push(ms); };
  assert.equal(await patiently(server(2), () => true, pause), 3);
  assert.deepEqual(waits, [2500, 2500]);
  await assert.rejects(patiently(server(99), () => true, pause), often);
  assert.equal(waits.length, 9);
  const other = Object.assign(new Error("not your turn"), { status: 409 });
  await assert.rejects(patiently(server(1, other), () => true, pause), other);
  assert.equal(await patiently(server(1), () => waits.length < 10, pause), null); // the position went on meanwhile
  assert.equal(waits.length, 10);
});
