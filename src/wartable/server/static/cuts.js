// Parts of a table that a rulebook shows. No document: numbers.
// @ts-check

/** @typedef {{x: number, y: number, w: number, h: number}} Cut */

/** What a step is about, in the shape of what the whole scene is about, so that nothing moves when one goes on. @param {Cut} step @param {Cut} all @returns {Cut} */
export function shaped(step, all) {
  const k = Math.max(step.w / all.w, step.h / all.h), w = k * all.w, h = k * all.h;
  const place = (/** @type {number} */ middle, /** @type {number} */ size, /** @type {number} */ from, /** @type {number} */ room) => Math.max(from, Math.min(middle - size / 2, from + room - size));
  return k < 1 ? { x: place(step.x + step.w / 2, w, all.x, all.w), y: place(step.y + step.h / 2, h, all.y, all.h), w, h } : all;
}
