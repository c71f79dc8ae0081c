// The end of a game as its reader sees it: won or lost, the score, where it comes from, what now.
// @ts-check
import { button, link, make, result, t } from "./dom.js";

/** @typedef {import("./protocol").TableAbout} TableAbout */
/** @typedef {import("./protocol").Ending} Ending */

/** Who won, from the reader's side. @param {TableAbout} about @param {Ending} over */
export function headline(about, over) {
  const mine = about.you.length === 1 ? over.places[about.you[0]] : undefined, first = over.places.filter((p) => p === 1).length;
  if (!mine) return over.places.length ? result(about.seats, over) : over.text;
  const words = mine === 1 ? t(first > 1 ? "over-shared" : "over-won") : over.places.length > 2 ? t("over-place", { n: mine, most: over.places.length }) : t("over-lost");
  return `${words} ${figures(about, over).join(" : ")}`;
}

/** The scores, the reader's own first. @param {TableAbout} about @param {Ending} over */
function figures(about, over) {
  const own = about.you.length === 1 ? about.you : [];
  return [...own, ...about.seats.map((s) => s.seat).filter((seat) => !own.includes(seat))].map((seat) => over.scores[seat]);
}

/** How it ended: who won, what decided, where the points come from. @param {TableAbout} about @param {Ending} over */
export function outcome(about, over) {
  const box = make("section", "over"), title = make("h2", "", headline(about, over));
  title.id = "over-title";
  box.setAttribute("aria-labelledby", title.id);
  box.append(title);
  if (over.places.length && over.text) box.append(make("p", "", over.text));
  if (over.tie) box.append(make("p", "tie", over.tie));
  if (over.sheet) box.append(sheet(over.sheet));
  return box;
}

/** The panel over the board, until it is put away. @param {TableAbout} about @param {Ending} over @param {HTMLElement[]} buttons @param {() => void} close */
export function overPanel(about, over, buttons, close) {
  const box = outcome(about, over), row = make("div", "row");
  const url = `${location.origin}/t/${about.id}/replay`, share = button(t("over-share"), async () => {
    await navigator.clipboard?.writeText(url);
    share.textContent = t("copied");
  });
  row.append(...buttons, ...(navigator.clipboard ? [share] : [link(t("over-share"), url)]), button(t("over-board"), close, "btn quiet"));
  box.append(row);
  return box;
}

/** @param {import("./protocol").FigureTable} found */
function sheet(found) {
  const table = make("table", "scores"), head = make("tr"), body = make("tbody");
  table.append(make("caption", "visually-hidden", found.title));
  for (const words of found.heads) { const th = make("th", "", words); th.scope = "col"; head.append(th); }
  for (const [name, ...values] of found.rows) {
    const tr = make("tr"), th = make("th", "", name);
    th.scope = "row";
    tr.append(th, ...values.map((value) => make("td", "", value)));
    body.append(tr);
  }
  if (found.total) body.lastElementChild?.classList.add("total");
  const top = make("thead");
  top.append(head);
  table.append(top, body);
  return table;
}
