// Where the links in letters lead. The key stands behind "#", which no server is sent.
// @ts-check
import { $, ask, t } from "./dom.js";
import { shell } from "./shell.js";

const [kind, key] = location.hash.slice(1).split("=");
const shown = { confirm: "#confirm", reset: "#reset" }[kind] ?? "#forgotten";

/** @param {() => Promise<string>} work what is said when it is done */
function on(work) {
  const form = $(shown), fault = form.querySelector(".fault"), done = form.querySelector(".done");
  form.hidden = false;
  form.addEventListener("submit", async (/** @type {Event} */ e) => {
    e.preventDefault();
    fault.textContent = done.textContent = "";
    try { done.textContent = await work(); } catch (error) { fault.textContent = /** @type {Error} */ (error).message; }
  });
}

await shell();
on(async () => {
  if (shown === "#confirm") {
    await ask("POST", "/api/email/confirm", { key });
    return t("letter-confirmed");
  }
  if (shown === "#reset") {
    await ask("POST", "/api/reset/password", { key, new: $("#new").value });
    return t("letter-reset-done");
  }
  await ask("POST", "/api/reset", { email: $("#email").value });
  return t("letter-sent");
});
document.body.dataset.ready = "true";
