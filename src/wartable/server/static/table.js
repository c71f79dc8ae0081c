// A live table: hears positions, shows them, sends what is pressed.
// @ts-check
import { closable } from "./advice.js";
import { Alone } from "./alone.js";
import { drawBar as drawButtons } from "./bar.js";
import { tellsOthers } from "./beats.js";
import { Behind } from "./behind.js";
import { Board } from "./board.js";
import { Addressee, hearChat, hide, isMine, saidWords, writeChat } from "./chat.js";
import { large, ofTaken } from "./choices.js";
import { Cues } from "./cues.js";
import { $, ask, button, data, link, make, t } from "./dom.js";
import * as drawer from "./drawer.js";
import { Hinting } from "./hinting.js";
import { Line } from "./line.js";
import { Log, ruleButton } from "./log.js";
import { drawLegend, boardTexts } from "./marks.js";
import { fairNotice, lineNotice, passingNotice, requests } from "./notices.js";
import { mainButton, offerButtons } from "./offers.js";
import { headline, overPanel } from "./over.js";
import { Passing } from "./passing.js";
import { Planner } from "./plan.js";
import * as tip from "./plan_tip.js";
import { Players } from "./players.js";
import { early } from "./press.js";
import { follow, rematchButtons, rematchNotice } from "./rematch.js";
import { Outlook, wanted as chancesWanted } from "./outlook.js";
import { OneAtATime } from "./retry.js";
import { whole } from "./scenes.js";
import { bindList, bindSwitch, setting, whenSettled } from "./settings.js";
import { fitting, ROOMY, SMALL, whenTurned, WIDE } from "./screens.js";
import { shell, tabs } from "./shell.js";
import { play } from "./sounds.js";
import { Stage } from "./stage.js";
import { loadSheet, sheetOf } from "./symbols.js";
import { bindWaysOut, cover, curtain, drawNews, frozenButtons, rules, same, showFigures, stopped, tableKeys } from "./table_parts.js";
import { Values } from "./values.js";

const LONG_LIST = 14, WHILE = 1200, TWICE = 400; // offers; milliseconds
const page = /** @type {import("./protocol").TablePage} */ (data());
const game = document.body.dataset.game ?? "";
const small = matchMedia(SMALL), roomy = matchMedia(ROOMY), wide = matchMedia(WIDE);
/** @typedef {{text: string, rule?: string, sticky?: boolean}} Notice  sticky: a new position does not put it away */
let about = page.table, came = 0; // when the question came
/** @type {import("./protocol").Position | null} */ let position = null;
/** @type {Notice | null} */ let notice = null;
/** What the board says of itself. @type {{text: string, more: string} | null} */ let spoken = null;
/** @type {HTMLElement | null} */ let inviting = null;
let putAway = Boolean(sessionStorage.getItem(`over ${page.table.id}`)); // whether the panel of the end was looked at
/** Whether hand and choices are shown in place of the board, as this reader wants it; null: where a big screen shows the board. @type {boolean | null} */ let handed = null;

const say = (/** @type {string} */ text) => { $("#live").textContent = text; };
const values = new Values(localStorage);
const players = new Players(), log = new Log(game), addressee = new Addressee($("#to")), cues = new Cues(), behind = new Behind(log);
/** @type {Board | undefined} */ let board;
/** @type {Stage | undefined} */ let stage;
/** @type {import("./protocol").Layout | undefined} */ let staged; // what is shown, or will be once what led to it is told
/** @type {import("./protocol").LogLine[]} */ let lately = []; // the last lines of the log
const isHanded = () => !roomy.matches && Boolean(handed) && about.you.length === 1 && Boolean(position) && !ending();
const name = () => (isHanded() ? "wide" : fitting()); // what is held is taken from the wide one
const line = new Line(about.id, name(), hear, lineState), moves = new OneAtATime(send);

const perform = (/** @type {import("./offers.js").Deed} */ action, /** @type {HTMLElement} */ el) => {
  if (early(Boolean(stage?.reads), Date.now() - came)) return stage?.hurry();
  if (Date.now() - freed > TWICE || !$("#main-actions").contains(el)) board?.perform(action, el); // else it was meant for the button that stood there
};
/** What one holds and chooses from, beside a big screen: loaded where there is one. @type {import("./hand.js").Hand | undefined} */ let hand;
const hinting = new Hinting(about.id, { position: () => position, perform, say, pieces: () => position?.scene[name()]?.pieces ?? [], failed: (text) => { notice = { text }; say(text); }, changed: () => { drawAsk(); drawBar(); } });

