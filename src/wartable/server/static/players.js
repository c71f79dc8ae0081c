// The players' list: names, scores, whose turn, clocks.
// @ts-check
import { $, accountMark, make, seatIcon, t } from "./dom.js";
import { clockWords } from "./durations.js";
import { animate } from "./motion.js";
import { unitParts } from "./scenes.js";

const AWAY = 60000; // milliseconds after which a bot may be called for somebody; before that the server refuses

export class Players {
  constructor() {
    /** @type {import("./protocol").Position | null} */ this.position = null;
    /** Whose turn is shown. @type {readonly number[]} */ this.turns = [];
    this.skew = 0;
    /** Since when people have been seen away, by seat. @type {Map<number, number>} */ this.gone = new Map();
    /** What is shown of every seat. @type {import("./protocol").Player[]} */ this.figures = [];
    /** Scores to show while what changed them is still told, by seat. @type {Map<number, number>} */ this.held = new Map();
    this.timer = make("b", "clock"); // of the whole table, in the title
    this.timer.title = t("time-left");
    setInterval(() => this.tick(), 500);
  }

  /** @param {import("./protocol").TableAbout} about @param {import("./protocol").Position | null} position @param {(seat: number) => void} [standIn] @param {(seat: import("./protocol").SeatAbout) => void} [board]
   *  @param {import("./protocol").Scene | null} [scene] whose figures are shown, if not those of the position @param {readonly number[]} [turns] whose turn is shown, if not of those who are awaited */
  show(about, position, standIn, board, scene = position?.scene ?? null, turns = position?.over ? [] : position?.awaited ?? []) {
    this.position = position;
    this.turns = turns;
    this.figures = scene?.players ?? [];
    this.board = about.boards && position ? board : undefined;
    if (position) this.skew = position.now - Date.now();
    this.alone = about.seats.filter((s) => s.you).length === 1; // else several share this screen, and all have their names
    const lines = new Map(this.figures.map((p) => [p.seat, p]));
    this.many = about.seats.length > 4;
    $("#players").classList.toggle("many", about.seats.length > 3);
    $("#players").dataset.seats = String(about.seats.length);
    this.draw(about.seats.map((s) => this.row(s, lines.get(s.seat), standIn)));
    const own = about.seats.find((s) => s.you && (position?.seat ?? s.seat) === s.seat);
    const facts = (own && lines.get(own.seat)?.facts) ?? "";
    if ($("#own")) $("#own").textContent = facts && own ? `${this.alone ? t("you-head") : own.name}: ${facts}` : facts;
    this.tick();
  }

  /** The rows anew; the button that had the focus has it again. @param {HTMLElement[]} rows */
  draw(rows) {
    const held = document.activeElement, at = [...$("#players").children].findIndex((row) => row.contains(held));
    $("#players").replaceChildren(...rows);
    const same = at < 0 ? undefined : [...rows[at]?.querySelectorAll("button") ?? []].find((b) => b.textContent === held?.textContent);
    same?.focus();
  }

  /** @param {import("./protocol").SeatAbout} s @param {import("./protocol").Player | undefined} line @param {((seat: number) => void) | undefined} standIn */
  row(s, line, standIn) {
    const li = make("li", `seat seat-${s.seat % 6}`), name = make("span", "name", s.you && this.alone ? t("you-head") : s.name);
    const active = this.position?.awaited.includes(s.seat) && !this.position.over;
    if (this.turns.includes(s.seat)) li.setAttribute("aria-current", "true");
    if (s.account) name.append(" ", accountMark());
    if (s.you && this.alone && s.name !== t("you-head")) name.append(" ", make("small", "you", s.name));
    if (s.note) name.append(" ", make("small", "", this.many ? s.note.split(", ")[0] : s.note)); // a level is whole, a temper is in the title
    li.title = [s.name, s.note, line?.facts].filter(Boolean).join(" · ");
    const score = make("span", "score", line ? String(this.held.get(s.seat) ?? line.score) : "");
    const [figure, words] = unitParts(line?.unit ?? ""), unit = make("small", "", figure);
    if (words) unit.append(make("span", "", ` ${words}`)); // where there is little room, the figure alone
    if (figure) score.append(unit);
    const facts = make("span", "facts", line?.facts ?? "");
    const time = make("span", "clock");
    time.dataset.seat = String(s.seat);
    if (!s.here && s.kind === "person" && !s.stand_in) {
      name.append(" ", make("small", "away", t("away")));
      if (!this.gone.has(s.seat)) this.gone.set(s.seat, Date.now());
      if (standIn && active && !s.you) {
        const b = make("button", "link call-bot", t("call-bot"));
        b.dataset.seat = String(s.seat);
        b.hidden = true;
        b.addEventListener("click", (/** @type {Event} */ e) => { e.stopPropagation(); standIn(s.seat); });
        facts.append(" ", b);
      }
    }
    else this.gone.delete(s.seat);
    const look = this.board;
    if (look && !s.you) {
      const b = make("button", "link", t("board"));
      b.setAttribute("aria-label", t("board-of", { name: s.name }));
      b.addEventListener("click", (/** @type {Event} */ e) => { e.stopPropagation(); look(s); });
      facts.append(" ", b);
      li.classList.add("looks");
      li.addEventListener("click", (/** @type {Event} */ e) => { e.stopPropagation(); look(s); }); // one's own row unfolds the facts on a small screen
    }
    li.append(seatIcon(s.seat), name, score, facts, time);
    return li;
  }

