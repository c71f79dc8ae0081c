// Parts of the table's page that need little of it.
// @ts-check
import { sure } from "./dialog.js";
import { $, ask, button, link, make, seatIcon, t } from "./dom.js";
import { pull } from "./drawer.js";
import { listKeys, toList } from "./list_keys.js";

/** The rules beside the board, fetched when they are first wanted. @param {string} game */
export const rules = (game) => import("./rules.js").then(({ drawRules }) => drawRules($("#rules"), game));

/** In the rules beside the board, on a small screen in the drawer, the chapter of figures. @param {string} game */
export async function showFigures(game) {
  $("#tab-rules").click();
  if ($("#talk").offsetParent) pull(true);
  await rules(game);
  const figures = $("#figures");
  figures.open = true;
  figures.scrollIntoView();
  figures.querySelector("summary").focus();
}

/** Lays a panel over the board or takes it away. One that looks the same stays; in another the same button has the focus.
 *  @param {string} kind @param {HTMLElement | null} panel */
export function cover(kind, panel) {
  const old = $(`#board > .${kind}`), buttons = (/** @type {HTMLElement} */ box) => /** @type {HTMLElement[]} */ ([...box.querySelectorAll("button, a")]);
  if (!panel) return void old?.remove();
  if (!old) return void $("#board").append(panel);
  if (old.isEqualNode(panel)) return;
  const focused = buttons(old).find((b) => b === document.activeElement);
  old.replaceWith(panel);
  if (focused) buttons(panel).find((b) => b.textContent === focused.textContent)?.focus();
}

/** Before a covered hand. @param {import("./protocol").SeatAbout[]} seats whose hands may be shown @param {(seat: number) => void} show */
export function curtain(seats, show) {
  const box = make("div", "curtain");
  box.append(make("strong", "", seats.length === 1 ? t("curtain-to", { name: seats[0].name }) : t("curtain")));
  for (const s of seats) box.append(button(t("curtain-show", { name: s.name }), () => show(s.seat), "btn primary"));
  setTimeout(() => box.querySelector("button")?.focus(), 0);
  return box;
}

/** What can still be done with a game that cannot go on. @param {import("./protocol").TableAbout} about @param {(error: unknown) => void} fail */
export function frozenButtons(about, fail) {
  const end = button(t("end-frozen"), async () => {
    if (await sure(t("end-frozen-sure"), t("end-frozen"))) await ask("POST", `/api/tables/${about.id}/close`).catch(fail);
  });
  const ended = about.status !== "frozen";
  return [...(ended ? [link(t("record"), `/api/tables/${about.id}/record`), link(t("ledger"), `/api/tables/${about.id}/ledger`)] : about.host ? [end] : []), link(t("lobby"), "/")];
}

/** The keys of a table; arrows walk in the list of actions. @param {() => void} redraw */
export function tableKeys(redraw) {
  listKeys(redraw);
  addEventListener("keydown", (e) => {
    if (e.ctrlKey || e.metaKey || e.altKey || (e.target instanceof Element && e.target.closest("input, select, textarea, dialog"))) return;
    if (e.key === "u") $("#undo").click();
    else if (e.key === "h") $("#hint").click();
    else if (e.key === "p") $("#plan").click();
    else if (e.key === "a") toList();
    else return;
    e.preventDefault();
  });
}

/** What just happened, in one line: on a phone the log is out of sight. @param {{text: string, seat?: number}} line */
export function drawNews({ text, seat }) {
  $("#news").replaceChildren(...(seat === undefined ? [] : [seatIcon(seat)]), make("span", "", text));
}

/** The button that stands for what a button did that was drawn anew. @param {HTMLElement} old @returns {HTMLElement | undefined} */
export const same = (old) => [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("#ask button"))].find((b) => old.dataset.notation && b.dataset.notation === old.dataset.notation);

/** Why there is no table to look at. @param {string} why @param {HTMLElement[]} more */
export function stopped(why, ...more) {
  const box = make("div", "state");
  box.append(make("strong", "", why), ...more);
  $("#board").replaceChildren(box);
}

/** What ends one's game, asked before it is done. @param {string} table @param {() => void} leave @param {() => number | null | undefined} seat whose game is given up @param {(error: unknown) => void} fail @param {() => void} asked */
export function bindWaysOut(table, leave, seat, fail, asked) {
  for (const way of ["leave", "resign", "abort"]) $(`#${way}`).addEventListener("click", asked);
  $("#leave").addEventListener("click", async () => { if (await sure(t("leave-sure"), t("leave-yes"))) leave(); });
  for (const way of ["resign", "abort"]) $(`#${way}`).addEventListener("click", async () => {
    if (await sure(t(`${way}-sure`), t(`${way}-yes`))) await ask("POST", `/api/tables/${table}/${way}`, { sure: true, seat: seat() }).catch(fail);
  });
}
