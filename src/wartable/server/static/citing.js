// Rules by their numbers: how they are cited, and what they say.
// @ts-check
import { ask } from "./dom.js";

/** @type {Map<string, Promise<import("./protocol").Rulebook>>} */
const books = new Map();

/** @param {string} game @returns {Promise<import("./protocol").Rulebook>} */
export function book(game) {
  if (!books.has(game)) books.set(game, ask("GET", document.body.dataset.rules ?? `/api/games/${game}/rules`));
  return /** @type {Promise<import("./protocol").Rulebook>} */ (books.get(game));
}

/** An id as people read it: §5.1 for a section, R-7 for a ruling. @param {string} rule */
export const cite = (rule) => (/^\d/.test(rule) ? `§${rule.replaceAll("-", ".")}` : rule.toUpperCase());

/** @param {string} game @param {string} rule */
export async function ruleText(game, rule) {
  const { rules } = await book(game);
  return rules[rule.toLowerCase().replaceAll(".", "-")] ?? rule;
}
