// The stage: plays what happened over the old picture, one beat after another, and ends with the new one.
// @ts-check
import { after, bare, haste, hurried, lasts, lastRead, length, ofOne, paceOf, raised, STAGGER, stands, turnOf, unread } from "./beats.js";
import { button, make, seatIcon, t } from "./dom.js";
import { calm, drop, flip, shatter, tumble } from "./motion.js";
import { clear, lain } from "./placing.js";
import { setting } from "./settings.js";
import { Spotlight } from "./spotlight.js";
import { svg, symbolBox } from "./symbols.js";

/** @typedef {import("./protocol").Beat} Beat */
/** @typedef {import("./beats.js").Shape} Shape */
/** What is shown, after what, and the position that it is of. @typedef {{layout: Shape, beats: Beat[], of?: import("./protocol").Position}} Act */

const SHORT = 64, TWICE = 400; // letters of a headline; milliseconds

export class Stage {
  /** @param {import("./board.js").Board} board @param {{say: (text: string, seat?: number) => void, ended: () => void, points: (seat: number, by: number, from: DOMRect, ms: number) => void, beat: (beat: Beat, motion: number) => void,
   *    stands?: () => boolean, reached?: (position: import("./protocol").Position) => void, passed?: (beat: Beat) => void, unread?: (beats: Beat[]) => void, words?: HTMLElement}} hooks
   *    stands: whether what a battle or an epoch came to stands until it was read, as somebody is there to read it; reached: a position on the way to the newest is told; passed: a beat that is not looked at; unread: figures that nobody had time to read; words: where captions stand, if not in the bar */
  constructor(board, hooks) {
    this.board = board;
    this.hooks = hooks;
    this.light = new Spotlight(board); // on what figures are about
    /** @type {Act[]} */ this.acts = [];
    /** @type {object | null} */ this.run = null;
    /** @type {() => void} */ this.goOn = () => {};
    this.caption = make("p", "happens");
    this.caption.setAttribute("aria-hidden", "true"); // it is said
    this.caption.hidden = true;
    /** @type {HTMLElement | null} */ this.panel = null;
    (hooks.words ?? board.host).append(this.caption);
    this.rush = false; // whether it goes to what all came to, past what led there
    this.at = 0; // which beat is told
    this.since = 0; // when it began
    this.standing = false; // whether it stands until somebody goes on
    this.place = () => {}; // lays the panel where it should lie
    addEventListener("resize", () => { if (this.panel) this.place(); });
    board.host.addEventListener("click", (e) => this.pressed(e), true);
    addEventListener("keydown", (e) => {
      if (!this.run || !(e.key === "Escape" || e.key === " " || (e.key === "Enter" && this.standing)) || (e.target instanceof Element && e.target.closest("button, input, select, textarea, dialog, summary"))) return;
      e.preventDefault();
      e.stopPropagation();
      if (this.panel) this.since = -Infinity; // it is put away by whoever sees it
      this.hurry();
    }, true);
  }

  /** Milliseconds for each of a normal run. */
  get pace() {
    return paceOf(setting("speed"));
  }

  /** Whether something is told that is held up to be read. */
  get reads() {
    return Boolean(this.run) && this.acts.some(({ beats }) => beats.some((beat) => beat.figures || beat.kind === "read"));
  }

  /** What is still to be read, or told, before the next question: the beat whose figures say that something is over. @returns {Beat | undefined} */
  get result() {
    return this.left.find((beat) => beat.figures?.over);
  }

  /** What is told now and after it. */
  get left() {
    return this.run ? this.acts.flatMap(({ beats }, n) => (n ? beats : beats.slice(this.at))) : [];
  }

  /** Whose deeds are still to be told, where others acted and telling it takes a while. @param {readonly number[]} own seats @param {number} least milliseconds */
  others(own, least) {
    return length(this.left, this.pace) < least ? undefined : this.left.map(turnOf).find((seat) => seat !== undefined && !own.includes(seat));
  }

  /** Whether something is still to be thrown. */
  get rolls() {
    return this.left.some(({ kind }) => kind === "roll");
  }

  /** Whose turn is told, of whom it is known. */
  get turn() {
    const { beats = [] } = this.acts[0] ?? {};
    return this.run ? beats.slice(0, this.at + 1).map(turnOf).findLast((seat) => seat !== undefined) ?? this.left.map(turnOf).find((seat) => seat !== undefined) : undefined;
  }

  /** The position that what is told leads to. */
  get next() {
    return this.run ? this.acts[0]?.of : undefined;
  }

  /** Whether that has begun: figures of it are shown, or have been. */
  get sums() {
    const { result, at } = this, beats = this.acts[0]?.beats ?? [];
    return Boolean(result && beats.includes(result) && beats.slice(0, at + 1).some((beat) => beat.figures));
  }

