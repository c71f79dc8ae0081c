// The log, as a book is read: the newest at the end, each turn under its heading, routine folded. Every line can show the rule it rests on.
// @ts-check
import { $, make, seatIcon, t } from "./dom.js";
import { cut, surplus } from "./lines.js";
import { cite, ruleText } from "./citing.js";

const MOST = 400, NEAR = 40; // lines; pixels from the end that count as being there

/** @typedef {{n: number, head: boolean, li: HTMLElement}} Shown */

export class Log {
  /** @param {string} game */
  constructor(game) {
    this.game = game;
    /** @type {Shown[]} */ this.shown = []; // oldest first
    /** Routine that still grows. @type {{last: HTMLElement, fold?: HTMLElement} | null} */ this.run = null;
    this.atEnd = true; // whether the newest line is in sight, and is kept there
    this.top = 0; // how far it was scrolled to be there
    /** Where its reader was before something was told of the past: whether at the end, and how far from the top. @type {[boolean, number] | null} */ this.was = null;
    /** Of what is told now: which action it was. @type {number | undefined} */ this.past = undefined;
    this.size = 0; // of the panel then: in one of another size the browser scrolls, not its reader
    $("#newest").addEventListener("click", () => this.end());
    $("#panel-log").addEventListener("scroll", () => this.look());
    new ResizeObserver(() => this.stay()).observe($("#panel-log"));
  }

  /** Whoever scrolls up reads, and is let read; the panel may also have become lower by itself. */
  look() {
    const { scrollTop, scrollHeight, clientHeight, clientWidth } = $("#panel-log");
    if (scrollTop < this.top - 1 && this.size === clientWidth * clientHeight) this.atEnd = false;
    if (scrollHeight - scrollTop - clientHeight < NEAR) {
      this.atEnd = true;
      this.top = scrollTop;
    }
    if (this.atEnd) $("#newest").hidden = true;
    this.tuck();
  }

  /** A line that the heading of its turn covers in part is not seen until the whole of it is. */
  tuck() {
    const panel = $("#panel-log"), { top } = panel.getBoundingClientRect();
    for (const li of panel.querySelectorAll(".tucked")) li.classList.remove("tucked");
    const turn = [...panel.querySelectorAll(".turn")].find((each) => each.getBoundingClientRect().bottom > top + 1), edge = turn?.querySelector(":scope > .mark")?.getBoundingClientRect().bottom ?? top;
    for (const li of turn?.children ?? []) {
      const box = li.getBoundingClientRect(), over = li.classList.contains("mark") ? top - 2 : edge;
      if (box.top < over - 1 && box.bottom > over) li.classList.add("tucked"); // half a pixel is seen by nobody
      if (box.top > edge) break;
    }
  }

  /** The newest line stays in sight if it was. The browser tells of scrolling only with its next picture, so it is looked at here first. */
  stay() {
    this.look();
    if (this.atEnd) this.end();
  }

  /** Shows the newest line. */
  end() {
    this.atEnd = true;
    $("#newest").hidden = true;
    const panel = $("#panel-log"), list = $("#log");
    list.style.paddingBottom = "";
    panel.scrollTop = panel.scrollHeight;
    this.tuck();
    const hidden = [...panel.querySelectorAll(".tucked")].at(-1), head = hidden?.parentElement?.firstElementChild;
    if (hidden && head) { // what is left free goes under the newest line, not under the heading
      const edge = head === hidden ? panel.getBoundingClientRect().top : head.getBoundingClientRect().bottom;
      list.style.paddingBottom = `${Math.max(0, hidden.getBoundingClientRect().bottom - edge)}px`;
      panel.scrollTop = panel.scrollHeight;
    }
    this.top = $("#panel-log").scrollTop;
    this.size = $("#panel-log").clientWidth * $("#panel-log").clientHeight;
    this.tuck();
  }

  /** What is told of the past stands out, and is in sight; what came after it is not shown. @param {number} [action] none: all that happened has been told, and its reader is where he was */
  mark(action) {
    const panel = $("#panel-log");
    this.past = action;
    if (action !== undefined) this.was ??= [this.atEnd, panel.scrollTop];
    for (const { n, li } of this.shown) {
      li.classList.toggle("told", n === action);
      li.hidden = this.isAhead(n);
    }
    const row = $("#log").querySelector(".told")?.getBoundingClientRect(), { top, height } = panel.getBoundingClientRect();
    if (action === undefined) {
      const [atEnd, top] = this.was ?? [true, 0];
      this.was = null;
      this.atEnd = atEnd;
      if (atEnd) this.end();
      else panel.scrollTop = top;
    } else if (row?.height) panel.scrollTop += row.top - top - (height - row.height) / 2;
  }

