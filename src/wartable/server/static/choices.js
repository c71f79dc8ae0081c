// What of a scene is one's own to hold and to choose from. No document.
// @ts-check

/** @typedef {import("./protocol").Piece} Piece */
/** @typedef {import("./protocol").Action} Action */

const isHeld = (/** @type {Piece} */ p) => (p.state ?? "").split(" ").includes("held");

/** What a piece offers, each thing once. @param {Piece} piece @returns {Action[]} */
export const deeds = ({ actions }) => [...new Map((actions ?? []).map((a) => [a.notation, a])).values()];

/** What the reader holds, in the order of the scene, and what else can be used now. What can be done is named once: by the piece of the table that offers it alone,
 *  else by what is held, else by the pieces that offer several things.
 *  @param {Piece[]} pieces @returns {{held: Piece[], lit: Piece[]}} */
export function choices(pieces) {
  const held = pieces.filter((p) => isHeld(p) && p.title), used = pieces.filter((p) => p.actions?.length && !isHeld(p));
  const mine = new Set(held.map((p) => deeds(p).map((a) => a.notation).join("\n")));
  /** @type {Map<string, Piece>} */ const single = new Map();
  for (const piece of used) if (deeds(piece).length === 1 && !mine.has(deeds(piece)[0].notation)) single.set(deeds(piece)[0].notation, piece);
  const hand = held.map((p) => (deeds(p).every((a) => single.has(a.notation)) ? { ...p, actions: [] } : p));
  const known = new Set([...single.keys(), ...hand.flatMap(deeds).map((a) => a.notation)]);
  const wanted = new Set([...single.values(), ...used.filter((p) => deeds(p).length > 1 && deeds(p).some((a) => !known.has(a.notation)))]);
  /** @type {Map<string, Piece>} */ const lit = new Map();
  for (const piece of pieces) if (wanted.has(piece)) lit.set(deeds(piece).map((a) => `${a.label} ${a.odds ?? ""}`).join("\n"), piece);
  return { held: hand, lit: [...lit.values()] };
}

/** Names without what all of them begin with: under "In your hand", "In hand: Wolf" is "Wolf". @param {string[]} titles */
export function shorter(titles) {
  const starts = new Set(titles.map((title) => title.slice(0, title.indexOf(": ") + 2))), [start = ""] = starts;
  if (starts.size !== 1 || start.length < 3) return titles;
  return titles.map((title) => title.charAt(start.length).toLocaleUpperCase() + title.slice(start.length + 1));
}