  /** What the list says now: it stays so until points come or the scores are let go. */
  hold() {
    for (const p of this.figures) if (!this.held.has(p.seat)) this.held.set(p.seat, p.score);
  }

  /** The scores as they are, or as they were then. @param {import("./protocol").Scene} [then] */
  release(then) {
    this.held.clear();
    for (const p of (then ?? this.position?.scene)?.players ?? []) {
      if (then) this.held.set(p.seat, p.score);
      this.write(p.seat, p.score);
    }
  }

  /** Points that nobody sees fly. @param {number[][]} points */
  add(points) {
    for (const [seat, by] of points) {
      this.held.set(seat, (this.held.get(seat) ?? 0) + by);
      this.write(seat, this.held.get(seat) ?? 0);
    }
  }

  /** @param {number} seat @param {number} score */
  write(seat, score) {
    const found = document.querySelectorAll("#players .score")[seat]?.firstChild;
    if (found) found.nodeValue = String(score);
  }

  /** Points fly to a seat's line, and its score counts up or down. @param {number} seat @param {number} by @param {DOMRect} from @param {number} ms */
  points(seat, by, from, ms) {
    const line = document.querySelectorAll("#players .score")[seat], was = this.held.get(seat);
    if (!line || was === undefined) return;
    const to = line.getBoundingClientRect(), flying = make("span", `flying seat-${seat % 6}`, `${by > 0 ? "+" : "−"}${Math.abs(by)}`);
    const x = from.left + from.width / 2, y = from.top + from.height / 2, far = `translate(${to.left + to.width / 2 - x}px, ${to.top + to.height / 2 - y}px)`;
    Object.assign(flying.style, { left: `${x}px`, top: `${y}px` });
    document.body.append(flying);
    this.held.set(seat, was + by);
    animate(flying, [{ transform: "scale(.4)", opacity: 0 }, { transform: "scale(1.5)", opacity: 1, offset: 0.25 }, { transform: "scale(1.5)", opacity: 1, offset: 0.45 }, { transform: `${far} scale(.8)`, opacity: 1 }], 0.75 * ms, { easing: "ease-in-out" })
      .finished.finally(() => { flying.remove(); this.count(seat, was, was + by, 0.25 * ms); });
  }

  /** @param {number} seat @param {number} from @param {number} to @param {number} ms */
  count(seat, from, to, ms) {
    if (this.held.get(seat) !== to) return; // it was let go, or more points have come
    this.write(seat, from);
    if (from !== to) setTimeout(() => this.count(seat, from + Math.sign(to - from), to, ms), ms / Math.abs(to - from || 1));
  }

  tick() {
    if (!this.position) return;
    const { clock, over } = this.position, now = Date.now() + this.skew;
    for (const el of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("#players .clock"))) {
      const seat = el.dataset.seat ?? "", until = clock.until[seat];
      const left = over ? null : until ? until - now : clock.left?.[Number(seat)];
      el.textContent = left === null || left === undefined ? "" : clockWords(left, t);
      el.classList.toggle("short", left !== null && left !== undefined && left < 30000);
    }
    for (const b of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("#players .call-bot"))) b.hidden = Date.now() - (this.gone.get(Number(b.dataset.seat)) ?? Infinity) < AWAY;
    const left = clock.timer && !over ? clock.timer - now : null;
    this.timer.textContent = left === null ? "" : clockWords(left, t);
    this.timer.classList.toggle("short", left !== null && left < 30000);
  }
}
