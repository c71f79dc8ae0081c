import assert from "node:assert/strict";
import test from "node:test";
import { Pulse } from "../../src/wartable/server/static/pulse.js";

/** What is done at each of these moments. */
const looks = (pulse, moments, watched = true) => moments.map((at) => pulse.look(at, watched));

test("a dead line is found out within five seconds of its last word", () => {
  const pulse = new Pulse(0), every = Array.from({ length: 11 }, (_, n) => n * 500);
  const said = looks(pulse, every);
  assert.equal(said.filter((word) => word === "ask").length, 1);
  assert.ok(every[said.indexOf("dead")] < 5000);
});

test("a line that answers is asked again and never given up", () => {
  const pulse = new Pulse(0);
  for (let at = 0; at < 60000; at += 500) {
    const word = pulse.look(at, true);
    assert.notEqual(word, "dead");
    if (word === "ask") pulse.hear(at + 400);
  }
});

test("a page nobody looks at asks rarely; one that slept asks before it gives up", () => {
  const pulse = new Pulse(0);
  assert.deepEqual(looks(pulse, [3000, 24000], false), ["", ""]);
  assert.deepEqual(looks(pulse, [600000, 600500, 602500]), ["ask", "", "dead"]);
  pulse.hear(603000);
  assert.deepEqual(looks(pulse, [604000, 605000]), ["", "ask"]);
});
