// Opening a table: who sits where, which rules, which clock.
// @ts-check
import { $, ask, data, make, seatIcon, t } from "./dom.js";
import { shell } from "./shell.js";

const game = data();
const KINDS = ["me", "bot", "link", "open", "local"];
/** @type {{kind: string, level: string, name: string}[]} */
const seats = [];

/** @param {string} kind */
function add(kind) {
  const keys = game.levels.map((/** @type {any} */ l) => l.key);
  seats.push({ kind, level: keys.includes("medium") ? "medium" : keys[keys.length - 1], name: "" });
}

/** @param {string} label @param {[string, string][]} choices @param {string} value @param {(value: string) => void} change */
function choice(label, choices, value, change) {
  const box = make("select", "btn");
  box.setAttribute("aria-label", label);
  for (const [key, words] of choices) {
    const option = make("option", "", words);
    option.value = key;
    box.append(option);
  }
  box.value = value;
  box.addEventListener("change", () => { change(box.value); draw(); });
  return box;
}

function draw() {
  $("#seats").replaceChildren(...seats.map((seat, i) => {
    const li = make("li"), name = t("seat", { n: i + 1 });
    li.append(seatIcon(i), choice(name, KINDS.map((k) => [k, t(`seat-${k}`)]), seat.kind, (v) => { seat.kind = v; }));
    if (seat.kind === "bot") li.append(choice(`${name}: ${t("level")}`, game.levels.map((/** @type {any} */ l) => [l.key, l.name]), seat.level, (v) => { seat.level = v; }));
    if (seat.kind === "local") {
      const input = make("input");
      input.maxLength = 40;
      input.value = seat.name;
      input.setAttribute("aria-label", `${name}: ${t("name")}`);
      input.placeholder = t("name");
      input.addEventListener("input", () => { seat.name = input.value; });
      li.append(input);
    }
    if (seats.length > game.seats.least) {
      const less = make("button", "btn quiet", "✕");
      less.setAttribute("aria-label", t("remove-seat", { n: i + 1 }));
      less.addEventListener("click", () => { seats.splice(i, 1); draw(); });
      li.append(less);
    }
    return li;
  }));
  $("#more").hidden = seats.length >= game.seats.most;
}

/** @param {string} value */
function clock(value) {
  const [kind, a, b] = value.split("-");
  if (kind === "live") return { kind, minutes: Number(a), increment: Number(b) };
  if (kind === "days") return { kind, days: Number(a) };
  return { kind: "none" };
}

await shell();
add("me");
for (let i = 1; i < game.seats.least; i++) add("link");
$("#more").addEventListener("click", () => { add("bot"); draw(); });
$("#form").addEventListener("submit", async (/** @type {Event} */ e) => {
  e.preventDefault();
  const options = Object.fromEntries([...document.querySelectorAll("[data-option]")].map((el) => [/** @type {any} */ (el).name, String(/** @type {any} */ (el).value)]));
  const settings = { clock: clock($("#clock").value), hints: $("#hints").checked, spectators: $("#spectators").checked, absent: Number($("#absent").value), timer: Number($("#timer")?.value ?? 180) };
  const file = $("#data-file")?.files[0];
  try {
    const table = await ask("POST", "/api/tables", { game: game.id, seats, options, data: file ? await file.text() : null, settings, title: $("#title").value.trim(), listed: $("#listed").checked || seats.some((s) => s.kind === "open") });
    location.assign(`/t/${table.id}`);
  } catch (fault) {
    const { message, body } = /** @type {any} */ (fault);
    $("#fault").textContent = [message, typeof body?.detail === "string" ? body.detail : ""].join(" ").trim();
  }
});
draw();
document.body.dataset.ready = "true";
