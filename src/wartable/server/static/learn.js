// All lessons, by game: how long each takes, how far one has come.
// @ts-check
import { $, cover, data, link, make, t } from "./dom.js";
import { shell } from "./shell.js";
import { loadSheet } from "./symbols.js";

/** @typedef {import("./protocol").LessonRow} LessonRow */

const { games, lessons } = /** @type {import("./protocol").LobbyPage} */ (data());

/** @param {LessonRow} lesson @param {number} n @param {boolean} first whether it is the one to take next */
function row(lesson, n, first) {
  const { title, minutes, steps, step = 0, done = false } = lesson, li = make("li", `lesson ${done ? "is-done" : ""}`.trim()), words = make("div");
  const facts = [t("lesson-minutes", { n: minutes }), step ? t("lesson-step", { n: step + 1, most: steps }) : t("lesson-steps", { n: steps }), ...(done ? [t("lesson-done")] : [])];
  words.append(make("b", "", title), make("span", "meta", facts.join(" · ")));
  if (step) words.append(Object.assign(make("progress"), { max: steps, value: step }));
  words.querySelector("progress")?.setAttribute("aria-label", title);
  const mark = make("span", "num", done ? "✓" : String(n + 1)), way = link(t(step ? "lesson-go-on" : done ? "lesson-repeat" : "lesson-begin"), `/learn/${lesson.game}/${lesson.id}`, `btn ${first || step ? "primary" : done ? "quiet" : ""}`.trim());
  mark.setAttribute("aria-hidden", "true");
  way.setAttribute("aria-label", `${way.textContent}: ${title}`);
  li.append(mark, words, way);
  return li;
}

/** @param {import("./protocol").GameCard} game @param {LessonRow[]} own */
function course(game, own) {
  const box = make("section", "course"), head = make("header"), words = make("div"), list = make("ol"), title = make("h2", "", game.title);
  const next = own.some((l) => l.step) ? undefined : own.find((l) => !l.done);
  box.id = game.id;
  title.id = `title-${game.id}`;
  box.setAttribute("aria-labelledby", title.id);
  words.append(title, make("p", "tagline", game.tagline), make("p", "", t("lesson-count", { n: own.filter((l) => l.done).length, most: own.length })));
  head.append(cover(game.id), words);
  list.append(...own.map((lesson, n) => row(lesson, n, lesson === next)));
  box.append(head, list);
  return box;
}

await Promise.all([shell(), loadSheet("/sheets/covers.svg")]);
for (const game of games) {
  const own = lessons.filter((l) => l.game === game.id);
  if (own.length) $("#courses").append(course(game, own));
}
if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView({ block: "nearest" });
document.body.dataset.ready = "true";
