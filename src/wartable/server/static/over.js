// The end of a game as its reader sees it: won or lost, the score, where it comes from, what now.
// @ts-check
import { button, icon, link, make, result, scoreline, seatIcon, t, winners } from "./dom.js";

/** @typedef {import("./protocol").TableAbout} TableAbout */
/** @typedef {import("./protocol").Ending} Ending */

/** @type {(() => HTMLElement | null) | null} */ let turns = null; // where the game turned, once it is known

const own = (/** @type {TableAbout} */ about) => (about.you.length === 1 ? about.you[0] : undefined);

/** Who won, from the reader's side. @param {TableAbout} about @param {Ending} over */
function verdict(about, over) {
  const seat = own(about), mine = seat === undefined ? undefined : over.places[seat], first = over.places.filter((p) => p === 1).length;
  if (!mine) return "";
  return mine === 1 ? t(first > 1 ? "over-shared" : "over-won") : over.places.length > 2 ? t("over-place", { n: mine, most: over.places.length }) : t("over-lost");
}

/** The same with the scores. @param {TableAbout} about @param {Ending} over */
export function headline(about, over) {
  const words = verdict(about, over), me = own(about);
  if (!words) return over.places.length ? result(about.seats, over) : over.text;
  return `${words} ${scoreline(over, me)}`.trim();
}

/** Everybody with their score, the best first. @param {TableAbout} about @param {Ending} over */
function podium(about, over) {
  const list = make("ol", "podium"), me = own(about), counted = over.scores.some(Boolean); // else it ended before, or by other things than points
  for (const s of [...about.seats].sort((a, b) => over.places[a.seat] - over.places[b.seat])) {
    const place = over.places[s.seat], li = make("li", `seat-${s.seat % 6}${place === 1 ? " first" : ""}`), mark = make("span", "place");
    mark.append(...(place === 1 ? [icon("wt-icon-crown")] : [`${place}.`]));
    li.append(mark, seatIcon(s.seat), make("b", "", s.seat === me ? t("you-head") : s.name));
    if (counted) li.append(make("span", "score", String(over.scores[s.seat])));
    list.append(li);
  }
  return list;
}

/** How it ended: who won, what decided, where the points come from. @param {TableAbout} about @param {Ending} over */
export function outcome(about, over) {
  const box = make("section", "over"), title = make("h2", "", verdict(about, over) || winners(about.seats, over));
  title.id = "over-title";
  box.setAttribute("aria-labelledby", title.id);
  box.append(title);
  if (over.places.length && over.text) box.append(make("p", "", over.text));
  if (over.tie) box.append(make("p", "tie", over.tie));
  const whole = make("div", "whole"); // all that may be too long: it scrolls by itself
  if (over.places.length) whole.append(podium(about, over));
  if (over.sheet) whole.append(sheet(over.sheet));
  box.append(whole);
  return box;
}

/** A list that goes on below says so. @param {HTMLElement} list */
function watchLength(list) {
  const look = () => list.classList.toggle("goes-on", list.scrollHeight - list.scrollTop - list.clientHeight > 4);
  list.addEventListener("scroll", look, { passive: true });
  new ResizeObserver(look).observe(list);
}

/** Where the game turned: looked for once, by what is loaded for it. @param {TableAbout} about @param {Ending} over @param {() => void} found */
async function findTurns(about, over, found) {
  turns = () => null;
  turns = await (await import("./turns.js")).findTurns(about, own(about) ?? over.places.indexOf(1));
  if (turns()) found();
}

/** The panel over the board, until it is put away. @param {TableAbout} about @param {Ending} over @param {HTMLElement[]} buttons @param {() => void} close @param {() => void} again draws it once more */
export function overPanel(about, over, buttons, close, again) {
  const box = outcome(about, over), row = make("div", "row"), more = make("div", "row");
  const turned = turns?.(), whole = /** @type {HTMLElement} */ (box.querySelector(".whole"));
  if (turned) whole.append(turned);
  watchLength(whole);
  if (!turns && over.places.length) findTurns(about, over, again).catch(() => {}); // without them the panel is whole
  const url = `${location.origin}/t/${about.id}/replay`, share = button(t("over-share"), async () => {
    await navigator.clipboard?.writeText(url);
    share.textContent = t("copied");
  });
  const picture = button(t("over-picture"), async () => (await import("./share.js")).sharePicture(about, over, headline(about, over)), "btn quiet");
  share.className = "btn quiet";
  row.append(...buttons);
  more.append(...(navigator.clipboard ? [share] : [link(t("over-share"), url, "btn quiet")]), ...(over.places.length ? [picture] : []), button(t("over-board"), close, "btn quiet"));
  const x = button("✕", close, "btn quiet round away");
  x.setAttribute("aria-label", t("close"));
  box.prepend(x);
  const ends = make("div", "ends"); // in sight, however long the sheet is
  ends.append(row, more);
  box.append(ends);
  return box;
}

/** @param {import("./protocol").FigureTable} found */
function sheet(found) {
  const table = make("table", "scores"), head = make("tr"), body = make("tbody");
  table.append(make("caption", "", found.total ? t("over-points") : found.title));
  for (const words of found.heads) head.append(words ? Object.assign(make("th", "", words), { scope: "col" }) : make("td"));
  for (const [name, ...values] of found.rows) {
    const tr = make("tr"), th = make("th", "", name);
    th.scope = "row";
    tr.append(th, ...values.map((value) => make("td", "", value)));
    body.append(tr);
  }
  if (found.total && body.lastElementChild) { // what all comes to is read first
    body.lastElementChild.classList.add("total");
    body.prepend(body.lastElementChild);
  }
  const top = make("thead");
  top.append(head);
  table.append(top, body);
  return table;
}
