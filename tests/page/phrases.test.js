import assert from "node:assert/strict";
import test from "node:test";
import { linked, phraseOf, PHRASES, sent } from "../../src/wartable/server/static/phrases.js";

test("a phrase is sent as its key and found again; other words stay words", () => {
  for (const key of PHRASES) assert.equal(phraseOf(sent(key)), key);
  for (const words of ["hello", ":nobody:", ":hello: there", "::", ""]) assert.equal(phraseOf(words), "");
});

test("addresses in what somebody wrote, and nothing else, become links", () => {
  assert.deepEqual(linked("see https://a.example/x?y=1, please"), [{ text: "see " }, { text: "https://a.example/x?y=1", href: "https://a.example/x?y=1" }, { text: ", please" }]);
  assert.deepEqual(linked("javascript:alert(1) ftp://a"), [{ text: "javascript:alert(1) ftp://a" }]);
});