/** @type {import("./recap.js").Recap | null} */ let recap = null;

/** What happened since one's own last move; what shows it comes when it is first wanted. */
async function lookBack() {
  stage?.end();
  const { Recap } = await import("./recap.js");
  recap ??= new Recap(about.id, {
    layout: name, say, stopped: () => log.mark(), closed: () => { board?.annotate(outlook.notes); drawTable(); ($("#recap").hidden ? $("#ask") : $("#recap")).focus(); },
    show: (frame) => { const layout = frame.scene[name()]; stage?.end(); staged = undefined; if (layout) board?.show({ ...layout, title: frame.scene.title }); board?.annotate([]); log.mark(recap?.told); drawFrame(); makeRoom(); },
  });
  await recap.start(position?.seat ?? null);
}

const outlook = new Outlook(about.id, { drawn: (said) => { annotate(); board?.retell(); if (said) drawAsk(); }, failed: fail });

/** What looks at rivals' boards, once one was looked at. @type {typeof import("./boards.js") | undefined} */ let rivals;

/** Opens the board of one seat, if there is one to look at. @param {number | undefined} seat */
function lookAt(seat) {
  if (seat === undefined || seat === position?.seat || !about.boards || !isKnown() || !about.seats[seat]) return false;
  void showRival(about.seats[seat], position?.seat ?? null).catch(fail);
  return true;
}

/** @param {import("./protocol").SeatAbout} seat @param {number | null} side */
async function showRival(seat, side) {
  rivals ??= await import("./boards.js");
  if (isKnown() && (position?.seat ?? null) === side) await rivals.showBoard(about.id, seat, side, wide.matches ? "wide" : "tall");
}

// ---------------------------------------------------------------- the companion
/** Loaded where it is wished for. @type {import("./companion.js").Companion | undefined} */ let companion;
const isGuided = () => Boolean(about.companion) && setting("companion") === "on";

async function guide() {
  if (isGuided() && !companion) {
    const { Companion } = await import("./companion.js");
    companion ??= new Companion(about.id, { board: () => board, resized: makeRoom });
  }
  companion?.see(isGuided() && !position?.over ? position : null, isAsked(position));
}

/** What else is said of a piece: what may come of it, and that it can be pressed again. @param {import("./protocol").Piece} piece */
function more({ id, seat, actions }) {
  const rival = seat !== undefined && seat !== position?.seat && !actions?.length && about.boards && isKnown() ? about.seats[seat] : undefined;
  return [recap?.open ? "" : outlook.of(id), rival ? t("board-press", { name: rival.name }) : ""].filter(Boolean);
}
const passing = new Passing({ show, told: () => !stage?.run, waits: drawAsk });
const planner = new Planner(about.id, {
  layout: name, say, position: () => position, isAsked: () => isAsked(position), act: sendAct, changed: () => drawTable(),
  tell: (text) => { notice = { text, sticky: true }; drawAsk(); },
});

const alone = new Alone({
  position: () => position, hidden: () => about.hidden, act: (notation) => { if (!moves.busy) act(notation); }, look: mayUndo, waits: drawPrompt,
  // not while something is told or asked, nor while a bot sits in
  may: () => (isGuided() || setting("forced") === "on") && line.up && !stage?.run && !recap?.open && !planner.busy && !about.asked && !about.seats[position?.seat ?? 0].stand_in,
});

// ---------------------------------------------------------------- sending
/** @param {import("./retry.js").Move} message */
function send(message) {
  alone.undone = message.type === "undo";
  return line.move(message);
}

/** What is pressed is a step of a plan while one is made. @param {string} notation */
function act(notation) {
  if (planner.on) { notice = null; return void planner.add(notation); }
  planner.drop();
  sendAct(notation);
}

/** @param {string} notation */
function sendAct(notation) {
  if (!position) return;
  results?.forget(); // whoever goes on has done with it
  stage?.end();
  if (!moves.busy) notice = null;
  dispatch({ type: "act", notation, seq: position.seq, seat: position.seat });
}

/** @param {boolean} whole */
function undo(whole) {
  if (planner.on) return void planner.become(whole ? [] : planner.steps.slice(0, -1));
  if (!position?.undo?.free && !position?.undo?.unsure) return;
  planner.drop();
  stage?.end();
  dispatch({ type: "undo", seq: position.seq, whole, seat: position.seat });
}

