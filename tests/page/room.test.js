import assert from "node:assert/strict";
import test from "node:test";
import { beyond, hides, keep, scaleFor, yielded } from "../../src/wartable/server/static/room.js";

const phone = { w: 390, h: 540 };

test("a wide scene is always seen whole", () => {
  assert.equal(scaleFor({ w: 932, h: 664 }, { w: 1092, h: 848 }), 664 / 848);
  assert.equal(scaleFor({ w: 546, h: 664 }, { w: 1092, h: 848 }), 0.5);
});

test("a narrow one is seen whole while it can be read, else it is scrolled", () => {
  assert.equal(scaleFor(phone, { w: 390, h: 600 }), 0.9);
  assert.equal(scaleFor(phone, { w: 390, h: 900 }), 1);
  assert.equal(scaleFor({ w: 820, h: 880 }, { w: 390, h: 600 }), 880 / 600);
  assert.equal(scaleFor({ w: 820, h: 880 }, { w: 390, h: 1100 }), 1.25); // scrolled on a tablet, where it would be a narrow strip
  assert.equal(scaleFor({ w: 520, h: 342 }, { w: 390, h: 600 }), 1);
});

test("a scene for a phone on its side is seen whole, or scrolled where it is higher than wide", () => {
  assert.equal(scaleFor({ w: 632, h: 430 }, { w: 544, h: 390 }), 430 / 390);
  assert.equal(scaleFor({ w: 544, h: 390 }, { w: 544, h: 900 }), 1);
});

test("another question in the same room changes no size", () => {
  const first = keep(phone, { w: 390, h: 600 }, null), higher = keep(phone, { w: 390, h: 700 }, first);
  assert.equal(higher.scale, 0.9);
  assert.equal(keep({ w: 390, h: 600 }, { w: 390, h: 600 }, higher).scale, 1);
  assert.equal(keep(phone, { w: 1092, h: 848 }, higher).scale, 390 / 1092);
});

test("choices out of sight are counted", () => {
  assert.deepEqual(beyond([10, 100, 700, 800], 50, 600), { above: 1, below: 2 });
});

test("a panel that comes over the last choice in sight is noticed", () => {
  assert.equal(hides([500, 700], 0, 600, 400), true); // politics: its panel is higher than the one before
  assert.equal(hides([300, 500], 0, 600, 400), false); // one is still in sight
  assert.equal(hides([700], 0, 600, 400), false); // it was not in sight: whoever scrolled away is let read
});

test("a board gives way to a panel that speaks of it, as long as it is whole and not too small", () => {
  const pane = { w: 390, h: 550 }, scene = { w: 390, h: 600 };
  assert.equal(yielded(pane, scene, 0), null);
  assert.deepEqual(yielded(pane, scene, 40), { pane: { w: 390, h: 510 }, across: 390, scale: 0.85 });
  assert.equal(yielded(pane, scene, 85), null); // names on cards would go
});
