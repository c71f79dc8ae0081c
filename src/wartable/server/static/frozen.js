// A table whose game cannot be opened here: its host may end it.
// @ts-check
import { sure } from "./dialog.js";
import { $, ask, t } from "./dom.js";
import { shell } from "./shell.js";

await shell();
$("#end")?.addEventListener("click", async () => {
  if (!await sure(t("end-frozen-sure"), t("end-frozen"))) return;
  try { await ask("POST", `/api/tables/${$("#end").dataset.table}/close`); location.reload(); }
  catch (e) { $(".fault").textContent = /** @type {Error} */ (e).message; }
});
document.body.dataset.ready = "true";
