// How somebody has done, their last games; a name, a password, browsers, tokens for programs.
// @ts-check
import { locale } from "./dates.js";
import { sure } from "./dialog.js";
import { $, ask, button, cover, data, link, make, t } from "./dom.js";
import { shell } from "./shell.js";
import { loadSheet } from "./symbols.js";
import { emptyRow, tableRow } from "./table_rows.js";

const { last, tallies, browsers } = /** @type {import("./protocol").AccountPage} */ (data());

/** @param {string} form @param {() => Promise<void>} work */
function on(form, work) {
  const el = $(form);
  el?.addEventListener("submit", async (/** @type {Event} */ e) => {
    e.preventDefault();
    const fault = el.querySelector(".fault");
    if (el.ariaBusy === "true") return; // it is on its way
    fault.textContent = "";
    el.ariaBusy = "true";
    try { await work(); } catch (error) { fault.textContent = /** @type {Error} */ (error).message; }
    el.ariaBusy = null;
  });
}

/** The page anew, from its top, with a word that it is done. @param {string} word id of a text */
function done(word) {
  sessionStorage.setItem("done", word);
  if ($("#more-of-me").open) sessionStorage.setItem("more", "open");
  history.scrollRestoration = "manual";
  location.reload();
}

/** @param {number} at */
const day = (at) => new Date(at).toLocaleDateString(locale, { dateStyle: "medium" });

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

/** A game with what somebody has done in it. @param {import("./protocol").GameTally} tally */
function tallyRow({ game, title, played, won, shared, rating, solved }) {
  const li = make("li"), body = make("div"), meta = make("div", "meta"), parts = [];
  if (played) parts.push(t("tally-played", { n: played }), t("tally-won", { n: won }));
  if (shared) parts.push(t("tally-shared", { n: shared }));
  if (rating) parts.push(t("tally-puzzles", { n: solved, most: rating }));
  for (const words of parts) meta.append(make("span", "", words), " ");
  const share = make("div", "share"), bar = make("i");
  share.setAttribute("role", "img");
  share.setAttribute("aria-label", t("tally-won", { n: won }));
  bar.dataset.tenths = String(Math.round(10 * won / played));
  share.append(bar);
  body.append(make("b", "", title), meta, ...(played ? [share] : []));
  li.append(cover(game, "thumb"), body, link(t("play-again-game"), `/new/${game}`, "btn"));
  return li;
}

/** @param {import("./protocol").Browser} one */
function browserRow({ since, used, here }) {
  const li = make("li");
  li.append(make("span", "", [here ? t("browser-here") : t("browser-used", { name: day(used) }), t("browser-since", { name: day(since) })].join(" · ")));
  return li;
}

await Promise.all([shell(), loadSheet("/sheets/covers.svg")]);
for (const field of /** @type {NodeListOf<HTMLInputElement>} */ (document.querySelectorAll("input[type=password]"))) {
  const eye = button(t("password-show"), () => {
    field.type = field.type === "password" ? "text" : "password";
    eye.textContent = t(field.type === "password" ? "password-show" : "password-hide");
  }, "btn quiet eye"), pair = make("span", "pair");
  field.replaceWith(pair);
  pair.append(field, eye);
}
const word = sessionStorage.getItem("done");
sessionStorage.removeItem("done");
if (sessionStorage.getItem("more")) $("#more-of-me").open = true; // as it was left
sessionStorage.removeItem("more");
if (word) Object.assign($("#welcome"), { textContent: t(word), hidden: false });
const titles = Object.fromEntries(tallies.map(({ game, title }) => [game, title]));
$("#tallies").append(...(tallies.length ? tallies.map(tallyRow) : [emptyRow(t("no-tallies"), link(t("lobby"), "/"))]));
$("#last").append(...(last.length ? last.map((row) => tableRow(row, titles[row.game] ?? row.game, t("watch"), `/t/${row.id}/replay`)) : [emptyRow(t("no-replays"))]));

/** Where somebody is signed in. @param {import("./protocol").Browser[]} all */
function drawBrowsers(all) {
  $("#browsers").replaceChildren(...all.map(browserRow));
  $("#others button").hidden = all.length < 2;
}
if ($("#others")) drawBrowsers(browsers);
on("#others", async () => {
  await ask("POST", "/api/sessions/end-others");
  drawBrowsers(browsers.filter(({ here }) => here));
  $("#others .done").textContent = t("others-ended");
});
on("#profile", async () => {
  await ask("PATCH", "/api/me", { name: $("#name").value, lang: document.documentElement.lang });
  done("done-saved");
});
on("#notices", async () => {
  await ask("PATCH", "/api/me", { webhook: $("#webhook").value, lang: document.documentElement.lang });
  done("done-saved");
});
on("#register", async () => { await ask("POST", "/api/account", { name: $("#r-name").value, password: $("#r-password").value }); done("done-registered"); });
on("#login", async () => { await ask("POST", "/api/login", { name: $("#l-name").value, password: $("#l-password").value }); done("done-signed"); });
on("#password", async () => { await ask("POST", "/api/password", { old: $("#p-old").value, new: $("#p-new").value }); done("done-saved"); });
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
