// What of a scene is one's own to hold and to choose from. No document.
// @ts-check

/** @typedef {import("./protocol").Piece} Piece */
/** @typedef {import("./protocol").Action} Action */

const isHeld = (/** @type {Piece} */ p) => (p.state ?? "").split(" ").includes("held");

/** Whether what is held lies on the table for all to see, as dice that were rolled: it is drawn first, and what is done with it is done at its place. @param {Piece} piece */
export const isRolled = ({ state = "" }) => state.split(" ").includes("deciding");

/** The large buttons of a scene: what stands apart is in the list of all. @param {import("./protocol").Scene | null | undefined} scene */
export const large = (scene) => (scene?.main ?? []).filter((a) => a.role !== "apart");

/** The large buttons while a piece is taken up: as many of what can be done with it, the likeliest first, where chances are known.
 *  @param {Piece | null | undefined} taken @param {Action[]} buttons */
export function ofTaken(taken, buttons) {
  const known = taken ? deeds(taken).filter((a) => a.chance !== undefined) : [];
  return known.length ? likeliest(known, (a) => a.chance).slice(0, buttons.length) : buttons;
}

/** The likeliest first; what has no chance keeps its place after them. @template T @param {T[]} all @param {(one: T) => number | undefined} chance */
export const likeliest = (all, chance) => [...all].sort((a, b) => (chance(b) ?? -1) - (chance(a) ?? -1));

/** What a piece offers, each thing once. @param {Piece} piece @returns {Action[]} */
export const deeds = ({ actions }) => [...new Map((actions ?? []).map((a) => [a.notation, a])).values()];

/** What the reader holds, in the order of the scene, and what else can be used now. What can be done is named once: by the piece of the table that offers it alone,
 *  else by what is held, else by the pieces that offer several things.
 *  @param {Piece[]} pieces @returns {{held: Piece[], lit: Piece[]}} */
export function choices(pieces) {
  const held = pieces.filter((p) => isHeld(p) && p.title), used = pieces.filter((p) => p.actions?.length && !isHeld(p));
  const mine = new Set(held.filter((p) => !isRolled(p)).map((p) => deeds(p).map((a) => a.notation).join("\n")));
  /** @type {Map<string, Piece>} */ const single = new Map();
  for (const piece of used) if (deeds(piece).length === 1 && !mine.has(deeds(piece)[0].notation)) single.set(deeds(piece)[0].notation, piece);
  const hand = held.map((p) => (deeds(p).every((a) => single.has(a.notation)) ? { ...p, actions: [] } : p));
  const known = new Set([...single.keys(), ...hand.flatMap(deeds).map((a) => a.notation)]);
  const wanted = new Set([...single.values(), ...used.filter((p) => deeds(p).length > 1 && deeds(p).some((a) => !known.has(a.notation)))]);
  /** @type {Map<string, Piece>} */ const lit = new Map();
  for (const piece of pieces) if (wanted.has(piece)) lit.set(deeds(piece).map((a) => `${a.label} ${a.odds ?? ""}`).join("\n"), piece);
  return { held: hand, lit: [...lit.values()] };
}

/** The chance of the best thing that a piece offers; without one, -1. @param {Piece} piece */
export const chance = (piece) => Math.max(-1, ...deeds(piece).map((a) => a.chance ?? -1));

/** @typedef {(symbol: string) => {w: number, h: number, face: string}} BoxOf a symbol's size, and what is seen of it */

/** Whether a piece has its middle on another. @param {Piece} part @param {Piece} whole @param {BoxOf} boxOf */
function isWithin(part, whole, boxOf) {
  const { w, h } = boxOf(whole.symbol), k = whole.scale ?? 1;
  return Math.abs(part.x - whole.x) < (w * k) / 2 && Math.abs(part.y - whole.y) < (h * k) / 2;
}

/** What lies on a piece and is smaller: goods on an offer, a flag on a city; no figures, which are told beside it. @param {Piece} piece @param {Piece[]} pieces @param {BoxOf} boxOf */
export function lyingOn(piece, pieces, boxOf) {
  const { w } = boxOf(piece.symbol), least = w * (piece.scale ?? 1), at = pieces.findIndex((p) => p.id === piece.id);
  return at < 0 ? [] : pieces.slice(at + 1).filter((p) => !p.label && isWithin(p, piece, boxOf) && boxOf(p.symbol).face !== "none" && boxOf(p.symbol).w * (p.scale ?? 1) < least);
}

/** What can be used, each with the others of the piece they are parts of, as lines are of a city. The likeliest come first, groups and in them; what has no chance keeps its place.
 *  @param {Piece[]} lit @param {Piece[]} pieces @param {BoxOf} boxOf
 *  @returns {{of: Piece | null, parts: Piece[]}[]} */
export function grouped(lit, pieces, boxOf) {
  const wholeOf = (/** @type {Piece} */ part) => {
    const [one, ...more] = deeds(part);
    if (more.length) return null;
    return pieces.find((p) => p !== part && p.title && !isHeld(p) && boxOf(p.symbol).face !== "none" && deeds(p).some((a) => a.notation === one.notation) && isWithin(part, p, boxOf)) ?? null;
  };
  /** @type {Map<string, {of: Piece | null, parts: Piece[]}>} */ const groups = new Map();
  for (const part of lit) {
    const of = wholeOf(part), key = (of ?? part).id;
    groups.set(key, { of, parts: [...(groups.get(key)?.parts ?? []), part] });
  }
  const best = (/** @type {Piece[]} */ parts) => Math.max(...parts.map(chance));
  for (const { parts } of groups.values()) parts.sort((a, b) => chance(b) - chance(a));
  return [...groups.values()].sort((a, b) => best(b.parts) - best(a.parts));
}

/** Names without what all of them begin with: under "In your hand", "In hand: Wolf" is "Wolf". @param {string[]} titles */
export function shorter(titles) {
  const starts = new Set(titles.map((title) => title.slice(0, title.indexOf(": ") + 2))), [start = ""] = starts;
  if (starts.size !== 1 || start.length < 3) return titles;
  return titles.map((title) => title.charAt(start.length).toLocaleUpperCase() + title.slice(start.length + 1));
}
