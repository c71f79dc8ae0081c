// The board: shows a scene, offers what its pieces can do, knows no rules. Plain ES module, no dependencies.
// @ts-check

import { Carried } from "./carry.js";
import { meant } from "./hits.js";
import { animate, calm } from "./motion.js";
import { asks, carries, drag, nearest, press } from "./press.js";
import { Notes } from "./notes.js";
import { foreseen, more, openChoice, openConfirm, openMenu, openPreview } from "./popup.js";
import { Room } from "./room.js";
import { setting } from "./settings.js";
import { svg, symbolBox } from "./symbols.js";

/** @typedef {import("./protocol").Action} Action */
/** @typedef {import("./protocol").Piece} Piece */
/** @typedef {import("./protocol").Layout & {title?: string}} Shape */
/** @typedef {{piece: Piece, el: SVGGElement, use: SVGUseElement, frame: SVGRectElement, text: SVGTextElement, mark: SVGUseElement, hit: SVGRectElement,
 *             same: string, lands: number}} Shown  same: the piece as text, to see whether it changed; lands: when its motion ends */

const STATES = ["legal", "selected", "last", "threatened", "dim", "hidden", "deciding"];
const HIT = 44, MARK = 13, HOVER = 450, MOST = 6, AGAIN = 6000;
/** How pieces come, go and turn, and how much slower than usual. @typedef {{pace?: number, come?: (s: Shown, pace: number) => void, go?: (s: Shown, pace: number) => Animation, turn?: (s: Shown, old: string, pace: number) => void}} Manner */

/** What would come of an action, written in some way; nothing where that cannot be known.
 *  @typedef {(notation: string, written?: (tried: import("./protocol").PlanTried) => HTMLElement) => Promise<HTMLElement | null>} Follows */

/** @param {Piece} p */
const pose = (p) => `translate(${p.x}px, ${p.y}px) rotate(${p.rotate ?? 0}deg) scale(${p.scale ?? 1})`;

export class Board {
  /** @param {HTMLElement} host
   *  @param {{act: (notation: string) => void, say?: (text: string) => void, told?: (words: string, more: string) => void, why?: (piece: string) => void, more?: (piece: Piece) => string[], again?: (piece: Piece) => boolean, follows?: Follows, free?: () => boolean, texts?: Record<string, string>, zoomHost?: HTMLElement, signal?: AbortSignal}} hooks
   *    more: what else a preview says; again: a piece that is looked at was pressed again, and something came of it; follows: what would come of an action; free: nothing is asked twice; signal: the board is not needed any more */
  constructor(host, hooks) {
    this.host = host;
    this.hooks = hooks;
    /** @type {Record<string, string>} */ this.texts = { again: "Press again to confirm", where: "Where to?", back: "Esc puts it back", backTouch: "Press it again to put it back", which: "Which one?", zoomIn: "Zoom in", zoomOut: "Zoom out", fit: "Whole board", above: "{n} more above", below: "{n} more below", ...hooks.texts };
    /** @type {Map<string, Shown>} */ this.shown = new Map();
    /** @type {Shape} */ this.scene = { width: 100, height: 100, pieces: [] };
    this.view = { x: 0, y: 0, w: 100, h: 100 };
    /** @type {Map<number, {x: number, y: number}>} */ this.pointers = new Map();
    this.dragged = false;
    /** @type {{notation: string, el: Element, kept: Node[], timer: number} | null} */ this.armed = null;
    /** @type {Piece | null} */ this.picked = null;
    /** @type {HTMLElement | undefined} */ this.popup = undefined;
    /** @type {{x: number, y: number} | null} */ this.finger = null; // where the pointer was last; null after a key
    this.touch = false; // whether it was a finger
    /** @type {Shown | undefined} */ this.looked = undefined; // of the last preview
    this.reason = ""; // why it cannot be used
    /** @type {Carried | null} */ this.carried = null;
    this.timer = 0;
    this.root = svg("svg", { class: "scene", role: "group", preserveAspectRatio: "xMidYMid meet" });
    this.notes = new Notes(this.root);
    this.room = new Room(host, this.root, this.texts, () => this.measure());
    this.listen();
    this.controls();
  }