  /** What the head says in place of what the board is at: that a scoring is shown, and after it already where what is asked belongs. */
  get head() {
    if (this.sums) return this.result?.figures?.over;
    return this.run && this.acts[0].beats.slice(0, this.at).some((beat) => beat.figures?.over) ? this.acts[this.acts.length - 1].of?.scene.subtitle : undefined;
  }

  /** Shows a picture, after what led to it; what waits already comes first. @param {Shape} layout @param {Beat[]} beats @param {import("./protocol").Position} [of] */
  show(layout, beats, of) {
    this.acts.push({ layout, beats, of });
    if (!this.pace || document.hidden || (!beats.length && !this.run)) return this.end();
    if (this.run) return; // also a picture that nothing led to comes in its turn
    document.body.dataset.playing = "true";
    void this.play(this.run = {});
  }

  /** On to what it all came to, where that is still to be read; else to the end. */
  hurry() {
    if (!this.run || this.rush || !(lastRead(this.acts[0].beats) > this.at || this.more)) return this.end();
    this.rush = true;
    this.goOn();
  }

  /** Whether one of the positions that wait has something to be read. */
  get more() {
    return this.acts.slice(1).some(({ beats }) => lastRead(beats) >= 0);
  }

  /** On from what stands there to be read; two presses in a moment are one. */
  pass() {
    if (this.standing && performance.now() - this.since < TWICE) return;
    if (this.panel) this.since = -Infinity;
    this.hurry();
  }

  /** A press on what is held up goes on; one elsewhere on the board hurries, but for what lies over the board. @param {Event} e */
  pressed(e) {
    if (!this.run || /** @type {Element} */ (e.target).closest(".over, .curtain, .kept, .toast")) return;
    e.preventDefault();
    e.stopPropagation();
    if (this.panel?.contains(/** @type {Node} */ (e.target))) this.goOn();
    else {
      if (this.panel) this.since = -Infinity; // it is put away by whoever sees it
      this.hurry();
    }
  }

  /** The newest picture at once. */
  end() {
    const acts = this.acts, missed = this.pace ? unread(acts.flatMap(({ beats }) => beats), this.run ? this.at : -1, performance.now() - this.since) : [];
    this.acts = [];
    this.run = null;
    this.rush = this.standing = false;
    this.goOn();
    this.clear();
    delete document.body.dataset.playing;
    if (!acts.length) return;
    for (const motion of this.board.root.getAnimations({ subtree: true })) motion.finish();
    this.board.show(acts[acts.length - 1].layout);
    if (missed.length) this.hooks.unread?.(missed);
    this.hooks.ended();
  }

  clear() {
    this.panel?.remove();
    this.panel = null;
    this.light.away();
    this.caption.hidden = true;
  }

  /** @param {object} run */
  async play(run) {
    while (this.acts.length) {
      const { beats, layout, of } = this.acts[0];
      let picture = bare(this.board.scene);
      for (const [n, beat] of beats.entries()) {
        const left = [...beats.slice(n), ...this.acts.slice(1).flatMap((act) => act.beats)];
        picture = after(picture, beat);
        if (this.rush && (n < lastRead(beats) || (n > lastRead(beats) && this.more))) {
          this.hooks.passed?.(beat);
          continue;
        }
        this.rush = false;
        this.at = n;
        this.since = performance.now();
        await this.tell(beat, picture, this.pace * hurried(beat, haste(length(left, this.pace), this.acts.some((act, k) => k > 0 && act.beats.length))));
        if (this.run !== run) return;
      }
      this.at = beats.length;
      if (this.acts.length === 1) return this.end();
      this.acts.shift();
      this.board.show(bare(layout));
      if (of) this.hooks.reached?.(of);
    }
  }

  /** @param {Beat} beat @param {Shape} picture @param {number} pace */
  async tell(beat, picture, pace) {
    const { motion, hold } = lasts(beat, pace), { text = "", seat, pieces = [], points = [], at = [] } = beat;
    this.clear();
    this.caption.hidden = !text || Boolean(beat.figures);
    this.caption.replaceChildren(...(seat === undefined ? [] : [seatIcon(seat)]), make("b", "", text));
    if (text) this.hooks.say(text, seat);
    const fresh = raised(beat, (id) => this.board.shown.has(id));
    this.board.show(fresh ? after(picture, { ...beat, pieces: [], gone: [fresh.id] }) : picture, { pace, come: drop, go: beat.kind === "leave" ? shatter : undefined, turn: flip });
    if (beat.figures && !ofOne(beat)) this.light.show([...at]);
    else this.board.watch(fresh ? [] : [...at]);
    this.hooks.beat(beat, motion);
    if (beat.kind === "roll") this.roll(pieces.map((p) => p.id), motion);
    const from = (this.board.shown.get(at[0])?.el ?? this.board.host).getBoundingClientRect();
    for (const [who, by] of points) this.hooks.points(who, by, from, motion || 1);
    if (beat.kind === "result" && beat.figures) this.hold(figures(beat, button(t(beat.figures.over ? "close" : "result-on"), () => {}, "btn")), at, ofOne(beat));
    if (beat.kind === "read") this.hold(this.card(beat), fresh ? at : []);
    if (beat.pause === "none" && this.left.length > 1) return; // the next one begins with it
    this.standing = stands(beat) && Boolean(this.hooks.stands?.());
    await this.wait(this.standing ? Infinity : motion + hold);
    this.standing = false;
    this.light.away();
  }