/** Whoever reaches for the button is told whether it will do something. */
function mayUndo() {
  if (position?.undo?.unsure) line.send({ type: "may-undo", seq: position.seq, seat: position.seat });
}

/** Asks why a piece cannot be used, where something is asked of its reader. @param {string} piece */
function why(piece) {
  const text = planner.leftOut(piece);
  if (text) { board?.explain(piece, text); hand?.explain(piece, text); return say(text); }
  if (position && isAsked(position)) line.send({ type: "why", piece, seat: position.seat });
}

/** @param {import("./retry.js").Move} message */
function dispatch(message) {
  if (!line.up) return say(t("line-down")); // a press on a dead line is no move: its buttons are grey
  moves.press(message);
  drawBusy();
}

function drawBusy() {
  const move = moves.busy;
  if (!move) return void delete document.body.dataset.busy;
  document.body.dataset.busy = "true";
  setTimeout(() => { if (moves.busy === move) say(t("sending")); }, 600);
}

/** Says why something did not come to be. @param {unknown} error */
function fail(error) {
  notice = { text: /** @type {Error} */ (error).message };
  drawAsk();
}

// ---------------------------------------------------------------- hearing
/** @param {import("./line.js").Heard} m */
function hear(m) {
  if (m.type === "table") { if (about.status === "waiting" && m.status === "closed") return location.reload(); follow(about, m); about = m; sendValue(); drawTable(); }
  else if (m.type === "position") { passing.hear(m, position); }
  else if (m.type === "undo") { if (position?.seq === m.seq) { position.undo = m.undo; drawBar(); alone.answer(); } }
  else if (m.type === "why") { board?.explain(m.piece, m.text); hand?.explain(m.piece, m.text); say(m.text); }
  else if (m.type === "chat") { if (hearChat(m, about) && position && !isMine(m, about)) said(m); }
  else if (m.type === "muted") { hide(about.id, m.person, m.name); }
  else if (m.type === "done") { done(m.move); }
  else if (m.type === "refused") { moves.forget(); alone.undone = false; done(m.move); notice = m; say(m.text); if (!stage?.run) staged = undefined; showBoard(); drawAsk(); mayUndo(); planner.refused(m.text); }
  else if (m.type === "closed") { closed(m.code); }
}

/** @param {string} move */
function done(move) {
  moves.done(move, position?.seq);
  drawBusy();
}

/** @param {import("./protocol").Position} m */
function show(m) {
  const mine = isAsked(position), before = position?.seq ?? 0;
  if (m.curtain || m.seat !== position?.seat) { recap?.stop(); rivals?.shut(); notice = null; lately = []; document.querySelector("dialog.plans")?.remove(); } // what one person looks at is not for the next
  const live = Boolean(position?.scene?.open && m.scene.open); // what happens meanwhile holds up nothing
  position = m = whole(position?.scene, m);
  if (m.seq !== before) alone.heard(m.seq);
  if (m.seq !== before) hinting.forget();
  if (m.seq !== before && !live) { $("#filter").value = ""; notice = notice?.sticky && isAsked(m) ? notice : null; }
  line.had = m.seq;
  const { lines } = m.log, beats = live ? [] : m.beats ?? [];
  lately = [...lately, ...lines].slice(-6);
  behind.take(m);
  if (lines.length && before && (!beats.length || !stage?.pace)) say(lines.slice(-3).map((l) => l.text).join(" "));
  cues.heard(m, before > 0, isAsked(m) && !mine);
  drawTable(beats);
  if (m.scene.open && board && !board.steady) void import("./steady.js").then((steady) => { if (board) board.steady = steady; }).catch(fail);
  if (!stage?.run) { behind.end(); drawLast(); }
  if (!before && small.matches && m.recap && isAsked(m)) $("#news").replaceChildren(make("span", "offers", t("recap-missed", { n: m.recap }))); // whoever comes back
  if (m.seq !== before) came = Date.now();
  document.body.dataset.seq = String(m.seq);
  planner.heard();
}

/** Somebody else said something. @param {import("./protocol").ChatLine} chat */
function said(chat) {
  drawer.unread(chat.seat, chat.name, saidWords(chat));
  say(`${chat.name}: ${saidWords(chat)}`);
  play("chat");
}

/** Whether this reader's move is awaited. @param {import("./protocol").Position | null} p */
const isAsked = (p) => Boolean(p && p.seat !== null && p.awaited.includes(p.seat) && !p.over);

/** Whether it is known whose eyes look: at a shared screen it may be anybody's. */
const isKnown = () => Boolean(position && !position.curtain && (position.seat !== null || about.you.length < 2));

