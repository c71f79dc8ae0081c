import assert from "node:assert/strict";
import test from "node:test";
import { stopsOf } from "../../src/wartable/server/static/since.js";

const line = (n, seat, head = false) => ({ n, seat, head, text: "" });

test("a recap ends with the last thing that others did", () => {
  const moves = [line(4, 1), line(5, undefined), line(6, 0)], film = { side: 0, own: 4, count: 7, stops: [0, 4, 5, 6, 7], moves };
  assert.deepEqual(stopsOf(film), [4, 5, 6]);
  assert.deepEqual(stopsOf({ ...film, moves: [] }), [4, 5, 6, 7]);
});

test("a long one steps by turns", () => {
  const numbers = Array.from({ length: 30 }, (_, n) => n);
  const moves = numbers.map((n) => line(n, 1 + Math.floor(n / 10), n % 10 === 0));
  assert.deepEqual(stopsOf({ side: 0, own: 0, count: 30, stops: [...numbers, 30], moves }), [0, 1, 11, 21, 30]);
});