  /** Makes the board look like the scene. Pieces are known by id: same id, new place means the piece moves.
   *  @param {Shape} scene @param {Manner} [manner] */
  show(scene, manner = {}) {
    const first = this.shown.size === 0, resized = scene.width !== this.scene.width || scene.height !== this.scene.height;
    this.scene = scene;
    this.lay();
    this.close();
    if (this.armed && this.host.contains(this.armed.el)) this.disarm();
    this.pick(null);
    this.root.setAttribute("aria-label", scene.title ?? "");
    this.host.style.setProperty("--tall", String(scene.height / scene.width));
    this.room.fit({ w: scene.width, h: scene.height });
    if (resized || first) this.fit();
    const wanted = new Set(scene.pieces.map((p) => p.id));
    this.rename(scene.pieces, wanted);
    for (const [id, s] of this.shown) if (!wanted.has(id)) this.leave(s, manner);
    /** @type {Element | null} */ let before = this.root.firstElementChild;
    for (const piece of scene.pieces) {
      const known = this.shown.get(piece.id);
      const s = known ?? this.create(piece);
      while (before?.classList.contains("leaving")) before = before.nextElementSibling;
      if (s.el === before) before = before.nextElementSibling;
      else this.root.insertBefore(s.el, before);
      if (known) this.change(known, piece, resized, manner);
      else if (manner.come) manner.come(s, manner.pace ?? 1);
      else if (!first) animate(s.el, [{ opacity: 0 }, { opacity: 1 }], 180);
    }
    this.measure();
    this.room.show(scene.pieces.filter((p) => p.actions?.length).map((p) => p.y));
    this.rove(this.current());
  }

  /** What looks the same at the same place under another name stays. @param {Piece[]} pieces @param {Set<string>} wanted */
  rename(pieces, wanted) {
    const look = (/** @type {Piece} */ p) => `${p.symbol} ${pose(p)}`, fresh = new Map(pieces.filter((p) => !this.shown.has(p.id)).map((p) => [look(p), p.id]));
    for (const [id, s] of [...this.shown]) {
      const name = wanted.has(id) ? undefined : fresh.get(look(s.piece));
      if (name === undefined) continue;
      this.shown.delete(id);
      this.shown.set(name, s);
      fresh.delete(look(s.piece));
    }
  }

  /** @param {Piece} piece @returns {Shown} */
  create(piece) {
    const el = svg("g", {}, this.root);
    const s = { piece, el, use: svg("use", {}, el), frame: svg("rect", { class: "frame" }, el), text: svg("text", { class: "label" }, el), mark: svg("use", { class: "mark" }, el), hit: svg("rect", { class: "hit" }, el), same: "", lands: 0 };
    this.shown.set(piece.id, s);
    this.paint(s, piece);
    return s;
  }

  /** @param {Shown} s @param {Piece} p */
  paint(s, p) {
    const { w, h, frame, label } = symbolBox(p.symbol), actions = p.actions ?? [];
    s.piece = p;
    s.same = JSON.stringify(p);
    const states = (p.state ?? "").split(" ").filter((x) => STATES.includes(x));
    if (actions.length && !states.includes("legal")) states.push("legal");
    s.el.setAttribute("class", ["piece", ...states.map((x) => `is-${x}`), p.seat === undefined ? "" : `seat-${p.seat}`].join(" ").trim());
    s.el.dataset.id = p.id;
    s.el.style.transform = pose(p);
    for (const [k, v] of Object.entries({ href: `#${p.symbol}`, x: -w / 2, y: -h / 2, width: w, height: h })) s.use.setAttribute(k, String(v));
    for (const [k, v] of Object.entries({ x: -w / 2 - 2, y: -h / 2 - 2, width: w + 4, height: h + 4, rx: (frame ?? 0) + 2 })) s.frame.setAttribute(k, String(v));
    s.frame.style.display = frame === null ? "none" : "";
    const [lx, ly, size, tone, anchor] = label ?? [w / 2, h / 2 + 5, 14, "ink"];
    for (const [k, v] of Object.entries({ x: Number(lx) - w / 2, y: Number(ly) - h / 2, "font-size": size, "text-anchor": anchor ?? "middle", class: `label on-${tone}` })) s.text.setAttribute(k, String(v));
    s.text.textContent = p.label ?? "";
    this.paintMark(s, p);
    if (!p.title && !actions.length) return void s.el.setAttribute("aria-hidden", "true");
    s.el.removeAttribute("aria-hidden");
    s.el.setAttribute("role", actions.length ? "button" : "img");
    if (actions.length > 1) s.el.setAttribute("aria-haspopup", "menu");
    else s.el.removeAttribute("aria-haspopup");
    const does = actions.length === 1 ? `. ${actions[0].label}` : "";
    const unsure = p.mark ? ` (${this.texts[`basis-${p.mark}`]})` : "";
    s.el.setAttribute("aria-label", `${p.title ?? p.label ?? ""}${unsure}${does}`);
    s.el.setAttribute("tabindex", "-1");
  }

