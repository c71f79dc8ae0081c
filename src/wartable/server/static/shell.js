// What every page has: theme, language, tabs, menus that close.
// @ts-check
import { loadSheet } from "./symbols.js";
import { $ } from "./dom.js";

/** @param {string} name @param {string} value */
function keep(name, value) {
  document.cookie = `${name}=${value}; path=/; max-age=31536000; samesite=lax`;
}

/** Loads the house's symbols and makes the bar work. */
export async function shell() {
  $("#theme")?.addEventListener("click", () => {
    const root = document.documentElement;
    const dark = root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
    root.dataset.theme = dark ? "light" : "dark";
    keep("theme", root.dataset.theme);
  });
  $("#lang")?.addEventListener("change", (/** @type {Event} */ e) => {
    keep("lang", /** @type {HTMLSelectElement} */ (e.target).value);
    const url = new URL(location.href);
    url.searchParams.delete("lang");
    location.replace(url);
  });
  for (const box of document.querySelectorAll("details.more, details.marks")) {
    addEventListener("pointerdown", (e) => { if (!box.contains(/** @type {Node} */ (e.target))) box.removeAttribute("open"); });
    box.addEventListener("click", (e) => { // what was chosen may be answered below; switches stay in sight
      if (/** @type {Element} */ (e.target).closest("button:not([aria-pressed], #theme)")) box.removeAttribute("open");
    });
    box.addEventListener("keydown", (e) => {
      if (/** @type {KeyboardEvent} */ (e).key !== "Escape") return;
      box.removeAttribute("open");
      box.querySelector("summary")?.focus();
    });
  }
  await loadSheet("/sheets/common.svg");
}

/** Tabs by mouse and arrow keys. @param {(id: string) => void} [opened] */
export function tabs(opened = () => {}) {
  const all = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("[role=tab]")]);
  const pick = (/** @type {HTMLElement} */ tab) => {
    for (const each of all) {
      const on = each === tab;
      each.setAttribute("aria-selected", String(on));
      each.tabIndex = on ? 0 : -1;
      $(`#${each.getAttribute("aria-controls")}`).hidden = !on;
    }
    opened(tab.id);
  };
  for (const tab of all) tab.addEventListener("click", () => pick(tab));
  $("[role=tablist]")?.addEventListener("keydown", (/** @type {KeyboardEvent} */ e) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[e.key];
    if (!step) return;
    const next = all[(all.indexOf(/** @type {HTMLElement} */ (document.activeElement)) + step + all.length) % all.length];
    next.focus();
    pick(next);
  });
  return pick;
}
