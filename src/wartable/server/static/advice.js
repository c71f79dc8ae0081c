// Boxes under the question: one that can be put away, and what stands for a hint until it is there.
// @ts-check
import { $, button, make, t } from "./dom.js";

/** A box that one can put away again. @param {HTMLElement} box @param {string} title @param {() => void} away */
export function closable(box, title, away) {
  const head = make("div", "head"), x = button("✕", () => { away(); $("#ask").focus(); }, "btn quiet round");
  x.setAttribute("aria-label", t("close"));
  head.append(make("p", "", title), x);
  box.prepend(head);
  box.addEventListener("keydown", (e) => { if (e.key === "Escape") x.click(); });
  return box;
}

/** In the place of a hint, while it is thought about. */
export function thinkingBox() {
  const el = make("div", "notice thinking", t("hint-thinking"));
  el.setAttribute("aria-busy", "true");
  return el;
}