  /** The mark of unsure figures: as large on every piece, unless the piece is small; never pressed. @param {Shown} s @param {Piece} p */
  paintMark(s, p) {
    s.mark.style.display = p.mark ? "" : "none";
    if (!p.mark) return;
    const { w, h, mark } = symbolBox(p.symbol), size = Math.min(MARK / (p.scale ?? 1), 0.5 * Math.min(w, h));
    const [x, y] = mark ?? [w - size / 6, size / 6];
    for (const [k, v] of Object.entries({ href: `#wt-mark-${p.mark}`, x: x - (w + size) / 2, y: y - (h + size) / 2, width: size, height: size })) s.mark.setAttribute(k, String(v));
  }

  /** @param {Shown} s @param {Piece} p @param {boolean} resized @param {Manner} manner */
  change(s, p, resized, { pace = 1, turn }) {
    if (s.piece === p || s.same === JSON.stringify(p)) return;
    const old = s.piece, moved = pose(old) !== pose(p), turned = old.symbol !== p.symbol;
    const far = Math.hypot(p.x - old.x, p.y - old.y), lasts = pace * Math.min(520, 220 + far * 0.5), now = performance.now();
    const from = moved && s.lands > now ? getComputedStyle(s.el).transform : pose(old); // on its way: from where it is now
    this.paint(s, p);
    if (resized) return;
    if (moved) {
      s.lands = now + (calm.matches ? 1 : lasts);
      animate(s.el, [{ transform: from }, { transform: pose(p) }], lasts);
    }
    if (turned && turn) turn(s, old.symbol, pace);
    else if (turned) animate(s.use, [{ transform: "scaleX(0)" }, { transform: "scaleX(1)" }], 220); // a card turns over
  }

  /** Pieces to look at. @param {string[]} ids */
  watch(ids) {
    for (const [id, s] of this.shown) s.el.classList.toggle("is-watched", ids.includes(id));
  }

  /** @param {Shown} s @param {Manner} manner */
  leave(s, { pace = 1, go }) {
    this.shown.delete(s.piece.id);
    s.el.classList.add("leaving");
    s.el.classList.remove("is-legal", "is-place"); // it cannot be pressed any more
    s.el.removeAttribute("tabindex");
    (go ? go(s, pace) : animate(s.el, [{ opacity: 1 }, { opacity: 0 }], 160 * pace)).finished.finally(() => s.el.remove());
  }

  // ---------------------------------------------------------------- acting
  /** @param {Shown} s */
  activate(s) {
    const { does, actions } = press(s.piece, this.picked, (id) => this.shown.has(id)), again = Boolean(this.popup) && !this.asking() && this.looked === s;
    this.close();
    if (does === "show" && again && this.hooks.again?.(s.piece)) return;
    if (this.armed?.notation !== actions[0]?.notation || does !== "act") this.disarm();
    if (does === "show") { this.preview(s); this.hooks.why?.(s.piece.id); }
    else if (does === "act") this.perform(actions[0], s.el, this.picked && actions[0].at === s.piece.id ? "place" : "piece");
    else if (does === "pick") this.pick(this.picked === s.piece ? null : s.piece);
    else this.menu(s, actions);
  }

