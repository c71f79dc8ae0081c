// The list of all actions by keys, at a table, in a lesson, in a puzzle.
// @ts-check
import { $ } from "./dom.js";

/** To the list: to its search, where it has one. Where the large buttons are all there is, to these. */
export function toList() {
  const filter = $("#filter");
  if ($("#all").hidden) return $("#main-actions button")?.focus();
  $("#all").open = true;
  (filter && !filter.hidden ? filter : $("#all-actions button"))?.focus();
}

/** Arrows walk in the list and among the large buttons, Enter in the search presses the first that fits. @param {() => void} [redraw] after the search was emptied */
export function listKeys(redraw) {
  for (const [box, list] of [["#all", "#all-actions"], ["#main-actions", "#main-actions"]]) $(box).addEventListener("keydown", (/** @type {KeyboardEvent} */ e) => {
    const all = /** @type {HTMLElement[]} */ ([...$(list).children]), at = all.indexOf(/** @type {HTMLElement} */ (document.activeElement)), filter = box === "#all" ? $("#filter") : null;
    const step = { ArrowDown: 1, ArrowUp: -1 }[e.key];
    if (step && all.length) (at + step < 0 && filter && !filter.hidden ? filter : all[Math.max(0, Math.min(all.length - 1, at + step))]).focus();
    else if (e.key === "Enter" && filter && e.target === filter) { all[0]?.focus(); all[0]?.click(); }
    else if (e.key === "Escape" && filter?.value) { filter.value = ""; redraw?.(); }
    else return;
    e.preventDefault();
  });
}
