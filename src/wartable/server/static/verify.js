// Derives every outcome of chance in a record again, from the seed and the values: docs/fairness.md as a script. It knows no rules; the notes in a
// record say from which bag an outcome came, and only what can be so is believed.
// @ts-check
import { hex, hmac, joined, oath, sha256, utf8 } from "./sha256.js";

/** @typedef {import("./protocol").Box} Box */
/** @typedef {Map<string, number>} Bag */
/** @typedef {{outcomes: number, told: number[], forked: number, head: Map<string, string>, sworn: number[]}} Proved */
const WORD = 2 ** 32;

/** What does not fit: `key` says what, `named` where. */
export class Unproved extends Error {
  /** @param {string} key @param {Record<string, string | number>} named */
  constructor(key, named = {}) {
    super(key);
    this.key = key;
    this.named = named;
  }
}

/** @param {unknown} so @param {string} key @param {Record<string, string | number>} [named] @returns {asserts so} */
function need(so, key, named) {
  if (!so) throw new Unproved(key, named);
}

/** A number of 0 … n - 1: sfc32 begun with an HMAC, then Lemire's method. @param {Uint8Array} key @param {number} draw @param {number} n */
export function below(key, draw, n) {
  need(n > 0 && n < 2 ** 31, "unproved-bag", { line: draw });
  const lanes = new DataView(hmac(key, utf8(String(draw))).buffer);
  let [a, b, c] = [0, 4, 8].map((at) => lanes.getUint32(at));
  for (let counter = 1; ; counter++) {
    const out = (a + b + counter) >>> 0;
    a = (b ^ (b >>> 9)) >>> 0;
    b = (c + (c << 3)) >>> 0;
    c = (((c << 21) | (c >>> 11)) + out) >>> 0;
    if (counter <= 12) continue;
    const product = BigInt(out) * BigInt(n);
    if (Number(product % BigInt(WORD)) >= WORD % n) return Number(product / BigInt(WORD));
  }
}

/** The key of chance; seed, commitments and values must fit each other. @param {Map<string, string>} head @param {number[]} sworn gets the seats whose value was committed to */
function keyOf(head, sworn) {
  const promised = head.get("Commitment") ?? "", seed = Uint8Array.from((head.get("Seed") ?? "").match(/../g) ?? [], (b) => parseInt(b, 16));
  need(seed.length && hex(sha256(seed)) === promised, "unproved-seed");
  let parts = seed;
  for (let seat = 0; seat < 8; seat++) {
    const value = head.get(`Mix-${seat}`), digest = head.get(`Sworn-${seat}`);
    if (digest !== undefined) {
      need(oath(head.get("Table") ?? "", promised, seat, value ?? "") === digest, "unproved-oath", { seat });
      sworn.push(seat);
    }
    if (value !== undefined) parts = joined(parts, Uint8Array.of(seat, utf8(value).length), utf8(value));
  }
  return sha256(parts);
}

/** `KIND n, KIND n`. @param {string} contents @returns {Bag} */
const read = (contents) => new Map([...contents.matchAll(/([^, ][^,]*) ([1-9]\d*)(?:, |$)/g)].map(([, kind, n]) => [kind, Number(n)]));
const same = (/** @type {Bag} */ a, /** @type {Bag} */ b) => JSON.stringify([...a]) === JSON.stringify([...b]);
const within = (/** @type {Bag} */ a, /** @type {Bag} */ b) => [...a].every(([kind, n]) => n <= (b.get(kind) ?? 0));
const add = (/** @type {Bag} */ bag, /** @type {string} */ kind, /** @type {number} */ n) => bag.set(kind, (bag.get(kind) ?? 0) + n);
const less = (/** @type {Bag} */ bag, /** @type {Bag} */ gone) => { for (const [kind, n] of gone) add(bag, kind, -n); };

/** What is left in each bag: what the box holds at first, or pieces that were drawn and may have come back. */
class Bags {
  /** @type {Map<string, {left: Bag, box: number}>} */ bags = new Map();
  /** @type {Map<string, string>} */ last = new Map(); // by verb
  /** @type {Set<number>} */ opened = new Set();
  /** @type {Bag} */ out = new Map();
  /** @type {Bag} */ prepared = new Map();
  /** @type {number[]} */ told = [];

  /** @param {Map<string, string>} head @param {Box[]} boxes */
  constructor(head, boxes) {
    const most = Number(head.get("Seats")), least = head.get("Options")?.includes("resignation=on") ? 2 : most;
    const used = boxes.filter((b) => (b.seats === null || (least <= b.seats && b.seats <= most)) && (head.get("Options") ?? "").includes(b.when ?? ""));
    this.boxes = [...new Map(used.map((b) => [`${b.bag} ${b.seats}`, b])).values()].map((b) => ({ refill: b.refill, whole: read(b.contents) }));
    this.corrected = head.has("Data") || !boxes.length;
  }

