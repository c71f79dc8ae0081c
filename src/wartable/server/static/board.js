// The board: shows a scene, offers what its pieces can do, knows no rules. Plain ES module, no dependencies.
// @ts-check

import { animate, calm } from "./motion.js";
import { Notes } from "./notes.js";
import { create, paint, pose } from "./painting.js";
import { holds } from "./placing.js";
import { Pointing } from "./pointing.js";
import { foreseen, more, openConfirm, openMenu, openPreview } from "./popup.js";
import { asks, called, entry, owner, press } from "./press.js";
import { Room } from "./room.js";
import { setting } from "./settings.js";
import { floor, readable } from "./letters.js";
import { svg, symbolBox } from "./symbols.js";
import { Zoom } from "./zoom.js";

/** @typedef {import("./protocol").Action} Action */
/** @typedef {import("./protocol").Piece} Piece */
/** open: all act at once. @typedef {import("./protocol").Layout & {title?: string, open?: boolean}} Shape */
/** @typedef {{piece: Piece, el: SVGGElement, use: SVGUseElement, frame: SVGRectElement, text: SVGTextElement, mark: SVGUseElement, hit: SVGRectElement,
 *             same: string, lands: number}} Shown  same: the piece as text, to see whether it changed; lands: when its motion ends */

const HIT = 44, AGAIN = 6000; // pixels of what can be pressed; milliseconds in which a button is pressed again
/** How pieces come, go and turn, and how much slower than usual. @typedef {{pace?: number, come?: (s: Shown, pace: number) => void, go?: (s: Shown, pace: number) => Animation, turn?: (s: Shown, old: string, pace: number) => void}} Manner */

/** What would come of an action, written in some way; nothing where that cannot be known.
 *  @typedef {(notation: string, written?: (tried: import("./protocol").PlanTried) => HTMLElement) => Promise<HTMLElement | null>} Follows */

/** Whether it is told where the figures of a piece come from: in the rules, and at a table once its reader has unfolded the legend. @param {Piece} piece */
const isTold = (piece) => Boolean(piece.mark) && !document.querySelector("#marks:not([open])");

export class Board {
  /** @param {HTMLElement} host
   *  @param {{act: (notation: string) => void, say?: (text: string) => void, told?: (words: string, more: string) => void, why?: (piece: string) => void, more?: (piece: Piece) => string[], again?: (piece: Piece) => boolean, choose?: (actions: Action[]) => boolean, follows?: Follows, free?: () => boolean, wish?: () => string | undefined, texts?: Record<string, string>, zoomHost?: HTMLElement, zoomMenu?: HTMLElement, signal?: AbortSignal}} hooks
   *    more: what else a preview says; again: a piece that is looked at was pressed again, and something came of it; choose: what a piece taken up can do at one place is asked elsewhere; follows: what would come of an action; free: nothing is asked twice; wish: what is asked twice, where that is not as its reader set it; signal: the board is not needed any more */
  constructor(host, hooks) {
    this.host = host;
    this.hooks = hooks;
    /** @type {Record<string, string>} */ this.texts = { again: "Press again to confirm", where: "Where to?", back: "Press it again to put it back", which: "Which one?", zoomIn: "Zoom in", zoomOut: "Zoom out", fit: "Whole board", above: "{n} more above", below: "{n} more below", ...hooks.texts };
    /** @type {Map<string, Shown>} */ this.shown = new Map();
    /** @type {Shape} */ this.scene = { width: 100, height: 100, pieces: [] };
    /** @type {{notation: string, el: Element, kept: Node[], timer: number} | null} */ this.armed = null;
    /** @type {Piece | null} */ this.picked = null;
    /** @type {HTMLElement | undefined} */ this.popup = undefined;
    /** @type {{x: number, y: number} | null} */ this.finger = null; // where the pointer was last; null after a key
    this.touch = false; // whether it was a finger
    /** @type {Shown | undefined} */ this.looked = undefined; // of the last preview
    /** @type {Shown | undefined} */ this.of = undefined; // whose menu, question or preview is open
    /** What keeps a board on which all act at once as it is, where there is one. @type {typeof import("./steady.js") | undefined} */ this.steady = undefined;
    this.reason = ""; // why it cannot be used
    /** @type {Shown | undefined} */ this.last = undefined; // where keys were last
    this.timer = 0;
    this.root = svg("svg", { class: "scene", role: "group", preserveAspectRatio: "xMidYMid meet" });
    this.notes = new Notes(this.root);
    this.room = new Room(host, this.root, this.texts, () => this.measure());
    this.zoom = new Zoom(this.root, this.room, () => { this.close(); this.measure(); });
    this.pointing = new Pointing(this);
    this.pointing.listen();
    const float = document.createElement("div");
    float.className = "zoom";
    host.append(float);
    for (const bar of [float, hooks.zoomHost, hooks.zoomMenu]) if (bar) this.zoom.buttons(bar, this.texts); // where there is room, outside the board
  }

