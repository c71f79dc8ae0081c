// A question of the page's own, in place of the browser's.
// @ts-check
import { button, make, t } from "./dom.js";

/** Asks before something that cannot be taken back; whether the answer is yes. What stands out, and what Enter presses, is to let it be. @param {string} question @param {string} yes what the button says @returns {Promise<boolean>} */
export function sure(question, yes) {
  const dialog = make("dialog", "sure"), row = make("div", "row"), words = make("p", "", question);
  words.id = "sure-words";
  dialog.setAttribute("aria-labelledby", words.id);
  return new Promise((resolve) => {
    const end = (/** @type {string} */ answer) => dialog.close(answer);
    row.append(button(yes, () => end("yes"), "btn danger"), button(t("stay"), () => end(""), "btn primary"));
    dialog.append(words, row);
    dialog.addEventListener("close", () => { dialog.remove(); resolve(dialog.returnValue === "yes"); });
    document.body.append(dialog);
    dialog.showModal();
    /** @type {HTMLElement} */ (row.lastElementChild).focus();
  });
}
