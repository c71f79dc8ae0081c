// Where a film of a game stops, and what is said there. No document.
// @ts-check

/** @typedef {import("./protocol").LogLine} LogLine */
/** @typedef {"action" | "turn" | "round"} Unit */

export const PACES = { slow: 2400, normal: 1200, fast: 450 }; // milliseconds a picture is looked at
const SHORT = 2, LONG = 90; // sentences of a caption; letters beyond which one is enough

/** Where one stops who steps by this unit: numbers of actions, from 0 to the end.
 *  A round begins where nobody in particular begins it, or whoever began the first.
 *  @param {Unit} unit @param {{count: number, stops: number[], moves: LogLine[]}} film */
export function stops(unit, { count, stops: asked, moves }) {
  const heads = moves.filter((l) => l.head), first = heads.find((l) => l.seat !== undefined)?.seat;
  const found = unit === "action" ? asked : heads.filter((l) => unit === "turn" || l.seat === undefined || l.seat === first).map((l) => l.n + 1);
  return [...new Set([0, ...found, count])].sort((a, b) => a - b);
}

const MANY = 200; // decisions beyond which one steps by turns, unless one wishes otherwise

/** How one steps before one has chosen: a game of very many decisions by turns. @param {{stops: number[]}} film @returns {Unit} */
export const usual = ({ stops: asked }) => (asked.length > MANY ? "turn" : "action");

/** The stop after or before a number of actions; the last or the first if there is none. @param {number[]} list @param {number} at @param {1 | -1} way */
export function next(list, at, way) {
  const found = way > 0 ? list.find((n) => n > at) : list.findLast((n) => n < at);
  return found ?? (way > 0 ? list[list.length - 1] : list[0]);
}

/** Whose turn a step shows: whose turn begins with it, else who acted; at the end nobody's. @param {Pick<LogLine, "seat" | "head">[]} lines @param {boolean} over */
export const turnAt = (lines, over) => (over ? undefined : (lines.findLast((l) => l.head && l.seat !== undefined) ?? lines.find((l) => l.seat !== undefined))?.seat);

/** Whose turn a stop tells of: at a stop by turns of whoever acted last, not of whose turn begins. @param {Unit} unit @param {Pick<LogLine, "seat" | "head">[]} lines of its last action @param {boolean} over */
export const toldTurn = (unit, lines, over) => turnAt(unit === "action" || !lines.some((l) => !l.head && l.seat !== undefined) ? lines : lines.filter((l) => !l.head), over);

/** A step in short: how it began and what came of it; where that is too long, what came of it. @param {string[]} sentences */
export function caption(sentences) {
  if (sentences.length <= SHORT) return sentences.join(" ");
  const [first, last] = [sentences[0], sentences[sentences.length - 1]];
  return first.length + last.length > LONG ? last : `${first} … ${last}`;
}

/** What is worth telling of many actions: what is not routine, where anything is not. @param {LogLine[]} lines */
export function worth(lines) {
  const strong = lines.filter((l) => !l.routine);
  return strong.length ? strong : lines;
}

/** What is read of a step: all of it, where it has no more than so many letters. Else what it came to; else what decides; else its first and last sentence.
 *  The next turn's heading is not part of it. @param {Pick<LogLine, "text" | "came" | "head" | "seat" | "decisive" | "routine">[]} lines @param {number} much */
export function inShort(lines, much) {
  const whole = lines.map((l) => l.text).join(" ");
  if (whole.length <= much) return whole;
  const came = lines.find((l) => l.came)?.came;
  if (came) return came;
  const own = lines.filter((l, n) => n === 0 || l.decisive || !l.head || l.seat === undefined);
  const decisive = own.filter((l) => l.decisive && !l.routine);
  return caption((decisive.length ? decisive : own).map((l) => l.text));
}

/** What is read of the last step: what came of it, and its last sentence, which says how the game ended. @param {LogLine[]} lines */
export function atEnd(lines) {
  const came = inShort(lines, 0), last = lines.at(-1)?.text ?? "";
  return came.endsWith(last) ? came : `${came} ${last}`;
}

/** Plays by itself: one stop after another, each looked at for a while. */
export class Player {
  /** @param {{go: (way: 1 | -1) => Promise<boolean>, changed: (on: boolean) => void, wait?: (ms: number) => Promise<void>}} hooks  go: whether there was a further stop */
  constructor({ go, changed, wait = (ms) => new Promise((done) => { setTimeout(done, ms); }) }) {
    this.hooks = { go, changed, wait };
    /** @type {keyof typeof PACES} */ this.pace = "normal";
    this.run = 0; // grows with every start and stop: an old run sees that it is over
    this.on = false;
  }

  /** @param {boolean} on */
  set(on) {
    if (on === this.on) return;
    this.on = on;
    this.run += 1;
    this.hooks.changed(on);
    if (on) void this.play(this.run);
  }

  /** @param {number} run */
  async play(run) {
    while (run === this.run && (await this.hooks.go(1))) await this.hooks.wait(PACES[this.pace]);
    if (run === this.run) this.set(false);
  }
}
