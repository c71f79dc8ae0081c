// A hint for this reader: asked for, thought about, shown until the position changes.
// @ts-check
import { adviceBox, thinkingBox } from "./advice.js";
import { $, ask, t } from "./dom.js";
import { patiently } from "./retry.js";

/** @typedef {{position: () => import("./protocol").Position | null, perform: (action: import("./protocol").OfferShown, el: HTMLElement) => void,
 *   say: (text: string) => void, failed: (text: string) => void, changed: () => void}} Needs */

export class Hinting {
  /** @type {import("./protocol").Hint | null} */ #advice = null;
  /** The position of which a hint is thought about. @type {number | null} */ #of = null;
  #table; #needs;

  /** @param {string} table @param {Needs} needs */
  constructor(table, needs) { this.#table = table; this.#needs = needs; }

  /** Whether one is thought about for the position that is shown. */
  get thinking() { return this.#of !== null && this.#of === this.#needs.position()?.seq; }

  forget() { this.#advice = null; }

  async ask() {
    const position = this.#needs.position();
    if (!position || this.thinking) return;
    const { seq, seat } = position, wanted = () => this.#needs.position()?.seq === seq, held = document.activeElement === $("#hint");
    this.#of = seq;
    this.#advice = null;
    this.#needs.say(t("hint-thinking"));
    this.#needs.changed();
    try {
      /** @type {import("./protocol").Hint | null} */ const found = await patiently(() => ask("GET", `/api/tables/${this.#table}/hint${seat === null ? "" : `?seat=${seat}`}`), wanted, (ms) => new Promise((done) => setTimeout(done, ms)));
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
    const away = () => { this.#advice = null; this.#needs.changed(); };
    return [this.thinking ? thinkingBox() : null, this.#advice ? adviceBox(this.#advice, this.#needs.perform, away) : null];
  }
}
