// A lesson: a board as at a table, and what is said of it, step by step. The server knows the lesson; the page knows the moves that led here.
// @ts-check
import { Board } from "./board.js";
import { large } from "./choices.js";
import { Cues } from "./cues.js";
import { $, ask, button, data, link, make, t } from "./dom.js";
import { listKeys, toList } from "./list_keys.js";
import { ruleButton } from "./log.js";
import { drawLegend, boardTexts } from "./marks.js";
import { mainButton, offerButtons } from "./offers.js";
import { Players } from "./players.js";
import { fitting as name, whenTurned } from "./screens.js";
import { bindList, bindSwitch, settle } from "./settings.js";
import { shell } from "./shell.js";
import { Spotlight } from "./spotlight.js";
import { Stage } from "./stage.js";
import { loadSheet, sheetOf } from "./symbols.js";

/** @typedef {import("./protocol").LessonShown} Shown */

const READ = ">"; // the move of somebody who has read what is said
const { game, lesson, lessons } = /** @type {import("./protocol").LessonPage} */ (data());
const players = new Players(), cues = new Cues();
/** @type {Shown | null} */ let shown = null;
/** @type {Board} */ let board;
/** @type {Stage} */ let stage;
/** @type {Spotlight} */ let light;
let failed = ""; // why the server did not answer

const say = (/** @type {string} */ text) => { $("#live").textContent = text; };
const perform = (/** @type {import("./offers.js").Deed} */ deed, /** @type {HTMLElement} */ el) => (stage.run ? stage.end() : board.perform(deed, el)); // what is shown to happen belongs to buttons that are drawn anew after it

// ---------------------------------------------------------------- asking the server
/** @param {{moves?: string[], move?: string, solve?: boolean, keep?: boolean}} wish without moves: where one was last; keep: false where one only looks */
async function send(wish) {
  if (document.body.dataset.busy) return;
  document.body.dataset.busy = "true";
  try {
    /** @type {Shown} */ const found = await ask("POST", `/api/lessons/${game.id}/${lesson.id}?lang=${document.documentElement.lang}`, { layout: name(), ...wish });
    failed = "";
    delete document.body.dataset.busy;
    take(found);
    if (wish.solve) $("#solution button")?.focus();
  } catch (e) {
    failed = /** @type {Error} */ (e).message;
    delete document.body.dataset.busy;
    if (shown) draw();
    else nothing();
  }
}

const act = (/** @type {string} */ move) => { stage.end(); if (shown) void send({ moves: shown.moves, move }); };

/** Asks why a piece that is looked at cannot be used. @param {string} piece */
async function why(piece) {
  if (!shown?.acts || document.body.dataset.busy) return;
  /** @type {Shown | null} */ const found = await ask("POST", `/api/lessons/${game.id}/${lesson.id}?lang=${document.documentElement.lang}`, { layout: name(), moves: shown.moves, piece, keep: false }).catch(() => null); // the piece has said what it is
  if (!found?.why || found.moves.length !== shown?.moves.length) return;
  board.explain(piece, found.why);
  say(found.why);
}

/** What the buttons do. @type {Record<string, () => void>} */
const DOES = {
  next: () => { if (stage.run) stage.end(); else if (shown && !shown.acts && !shown.over) act(READ); },
  back: () => { stage.end(); if (shown?.moves.length) void send({ moves: shown.moves.slice(0, -1) }); },
  solve: () => { stage.end(); if (shown?.acts) void send({ moves: shown.moves, solve: true, keep: false }); },
  again: () => { stage.end(); void send({ moves: [] }); },
};

// ---------------------------------------------------------------- showing
/** The server's answer: first what happened, then what is said of it. @param {Shown} found */
function take(found) {
  const layout = found.scene[name()], { beats = [], right = true } = found;
  if (!layout) return void send({ moves: found.moves, keep: false }); // the screen was turned meanwhile
  shown = found;
  $("#board > .state")?.remove();
  light.away();
  if (beats.length && stage.pace) {
    players.hold();
    if (right && found.moves.at(-1) !== READ) tell(t("lesson-right"), true);
    if ($("#solution").contains(document.activeElement)) $("#teach").focus();
    $("#solution").replaceChildren();
  }
  drawPlayers();
  document.body.dataset.at = String(found.at);
  document.body.dataset.moves = String(found.moves.length);
  document.body.dataset.layout = name();
  stage.show({ ...layout, title: found.scene.title }, beats);
  drawLegend(layout.pieces, link(t("marks-figures"), `/rules/${game.id}/figures`, "btn quiet"));
}

