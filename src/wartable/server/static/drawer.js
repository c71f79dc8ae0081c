// On a small screen the log, the chat and the rules are a drawer that comes up from below. What is said while the chat is out of sight is
// counted, and shown for a moment on the board.
// @ts-check
import { $, button, make, seatIcon } from "./dom.js";

const SHOWN = 7000; // milliseconds
let unheard = 0, timer = 0, opened = () => {};

const isOpen = () => document.body.dataset.drawer === "open";
const isSmall = () => Boolean($("#talk").offsetParent);

/** Whether somebody can read the chat now. */
export const chatInSight = () => Boolean($("#panel-chat").offsetParent) && (!isSmall() || isOpen());

/** @param {boolean} open */
export function pull(open) {
  document.body.dataset.drawer = open ? "open" : "shut";
  $("#talk").setAttribute("aria-expanded", String(open));
  (open ? $("#away") : $("#talk")).focus();
  read();
  if (open) opened();
}

/** The chat, wherever it is. */
export function openChat() {
  if (isSmall()) pull(true);
  $("#tab-chat").click();
  $("#words").focus();
}

/** Somebody said something: the button of the closed chat counts it, and the board shows it. @param {number | null} seat @param {string} name @param {string} words */
export function unread(seat, name, words) {
  if (chatInSight()) return;
  unheard += 1;
  mark();
  const toast = button("", openChat, "toast");
  toast.append(...(seat === null ? [] : [seatIcon(seat)]), make("b", "", name), make("span", "", words));
  $("#board > .toast")?.remove();
  $("#board").append(toast);
  clearTimeout(timer);
  timer = setTimeout(() => toast.remove(), SHOWN);
}

/** What was said has been read, if the chat is in sight. */
export function read() {
  if (!chatInSight()) return;
  unheard = 0;
  mark();
  $("#chatlog").scrollTop = $("#chatlog").scrollHeight;
  $("#board > .toast")?.remove();
}

function mark() {
  for (const el of [$("#tab-chat"), $("#talk")]) {
    el.classList.toggle("unread", unheard > 0);
    if (unheard) el.dataset.unread = String(unheard);
    else delete el.dataset.unread;
  }
}

/** @param {() => void} whenOpened */
export function listen(whenOpened) {
  opened = whenOpened;
  $("#talk").addEventListener("click", () => {
    const said = unheard > 0;
    pull(!isOpen());
    if (said) $("#tab-chat").click(); // the number on the button is of the chat
  });
  $("#away").addEventListener("click", () => pull(false));
  addEventListener("keydown", (e) => { if (e.key === "Escape" && isSmall() && isOpen()) pull(false); });
  $("#board").addEventListener("click", (/** @type {Event} */ e) => { // beside it: it goes, and nothing else happens
    if (!isSmall() || !isOpen()) return;
    e.stopPropagation();
    pull(false);
  }, true);
}
