// Which part of a board is seen, and how large.
// @ts-check

const MOST = 6; // times as large as the whole

export class Zoom {
  /** @param {SVGSVGElement} root @param {import("./room.js").Room} room @param {() => void} changed */
  constructor(root, room, changed) {
    this.root = root;
    this.room = room;
    this.changed = changed;
    this.scene = { width: 100, height: 100 };
    this.seen = { x: 0, y: 0, w: 100, h: 100 };
  }

  /** Buttons beside or on the board. @param {HTMLElement} bar @param {Record<string, string>} texts */
  buttons(bar, texts) {
    const ways = /** @type {[string, string, () => void][]} */ ([
      ["+", texts.zoomIn, () => this.by(1.4)], ["−", texts.zoomOut, () => this.by(1 / 1.4)], ["⤢", texts.fit, () => this.fit()]]);
    for (const [sign, label, act] of ways) {
      const b = document.createElement("button");
      b.type = "button";
      b.textContent = sign;
      b.setAttribute("aria-label", label);
      b.addEventListener("click", act);
      bar.append(b);
    }
  }

  /** Whether less than the whole is seen. */
  get close() {
    return this.seen.w < this.scene.width - 1;
  }

  /** Screen pixels per unit of the scene. */
  get unit() {
    return Math.min(this.room.size.w / this.seen.w, this.room.size.h / this.seen.h) || 1;
  }

  /** The whole board, of this size if it is another one. @param {{width: number, height: number}} [scene] */
  fit(scene = this.scene) {
    this.scene = scene;
    this.seen = { x: 0, y: 0, w: scene.width, h: scene.height };
    this.move(0, 0);
  }

  /** So many times larger, around a point of the screen. @param {number} k @param {number} [cx] @param {number} [cy] */
  by(k, cx, cy) {
    const box = this.root.getBoundingClientRect(), { width, height } = this.scene, v = this.seen;
    const fx = ((cx ?? box.left + box.width / 2) - box.left) / box.width, fy = ((cy ?? box.top + box.height / 2) - box.top) / box.height;
    const w = Math.max(width / MOST, Math.min(width, v.w / k)), h = (w * height) / width;
    const x = v.x + (v.w - w) * fx, y = v.y + (v.h - h) * fy;
    v.w = w;
    v.h = h;
    this.move(x, y);
  }

  /** What is seen begins there, or as near as the board's edge allows. @param {number} x @param {number} y */
  move(x, y) {
    const v = this.seen;
    v.x = Math.max(0, Math.min(x, this.scene.width - v.w));
    v.y = Math.max(0, Math.min(y, this.scene.height - v.h));
    this.root.setAttribute("viewBox", `${v.x} ${v.y} ${v.w} ${v.h}`);
    this.root.classList.toggle("zoomed", this.close);
    this.changed();
  }

  /** Shifted by so many pixels of the screen. @param {number} x @param {number} y */
  shift(x, y) {
    this.move(this.seen.x - x / this.unit, this.seen.y - y / this.unit);
  }
}