/** All that happened has been shown. */
function ended() {
  players.release();
  draw();
}

/** What is answered to a move. @param {string} text @param {boolean} right @param {string} [rule] */
function tell(text, right, rule = "") {
  const box = $("#answer");
  box.classList.toggle("is-right", right);
  box.dataset.sign = right ? "✓" : "✕";
  box.replaceChildren(text, ...(rule ? [" ", ruleButton(game.id, rule)] : []));
}

/** On a phone the panel is as high as its words and may lie over the lower edge of the board, which keeps its size and is told how much of it is covered. */
function makeRoom() {
  const box = $("#teach").getBoundingClientRect(), area = $("#board").getBoundingClientRect();
  board.room.cover(box.left < area.right ? Math.max(0, Math.round(area.bottom - box.top)) : 0);
}

function draw() {
  if (!shown) return;
  if (board.armed && $("#teach").contains(board.armed.el)) board.disarm(); // its button is drawn anew
  const { at, steps, says, acts, over, left = 0, answer = "", right = true, rule, show = [], solution } = shown, held = document.activeElement;
  $("#where").textContent = over ? t("lesson-done") : t("lesson-step", { n: at + 1, most: steps });
  $("#progress").value = at;
  tell(failed || answer, !failed && right, failed ? "" : rule);
  if ($("#says").textContent !== (over ? "" : says)) $("#says").textContent = over ? "" : says; // said once
  $("#left").textContent = acts && left ? t("lesson-left", { n: left }) : "";
  const main = acts ? spokenOf(large(shown.scene), show) : [], all = offerButtons(/** @type {any} */ (shown), name(), "", perform);
  $("#main-actions").replaceChildren(...main.map((a) => mainButton(a, perform)));
  $("#all").hidden = !acts || all.length <= main.length;
  $("#all summary").textContent = shown.all;
  $("#all-actions").replaceChildren(...all);
  $("[data-do=next]").hidden = acts || over;
  $("[data-do=solve]").hidden = !acts;
  $("[data-do=back]").disabled = !shown.moves.length;
  $("#ways").hidden = over;
  $(".learned")?.remove();
  if (over) $("#said").append(learned(says || t("lesson-learned", { name: lesson.title })));
  drawSolution(solution);
  makeRoom();
  light.show(show);
  $("#said").scrollTop = 0;
  document.body.dataset.over = String(over);
  if (over) $(".learned .btn").focus();
  else if (held && held !== document.body && !(/** @type {HTMLElement} */ (held).offsetParent || held instanceof SVGElement)) $("#teach").focus();
}

/** Of the large buttons those that do what is spoken of: something with a lit piece, or something that no piece does. Where several pieces do it, as a die and a line, it belongs to the one
 *  that does least besides. @param {import("./protocol").Action[]} main @param {string[]} lit */
function spokenOf(main, lit) {
  const pieces = shown?.scene[name()]?.pieces ?? [], many = (/** @type {import("./protocol").Piece} */ p) => p.actions?.length ?? 0;
  if (!lit.length) return main;
  return main.filter(({ notation }) => {
    const at = pieces.filter((p) => p.actions?.some((a) => a.notation === notation)), least = Math.min(...at.map(many));
    return !at.length || at.some((p) => many(p) === least && lit.includes(p.id));
  });
}

/** The action that leads on: said, and marked where it is done. @param {import("./protocol").Deed | undefined} deed */
function drawSolution(deed) {
  const box = $("#solution");
  box.replaceChildren();
  for (const { el } of board.shown.values()) el.classList.remove("is-solution");
  if (!deed || !shown) return;
  box.append(make("p", "", t("lesson-solution", { name: deed.label })), button(t("lesson-do"), () => act(deed.notation), "btn primary"));
  const at = (shown.scene[name()]?.pieces ?? []).filter((p) => p.actions?.some((a) => a.notation === deed.notation)), sure = at.filter((p) => p.actions?.length === 1);
  for (const { id } of sure.length ? sure : at) board.shown.get(id)?.el.classList.add("is-solution");
  if (at.length) light.bring(sure.length ? sure : at);
  for (const b of document.querySelectorAll("#main-actions button")) b.classList.toggle("is-solution", /** @type {HTMLElement} */ (b).dataset.notation === deed.notation);
}

