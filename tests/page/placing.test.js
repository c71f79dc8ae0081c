import assert from "node:assert/strict";
import test from "node:test";
import { clear, holds, lain, place } from "../../src/wartable/server/static/placing.js";

const box = (left, top, w, h) => ({ left, top, right: left + w, bottom: top + h });
const overlap = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
const room = box(0, 0, 390, 600), size = { w: 200, h: 180 };
const put = (finger, pressed, kept = [], where = room, big = size) => {
  const { x, y } = place(big, finger, pressed, where, kept);
  return box(x, y, big.w, big.h);
};
const within = (a) => a.left >= 0 && a.top >= 0 && a.right <= 390 && a.bottom <= 600;

test("beside what was pressed, inside the room, wherever that is", () => {
  for (const [x, y] of [[30, 30], [360, 30], [30, 570], [360, 570], [195, 300], [195, 20], [195, 580]]) {
    const pressed = box(x - 20, y - 20, 40, 40), found = put({ x, y }, pressed);
    assert.ok(within(found) && !overlap(found, pressed), JSON.stringify([x, y, found]));
  }
});

test("what only tells lies in a corner sooner than on what may be pressed next", () => {
  const low = box(0, 0, 544, 390), order = box(56, 322, 50, 46), told = { w: 190, h: 78 }, cells = [243, 289].flatMap((y) => [0, 1, 2, 3, 4, 5].map((n) => box(5 + n * 60, y - 21, 58, 42))), orders = [0, 110, 164, 218].map((x) => box(x, 322, 50, 46));
  const { x, y } = place(told, { x: 80, y: 345 }, order, low, [...cells, ...orders], true), found = box(x, y, told.w, told.h);
  assert.ok([...cells, ...orders, order].every((each) => !overlap(found, each)), JSON.stringify(found));
});

test("near the finger where a whole lane was pressed", () => {
  const lane = box(10, 10, 370, 580), found = put({ x: 60, y: 300 }, lane);
  assert.ok(found.left - 60 <= 40 && !overlap(found, box(40, 280, 40, 40)), JSON.stringify(found));
});

test("on the place that was pressed rather than on the next", () => {
  const wide = box(0, 0, 1090, 840), sea = box(730, 20, 340, 650), small = { w: 280, h: 100 };
  for (const y of [120, 350, 560]) {
    const found = put({ x: 900, y }, sea, [], wide, small);
    assert.ok(found.left >= sea.left && found.right <= sea.right, JSON.stringify(found));
  }
});

test("a wide menu of a lane lies off the strength of all lanes, wherever the lane was pressed", () => {
  const lane = box(15, 8, 120, 390), totals = [74, 194, 314].flatMap((x) => [box(x, 178, 37, 21), box(x, 206, 37, 21)]), wide = { w: 374, h: 132 };
  for (const y of [60, 90, 120, 250, 300, 350]) {
    const found = put({ x: 75, y }, lane, totals.flatMap((t) => [t, t, t, t]), box(8, 8, 374, 530), wide);
    assert.ok(totals.every((t) => !overlap(found, t)), JSON.stringify([y, found]));
  }
});

test("beside a card however high it is, and off the card that a pressed line belongs to", () => {
  const wide = box(0, 0, 1090, 840), card = box(470, 150, 135, 225), line = box(480, 330, 115, 40);
  assert.ok(!overlap(put({ x: 540, y: 260 }, card, [], wide), card));
  assert.ok(holds(card, line) && !holds(box(30, 110, 580, 270), line) && !holds(line, card));
  assert.ok(!overlap(put({ x: 540, y: 350 }, line, [card, card, card, card], wide), card));
});

test("off the dice that decide, as long as there is room elsewhere", () => {
  const city = box(160, 380, 70, 100), dice = box(0, 490, 390, 110);
  const found = put({ x: 195, y: 430 }, city, [dice]);
  assert.ok(!overlap(found, dice) && !overlap(found, city), JSON.stringify(found));
});

test("what is about a piece lies in its corner, or over one that is too small, and inside the room", () => {
  const small = { w: 100, h: 80 };
  assert.deepEqual(lain(small, box(150, 100, 200, 300), room), { x: 240, y: 310 });
  assert.deepEqual(lain(small, box(20, 200, 300, 18), room), { x: 20, y: 110 });
  assert.deepEqual(lain(small, box(350, 900, 30, 20), room), { x: 290, y: 520 });
});

test("a sheet lies at the edge where it hides the least of what it is about", () => {
  const room = { left: 0, top: 0, right: 400, bottom: 300 }, size = { w: 200, h: 100 };
  const lies = (left, top, right, bottom) => clear(size, [{ left, top, right, bottom }], room);
  assert.deepEqual(lies(0, 0, 400, 90), { x: 190, y: 190 }); // below
  assert.deepEqual(lies(0, 150, 400, 300), { x: 100, y: 10 }); // above, in the middle
  assert.deepEqual(lies(220, 0, 400, 300), { x: 10, y: 190 }); // to the left
  assert.deepEqual(clear({ w: 420, h: 100 }, [], room), { x: 0, y: 190 }); // never out of the room
});

test("what is held up hides what it is about last, then as little as can be of the rest", () => {
  const room = box(0, 0, 1000, 800), size = { w: 300, h: 200 }, about = [box(800, 300, 60, 60)], ground = box(700, 0, 300, 800);
  assert.deepEqual(clear(size, about, room, [ground, box(700, 500, 120, 160)]), { x: 350, y: 590 });
  assert.deepEqual(clear(size, about, room, [ground]), { x: 690, y: 590 });
});
