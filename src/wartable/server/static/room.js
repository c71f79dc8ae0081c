// The room a board has: how large it is drawn there, and which choices lie out of sight. The page around it never scrolls.
// @ts-check

/** @typedef {{w: number, h: number}} Size */
/** @typedef {{pane: Size, across: number, scale: number}} Kept */

const NARROW = 390, LOW = 544; // layouts this wide are made for a phone, upright and on its side: a unit is a pixel there
const LEAST = 0.86, ENOUGH = 1; // pixels of a unit at which letters can be read, and as many as a scene that is scrolled needs
const YIELDED = 0.84; // the same for a while, beside a panel that speaks of the board: names on cards stay
const TABLET = 560, ROOMY = 1.25; // where the room is so wide, as many

/** Pixels for a unit of the scene. A wide scene is always seen whole, a narrow one as long as it can be read; else it is scrolled, as is a low one that is higher than wide. @param {Size} pane @param {Size} scene */
export function scaleFor(pane, scene) {
  const full = pane.w / scene.w, whole = pane.h / scene.h;
  if (scene.w > NARROW && scene.w <= LOW && scene.h > scene.w) return full;
  if (scene.w > NARROW) return Math.min(full, whole);
  if (pane.w > TABLET) return Math.min(full, Math.max(whole, ROOMY));
  return Math.min(full, whole < LEAST ? ENOUGH : whole);
}

/** The scale for a new scene: in the same room it stays as it was, so that nothing jumps when another question comes.
 *  @param {Size} pane @param {Size} scene @param {Kept | null} kept @returns {Kept} */
export function keep(pane, scene, kept) {
  const same = kept && scene.w <= NARROW && kept.across === scene.w && kept.pane.w === pane.w && kept.pane.h === pane.h;
  return same ? kept : { pane, across: scene.w, scale: scaleFor(pane, scene) };
}

/** The scale in the room beside a panel that a scene gives way to, as long as it is whole there and not too small. @param {Size} pane @param {Size} scene @param {number} tight how much of it the panel takes @returns {Kept | null} */
export function yielded({ w, h }, scene, tight) {
  const scale = Math.min(w / scene.w, (h - tight) / scene.h);
  return tight && scale >= YIELDED ? { pane: { w, h: h - tight }, across: scene.w, scale } : null;
}

/** How many of these heights lie above and below what is seen. @param {number[]} heights @param {number} top @param {number} bottom */
export function beyond(heights, top, bottom) {
  return { above: heights.filter((y) => y < top).length, below: heights.filter((y) => y > bottom).length };
}

/** Whether a lower edge that moves takes the last of these heights out of sight. @param {number[]} heights @param {number} top @param {number} before @param {number} after */
export function hides(heights, top, before, after) {
  const seen = (/** @type {number} */ bottom) => heights.some((y) => y >= top && y <= bottom);
  return seen(before) && !seen(after);
}

export class Room {
  /** @param {HTMLElement} host @param {SVGSVGElement} root @param {Record<string, string>} texts @param {() => void} resized */
  constructor(host, root, texts, resized) {
    this.host = host;
    this.root = root;
    this.texts = texts;
    this.covered = 0;
    this.tight = 0; // pixels that the scene gives way to
    this.resized = resized;
    /** @type {Kept | null} */ this.kept = null;
    /** @type {number[]} */ this.lit = [];
    /** @type {Size} */ this.scene = { w: 100, h: 100 };
    /** @type {Size} */ this.size = { w: 100, h: 100 }; // of the drawn board, in pixels
    this.pane = document.createElement("div");
    this.pane.className = "pane";
    this.pane.append(root);
    host.append(this.pane);
    this.pointers = [this.pointer("above", -1), this.pointer("below", 1)];
    this.pane.addEventListener("scroll", () => this.look(), { passive: true });
    this.watcher = new ResizeObserver(() => { this.fit(this.scene); resized(); this.look(); });
    this.watcher.observe(host);
  }

  /** @param {Size} scene */
  fit(scene) {
    this.scene = scene;
    const pane = { w: this.host.clientWidth, h: this.host.clientHeight };
    this.kept = yielded(pane, scene, this.tight) ?? keep(pane, scene, this.kept);
    this.size = { w: scene.w * this.kept.scale, h: scene.h * this.kept.scale };
    this.root.style.width = `${this.size.w}px`;
    this.root.style.height = `${this.size.h}px`;
  }

  /** Where the choices are, as heights in units of the scene. If none of them is in sight, the first comes into it. @param {number[]} heights */
  show(heights) {
    this.lit = heights;
    const { above, below } = this.look();
    if (heights.length && above + below === heights.length) this.bring(Math.min(...heights));
  }

  /** A panel lies over the lower edge of the board: what is under it can be scrolled to; if it comes over the last choice in sight, the first comes into it. @param {number} height @param {boolean} [yields] whether the board becomes smaller where that helps: the panel speaks of it */
  cover(height, yields = false) {
    const tight = yields ? height : 0;
    if (this.tight !== tight) {
      this.tight = tight;
      this.fit(this.scene);
      this.resized();
    }
    const k = this.kept?.scale ?? 1, from = this.start(), top = this.pane.scrollTop, bottom = top + this.pane.clientHeight;
    const hidden = hides(this.lit.map((y) => from + y * k), top, bottom - this.covered, bottom - height);
    this.covered = height;
    this.pane.style.paddingBottom = height ? `${height}px` : "";
    if (hidden) this.bring(Math.min(...this.lit));
    else this.look();
  }

  /** How far below the upper end of what is scrolled the board begins. */
  start() {
    return this.root.getBoundingClientRect().top - this.pane.getBoundingClientRect().top + this.pane.scrollTop;
  }

  look() {
    const k = this.kept?.scale ?? 1, from = this.start(), top = this.pane.scrollTop, high = this.pane.clientHeight - this.covered;
    const found = beyond(this.lit.map((y) => from + y * k), top, top + high);
    for (const [n, count] of [found.above, found.below].entries()) {
      const { el, way } = this.pointers[n];
      el.hidden = !count;
      el.textContent = `${way < 0 ? "↑" : "↓"} ${count}`;
      el.title = (way < 0 ? this.texts.above : this.texts.below).replace("{n}", String(count));
      el.setAttribute("aria-label", el.title);
    }
    this.pointers[1].el.style.bottom = `${this.covered}px`;
    return found;
  }

  /** @param {number} y */
  bring(y) {
    const k = this.kept?.scale ?? 1, high = this.pane.clientHeight - this.covered;
    this.pane.scrollTop = this.start() + y * k - high / 2;
    this.look();
  }

  /** A button that says how many choices lie that way, and goes to the nearest. @param {"above" | "below"} side @param {number} way */
  pointer(side, way) {
    const el = document.createElement("button");
    el.type = "button";
    el.className = `beyond ${side}`;
    el.hidden = true;
    el.addEventListener("click", () => {
      const k = this.kept?.scale ?? 1, middle = (this.pane.scrollTop - this.start() + (this.pane.clientHeight - this.covered) / 2) / k;
      const there = this.lit.filter((y) => (y - middle) * way > 0).map((y) => Math.abs(y - middle));
      if (there.length) this.bring(middle + way * Math.max(Math.min(...there), this.pane.clientHeight / k / 2));
    });
    this.host.append(el);
    return { el, way };
  }
}
