// A finished or running game, step by step: timeline, keys, sides, proof, fork.
// @ts-check
import { Board } from "./board.js";
import { $, ask, button, data, link, make, result, seatIcon, t, winners, SHAPES } from "./dom.js";
import { atEnd, inShort, next, Player, stops, toldTurn, usual, worth } from "./film.js";
import { drawLegend, boardTexts } from "./marks.js";
import { prove } from "./proof.js";
import { Analysis } from "./replay_analysis.js";
import { DESK, fitting as name, SMALL, whenTurned } from "./screens.js";
import { SeatRows } from "./seat_rows.js";
import { shell, tabs } from "./shell.js";
import { Cues } from "./cues.js";
import { Stage } from "./stage.js";
import { loadSheet, sheetOf, svg } from "./symbols.js";
import { placeOf, stepAt } from "./timeline.js";
import { words as called } from "./turning.js";

const { table: about, levels } = /** @type {import("./protocol").ReplayPage} */ (data());
const game = document.body.dataset.game ?? "", small = matchMedia(SMALL), desk = matchMedia(DESK);
const query = new URLSearchParams(location.search);
const names = about.seats.map((s) => s.name);
/** How it was ended by people is a step of its own. @type {import("./protocol").Replay} */ let film;
let actions = 0; // of it; after the last one the board stays as it is
/** @type {import("./protocol").Frame} */ let frame;
/** @type {Map<string, Promise<import("./protocol").Frame>>} */ const frames = new Map();
/** @type {Board} */ let board;
/** Tells what happened between two pictures. @type {Stage} */ let stage;
let wasTold = () => {}; // to its end, or cut short
/** @type {Analysis | null} */ let analysis = null;
const MARKED = 16; // pixels of a band that its seat's shape fits into
const MUCH = 200; // letters that are read of a turn
const MOST_TOLD = 24; // actions between two stops; more of them are passed over
let now = 0, wanted = 0;
let ended = ""; // how it ended; told at the end alone, so that nobody knows before
/** @type {number | null} */ let pointed = null; // the step that the pointer is at in the chart
const player = new Player({ go: forward, changed: drawPlaying });

const side = () => $("#side").value;

/** @param {number} step @returns {Promise<import("./protocol").Frame>} */
function fetchFrame(step) {
  const at = Math.min(step, actions), key = `${side()}/${at}/${name()}`, found = frames.get(key) ?? ask("GET", `/api/tables/${about.id}/frames/${at}?side=${side()}&layout=${name()}`);
  frames.set(key, found);
  return found;
}

const where = () => stops(/** @type {import("./film.js").Unit} */ ($("#unit").value), film);

/** The stop on or back; from before a mistake that one looks at it is the mistake. @param {1 | -1} way */
const stopAfter = (way) => (way > 0 && analysis?.coming(wanted)?.at) || next(where(), wanted, way);

/** One stop on or back; whether there was one. @param {1 | -1} way */
async function forward(way) {
  const to = stopAfter(way);
  if (to === wanted) return false;
  await go(to, way > 0);
  return true;
}

/** Whoever steps by hand stops the film. @param {number} at @param {boolean} [told] */
function jump(at, told) {
  player.set(false);
  return go(at, told);
}

/** @param {boolean} on */
function drawPlaying(on) {
  const b = $("#play");
  b.setAttribute("aria-label", t(on ? "replay-pause" : "replay-play"));
  b.querySelector("path")?.setAttribute("d", on ? "M8 5v14M16 5v14" : "M7 5l9.5 7L7 19Z");
  document.body.dataset.film = String(on);
}

/** From the start if one stands at the end. */
async function play() {
  if (!player.on && wanted === film.count) await go(0);
  player.set(!player.on);
}

/** What happened on the way to a later picture, through the eyes of the one that is shown. @param {number} to */
async function beatsTo(to) {
  if (!stage.pace || to <= now || to - now > MOST_TOLD || now >= actions) return [];
  const seen = await Promise.all(Array.from({ length: to - now }, (_, n) => fetchFrame(now + n + 1)));
  const same = [frame, ...seen].findIndex((each) => each.seat !== frame.seat); // with other eyes it begins anew
  return seen.slice(0, same < 0 ? seen.length : same).flatMap((each) => each.beats ?? []);
}

