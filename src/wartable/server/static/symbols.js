// Symbol sheets: loading them, and what the board needs to know of a symbol.
// @ts-check

/** @typedef {{w: number, h: number, frame: number | null, label: string[] | null}} Box */

const SVG = "http://www.w3.org/2000/svg";

/** @param {string} name @param {Record<string, string | number>} [attributes] @param {Element} [parent] @returns {any} */
export function svg(name, attributes = {}, parent) {
  const el = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) el.setAttribute(key, String(value));
  parent?.append(el);
  return el;
}

/** Loads a sheet of symbols into the page, once. @param {string} url */
export async function loadSheet(url) {
  if (document.querySelector(`[data-sheet="${url}"]`)) return;
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  const sheet = new DOMParser().parseFromString(await answer.text(), "image/svg+xml").documentElement;
  sheet.dataset.sheet = url;
  sheet.classList.add("sheet");
  for (const el of [sheet, ...sheet.querySelectorAll("[data-tokens]")]) wear(/** @type {any} */ (el).dataset.tokens ?? "");
  document.body.append(document.importNode(sheet, true));
}

/** A game's own colours, as its sheet says them: "--name: value; …". @param {string} tokens */
function wear(tokens) {
  for (const [, name, value] of tokens.matchAll(/(--[\w-]+)\s*:\s*([^;]+)/g)) document.body.style.setProperty(name, value.trim());
}

/** @type {Map<string, Box>} */
const boxes = new Map();

/** @param {string} id @returns {Box} */
export function symbolBox(id) {
  const known = boxes.get(id);
  if (known) return known;
  const el = document.getElementById(id);
  const [, , w, h] = (el?.getAttribute("viewBox") ?? "0 0 60 60").split(" ").map(Number);
  const frame = el?.dataset.frame === "none" ? null : Number(el?.dataset.frame ?? 8);
  const box = { w, h, frame, label: el?.dataset.label?.split(" ") ?? null };
  if (el) boxes.set(id, box);
  else console.warn(`no symbol ${id}`);
  return box;
}
