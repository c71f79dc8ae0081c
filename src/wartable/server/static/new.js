// Opening a table: who sits where, which rules, which clock.
// @ts-check
import { $, ask, cover, data } from "./dom.js";
import { clockNote } from "./invited.js";
import { keepNames, names, SeatRows } from "./seat_rows.js";
import { shell } from "./shell.js";
import { loadSheet } from "./symbols.js";

const game = /** @type {import("./protocol").GameCard} */ (data());

/** @param {string} value */
function clock(value) {
  const [kind, a, b] = value.split("-");
  if (kind === "live") return { kind, minutes: Number(a), increment: Number(b) };
  if (kind === "days") return { kind, days: Number(a) };
  return { kind: "none" };
}

await Promise.all([shell(), loadSheet("/sheets/covers.svg")]);
$("#cover").append(cover(game.id));
const rows = new SeatRows($("#seats"), game.levels, ["me", "bot", "link", "open", "local"], game.seats.least, (count) => {
  $("#more").hidden = count >= game.seats.most;
  $("#paces").hidden = !rows.seats.some((s) => s.kind === "bot");
});
rows.known = names(localStorage);
rows.me = $("#form").dataset.me ?? "";
rows.add("me");
for (let i = 1; i < game.seats.least; i++) rows.add("link");
/** Clock, and minutes after which a bot sits in, that go together. @type {Record<string, [string, string]>} */
const PRESETS = { calm: ["none", "0"], quick: ["live-15-10", "2"], evening: ["live-60-30", "15"], letters: ["days-3", "0"] };
const presets = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("[data-preset]")]);
const chosen = () => {
  for (const each of presets) each.setAttribute("aria-pressed", String(PRESETS[each.dataset.preset ?? ""].join() === [$("#clock").value, $("#absent").value].join()));
};
for (const each of presets) each.addEventListener("click", () => {
  [$("#clock").value, $("#absent").value] = PRESETS[each.dataset.preset ?? ""];
  tell();
});
function tell() {
  $("#clock-note").textContent = clockNote(clock($("#clock").value));
  chosen();
}
for (const id of ["#clock", "#absent"]) $(id).addEventListener("change", tell);
tell();
$("#more").addEventListener("click", () => { rows.add("bot"); rows.draw(); });
const KINDS = rows.kinds;
$("#screen").addEventListener("change", () => { // whoever opens it watches: a screen that all see has no hand
  const on = $("#screen").checked;
  $("#screen-note").hidden = !on;
  rows.kinds = on ? ["link", "bot", "open"] : KINDS;
  rows.phones = on;
  for (const seat of rows.seats) if (on && !rows.kinds.includes(seat.kind)) seat.kind = "link";
  if (!on) rows.seats[0].kind = "me";
  rows.draw();
});
$("#form").addEventListener("submit", async (/** @type {Event} */ e) => {
  e.preventDefault();
  const seats = rows.wishes, options = Object.fromEntries([...document.querySelectorAll("[data-option]")].map((el) => [/** @type {any} */ (el).name, String(/** @type {any} */ (el).value)]));
  const settings = { clock: clock($("#clock").value), hints: $("#hints").checked, spectators: $("#spectators").checked, absent: Number($("#absent").value), pace: $("#pace").value, timer: Number($("#timer")?.value ?? 180) };
  const file = $("#data-file")?.files[0];
  keepNames(localStorage, seats);
  try {
    const table = await ask("POST", "/api/tables", { game: game.id, seats, options, data: file ? await file.text() : null, settings, title: $("#title").value.trim(), listed: $("#listed").checked || seats.some((s) => s.kind === "open") });
    location.assign($("#screen").checked ? `/screen/${table.id}` : `/t/${table.id}`);
  } catch (fault) { $("#fault").textContent = /** @type {Error} */ (fault).message; }
});
rows.draw();
document.body.dataset.ready = "true";