/** @param {number} at @param {boolean} [told] with what happened on the way */
async function go(at, told = false) {
  stage.end();
  wanted = Math.max(0, Math.min(film.count, at));
  drawPlace(); // at the press; the board follows
  const mine = wanted, found = await fetchFrame(mine), beats = told ? await beatsTo(mine) : [];
  if (mine !== wanted) return;
  const layout = found.scene[name()];
  if (!layout) return void go(mine); // the screen was turned meanwhile
  await new Promise((/** @type {(value?: unknown) => void} */ done) => {
    wasTold = done;
    stage.show({ ...layout, title: found.scene.title }, beats);
  });
  now = mine; // also where the next step cut it short: what was shown is not told again
  frame = found;
  if (mine !== wanted) return;
  drawLegend(layout.pieces, link(t("marks-figures"), `/rules/${game}/figures`, "btn quiet"));
  document.body.dataset.layout = name();
  draw();
  document.body.dataset.shown = `${side()}/${now}`;
  const url = new URL(location.href);
  url.searchParams.set("at", String(now));
  history.replaceState(null, "", url);
  for (const next of [now + 1, now - 1]) if (next >= 0 && next <= film.count) void fetchFrame(next);
}

/** Where the step that ends here began: one of those that one goes by, or where one came here past them, one action. @param {number} at */
function began(at) {
  const list = where();
  return next(list.includes(at) ? list : stops("action", film), at, -1);
}

/** What is read where one stands. @param {number} at @param {import("./protocol").LogLine[]} lines of its last action */
function read(at, lines) {
  if (at === film.count) return atEnd(lines);
  const by = $("#unit").value === "action" ? lines : film.moves.filter((l) => l.n < at && l.n >= began(at));
  return by.every((l) => l.n === lines[0].n) ? inShort(lines, 0) : inShort(worth(by), MUCH);
}

/** The lines of the log that a step is known by: one that tells nothing to this side (a card drawn unseen) shows what was told last. @param {number} at */
function linesAt(at) {
  const past = film.moves.filter((l) => l.n < at), last = past.length ? past[past.length - 1].n : -1;
  return { last, lines: past.filter((l) => l.n === last) };
}

/** Where in the game one is going, or stands. */
function drawPlace() {
  const slider = $("#slider"), { last, lines } = linesAt(wanted), isEnd = wanted === film.count, words = (lines.length && read(wanted, lines)) || t("replay-start");
  slider.value = String(wanted);
  slider.style.setProperty("--part", String(wanted / (film.count || 1)));
  slider.setAttribute("aria-valuetext", `${wanted}: ${words}`);
  $("#where").textContent = t("replay-where", { n: wanted, most: film.count });
  const over = isEnd && film.over ? ended : "";
  $("#prompt").children[0].textContent = words;
  $("#told").textContent = over || words;
  drawVerdict();
  $("#title small").textContent = $("#title small").title = isEnd || !film.over ? ended : "";
  for (const b of document.querySelectorAll("#moves button")) b.toggleAttribute("aria-current", Number(/** @type {HTMLElement} */ (b).dataset.at) === last + 1);
  toCurrent();
  drawGraph();
}

/** What the analysis says of this step stands behind its words; where something was better is ringed on the board. */
function drawVerdict() {
  const slip = analysis?.slip(began(wanted), Math.min(wanted, actions), wanted > actions);
  for (const el of [$("#prompt").children[0], $("#told")]) {
    el.querySelector(".slip")?.remove();
    if (slip?.ahead) el.textContent = el.id ? "" : slip.played; // what came before is another's deed
    if (slip) el.append(make("b", "slip", ` ${slip.sign}${el.id ? ` ${slip.words}` : ""}`)); // where the analysis is folded away, also what was better
  }
  void ring(slip);
}