/** The position as it came, after what led to it. One in the layout that is shown now may still be on its way: until then the board stays as it is.
 *  @param {import("./protocol").Beat[]} [beats] */
function showBoard(beats = []) {
  const layout = (planner.shown ?? position)?.scene[name()];
  if (!layout || recap?.open || !stage || (staged === layout && !beats.length)) return;
  staged = layout;
  const turned = !beats.length && isSame() && document.body.dataset.layout !== name(), pending = turned ? board?.pending : undefined;
  if (!beats.length && (planner.shown || document.body.dataset.layout !== name())) { // what is told is told of another picture
    goesOn = !position?.over && (!planner.shown || stage.standing);
    if (goesOn) stage.since = performance.now(); // what is held up now is the first that is held up again
    stage.end();
    goesOn = false;
  }
  if (beats.length) { players.hold(); behind.hold(); }
  stage.show({ ...layout, title: position?.scene.title, open: position?.scene.open }, beats, position ?? undefined);
  drawLegend(layout.pieces, button(t("marks-figures"), () => showFigures(game), "btn quiet"));
  document.body.dataset.layout = name();
  if (pending) board?.resume(pending);
}

/** The position that is asked about under the board, and of which seat. */
let question = "";
const questionNow = () => `${position?.scene?.open ? "open" : position?.seq} ${position?.seat} ${planner.on}`; // where all act at once the same is asked until it ends
/** Whether it is still the same: what was asked of it may be asked again. */
const isSame = () => question === questionNow();

let goesOn = false; // whether figures that are not read yet are held up again at once: the phone was turned under them

/** What shows results that were pressed past, once there is one. @type {import("./results.js").Results | undefined} */ let results;

/** @param {import("./protocol").Beat[]} beats @param {boolean} [open] whether it is held up again at once */
async function keep(beats, open = false) {
  const { Results } = await import("./results.js");
  results ??= new Results($("#board"), drawAsk);
  results.keep(beats);
  if (open) results.open(0); else drawAsk();
}

/** What has come to its end and is told, or stands to be read: the next question comes after it. @type {import("./protocol").Beat | undefined} */ let result;

/** Who did what is told now, where this reader's question comes after it, or throws what it is about: one press ends the telling. @type {number | undefined} */ let teller;
let freed = 0; // when that question came in its place

const tells = () => (planner.on || recap?.open || stage?.result || position?.curtain || !isAsked(position) ? undefined : stage?.others(about.you, teller === undefined ? WHILE : 0) ?? (stage?.rolls ? position?.seat ?? undefined : undefined));

/** Chances are of the question: they come with it. */
const annotate = () => board?.annotate(recap?.open || teller !== undefined ? [] : outlook.notes);

/** Head and question go with what is told. */
function drawResult() {
  drawBar();
  if (result !== stage?.result || teller !== tells()) drawAsk();
  else if (!asks() && !spoken) drawPrompt();
}

/** How the game ended, once what led to it was told. */
const ending = () => (stage?.run ? undefined : position?.over);

const isEndShown = () => Boolean(ending() && !putAway && !recap?.open);

/** The panel of the end; one that looks the same stays, and with it what has the focus. */
function drawEnd() {
  const over = ending();
  const asks = over ? rematchNotice(about, fail) : null; // where one pressed
  cover("over", isEndShown() && over ? overPanel(about, over, [...(asks ? [asks] : []), ...endButtons(over, true)], closeEnd, drawEnd) : null);
}

function closeEnd() {
  putAway = true;
  sessionStorage.setItem(`over ${about.id}`, "read");
  drawTable();
  $("#ask").focus();
}

/** The last of what happened; of many who act at once, what came of it. */
function drawLast() {
  const last = position?.scene?.open && board?.steady ? board.steady.news(lately) : lately.at(-1);
  if (last) drawNews(last);
}

/** All that happened has been told. */
function ended() {
  cues.ended(about.you);
  behind.end();
  drawLast();
  players.release();
  drawFrame();
  drawHand();
  drawEnd();
  if (position?.over || result || teller !== undefined) drawAsk(); else drawPrompt();
  alone.answer();
  passing.look();
}