  /** Marks a piece as taken up and lights the places it can go to. @param {Piece | null} piece */
  pick(piece) {
    const before = this.picked;
    this.picked = piece;
    this.root.classList.toggle("picking", Boolean(piece));
    const places = new Set(piece?.actions?.map((a) => a.at));
    for (const { piece: p, el } of this.shown.values()) {
      el.classList.toggle("is-picked", p === piece);
      el.classList.toggle("is-place", places.has(p.id));
      if (p.title) el.setAttribute("role", places.has(p.id) || p.actions?.length ? "button" : "img");
    }
    this.measure();
    const asks = `${piece?.title}. ${piece?.asks ?? this.texts.where}`;
    if (piece) this.hooks.say?.(asks);
    if (piece) this.hooks.told?.(asks, `${piece.tip ?? ""} ${this.touch ? this.texts.backTouch : this.texts.back}`.trim());
    else if (before) this.hooks.told?.("", "");
  }

  /** @param {Action} action @param {Element} el @param {"button" | "piece" | "place"} [by] */
  perform(action, el, by = "button") {
    if (this.armed?.notation !== action.notation && !this.hooks.free?.() && asks(action, by, this.touch, setting("confirm"))) return this.arm(action, el);
    const here = this.host.contains(document.activeElement);
    this.disarm();
    this.close();
    this.hooks.act(action.notation);
    if (here) this.rove(this.current(), true);
  }

  /** What is asked about is pressed twice: said in words, for eyes and for ears. A piece shows itself and its button. @param {Action} action @param {Element} el */
  arm(action, el) {
    this.disarm();
    const button = el instanceof HTMLElement, s = this.at(el);
    this.armed = { notation: action.notation, el, kept: [...el.childNodes], timer: button ? setTimeout(() => this.disarm(), AGAIN) : 0 };
    el.classList.add("is-armed");
    if (s) this.popup = openConfirm(this.spot(s), s.piece, action, () => this.perform(action, el), () => { this.close(); this.disarm(); s.el.focus(); });
    if (s) void this.foresee(s, action.notation);
    if (button) { // it says so itself, at the same size
      Object.assign(el.style, { minWidth: `${el.offsetWidth}px`, minHeight: `${el.offsetHeight}px` });
      el.replaceChildren(this.texts.again);
    }
    this.hooks.say?.(`${action.label}. ${action.cost ?? ""} ${this.texts.again}`);
    this.hooks.told?.(`${action.label}. ${this.texts.again}.`, action.cost ?? "");
  }

  disarm() {
    if (!this.armed) return;
    const { el, kept, timer } = this.armed;
    clearTimeout(timer);
    el.classList.remove("is-armed");
    if (el instanceof HTMLElement) {
      Object.assign(el.style, { minWidth: "", minHeight: "" });
      el.replaceChildren(...kept);
    }
    this.armed = null;
    this.hooks.told?.("", "");
  }

  /** @param {Shown} s @param {Action[]} actions */
  menu(s, actions) {
    this.close();
    this.popup = openMenu(this.spot(s), s.piece.title ?? "", actions, (a, el) => this.perform(a, el), () => { this.close(); s.el.focus(); });
    void foreseen(this.popup, this.spot(s), this.hooks.follows);
  }

  /** The piece at a readable size. @param {Shown} s @param {string} [why] it cannot be used now */
  preview(s, why = "") {
    this.close();
    this.looked = s;
    this.reason = why;
    if (s.piece.title) this.popup = openPreview(this.spot(s), s.piece, s.piece.mark ? this.texts[`basis-${s.piece.mark}-text`] : "", why, this.hooks.more?.(s.piece) ?? []);
    if (s.piece.actions?.length === 1 && !why) void this.foresee(s, s.piece.actions[0].notation);
  }

  /** What is said of a piece that is looked at has changed. */
  retell() {
    if (this.popup && !this.asking() && this.looked) this.preview(this.looked, this.reason);
  }