/** Rings where the better would have been done, unless what was there is gone: dice lie otherwise by now. @param {{pieces: string[], before: number} | null | undefined} slip */
async function ring(slip) {
  const at = wanted, before = slip?.pieces.length ? (await fetchFrame(slip.before)).scene[name()]?.pieces ?? [] : [];
  if (at !== wanted || (slip && at !== now)) return;
  const then = new Map(before.map((p) => [p.id, p.symbol])), same = (frame?.scene[name()]?.pieces ?? []).filter((p) => slip?.pieces.includes(p.id) && then.get(p.id) === p.symbol).map((p) => p.id);
  for (const el of /** @type {NodeListOf<SVGElement>} */ ($("#board").querySelectorAll(".piece"))) el.classList.toggle("is-hinted", same.includes(el.dataset.id ?? ""));
}

function draw() {
  drawPlace();
  const turn = toldTurn($("#unit").value, linesAt(now).lines, film.over !== null && now >= actions);
  $("#prompt").children[1].textContent = frame.scene.subtitle ?? "";
  const lists = new Map(frame.scene.players.map((p) => [p.seat, p]));
  $("#players").classList.toggle("many", names.length > 3);
  $("#players").dataset.seats = String(names.length);
  $("#players").replaceChildren(...about.seats.map((s) => {
    const line = lists.get(s.seat), li = make("li", `seat seat-${s.seat % 6}`), score = make("span", "score", line ? String(line.score) : "");
    if (s.seat === turn) li.setAttribute("aria-current", "true");
    if (line) score.append(make("small", "", line.unit));
    const name = make("span", "name", isReader(s) ? t("you-head") : s.name);
    if (isReader(s)) name.append(" ", make("small", "", s.name));
    if (s.note) name.append(" ", make("small", "", s.note));
    li.append(seatIcon(s.seat), name, score, make("span", "facts", line?.facts ?? ""));
    return li;
  }));
  drawEyes();
  analysis?.show(Math.min(now, actions), began(now), now > actions);
  makeRoom();
}

/** The move that is shown stands in the middle of the list, also once the list has another height. */
function toCurrent() {
  const row = /** @type {HTMLElement | null} */ ($("#moves [aria-current]") ?? $("#moves li")), panel = $("#panel-moves");
  if (row) panel.scrollTop = film && wanted === film.count ? panel.scrollHeight : row.offsetTop - panel.offsetTop - panel.clientHeight / 2; // at the end all of what came last
}

/** Whether the reader, and nobody else at the same screen, sat there. @param {{seat: number}} s */
function isReader(s) { return about.you.length === 1 && about.you[0] === s.seat; }

/** Through whose eyes the board is seen now: it changes from step to step where whoever acts is followed. */
function drawEyes() {
  const box = $("#eyes"), seen = $("#seen"), { seat } = frame, name = seat === null ? "" : isReader(about.seats[seat]) ? t("you-head") : names[seat];
  seen.hidden = seat === null || isReader(about.seats[seat]);
  if (seat !== null) seen.replaceChildren(make("span", "", $(".whose label").textContent), seatIcon(seat), make("b", "", name));
  box.hidden = side() !== "open" || seat === null || (film.over !== null && now >= actions); // at the end nobody acts
  if (seat !== null) box.replaceChildren(seatIcon(seat), make("span", "", t("eyes-now", { name })));
}

/** On a phone the board fits between the players and the timeline. */
function makeRoom() {
  const taken = ["header.bar", "#players", "#seen", ".time"].reduce((sum, s) => sum + $(s).offsetHeight, 0);
  $("#board").style.setProperty("--room", `${innerHeight - taken}px`);
}

