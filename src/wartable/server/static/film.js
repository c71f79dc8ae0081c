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

/** The stop after or before a number of actions; the last or the first if there is none. @param {number[]} list @param {number} at @param {1 | -1} way */
export function next(list, at, way) {
  const found = way > 0 ? list.find((n) => n > at) : list.findLast((n) => n < at);
  return found ?? (way > 0 ? list[list.length - 1] : list[0]);
}

/** Whose turn a step shows: whose turn begins with it, else who acted; at the end nobody's. @param {Pick<LogLine, "seat" | "head">[]} lines @param {boolean} over */
export const turnAt = (lines, over) => (over ? undefined : (lines.findLast((l) => l.head && l.seat !== undefined) ?? lines.find((l) => l.seat !== undefined))?.seat);

/** The sentences of a step in short: what happened first and what came of it, or where both are too long what came of it; the list has all of them. @param {string[]} sentences */
export function caption(sentences) {
  if (sentences.length <= SHORT) return sentences.join(" ");
  const [first, last] = [sentences[0], sentences[sentences.length - 1]];
  return first.length + last.length > LONG ? `… ${last}` : `${first} … ${last}`;
}

/** What is read of a step: all of it where there is room for so many letters; else what it came to, or what the game calls decisive, or its first and last sentence.
 *  That another turn begins afterwards is nothing that came of it. @param {Pick<LogLine, "text" | "came" | "head" | "seat" | "decisive" | "routine">[]} lines @param {number} much */
export function inShort(lines, much) {
  const whole = lines.map((l) => l.text).join(" "), own = lines.filter((l, n) => !n || l.decisive || !(l.head && l.seat !== undefined)), decisive = own.filter((l) => l.decisive && !l.routine);
  return whole.length <= much ? whole : lines.find((l) => l.came)?.came ?? caption((decisive.length ? decisive : own).map((l) => l.text));
}

/** What is read of the last step: what came of it, and that it was the last. @param {LogLine[]} lines */
export const atEnd = (lines) => [...new Set([inShort(lines, 0), lines.at(-1)?.text])].join(" ");

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
