// On a small screen the log, the chat and the rules are a drawer that comes up from below.
// @ts-check
import { $ } from "./dom.js";

const isOpen = () => document.body.dataset.drawer === "open";

/** @param {boolean} open */
export function pull(open) {
  document.body.dataset.drawer = open ? "open" : "shut";
  $("#talk").setAttribute("aria-expanded", String(open));
  $("#talk").classList.remove("unread");
  (open ? $("#away") : $("#talk")).focus();
}

/** Somebody said something: the closed chat says so, and the button of the closed drawer. */
export function unread() {
  if ($("#panel-chat").hidden) $("#tab-chat").classList.add("unread");
  if (!isOpen()) $("#talk").classList.add("unread");
}

export function listen() {
  $("#talk").addEventListener("click", () => pull(!isOpen()));
  $("#away").addEventListener("click", () => pull(false));
  $("#tabs").addEventListener("keydown", (/** @type {KeyboardEvent} */ e) => { if (e.key === "Escape" && isOpen()) pull(false); });
}
