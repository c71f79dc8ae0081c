// The bar above a table: what the game is at, and its buttons.
// @ts-check
import { $, make, t } from "./dom.js";

/** @param {import("./protocol").TableAbout} about @param {import("./protocol").Position | null} position
 *  @param {{scene: import("./protocol").Scene | null, head?: string, planner: import("./plan.js").Planner, timer: HTMLElement, turn: boolean, asks: boolean, thinking: boolean, known: boolean, mayPlan: boolean}} now
 *    scene: whose head is shown; head: another one in its place; timer: the clock of what all do at once; turn: this reader's move is awaited; asks: the question is seen; thinking: about a hint; known: whose eyes look */
export function drawBar(about, position, { scene, head, planner, timer, turn, asks, thinking, known, mayPlan }) {
  const title = /** @type {HTMLElement} */ ($("#title"));
  const state = make("small", "", head ?? scene?.subtitle ?? "");
  state.title = state.textContent ?? ""; // where it is cut
  if (position?.clock.timer && !position.over) state.prepend(timer, make("span", "then", " · "));
  title.replaceChildren(make("span", "", title.dataset.game ?? (title.dataset.game = title.textContent ?? "")), state);
  const down = document.body.dataset.line === "down";
  document.title = `${turn ? "● " : ""}${about.title || title.dataset.game} · Wartable`;
  document.body.dataset.turn = String(turn);
  const { free = 0, unsure = false, ask: more = false } = position?.undo ?? {};
  for (const id of ["#undo", "#undo-turn", "#ask-undo", "#hint"]) $(id).hidden = !about.you.length;
  $("#undo").disabled = down || (planner.on ? !planner.steps.length : !free && !unsure);
  $("#undo").title = free ? "" : t(unsure ? "undo-unsure" : "undo-none");
  $("#undo-turn").disabled = down || (planner.on ? !planner.steps.length : free < 2 && !unsure);
  $("#ask-undo").disabled = down || !more;
  $("#hint").disabled = down || !turn || !asks || !about.settings.hints || planner.on || thinking;
  $("#chances").hidden = !about.you.length || !about.outlook || about.status !== "running";
  $("#companion").hidden = !about.companion || about.status !== "running";
  $("#plan").hidden = !about.plans || !about.you.length;
  $("#plan").disabled = down || !mayPlan;
  $("#plan").setAttribute("aria-pressed", String(planner.on));
  $("#invite").hidden = !about.you.length;
  $("#replay").hidden = about.status !== "over";
  $("#recap").hidden = !about.you.length || about.status !== "running" || !known;
  $("#recap").disabled = !position?.recap;
  $("#recap").title = position?.recap ? t("recap-missed", { n: position.recap }) : t("recap-none");
  $("#missed").textContent = position?.recap ? String(position.recap) : "";
  $("#leave").hidden = !about.you.length || about.status !== "running";
  for (const way of ["resign", "abort"]) $(`#${way}`).hidden = !about.ways?.includes(way);
}
