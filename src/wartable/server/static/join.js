// A short code, typed: to a seat of its table, or to the table on a big screen.
// @ts-check
import { $, ask, t } from "./dom.js";
import { shell } from "./shell.js";

await shell();
$("#code").addEventListener("input", () => { // figures alone, as they are shown: spaces may stand between them
  const { value } = $("#code"), figures = value.replace(/[^\d ]/g, "");
  if (figures !== value) $("#code").value = figures;
  $("#fault").textContent = "";
});
$("#join").addEventListener("submit", async (/** @type {SubmitEvent} */ e) => {
  e.preventDefault();
  $("#fault").textContent = "";
  try {
    if (!$("#code").value.trim()) throw new Error(t("form-needed"));
    /** @type {import("./protocol").Invitation} */ const found = await ask("POST", "/api/join", { code: $("#code").value });
    location.assign(e.submitter === $("#show") ? `/screen/${found.table}#${found.code}` : `/i/${found.token}`);
  } catch (fault) {
    $("#fault").textContent = /** @type {Error} */ (fault).message;
    $("#code").select();
  }
});
document.body.dataset.ready = "true";
