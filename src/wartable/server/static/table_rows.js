// Rows of tables in the lobby and among finished games: against whom, whose turn or how it ended, the clock, when something happened last.
// @ts-check
import { locale } from "./dates.js";
import { cover, icon, link, make, scoreline, seatIcon, t } from "./dom.js";
import { ago, clockWords } from "./durations.js";
import { hasWon, others, state } from "./row_words.js";

/** @typedef {import("./protocol").ListedTable} Row */

const relative = new Intl.RelativeTimeFormat(document.documentElement.lang, { numeric: "auto" });
const day = new Intl.DateTimeFormat(locale, { dateStyle: "medium" });
const exact = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });

/** @param {Row} row */
function dots({ seats, status }) {
  const box = make("span", "dots"), taken = seats.filter((s) => s.taken).length;
  box.setAttribute("role", "img");
  box.setAttribute("aria-label", t("seats-taken", { n: taken, most: seats.length }));
  for (const s of seats) box.append(s.taken || status === "over" ? seatIcon(s.seat) : icon("wt-seat-open", "open"));
  return box;
}

/** When it was, in words, and of what is over the day; exactly where one points. @param {number} at @param {boolean} over */
function when(at, over) {
  const [n, unit] = ago(at, Date.now()), words = make("time", "", over ? day.format(at) : n ? relative.format(n, unit) : t("just-now"));
  words.dateTime = new Date(at).toISOString();
  words.title = exact.format(at);
  return words;
}

/** A clock that runs on until the list is made again. @param {number} until */
function clock(until) {
  const el = make("span", "clock"), draw = () => {
    const left = until - Date.now();
    el.textContent = t("time-for", { name: clockWords(left, t) });
    el.classList.toggle("short", left < 60000);
  };
  draw();
  const timer = setInterval(() => { if (el.isConnected) draw(); else clearInterval(timer); }, 1000);
  return el;
}

/** How a table stands or came out, with the scores: the reader's own first, else the winner's. @param {Row} row */
function standing(row) {
  const { status, result, scores = [], seats } = row, mine = seats.filter((s) => s.you), [key, args] = state(row), words = t(key, args);
  const line = status === "over" ? scoreline({ places: result ?? [], scores }, mine.length === 1 ? mine[0].seat : undefined) : "";
  return line ? `${words.replace(/\.$/, key === "over-place" ? " ·" : "")} ${line.replaceAll(" ", "\u00a0")}` : words;
}

/** @param {Row} row @param {string} title of its game @param {string} words of its button @param {string} href */
export function tableRow(row, title, words, href) {
  const li = make("li"), body = make("div"), who = make("div", "who"), meta = make("div", "meta"), rivals = others(row);
  const name = make("b", "", row.title && row.title !== "record" ? row.title : title);
  const key = state(row)[0], status = make("span", row.turn ? "your-turn" : hasWon(row) ? "won" : "", standing(row));
  status.dataset.state = key;
  who.append(dots(row), make("span", "", rivals.length ? t(row.seats.some((s) => s.you) ? "against" : "sit-there", { name: rivals.join(", ") }) : t("nobody-else")));
  const time = row.until ? [clock(row.until)] : row.timed && row.status !== "over" ? [make("span", "", row.clock)] : [];
  for (const part of [status, ...time, ...(row.status === "over" && row.moves ? [make("span", "", t("row-moves", { n: row.moves }))] : []), when(row.changed, row.status === "over")]) meta.append(part, " "); // it may go on in another line
  body.append(name, who, meta);
  li.append(cover(row.game, "thumb"), body, link(words, href, row.turn ? "btn primary" : "btn"));
  return li;
}

/** What stands in an empty list: what to do. @param {string} words @param {HTMLElement[]} more */
export function emptyRow(words, ...more) {
  const li = make("li", "empty");
  li.append(make("p", "", words), ...more);
  return li;
}
