// Light on the pieces that are spoken of: a veil over the board, with holes.
// @ts-check
import { svg, symbolBox } from "./symbols.js";

/** @typedef {import("./protocol").Piece} Piece */

const FITS = 0.95; // part of what is seen over which pieces may be spread
const EDGE = 5; // units around a piece that are in the light too
let veils = 0; // how many there were: a page may have several boards

/** Which height a board is scrolled to, in units of its scene, so that pieces are seen: their middle, or the first where they do not all fit.
 *  @param {number[]} heights @param {number} room units that are seen at once */
export function middle(heights, room) {
  const first = Math.min(...heights), last = Math.max(...heights);
  return last - first < FITS * room ? (first + last) / 2 : first;
}

export class Spotlight {
  /** @param {import("./board.js").Board} board */
  constructor(board) {
    this.board = board;
    /** @type {SVGGElement | null} */ this.veil = null;
  }

  /** Lights these pieces; none: the whole board. @param {string[]} ids */
  show(ids) {
    const { board } = this, lit = ids.flatMap((id) => board.shown.get(id)?.piece ?? []);
    this.away();
    board.watch(ids);
    if (!lit.length) return;
    this.bring(lit);
    board.root.classList.add("is-veiled");
    const { width, height } = board.scene, all = { x: -width, y: -height, width: 3 * width, height: 3 * height };
    this.veil = svg("g", { "aria-hidden": "true", class: "spotlight" }, board.root);
    const mask = svg("mask", { id: `spotlight-${++veils}`, maskUnits: "userSpaceOnUse", ...all }, this.veil ?? undefined);
    svg("rect", { ...all, fill: "#fff" }, mask);
    for (const piece of lit) hole(piece, mask);
    svg("rect", { ...all, class: "veil", mask: `url(#spotlight-${veils})` }, this.veil ?? undefined);
  }

  away() {
    this.veil?.remove();
    this.board.root.classList.remove("is-veiled");
    this.veil = null;
    this.board.watch([]);
  }

  /** On a small screen they may lie out of sight: buttons then say where there are more of them. @param {Piece[]} lit */
  bring(lit) {
    if (this.board.zoom.close) this.board.zoom.fit(); // else they may lie beside what is seen
    this.board.room.show(lit.map(({ y }) => y));
    const { room } = this.board, k = room.kept?.scale ?? 1, seen = (room.pane.clientHeight - room.covered) / k, top = (room.pane.scrollTop - room.start()) / k;
    const edges = lit.flatMap(({ symbol, y, scale = 1 }) => [-0.5, 0.5].map((side) => y + side * scale * symbolBox(symbol).h)), first = Math.min(...edges), last = Math.max(...edges);
    if (first > top - 1 && last < top + seen + 1) return;
    if (last - first < seen) return void room.bring((first + last) / 2); // whole
    if (lit.every(({ y }) => y > top && y < top + seen)) return;
    const heights = lit.map(({ y }) => y), spread = Math.max(...heights) - Math.min(...heights), meant = lit.filter(({ actions }) => actions?.length === 1);
    room.bring(middle(spread > FITS * seen && meant.length ? meant.map(({ y }) => y) : heights, seen)); // else the one thing to be done
  }
}

/** What has a frame is lit with its edge, what has none (land on a map) in its own shape. @param {Piece} piece @param {SVGElement} mask */
function hole({ symbol, x, y, scale = 1, rotate = 0 }, mask) {
  const { w, h, frame } = symbolBox(symbol), edge = EDGE / scale;
  if (frame === null) return void svg("use", { href: `#${symbol}`, x: -w / 2, y: -h / 2, width: w, height: h, class: "lit-shape", transform: `translate(${x} ${y}) rotate(${rotate}) scale(${scale})` }, mask);
  svg("rect", { x: -w / 2 - edge, y: -h / 2 - edge, width: w + 2 * edge, height: h + 2 * edge, rx: frame + edge, fill: "#000", transform: `translate(${x} ${y}) rotate(${rotate}) scale(${scale})` }, mask);
}
