// Carrying out a plan step by step, and comparing what plans lead to. No document.
// @ts-check

/** @typedef {{notation: string, label: string}} Step */
/** @typedef {import("./protocol").PlanFigure} Figure */

/** What follows at a position: a step is sent, its answer is awaited, the plan is done, or it stops before a step because others act or the table is another.
 *  @typedef {{does: "act", notation: string} | {does: "wait"} | {does: "end"} | {does: "stop", why: "waits" | "elsewhere", step: Step}} Next */

export class Course {
  /** @param {Step[]} steps */
  constructor(steps) {
    this.left = [...steps];
    this.at = -1; // the position that the last step answered
  }

  /** @param {{seq: number, offers: {notation: string}[]}} position @param {boolean} asked its reader @returns {Next} */
  next(position, asked) {
    const [step] = this.left;
    if (position.seq === this.at) return { does: "wait" };
    if (!step) return { does: "end" };
    if (!asked) return { does: "stop", why: "waits", step };
    if (!position.offers.some((offer) => offer.notation === step.notation)) return { does: "stop", why: "elsewhere", step };
    this.left.shift();
    this.at = position.seq;
    return { does: "act", notation: step.notation };
  }
}

/** Figures that stand under one sign, in order: the first says how much there is, the others what comes of it. @param {Figure[]} figures */
export function bySign(figures) {
  /** @type {Figure[][]} */ const found = [];
  for (const each of figures) {
    const last = found[found.length - 1];
    if (last && last[0].symbol === each.symbol && last[0].seat === each.seat) last.push(each);
    else found.push([each]);
  }
  return found;
}

/** What changes after a plan rather than after the real position. @param {Figure[]} before @param {Figure[]} after @returns {Figure[]} */
export function since(before, after) {
  const found = new Map(before.map((f) => [f.key, f]));
  return after.map((f) => { const old = found.get(f.key); return old ? { ...f, now: old.then, by: (f.by ?? 0) - (old.by ?? 0) } : f; });
}

/** With a sign before it. @param {number} n */
export const signed = (n) => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0");

/** Whether a figure gets better, worse or stays. @param {Figure} figure */
export const way = ({ by = 0 }) => (by > 0 ? "better" : by < 0 ? "worse" : "same");

/** The first number under which no plan is kept. @param {string[]} taken @param {(n: number) => string} name */
export function freeName(taken, name) {
  let n = 1;
  while (taken.includes(name(n))) n++;
  return name(n);
}

/** Of several plans, those that are best in a figure: none where all are alike. @param {(Figure | undefined)[]} row @returns {boolean[]} */
export function best(row) {
  const by = row.map((figure) => (figure ? figure.by ?? 0 : -Infinity)), most = Math.max(...by);
  return by.map((n) => n === most && by.some((other) => other !== most));
}
