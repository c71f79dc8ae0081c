import assert from "node:assert/strict";
import test from "node:test";
import { different, meant } from "../../src/wartable/server/static/hits.js";

const lying = (id, x, y, more = {}) => ({ id, x, y, lit: true, drawn: false, says: true, size: 16, ...more });
const here = { x: 100, y: 100 };
const land = (lit) => lying("land", 120, 120, { lit, drawn: true, size: 180 });

test("what cannot be pressed lets the press through to what can", () => {
  const army = lying("army", 100, 100, { lit: false, drawn: true }), hill = lying("hill", 99, 99, { lit: false, drawn: true });
  assert.deepEqual(meant(here, [army, hill, land(true)], false), ["land"]);
  assert.deepEqual(meant(here, [army, hill, land(false)], false), ["army"]);
  assert.deepEqual(meant(here, [lying("line", 100, 100, { lit: false, says: false, drawn: true }), land(false)], true), ["land"]);
  assert.deepEqual(meant(here, [], true), []);
});

test("a mouse means the picture under it, the room around pictures belongs to the nearest", () => {
  const [last, red] = [lying("last", 118, 100), lying("red", 100, 100, { drawn: true })];
  assert.deepEqual(meant(here, [last, red], false), ["red"]); // the last one's widened room lies on top
  assert.deepEqual(meant(here, [last, lying("near", 90, 100)], false), ["near"]);
  assert.deepEqual(meant(here, [last, land(true)], false), ["land"]);
});

test("a finger is asked where centres lie closer than it can tell", () => {
  const [gold, red, far] = [lying("gold", 116, 100), lying("red", 100, 100, { drawn: true }), lying("far", 70, 100)];
  assert.deepEqual(meant(here, [gold, red, far], true), ["red", "gold"]);
  assert.deepEqual(meant(here, [red, far], true), ["red"]);
  assert.deepEqual(meant(here, [far, land(true)], true), ["far"]);
  const covering = lying("card-2", 130, 100, { drawn: true, size: 90 }), covered = lying("card-1", 95, 100, { drawn: true, size: 90 });
  assert.deepEqual(meant({ x: 110, y: 100 }, [covering, covered], true), ["card-2"]); // what one sees
});

test("what is called the same is not asked about", () => {
  const named = (...titles) => titles.map((title) => ({ piece: { title } }));
  assert.deepEqual(different(named("Ying: archers", "Ying: archers")), named("Ying: archers"));
  assert.deepEqual(different(named("a", "b", "a", "c")), named("a", "b", "c"));
});