  /** Whether a line tells of what came after the past that is told. @param {number} n */
  isAhead(n) { return this.past !== undefined && n > this.past; }

  /** Lines from `cut` on are replaced; those before stay as they are, with what was unfolded in them. @param {import("./protocol").LogChange} change */
  take(change) {
    this.look();
    const fresh = this.shown.length > 0 && change.lines.length < 100;
    const { gone, kept, come } = cut(this.shown, change, MOST);
    for (const line of gone) this.drop(line);
    if (gone.length) this.run = null;
    if (change.lines.length || gone.length) for (const { li } of kept) li.classList.remove("new");
    this.shown = [...kept, ...come.map((l) => this.add(l))];
    if (fresh) for (const { li } of this.shown.slice(kept.length)) li.classList.add("new");
    for (const line of this.shown.splice(0, surplus(this.shown, MOST))) this.drop(line);
    this.shown[this.shown.length - 1]?.li.classList.add("new");
    if (this.atEnd) this.end();
    else $("#newest").hidden = !come.length && $("#newest").hidden;
    return change.lines;
  }

  /** @param {import("./protocol").LogLine} line @returns {Shown} */
  add(line) {
    const li = this.row(line);
    li.hidden = this.isAhead(line.n);
    const found = { n: line.n, head: Boolean(line.head), li }, turn = this.turn(found.head);
    if (!line.routine || line.head) {
      this.run = null;
      turn.append(li);
      return found;
    }
    if (!this.run) {
      this.run = { last: li };
      turn.append(li);
      return found;
    }
    const run = this.run, fold = run.fold ??= this.fold(run.last);
    fold.querySelector("ol")?.append(li);
    count(fold);
    return found;
  }

  /** The lines of the last turn, or of a new one: its heading stays in sight above them, and goes with them. @param {boolean} fresh */
  turn(fresh) {
    const last = $("#log").lastElementChild;
    if (last && !fresh) return last;
    const turn = make("ol", "turn");
    $("#log").append(turn);
    return turn;
  }

  /** Routine lines in one row, from this one on: it stands for them until somebody opens it. @param {HTMLElement} first */
  fold(first) {
    const li = make("li", "fold"), box = make("details"), summary = make("summary"), inner = make("ol");
    summary.append(make("span", "first", first.querySelector("span")?.textContent ?? ""), make("small"));
    box.append(summary, inner);
    li.append(box);
    first.before(li);
    inner.append(first);
    return li;
  }

  /** @param {Shown} line */
  drop({ li }) {
    const fold = /** @type {HTMLElement | null} */ (li.closest(".fold")), turn = li.closest(".turn");
    li.remove();
    if (fold) count(fold);
    if (!turn?.childElementCount) turn?.remove();
  }

  /** @param {import("./protocol").LogLine} line */
  row(line) {
    const li = make("li", `${line.seat === undefined ? "plain" : `seat-${line.seat % 6}`} ${line.head ? "mark" : ""}`.trim());
    if (line.seat !== undefined) li.append(seatIcon(line.seat));
    li.append(make(line.head ? "h2" : "span", "", line.text));
    if (line.rule) li.append(ruleButton(this.game, line.rule));
    return li;
  }
}

/** How many a fold holds; one that holds nothing goes. @param {HTMLElement} fold */
function count(fold) {
  const n = fold.querySelector("ol")?.children.length ?? 0, more = fold.querySelector("small");
  if (!n) fold.remove();
  if (more) more.textContent = n > 1 ? t("log-more", { n: n - 1 }) : "";
}

/** A small button that unfolds the ruling. @param {string} game @param {string} rule */
export function ruleButton(game, rule) {
  const b = make("button", "rule", "§");
  b.setAttribute("aria-expanded", "false");
  b.setAttribute("aria-label", t("show-rule", { name: cite(rule) }));
  b.title = t("show-rule", { name: cite(rule) });
  b.addEventListener("click", async (/** @type {Event} */ e) => {
    e.stopPropagation();
    const open = b.nextElementSibling?.classList.contains("rule-text");
    if (open) b.nextElementSibling.remove();
    else b.after(make("span", "rule-text", `${cite(rule)}: ${await ruleText(game, rule)}`));
    b.setAttribute("aria-expanded", String(!open));
  });
  return b;
}
