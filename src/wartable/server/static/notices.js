// What stands under the question besides what can be done: a lost line, requests of others, advice, an invitation.
// @ts-check
import { button, make, t } from "./dom.js";

/** @typedef {import("./protocol").TableAbout} About */

/** A box with words and buttons. @param {string} text @param {HTMLElement[]} buttons */
function box(text, ...buttons) {
  const el = make("div", "notice"), row = make("div", "row");
  row.append(...buttons);
  el.append(make("p", "", text), row);
  return el;
}

/** What is not right with the promise of fair chance, with what can be done about it.
 *  @param {string} trouble @param {() => void} agree */
export function fairNotice(trouble, agree) {
  const el = trouble === "promise-changed" ? box(t(trouble), button(t("promise-agree"), agree, "btn primary")) : box(t(trouble));
  el.setAttribute("role", "alert");
  return el;
}

/** What others wait for, and what became of one's seat. @param {About} about @param {import("./line.js").Line} line */
export function requests(about, line) {
  /** @type {HTMLElement[]} */ const found = [];
  if (about.asked) {
    const words = t("asks-undo", { name: about.asked.name, n: about.asked.back }), answer = (/** @type {boolean} */ yes) => () => line.send({ type: "answer-undo", yes });
    found.push(about.asked.you ? box(words, button(t("agree"), answer(true), "btn primary"), button(t("refuse"), answer(false))) : box(words));
  }
  const out = about.seats.find((s) => s.you && s.stand_in);
  if (out && about.status === "running") found.push(box(t(`stand-in-${out.why}`), button(t("return"), () => line.send({ type: "do", what: "return" }), "btn primary")));
  return found;
}

/** The line to the server is lost. */
export const lineNotice = () => box(t("line-down"));

/** The screen is to be handed on. @param {About} about @param {import("./passing.js").Passing} passing */
export function passingNotice(about, passing) {
  if (!passing.later.length) return null;
  const next = passing.later[0].curtain?.map((s) => about.seats[s].name).join(", ") ?? "";
  const el = box(t("passing", { name: next }), button(t("passing-now"), () => passing.fall(), "btn primary"));
  el.classList.add("passing");
  return el;
}
