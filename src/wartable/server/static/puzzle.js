// A puzzle: a board as at a table and one question. A press chooses, Confirm answers; only then the server says what the choices are worth.
// @ts-check
import { Board } from "./board.js";
import { large } from "./choices.js";
import { $, ask, button, data, link, make, t } from "./dom.js";
import { listKeys, toList } from "./list_keys.js";
import { drawLegend, boardTexts } from "./marks.js";
import { mainButton, offerButtons } from "./offers.js";
import { Players } from "./players.js";
import { verdict } from "./puzzle_result.js";
import { fitting as name, whenTurned, WIDE } from "./screens.js";
import { shell } from "./shell.js";
import { Spotlight } from "./spotlight.js";
import { loadSheet, sheetOf } from "./symbols.js";

/** @typedef {import("./protocol").PuzzleShown} Shown */

const FEW = 8; // choices that are listed at once where there is room
const { game, title, puzzle } = /** @type {import("./protocol").PuzzlePage} */ (data());
const wide = matchMedia(WIDE), players = new Players();
/** @type {Shown | null} */ let shown = null;
/** @type {Board} */ let board;
/** @type {Spotlight} */ let light;
let chosen = "", trying = false; // trying: it is asked again of somebody who has answered it
let failed = ""; // why the server did not answer

const say = (/** @type {string} */ text) => { $("#live").textContent = text; };
const open = () => Boolean(shown && (!shown.solved || trying));
const label = (/** @type {string} */ notation) => shown?.offers.find((o) => o.notation === notation)?.label ?? notation;
const perform = (/** @type {import("./offers.js").Deed} */ deed, /** @type {HTMLElement} */ el) => board.perform(deed, el);

const note = () => (trying ? t("puzzle-again-note") : t("puzzle-hint"));

// ---------------------------------------------------------------- asking the server
/** @param {string} [choice] an answer; none: it is only looked at */
async function send(choice) {
  if (document.body.dataset.busy) return;
  document.body.dataset.busy = "true";
  try {
    /** @type {Shown} */ const found = await ask("POST", `/api/puzzles/${game}/${puzzle.id}?lang=${document.documentElement.lang}`, { layout: name(), ...(choice ? { choice } : {}) });
    failed = "";
    if (choice) trying = false;
    delete document.body.dataset.busy;
    take(found, Boolean(choice));
  } catch (e) {
    failed = /** @type {Error} */ (e).message;
    delete document.body.dataset.busy;
    if (shown) draw();
    else nothing();
  }
}

const confirm = () => { if (open() && chosen) void send(chosen); };

/** A piece or a button was pressed: while it is asked that is a choice, afterwards a look at what it is worth. @param {string} notation */
function act(notation) {
  if (!open()) return point(notation);
  chosen = notation;
  draw();
  say(t("puzzle-chosen", { name: label(notation) }));
}

/** Opens a table that goes on from here. @param {string} choice @param {HTMLElement} fault where it is said why not */
async function play(choice, fault) {
  if (document.body.dataset.busy) return;
  document.body.dataset.busy = "true";
  try {
    location.assign(`/t/${(await ask("POST", `/api/puzzles/${game}/${puzzle.id}/table`, { choice })).id}`);
  } catch (e) {
    delete document.body.dataset.busy;
    fault.textContent = /** @type {Error} */ (e).message;
  }
}

// ---------------------------------------------------------------- showing
/** @param {Shown} found @param {boolean} answered just now */
function take(found, answered) {
  const layout = found.scene[name()];
  if (!layout) return void send(); // the screen was turned meanwhile
  if (trying) found.solved = undefined; // it is asked again
  shown = found;
  $("#board > .state")?.remove();
  document.body.dataset.layout = name();
  document.body.dataset.solved = String(Boolean(found.solved));
  light.away();
  drawPlayers();
  board.show({ ...layout, title: found.scene.title });
  drawLegend(layout.pieces, link(t("marks-figures"), `/rules/${game}#figures`, "btn quiet"));
  drawOffers();
  draw();
  if (found.solved) drawResult(found.solved, answered); // last: what is hidden cannot take the focus
}

/** What can be chosen, besides the pieces. */
function drawOffers() {
  if (!shown) return;
  $("#main-actions").replaceChildren(...large(shown.scene).map((a) => mainButton(a, perform)));
  $("#all summary").textContent = shown.all;
  $("#all").hidden = false;
  $("#all").open = wide.matches && shown.offers.length <= FEW && !shown.scene.main?.length;
  $("#all-actions").replaceChildren(...offerButtons(/** @type {any} */ (shown), name(), "", perform));
}

