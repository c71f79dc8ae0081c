// A name, a password, tokens for programs.
// @ts-check
import { sure } from "./dialog.js";
import { $, ask, button, make, t } from "./dom.js";
import { shell } from "./shell.js";

/** @param {string} form @param {() => Promise<void>} work */
function on(form, work) {
  const el = $(form);
  el?.addEventListener("submit", async (/** @type {Event} */ e) => {
    e.preventDefault();
    const fault = el.querySelector(".fault");
    fault.textContent = "";
    try { await work(); } catch (error) { fault.textContent = /** @type {Error} */ (error).message; }
  });
}

/** @param {number} at */
const day = (at) => new Date(at).toLocaleDateString(document.documentElement.lang);

async function list() {
  /** @type {import("./protocol").TokenRow[]} */ const tokens = await ask("GET", "/api/tokens");
  $("#token-list").replaceChildren(...tokens.map((token) => {
    const until = t("token-until", { name: day(token.expires) });
    const used = token.used ? t("token-used", { name: day(token.used) }) : t("token-never");
    const li = make("li"), words = make("span", "", [token.name, token.scopes.join(", "), until, used].join(" · "));
    li.append(words, button(t("revoke"), async () => { await ask("DELETE", `/api/tokens/${token.id}`); await list(); }, "btn quiet"));
    return li;
  }));
}

await shell();
on("#profile", async () => {
  await ask("PATCH", "/api/me", { name: $("#name").value, lang: document.documentElement.lang });
  location.reload();
});
on("#notices", async () => {
  await ask("PATCH", "/api/me", { webhook: $("#webhook").value, lang: document.documentElement.lang });
  location.reload();
});
on("#register", async () => { await ask("POST", "/api/account", { name: $("#r-name").value, password: $("#r-password").value }); location.reload(); });
on("#login", async () => { await ask("POST", "/api/login", { name: $("#l-name").value, password: $("#l-password").value }); location.reload(); });
on("#password", async () => { await ask("POST", "/api/password", { old: $("#p-old").value, new: $("#p-new").value }); location.reload(); });
on("#mail", async () => {
  const email = $("#email").value, done = $("#mail .done");
  done.textContent = "";
  await ask("POST", "/api/me/email", { email, password: $("#e-password").value });
  done.textContent = t(email ? "letter-confirm-sent" : "email-removed");
});
on("#tokens", async () => {
  const scopes = [...document.querySelectorAll("#tokens input:checked")].map((el) => /** @type {HTMLInputElement} */ (el).value);
  /** @type {import("./protocol").TokenMade} */ const made = await ask("POST", "/api/tokens", { name: $("#t-name").value, scopes, days: Number($("#t-days").value) });
  const secret = $(".secret");
  secret.replaceChildren(make("span", "", t("token-once")), make("code", "", made.token));
  await list();
});
on("#forget", async () => {
  if (!await sure(t("forget-sure"), t("forget-yes"))) return;
  await ask("POST", "/api/me/forget", { password: $("#f-password")?.value ?? "" });
  location.assign("/");
});
$("#logout")?.addEventListener("click", async () => { await ask("POST", "/api/logout"); location.assign("/"); });
/** @type {import("./protocol").Me} */ const me = await ask("GET", "/api/me");
if (me.name) await list();
document.body.dataset.ready = "true";