/** @param {import("./protocol").Beat[]} [beats] what led to the position */
function drawTable(beats = []) {
  drawHand();
  // over is what one sees, not what one was told: the last position may still be on its way
  document.body.dataset.status = about.status === "over" && !position?.over ? "running" : about.status;
  const waiting = about.status === "waiting";
  if (!waiting) for (const left of ["#loading", ".waiting"]) $(left)?.remove();
  if (waiting) {
    void drawRoom().catch(fail);
  } else if (position) {
    board ??= new Board($("#board"), { act: (notation) => { stage?.end(); act(notation); }, say, why, more, again: ({ seat }) => lookAt(seat), choose, follows: about.plans ? (notation, written) => planner.follows(notation, written) : undefined, free: () => planner.on, wish: () => (isGuided() && setting("confirm") === "none" ? "weighty" : undefined), zoomHost: $("#zoom"), zoomMenu: $("#zoom-menu"), told, texts: boardTexts() });
    outlook.see(position, Boolean(about.outlook) && about.status === "running");
    stage ??= new Stage(board, {
      say: (text, seat) => { say(text); drawNews({ text, seat }); }, ended, points: (seat, by, from, ms) => players.points(seat, by, from, ms), words: $("#prompt"),
      beat: (beat, motion) => { cues.beat(beat, motion); behind.tell(beat); if (beat.facts?.length || String(players.turns) !== String(turns())) drawFrame(); if (stage?.sums) results?.older(); drawResult(); }, stands: () => about.you.length > 0, passed: (beat) => { behind.tell(beat); players.add(beat.points ?? []); }, reached: (of) => { behind.reach(of); players.release(of.scene); drawFrame(); }, unread: (beats) => void keep(beats, goesOn).catch(fail),
    });
    showBoard(beats);
    cover("curtain", position.curtain ? curtain(position.curtain.map((s) => about.seats[s]), (seat) => line.send({ type: "show", seat })) : null);
    drawEnd();
  }
  addressee.show(about);
  drawFrame();
  drawAsk();
  void guide().catch(fail);
  alone.answer();
}

/** The waiting room, which is loaded where somebody is waited for. */
async function drawRoom() {
  const { showRoom, waitingRoom } = await import("./waiting.js");
  if (about.status !== "waiting") return;
  $("#loading")?.remove();
  showRoom($("#board"), waitingRoom(about, page.invite, page.levels, page.me, () => location.replace(`/t/${about.id}`), fairTrouble(), page.host));
}

/** On a small screen beside a big one, what is one's own. */
function drawHand() {
  if (about.screen) handed ??= true;
  const on = isHanded(), pieces = result ? board?.scene.pieces : (planner.shown ?? position)?.scene.wide?.pieces; // the next hand comes after what the last came to
  $("#handed").hidden = wide.matches || handed === null || about.you.length !== 1 || about.status !== "running";
  $("#handed").textContent = t(on ? "to-board" : "to-hand");
  document.body.dataset.handed = String(on);
  $("#hand").hidden = !on;
  $("#hand").setAttribute("role", on ? "main" : "region"); // in the board's place
  if (line.layout !== name()) { line.draw(name()); if (planner.on) void planner.refresh(); }
  if (on && !hand) void import("./hand.js").then(({ Hand }) => { hand ??= new Hand($("#hand"), { perform, why }); drawHand(); drawAsk(); }).catch(fail);
  else if (on && pieces) hand?.show(pieces, lately);
}

/** Whose turn is shown: of whoever acts in what is told, unless this reader's question stands beside it; what it came to is nobody's. @returns {readonly number[]} */
function turns() {
  if (recap?.open) return recap.turns;
  if (result && stage?.sums) return [];
  const rival = rivalTold(), now = (asks() ? null : stage?.next) ?? position;
  return rival !== undefined ? [rival] : now && !now.over ? now.awaited : [];
}

/** Somebody else whose turn is told, while nothing is asked of this reader. */
function rivalTold() {
  const seat = teller ?? (asks() ? undefined : stage?.turn);
  return seat === undefined || about.you.includes(seat) ? undefined : seat;
}

/** Whether it is the present that is shown beside the board: what is asked of this reader, a plan, the past. */
const asks = () => planner.on || recap?.open || (isAsked(position) && teller === undefined && !result);

/** What stands around the board: as the board is, which may show the past, or what led to the present. */
function drawFrame() {
  players.show(about, position, about.you.length ? standIn : undefined, isKnown() ? ({ seat }) => lookAt(seat) : undefined, recap?.scene ?? behind.scene(position), turns());
  drawBar();
}

function drawBar() {
  drawButtons(about, position, { scene: recap?.scene ?? behind.scene(position), head: recap?.open ? undefined : stage?.head ?? (ending() ? t("is-over") : undefined), planner, timer: players.timer, turn: isAsked(position), asks: !recap?.open && !stage?.result, thinking: hinting.thinking, known: isKnown(), mayPlan: mayPlan() });
}

