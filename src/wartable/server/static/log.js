// The log, newest first; every line can show the rule it rests on.
// @ts-check
import { $, make, seatIcon, t } from "./dom.js";
import { cut, surplus } from "./lines.js";
import { cite, ruleText } from "./rules.js";

const MOST = 400;

export class Log {
  /** @param {string} game */
  constructor(game) {
    this.game = game;
    /** @type {{n: number, head: boolean, li: HTMLElement}[]} */ this.shown = []; // oldest first; the page has them newest first, each turn under its heading
  }

  /** Lines from `cut` on are replaced; those before stay as they are, with what was unfolded in them. @param {import("./protocol").LogChange} change */
  take(change) {
    const fresh = this.shown.length > 0 && change.lines.length < 100;
    const { gone, kept, come: lines } = cut(this.shown, change, MOST);
    for (const { li } of gone) li.remove();
    if (change.lines.length || gone.length) for (const { li } of kept) li.classList.remove("new");
    const come = lines.map((l) => ({ n: l.n, head: Boolean(l.head), li: this.row(l) }));
    if (fresh) for (const { li } of come) li.classList.add("new");
    this.place(come, [...kept].reverse().find((l) => l.head)?.li);
    this.shown = [...kept, ...come];
    for (const { li } of this.shown.splice(0, surplus(this.shown, MOST))) li.remove();
    this.shown[this.shown.length - 1]?.li.classList.add("new");
    return change.lines;
  }

  /** @param {{head: boolean, li: HTMLElement}[]} come @param {HTMLElement} [heading] of the last turn already shown */
  place(come, heading) {
    for (const { head, li } of come) {
      if (head || !heading) $("#log").prepend(li);
      else heading.after(li);
      if (head) heading = li;
    }
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

/** A small button that unfolds the ruling. @param {string} game @param {string} rule */
export function ruleButton(game, rule) {
  const b = make("button", "rule", cite(rule));
  b.setAttribute("aria-expanded", "false");
  b.setAttribute("aria-label", t("show-rule", { name: cite(rule) }));
  b.title = t("show-rule", { name: cite(rule) });
  b.addEventListener("click", async (/** @type {Event} */ e) => {
    e.stopPropagation();
    const open = b.nextElementSibling?.classList.contains("rule-text");
    if (open) b.nextElementSibling.remove();
    else b.after(make("span", "rule-text", await ruleText(game, rule)));
    b.setAttribute("aria-expanded", String(!open));
  });
  return b;
}
