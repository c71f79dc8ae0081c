// The line to the table: a socket that comes back by itself, and moves that are sent until they are answered.
// @ts-check

const FIRST = 400, LONGEST = 8000, SILENT = 25000;

export class Line {
  /** @param {string} table @param {(message: any) => void} hear @param {(open: boolean) => void} state */
  constructor(table, hear, state) {
    this.url = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws/${table}`;
    this.hear = hear;
    this.state = state;
    /** @type {WebSocket | null} */ this.socket = null;
    /** @type {Map<string, any>} */ this.unanswered = new Map();
    this.wait = FIRST;
    this.heard = 0;
    this.up = false;
    this.gone = false;
    addEventListener("online", () => this.open());
    addEventListener("pagehide", () => { this.gone = true; this.socket?.close(); });
    setInterval(() => this.watch(), 5000);
  }

  open() {
    if (this.socket && this.socket.readyState <= WebSocket.OPEN) return;
    const socket = new WebSocket(this.url);
    this.socket = socket;
    socket.addEventListener("open", () => {
      this.heard = Date.now();
      for (const message of this.unanswered.values()) this.send(message);
    });
    socket.addEventListener("message", (e) => {
      this.heard = Date.now();
      this.wait = FIRST; // a line that opens and says nothing does not count: the server may be in trouble
      if (!this.up) this.state(this.up = true);
      const message = JSON.parse(e.data);
      if (message.type === "done" || message.type === "refused") this.unanswered.delete(message.move);
      this.hear(message);
    });
    socket.addEventListener("close", (e) => {
      if (this.gone || socket !== this.socket) return;
      this.state(this.up = false);
      if (e.code === 4404 || e.code === 4403) return this.hear({ type: "closed", code: e.code });
      setTimeout(() => this.open(), this.wait * (0.5 + Math.random() / 2)); // not all pages at the same moment
      this.wait = Math.min(LONGEST, this.wait * 1.7);
    });
  }

  /** A line that says nothing for long is asked whether it is still there. */
  watch() {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    const silence = Date.now() - this.heard;
    if (silence > 2 * SILENT) this.socket.close();
    else if (silence > SILENT) this.send({ type: "do", what: "ping" });
  }

  /** @param {any} message */
  send(message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** Sends a move until it is answered, also over a new line. @param {any} message */
  move(message) {
    const move = crypto.randomUUID ? crypto.randomUUID() : `${Date.now()}-${Math.random()}`;
    const whole = { ...message, move };
    this.unanswered.set(move, whole);
    this.send(whole);
    return move;
  }
}
