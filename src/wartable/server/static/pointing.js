// What a pointer, the wheel and keys do on a board.
// @ts-check
import { different, meant } from "./hits.js";
import { openChoice } from "./popup.js";
import { carries, drag, DRAG, nearest } from "./press.js";

/** @typedef {import("./board.js").Shown} Shown */
/** @typedef {{x: number, y: number}} Point */

const HOVER = 450; // milliseconds: a pointer that rests, a finger that stays

/** A piece that is carried by the mouse to a place where it can go. */
class Carried {
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

export class Pointing {
  /** @param {import("./board.js").Board} board */
  constructor(board) {
    this.board = board;
    /** @type {Map<number, Point>} */ this.pointers = new Map();
    this.dragged = false;
    /** @type {Carried | null} */ this.carried = null;
    this.last = { x: -1, y: -1 }; // where a pointer was seen to move
  }

  /** Hears pointers, wheel and keys from now on. */
  listen() {
    const board = this.board, r = board.root, { signal } = board.hooks;
    signal?.addEventListener("abort", () => board.room.watcher.disconnect());
    r.addEventListener("click", (/** @type {MouseEvent} */ e) => {
      if (this.dragged) return;
      board.touch = /** @type {PointerEvent} */ (e).pointerType === "touch";
      board.finger = { x: e.clientX, y: e.clientY };
      const [s, ...others] = different(this.under(board.finger));
      if (others.length || !s) board.close();
      if (others.length) board.popup = openChoice(board.spot(s), board.texts.which, [s, ...others].map((o) => o.piece), (piece) => { const o = board.shown.get(piece.id); if (o) board.activate(o); }, () => { board.close(); s.el.focus(); });
      else if (s) board.activate(s);
      else { board.disarm(); board.pick(null); }
    });
    r.addEventListener("pointerover", (/** @type {PointerEvent} */ e) => {
      const s = board.at(e.target);
      const rests = e.clientX === this.last.x && e.clientY === this.last.y; // something new came under it
      if (e.pointerType !== "mouse" || rests || board.asking()) return;
      board.finger = { x: e.clientX, y: e.clientY };
      board.close();
      if (s?.piece.tip || s?.piece.mark) board.timer = setTimeout(() => board.preview(s), HOVER);
    });
    r.addEventListener("pointerleave", () => { if (!board.asking()) board.close(); });
    r.addEventListener("pointerdown", (/** @type {PointerEvent} */ e) => {
      this.lay(); // a second finger: nothing is carried any more
      this.dragged = false;
      this.pointers.set(e.pointerId, { x: e.clientX, y: e.clientY });
      const s = board.at(e.target);
      board.finger = { x: e.clientX, y: e.clientY };
      clearTimeout(board.timer);
      board.touch = e.pointerType === "touch";
      const [held] = e.pointerType === "mouse" && !e.button ? this.under(board.finger) : [];
      this.carried = held && !board.picked && carries(held.piece, (id) => board.shown.has(id)) ? new Carried(held.el, board.finger) : null;
      if (e.pointerType === "touch" && s?.piece.title) board.timer = setTimeout(() => { this.dragged = true; board.preview(s); }, HOVER);
    });
    addEventListener("pointermove", (e) => { this.last = { x: e.clientX, y: e.clientY }; this.drag(e); }, { signal });
    addEventListener("pointerup", (e) => this.drop({ x: e.clientX, y: e.clientY }), { signal });
    addEventListener("pointercancel", () => this.lay(), { signal });
    addEventListener("keydown", (e) => { if (e.key === "Escape") this.lay(); }, { signal });
    for (const end of ["pointerup", "pointercancel"]) addEventListener(end, (e) => { this.pointers.delete(/** @type {PointerEvent} */ (e).pointerId); clearTimeout(board.timer); }, { signal });
    r.addEventListener("wheel", (/** @type {WheelEvent} */ e) => {
      if (!e.ctrlKey && !e.metaKey) return;
      e.preventDefault();
      board.zoom.by(Math.exp(-e.deltaY / 240), e.clientX, e.clientY);
    }, { passive: false });
    r.addEventListener("keydown", (/** @type {KeyboardEvent} */ e) => this.key(e));
    r.addEventListener("focusin", (/** @type {FocusEvent} */ e) => { board.last = board.at(e.target) ?? board.last; });
    addEventListener("pointerdown", (e) => {
      board.touch = e.pointerType === "touch";
      const at = /** @type {Node} */ (e.target);
      if (r.contains(at) || board.popup?.contains(at)) return; // beside the drawing is beside the board
      if (board.popup?.matches(".confirm")) board.disarm();
      board.close();
    }, { signal });
  }

