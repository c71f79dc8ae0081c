// A hint for this reader: asked for, thought about, shown until the position changes.
// @ts-check
import { thinkingBox } from "./advice.js";
import { $, ask, t } from "./dom.js";
import { patiently } from "./retry.js";

/** @typedef {{position: () => import("./protocol").Position | null, perform: (action: import("./protocol").OfferShown, el: HTMLElement) => void,
 *   pieces: () => import("./protocol").Piece[], say: (text: string) => void, failed: (text: string) => void, changed: () => void}} Needs */

export class Hinting {
  /** @type {import("./protocol").Hint | null} */ #advice = null;
  /** What draws it, once one was asked for. @type {typeof import("./hinted.js") | undefined} */ #drawn;
  /** The position of which a hint is thought about. @type {number | null} */ #of = null;
  #table; #needs;

  /** @param {string} table @param {Needs} needs */
  constructor(table, needs) { this.#table = table; this.#needs = needs; }

  /** Whether one is thought about for the position that is shown. */
  get thinking() { return this.#of !== null && this.#of === this.#needs.position()?.seq; }

  /** Whether a suggestion does this. @param {string} notation */
  names(notation) { return Boolean(this.#advice?.advice.slice(0, 3).some((a) => a.notation === notation)); }

  forget() {
    this.#advice = null;
    this.#drawn?.mark([], []);
  }

  async ask() {
    const position = this.#needs.position();
    if (!position || this.thinking) return;
    if (this.#advice) { this.forget(); return this.#needs.changed(); } // a second press puts it away
    const { seq, seat } = position, wanted = () => this.#needs.position()?.seq === seq, held = document.activeElement === $("#hint");
    this.#of = seq;
    this.#needs.say(t("hint-thinking"));
    this.#needs.changed();
    try {
      /** @type {import("./protocol").Hint | null} */ const found = await patiently(() => ask("GET", `/api/tables/${this.#table}/hint${seat === null ? "" : `?seat=${seat}`}`), wanted, (ms) => new Promise((done) => setTimeout(done, ms)));
      this.#drawn = await import("./hinted.js");
      if (wanted() && found?.seq === seq) this.#advice = found;
    } catch (e) {
      this.#needs.failed(/** @type {import("./dom.js").Refusal} */ (e).status === 429 ? t("hint-later") : /** @type {Error} */ (e).message);
    }
    if (this.#of === seq) this.#of = null;
    this.#needs.changed();
    if (wanted()) /** @type {HTMLElement | null} */ ($("#notices").querySelector(".advice > button") ?? (held ? $("#hint") : null))?.focus({ preventScroll: true });
    $("#notices").querySelector(".advice")?.scrollIntoView({ block: "nearest" });
  }

  /** What stands under the question. @returns {(HTMLElement | null)[]} */
  boxes() {
    const away = () => { this.forget(); this.#needs.changed(); };
    return [this.thinking ? thinkingBox() : null, this.#advice && this.#drawn ? this.#drawn.adviceBox(this.#advice, this.#needs.perform, (notations) => this.#drawn?.mark(this.#needs.pieces(), notations), away) : null];
  }
}
