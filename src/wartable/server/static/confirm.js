// How much somebody wants to be asked before an action is done. Kept in this browser.
// @ts-check

/** @typedef {"all" | "weighty" | "none"} Wish */

/** @returns {Wish} */
export function wish() {
  const kept = localStorage.getItem("confirm");
  return kept === "all" || kept === "none" ? kept : "weighty";
}

/** Makes a list of the three wishes say and change what is kept. @param {HTMLSelectElement} list */
export function bindWish(list) {
  list.value = wish();
  list.addEventListener("change", () => localStorage.setItem("confirm", list.value));
}
