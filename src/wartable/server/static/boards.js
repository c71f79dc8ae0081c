// A rival's board in full size, over the table, with what the reader knows of it and what that seat did last.
// @ts-check
import { Board } from "./board.js";
import { ask, button, make, seatIcon, t } from "./dom.js";
import { boardTexts } from "./marks.js";

/** @type {HTMLDialogElement | null} */ let open = null;
let asked = 0; // how many boards were asked for

/** Away with the board that is looked at, also with one that is still on its way. */
export function shut() {
  asked++;
  open?.close();
}

/** @param {string} table @param {import("./protocol").SeatAbout} seat @param {number | null} side @param {"wide" | "tall"} layout */
export async function showBoard(table, seat, side, layout) {
  const number = ++asked;
  /** @type {import("./protocol").SeatBoard} */ const { scene, last } = await ask("GET", `/api/tables/${table}/boards/${seat.seat}?layout=${layout}${side === null ? "" : `&side=${side}`}`);
  if (number !== asked) return;
  shut();
  const dialog = open = make("dialog", "rival"), host = make("div", "board"), shape = scene[layout];
  dialog.setAttribute("aria-label", t("board-of", { name: seat.name }));
  dialog.append(head(seat, scene.players.find((p) => p.seat === seat.seat), () => dialog.close()), host, lately(last));
  const left = new AbortController();
  dialog.addEventListener("close", () => { left.abort(); dialog.remove(); });
  document.body.append(dialog);
  dialog.showModal();
  const board = new Board(host, { act() {}, signal: left.signal, texts: boardTexts() });
  if (shape) board.show({ ...shape, title: scene.title });
}

/** Whose board it is, and how that seat stands. @param {import("./protocol").SeatAbout} seat @param {import("./protocol").Player | undefined} player @param {() => void} close */
function head(seat, player, close) {
  const row = make("header", "row"), words = make("div"), score = make("span", "score", player ? `${player.score} ${player.unit}` : "");
  words.append(make("h2", "", t("board-of", { name: seat.name })), make("p", "facts", player?.facts ?? ""));
  row.append(seatIcon(seat.seat), words, score, button(t("close"), close, "btn"));
  return row;
}

/** @param {import("./protocol").LogLine[]} lines */
function lately(lines) {
  const box = make("section", "lately"), list = make("ol");
  list.append(...lines.map((line) => make("li", "", line.text)));
  box.append(make("h3", "", t("board-last")), lines.length ? list : make("p", "", t("board-no-turn")));
  return box;
}
