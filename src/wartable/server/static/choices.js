// What of a scene is one's own to hold and to choose from. No document.
// @ts-check

/** @typedef {import("./protocol").Piece} Piece */

const isHeld = (/** @type {Piece} */ p) => (p.state ?? "").split(" ").includes("held");

/** What the reader holds, in the order of the scene, and what else can be used now. Pieces that offer the same are named once, by what is drawn on top.
 *  @param {Piece[]} pieces */
export function choices(pieces) {
  const held = pieces.filter((p) => isHeld(p) && p.title);
  /** @type {Map<string, Piece>} */ const lit = new Map();
  const known = new Set(held.map(offers).filter(Boolean));
  for (const piece of pieces) if (piece.actions?.length && !isHeld(piece) && !known.has(offers(piece))) lit.set(offers(piece), piece);
  return { held, lit: [...lit.values()] };
}

/** @param {Piece} piece */
const offers = (piece) => (piece.actions ?? []).map((a) => a.notation).join("\n");