// ---------------------------------------------------------------- what is asked
function drawPrompt() {
  const [words, small] = $("#prompt").children, scene = (planner.shown ?? (asks() ? null : stage?.next) ?? position)?.scene, over = ending(), rival = rivalTold(), next = passing.later[0]?.curtain, told = rival === undefined || stage?.sums ? result?.figures?.over : undefined, watching = about.status === "running" && !about.you.length;
  words.textContent = spoken?.text ?? told ?? (position?.curtain && lately.length ? lately.filter((l) => l.n === lately.at(-1)?.n).map((l) => l.text).join(" ") : undefined) ?? (next?.length === 1 && !stage?.run ? t("curtain-to", { name: about.seats[next[0]].name }) : undefined) ?? (rival !== undefined ? t("told-now", { name: about.seats[rival].name }) : teller !== undefined ? t("told-roll") : over ? (over.places.length || !isEndShown() ? headline(about, over) : "") : about.frozen ? about.frozen : about.status === "waiting" ? t("waiting-prompt") : planner.shown && planner.tried?.stop ? t("plan-end") : scene?.prompt ?? "");
  small.textContent = over ? (over.places.length ? over.text : "") : notice ? notice.text : spoken ? spoken.more : told || teller !== undefined ? (isAsked(position) && (told || rival !== undefined) && !tellsOthers(stage?.left ?? [], [...about.you, rival]) ? t("result-then") : "") : watching ? t(page.invite ? "seat-gone" : "watching") : planner.on ? (planner.steps.length ? "" : t("plan-hint")) : alone.waits ? t("forced") : (stage?.run && !isAsked(position)) ? "" : scene?.hint ?? "";
  $("#prompt").classList.toggle("refused", Boolean(notice));
  if (notice?.rule) small.append(" ", ruleButton(game, notice.rule));
}

/** The piece that is taken up, as the big buttons have it. @type {import("./protocol").Piece | null} */ let taken = null;

/** What it can do at the place that was pressed, where that is asked below a small board, of which a menu would hide too much. @type {import("./protocol").Action[] | undefined} */ let chosen;

/** @param {import("./protocol").Action[]} actions */
function choose(actions) {
  if (!small.matches) return false;
  chosen = actions;
  drawMain();
  $("#main-actions button").focus();
  return true;
}

const drawMain = () => $("#main-actions").replaceChildren(...mainButtons((planner.shown ?? position)?.scene, Boolean(ending())));

/** What the board says of itself: a piece taken up, an action that is asked twice. @param {string} text @param {string} more */
function told(text, more) {
  spoken = text ? { text, more } : null;
  if (board && taken !== board.picked) { taken = board.picked; chosen = undefined; drawMain(); }
  $("#prompt").classList.toggle("speaks", Boolean(text));
  if (!text) return drawPrompt();
  const [words, small] = $("#prompt").children;
  words.textContent = text;
  small.textContent = more;
}

function drawAsk() {
  tip.away();
  const now = planner.shown ?? position, scene = now?.scene, over = ending();
  const before = teller, read = result;
  result = planner.on ? undefined : stage?.result;
  if (read !== result) drawHand();
  teller = tells();
  if (before !== teller) annotate();
  if (String(players.turns) !== String(turns())) drawFrame();
  if (before !== undefined && teller === undefined) freed = Date.now();
  const armed = board?.armed && $("#ask").contains(board.armed.el) ? board.armed.notation : "", again = isSame();
  if (armed) board?.disarm(); // its button is drawn anew
  question = questionNow();
  const held = document.activeElement instanceof HTMLElement && $("#ask").contains(document.activeElement) ? document.activeElement : null;
  drawPrompt();
  $("#notices").replaceChildren(...notices());
  drawMain();
  $("#main-actions").classList.toggle("goes-on", Boolean(result) || teller !== undefined);
  const offers = now?.curtain ? [] : now?.offers ?? [];
  $("#all").hidden = Boolean(result) || teller !== undefined || offers.every(({ notation }) => large(scene).some((a) => a.notation === notation)); // the buttons are all there is
  $("#all summary").textContent = now?.all ?? "";
  $("#filter").hidden = offers.length <= LONG_LIST;
  drawList();
  if (armed && again) armAgain(armed, [...large(scene), ...offers]);
  makeRoom();
  if (held && !held.isConnected && !moves.busy) (same(held) ?? $("#main-actions button") ?? $("#ask")).focus();
}

