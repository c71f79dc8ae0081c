// Figures written on pieces of a board: chances, say. As large on every screen, above all pieces, never pressed.
// @ts-check
import { svg } from "./symbols.js";

/** @typedef {import("./protocol").Note} Note */
/** @typedef {{x: number, y: number, scale?: number}} Placed */

const HIGH = 18; // pixels of a note
/** How wide a note is, in pixels. @param {string} figure */
export const width = (figure) => Math.max(26, 7 * figure.length + 10);

/** Where a note stands, in units of the scene. @param {Placed} piece @param {Pick<Note, "x" | "y">} note */
export function spot(piece, { x = 0, y = 0 }) {
  const k = piece.scale ?? 1;
  return { x: piece.x + x * k, y: piece.y + y * k };
}

export class Notes {
  /** @param {SVGSVGElement} root */
  constructor(root) {
    this.layer = svg("g", { class: "notes", "aria-hidden": "true" }, root);
    /** @type {Note[]} */ this.notes = [];
  }

  /** @param {Note[]} notes @param {(id: string) => Placed | undefined} where @param {number} unit pixels of a unit of the scene */
  show(notes, where, unit) {
    this.notes = notes.filter((n) => n.figure);
    this.place(where, unit);
  }

  /** The notes whose pieces are there. @param {(id: string) => Placed | undefined} where @param {number} unit */
  place(where, unit) {
    this.layer.replaceChildren(...this.notes.flatMap((note) => {
      const piece = where(note.piece);
      if (!piece) return [];
      const { x, y } = spot(piece, note), w = width(note.figure), el = svg("g", { class: `note ${note.seat == null ? "" : `seat-${note.seat % 6}`}`, transform: `translate(${x} ${y}) scale(${1 / unit})` });
      svg("rect", { x: -w / 2, y: -HIGH / 2, width: w, height: HIGH, rx: HIGH / 2 }, el);
      svg("text", { y: 4.3, "text-anchor": "middle" }, el).textContent = note.figure;
      return [el];
    }));
  }
}
