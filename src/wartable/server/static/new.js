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
  tellListed();
});
let took = false; // whether a friend's seat was given to anybody by the box
/** A seat for anybody and the lobby are one: the box follows such a seat and cannot be cleared while there is one. */
function tellListed() {
  const box = $("#listed"), open = rows.seats.some((s) => s.kind === "open"), { dataset } = $("#listed-note");
  if (box.disabled && !open) box.checked = false; // the seat is gone that had ticked it
  box.checked ||= open;
  box.disabled = open;
  took &&= open;
  $("#listed-note").textContent = took ? dataset.took : open ? dataset.open : box.checked ? dataset.watch : "";
}
$("#listed").addEventListener("change", () => {
  const friend = rows.seats.find((s) => s.kind === "link");
  if ($("#listed").checked && friend) {
    friend.kind = "open";
    took = true;
    rows.draw();
  } else tellListed();
});
rows.known = names(localStorage);
rows.me = $("#form").dataset.me ?? "";
rows.guest = $("#form").dataset.guest !== undefined;
rows.add("me");
for (let i = 1; i < game.seats.least; i++) rows.add("link");
/** Clock, and minutes after which a bot sits in, that go together. @type {Record<string, [string, string]>} */
const PRESETS = { calm: ["none", "0"], quick: ["live-15-10", "2"], evening: ["live-60-30", "15"], letters: ["days-3", "0"] };
const presets = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("[data-preset]")]);
const chosen = () => {
  for (const each of presets) each.setAttribute("aria-pressed", String(PRESETS[each.dataset.preset ?? ""].join() === [$("#clock").value, $("#absent").value].join()));
  $("#own-pace").hidden = presets.some((each) => each.getAttribute("aria-pressed") === "true");
};
for (const each of presets) each.addEventListener("click", () => {
  [$("#clock").value, $("#absent").value] = PRESETS[each.dataset.preset ?? ""];
  tell();
});
function tell() {
  $("#clock-note").textContent = clockNote(clock($("#clock").value));
  chosen();
}
const rules = /** @type {HTMLSelectElement[]} */ ([...document.querySelectorAll("[data-option]")]);
/** What is not as in the box is marked, and the heading says that there is something. */
function tellRules() {
  for (const el of rules) el.closest(".field")?.classList.toggle("is-changed", el.value !== el.dataset.usual);
  const state = $("#rules-state");
  if (state) state.textContent = rules.some((el) => el.value !== el.dataset.usual) ? state.dataset.changed : state.dataset.usual;
}
for (const el of rules) el.addEventListener("change", tellRules);
tellRules();
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
  const seats = rows.wishes, options = Object.fromEntries(rules.map((el) => [el.name, String(el.value)]));
  const settings = { clock: clock($("#clock").value), hints: $("#hints").checked, spectators: $("#spectators").checked, absent: Number($("#absent").value), pace: $("#pace").value, timer: Number($("#timer")?.value ?? 180) };
  const file = $("#data-file")?.files[0];
  keepNames(localStorage, seats);
  try {
    const table = await ask("POST", "/api/tables", { game: game.id, seats, options, data: file ? await file.text() : null, settings, title: $("#title").value.trim(), listed: $("#listed").checked });
    location.assign($("#screen").checked ? `/screen/${table.id}` : `/t/${table.id}`);
  } catch (fault) { $("#fault").textContent = /** @type {Error} */ (fault).message; }
});
$("#data-file")?.addEventListener("change", () => { $("#data-name").textContent = $("#data-file").files[0]?.name ?? ""; });
rows.draw();
document.body.dataset.ready = "true";
