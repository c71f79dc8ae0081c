// What every page has: theme, language, tabs, menus that close.
// @ts-check
import { loadSheet } from "./symbols.js";
import { $, t } from "./dom.js";
import { dress, settle } from "./settings.js";

/** The language in which pages, and what they ask for, are answered from now on. @param {string} code */
const speak = (code) => { document.cookie = `lang=${code}; path=/; max-age=31536000; samesite=lax`; };

/** Loads the house's symbols and makes the bar work. */
export async function shell() {
  dress();
  if (new URLSearchParams(location.search).has("lang")) speak(document.documentElement.lang); // a link that names one means all of the table
  $("#theme")?.addEventListener("click", () => {
    const { theme = "" } = document.documentElement.dataset, dark = theme === "dark" || (theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
    settle("colours", dark ? "light" : "dark");
  });
  $("#lang")?.addEventListener("change", (/** @type {Event} */ e) => {
    speak(/** @type {HTMLSelectElement} */ (e.target).value);
    const url = new URL(location.href);
    url.searchParams.delete("lang");
    location.replace(url);
  });
  document.addEventListener("invalid", say, true);
  document.addEventListener("input", (e) => /** @type {HTMLInputElement} */ (e.target).setCustomValidity?.(""), true);
  for (const box of document.querySelectorAll("details.more")) {
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

/** What the first field that is wrong misses, in the page's language and looks and not in the browser's. @param {Event} e */
function say(e) {
  const field = /** @type {HTMLInputElement} */ (e.target), { form } = field, place = form?.querySelector(".fault");
  field.setCustomValidity("");
  const { validity: v } = field, wrong = v.valueMissing ? t("form-needed") : v.tooShort ? t("form-short", { n: field.minLength }) : v.typeMismatch ? t("form-address") : v.rangeUnderflow || v.rangeOverflow ? t("form-number", { n: field.min, most: field.max }) : "";
  field.setCustomValidity(wrong);
  if (!place) return;
  e.preventDefault();
  if (form?.querySelector(":invalid:not(fieldset)") !== field) return;
  place.textContent = wrong;
  field.focus();
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