  /** Writes figures on pieces. @param {import("./notes.js").Note[]} notes */
  annotate(notes) {
    this.notes.show(notes, (id) => this.shown.get(id)?.piece, this.unit());
  }

  /** Says in what is open what an action would lead to. @param {Shown} s @param {string} notation */
  async foresee(s, notation) {
    const open = this.popup, found = await this.hooks.follows?.(notation);
    if (found && open && this.popup === open) more(this.spot(s), open, found);
  }

  /** Says why a piece that is looked at cannot be used. @param {string} id @param {string} why */
  explain(id, why) {
    if (this.popup && !this.asking() && this.looked && this.looked.piece.id === id) this.preview(this.looked, why);
  }

  /** Beside a piece, off what decides. @param {Shown} s */
  spot(s) {
    const kept = [...this.shown.values()].filter((o) => o !== s && (o.piece.actions?.length || o.el.classList.contains("is-deciding"))).map((o) => o.use);
    return { host: this.host, anchor: s.use, finger: this.finger, kept };
  }

  /** A menu or a question is open, as opposed to a preview. */
  asking() {
    return Boolean(this.popup?.matches(".menu, .confirm"));
  }

  close() {
    clearTimeout(this.timer);
    this.popup?.remove();
    this.popup = undefined;
  }

  // ---------------------------------------------------------------- pointer, wheel, keys
  /** @param {EventTarget | null} target @returns {Shown | undefined} */
  at(target) {
    const el = target instanceof Element ? target.closest(".piece") : null;
    return el instanceof SVGElement ? this.shown.get(el.dataset.id ?? "") : undefined;
  }

  listen() {
    const r = this.root, { signal } = this.hooks;
    signal?.addEventListener("abort", () => this.room.watcher.disconnect());
    r.addEventListener("click", (/** @type {MouseEvent} */ e) => {
      if (this.dragged) return;
      this.touch = /** @type {PointerEvent} */ (e).pointerType === "touch";
      this.finger = { x: e.clientX, y: e.clientY };
      const [s, ...others] = this.under(this.finger);
      if (others.length || !s) this.close();
      if (others.length) this.popup = openChoice(this.spot(s), this.texts.which, [s, ...others].map((o) => o.piece), (piece) => { const o = this.shown.get(piece.id); if (o) this.activate(o); }, () => { this.close(); s.el.focus(); });
      else if (s) this.activate(s);
      else { this.disarm(); this.pick(null); }
    });
    r.addEventListener("pointerover", (/** @type {PointerEvent} */ e) => {
      const s = this.at(e.target);
      if (e.pointerType !== "mouse" || this.asking()) return;
      this.finger = { x: e.clientX, y: e.clientY };
      this.close();
      if (s?.piece.tip || s?.piece.mark) this.timer = setTimeout(() => this.preview(s), HOVER);
    });
    r.addEventListener("pointerleave", () => { if (!this.asking()) this.close(); });
    r.addEventListener("pointerdown", (/** @type {PointerEvent} */ e) => {
      this.lay(); // a second finger: nothing is carried any more
      this.dragged = false;
      this.pointers.set(e.pointerId, { x: e.clientX, y: e.clientY });
      const s = this.at(e.target);
      this.finger = { x: e.clientX, y: e.clientY };
      clearTimeout(this.timer);
      this.touch = e.pointerType === "touch";
      const [held] = e.pointerType === "mouse" && !e.button ? this.under(this.finger) : [];
      this.carried = held && !this.picked && carries(held.piece, (id) => this.shown.has(id)) ? new Carried(held.el, this.finger) : null;
      if (e.pointerType === "touch" && s?.piece.title) this.timer = setTimeout(() => { this.dragged = true; this.preview(s); }, HOVER);
    });
    addEventListener("pointermove", (e) => this.drag(e), { signal });
    addEventListener("pointerup", (e) => this.drop({ x: e.clientX, y: e.clientY }), { signal });
    addEventListener("pointercancel", () => this.lay(), { signal });
    addEventListener("keydown", (e) => { if (e.key === "Escape") this.lay(); }, { signal });
    for (const end of ["pointerup", "pointercancel"]) addEventListener(end, (e) => { this.pointers.delete(/** @type {PointerEvent} */ (e).pointerId); clearTimeout(this.timer); }, { signal });
    r.addEventListener("wheel", (/** @type {WheelEvent} */ e) => {
      if (!e.ctrlKey && !e.metaKey) return;
      e.preventDefault();
      this.zoom(Math.exp(-e.deltaY / 240), e.clientX, e.clientY);
    }, { passive: false });
    r.addEventListener("keydown", (/** @type {KeyboardEvent} */ e) => this.key(e));
    addEventListener("pointerdown", (e) => {
      this.touch = e.pointerType === "touch";
      if (this.host.contains(/** @type {Node} */ (e.target))) return;
      if (this.popup?.matches(".confirm")) this.disarm();
      this.close();
    }, { signal });
  }

