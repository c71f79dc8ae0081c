// The line to the table: a socket that comes back by itself, and moves that are sent until they are answered.
// @ts-check
import { DEAD, Pulse } from "./pulse.js";
import { Patience, Unanswered } from "./retry.js";

/** @typedef {import("./protocol").Incoming} Sent */
/** @typedef {import("./protocol").Outgoing | {type: "closed", code: number}} Heard */

const LOOK = 500; // milliseconds

export class Line {
  /** @param {string} table @param {"wide" | "tall" | "low" | "square" | "far"} layout @param {(message: Heard) => void} hear @param {(open: boolean) => void} state @param {string} [wish] what else is asked of the line */
  constructor(table, layout, hear, state, wish = "") {
    this.table = table;
    this.layout = layout;
    this.hear = hear;
    this.state = state;
    this.wish = wish;
    /** @type {WebSocket | null} */ this.socket = null;
    this.unanswered = new Unanswered();
    this.patience = new Patience();
    this.pulse = new Pulse(Date.now());
    this.opened = 0;
    this.up = false;
    /** The number of the position that is shown. @type {number | null} */ this.had = null;
    this.gone = false;
    addEventListener("online", () => this.open());
    addEventListener("offline", () => this.giveUp());
    addEventListener("pagehide", () => { this.gone = true; this.socket?.close(); });
    addEventListener("pageshow", (e) => { if (e.persisted) this.comeBack(); });
    setInterval(() => this.watch(), LOOK);
  }

  open() {
    if (this.socket && this.socket.readyState <= WebSocket.OPEN) return;
    const layout = this.layout;
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws/${this.table}?changes=1&beats=1&layout=${layout}${this.wish}${this.had === null ? "" : `&since=${this.had}`}`);
    this.socket = socket;
    this.opened = Date.now();
    socket.addEventListener("open", () => {
      if (socket !== this.socket) return;
      this.pulse.hear(Date.now());
      if (this.layout !== layout) this.draw(this.layout); // the screen was turned meanwhile
      for (const message of this.unanswered.all()) this.send(message);
    });
    socket.addEventListener("message", (e) => {
      if (socket !== this.socket) return;
      this.pulse.hear(Date.now());
      this.patience.reset(); // a line that opens and says nothing does not count: the server may be in trouble
      if (!this.up) this.state(this.up = true);
      const message = JSON.parse(e.data);
      this.unanswered.hear(message);
      this.hear(message);
    });
    socket.addEventListener("close", (e) => {
      if (this.gone || socket !== this.socket) return;
      this.state(this.up = false);
      if (e.code === 4404 || e.code === 4403 || e.code === 4409) return this.hear({ type: "closed", code: e.code });
      setTimeout(() => this.open(), this.patience.next());
    });
  }

  /** The browser kept the page and shows it again: its line was closed when it was left. */
  comeBack() {
    this.gone = false;
    this.socket = null;
    this.state(this.up = false);
    this.open();
  }

  /** A line that says nothing is asked whether it is there; one that does not answer, or does not even open, is given up. */
  watch() {
    const now = Date.now(), state = this.socket?.readyState;
    if (state === WebSocket.CONNECTING && now - this.opened > DEAD) return this.giveUp();
    if (state !== WebSocket.OPEN) return;
    const word = this.pulse.look(now, document.visibilityState === "visible");
    if (word === "ask") this.send({ type: "do", what: "ping" });
    else if (word === "dead") this.giveUp();
  }

  /** The line is dead: its page is told now, for a socket whose other end is gone takes minutes to close. Another one is tried. */
  giveUp() {
    const dead = this.socket;
    if (!dead || this.gone || dead.readyState > WebSocket.OPEN) return;
    this.socket = null;
    dead.close();
    this.state(this.up = false);
    setTimeout(() => this.open(), this.patience.next());
  }

  /** @param {Sent} message */
  send(message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** Sends a move until it is answered, also over a new line; returns its id. @param {import("./retry.js").Move} message */
  move(message) {
    const whole = this.unanswered.add(message);
    this.send(whole);
    return whole.move;
  }

  /** The page shows another layout now: said at once, or as soon as the line is open. @param {"wide" | "tall" | "low" | "square" | "far"} layout */
  draw(layout) {
    this.layout = layout;
    this.send({ type: "draw", layout });
  }
}
