// The log and the chat, newest first; every line can show the rule it rests on.
// @ts-check
import { $, button, make, seatIcon, t } from "./dom.js";
import { cite, ruleText } from "./rules.js";

const MOST = 400;

export class Log {
  /** @param {string} game */
  constructor(game) {
    this.game = game;
    /** @type {any[]} */ this.lines = [];
  }

  /** @param {{cut: number, lines: any[]}} change */
  take(change) {
    const fresh = this.lines.length > 0 && change.lines.length < 100;
    this.lines = [...this.lines.filter((l) => l.n < change.cut).map((l) => ({ ...l, fresh: false })), ...change.lines.map((l) => ({ ...l, fresh }))].slice(-MOST);
    $("#log").replaceChildren(...this.lines.map((l, i) => this.row(l, i === this.lines.length - 1)).reverse());
    return change.lines;
  }

  /** @param {any} line @param {boolean} last */
  row(line, last) {
    const li = make("li", `${line.seat === undefined ? "plain" : `seat-${line.seat % 6}`} ${line.fresh || last ? "new" : ""}`);
    if (line.seat !== undefined) li.append(seatIcon(line.seat));
    li.append(make("span", "", line.text));
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

/** @param {any} chat @param {(person: string) => void} mute @param {boolean} mine */
export function chatLine(chat, mute, mine) {
  const li = make("li", chat.seat === null ? "" : `seat-${chat.seat % 6}`);
  li.dataset.person = chat.person;
  const head = make("b", "", chat.name);
  if (chat.seat !== null) li.append(seatIcon(chat.seat));
  li.append(head, " ", make("span", "", chat.text));
  if (!mine) li.append(button(t("mute"), () => mute(chat.person), "link"));
  return li;
}