/** Scores along the way, as shares: who led when. Every step lies above its place on the slider. */
function drawGraph() {
  const graph = $("#graph"), scores = film.scores, says = scores && scores.length > 2 && scores.some((row) => row.some((v) => v !== row[0])); // somebody was ahead at some time
  for (const id of ["#graph", "#graph-note"]) $(id).toggleAttribute("hidden", !says);
  if (!scores || !says) return;
  const w = graph.clientWidth, h = graph.clientHeight, seats = about.seats.length;
  const rows = Array.from({ length: film.count + 1 }, (_, at) => scores[Math.min(at, scores.length - 1)]); // an end by people changes none
  const x = (/** @type {number} */ at) => placeOf(at, film.count, w);
  const shares = rows.map((/** @type {number[]} */ row) => {
    const least = Math.min(0, ...row), up = row.map((v) => v - least + 1), sum = up.reduce((a, b) => a + b, 0);
    return up.map((v) => v / sum);
  });
  graph.setAttribute("viewBox", `0 0 ${w} ${h}`);
  graph.replaceChildren();
  let floor = rows.map(() => h);
  for (let s = 0; s < seats; s++) {
    const top = floor.map((/** @type {number} */ y, /** @type {number} */ i) => y - shares[i][s] * h);
    const d = `M${top.map((/** @type {number} */ y, /** @type {number} */ i) => `${x(i).toFixed(1)} ${y.toFixed(1)}`).join("L")}L${floor.map((/** @type {number} */ y, /** @type {number} */ i) => `${x(i).toFixed(1)} ${y.toFixed(1)}`).reverse().join("L")}Z`;
    svg("path", { d, class: `band seat-${s % 6}` }, graph);
    const wide = (/** @type {number} */ i) => floor[i] - top[i], early = Math.round(film.count * 0.05);
    const at = wide(early) >= MARKED ? early : rows.reduce((best, _, i) => (x(i) > MARKED && x(i) < w - MARKED && wide(i) > wide(best) ? i : best), early), y = (floor[at] + top[at]) / 2;
    if (wide(at) >= MARKED) {
      const mark = svg("svg", { x: x(at) - 8, y: y - 8, width: 16, height: 16, viewBox: "0 0 24 24", class: "graph-mark" }, graph);
      svg("use", { href: `#wt-seat-${SHAPES[s % 6]}` }, mark);
    }
    floor = top;
  }
  for (const at of pointed === null ? [wanted] : [wanted, pointed]) svg("line", { x1: x(at), x2: x(at), y1: -4, y2: h + 4, class: at === wanted ? "cursor" : "cursor pointed" }, graph);
  drawNote(rows);
}

/** What the chart shows, and its figures where the pointer is, else where one stands. @param {number[][]} rows */
function drawNote(rows) {
  const at = pointed ?? wanted, figures = about.seats.flatMap((s) => [seatIcon(s.seat), String(rows[at]?.[s.seat] ?? "")]);
  $("#graph-note").replaceChildren(make("span", "", t("graph-shares", { n: at })), ...figures.map((part) => (typeof part === "string" ? make("b", "", part) : part)));
}

function drawMoves() {
  $("#moves").replaceChildren(...film.moves.map((l, i) => {
    const li = make("li", l.head ? "mark" : ""), b = button("", () => jump(l.n + 1), "");
    b.dataset.at = String(l.n + 1);
    b.append(make("span", "num", l.n === film.moves[i - 1]?.n ? "" : `${l.n + 1}.`), l.seat === undefined ? make("span") : seatIcon(l.seat), make("span", "", l.text));
    li.append(b);
    return li;
  }));
  for (const { at, sign, text } of analysis?.slips ?? []) $(`#moves [data-at="${at}"] > :last-child`)?.append(make("b", "slip", ` ${sign} ${text}`)); // on the first line of a deed
}

/** Which step it was, and what it did. @param {number} at */
const deed = (at) => `${t("analysis-at", { n: at })} · ${called(film.moves, at)}`;

/** @param {string} wish */
async function load(wish) {
  /** @type {import("./protocol").Replay} */ const { end, ...found } = await ask("GET", `/api/tables/${about.id}/replay?side=${wish}`);
  actions = found.count;
  film = end ? { ...found, count: actions + 1, stops: [...found.stops, actions + 1], moves: [...found.moves, end] } : found;
  $("#slider").max = String(film.count);
  $("#where").style.minWidth = `${t("replay-where", { n: film.count, most: film.count }).length}ch`; // the graph beside it keeps its width
  drawMoves();
}

