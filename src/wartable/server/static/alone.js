// The answer that the page gives itself where there is only one: when, and that it is not given where somebody went back to.
// @ts-check
import { forced, only, pause } from "./forced.js";

/** @typedef {import("./protocol").Position} Position */

export class Alone {
  /** @param {{position: () => Position | null, may: () => boolean, hidden: () => boolean, act: (notation: string) => void, look: () => void, waits: () => void}} hooks
   *    may: nothing else keeps the page from answering; hidden: others must not see that there was no choice; look: asks whether something can be taken back;
   *    waits: an answer will be given, or will not after all */
  constructor(hooks) {
    this.hooks = hooks;
    this.timer = 0;
    this.at = -1; // the position that is answered
    this.looked = -1; // the position where it was asked whether something can be taken back, to answer there
    this.undone = false; // what comes next was gone back to: nothing is done there by itself
    this.held = -1; // the position where nothing is done by itself
  }

  /** Whether an answer to what is asked now is on its way: another question may have come since. */
  get waits() {
    return this.timer !== 0 && this.at === this.hooks.position()?.seq;
  }

  /** Another position is there. @param {number} seq */
  heard(seq) {
    if (this.undone) [this.held, this.undone] = [seq, false];
  }

  /** Answers in a while, where there is one answer. */
  answer() {
    const position = this.hooks.position(), does = position && this.may(position) ? forced(position) : "no";
    if (does === "play" && this.timer && this.at === position?.seq) return; // it will
    const said = this.timer !== 0;
    clearTimeout(this.timer);
    this.timer = 0;
    if (said) this.hooks.waits();
    if (does === "look" && this.looked !== position?.seq) this.hooks.look();
    this.looked = does === "look" ? position?.seq ?? -1 : -1;
    if (!position || does !== "play") return;
    const { seq } = position, answer = only(position);
    this.at = seq;
    this.timer = setTimeout(() => {
      this.timer = 0;
      const now = this.hooks.position();
      if (answer && now?.seq === seq && this.may(now)) this.hooks.act(answer.notation);
    }, pause(this.hooks.hidden()));
    this.hooks.waits();
  }

  /** @param {Position} position */
  may(position) {
    return position.seq !== this.held && position.seat !== null && !document.hidden && this.hooks.may();
  }
}
