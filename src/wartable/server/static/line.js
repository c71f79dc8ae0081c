// The line to the table: a socket that comes back by itself, and moves that are sent until they are answered.
// @ts-check
import { Patience, Unanswered } from "./retry.js";

/** @typedef {import("./protocol").Incoming} Sent */
/** @typedef {import("./protocol").Outgoing | {type: "closed", code: number}} Heard */

const SILENT = 25000;

export class Line {
  /** @param {string} table @param {"wide" | "tall"} layout @param {(message: Heard) => void} hear @param {(open: boolean) => void} state */
  constructor(table, layout, hear, state) {
    this.table = table;
    this.layout = layout;
    this.hear = hear;
    this.state = state;
    /** @type {WebSocket | null} */ this.socket = null;
    this.unanswered = new Unanswered();
    this.patience = new Patience();
    this.heard = 0;
    this.up = false;
    /** The number of the position that is shown. @type {number | null} */ this.had = null;
    this.gone = false;
    addEventListener("online", () => this.open());
    addEventListener("pagehide", () => { this.gone = true; this.socket?.close(); });
    setInterval(() => this.watch(), 5000);
  }

  open() {
    if (this.socket && this.socket.readyState <= WebSocket.OPEN) return;
    const layout = this.layout;
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws/${this.table}?changes=1&beats=1&layout=${layout}${this.had === null ? "" : `&since=${this.had}`}`);
    this.socket = socket;
    socket.addEventListener("open", () => {
      this.heard = Date.now();
      if (this.layout !== layout) this.draw(this.layout); // the screen was turned meanwhile
      for (const message of this.unanswered.all()) this.send(message);
    });
    socket.addEventListener("message", (e) => {
      this.heard = Date.now();
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

  /** A line that says nothing for long is asked whether it is still there. */
  watch() {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    const silence = Date.now() - this.heard;
    if (silence > 2 * SILENT) this.socket.close();
    else if (silence > SILENT) this.send({ type: "do", what: "ping" });
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

  /** The page shows another layout now: said at once, or as soon as the line is open. @param {"wide" | "tall"} layout */
  draw(layout) {
    this.layout = layout;
    this.send({ type: "draw", layout });
  }
}