/** On a phone how it is played is in the menu; there and on tablets what is rarely wanted, too: the board and the list have the room. */
function place() {
  const played = [$(".how"), $(".whose")];
  if (small.matches) $(".more-box").prepend(...played);
  else $("#list").before(...played);
  (desk.matches ? $(".ask .main") : $("#also")).append($("#prove"), $("#fork"));
  for (const id of ["#prove", "#fork"]) $(id).classList.toggle("quiet", !desk.matches);
}

/** On a phone the list and the analysis come up from below. @param {boolean} open */
function pull(open) {
  document.body.dataset.drawer = open ? "open" : "shut";
  $("#list").setAttribute("aria-expanded", String(open));
  (open ? $("#away") : $("#list")).focus();
  toCurrent();
}

/** How it ended, in one line: who won, and where people ended it, how. @param {import("./protocol").Ending} over @param {boolean} given whether people did */
function told(over, given) {
  const who = result(about.seats, over);
  return !over.text || who === over.text ? who : given ? `${winners(about.seats, over)} ${over.text.replace(/\.$/, "")}` : `${who} · ${over.text}`;
}

async function check() {
  const box = $("#proof"), words = box.querySelector("span");
  box.hidden = false;
  try {
    const [first, ...rest] = await prove(about, localStorage); // a line each: what was proved, on what it rests, what was not
    words.replaceChildren(make("b", "", first), ...rest.map((line) => make("small", "", line)));
    box.classList.remove("bad");
    $("#prove").hidden = true;
  } catch (e) {
    words.textContent = t("not-proved", { name: /** @type {Error} */ (e).message });
    box.classList.add("bad");
  }
}

/** Play on from here: I take the seat that is shown, bots the others, unless one chooses otherwise. */
function fork() {
  const box = $("#fork-box"), list = make("ol", "seat-rows"), rows = new SeatRows(list, levels, ["me", "bot", "link", "local"]), fault = make("p", "fault"), row = make("div", "row");
  fault.setAttribute("role", "alert");
  for (const s of names.keys()) rows.add(s === (frame.seat ?? 0) ? "me" : "bot");
  rows.draw();
  const start = button(t("fork-start"), async () => {
    try { location.assign(`/t/${(await ask("POST", `/api/tables/${about.id}/fork`, { at: Math.min(now, actions), seats: rows.wishes })).id}`); }
    catch (e) { fault.textContent = /** @type {Error} */ (e).message; }
  }, "btn primary");
  row.append(start, button(t("close"), () => { box.hidden = true; $("#fork").focus(); }, "btn quiet"));
  box.replaceChildren(make("p", "", t("fork-words", { n: Math.min(now, actions) })), list, fault, row);
  box.hidden = false;
  list.querySelector("select")?.focus();
}