  /** Which box a bag is of, -1 for a hand or for events; refuses what cannot be. @param {Bag} bag @param {string} verb @param {number} line */
  open(bag, verb, line) {
    const before = this.bags.get(this.last.get(verb) ?? "");
    if (before && same(before.left, bag)) return before.box;
    const printed = this.boxes.findIndex((box, i) => same(box.whole, bag) && (box.refill === "whole" || !this.opened.has(i)));
    if (printed >= 0) {
      if (this.opened.has(printed)) this.told.push(line);
      for (const [number, old] of this.bags) if (old.box === printed) this.bags.delete(number);
      this.opened.add(printed);
      return printed;
    }
    this.told.push(line);
    if (this.corrected || (verb === "seize" && within(bag, this.out))) return -1;
    if (within(bag, this.prepared)) {
      less(this.prepared, bag);
      less(this.out, bag);
      return -1;
    }
    const home = this.boxes.findIndex((box) => box.refill === "returns" && [...bag.keys()].every((kind) => box.whole.has(kind)));
    need(home >= 0 && within(bag, this.out) && ![...this.bags.values()].some((old) => old.box === home && old.left.size), "unproved-bag", { line });
    less(this.out, bag);
    return home;
  }

  /** The piece that the numbers give, or one that is `known`; it is taken out. @param {string} note @param {string} verb @param {(n: number) => number} pick @param {string} known @param {number} line */
  draw(note, verb, pick, known, line) {
    const [number, contents] = note ? note.slice(6).split(": ") : [this.last.get(verb) ?? ""];
    if (contents) {
      const left = read(contents);
      this.bags.set(number, { left, box: this.open(left, verb, line) });
    }
    const bag = this.bags.get(number);
    need(bag?.left.size, "unproved-bag", { line });
    this.last.set(verb, number);
    let at = pick([...bag.left.values()].reduce((sum, n) => sum + n, 0));
    const piece = known || ([...bag.left].find(([, n]) => (at -= n) < 0)?.[0] ?? "");
    if (verb !== "seize") add(this.out, piece, 1);
    const sides = this.boxes[bag.box]?.refill === "sides";
    for (const [kind, n] of [...bag.left]) {
      if (kind !== piece && !(sides && kind.slice(0, -1) === piece.slice(0, -1))) continue;
      if (n > 1) bag.left.set(kind, n - 1); else bag.left.delete(kind);
    }
    return piece;
  }
}

/** @param {Uint8Array} bytes @param {number} check */
function crc32(bytes, check) {
  let c = ~check;
  for (const b of bytes) {
    c ^= b;
    for (let i = 0; i < 8; i++) c = (c >>> 1) ^ (c & 1 ? 0xedb88320 : 0);
  }
  return ~c >>> 0;
}

/** So many dice, in the order of a record. @param {number} count @param {(n: number) => number} pick */
function roll(count, pick) {
  const faces = pick(6 ** count);
  return Array.from({ length: count }, (_, die) => "123ACG"[Math.floor(faces / 6 ** die) % 6]).sort().join(" ");
}

/** What the record proves; throws Unproved. @param {string} text @param {Box[]} boxes of the game @returns {Proved} */
export function verify(text, boxes) {
  const head = new Map([...text.matchAll(/^\[([\w-]+) "(.*)"\]$/gm)].map(([, name, value]) => [name, value])), sworn = /** @type {number[]} */ ([]);
  const key = keyOf(head, sworn), bags = new Bags(head, boxes), forked = Number(head.get("Forked") ?? 0);
  let check = 0, last = 0, outcomes = 0, moves = 0, note = "";
  for (const [index, said] of text.split("\n").entries()) {
    const line = index + 1, found = /^(\d+)\. (\S+) (.*?) *; ([0-9a-f]{4})$/.exec(said);
    if (said.startsWith("# bag ")) note = said;
    if (!found) { need(!said || "[#".includes(said[0]), "unproved-line", { line }); continue; }
    const [, number, actor, action, sum] = found, [verb] = action.split(" ", 1), piece = action.slice(verb.length + 1);
    moves += 1;
    check = crc32(utf8(`${actor} ${action}\n`), check) & 0xffff;
    need(number === String(moves) && sum === check.toString(16).padStart(4, "0"), "unproved-line", { line });
    if (actor[0] !== "*") {
      if (verb === "prepare") add(bags.prepared, piece, 1);
      continue;
    }
    const draw = Number(actor.slice(2) || last + 1), ours = moves > forked, pick = (/** @type {number} */ n) => below(key, draw, n);
    need(draw > last, "unproved-drawn", { line, n: draw });
    last = draw;
    const true_ = verb === "roll" && !note && boxes.length ? roll(piece.split(" ").length, pick) : bags.draw(note, verb, pick, ours ? "" : piece, line);
    need(!ours || true_ === piece, "unproved-chance", { line, derived: `${verb} ${true_}`, said: action });
    if (ours) outcomes += 1;
    note = "";
  }
  need(String(moves) === head.get("Moves"), "unproved-line", { line: 1 });
  return { outcomes, told: bags.told, forked, head, sworn };
}
