// A board on which all act at once: what others lay down or take away meanwhile moves nothing else and undoes no press. No document.
// @ts-check
import { owner } from "./press.js";

/** @typedef {import("./protocol").Piece} Piece */
/** A board's picture; `first`: the place of the first of what keeps its place, by which a grid is known. @typedef {import("./board.js").Shape & {first?: string}} Shape */

const stays = (/** @type {Piece} */ { state = "" }) => state.split(" ").includes("staying");
const place = (/** @type {Piece} */ { x, y, scale = 1 }) => `${x} ${y} ${scale}`;
const deeds = (/** @type {Piece | undefined} */ piece) => (piece?.actions ?? []).map((a) => a.notation).join("\n");

/** The picture with everything that stays where it was seen to lie; what is new takes the first place that is free, and what went leaves a gap. Parts of a piece go with it.
 *  @param {Shape} scene @param {Shape} before as it was shown @returns {Shape} */
export function settled(scene, before) {
  const now = scene.pieces.filter(stays), first = now.length ? place(now[0]) : before.first;
  if (before.first !== undefined && before.first !== first) return { ...scene, first }; // another grid
  const were = new Map(before.pieces.filter(stays).map((p) => [p.id, p]));
  const taken = new Set(now.flatMap((p) => were.get(p.id) ?? []).map(place)), free = now.filter((p) => !taken.has(place(p)));
  const off = new Map(now.map((p) => {
    const to = were.get(p.id) ?? free.shift() ?? p;
    return [p.id, { x: to.x - p.x, y: to.y - p.y }];
  }));
  return { ...scene, first, pieces: scene.pieces.map((p) => {
    const by = off.get(owner(p.id, (id) => off.has(id)));
    return by && (by.x || by.y) ? { ...p, x: p.x + by.x, y: p.y + by.y } : p;
  }) };
}

/** Whether a piece offers what it did: what was pressed on it, and is open at it, means the same. @param {Piece} piece @param {Piece | undefined} now */
export const same = (piece, now) => Boolean(now) && deeds(piece) === deeds(now) && piece.title === now?.title;

/** The one line of the news: a trade rather than one offer of many. @param {import("./protocol").LogLine[]} lines */
export const news = (lines) => lines.findLast((line) => !line.routine);
