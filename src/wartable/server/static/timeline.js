// The chart and the slider under it have one scale: where a step lies, and which lies there. No document.
// @ts-check

/** From either end of the slider to the middle of its handle: half of what replay.css gives it. */
export const INSET = 10;

/** How far from the left, in pixels. @param {number} at @param {number} count steps @param {number} width */
export const placeOf = (at, count, width) => INSET + (count ? at / count : 0) * (width - 2 * INSET);

/** @param {number} x pixels from the left @param {number} count steps @param {number} width */
export const stepAt = (x, count, width) => Math.max(0, Math.min(count, Math.round(((x - INSET) / Math.max(1, width - 2 * INSET)) * count)));
