import assert from "node:assert/strict";
import test from "node:test";
import { stayAwake } from "../../src/wartable/server/static/awake.js";

/** A page that can be covered, and a device that counts how often it was asked. */
function device(request) {
  const page = new EventTarget(), asked = [];
  page.visibilityState = "visible";
  const wakeLock = { request: async (kind) => { asked.push(kind); return request(); } };
  const cover = (state) => { page.visibilityState = state; page.dispatchEvent(new Event("visibilitychange")); };
  return { page, asked, given: { wakeLock }, cover };
}

test("a display that was let go is held again once the page is seen", async () => {
  const locks = [], { page, asked, given, cover } = device(() => locks[locks.push(new EventTarget()) - 1]);
  await stayAwake(given, page);
  cover("visible");
  assert.deepEqual(asked, ["screen"], "it is held already");
  page.visibilityState = "hidden";
  locks[0].dispatchEvent(new Event("release"));
  assert.equal(asked.length, 1);
  cover("visible");
  assert.equal(asked.length, 2);
});

test("a device that cannot or will not is left alone", async () => {
  await stayAwake({}, device(() => {}).page);
  const { page, asked, given, cover } = device(() => { throw new Error("the battery is low"); });
  await stayAwake(given, page);
  cover("visible");
  await null;
  assert.equal(asked.length, 2, "asked again when it is looked at again");
});
