// The companion: under the question what matters now, and what was thought of one's last choice. The board never waits for it.
// @ts-check
import { course, sentence, short } from "./companion_course.js";
import { $, ask, button, make, styled } from "./dom.js";
import { setting } from "./settings.js";
import { Spotlight } from "./spotlight.js";

/** @typedef {import("./protocol").Position} Position */

export class Companion {
  /** @param {string} table @param {{board: () => import("./board.js").Board | undefined, resized: () => void}} hooks */
  constructor(table, hooks) {
    this.table = table;
    this.hooks = hooks;
    /** @type {import("./companion_course.js").Before | null} */ this.before = null;
    this.matters = "";
    /** @type {import("./protocol").Judged | null} */ this.judged = null;
    this.asked = 0; // how often a judgement was asked for: an old answer does not count
    this.box = make("section", "companion");
    this.fold = button("", () => this.unfold(!this.box.classList.contains("open")), "fold");
    this.words = make("div", "words");
    this.live = make("p", "visually-hidden");
    this.live.setAttribute("role", "status");
    this.live.setAttribute("aria-live", "polite");
    this.box.append(this.fold, this.words);
    void styled("companion.css").then(() => hooks.resized());
  }

  /** A position is there, or none that it speaks of. @param {Position | null} position @param {boolean} asked */
  see(position, asked) {
    this.dress(Boolean(position));
    if (!position) { this.before = null; this.matters = ""; this.judged = null; return; }
    const was = this.before?.seq, { matters, judgement, then } = course(this.before, position, asked);
    this.before = then;
    if (was !== position.seq) this.matters = "";
    if (matters) void this.askMatters(position.seq);
    if (judgement) void this.askJudgement();
    this.draw();
  }

  /** What goes with a companion while it is there: the only choice is made by itself, what cannot be undone is asked about. What its reader wishes of other
   *  tables is kept as it was. @param {boolean} on */
  dress(on) {
    if (on === this.box.isConnected) return;
    if (on) $("#prompt").after(this.box, this.live);
    else { this.box.remove(); this.live.remove(); }
    if (on) document.body.dataset.companion = "true";
    else delete document.body.dataset.companion;
    const forced = $("#forced"), confirm = $("#confirm");
    forced.disabled = on;
    forced.setAttribute("aria-pressed", String(on || setting("forced") === "on"));
    confirm.querySelector("[value=none]").disabled = on;
    confirm.value = on && setting("confirm") === "none" ? "weighty" : setting("confirm");
    this.unfold(false);
  }

  /** @param {boolean} open on a small screen: all of it */
  unfold(open) {
    this.box.classList.toggle("open", open);
    this.fold.setAttribute("aria-expanded", String(open));
    this.hooks.resized();
  }

  /** @param {number} seq */
  async askMatters(seq) {
    /** @type {import("./protocol").Matters | null} */ const found = await ask("GET", `/api/tables/${this.table}/matters`).catch(() => null); // without it the game goes on
    if (!found?.text || found.seq !== seq || this.before?.seq !== seq) return;
    this.matters = found.text;
    this.tell(found.text);
  }

  async askJudgement() {
    const number = ++this.asked;
    this.box.classList.add("old");
    /** @type {import("./protocol").Judgement | null} */ const found = await ask("GET", `/api/tables/${this.table}/judgement`).catch(() => null);
    if (number !== this.asked || !this.before) return;
    const said = JSON.stringify(this.judged);
    this.judged = found?.judged ?? null;
    this.box.classList.remove("old");
    if (this.judged && JSON.stringify(this.judged) !== said) this.tell(`${this.judged.label}: ${sentence(this.judged)}`);
    else this.draw();
  }

  /** @param {string} text */
  tell(text) {
    this.live.textContent = text;
    this.draw();
  }

  draw() {
    const { sign, text } = short(this.matters, this.judged), verdict = this.judged?.verdict ?? "";
    const held = this.words.contains(document.activeElement);
    this.box.hidden = !text;
    this.fold.replaceChildren(...(sign ? [make("b", `sign ${verdict}`, sign)] : []), make("span", "", text));
    this.words.replaceChildren(...(this.matters ? [make("p", "matters", this.matters)] : []), ...(this.judged ? [this.judgement(this.judged, sign)] : []));
    if (held) (this.words.querySelector("button") ?? $("#ask")).focus();
    this.hooks.resized();
  }

  /** @param {import("./protocol").Judged} judged @param {string} sign */
  judgement({ label, verdict, text, better, why, pieces = [] }, sign) {
    const p = make("p", "judged"), shown = pieces.filter((id) => this.hooks.board()?.shown.has(id));
    p.append(make("b", `sign ${verdict}`, sign), make("b", "", label), ` ${text} `);
    if (better) p.append(shown.length ? button(`${better.label}.`, () => this.show(shown), "link") : make("b", "", `${better.label}.`), " ");
    if (why) p.append(why);
    return p;
  }

  /** Where the better action was to be done. @param {string[]} ids */
  show(ids) {
    const board = this.hooks.board(), found = ids.flatMap((id) => board?.shown.get(id) ?? []);
    if (!board || !found.length) return;
    this.unfold(false);
    board.watch(ids);
    new Spotlight(board).bring(found.map(({ piece }) => piece));
    board.preview(found[0]);
  }
}
