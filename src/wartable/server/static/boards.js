// A rival's board in full size, over the table, with what the reader knows of it.
// @ts-check
import { Board } from "./board.js";
import { ask, button, make, t } from "./dom.js";
import { markTexts } from "./marks.js";

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
  /** @type {import("./protocol").Frame} */ const { scene } = await ask("GET", `/api/tables/${table}/boards/${seat.seat}?layout=${layout}${side === null ? "" : `&side=${side}`}`);
  if (number !== asked) return;
  shut();
  const dialog = open = make("dialog", "rival"), head = make("header", "row"), host = make("div", "board"), shape = scene[layout];
  dialog.setAttribute("aria-label", t("board-of", { name: seat.name }));
  head.append(make("h2", "", t("board-of", { name: seat.name })), button(t("close"), () => dialog.close(), "btn"));
  dialog.append(head, host);
  const left = new AbortController();
  dialog.addEventListener("close", () => { left.abort(); dialog.remove(); });
  document.body.append(dialog);
  dialog.showModal();
  const board = new Board(host, { act() {}, signal: left.signal, texts: { zoomIn: t("zoom-in"), zoomOut: t("zoom-out"), fit: t("fit"), ...markTexts() } });
  if (shape) board.show({ ...shape, title: scene.title });
}
