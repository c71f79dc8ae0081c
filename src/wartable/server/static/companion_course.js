// When a companion is asked what, position by position. No document.
// @ts-check

/** What was known of the position before: its number, whether something was asked there, the last line of its log. @typedef {{seq: number, asked: boolean, last: number}} Before */

/** @param {Before | null} before @param {import("./protocol").Position} now @param {boolean} asked whether something is asked of this reader now
 *  @returns {{matters: boolean, judgement: boolean, then: Before}} then: what is to be known when the next one comes */
export function course(before, now, asked) {
  const { seq, offers, log, curtain } = now, lines = log.lines.map(({ n }) => n), then = { seq, asked, last: Math.max(log.cut - 1, ...lines) };
  if (before?.seq === seq) return { matters: false, judgement: false, then: before };
  const taken = Boolean(before && log.cut <= before.last); // something was taken back, or told otherwise
  return { matters: asked && !curtain && offers.length > 1, judgement: !before || before.asked || taken, then };
}

/** What an only line shows where there is room for no more, and the sign before it: the question first, while there is one.
 *  @param {string} matters @param {import("./protocol").Judged | null} judged */
export function short(matters, judged) {
  const sign = !judged ? "" : judged.verdict === "worse" ? `−${judged.cost}` : judged.verdict === "best" || judged.verdict === "good" ? "✓" : "?";
  return { sign, text: matters || (judged ? [judged.label, sentence(judged)].join(": ") : "") };
}

/** A judgement as it is said. @param {import("./protocol").Judged} judged */
export function sentence({ text, better, why = "" }) {
  return [text, better ? `${better.label}.` : "", why].filter(Boolean).join(" ");
}
