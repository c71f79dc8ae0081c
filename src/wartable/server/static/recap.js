// What happened since one's own last turn, as a film on the board. Its words and buttons take the place of the question; scores and head are of
// the picture that is shown. The game goes on meanwhile; the board shows it again afterwards.
// @ts-check
import { $, ask, button, make, t } from "./dom.js";
import { inShort, next, Player, turnAt, worth } from "./film.js";
import { setting } from "./settings.js";
import { stopsOf } from "./since.js";
import { svg } from "./symbols.js";

/** @typedef {import("./protocol").Frame} Frame */

const MUCH = 320, LONG = 110; // letters that can be read at one stop, and those for which the type is smaller
const LETTER = { slow: 60, normal: 45, fast: 20 }; // milliseconds for each letter that is read, by speed
/** @type {Record<string, keyof typeof LETTER>} */ const SPEEDS = { slow: "slow", fast: "fast", off: "fast" };
const PLAY = "M7 5l9.5 7L7 19Z", PAUSE = "M8 5v14M16 5v14", BACK = "M17 5L7.5 12 17 19Z";

/** @param {HTMLElement} b @param {string} d @param {string} label */
function draw(b, d, label) {
  const icon = svg("svg", { class: "icon step", viewBox: "0 0 24 24", "aria-hidden": "true" });
  svg("path", { d }, icon);
  b.replaceChildren(icon);
  b.setAttribute("aria-label", label);
  return b;
}

export class Recap {
  /** @param {string} table @param {{layout: () => "wide" | "tall" | "low" | "square" | "far", show: (frame: Frame) => void, say: (text: string) => void, closed: () => void, stopped: () => void}} hooks  closed: by its reader */
  constructor(table, hooks) {
    this.table = table;
    this.hooks = hooks;
    /** The film that was asked for last. @type {object | null} */ this.asked = null;
    this.at = 0;
    /** @type {import("./protocol").Replay | null} */ this.film = null;
    /** @type {number[]} */ this.list = [];
    /** @type {HTMLElement | null} */ this.box = null;
    /** Of the picture that is shown. @type {Frame["scene"] | null} */ this.scene = null;
    /** Which action led to it, as lines of the log are numbered. */ this.told = -1;
    /** Whose doing that was. @type {readonly number[]} */ this.turns = [];
    // what is read is read to its end
    const wait = (/** @type {number} */ ms) => new Promise((/** @type {(value?: unknown) => void} */ done) => { setTimeout(done, Math.max(ms, LETTER[this.player.pace] * (this.words?.textContent?.length ?? 0))); });
    this.player = new Player({ go: (way) => this.step(way), changed: (on) => this.drawPlaying(on), wait: async (ms) => { await wait(ms); } });
  }

  get open() { return this.box !== null; }

  /** @param {number | null} seat */
  async start(seat) {
    const asked = this.asked = {};
    this.side = seat === null ? "" : String(seat);
    /** @type {import("./protocol").Replay} */ const film = await ask("GET", `/api/tables/${this.table}/replay?recap=1&side=${this.side}`);
    if (this.asked !== asked) return;
    if (this.open) this.close();
    this.film = film;
    this.list = stopsOf(film);
    this.player.pace = SPEEDS[setting("speed")] ?? "normal";
    this.words = make("p", "words");
    this.words.setAttribute("aria-live", "polite");
    this.where = make("small", "where");
    this.bar = make("progress"); // the number on the button that opens it stays the only count
    this.bar.setAttribute("aria-label", t("recap"));
    this.toggle = button("", () => this.player.set(!this.player.on), "btn round primary");
    const box = this.box = make("div", "recap"), row = make("div", "row");
    box.setAttribute("role", "group");
    box.setAttribute("aria-label", t("recap"));
    row.append(this.arrow(-1, BACK, t("recap-back")), this.toggle, this.arrow(1, PLAY, t("recap-on")), button(t("recap-close"), () => this.close(), "btn"));
    box.append(this.where, this.words, row);
    box.addEventListener("keydown", (/** @type {KeyboardEvent} */ e) => this.key(e));
    $("#ask").prepend(box);
    document.body.dataset.recap = "true";
    this.drawPlaying(false);
    await this.show(film.own);
    if (this.box !== box) return;
    this.toggle.focus();
    this.player.set(true);
  }

  /** @param {1 | -1} way @param {string} path @param {string} label */
  arrow(way, path, label) {
    const b = button("", () => { this.player.set(false); void this.step(way); }, "btn round");
    return draw(b, path, label);
  }

  /** @param {KeyboardEvent} e */
  key(e) {
    if (e.key === "Escape") this.close();
    else if (e.key === "ArrowLeft" || e.key === "ArrowRight") { this.player.set(false); void this.step(e.key === "ArrowRight" ? 1 : -1); }
    else return;
    e.preventDefault();
    e.stopPropagation();
  }

  /** @param {boolean} on */
  drawPlaying(on) {
    if (!this.toggle) return;
    draw(this.toggle, on ? PAUSE : PLAY, t(on ? "replay-pause" : "replay-play"));
  }

  /** One stop on or back between the own move and now; whether there was one. @param {1 | -1} way */
  async step(way) {
    const film = this.film;
    if (!film || !this.open) return false;
    const to = next(this.list, this.at, way);
    if (to === this.at) return false;
    await this.show(to);
    return this.open;
  }

  /** @param {number} at */
  async show(at) {
    const film = this.film, before = this.at;
    if (!film) return;
    this.at = at;
    const frame = await this.frame(at);
    if (!this.open || this.film !== film || this.at !== at || !this.words) return;
    this.scene = frame.scene;
    const past = film.moves.filter((l) => l.n < at), turn = turnAt(past.filter((l) => l.n === past[past.length - 1].n), false);
    this.told = past.length ? past[past.length - 1].n : -1;
    this.turns = turn === undefined ? [] : [turn];
    this.hooks.show(frame);
    const words = inShort(worth(film.moves.filter((l) => l.n < at && l.n >= Math.min(before, at))), MUCH) || t("recap");
    this.words.textContent = words;
    this.words.classList.toggle("long", words.length > LONG);
    this.words.scrollTop = 0;
    if (this.where) this.where.replaceChildren(...(this.bar ? [this.bar] : []), " ", frame.scene.subtitle ?? "");
    if (this.bar) [this.bar.max, this.bar.value] = [this.list.length - 1 || 1, this.list.indexOf(at)];
    this.words.dataset.at = String(at);
  }

  /** The same picture in the layout that the screen has now. */
  async turn() {
    const { film, at } = this;
    if (!film || !this.open) return;
    const frame = await this.frame(at);
    if (this.open && this.film === film && this.at === at) this.hooks.show(frame);
  }

  /** @param {number} at @returns {Promise<Frame>} */
  frame(at) {
    return ask("GET", `/api/tables/${this.table}/frames/${at}?side=${this.side}&layout=${this.hooks.layout()}`);
  }

  close() {
    this.stop();
    this.hooks.closed();
  }

  /** Away with it, also with one that is still on its way. */
  stop() {
    this.asked = null;
    this.player.set(false);
    if (this.box) this.hooks.stopped();
    this.box?.remove();
    this.box = this.scene = null;
    delete document.body.dataset.recap;
  }
}
