import assert from "node:assert/strict";
import { createHash, createHmac } from "node:crypto";
import test from "node:test";
import { hex, hmac, sha256, utf8 } from "../../src/wartable/server/static/sha256.js";

test("digests are those of SHA-256, at every length around a block", () => {
  for (let n = 0; n < 200; n++) {
    const message = Uint8Array.from({ length: n }, (_, i) => (i * 7 + n) & 255);
    assert.equal(hex(sha256(message)), createHash("sha256").update(message).digest("hex"));
    const key = message.slice(0, 32);
    assert.equal(hex(hmac(key, message)), createHmac("sha256", key).update(message).digest("hex"));
  }
  assert.equal(hex(sha256(utf8("Ж"))), createHash("sha256").update("Ж").digest("hex"));
});
