// Whether a line is alive: it is asked when it says nothing, and counts as dead when it does not answer. No socket, no clock of its own.
// @ts-check

export const ASK = 2000, DEAD = 4500; // milliseconds of silence
export const REST = 25000; // where nobody looks, a line is asked this rarely

export class Pulse {
  /** @param {number} now */
  constructor(now) {
    this.heard = now;
    this.asked = 0;
  }

  /** The line said something, or was opened just now. @param {number} now */
  hear(now) {
    this.heard = now;
    this.asked = 0;
  }

  /** What to do about a line at this moment: ask whether it is there, give it up, or nothing. A page that slept while time passed asks
   *  first. @param {number} now @param {boolean} watched whether somebody looks at the page @returns {"ask" | "dead" | ""} */
  look(now, watched) {
    if (this.asked) return now - this.asked >= DEAD - ASK ? "dead" : "";
    if (now - this.heard < (watched ? ASK : REST)) return "";
    this.asked = now;
    return "ask";
  }
}