  /** The piece that a press at a point means, or those it may mean. @param {{x: number, y: number}} point @returns {Shown[]} */
  under(point) {
    /** @type {Map<string, import("./hits.js").Under>} */ const found = new Map();
    for (const el of document.elementsFromPoint(point.x, point.y)) {
      const s = this.at(el), known = s && found.get(s.piece.id), drawn = !el.classList.contains("hit");
      if (known) known.drawn ||= drawn;
      if (!s || known) continue;
      const { left, top, width, height } = s.use.getBoundingClientRect(), lit = s.el.classList.contains("is-place") || (!this.picked && Boolean(s.piece.actions?.length)) || s.piece === this.picked;
      found.set(s.piece.id, { id: s.piece.id, lit, drawn, says: Boolean(s.piece.title), size: Math.max(width, height), x: left + width / 2, y: top + height / 2 });
    }
    return meant(point, [...found.values()], this.touch).flatMap((id) => this.shown.get(id) ?? []);
  }

  /** Leaves a carried piece where it was. */
  lay() {
    const carried = this.carried;
    this.carried = null;
    if (!carried?.lifted) return;
    carried.lay();
    this.pick(null);
  }

  /** Brings a carried piece to the place under the pointer, if it can go there. @param {{x: number, y: number}} point */
  drop(point) {
    const carried = this.carried, [place] = carried?.lifted ? this.under(point) : [];
    if (!carried?.lifted || !place?.el.classList.contains("is-place")) return this.lay();
    this.carried = null;
    carried.lay();
    this.finger = point;
    this.activate(place);
  }

  /** A piece that can go somewhere is carried by the mouse; else one finger pans a magnified board, two pinch. @param {PointerEvent} e */
  drag(e) {
    const was = this.pointers.get(e.pointerId), now = { x: e.clientX, y: e.clientY };
    if (!was) return;
    if (this.carried && this.pointers.size > 1) this.lay();
    if (this.carried) {
      if (!this.carried.lifts(now)) return;
      const s = this.at(this.carried.el);
      if (s && this.picked !== s.piece) { this.dragged = true; this.close(); this.disarm(); this.pick(s.piece); }
      return this.carried.follow(now, this.unit());
    }
    const others = [...this.pointers].filter(([id]) => id !== e.pointerId).map(([, p]) => p), meant = drag(was, now, others, this.dragged);
    if (meant.does === "nothing") return;
    this.pointers.set(e.pointerId, now);
    if (meant.does === "pinch") this.zoom(meant.by, meant.at.x, meant.at.y);
    else if (this.view.w < this.scene.width - 1) this.moveView(this.view.x - meant.x / this.unit(), this.view.y - meant.y / this.unit());
    else return;
    this.dragged = true;
    this.close();
  }

