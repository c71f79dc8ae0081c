// Boxes under the question: what a bot advises, exact odds.
// @ts-check
import { $, button, make, t } from "./dom.js";

/** @typedef {import("./protocol").Hint} Hint */

/** A box that one can put away again. @param {HTMLElement} box @param {string} title @param {() => void} away */
export function closable(box, title, away) {
  const head = make("div", "head"), x = button("✕", () => { away(); $("#ask").focus(); }, "btn quiet round");
  x.setAttribute("aria-label", t("close"));
  head.append(make("p", "", title), x);
  box.prepend(head);
  box.addEventListener("keydown", (e) => { if (e.key === "Escape") x.click(); });
  return box;
}

/** @param {Hint} hint @param {(action: import("./protocol").OfferShown, el: HTMLElement) => void} perform @param {() => void} away */
export function adviceBox(hint, perform, away) {
  const el = make("div", "notice advice");
  for (const { notation, label, text } of hint.advice.slice(0, 3)) {
    const b = button(label, () => perform({ notation, label }, b), "btn");
    const why = text.startsWith(`${label}: `) ? text.slice(label.length + 2) : text;
    if (why && why !== label) b.append(make("small", "", why));
    el.append(b);
  }
  if (hint.odds) el.append(oddsTable(hint.odds));
  return closable(el, t("hint-title"), away);
}

/** In the place of a hint, while it is thought about. */
export function thinkingBox() {
  const el = make("div", "notice thinking", t("hint-thinking"));
  el.setAttribute("aria-busy", "true");
  return el;
}

/** @param {import("./protocol").OddsTable} odds */
function oddsTable(odds) {
  const fold = make("details", "chapter"), scroll = make("div", "scroll"), grid = make("table", "odds-table"), head = make("tr"), body = make("tbody"), top = make("thead");
  scroll.tabIndex = 0;
  scroll.setAttribute("role", "region");
  scroll.setAttribute("aria-label", odds.title);
  for (const h of odds.headings) head.append(make("th", "", h));
  top.append(head);
  for (const row of odds.rows.slice(0, 12)) {
    const tr = make("tr");
    for (const cell of row) tr.append(make("td", "", cell));
    body.append(tr);
  }
  grid.append(top, body);
  scroll.append(grid);
  fold.append(make("summary", "", odds.title), scroll);
  if (odds.note) fold.append(make("small", "", odds.note));
  return fold;
}
