// Sending until there is an answer, and coming back ever later. No socket: what to send and when.
// @ts-check

/** @typedef {import("./protocol").Act} Act */
/** @typedef {import("./protocol").Undo} Undo */
/** @typedef {Omit<Act, "move"> | Omit<Undo, "move">} Move  without its id */

const FIRST = 400, LONGEST = 8000, AGAIN = 2500; // milliseconds
const MOST = 8; // attempts
const TOO_OFTEN = 429;

/** Moves that were not answered yet, in the order they were made. */
export class Unanswered {
  constructor() {
    /** @type {Map<string, Act | Undo>} */ this.moves = new Map();
  }

  /** The move with an id of its own, under which it may be sent more than once. @param {Move} message */
  add(message) {
    const move = crypto.randomUUID ? crypto.randomUUID() : `${Date.now()}-${Math.random()}`;
    const whole = /** @type {Act | Undo} */ ({ ...message, move });
    this.moves.set(move, whole);
    return whole;
  }

  /** An answer ends the sending. @param {import("./protocol").Outgoing} message */
  hear(message) {
    if (message.type === "done" || message.type === "refused") this.moves.delete(message.move);
  }

  all() {
    return [...this.moves.values()];
  }
}

/** How long to wait before the next attempt: longer each time, and not all pages at the same moment. */
export class Patience {
  constructor() {
    this.wait = FIRST;
  }

  /** @param {number} luck from 0 to 1 */
  next(luck = Math.random()) {
    const wait = this.wait * (0.5 + luck / 2);
    this.wait = Math.min(LONGEST, this.wait * 1.7);
    return wait;
  }

  reset() {
    this.wait = FIRST;
  }
}

/** One move at a time. A new position comes before the answer to the move that made it: what is pressed in between waits for that answer,
 *  the last press if there are several. */
export class OneAtATime {
  /** @param {(message: Move) => string} send returns the id of the move */
  constructor(send) {
    this.send = send;
    this.busy = "";
    /** @type {Move | null} */ this.waiting = null;
  }

  /** @param {Move} message */
  press(message) {
    if (this.busy) this.waiting = message;
    else this.busy = this.send(message);
  }

  /** A move was answered; what waited is sent if it still answers the position shown. @param {string} move @param {number | undefined} seq */
  done(move, seq) {
    if (move !== this.busy) return;
    const pressed = this.waiting;
    this.busy = "";
    this.waiting = null;
    if (pressed && pressed.seq === seq) this.press(pressed);
  }

  /** What waits is not sent any more. */
  forget() {
    this.waiting = null;
  }
}

/** Asks, and where that was too often asks again a little later, as long as an answer is wanted; null once none is. @template T @param {() => Promise<T>} send
 *  @param {() => boolean} wanted @param {(ms: number) => Promise<void>} pause @returns {Promise<T | null>} */
export async function patiently(send, wanted, pause) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await send();
    } catch (e) {
      if (!wanted()) return null;
      if (/** @type {{status?: number}} */ (e).status !== TOO_OFTEN || attempt === MOST) throw e;
    }
    await pause(AGAIN);
    if (!wanted()) return null;
  }
}
