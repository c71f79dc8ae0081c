import assert from "node:assert/strict";
import test from "node:test";
import { about } from "../../src/wartable/server/static/press.js";

test("a suggestion is about the pieces that carry it out and where it ends", () => {
  const pieces = [
    { id: "card-1", actions: [{ notation: "play 1 sea", at: "sea" }, { notation: "play 1 air", at: "air" }] },
    { id: "card-2", actions: [{ notation: "play 2 sea", at: "sea" }] },
    { id: "sea" },
    { id: "withdraw", actions: [{ notation: "withdraw" }] },
  ];
  assert.deepEqual([...about(pieces, "play 1 air")], ["card-1", "air"]);
  assert.deepEqual([...about(pieces, "withdraw")], ["withdraw"]);
  assert.deepEqual([...about(pieces, "")], []);
});
