// How pieces move. Who asked for calm sees them where they end.
// @ts-check

/** @typedef {import("./board.js").Shown} Shown */

export const calm = matchMedia("(prefers-reduced-motion: reduce)");
const EASE = "cubic-bezier(.2,.8,.2,1)", FACE = 85; // milliseconds that a tumbling die shows a face

/** @param {Element} el @param {Keyframe[]} frames @param {number} duration @param {KeyframeAnimationOptions} [more] */
export function animate(el, frames, duration, more = {}) {
  return el.animate(frames, { easing: EASE, ...more, duration: calm.matches ? 1 : Math.max(1, duration), delay: calm.matches ? 0 : more.delay ?? 0 });
}

/** A piece that comes is laid down. @param {Shown} s @param {number} pace */
export const drop = (s, pace) => void animate(s.use, [{ transform: "translate(0, -26px) scale(1.14)", opacity: 0 }, { opacity: 1, offset: 0.4 }, { transform: "none" }], 380 * pace);

/** A piece that goes for good. @param {Shown} s @param {number} pace */
export function shatter(s, pace) {
  animate(s.use, [{ transform: "none" }, { transform: "scale(1.12) rotate(-4deg)", offset: 0.3 }, { transform: "scale(.5) rotate(14deg)" }], 420 * pace);
  return animate(s.el, [{ opacity: 1 }, { opacity: 1, offset: 0.3 }, { opacity: 0 }], 420 * pace);
}

/** A card turns over: its old side goes, then the new one comes. @param {Shown} s @param {string} old its symbol @param {number} pace */
export function flip(s, old, pace) {
  if (calm.matches) return;
  const back = /** @type {SVGUseElement} */ (s.use.cloneNode());
  back.setAttribute("href", `#${old}`);
  s.use.after(back);
  animate(back, [{ transform: "scaleX(1)" }, { transform: "scaleX(0)" }], 190 * pace, { easing: "ease-in", fill: "forwards" }).finished.finally(() => back.remove());
  animate(s.use, [{ transform: "scaleX(0)" }, { transform: "scaleX(1)" }], 190 * pace, { easing: "ease-out", delay: 190 * pace, fill: "backwards" });
}

/** A die is thrown: it comes in from the side, shows one face after another, and lies. @param {Shown} s @param {string[]} faces @param {number} delay @param {number} ms */
export function tumble(s, faces, delay, ms) {
  const began = performance.now();
  s.el.classList.add("rolling");
  const { x, y, scale = 1 } = s.piece, wide = s.el.ownerSVGElement?.viewBox.baseVal.width ?? Infinity; // it flies inside the board
  const way = Math.min(70 + ((x * 7) % 40), (wide - x) / scale - 50), up = Math.min(120, Math.max(0, y / scale - 50)), frames = [
    { transform: `translate(${way}px, -${up}px) rotate(-500deg) scale(1.15)`, opacity: 0 },
    { opacity: 1, offset: 0.12 },
    { transform: `translate(${way / 3}px, 10px) rotate(-190deg) scale(1.05)`, offset: 0.55 },
    { transform: `translate(${way / 8}px, -22px) rotate(-70deg)`, offset: 0.72 },
    { transform: "translate(0, 3px) rotate(8deg)", offset: 0.9 },
    { transform: "none" }];
  const motion = animate(s.use, frames, ms, { delay, fill: "backwards", easing: "ease-out" });
  const turning = setInterval(() => {
    const since = performance.now() - began - delay;
    if (since < 0.7 * ms) s.use.setAttribute("href", `#${faces[Math.floor(since / FACE + s.piece.x) % faces.length] ?? s.piece.symbol}`);
  }, FACE);
  motion.finished.catch(() => {}).finally(() => {
    clearInterval(turning);
    s.use.setAttribute("href", `#${s.piece.symbol}`);
    s.el.classList.remove("rolling");
  });
}