/** The big buttons: on from what is told, what can be done after the end, a plan's, or what is asked. @param {import("./protocol").Scene | undefined} scene @param {boolean} over */
function mainButtons(scene, over) {
  if (result || teller !== undefined) return [button(t("result-on"), () => stage?.pass(), "btn primary")];
  if (over) return [...endButtons(position?.over), button(t("result-show"), () => { putAway = false; drawEnd(); $("#board > .over button").focus(); })];
  if (about.frozen) return frozenButtons(about, fail);
  const each = (/** @type {import("./offers.js").Deed} */ a) => foretold(mainButton(a, perform)), big = chosen ?? ofTaken(board?.picked, large(scene));
  if (planner.on) return [...big.filter((a) => a.role !== "aside").map(each), ...(planner.row ? [planner.row] : [])];
  const isElsewhere = (/** @type {import("./offers.js").Deed} */ { notation }) => hinting.names(notation) || (isHanded() && hand?.drawn.has(notation));
  const plans = mayPlan() && !$("#plan").offsetParent; // on a small screen the bar has no room for planning
  return [...big.filter((a) => !isElsewhere(a)).map(each), ...(plans ? [button(t("plan-title"), planOrNot, "btn aside")] : [])];
}

/** What is asked about is still asked about at the button that came in place of another. @param {string} notation @param {import("./offers.js").Deed[]} deeds */
function armAgain(notation, deeds) {
  const el = [...$("#ask").querySelectorAll("[data-notation]")].find((b) => b.dataset.notation === notation), deed = deeds.find((d) => d.notation === notation);
  if (el && deed) board?.arm(deed, el);
}

/** On a phone the question may lie over the lower edge of the board: the board keeps its size and is told how much of it is covered. */
function makeRoom() {
  const box = $("#ask").getBoundingClientRect(), area = $("#board").getBoundingClientRect();
  board?.room.cover(box.left < area.right ? Math.max(0, Math.round(area.bottom - box.top)) : 0, Boolean($("#notices .advice")));
}

function drawList() {
  const now = planner.shown ?? position;
  $("#all-actions").replaceChildren(...(now && !now.curtain ? offerButtons(now, name(), $("#filter").hidden ? "" : $("#filter").value, perform).map(foretold) : []));
}

/** A button that says what would come of it, where the game knows. @param {HTMLButtonElement} b */
function foretold(b) {
  return about.plans ? tip.tipped(b, () => planner.follows(b.dataset.notation ?? "")) : b;
}

/** What now; of a game that was called off there is nothing to analyse, and no rematch. @param {import("./protocol").Ending | null | undefined} over @param {boolean} [all] whether there is room */
function endButtons(over, all) {
  const counts = Boolean(over?.places.length), replay = `/t/${about.id}/replay`;
  return [...(counts ? rematchButtons(about, fail) : [link(t("new-table"), `/new/${game}`, "btn primary")]), link(t("replay"), replay), ...(counts && all ? [link(t("analysis"), `${replay}?analysis`)] : []), link(t("lobby"), "/")];
}

function notices() {
  return [
    document.body.dataset.line === "down" ? lineNotice() : null, about.status === "waiting" ? null : fairTrouble(), ...requests(about, line), passingNotice(about, passing),
    position?.over && !isEndShown() ? rematchNotice(about, fail) : null, planner.on ? planner.panel() : planner.ready(),
    ending() ? null : results?.note() ?? null, ...hinting.boxes(), inviting, teller === undefined ? outlook.box() : null,
  ].filter((box) => box !== null);
}

function invitation() {
  const box = inviting = closable(make("div", "notice"), t("invite-link"), () => { inviting = null; drawAsk(); });
  import("./waiting.js").then(({ inviteBox }) => box.append(inviteBox(about.id, fail))).catch(fail);
  drawAsk();
}

// ---------------------------------------------------------------- the rest
/** Whether this reader's turn can be planned now. */
const mayPlan = () => Boolean(about.plans && about.status === "running" && isAsked(position) && !position?.curtain && !planner.course);

function planOrNot() {
  stage?.end();
  recap?.stop();
  if (planner.on) planner.close();
  else planner.start().catch(fail);
}

/** @param {number} seat */
function standIn(seat) {
  ask("POST", `/api/tables/${about.id}/seats/${seat}/stand-in`).catch(fail);
}

