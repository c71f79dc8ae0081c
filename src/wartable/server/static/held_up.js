// What is held up over a board to be read: a table of figures.
// @ts-check
import { make } from "./dom.js";

/** What something came to. @param {import("./protocol").Beat} beat @param {HTMLElement} on the button that goes on */
export function figures({ text = "", figures: found }, on) {
  const box = make("div", "held-up"), table = make("table"), head = make("tr"), body = make("tbody");
  if (!found) return box;
  for (const word of found.heads) head.append(make(word ? "th" : "td", "", word));
  for (const row of found.rows) {
    const line = make("tr");
    line.append(...row.map((word, n) => make(n ? "td" : "th", "", word)));
    body.append(line);
  }
  if (found.total) body.lastElementChild?.classList.add("total");
  const top = make("thead");
  top.append(head);
  table.append(make("caption", "", found.title), top, body);
  box.append(...(text && text !== found.title ? [make("strong", "", text)] : []), table, on);
  return box;
}
