// The page of settings: a press acts at once, here and at every open table.
// @ts-check
import { $, ask, t } from "./dom.js";
import { setting, settle, whenSettled } from "./settings.js";
import { shell } from "./shell.js";
import { play } from "./sounds.js";

/** @typedef {import("./settings.js").Key} Key */

const all = /** @type {HTMLInputElement[]} */ ([...document.querySelectorAll("#settings input")]);

/** Shows what is kept. */
function draw() {
  for (const input of all) {
    const kept = setting(/** @type {Key} */ (input.name));
    if (input.type === "radio") input.checked = input.value === kept;
    else input.value = kept;
  }
  $("#volume").disabled = setting("sound") === "off";
}

await shell();
for (const input of all) input.addEventListener("change", () => {
  settle(/** @type {Key} */ (input.name), input.value);
  if (input.name === "sound" || input.name === "volume") play("turn");
});
for (const input of document.querySelectorAll("#self [name=lang]")) input.addEventListener("change", () => {
  $("#lang").value = /** @type {HTMLInputElement} */ (input).value;
  $("#lang").dispatchEvent(new Event("change"));
});
$("#self").addEventListener("submit", async (/** @type {Event} */ e) => {
  e.preventDefault();
  const fault = $("#self .fault"), said = $("#named");
  fault.textContent = said.textContent = "";
  try {
    await ask("PATCH", "/api/me", { name: $("#name").value, lang: document.documentElement.lang });
    said.textContent = t("done-saved");
  } catch (error) { fault.textContent = /** @type {Error} */ (error).message; }
});
$("#try").addEventListener("click", () => { play("rattle"); play("set", 0.62); });
whenSettled(draw);
draw();
document.body.dataset.ready = "true";
