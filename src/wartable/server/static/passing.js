// At a screen that several people share, whoever acted sees what came of it: then the curtain falls. No document.
// @ts-check

/** @typedef {import("./protocol").Position} Position */

const LOOK = 1800; // milliseconds for which the board stands still before it is covered

export class Passing {
  /** @param {{show: (position: Position) => void, told: () => boolean, waits: () => void}} hooks  told: whether all that happened has been told; waits: the curtain is about to fall */
  constructor(hooks) {
    this.hooks = hooks;
    /** What came since: the first of them covers the board. @type {Position[]} */ this.later = [];
    this.timer = 0;
  }

  /** A position is shown at once, unless it covers the hand that is shown. @param {Position} position @param {Position | null} shown */
  hear(position, shown) {
    const covers = position.curtain && shown && !shown.curtain && shown.seat !== null;
    if (!covers && !this.later.length) return this.hooks.show(position);
    this.later.push(position);
    this.look();
  }

  /** Once all is told the board stands still for a while. */
  look() {
    if (!this.later.length || this.timer || !this.hooks.told()) return;
    this.timer = Number(setTimeout(() => this.fall(), LOOK));
    this.hooks.waits();
  }

  /** The curtain falls now. */
  fall() {
    clearTimeout(this.timer);
    this.timer = 0;
    const all = this.later;
    this.later = [];
    for (const position of all) this.hooks.show(position);
  }
}
