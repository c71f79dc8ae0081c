// The table on a screen that all in a room see: what spectators see, large, by itself. Hands and choices are on phones.
// @ts-check
import { stayAwake } from "./awake.js";
import { Behind } from "./behind.js";
import { Board } from "./board.js";
import { Cues } from "./cues.js";
import { $, data, link, make, seatIcon, t } from "./dom.js";
import { Line } from "./line.js";
import { boardTexts } from "./marks.js";
import { outcome } from "./over.js";
import { Players } from "./players.js";
import { whole } from "./scenes.js";
import { hall } from "./screen_parts.js";
import { bindSwitch } from "./settings.js";
import { shell } from "./shell.js";
import { Stage } from "./stage.js";
import { loadSheet, sheetOf } from "./symbols.js";
import { cover } from "./table_parts.js";

const page = /** @type {import("./protocol").ScreenPage} */ (data());
const game = document.body.dataset.game ?? "", form = document.body.dataset.form === "far" ? "far" : "wide";
let about = page.table;
/** @type {import("./protocol").Position | null} */ let position = null;
/** @type {import("./protocol").LogLine | undefined} */ let last;
/** @type {Stage | undefined} */ let stage;
const players = new Players(), cues = new Cues(), behind = new Behind({ take: () => {} }), room = hall(page, location.hash.slice(1));
const line = new Line(about.id, form, hear, lineState, "&screen=1");

/** @param {import("./line.js").Heard} m */
function hear(m) {
  if (m.type === "position") show(m);
  else if (m.type === "closed") stop(t(m.code === 4404 ? "no-table" : "not-welcome"));
  else if (m.type === "table") {
    if (about.status === "waiting" && m.status === "closed") return location.reload(); // its page says who closed it
    about = m;
    if (m.rematch?.next) location.replace(`/screen/${m.rematch.next}`);
    else draw();
  }
}

/** @param {import("./protocol").Position} m */
function show(m) {
  const before = position;
  position = m = whole(before?.scene, m);
  line.had = m.seq;
  last = m.log.lines[m.log.lines.length - 1] ?? last;
  cues.heard(m, Boolean(before), false);
  behind.take(m);
  if (m.beats?.length) { players.hold(); behind.hold(); }
  draw();
  const layout = m.scene[form];
  if (layout && stage) stage.show({ ...layout, title: m.scene.title }, m.beats ?? [], m);
  if (!stage?.run) { behind.end(); draw(); }
  document.body.dataset.seq = String(m.seq);
}

/** In large letters: what happens, or what happened last. @param {string} text @param {number} [seat] */
function tell(text, seat) {
  $("#news").replaceChildren(...(seat === undefined ? [] : [seatIcon(seat)]), make("span", "", text));
  $("#live").textContent = text;
}

/** All that happened has been told. */
function ended() {
  cues.ended([]);
  behind.end();
  players.release();
  draw();
}

/** Whose turn is shown: of whoever acts in what is told. @returns {readonly number[]} */
function turns() {
  const told = stage?.turn;
  return told !== undefined ? [told] : position && !position.over ? position.awaited : [];
}

function draw() {
  const waiting = about.status === "waiting", over = stage?.run ? null : position?.over ?? null;
  document.body.dataset.status = position?.over && !over ? "running" : about.status;
  $("#loading")?.remove();
  cover("hall", waiting ? room.draw(about) : null);
  if (position && !stage) {
    const board = new Board($("#board"), { act: () => {}, texts: boardTexts() });
    stage = new Stage(board, { say: tell, ended, points: (seat, by, from, ms) => players.points(seat, by, from, ms), reached: (of) => { behind.reach(of); players.release(of.scene); draw(); },
      beat: (beat, motion) => { cues.beat(beat, motion); behind.tell(beat); if (beat.facts?.length || String(players.turns) !== String(turns())) draw(); } });
  }
  const scene = behind.scene(position);
  players.show(about, waiting ? null : position, undefined, undefined, scene, turns());
  $("#title").replaceChildren(about.title || ($("#title").dataset.game ??= $("#title").textContent), make("small", "", stage?.head ?? scene?.subtitle ?? ""));
  $("#prompt").textContent = document.body.dataset.line === "down" ? t("screen-line-down") : waiting || over || stage?.run ? "" : about.frozen || position?.scene.prompt || "";
  if (!stage?.run) tell(last?.text ?? "", last?.seat);
  cover("over", over ? finale(over) : null);
}

/** The result, and who wants another game. @param {import("./protocol").Ending} over */
function finale(over) {
  const box = outcome(about, over), asked = about.rematch, names = about.seats.filter((s) => asked?.yes?.includes(s.seat)).map((s) => s.name);
  const words = asked?.no ? t("rematch-declined", { name: asked.no }) : names.length ? t("rematch-asks", { name: names.join(", ") }) : "";
  box.append(make("p", "again", [words, asked?.no ? "" : t("screen-again")].filter(Boolean).join(" ")));
  return box;
}

/** @param {boolean} up */
function lineState(up) {
  document.body.dataset.line = up ? "up" : "down";
  draw();
}

/** Nothing more comes. @param {string} words */
function stop(words) {
  const box = make("div", "state");
  box.append(make("strong", "", words), link(t("lobby"), "/", "btn primary"));
  $("#board").replaceChildren(box);
}

async function start() {
  await Promise.all([shell(), loadSheet(sheetOf(game)), loadSheet("/sheets/covers.svg")]);
  bindSwitch($("#sound"), "sound");
  $("#host-clock").append(players.timer);
  $("#full").hidden = !document.fullscreenEnabled;
  $("#full").addEventListener("click", () => (document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen()));
  void stayAwake(navigator, document);
  draw();
  line.open();
  document.body.dataset.ready = "true";
}

start().catch((e) => stop(`${t("load-failed")} ${e}`));
