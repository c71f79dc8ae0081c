// What may come of a position: asked for when somebody wants to see it, told of a piece or written on all of them.
// @ts-check
import { ask as fetchOf, make, t } from "./dom.js";

/** @typedef {import("./protocol").OutlookShown} Shown */

const KEY = "chances", CALM = 350; // milliseconds: positions that follow each other faster are not asked about
/** Whether chances are written on the board. */
export const wanted = () => localStorage.getItem(KEY) === "on";

export class Outlook {
  /** @param {string} table @param {{drawn: (said: boolean) => void, failed: (error: unknown) => void}} hooks  drawn: something new is to be shown; said: in the box too */
  constructor(table, hooks) {
    this.table = table;
    this.hooks = hooks;
    this.at = ""; // whose eyes and which position; empty where nothing is to be asked
    this.asking = "";
    this.lost = ""; // where asking was in vain: it is not asked again by itself
    this.timer = 0;
    /** @type {number | null} */ this.seat = null;
    /** @type {Shown | null} */ this.found = null;
  }

  /** A position is there; what was foreseen of the one before is gone. @param {import("./protocol").Position | null} position @param {boolean} may */
  see(position, may) {
    const at = position && may && position.seat !== null && !position.over && !position.curtain ? `${position.seat} ${position.seq}` : "";
    if (at === this.at) return;
    this.at = at;
    this.seat = position?.seat ?? null;
    this.found = null;
    clearTimeout(this.timer);
    this.hooks.drawn(false);
    if (at && wanted()) this.timer = setTimeout(() => this.ask(false), CALM);
  }

  /** On or off. */
  toggle() {
    localStorage.setItem(KEY, wanted() ? "off" : "on");
    this.hooks.drawn(true);
    if (wanted()) this.ask(true);
    return wanted();
  }

  /** @param {boolean} loud whether somebody waits for it and is told what went wrong */
  async ask(loud) {
    const at = this.at;
    if (!at || this.found || this.asking === at || (this.lost === at && !loud)) return;
    this.asking = at;
    this.hooks.drawn(wanted());
    try {
      /** @type {Shown} */ const found = await fetchOf("GET", `/api/tables/${this.table}/outlook?seat=${this.seat}`);
      if (this.at === at && at.endsWith(` ${found.seq}`)) this.found = found;
    } catch (error) {
      this.lost = at;
      if (loud) this.hooks.failed(error);
    } finally {
      if (this.asking === at) this.asking = "";
      this.hooks.drawn(wanted());
    }
  }

  /** What may come of a piece, in words; asked for if it is not known. @param {string} piece */
  of(piece) {
    if (!this.found) this.ask(false);
    return this.found?.notes.find((note) => note.piece === piece)?.text ?? "";
  }

  /** What is written on the board. */
  get notes() {
    return wanted() ? this.found?.notes ?? [] : [];
  }

  /** What is said of all of it, while chances are written on the board. @returns {HTMLElement | null} */
  box() {
    const el = make("div", "notice foreseen");
    if (wanted() && this.asking && this.asking === this.at) el.append(make("p", "line", t("outlook-wait")));
    if (el.children.length) return el;
    if (!wanted() || !this.found?.title) return null;
    el.append(make("p", "", this.found.title), ...this.found.lines.map((line) => make("p", "line", line)));
    return el;
  }
}
