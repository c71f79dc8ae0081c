// Scenes of a rulebook: drawn when they come into sight, cut to what is spoken of, stepped through by buttons and keys.
// @ts-check
import { Board } from "./board.js";
import { shaped } from "./cuts.js";
import { ask, make, t } from "./dom.js";
import { boardTexts } from "./marks.js";
import { Spotlight } from "./spotlight.js";
import { symbolBox } from "./symbols.js";

/** @typedef {import("./protocol").Piece} Piece */
/** @typedef {import("./protocol").RuleFrame} Frame */
/** @typedef {import("./cuts.js").Cut} Cut */

const EDGE = 26, LEAST = 0.42; // units around what is lit; how much of the table's width is seen at least
const READABLE = 0.9, HIGH = 0.78; // pixels of a unit, below which each step is cut by itself; how much of the window a scene may take

/** The part of a table that a scene is about: all that is lit in any of its steps; the whole where a step lights nothing. @param {Frame[]} frames @returns {Cut} */
export function cutOf(frames) {
  const { width, height } = frames[0].layout, whole = { x: 0, y: 0, w: width, h: height };
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { layout, show = [] } of frames) {
    if (!show.length || layout.width !== width || layout.height !== height) return whole;
    for (const piece of layout.pieces.filter((p) => show.includes(p.id))) {
      const { w, h } = reach(piece);
      [left, top, right, bottom] = [Math.min(left, piece.x - w), Math.min(top, piece.y - h), Math.max(right, piece.x + w), Math.max(bottom, piece.y + h)];
    }
  }
  const w = Math.min(width, Math.max(right - left + 2 * EDGE, LEAST * width)), h = Math.min(height, Math.max(bottom - top + 2 * EDGE, 0.3 * w));
  const place = (/** @type {number} */ middle, /** @type {number} */ size, /** @type {number} */ most) => Math.max(0, Math.min(middle - size / 2, most - size));
  return { x: place((left + right) / 2, w, width), y: place((top + bottom) / 2, h, height), w, h };
}

/** Half of a piece's width and height. @param {Piece} piece */
function reach({ symbol, scale = 1, rotate = 0 }) {
  const { w, h } = symbolBox(symbol), turned = Math.abs(rotate % 180) === 90;
  return { w: ((turned ? h : w) * scale) / 2, h: ((turned ? w : h) * scale) / 2 };
}

/** What of a table lies in a cut, moved so that the cut begins at 0. @param {Frame} frame @param {Cut} cut */
function cutOut({ layout, title }, { x, y, w, h }) {
  const pieces = layout.pieces.filter((p) => { const r = reach(p); return p.x + r.w > x && p.x - r.w < x + w && p.y + r.h > y && p.y - r.h < y + h; });
  return { width: w, height: h, title, pieces: pieces.map((p) => ({ ...p, x: p.x - x, y: p.y - y })) };
}

export class RuleScene {
  /** @param {HTMLElement} figure @param {string} game @param {() => "wide" | "tall"} layout */
  constructor(figure, game, layout) {
    this.figure = figure;
    this.game = game;
    this.layout = layout;
    this.at = 0;
    this.whole = false;
    /** @type {Frame[]} */ this.frames = [];
    /** @type {AbortController | null} */ this.left = null;
    this.steps = /** @type {NodeListOf<HTMLElement>} */ (figure.querySelectorAll("figcaption li"));
    this.host = /** @type {HTMLElement} */ (figure.querySelector(".board"));
    this.bar();
    figure.addEventListener("keydown", (e) => this.key(e));
  }

  /** ◀ 2 of 5 ▶ where there are steps, and the whole table. */
  bar() {
    const bar = /** @type {HTMLElement} */ (this.figure.querySelector(".scene-bar"));
    const way = (/** @type {string} */ sign, /** @type {string} */ label, /** @type {number} */ by) => {
      const b = make("button", "btn", sign);
      b.setAttribute("aria-label", label);
      b.dataset.by = String(by);
      b.addEventListener("click", () => this.go(this.at + by));
      return b;
    };
    this.count = make("span", "count");
    this.all = make("button", "btn quiet", t("rules-whole"));
    this.all.setAttribute("aria-pressed", "false");
    this.all.hidden = true;
    this.all.addEventListener("click", () => { this.whole = !this.whole; this.all.setAttribute("aria-pressed", String(this.whole)); this.draw(true); });
    if (this.steps.length > 1) bar.append(way("◀", t("rules-back"), -1), this.count, way("▶", t("rules-on"), 1));
    bar.append(this.all);
    this.caption();
  }

  caption() {
    const last = this.steps.length - 1, focused = document.activeElement;
    this.steps.forEach((li, n) => { if (n === this.at) li.setAttribute("aria-current", "step"); else li.removeAttribute("aria-current"); });
    this.count.textContent = t("rules-step", { n: this.at + 1, most: this.steps.length });
    for (const b of /** @type {NodeListOf<HTMLButtonElement>} */ (this.figure.querySelectorAll("[data-by]"))) b.disabled = b.dataset.by === "1" ? this.at === last : this.at === 0;
    if (focused instanceof HTMLButtonElement && focused.disabled) this.figure.focus({ preventScroll: true });
    this.figure.dataset.at = String(this.at);
  }

  /** @param {number} at */
  go(at) {
    if (at < 0 || at >= this.steps.length || at === this.at) return;
    this.at = at;
    this.caption();
    this.draw();
  }

  /** @param {KeyboardEvent} e */
  key(e) {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[e.key];
    if (!by || this.steps.length < 2 || (e.target instanceof Element && e.target.closest(".scene"))) return;
    this.go(this.at + by);
    e.preventDefault();
  }

  /** Asks for the scene in the layout that fits the screen, and draws it. */
  async load() {
    const layout = this.layout();
    /** @type {import("./protocol").RuleScene} */ const { frames } = await ask("GET", `/api/games/${this.game}/rules/${this.figure.dataset.scene}?layout=${layout}&lang=${document.documentElement.lang}`);
    if (layout !== this.layout()) return;
    this.frames = frames;
    this.cut = cutOf(frames);
    this.all.hidden = frames.every((frame) => { const { w, h } = this.close(frame, /** @type {Cut} */ (this.cut)); return w * h > 0.8 * frame.layout.width * frame.layout.height; });
    this.draw(true);
    this.figure.dataset.drawn = layout;
  }

  /** The cut of a step: that of the scene, unless things would be small in it. @param {Frame} frame @param {Cut} cut */
  close(frame, cut) {
    const room = this.figure.clientWidth, unit = Math.min(room / cut.w, (HIGH * innerHeight) / cut.h);
    return unit < READABLE ? shaped(cutOf([frame]), cut) : cut;
  }

  /** @param {boolean} [anew] the cut or the layout is another one */
  draw(anew = false) {
    const frame = this.frames[this.at];
    if (!frame || !this.cut) return;
    const shape = this.whole ? { ...frame.layout, title: frame.title } : cutOut(frame, this.close(frame, this.cut));
    this.host.style.aspectRatio = `${shape.width} / ${shape.height}`;
    this.host.style.setProperty("--shape", String(shape.width / shape.height));
    if (anew || !this.board) {
      this.left?.abort();
      this.left = new AbortController();
      this.host.replaceChildren();
      this.host.removeAttribute("aria-hidden");
      this.board = new Board(this.host, { act() {}, signal: this.left.signal, texts: boardTexts() });
      this.light = new Spotlight(this.board);
    }
    this.board.show(shape);
    this.light?.show(frame.show ?? []);
  }
}
