// Kinds of screens, as the styles ask for them too (small.css, tablet.css).
// @ts-check

/** Phones, and windows as small. */
export const SMALL = "(max-width: 699px), (max-width: 820px) and (max-height: 899px), (max-height: 520px)";
/** Phones on their side. */
export const LOW = "(min-width: 740px) and (max-height: 520px)";
/** Tablets both ways: what is left for the board is nearly a square. */
export const TABLET = "(min-width: 700px) and (max-width: 1199px) and (min-height: 640px)";
/** Where there is room for what is rarely wanted. */
export const DESK = "(min-width: 1200px) and (min-height: 640px)";
/** Where the side panel stands beside a whole board. */
export const ROOMY = "(min-width: 1000px) and (min-height: 521px)";
/** Where a board is as wide as on a desktop: there, and on tablets upright, where the panel lies below it. */
export const WIDE = `${ROOMY}, (min-width: 700px) and (max-width: 1199px) and (min-height: 900px) and (orientation: portrait)`;

/** Which layout of a game's table this screen shows; the body says whether the game has one for tablets. @returns {import("./protocol").Draw["layout"]} */
export function fitting() {
  const is = (/** @type {string} */ kind) => matchMedia(kind).matches;
  return document.body.dataset.square === "true" && is(TABLET) ? "square" : is(WIDE) ? "wide" : is(LOW) ? "low" : "tall";
}

/** Calls when the screen was turned or resized so that it shows another layout. @param {() => void} laid */
export function whenTurned(laid) {
  for (const kind of [TABLET, WIDE, LOW]) matchMedia(kind).addEventListener("change", laid);
}
