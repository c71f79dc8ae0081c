import assert from "node:assert/strict";
import test from "node:test";
import { best, bySign, Course, freeName, signed, since, way } from "../../src/wartable/server/static/plan_course.js";

const step = (notation) => ({ notation, label: notation.toUpperCase() });
const at = (seq, ...offers) => ({ seq, offers: offers.map((notation) => ({ notation })) });

test("a plan is sent step by step, each once its position has come, and ends", () => {
  const course = new Course([step("a"), step("b")]);
  assert.deepEqual(course.next(at(5, "a", "b"), true), { does: "act", notation: "a" });
  assert.deepEqual(course.next(at(5, "a", "b"), true), { does: "wait" }); // the same position, drawn anew
  assert.deepEqual(course.next(at(6, "b"), true), { does: "act", notation: "b" });
  assert.deepEqual(course.next(at(7), false), { does: "end" });
});

test("it stops where others act, and where the table is not as it was thought to be", () => {
  const course = new Course([step("a"), step("b")]);
  course.next(at(5, "a"), true);
  assert.deepEqual(course.next(at(6, "b"), false), { does: "stop", why: "waits", step: step("b") });
  assert.deepEqual(course.next(at(6, "c"), true), { does: "stop", why: "elsewhere", step: step("b") });
});

const figure = (key, by, symbol = key) => ({ key, name: key, symbol, now: "1", then: "2", by });

test("figures of one sign stand together, with what they gain or lose", () => {
  const found = bySign([figure("food", 1), figure("food-rate", 0, "food"), figure("ca", -1)]);
  assert.deepEqual(found.map((group) => group.map((f) => f.key)), [["food", "food-rate"], ["ca"]]);
  assert.deepEqual([2, -2, 0].map(signed), ["+2", "−2", "0"]);
  assert.deepEqual([figure("x", 2), figure("x", -2), { ...figure("x"), by: undefined }].map(way), ["better", "worse", "same"]);
});

test("the best of a line stands out only where plans differ", () => {
  assert.deepEqual(best([figure("x", 1), figure("x", 3), figure("x", 3)]), [false, true, true]);
  assert.deepEqual(best([figure("x", 1), figure("x", 1)]), [false, false]);
  assert.deepEqual(best([figure("x", -1), undefined]), [true, false]);
});

test("one more step is told by what it changes, not by what the whole plan does", () => {
  const [found, other] = since([{ ...figure("food", 2), then: "4" }], [{ ...figure("food", 3), then: "5" }, figure("ca", 1)]);
  assert.deepEqual([found.now, found.then, found.by], ["4", "5", 1]);
  assert.equal(other.by, 1);
});

test("a kept plan gets the first name that is free", () => {
  assert.equal(freeName(["Plan 1", "Plan 3"], (n) => `Plan ${n}`), "Plan 2");
});