  /** Makes the board look like the scene. Pieces are known by id: same id, new place means the piece moves.
   *  @param {Shape} scene @param {Manner} [manner] */
  show(scene, manner = {}) {
    const first = this.shown.size === 0, held = this.at(document.activeElement), resized = scene.width !== this.scene.width || scene.height !== this.scene.height;
    const steady = scene.open && this.scene.open && !resized ? this.steady : undefined;
    if (steady) scene = steady.settled(scene, this.scene);
    const next = new Map(steady ? scene.pieces.map((p) => [p.id, p]) : []), taken = this.picked && next.get(this.picked.id), picked = taken?.actions?.length && taken.asks === this.picked?.asks ? taken.id : "";
    const stands = (/** @type {Shown | undefined} */ s) => Boolean(s && steady?.same(s.piece, next.get(s.piece.id)));
    this.scene = scene;
    if (!picked) this.pointing.lay();
    if (this.armed && this.host.contains(this.armed.el) && !stands(this.at(this.armed.el) ?? (this.popup?.contains(this.armed.el) ? this.of : undefined))) this.disarm();
    if (steady && this.popup ? !stands(this.of) : !steady) this.close();
    if (!picked) this.pick(null);
    this.root.setAttribute("aria-label", scene.title ?? "");
    this.host.style.setProperty("--tall", String(scene.height / scene.width));
    this.room.fit({ w: scene.width, h: scene.height });
    if (resized || first) this.zoom.fit(scene);
    const wanted = new Set(scene.pieces.map((p) => p.id));
    this.rename(scene.pieces, wanted);
    for (const [id, s] of this.shown) if (!wanted.has(id)) this.leave(s, manner);
    /** @type {Element | null} */ let before = this.root.firstElementChild;
    for (const piece of scene.pieces) {
      const known = this.shown.get(piece.id);
      const s = known ?? create(this.root, piece);
      this.shown.set(piece.id, s);
      while (before?.classList.contains("leaving")) before = before.nextElementSibling;
      if (s.el === before) before = before.nextElementSibling;
      else this.root.insertBefore(s.el, before);
      if (known) this.change(known, piece, resized, manner);
      else if (manner.come) manner.come(s, manner.pace ?? 1);
      else if (!first) animate(s.el, [{ opacity: 0 }, { opacity: 1 }], 180);
    }
    if (picked) this.lit(this.shown.get(picked)?.piece ?? null);
    if (steady) this.armed?.el.classList.add("is-armed");
    for (const [id, { el, piece }] of this.shown) if (!piece.title && !piece.actions?.length) el.classList.toggle("is-part", owner(id, (of) => this.says(of)) !== id);
    this.measure();
    this.room.show(scene.pieces.filter((p) => p.actions?.length).map((p) => p.y));
    this.rove(this.current(), Boolean(held && this.shown.get(held.piece.id) !== held));
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

  /** @param {Shown} s @param {Piece} p @param {boolean} resized @param {Manner} manner */
  change(s, p, resized, { pace = 1, turn }) {
    if (s.piece === p || s.same === JSON.stringify(p)) return;
    const old = s.piece, moved = pose(old) !== pose(p), turned = old.symbol !== p.symbol;
    const far = Math.hypot(p.x - old.x, p.y - old.y), lasts = pace * Math.min(520, 220 + far * 0.5), now = performance.now();
    const from = moved && s.lands > now ? getComputedStyle(s.el).transform : pose(old); // on its way: from where it is now
    paint(s, p);
    if (resized) return;
    if (moved) {
      s.lands = now + (calm.matches ? 1 : lasts);
      animate(s.el, [{ transform: from }, { transform: pose(p) }], lasts);
    }
    if (turned && turn) turn(s, old.symbol, pace);
    else if (turned) animate(s.use, [{ transform: "scaleX(0)" }, { transform: "scaleX(1)" }], 220); // a card turns over
  }

  /** Pieces to look at: lit, told to readers' ears as the current ones, and where keys come first. @param {string[]} ids */
  watch(ids) {
    for (const [id, { el }] of this.shown) {
      const lit = ids.includes(id);
      el.classList.toggle("is-watched", lit);
      if (lit) el.setAttribute("aria-current", "true");
      else el.removeAttribute("aria-current");
    }
    this.rove(this.current());
  }

  /** Keys go to the next piece that is lit. */
  toLit() {
    const lit = this.reachable().filter((s) => s.el.classList.contains("is-watched")), at = lit.findIndex((s) => s.el === document.activeElement);
    this.rove(at < 0 ? entry(this.reachable(), undefined, this.last) : lit[(at + 1) % lit.length], true);
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
    if (does === "show") { this.preview(s); if (!this.finger) this.tellOf(s.piece); this.hooks.why?.(s.piece.id); }
    else if (does === "act") this.perform(actions[0], s.el, this.picked && actions[0].at === s.piece.id ? "place" : "piece");
    else if (does === "pick") this.pick(this.picked === s.piece ? null : s.piece);
    else this.menu(s, actions);
  }

  /** Marks a piece as taken up and lights the places it can go to. @param {Piece | null} piece */
  pick(piece) {
    const before = this.picked;
    this.lit(piece);
    const [asks, rest = ""] = (piece?.asks ?? this.texts.where).split(/(?<=\?) /), words = `${piece ? called(piece) : ""}. ${asks}`; // the question, and what helps to answer it
    if (piece) this.hooks.say?.(`${words} ${rest}`.trim());
    if (piece) this.hooks.told?.(words, [rest, piece.tip, this.texts.back].filter(Boolean).join(" "));
    else if (before) this.hooks.told?.("", "");
  }

  /** @param {Piece | null} piece what is taken up */
  lit(piece) {
    this.picked = piece;
    this.root.classList.toggle("picking", Boolean(piece));
    const places = new Set(piece?.actions?.map((a) => a.at)), open = new Set(piece?.actions?.map((a) => a.role !== "aside" && a.at));
    for (const { piece: p, el } of this.shown.values()) {
      el.classList.toggle("is-picked", p === piece);
      el.classList.toggle("is-place", places.has(p.id));
      el.classList.toggle("is-aside", places.has(p.id) && !open.has(p.id));
      if (p.title) el.setAttribute("role", places.has(p.id) || p.actions?.length ? "button" : "img");
    }
    this.measure();
  }

  /** @param {Action} action @param {Element} el @param {"button" | "piece" | "place"} [by] */
  perform(action, el, by = "button") {
    if (this.armed?.notation !== action.notation && !this.hooks.free?.() && asks(action, by, this.touch, this.hooks.wish?.() ?? setting("confirm"))) return this.arm(action, el);
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
    this.of = s;
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
    if (this.picked && this.hooks.choose?.(actions)) return;
    this.of = s;
    this.popup = openMenu(this.spot(s), s.piece.title ?? "", actions, (a, el) => this.perform(a, el), () => { this.close(); s.el.focus(); });
    void foreseen(this.popup, this.spot(s), this.hooks.follows);
  }

  /** What its reader is about to do or looks at: a piece taken up, a menu, an action that is asked about, a preview. */
  get pending() {
    const { popup, armed } = this, items = /** @type {HTMLElement[]} */ ([...(popup?.querySelectorAll(".menu > [data-notation]") ?? [])]);
    const s = items.length ? this.of : armed ? this.at(armed.el) : popup && this.looked;
    return { picked: this.picked?.id ?? "", id: s?.piece.id ?? "", menu: items.map((item) => item.dataset.notation), notation: armed?.notation, why: this.reason };
  }

  /** The same once more, where the same position lies otherwise: the screen was turned. @param {Board["pending"]} pending */
  resume({ picked, id, menu, notation, why }) {
    const s = this.shown.get(id), taken = this.shown.get(picked)?.piece, actions = [...new Map([s?.piece, taken].flatMap((p) => p?.actions ?? []).map((a) => [a.notation, a])).values()];
    const listed = actions.filter((a) => menu.includes(a.notation)), action = actions.find((a) => a.notation === notation);
    this.finger = null; // it was on another picture
    if (taken?.actions?.length) this.pick(taken);
    if (!s) return;
    if (listed.length) this.menu(s, listed);
    else if (!notation) this.preview(s, why);
    const el = listed.length ? [...(this.popup?.querySelectorAll("button") ?? [])].find((b) => b.dataset.notation === notation) : s.el;
    if (action && el) this.arm(action, el);
  }

  /** The piece at a readable size. @param {Shown} s @param {string} [why] it cannot be used now */
  preview(s, why = "") {
    this.close();
    this.looked = this.of = s;
    this.reason = why;
    if (s.piece.title) this.popup = openPreview(this.spot(s), s.piece, isTold(s.piece) ? this.texts[`basis-${s.piece.mark}-text`] : "", why, this.hooks.more?.(s.piece) ?? []);
    if (s.piece.actions?.length === 1 && !why) void this.foresee(s, s.piece.actions[0].notation);
  }

  /** What a preview shows, for ears: somebody looks by keys. @param {Piece} piece */
  tellOf(piece) {
    const { title, tip } = piece;
    if (title) this.hooks.say?.([title, tip, isTold(piece) && this.texts[`basis-${piece.mark}-text`]].filter(Boolean).join(". ").replaceAll("..", "."));
  }

  /** What is said of a piece that is looked at has changed. */
  retell() {
    if (this.popup && !this.asking() && this.looked) this.preview(this.looked, this.reason);
  }

  /** Writes figures on pieces. @param {import("./notes.js").Note[]} notes */
  annotate(notes) {
    this.notes.show(notes, (id) => this.shown.get(id)?.piece, this.zoom.unit);
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

  /** Beside a piece, off what decides and off the card that it is a part of. @param {Shown} s */
  spot(s) {
    const part = s.use.getBoundingClientRect(), others = [...this.shown.values()].filter((o) => o !== s);
    const decides = (/** @type {Shown} */ o) => o.el.classList.contains("is-deciding") || holds(o.use.getBoundingClientRect(), part);
    const goes = new Set((s.piece.actions?.length ? [s] : others).flatMap((o) => o.piece.actions?.map((a) => a.at) ?? [])); // where it may go; of what goes nowhere, where others may
    const needed = (/** @type {Shown} */ o) => (this.picked ? o.piece === this.picked || o.el.classList.contains("is-place") : goes.has(o.piece.id) || o.piece.actions?.length); // with one taken up, what is not its place can wait
    const kept = others.filter((o) => needed(o) || decides(o)).flatMap((o) => (decides(o) ? [o.use, o.use, o.use, o.use] : [o.use])); // what decides is kept in sight first
    return { host: this.host, anchor: s.use, finger: this.finger, kept, far: this.touch && !s.piece.actions?.length };
  }

  /** A menu or a question is open, as opposed to a preview. */
  asking() {
    return Boolean(this.popup?.matches(".menu, .confirm"));
  }

  close() {
    clearTimeout(this.timer);
    this.popup?.remove();
    this.popup = this.of = undefined;
  }

  /** The piece that a part of the drawing belongs to. @param {EventTarget | null} target @returns {Shown | undefined} */
  at(target) {
    const el = target instanceof Element ? target.closest(".piece") : null;
    return el instanceof SVGElement ? this.shown.get(owner(el.dataset.id ?? "", (id) => this.says(id))) : undefined;
  }

  /** Whether a piece can be used or says what it is. @param {string} id */
  says(id) {
    const piece = this.shown.get(id)?.piece;
    return Boolean(piece?.title || piece?.actions?.length);
  }

  /** Pieces one can speak of; with one taken up, its places and itself. */
  reachable() {
    const all = [...this.shown.values()].filter((s) => s.el.hasAttribute("tabindex"));
    return this.picked ? all.filter((s) => s.piece === this.picked || s.el.classList.contains("is-place")) : all;
  }

  current() {
    return entry(this.reachable(), this.at(document.activeElement), this.last);
  }

  /** One piece at a time is in the tab order. @param {Shown | undefined} s @param {boolean} [focus] */
  rove(s, focus = false) {
    for (const o of this.shown.values()) if (o.el.hasAttribute("tabindex")) o.el.setAttribute("tabindex", o === s ? "0" : "-1");
    if (!focus) return;
    this.last = s;
    s?.el.focus();
  }

  /** Keeps what can be pressed at least 44 px in both directions, whatever the zoom. */
  measure() {
    const unit = this.zoom.unit, least = floor();
    for (const { piece, hit, el } of this.shown.values()) {
      const { w, h, names, words } = symbolBox(piece.symbol), drawn = unit * (piece.scale ?? 1);
      readable(el, drawn, names, words, least);
      const large = piece.actions?.length || el.classList.contains("is-place") ? HIT / unit / (piece.scale ?? 1) : 0;
      const a = Math.max(w, large), b = Math.max(h, large);
      const on = large > Math.min(w, h);
      for (const [k, v] of Object.entries({ x: -a / 2, y: -b / 2, width: on ? a : 0, height: on ? b : 0 })) if (hit.getAttribute(k) !== String(v)) hit.setAttribute(k, String(v)); // the same again would have it styled again
    }
    this.notes.place((id) => this.shown.get(id)?.piece, unit);
  }
}