async function start() {
  await Promise.all([shell(), loadSheet(sheetOf(game))]);
  place();
  for (const kind of [small, desk]) kind.addEventListener("change", place);
  const pick = tabs((id) => { document.body.dataset.tab = id; $("#list").textContent = $(`#${id}`).textContent; toCurrent(); });
  $(".tablist").addEventListener("click", (/** @type {MouseEvent} */ e) => { if (e.detail && e.target instanceof HTMLElement) e.target.blur(); }); // the arrows step again
  $("#list").addEventListener("click", () => pull(document.body.dataset.drawer !== "open"));
  $("#away").addEventListener("click", () => pull(false));
  addEventListener("keydown", (e) => { if (e.key === "Escape" && document.body.dataset.drawer === "open") pull(false); });
  $("#board").addEventListener("click", () => { if (document.body.dataset.drawer === "open") pull(false); });
  await load(query.get("side") ?? (about.you.length === 1 ? String(about.you[0]) : "")); // one's own game as one saw it
  $("#unit").value = usual(film);
  for (const s of film.sides) {
    const option = make("option", "", s === "open" ? t("side-open") : s === 8 ? t("side-spectator") : t("side-seat", { name: names[Number(s)] }));
    option.value = String(s);
    $("#side").append(option);
  }
  $("#side").value = String(film.side);
  const over = about.status === "over" || about.status === "closed";
  ended = film.over ? told(film.over, film.count > actions) : about.frozen || t(over ? "broken-off" : "still-running");
  $("#to-table").hidden = about.record;
  for (const id of ["#record", "#record-2", "#fork"]) $(id).hidden = !over;
  $("#prove").hidden = !over || Boolean(about.frozen);
  $("#loading")?.remove();
  board = new Board($("#board"), { act() {}, zoomHost: $("#zoom"), texts: boardTexts() });
  stage = new Stage(board, { say() {}, ended: () => wasTold(), points() {}, beat: new Cues().beat, words: make("div") }); // what is told stands in the panel, step by step; no caption over the title
  $("#side").addEventListener("change", async () => { await load(side()); await go(now); });
  for (const b of document.querySelectorAll("[data-step]")) b.addEventListener("click", () => {
    const step = /** @type {HTMLElement} */ (b).dataset.step;
    void jump(step === "first" ? 0 : step === "last" ? film.count : stopAfter(step === "1" ? 1 : -1), step === "1");
  });
  $("#unit").addEventListener("change", draw);
  $("#play").addEventListener("click", play);
  $("#pace").addEventListener("change", () => { player.pace = $("#pace").value; });
  $("#slider").addEventListener("input", () => jump(Number($("#slider").value)));
  const under = (/** @type {MouseEvent} */ e) => stepAt(e.clientX - $("#graph").getBoundingClientRect().left, film.count, $("#graph").clientWidth);
  $("#graph").addEventListener("click", (/** @type {MouseEvent} */ e) => jump(under(e)));
  for (const kind of ["pointermove", "pointerleave"]) for (const id of ["#graph", "#slider"]) $(id).addEventListener(kind, (/** @type {PointerEvent} */ e) => { // the slider may lie over the chart
    pointed = kind === "pointermove" && e.pointerType === "mouse" ? under(e) : null;
    drawGraph();
  });
  addEventListener("keydown", (e) => {
    if (e.target instanceof Element && e.target.closest("input, select, .scene, [role=tab]")) return;
    const onButton = e.target instanceof Element && e.target.closest("button, a, summary");
    const to = /** @type {Record<string, number>} */ ({ ArrowLeft: stopAfter(-1), ArrowRight: stopAfter(1), Home: 0, End: film.count })[e.key];
    if (to !== undefined) { e.preventDefault(); void jump(to, e.key === "ArrowRight"); }
    else if (e.key === " " && !onButton) { e.preventDefault(); void play(); }
  });
  addEventListener("resize", makeRoom);
  new ResizeObserver(drawGraph).observe($("#graph"));
  for (const id of ["#panel-moves", "#moves"]) new ResizeObserver(toCurrent).observe($(id));
  whenTurned(() => go(now));
  $("#prove").addEventListener("click", check);
  $("#proved").addEventListener("click", () => { $("#proof").hidden = true; });
  $("#fork").addEventListener("click", fork);
  $("#link").addEventListener("click", async () => {
    const url = new URL(location.href);
    url.searchParams.set("side", side());
    try { await navigator.clipboard.writeText(url.href); } catch { /* the address bar has it */ }
    const words = $("#link").textContent;
    $("#link").textContent = t("copied");
    setTimeout(() => { $("#link").textContent = words; }, 2500);
  });
  if (over && !about.frozen) {
    $("#tab-analysis").hidden = false;
    analysis = new Analysis(about.id, names, { jump: (at) => void jump(at), opened: () => pick($("#tab-analysis")), built: () => { drawMoves(); drawPlace(); makeRoom(); }, deed, own: about.you.length === 1 ? about.you[0] : null });
    void analysis.open();
  }
  await go(query.has("at") ? Number(query.get("at")) || 0 : film.count);
  if (analysis && query.has("analysis")) { // whoever comes for it sees it
    pick($("#tab-analysis"));
    if (small.matches) pull(true);
  }
  document.body.dataset.ready = "true";
}

await start();
