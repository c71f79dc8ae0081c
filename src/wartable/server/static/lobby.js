// The lobby: games, tables that wait for me, tables that wait for players.
// @ts-check
import { $, ask, button, cover, data, link, make, t } from "./dom.js";
import { middle } from "./seat_rows.js";
import { shell } from "./shell.js";
import { loadSheet } from "./symbols.js";
import { emptyRow, tableRow } from "./table_rows.js";

const REFRESH = 15000;
const { games, lessons, newcomer, days } = /** @type {import("./protocol").LobbyPage} */ (data());
const titles = new Map(games.map((g) => [g.id, g.title]));

/** A list to choose from; what was chosen last is chosen again. @param {string} label @param {string} key under which it is kept @param {[string, string][]} choices @param {string} usual */
function choice(label, key, choices, usual) {
  const box = make("select", "btn quiet"), kept = localStorage.getItem(key) ?? "";
  box.setAttribute("aria-label", label);
  for (const [value, words] of choices) box.append(Object.assign(make("option", "", words), { value }));
  box.value = choices.some(([value]) => value === kept) ? kept : usual;
  box.addEventListener("change", () => localStorage.setItem(key, box.value));
  return box;
}

/** How strong the bots are, how many and how fast: a quiet line under the button, which unfolds. @param {import("./protocol").GameCard} game */
function opponents(game) {
  const { least, most } = game.seats, counts = Array.from({ length: most - least + 1 }, (_, n) => least - 1 + n);
  const level = choice(`${game.title}: ${t("level")}`, `wartable.level.${game.id}`, game.levels.map((l) => [l.key, l.name]), middle(game.levels));
  const bots = choice(`${game.title}: ${t("bots")}`, `wartable.bots.${game.id}`, counts.map((n) => [String(n), t("bots-n", { n })]), String(least - 1));
  const pace = choice(`${game.title}: ${t("pace")}`, "wartable.pace", [["quick", t("pace-quick")], ["calm", t("pace-calm")]], "quick");
  const companion = choice(`${game.title}: ${t("companion")}`, "companion", [["off", t("companion-off")], ["on", t("companion-on")]], "off");
  bots.hidden = counts.length < 2;
  const line = make("details", "against"), said = make("summary"), all = make("div"), boxes = [level, bots, pace, companion];
  const say = () => { said.textContent = boxes.filter((box, n) => n < 2 ? !box.hidden : box.value !== box.options[0].value).map((box) => box.selectedOptions[0].textContent).join(" · "); };
  for (const box of boxes) box.addEventListener("change", say);
  all.append(...boxes);
  line.append(said, all);
  addEventListener("pointerdown", (e) => { if (!line.contains(/** @type {Node} */ (e.target))) line.open = false; });
  say();
  return { line, level, bots, pace };
}

/** @param {import("./protocol").GameCard} game @param {string} level @param {number} count @param {string} pace */
async function playBot(game, level, count, pace) {
  const bots = Array.from({ length: count }, () => ({ kind: "bot", level }));
  try {
    const table = await ask("POST", "/api/tables", { game: game.id, seats: [{ kind: "me" }, ...bots], settings: { pace } });
    location.assign(`/t/${table.id}`);
  } catch (e) { alertLine(String(/** @type {Error} */ (e).message)); }
}

/** @param {string} text */
function alertLine(text) {
  $("#fault")?.remove();
  const p = make("p", "fault", text);
  p.id = "fault";
  p.setAttribute("role", "alert");
  $(".hello").append(p);
}

/** @param {import("./protocol").ListedTable} row @param {string} words @param {string} [more] of its address */
const line = (row, words, more = "") => tableRow(row, titles.get(row.game) ?? row.game, words, `/t/${row.id}${more}`);

const small = matchMedia("(max-width: 820px), (max-height: 520px)");

/** One's own tables stand before the games where one of them waits for its reader, on a small screen always. @param {boolean} first */
function place(first) {
  const own = $(".own-tables");
  if (first === (own.parentElement === $("#main"))) return;
  if (first) $("#games").before(own);
  else $(".left").prepend(own);
}