  /** The piece that a press at a point means, or those it may mean. @param {Point} point @returns {Shown[]} */
  under(point) {
    /** @type {Map<string, import("./hits.js").Under>} */ const found = new Map();
    for (const el of document.elementsFromPoint(point.x, point.y)) {
      const s = this.board.at(el), known = s && found.get(s.piece.id), drawn = !el.classList.contains("hit");
      if (known) known.drawn ||= drawn;
      if (!s || known) continue;
      const { left, top, width, height } = s.use.getBoundingClientRect(), lit = s.el.classList.contains("is-place") || (!this.board.picked && Boolean(s.piece.actions?.length)) || s.piece === this.board.picked;
      found.set(s.piece.id, { id: s.piece.id, lit, drawn, says: Boolean(s.piece.title), size: Math.max(width, height), x: left + width / 2, y: top + height / 2 });
    }
    return meant(point, [...found.values()], this.board.touch).flatMap((id) => this.board.shown.get(id) ?? []);
  }

  /** Leaves a carried piece where it was. */
  lay() {
    const carried = this.carried;
    this.carried = null;
    if (!carried?.lifted) return;
    carried.lay();
    this.board.pick(null);
  }

  /** Brings a carried piece to the place under the pointer, if it can go there. @param {Point} point */
  drop(point) {
    const carried = this.carried, [place] = carried?.lifted ? this.under(point) : [];
    if (!carried?.lifted || !place?.el.classList.contains("is-place")) return this.lay();
    this.carried = null;
    carried.lay();
    this.board.finger = point;
    this.board.activate(place);
  }

  /** A piece that can go somewhere is carried by the mouse; else one finger pans a magnified board, two pinch. @param {PointerEvent} e */
  drag(e) {
    const was = this.pointers.get(e.pointerId), now = { x: e.clientX, y: e.clientY };
    if (!was) return;
    if (this.carried && this.pointers.size > 1) this.lay();
    if (this.carried) {
      if (!this.carried.lifts(now)) return;
      const s = this.board.at(this.carried.el);
      if (s && this.board.picked !== s.piece) { this.dragged = true; this.board.close(); this.board.disarm(); this.board.pick(s.piece); }
      return this.carried.follow(now, this.board.zoom.unit);
    }
    const others = [...this.pointers].filter(([id]) => id !== e.pointerId).map(([, p]) => p), meant = drag(was, now, others, this.dragged);
    if (meant.does === "nothing") return;
    this.pointers.set(e.pointerId, now);
    if (meant.does === "pinch") this.board.zoom.by(meant.by, meant.at.x, meant.at.y);
    else if (this.board.zoom.close) this.board.zoom.shift(meant.x, meant.y);
    else return;
    this.dragged = true;
    this.board.close();
  }

  /** Shows a piece, told to ears too, or puts away what is shown. @param {Shown} s */
  look(s) {
    const { board } = this;
    if (board.popup) return board.close();
    if (!s.piece.actions?.length && !board.picked) return board.activate(s); // why it cannot be used as well
    board.preview(s);
    board.tellOf(s.piece);
  }

  /** @param {KeyboardEvent} e */
  key(e) {
    const s = this.board.at(e.target);
    this.board.finger = null;
    this.board.touch = false;
    const ways = /** @type {Record<string, number[]>} */ ({ ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] })[e.key];
    if (ways && s) this.board.rove(nearest(s, ways, this.board.reachable()), true);
    else if (s && (e.key === "Enter" || e.key === " ")) this.board.activate(s);
    else if (s && e.key === "i") this.look(s);
    else if (e.key === "Escape") { this.board.close(); this.board.disarm(); this.board.pick(null); }
    else if (e.key === "+" || e.key === "=") this.board.zoom.by(1.3);
    else if (e.key === "-") this.board.zoom.by(1 / 1.3);
    else if (e.key === "0") this.board.zoom.fit();
    else return;
    e.preventDefault();
  }
}
