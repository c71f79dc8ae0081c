// Which piece a press means where several lie under it. No document: numbers in, an answer out.
// @ts-check

/** A piece under a press. lit: it can be pressed; drawn: the press is on its picture, not just near it; says: it has a title; size and centre in pixels.
 *  @typedef {{id: string, lit: boolean, drawn: boolean, says: boolean, size: number, x: number, y: number}} Under */

const FIGURE = 96, APART = 24; // pixels: what is larger is ground that figures stand on; centres that a finger cannot tell apart

/** @param {{x: number, y: number}} a @param {{x: number, y: number}} b */
const far = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);

/** The piece that is meant, or those to choose from. What can be pressed comes before what cannot; its picture before the room around it, which belongs to
 *  the nearest; a finger is asked where centres lie too close. @param {{x: number, y: number}} point @param {Under[]} under topmost first
 *  @param {boolean} touch @returns {string[]} */
export function meant(point, under, touch) {
  const lit = under.filter((u) => u.lit), drawn = lit.find((u) => u.drawn);
  if (!lit.length) return under.filter((u) => u.says).slice(0, 1).map((u) => u.id);
  const figures = lit.filter((u) => u.size <= FIGURE).sort((a, b) => far(a, point) - far(b, point));
  if (!figures.length || (drawn && !touch)) return [(drawn ?? lit[0]).id];
  const best = drawn && figures.includes(drawn) ? drawn : figures[0];
  const crowd = touch ? figures.filter((u) => u !== best && far(u, best) < APART) : [];
  return [best, ...crowd].map((u) => u.id);
}

/** Those that somebody can choose from: of two that are called the same it is the nearer, which comes first. @template {{piece: {title?: string}}} T @param {T[]} all */
export const different = (all) => all.filter((one, n) => all.findIndex((o) => o.piece.title === one.piece.title) === n);
