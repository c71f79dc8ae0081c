import assert from "node:assert/strict";
import test from "node:test";
import { news, same, settled } from "../../src/wartable/server/static/steady.js";

const CELLS = [[10, 10], [30, 10], [10, 30], [30, 30]];
const board = (...ids) => ({ width: 100, height: 100, pieces: ids.flatMap((id, n) => [{ id, symbol: "offer", x: CELLS[n][0], y: CELLS[n][1], state: "staying" }, { id: `${id}-give`, symbol: "icon", x: CELLS[n][0] - 4, y: CELLS[n][1] }]) });
const places = ({ pieces }) => Object.fromEntries(pieces.map((p) => [p.id, [p.x, p.y]]));

test("what stays keeps its place, what is new takes the first that is free, parts go with both", () => {
  const first = settled(board("a", "b", "c"), board());
  const second = settled(board("new", "a", "c"), first), where = places(second);
  assert.deepEqual([where.a, where.c, where.new], [CELLS[0], CELLS[2], CELLS[1]]);
  assert.deepEqual([where["a-give"], where["new-give"]], [[6, 10], [26, 10]]);
  assert.deepEqual(places(settled(board("c"), second)).c, CELLS[2]); // a gap is left
  const other = board("a", "c");
  other.pieces.forEach((p) => { p.x += 3; });
  assert.deepEqual(places(settled(other, second)), places(other)); // another grid
});

test("what is open at a piece means the same as long as the piece offers the same", () => {
  const deed = (...notations) => ({ id: "a", title: "An offer", actions: notations.map((notation) => ({ notation, label: "" })) });
  assert.ok(same(deed("take"), deed("take")));
  assert.ok(!same(deed("take"), deed("take", "drop")) && !same(deed("take"), deed()) && !same(deed("take"), undefined));
});

test("the news tell of a trade rather than of one offer of many", () => {
  const lines = [{ n: 1, text: "trade" }, { n: 2, text: "offer", routine: true }];
  assert.equal(news(lines).text, "trade");
  assert.equal(news(lines.slice(1)), undefined);
});
