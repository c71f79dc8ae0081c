// Finding words in a long page: where they stand, by the letters people type. No document.
// @ts-check

const BEFORE = 28, AFTER = 60; // letters around what is found

/** Letters by which one searches: small, without accents and without the marks in words. @param {string} words */
export const fold = (words) => words.toLowerCase().normalize("NFD").replace(/[\u0300-\u0305\u0307-\u036f]/g, "").normalize("NFC").replaceAll("ё", "е").replace(/[’'ʼ]/g, "");

/** What is looked for of a word: where words change their ends, not the end. @param {string} word folded @param {string} lang */
export const stem = (word, lang) => (lang !== "en" && word.length > 5 ? word.slice(0, -2) : word);

/** A part of a text around the first of these words. @param {string} text @param {string} word folded */
export function around(text, word) {
  const at = fold(text).indexOf(word), from = text.lastIndexOf(" ", Math.max(0, at - BEFORE)) + 1, part = text.slice(at <= BEFORE ? 0 : from, at + word.length + AFTER).trim();
  return `${at <= BEFORE ? "" : "… "}${part}${at + word.length + AFTER < text.length ? " …" : ""}`;
}