function drawPlayers() {
  if (!shown) return;
  const { names, scene, awaited } = shown, seats = names.map((name, seat) => ({ seat, name, you: seat === 0, kind: seat ? "bot" : "person", here: true }));
  players.show(/** @type {any} */ ({ seats }), /** @type {any} */ ({ seat: 0, scene, awaited, over: null, clock: { kind: "none", left: null, until: {} }, now: Date.now() }));
}

/** The end: what one knows now, and what comes next. @param {string} known */
function learned(known) {
  const box = make("div", "learned"), title = make("h2"), mark = make("span", "", "✓"), own = lessons.findIndex((l) => l.id === lesson.id);
  const next = [...lessons.slice(own + 1), ...lessons.slice(0, own)].find((l) => !l.done);
  mark.setAttribute("aria-hidden", "true");
  title.append(mark, t("lesson-over"));
  box.append(title, make("p", "", known));
  if (next) box.append(link(t("lesson-next", { name: next.title, n: next.minutes }), `/learn/${game.id}/${next.id}`, "btn primary"));
  box.append(button(t("lesson-play"), play, next ? "btn" : "btn primary"), make("p", "note", t("lesson-play-note")), link(t("lesson-all"), `/learn#${game.id}`, "btn quiet"));
  say(`${t("lesson-over")}. ${known}`);
  return box;
}

/** A game against the easiest bots that are not mere chance, with a companion, chances on the board and time to look. */
async function play() {
  if (document.body.dataset.busy) return;
  document.body.dataset.busy = "true";
  const level = game.levels.find((l) => l.key === "easy") ?? game.levels[0], bots = Array.from({ length: game.seats.least - 1 }, () => ({ kind: "bot", level: level.key }));
  if (localStorage.getItem("chances") === null) localStorage.setItem("chances", "on");
  settle("companion", "on");
  try {
    const table = await ask("POST", "/api/tables", { game: game.id, seats: [{ kind: "me" }, ...bots], settings: { hints: true, pace: "calm" } });
    location.assign(`/t/${table.id}`);
  } catch (e) {
    delete document.body.dataset.busy;
    tell(/** @type {Error} */ (e).message, false);
  }
}

/** The lesson cannot be begun. */
function nothing() {
  const box = make("div", "state");
  box.append(make("strong", "", failed), button(t("try-again"), () => location.reload(), "btn primary"));
  $("#board > .state")?.remove();
  $("#board").append(box);
}

/** @param {KeyboardEvent} e */
function key(e) {
  if (e.ctrlKey || e.metaKey || e.altKey || e.defaultPrevented || (e.target instanceof Element && e.target.closest("input, select, textarea, dialog"))) return;
  const pressed = e.target instanceof Element && e.target.closest(shown?.acts ? "button, a, summary, .scene" : "button, a, summary");
  if (e.key === "Enter" && !pressed && !e.repeat) { if (shown?.acts && !stage.run) board.toLit(); else DOES.next(); }
  else if (e.key === "a" && shown?.acts) toList();
  else if (e.key === "l") board.toLit();
  else if (e.key === "b") DOES.back();
  else if (e.key === "h") DOES.solve();
  else return;
  e.preventDefault();
  e.stopPropagation(); // where there is only to be read, Enter goes on wherever it is pressed
}

async function start() {
  await Promise.all([shell(), loadSheet(sheetOf(game.id))]);
  $("#loading")?.remove();
  board = new Board($("#board"), { act, say, why, told: (words, more) => { $("#told").textContent = words ? `${words} ${more}` : ""; if (words) say(`${words} ${more}`); }, zoomHost: $("#zoom"), texts: boardTexts() });
  stage = new Stage(board, { say, ended, points: (seat, by, from, ms) => players.points(seat, by, from, ms), beat: cues.beat });
  light = new Spotlight(board);
  bindList($("#speed"), "speed");
  bindSwitch($("#sound"), "sound");
  for (const b of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-do]"))) b.addEventListener("click", DOES[b.dataset.do ?? ""]);
  listKeys();
  addEventListener("keydown", key, true);
  $("#players").addEventListener("click", () => $("#players").classList.toggle("open")); // on a small screen: the facts too
  whenTurned(() => { if (shown) void send({ moves: shown.moves, keep: false }); });
  await send({});
  document.body.dataset.ready = "true";
}

start().catch((e) => {
  failed = /** @type {Error} */ (e).message;
  nothing();
});