/** Commits this browser to its value for chance, or shows the value: whatever the table waits for. */
function sendValue() {
  const next = values.next(about);
  if (next.send) line.send(next.send);
}

/** What is not right with the promise of fair chance. */
function fairTrouble() {
  const { trouble } = values.next(about);
  return trouble ? fairNotice(trouble, () => { values.agree(about); sendValue(); drawTable(); }) : null;
}

/** @param {boolean} open */
function lineState(open) {
  document.body.dataset.line = open ? "up" : "down";
  if (!open) { say(t("line-down")); planner.drop(); board?.disarm(); board?.close(); }
  if (open) sendValue();
  if (!position) return;
  drawBar();
  drawAsk();
  alone.answer();
}

/** @param {number} code */
function closed(code) {
  if (code === 4409) return location.reload(); // its page says why it cannot be opened
  stopped(t(code === 4404 ? "no-table" : "not-welcome"), link(t("lobby"), "/", "btn primary"));
}

async function start() {
  await Promise.all([shell(), loadSheet(sheetOf(game))]);
  tabs((id) => {
    if (id === "tab-rules" && !$("#rules").children.length) void rules(game);
    if (id === "tab-log") log.end();
    drawer.read();
  });
  $("#undo").addEventListener("click", () => undo(false));
  $("#undo-turn").addEventListener("click", () => undo(true));
  for (const id of ["#undo", "#undo-turn"]) for (const near of ["pointerenter", "focus"]) $(id).addEventListener(near, mayUndo);
  $("#ask-undo").addEventListener("click", () => { if (!position) return; alone.undone = true; line.send({ type: "ask-undo", seq: position.seq, seat: position.seat }); });
  $("#hint").addEventListener("click", () => { if (!hinting.thinking) notice = null; board?.disarm(); stage?.end(); void hinting.ask(); });
  $("#plan").addEventListener("click", planOrNot);
  $("#recap").addEventListener("click", () => lookBack().catch(fail));
  $("#news").addEventListener("click", () => { if ($("#recap").hidden || $("#recap").disabled) drawer.pull(true); else $("#recap").click(); }); // on a phone: what led to it
  bindWaysOut(about.id, () => line.send({ type: "do", what: "leave" }), () => position?.seat, fail, () => board?.disarm());
  $("#invite").addEventListener("click", () => { if (!inviting) invitation(); });
  $("#report").addEventListener("click", () => import("./report.js").then(({ report }) => report(about, (text) => { notice = { text }; drawAsk(); say(text); })).catch(fail));
  for (const key of /** @type {const} */ (["confirm", "speed"])) bindList($(`#${key}`), key);
  for (const key of /** @type {const} */ (["forced", "companion", "sound"])) bindSwitch($(`#${key}`), key);
  whenSettled((key) => {
    if (key === "speed") stage?.end();
    if (key === "sound") play("turn");
    if (key === "companion") void guide().catch(fail);
    if (key === "forced" || key === "companion") { alone.answer(); drawPrompt(); }
  });
  addEventListener("visibilitychange", () => alone.answer());
  if (small.matches) $("#menu-game").after($("#chances")); // the bar has room for the title then, the menu for what is wanted at the table
  $("#chances").setAttribute("aria-pressed", String(chancesWanted()));
  $("#chances").addEventListener("click", () => { stage?.end(); $("#chances").setAttribute("aria-pressed", String(outlook.toggle())); });
  $("#handed").addEventListener("click", () => { handed = !handed; drawTable(); });
  new ResizeObserver(makeRoom).observe($("#ask"));
  $("#players").addEventListener("click", () => $("#players").classList.toggle("open")); // on a small screen: the facts too
  $("#prompt").addEventListener("click", () => $("#ask").classList.toggle("open")); // on a small screen: all of it
  drawer.listen(() => log.end());
  $("#filter").addEventListener("input", drawList);
  writeChat(about.id, addressee, fail, () => { notice = { text: t("to-gone") }; drawAsk(); say(t("to-gone")); });
  addEventListener("resize", makeRoom);
  addEventListener("keydown", (e) => { if (e.key === "Escape" && isEndShown()) closeEnd(); });
  whenTurned(() => { showBoard(); drawHand(); recap?.turn().catch(fail); if (planner.on) void planner.refresh(); });
  drawHand(); // the screen may have been turned while the symbols came
  tableKeys(drawList);
  drawTable();
  line.open();
  document.body.dataset.ready = "true";
}

start().catch((e) => stopped(t("load-failed"), make("span", "", String(e)), link(t("try-again"), location.href, "btn primary")));
