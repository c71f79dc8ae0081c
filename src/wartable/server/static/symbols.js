// Symbol sheets: loading them, and what the board needs to know of a symbol.
// @ts-check
import { growAll } from "./letters.js";

/** @typedef {{w: number, h: number, frame: number | null, label: string[] | null, mark: number[] | null, face: string, names: number, words: number}} Box */ // face: what a preview shows in its place; names, words: the smallest letters of those

const SVG = "http://www.w3.org/2000/svg";
const LAZY = 60; // symbols of a sheet that is worth unpacking piece by piece

/** @param {string} name @param {Record<string, string | number>} [attributes] @param {Element} [parent] @returns {any} */
export function svg(name, attributes = {}, parent) {
  const el = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) el.setAttribute(key, String(value));
  parent?.append(el);
  return el;
}

/** Symbols that are loaded but not yet in the page, by id. @type {Map<string, {symbol: Element, sheet: Element}>} */
const waiting = new Map();

/** Where a game's symbols are; a table with a corrected data file has its own. @param {string} game */
export const sheetOf = (game) => document.body.dataset.symbols ?? `/sheets/${game}.${document.documentElement.lang}.svg`;

/** Loads a sheet of symbols, once. A big sheet's symbols come into the page when first needed: thousands of shapes that nobody
 *  sees would slow down every change of style. @param {string} url */
export async function loadSheet(url) {
  if (document.querySelector(`[data-sheet="${url}"]`)) return;
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  const drawn = new DOMParser().parseFromString(await answer.text(), "image/svg+xml").documentElement;
  for (const el of [drawn, ...drawn.querySelectorAll("[data-tokens]")]) wear(/** @type {any} */ (el).dataset.tokens ?? "");
  const symbols = [...drawn.querySelectorAll(":scope > symbol, :scope > g")], lazy = symbols.length > LAZY;
  if (lazy) for (const symbol of symbols) symbol.remove();
  const sheet = /** @type {any} */ (document.importNode(drawn, true));
  sheet.dataset.sheet = url;
  sheet.classList.add("sheet");
  document.body.append(sheet);
  if (lazy) for (const symbol of symbols) waiting.set(symbol.id, { symbol, sheet });
}

/** Brings a symbol into the page, and what it is made of. @param {string} id */
export function need(id) {
  const found = waiting.get(id);
  if (!found) return;
  waiting.delete(id);
  for (const use of found.symbol.querySelectorAll("use")) need((use.getAttribute("href") ?? "").slice(1));
  found.sheet.append(document.importNode(found.symbol, true));
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
  need(id);
  const el = document.getElementById(id);
  const [, , w, h] = (el?.getAttribute("viewBox") ?? "0 0 60 60").split(" ").map(Number);
  const frame = el?.dataset.frame === "none" ? null : Number(el?.dataset.frame ?? 8);
  const least = (/** @type {string} */ kind) => Math.min(Infinity, ...[...(el?.querySelectorAll(kind) ?? [])].map((text) => Number(text.getAttribute("font-size"))));
  const box = { w, h, frame, label: el?.dataset.label?.split(" ") ?? null, mark: el?.dataset.mark?.split(" ").map(Number) ?? null, face: el?.dataset.face ?? id, names: least(".wt-name"), words: least(".wt-words, .wt-word, .wt-worth") };
  if (el) { boxes.set(id, box); growAll(el); }
  else console.warn(`no symbol ${id}`);
  return box;
}
