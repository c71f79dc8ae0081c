// The log and the chat, newest first; every line can show the rule it rests on.
// @ts-check
import { $, button, make, seatIcon, t } from "./dom.js";
import { cite, ruleText } from "./rules.js";

const MOST = 400;

export class Log {
  /** @param {string} game */
  constructor(game) {
    this.game = game;
    /** @type {{n: number, head: boolean, li: HTMLElement}[]} */ this.shown = []; // oldest first; the page has them newest first, each turn under its heading
  }

  /** Lines from `cut` on are replaced; those before stay as they are, with what was unfolded in them. @param {{cut: number, lines: any[]}} change */
  take(change) {
    const fresh = this.shown.length > 0 && change.lines.length < 100;
    const gone = this.shown.filter((l) => l.n >= change.cut), kept = this.shown.filter((l) => l.n < change.cut);
    for (const { li } of gone) li.remove();
    if (change.lines.length || gone.length) for (const { li } of kept) li.classList.remove("new");
    const come = change.lines.slice(-MOST).map((l) => ({ n: l.n, head: Boolean(l.head), li: this.row(l) }));
    if (fresh) for (const { li } of come) li.classList.add("new");
    this.place(come, [...kept].reverse().find((l) => l.head)?.li);
    this.shown = [...kept, ...come];
    const most = this.shown.length > MOST ? this.shown.findIndex((l, i) => i >= this.shown.length - MOST && l.head) : 0; // whole turns
    for (const { li } of this.shown.splice(0, most < 0 ? this.shown.length - MOST : most)) li.remove();
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

  /** @param {any} line */
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

/** @param {any} chat @param {(person: string, name: string) => void} mute @param {boolean} mine */
export function chatLine(chat, mute, mine) {
  const li = make("li", chat.seat === null ? "" : `seat-${chat.seat % 6}`);
  li.dataset.person = chat.person;
  const head = make("b", "", chat.name);
  if (chat.seat !== null) li.append(seatIcon(chat.seat));
  li.append(head, " ");
  if (chat.to) li.append(make("em", "to", `(${chat.to.you ? t("to-you") : t("to-one", { name: chat.to.name })})`), " ");
  li.append(make("span", "", chat.text));
  if (!mine) li.append(button(t("mute"), () => mute(chat.person, chat.name), "link"));
  return li;
}

/** To whom the next line goes: everybody, or in games with promises one of the other people. */
export class Addressee {
  /** @param {any} select */
  constructor(select) {
    this.select = select;
    this.made = "";
  }

  /** Who left is never replaced by everybody, nor by whoever sits there now: then nothing is chosen. @param {any} about */
  show(about) {
    const others = about.promises && about.you.length ? about.seats.filter((/** @type {any} */ s) => s.kind === "person" && !s.you) : [];
    const rows = [["", t("to-all")], ...others.map((/** @type {any} */ s) => [`${s.seat} ${s.person}`, t("to-one", { name: s.name })])];
    if (this.made === JSON.stringify(rows)) return;
    this.made = JSON.stringify(rows);
    const before = this.select.options.length ? this.select.value : "", lost = this.select.options.length && this.select.selectedIndex < 0;
    this.select.replaceChildren(...rows.map(([value, words]) => { const o = make("option", "", words); o.value = value; return o; }));
    this.select.selectedIndex = lost ? -1 : rows.findIndex(([value]) => value === before);
    this.select.hidden = rows.length < 2 && this.chosen;
  }

  get chosen() { return this.select.selectedIndex >= 0; }

  /** @returns {number | null} */
  get seat() { return this.select.value ? parseInt(this.select.value, 10) : null; }
}
