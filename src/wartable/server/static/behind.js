// The words beside a board that still shows how the present came about: log, head and scores come with what is told, never before it. What is
// asked is there at once; whoever presses is in the present with everything. No document.
// @ts-check

/** @typedef {import("./protocol").Position} Position */
/** @typedef {import("./protocol").LogChange} Change */

/** How many lines, from the first on, are told with a beat: all before its action, and of its own those up to the sentence it says.
 *  @param {import("./protocol").LogLine[]} lines @param {Pick<import("./protocol").Beat, "n" | "text">} beat */
export function told(lines, { n = -1, text }) {
  return lines.findLastIndex((line) => line.n < (n ?? -1) || (line.n === n && line.text === text)) + 1;
}

export class Behind {
  /** @param {{take: (change: Change) => void}} log */
  constructor(log) {
    this.log = log;
    /** Lines to come, with the positions that brought them. @type {{of: Position, change: Change}[]} */ this.waiting = [];
    /** Whose head and scores are shown while later ones wait. @type {Position["scene"] | null} */ this.held = null;
    /** @type {Position["scene"] | null} */ this.shown = null; // last
  }

  /** Whose head and scores stand beside the board. @param {Position | null} position */
  scene(position) {
    return (this.shown = this.held ?? position?.scene ?? null);
  }

  /** A position came: its lines wait. @param {Position} of */
  take(of) {
    this.waiting.push({ of, change: of.log });
  }

  /** What led to a position is told now: the words stay as they are. */
  hold() {
    this.held ??= this.shown;
  }

  /** What is said of the seats, as it is once a beat has happened. @param {readonly string[]} [facts] */
  say(facts) {
    if (facts?.length && this.held) this.held = { ...this.held, players: this.held.players.map((p) => ({ ...p, facts: facts[p.seat] ?? p.facts })) };
  }

  /** @param {import("./protocol").Beat} beat */
  tell(beat) {
    this.say(beat.facts);
    for (;;) {
      const next = this.waiting[0];
      if (!next) return;
      const { cut, lines } = next.change, many = told(lines, beat);
      if (!many && lines.length) return;
      this.log.take({ cut, lines: lines.slice(0, many) });
      next.change = { cut: Infinity, lines: lines.slice(many) }; // what was replaced is gone
      if (next.change.lines.length) return;
      this.waiting.shift();
    }
  }

  /** The board is at this position, on its way to a later one. @param {Position} position */
  reach(position) {
    const last = this.waiting.findIndex(({ of }) => of === position);
    for (const { change } of this.waiting.splice(0, last + 1)) this.log.take(change);
    this.held = position.scene;
  }

  /** Everything is in the present. */
  end() {
    for (const { change } of this.waiting.splice(0)) this.log.take(change);
    this.held = null;
  }
}