  /** @param {KeyboardEvent} e */
  key(e) {
    const s = this.at(e.target);
    this.finger = null;
    this.touch = false;
    const ways = /** @type {Record<string, number[]>} */ ({ ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] })[e.key];
    if (ways && s) this.rove(nearest(s, ways, this.reachable()), true);
    else if (s && (e.key === "Enter" || e.key === " ")) this.activate(s);
    else if (s && e.key === "i") this.popup ? this.close() : this.preview(s);
    else if (e.key === "Escape") { this.close(); this.disarm(); this.pick(null); }
    else if (e.key === "+" || e.key === "=") this.zoom(1.3);
    else if (e.key === "-") this.zoom(1 / 1.3);
    else if (e.key === "0") this.fit();
    else return;
    e.preventDefault();
  }

  /** Pieces one can speak of; with one taken up, its places and itself. */
  reachable() {
    const all = [...this.shown.values()].filter((s) => s.el.hasAttribute("tabindex"));
    return this.picked ? all.filter((s) => s.piece === this.picked || s.el.classList.contains("is-place")) : all;
  }

  current() {
    const all = this.reachable();
    return all.find((s) => s.el === document.activeElement) ?? all.find((s) => s.piece.actions?.length) ?? all[0];
  }

  /** One piece at a time is in the tab order. @param {Shown | undefined} s @param {boolean} [focus] */
  rove(s, focus = false) {
    for (const o of this.shown.values()) if (o.el.hasAttribute("tabindex")) o.el.setAttribute("tabindex", o === s ? "0" : "-1");
    if (focus) s?.el.focus();
  }

  // ---------------------------------------------------------------- zoom
  controls() {
    /** @type {HTMLElement[]} */ const bars = [];
    const float = document.createElement("div");
    float.className = "zoom";
    this.host.append(float);
    bars.push(float);
    if (this.hooks.zoomHost) bars.push(this.hooks.zoomHost); // where there is room, outside the board
    const ways = /** @type {[string, string, () => void][]} */ ([
      ["+", this.texts.zoomIn, () => this.zoom(1.4)], ["−", this.texts.zoomOut, () => this.zoom(1 / 1.4)], ["⤢", this.texts.fit, () => this.fit()]]);
    for (const bar of bars) {
      for (const [sign, label, act] of ways) {
        const b = document.createElement("button");
        b.type = "button";
        b.textContent = sign;
        b.setAttribute("aria-label", label);
        b.addEventListener("click", act);
        bar.append(b);
      }
    }
  }

  fit() {
    this.view = { x: 0, y: 0, w: this.scene.width, h: this.scene.height };
    this.moveView(0, 0);
  }

  /** Screen pixels per unit of the scene. */
  unit() {
    return Math.min(this.room.size.w / this.view.w, this.room.size.h / this.view.h) || 1;
  }

  /** @param {number} k @param {number} [cx] @param {number} [cy] */
  zoom(k, cx, cy) {
    const box = this.root.getBoundingClientRect(), { width, height } = this.scene;
    const fx = ((cx ?? box.left + box.width / 2) - box.left) / box.width, fy = ((cy ?? box.top + box.height / 2) - box.top) / box.height;
    const w = Math.max(width / MOST, Math.min(width, this.view.w / k)), h = (w * height) / width;
    const x = this.view.x + (this.view.w - w) * fx, y = this.view.y + (this.view.h - h) * fy;
    this.view.w = w;
    this.view.h = h;
    this.moveView(x, y);
  }

  /** @param {number} x @param {number} y */
  moveView(x, y) {
    const v = this.view;
    v.x = Math.max(0, Math.min(x, this.scene.width - v.w));
    v.y = Math.max(0, Math.min(y, this.scene.height - v.h));
    this.root.setAttribute("viewBox", `${v.x} ${v.y} ${v.w} ${v.h}`);
    this.root.classList.toggle("zoomed", v.w < this.scene.width - 1);
    this.close();
    this.measure();
  }

  /** Keeps what can be pressed at least 44 px in both directions, whatever the zoom. */
  measure() {
    const unit = this.unit();
    for (const { piece, hit, el } of this.shown.values()) {
      const { w, h } = symbolBox(piece.symbol), least = piece.actions?.length || el.classList.contains("is-place") ? HIT / unit / (piece.scale ?? 1) : 0;
      const a = Math.max(w, least), b = Math.max(h, least);
      const on = least > Math.min(w, h);
      for (const [k, v] of Object.entries({ x: -a / 2, y: -b / 2, width: on ? a : 0, height: on ? b : 0 })) hit.setAttribute(k, String(v));
    }
    this.notes.place((id) => this.shown.get(id)?.piece, unit);
  }
}
