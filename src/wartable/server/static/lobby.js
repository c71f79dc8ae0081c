// The lobby: games, tables that wait for me, tables that wait for players.
// @ts-check
import { $, ask, button, cover, data, icon, link, make, seatIcon, t } from "./dom.js";
import { middle } from "./seat_rows.js";
import { shell } from "./shell.js";
import { loadSheet } from "./symbols.js";

const REFRESH = 15000;
const { games } = /** @type {import("./protocol").LobbyPage} */ (data());
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

/** How strong the bots are and how many, beside the button: a game against them is one press. @param {import("./protocol").GameCard} game */
function opponents(game) {
  const { least, most } = game.seats, counts = Array.from({ length: most - least + 1 }, (_, n) => least - 1 + n);
  const level = choice(`${game.title}: ${t("level")}`, `wartable.level.${game.id}`, game.levels.map((l) => [l.key, l.name]), middle(game.levels));
  const bots = choice(`${game.title}: ${t("bots")}`, `wartable.bots.${game.id}`, counts.map((n) => [String(n), t("bots-n", { n })]), String(least - 1));
  bots.hidden = counts.length < 2;
  return { level, bots };
}

/** @param {import("./protocol").GameCard} game @param {string} level @param {number} count */
async function playBot(game, level, count) {
  const bots = Array.from({ length: count }, () => ({ kind: "bot", level }));
  try {
    const table = await ask("POST", "/api/tables", { game: game.id, seats: [{ kind: "me" }, ...bots] });
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

/** @param {import("./protocol").ListedSeat[]} seats */
function dots(seats) {
  const box = make("span", "dots"), taken = seats.filter((s) => s.taken).length;
  box.setAttribute("role", "img");
  box.setAttribute("aria-label", t("seats-taken", { n: taken, most: seats.length }));
  for (const s of seats) box.append(s.taken ? seatIcon(s.seat) : icon("wt-seat-open", "open"));
  return box;
}

/** @param {import("./protocol").ListedTable} row @param {string} words @param {string} status @param {boolean} turn */
function line(row, words, status, turn) {
  const li = make("li"), body = make("div"), meta = make("div", "meta");
  meta.append(dots(row.seats), make("span", turn ? "your-turn" : "", status));
  body.append(make("b", "", row.title || (titles.get(row.game) ?? row.game)), meta);
  li.append(cover(row.game, "thumb"), body, link(words, `/t/${row.id}`, turn ? "btn primary" : "btn"));
  return li;
}

/** The clock, where there is one. @param {import("./protocol").ListedTable} row */
const timed = (row) => (row.timed ? [row.clock] : []);

async function refresh() {
  /** @type {import("./protocol").TableList | null} */ const found = await ask("GET", "/api/tables").catch(() => null);
  if (!found) return;
  const status = (/** @type {import("./protocol").ListedTable} */ r) => (r.status === "frozen" ? t("frozen") : r.status === "waiting" ? t("waiting") : r.turn ? t("your-turn") : t("others-turn"));
  $("#mine").replaceChildren(...found.mine.map((r) => line(r, t("open"), [status(r), ...timed(r)].join(" · "), r.turn)));
  $("#tables").replaceChildren(...found.open.map((r) => line(r, r.status === "waiting" ? t("sit") : t("watch"), [r.status === "frozen" ? t("frozen") : "", r.names[0], r.clock].filter(Boolean).join(" · "), false)));
  const turns = found.mine.filter((r) => r.turn).length;
  const waiting = found.open.filter((r) => r.status === "waiting").length;
  $("#turn-note").textContent = turns ? t("turns", { n: turns }) : "";
  $("#open-note").textContent = waiting ? t("open-waiting", { n: waiting }) : "";
  $("#mine").closest("section").classList.toggle("none", !found.mine.length);
  for (const [list, empty] of [["#mine", "no-mine"], ["#tables", "no-open"]]) if (!$(list).children.length) $(list).append(make("li", "empty", t(empty)));
  document.title = (turns ? `(${turns}) ` : "") + document.title.replace(/^\(\d+\) /, "");
}

await Promise.all([shell(), loadSheet("/sheets/covers.svg")]);
for (const game of games) {
  const card = make("article", "game"), body = make("div"), row = make("div", "row"), meta = make("p", "meta", `${game.players} · ${game.minutes}`);
  meta.append(link(t("rules"), `/rules/${game.id}`, ""));
  card.dataset.game = game.id;
  const { level, bots } = opponents(game), against = make("div", "row against");
  against.append(level, bots);
  row.append(button(t("play-bot"), () => playBot(game, level.value, Number(bots.value)), "btn primary"), link(t("invite"), `/new/${game.id}`));
  body.append(make("h2", "", game.title), make("p", "", game.tagline), meta, row, against);
  card.append(cover(game.id), body);
  $("#games").append(card);
}
await refresh();
setInterval(refresh, REFRESH);
document.body.dataset.ready = "true";