/** What is asked and chosen. */
function draw() {
  if (!shown) return;
  const asks = open(), { difficulty, day } = shown, stars = make("span", "stars", "★".repeat(difficulty) + "☆".repeat(5 - difficulty));
  stars.setAttribute("role", "img");
  stars.setAttribute("aria-label", t("puzzle-difficulty", { n: difficulty }));
  $("#where").replaceChildren(stars, ...(day ? [make("b", "", t("puzzle-day"))] : []), make("span", "", puzzle.id));
  $("#asked").hidden = $("#ways").hidden = !asks;
  $("#result").hidden = asks;
  $("#decides").textContent = shown.scene.prompt; // what is being decided, in the words of a table
  $("#when").textContent = shown.scene.subtitle;
  $("#note").textContent = "";
  $("#fault").textContent = failed;
  $("#chosen").textContent = chosen ? t("puzzle-chosen", { name: label(chosen) }) : note();
  $("#chosen").classList.toggle("is-hint", !chosen);
  $("#confirm").disabled = !chosen;
  for (const b of document.querySelectorAll("#main-actions button, #all-actions button")) b.setAttribute("aria-pressed", String(/** @type {HTMLElement} */ (b).dataset.notation === chosen));
  if (asks) mark(chosen);
  document.body.dataset.chosen = asks ? chosen : "";
}

/** The pieces of a choice: where it is pressed, and where it leads. @param {string} notation @returns {string[]} */
function piecesOf(notation) {
  const pieces = shown?.scene[name()]?.pieces ?? [], at = pieces.filter((p) => p.actions?.some((a) => a.notation === notation)), sure = at.filter((p) => p.actions?.length === 1);
  const ids = (sure.length ? sure : at).flatMap((p) => [p.id, ...(p.actions ?? []).filter((a) => a.notation === notation && a.at).map((a) => a.at ?? "")]);
  return [...new Set(ids)];
}

/** Rings the pieces of a choice, and its button. @param {string} notation */
function mark(notation) {
  const ids = piecesOf(notation);
  for (const [id, { el }] of board.shown) el.classList.toggle("is-solution", ids.includes(id));
  for (const b of document.querySelectorAll("#main-actions button")) b.classList.toggle("is-solution", /** @type {HTMLElement} */ (b).dataset.notation === notation);
}

/** Lights a choice once all is known: on the board, and in the list. @param {string} notation */
function point(notation) {
  mark(notation);
  light.show(piecesOf(notation));
  for (const b of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".worths button"))) {
    const on = b.dataset.notation === notation;
    b.setAttribute("aria-pressed", String(on));
    if (on) { const fold = b.closest("details"); if (fold) fold.open = true; b.scrollIntoView({ block: "nearest" }); }
  }
}

/** @param {import("./protocol").PuzzleSolved} solved @param {boolean} answered just now */
function drawResult(solved, answered) {
  const day = shown?.day ?? "", found = verdict(solved, { game, title, puzzle, day }, { point, play, again });
  $("#result").replaceChildren(found.box);
  $("#said").scrollTop = 0;
  point(solved.best);
  $("#said").scrollTop = 0;
  if (!answered) return;
  say(found.words);
  found.head.focus();
}

/** It is asked once more; the first answer stays what counts. */
function again() {
  if (!shown) return;
  trying = true;
  chosen = "";
  light.away();
  void send();
}

function drawPlayers() {
  if (!shown) return;
  const { names, seat: own, scene, awaited } = shown, seats = names.map((name, seat) => ({ seat, name, you: seat === own, kind: seat === own ? "person" : "bot", here: true }));
  players.show(/** @type {any} */ ({ seats }), /** @type {any} */ ({ seat: own, scene, awaited, over: null, clock: { kind: "none", left: null, until: {} }, now: Date.now() }));
}

/** The puzzle cannot be shown. */
function nothing() {
  const box = make("div", "state");
  box.append(make("strong", "", failed), button(t("try-again"), () => location.reload(), "btn primary"));
  $("#board > .state")?.remove();
  $("#board").append(box);
}

/** @param {KeyboardEvent} e */
function key(e) {
  if (e.ctrlKey || e.metaKey || e.altKey || e.defaultPrevented || (e.target instanceof Element && e.target.closest("input, select, textarea, dialog"))) return;
  const pressed = e.target instanceof Element && e.target.closest("button, a, summary, .scene");
  if (e.key === "c" || (e.key === "Enter" && !pressed && !e.repeat)) confirm();
  else if (e.key === "a" && open()) toList();
  else if (e.key === "n" && !open()) location.assign(`/puzzles/${game}/next`);
  else return;
  e.preventDefault();
}

async function start() {
  await Promise.all([shell(), loadSheet(sheetOf(game))]);
  board = new Board($("#board"), { act, say, told: (words, more) => { $("#note").textContent = words ? `${words} ${more}` : ""; if (words) say(`${words} ${more}`); }, free: () => true, zoomHost: $("#zoom"), texts: boardTexts() });
  light = new Spotlight(board);
  $("#confirm").addEventListener("click", confirm);
  listKeys();
  addEventListener("keydown", key);
  $("#players").addEventListener("click", () => $("#players").classList.toggle("open")); // on a small screen: the facts too
  whenTurned(() => { if (shown) void send(); });
  await send();
  document.body.dataset.ready = "true";
}

start().catch((e) => {
  failed = /** @type {Error} */ (e).message;
  nothing();
});
