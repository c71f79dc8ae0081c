// All puzzles, by game: that of the day, how one stands, the next one, and the list by difficulty.
// @ts-check
import { $, cover, data, link, make, t } from "./dom.js";
import { shell } from "./shell.js";
import { loadSheet } from "./symbols.js";

/** @typedef {import("./protocol").PuzzleSet} PuzzleSet */
/** @typedef {import("./protocol").PuzzleRow} PuzzleRow */

const { sets } = /** @type {import("./protocol").PuzzlesPage} */ (data());

/** A figure and what it counts. @param {string} name @param {string} value @param {string} [more] */
function figure(name, value, more = "") {
  const box = make("div"), dd = make("dd", "", value);
  if (more) dd.append(" ", make("small", "", more));
  box.append(make("dt", "", name), dd);
  return box;
}

/** @param {string} game @param {PuzzleRow} puzzle */
function chip(game, { id, rating, answered, right }) {
  const state = answered ? (right ? "yes" : "no") : "new", words = answered ? t(right ? "puzzle-yes" : "puzzle-no") : t("puzzle-new"), a = link(String(rating), `/puzzles/${game}/${id}`, `chip is-${state}`);
  if (answered) a.prepend(right ? "✓ " : "✕ ");
  a.setAttribute("aria-label", `${t("puzzle-one", { name: id, n: rating })}: ${words}`);
  return a;
}

/** The puzzles of one difficulty. @param {string} game @param {number} n @param {PuzzleRow[]} rows */
function rank(game, n, rows) {
  const fold = make("details", "rank"), summary = make("summary"), stars = make("span", "stars", "★".repeat(n) + "☆".repeat(5 - n)), chips = make("div", "chips");
  stars.setAttribute("role", "img");
  stars.setAttribute("aria-label", t("puzzle-difficulty", { n }));
  summary.append(stars, make("span", "", t("puzzle-solved-of", { n: rows.filter((r) => r.right).length, most: rows.length })));
  chips.append(...rows.map((row) => chip(game, row)));
  fold.append(summary, chips);
  return fold;
}

/** @param {PuzzleSet} set */
function course({ day, tagline, rating, sure, run, longest, puzzles }) {
  const box = make("section", "course"), head = make("header"), words = make("div"), heading = make("h2", "", day.title), of = make("div", "of-day"), figures = make("dl", "figures-row"), ranks = make("div", "ranks");
  const right = puzzles.filter((p) => p.right).length, tried = puzzles.some((p) => p.answered), said = day.done ? t(day.right ? "puzzle-day-right" : "puzzle-day-wrong") : t("puzzle-day-answer");
  box.id = day.game;
  heading.id = `title-${day.game}`;
  box.setAttribute("aria-labelledby", heading.id);
  words.append(heading, make("p", "tagline", tagline));
  head.append(cover(day.game), words);
  const way = link(said, `/puzzles/${day.game}/${day.id}`, day.done ? "btn" : "btn primary");
  if (day.done) way.prepend(day.right ? "✓ " : "✕ ");
  of.append(way, link(t("puzzle-next"), `/puzzles/${day.game}/next`));
  if (day.days) of.append(make("p", "note", t("puzzle-days", { n: day.days })));
  figures.append(figure(t("puzzle-rating"), tried ? String(rating) : "–", tried ? `± ${sure}` : ""), figure(t("puzzle-solved"), t("puzzle-solved-of", { n: right, most: puzzles.length })), figure(t("puzzle-run"), String(run), longest > run ? t("puzzle-longest", { n: longest }) : ""));
  for (const n of [1, 2, 3, 4, 5]) {
    const rows = puzzles.filter((p) => p.difficulty === n);
    if (rows.length) ranks.append(rank(day.game, n, rows));
  }
  box.append(head, of, figures, ranks);
  return box;
}

await Promise.all([shell(), loadSheet("/sheets/covers.svg")]);
$("#sets").append(...sets.map(course));
if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView({ block: "nearest" });
document.body.dataset.ready = "true";
