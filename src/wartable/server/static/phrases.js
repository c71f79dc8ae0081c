// What is often said at a table, sent as a key between colons: each reads it in their own language. No document.
// @ts-check

export const PHRASES = ["hello", "luck", "wait", "go-on", "nice", "oops", "thanks", "played", "again", "bye"];

/** How a phrase is sent. @param {string} key */
export const sent = (key) => `:${key}:`;

/** The key of a phrase that was sent; empty for other words. @param {string} text */
export function phraseOf(text) {
  const key = /^:([a-z-]+):$/.exec(text.trim())?.[1] ?? "";
  return PHRASES.includes(key) ? key : "";
}

/** Words and addresses in them, one after another. @param {string} text @returns {{text: string, href?: string}[]} */
export function linked(text) {
  return text.split(/(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)\]»”'])/).filter(Boolean).map((part) => (/^https?:\/\//.test(part) ? { text: part, href: part } : { text: part }));
}
