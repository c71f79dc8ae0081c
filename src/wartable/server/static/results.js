// What a battle or an epoch came to, for whoever went on before it was told: a note with its name stays until its tables have been read.
// @ts-check
import { button, make, t } from "./dom.js";
import { figures } from "./stage.js";

/** @typedef {import("./protocol").Beat} Beat */

export class Results {
  /** @param {HTMLElement} host where tables are held up @param {() => void} changed */
  constructor(host, changed) {
    this.host = host;
    this.changed = changed;
    /** Unread, in their order: the last one is what all came to. @type {Beat[]} */ this.beats = [];
    /** @type {HTMLElement | null} */ this.panel = null;
  }

  /** @param {Beat[]} beats */
  keep(beats) {
    this.forget();
    this.beats = beats;
  }

  forget() {
    this.beats = [];
    this.panel?.remove();
    this.panel = null;
  }

  /** Something newer is told: what nobody reads gives way to it. */
  older() {
    if (!this.beats.length || this.panel) return;
    this.forget();
    this.changed();
  }

  /** The note, if something is unread. */
  note() {
    const last = this.beats[this.beats.length - 1];
    if (!last || this.panel) return null;
    const box = make("div", "notice unread-result"), words = make("p", "", last.text || last.figures?.title || "");
    const { heads = [], rows = [], total = false } = last.figures ?? {}, ends = total ? rows[rows.length - 1] : [];
    const sums = heads.flatMap((head, n) => (n && ends[n] ? `${head} ${ends[n]}` : [])).join(" · "); // not what has no sum
    const away = button("✕", () => { this.forget(); this.changed(); }, "btn quiet");
    away.setAttribute("aria-label", t("result-drop"));
    if (sums) words.append(" ", make("small", "", sums));
    box.append(words, button(t("result-show"), () => this.open(0), "btn"), away);
    return box;
  }

  /** Table after table; the last one ends it. @param {number} n */
  open(n) {
    const beat = this.beats[n], more = n + 1 < this.beats.length;
    this.panel?.remove();
    if (!beat) { this.forget(); return this.changed(); }
    const next = button(more ? t("result-next", { n: n + 1, most: this.beats.length }) : t("close"), () => this.open(n + 1), "btn primary");
    const panel = this.panel = figures(beat, next);
    panel.classList.add("kept");
    panel.addEventListener("keydown", (/** @type {KeyboardEvent} */ e) => { if (e.key === "Escape") this.open(this.beats.length); });
    this.host.append(panel);
    const away = (/** @type {Event} */ e) => { // something else is begun
      const here = panel.contains(/** @type {Node} */ (e.target));
      if (!here || !panel.isConnected) removeEventListener("pointerdown", away, true);
      if (!here && panel.isConnected) this.open(this.beats.length);
    };
    addEventListener("pointerdown", away, true);
    next.focus();
    if (!n) this.changed();
  }
}
