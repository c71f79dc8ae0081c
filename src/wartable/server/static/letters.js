// Letters keep a least size on the screen, however small the table is drawn: they grow within their symbols.
// @ts-check
import { SMALL } from "./screens.js";

const NEAR = 9.5, FAR = 11; // pixels: what is held in the hands, what stands on a desk
const NARROWEST = 0.74; // sentences fill their width: they grow higher, and are left out before they are narrower than this
const NAMED = 0.72; // names alone, of one line or two
const LINED = 0.87; // sentences of several lines
const HELD = "(max-width: 1199px)"; // tablets are held, too

/** Prepares the letters of a symbol, or a label. @param {SVGElement} text @param {number} size @param {number} [within] how much larger its symbol draws it */
export function grows(text, size, within = 1) {
  text.classList.add("wt-grows");
  text.style.setProperty("--size", String(size));
  if (within !== 1) text.style.setProperty("--within", String(within));
}

/** All letters of a symbol. @param {Element} symbol */
export function growAll(symbol) {
  for (const text of /** @type {NodeListOf<SVGElement>} */ (symbol.querySelectorAll("text[font-size]"))) {
    let within = 1;
    for (let el = /** @type {Element | null} */ (text); el && el !== symbol; el = el.parentElement) within *= Number(/scale\(([\d.]+)/.exec(el.getAttribute("transform") ?? "")?.[1] ?? 1);
    grows(text, Number(text.getAttribute("font-size")), within);
  }
}

/** How small letters may be on this screen, in pixels, and how small names and words are drawn before they are left out. Sentences of several lines grow
 *  but a little on a tablet: their lines would touch. Layouts for
 *  phones are drawn for their size: nothing grows there. */
export function floor() {
  const phone = matchMedia(SMALL).matches, least = phone || matchMedia(HELD).matches ? NEAR : FAR;
  return { least: phone ? 0 : least, shown: phone ? least - 0.75 : least * NAMED, told: phone ? least - 0.25 : least * (least === NEAR ? LINED : NARROWEST) };
}

/** Lets the letters of a piece grow, and leaves out names and words that are too small all the same; its preview says them.
 *  @param {SVGElement} el @param {number} drawn pixels of one unit of the piece @param {number} names @param {number} words their sizes in these units
 *  @param {{least: number, shown: number, told: number}} floor */
export function readable(el, drawn, names, words, { least, shown, told }) {
  el.style.setProperty("--least", (least / drawn).toFixed(2));
  el.classList.toggle("is-nameless", names * drawn < shown);
  el.classList.toggle("is-wordless", words * drawn < told);
}