async function refresh() {
  /** @type {import("./protocol").TableList | null} */ const found = await ask("GET", "/api/tables").catch(() => null);
  if (!found) return;
  const over = found.over ?? [], held = document.activeElement?.getAttribute("href");
  found.mine.sort((a, b) => Number(Boolean(b.turn)) - Number(Boolean(a.turn)));
  $("#mine").replaceChildren(...(found.mine.length ? found.mine.map((r) => line(r, t("open"))) : [emptyRow(t("no-mine"))]));
  const free = found.open.filter((r) => r.status === "waiting"), played = found.open.filter((r) => r.status !== "waiting");
  $("#tables").replaceChildren(...(free.length ? free.map((r) => line(r, t("sit"))) : [emptyRow(t("no-open"))]));
  $("#watch-list").replaceChildren(...played.map((r) => line(r, t("watch"))));
  $("#watched").hidden = !played.length;
  $("#over").replaceChildren(...over.map((r) => line(r, t("replay"), "/replay")));
  $("#lately").hidden = !over.length;
  $(".own-tables").hidden = !found.mine.length && over.length > 0; // an empty box stands above nothing
  const turns = found.mine.filter((r) => r.turn).length;
  $("#turn-note").textContent = turns ? t("turns", { n: turns }) : "";
  $("#open-note").textContent = free.length ? t("open-waiting", { n: free.length }) : "";
  place(turns > 0 || (small.matches && found.mine.length > 0));
  document.title = (turns ? `(${turns}) ` : "") + document.title.replace(/^\(\d+\) /, "");
  if (held && document.activeElement === document.body) /** @type {HTMLElement[]} */ ([...document.querySelectorAll(".list a")]).find((a) => a.getAttribute("href") === held)?.focus();
}

/** For somebody new, until they have taken a lesson. @param {import("./protocol").LessonRow | undefined} lesson */
function welcome(lesson) {
  if (!lesson) return;
  const name = titles.get(lesson.game) ?? "", words = lesson.step ? t("newcomer-on", { name }) : t("newcomer", { name, n: lesson.minutes });
  $("#newcomer").append(make("span", "", words), link(t(lesson.step ? "lesson-go-on" : "learn"), `/learn/${lesson.game}/${lesson.id}`, "btn primary"), link(t("lesson-all"), "/learn", ""));
  $("#newcomer").hidden = false;
}

/** The puzzles of the day, a small link each. @param {import("./protocol").PuzzleDay[]} found */
function ofDay(found) {
  if (!found.length) return;
  $("#days-title").textContent = t("puzzles-of-day");
  for (const { game, title, id, done, right } of found) {
    const a = link(title, `/puzzles/${game}/${id}`, `day ${done ? "is-done" : ""}`.trim()), mark = make("span", "", right ? "✓" : "✕");
    mark.setAttribute("aria-hidden", "true");
    if (done) a.setAttribute("aria-label", `${title}: ${t("puzzles-done")}`);
    a.prepend(cover(game), ...(done ? [mark] : []));
    $("#days").append(a);
  }
  $("#days").hidden = false;
}

await Promise.all([shell(), loadSheet("/sheets/covers.svg")]);
welcome(newcomer);
ofDay(days ?? []);
for (const game of games) {
  const card = make("article", "game"), body = make("div"), row = make("div", "row"), meta = make("p", "meta", `${game.players} · ${game.minutes}`);
  meta.append(link(t("rules"), `/rules/${game.id}`, ""));
  card.dataset.game = game.id;
  const { line: against, level, bots, pace } = opponents(game), play = button(t("play-bot"), () => playBot(game, level.value, Number(bots.value), pace.value), "btn primary play");
  const learn = lessons.some((l) => l.game === game.id) ? [link(t("learn"), `/learn#${game.id}`)] : [];
  row.append(...learn, link(t("invite"), `/new/${game.id}`));
  body.append(make("h2", "", game.title), make("p", "", game.tagline), meta, play, against, row);
  card.append(cover(game.id), body);
  $("#games").append(card);
}
await refresh();
setInterval(refresh, REFRESH);
document.body.dataset.ready = "true";