  /** @param {number} ms */
  wait(ms) {
    return new Promise((/** @type {(value?: unknown) => void} */ resolve) => {
      const timer = ms === Infinity ? 0 : setTimeout(resolve, ms);
      this.goOn = () => { clearTimeout(timer); resolve(); };
    });
  }

  /** Every die that is thrown tumbles, one after another. @param {string[]} ids @param {number} motion */
  roll(ids, motion) {
    const dice = ids.flatMap((id) => this.board.shown.get(id) ?? []), faces = [...new Set(dice.map((d) => d.piece.symbol))];
    if (calm.matches) return;
    const each = motion / (1 + (STAGGER / 750) * Math.max(0, dice.length - 1));
    dice.forEach((die, n) => tumble(die, faces, n * (STAGGER / 750) * each, each));
  }

  /** @param {HTMLElement} panel @param {readonly string[]} [at] ids of pieces that it is about: it hides as little of them as it can @param {boolean} [small] whether it lies at the first of them */
  hold(panel, at = [], small = false) {
    this.panel = panel;
    this.board.host.append(panel);
    if (small) panel.classList.add("aside");
    this.place = () => {
      panel.removeAttribute("style");
      const about = at.flatMap((id) => this.board.shown.get(id)?.use.getBoundingClientRect() ?? []), all = [...this.board.shown.values()].map(({ use }) => use.getBoundingClientRect());
      if (!about.length) return;
      const host = this.board.host.getBoundingClientRect(), size = { w: panel.offsetWidth, h: panel.offsetHeight }, { x, y } = small ? lain(size, about[0], host) : clear(size, about, host, all);
      Object.assign(panel.style, { inset: "auto", margin: "0", left: `${x - host.left}px`, top: `${y - host.top}px` });
    };
    this.place();
  }

  /** A card held up large. @param {Beat} beat */
  card({ text = "", pieces = [], at = [] }) {
    const box = make("div", "held-up"), piece = pieces[0] ?? this.board.shown.get(at[0])?.piece;
    let told = false; // by the words on its face
    if (piece) {
      const { face } = symbolBox(piece.symbol), { w, h } = symbolBox(face), room = this.board.room.kept?.pane ?? this.board.room.size;
      const k = Math.min((0.7 * room.w) / w, (0.55 * room.h) / h, 3), picture = svg("svg", { width: w * k, height: h * k, "aria-hidden": "true" });
      svg("use", { href: `#${face}`, width: w * k, height: h * k }, picture);
      box.append(picture, make("strong", "", piece.title ?? ""));
      told = !piece.tip && Boolean(pieces[0] && document.querySelector(`#${face} .wt-words`));
    }
    if (text && !told) box.append(make("p", "", text));
    return box;
  }
}

/** What something came to: a short headline (words behind the title in the text are told by the rows), its table, which scrolls where it is long, and the button, always in sight. @param {import("./protocol").Beat} beat @param {HTMLElement} on the button that goes on */
export function figures({ text = "", figures: found }, on) {
  const box = make("div", "held-up sums"), table = make("table"), head = make("tr"), body = make("tbody"), room = make("div", "rows");
  if (!found) return box;
  for (const word of found.heads) head.append(make(word ? "th" : "td", "", word));
  for (const row of found.rows) {
    const line = make("tr");
    line.append(...row.map((word, n) => make(n ? "td" : "th", "", word)));
    body.append(line);
  }
  if (found.total) body.lastElementChild?.classList.add("total");
  const top = make("thead"), told = text.startsWith(found.title), short = found.over && text.length <= SHORT && !told, words = make("div", "words");
  top.append(head);
  table.append(...(short ? [make("caption", "", found.title)] : []), top, body);
  words.append(make("strong", "", short ? text : found.title), ...(short || told ? [] : [make("p", "said", text)]));
  room.append(table);
  box.append(words, room, on);
  return box;
}
