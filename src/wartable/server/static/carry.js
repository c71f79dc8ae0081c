// A piece that is carried by the mouse to a place where it can go.
// @ts-check
import { DRAG } from "./press.js";

/** @typedef {{x: number, y: number}} Point */

export class Carried {
  /** @param {SVGGElement} el @param {Point} from */
  constructor(el, from) {
    this.el = el;
    this.from = from;
    this.lifted = false;
  }

  /** Whether it has been lifted: a pointer may tremble. @param {Point} now */
  lifts(now) {
    this.lifted ||= Math.hypot(now.x - this.from.x, now.y - this.from.y) >= DRAG;
    return this.lifted;
  }

  /** Follows the pointer, under which other pieces are found. @param {Point} now @param {number} unit pixels of a unit of the board */
  follow(now, unit) {
    this.el.style.translate = `${(now.x - this.from.x) / unit}px ${(now.y - this.from.y) / unit}px`;
    this.el.style.pointerEvents = "none";
  }

  /** Lies again where it was. */
  lay() {
    this.el.style.translate = this.el.style.pointerEvents = "";
  }
}
