// The waiting room: seats that are free, the link and code for friends, sitting down.
// @ts-check
import { sure } from "./dialog.js";
import { accountMark, ask, button, cover, icon, link, make, seatIcon, t } from "./dom.js";
import { onlyHere } from "./here.js";
import { agreed, invitedCards } from "./invited.js";
import { middle } from "./seat_rows.js";
import { loadSheet } from "./symbols.js";

/** @param {import("./protocol").TableAbout} about @param {string} invite @param {import("./protocol").Named[]} levels @param {string} me @param {() => void} sat @param {HTMLElement | null} trouble with the promise of fair chance @param {string} host who opened the table */
export function waitingRoom(about, invite, levels, me, sat, trouble, host) {
  if (!trouble && about.seats.every((s) => s.kind === "bot" || s.you)) return laying();
  const box = make("div", "waiting"), list = make("ol", "waiting-seats"), fault = make("p", "fault");
  fault.setAttribute("role", "alert");
  const fail = (/** @type {unknown} */ e) => { fault.textContent = /** @type {Error} */ (e).message; };
  const open = about.seats.some((s) => s.kind === "open" || (invite && s.kind === "link")), sit = !about.you.length && open ? sitDown(about, invite, me, sat) : null;
  const [first, besides] = sit && invite ? invitedCards(about, host) : [];
  const rules = about.options.filter((o) => o.changed).map((o) => `${o.name}: ${o.value}`), mine = about.you.length > 0;
  if (first) box.append(...[first, sit, besides].filter((part) => part !== null && part !== undefined), ...(rules.length ? [make("p", "", rules.join(" · "))] : [])); // the invitation says the rest
  else {
    const head = make("header"), words = make("div"), picture = make("div", "cover");
    loadSheet("/sheets/covers.svg").then(() => picture.append(cover(about.game)));
    if (about.title) words.append(make("strong", "", about.title));
    words.append(make("h2", "", t("waiting-title")), make("p", "", t("waiting-prompt")), make("p", "meta", [about.clock, ...rules].join(" · ")));
    if (invite && !mine) words.append(make("p", "", t("seat-gone")));
    else words.append(make("p", "meta", [...agreed(about), ...(about.listed ? [t("wait-listed")] : [])].join(" ")));
    head.append(picture, words);
    box.append(head, ...(sit ? [sit] : []));
  }
  const yours = sit && invite ? about.seats.find((s) => s.kind === "link") ?? about.seats.find((s) => s.kind === "open") : undefined; // whoever follows a link gets it
  for (const s of about.seats) {
    const li = make("li"), free = s.kind === "open" || s.kind === "link";
    li.append(free ? icon("wt-seat-open", "open") : seatIcon(s.seat), make("b", "", free ? (s === yours ? t("seat-yours") : yours ? t("screen-free") : t(`seat-${s.kind}`)) : s.name), make("span", "meta", free ? "" : s.you ? t("you") : s.note || (s.ready ? t("ready") : t("not-ready"))));
    if (s.account) li.querySelector("b")?.append(" ", accountMark());
    if (free && about.host) {
      const level = make("select", "btn");
      level.setAttribute("aria-label", `${t("seat", { n: s.seat + 1 })}: ${t("level")}`);
      for (const l of levels) level.append(Object.assign(make("option", "", l.name), { value: l.key }));
      level.value = middle(levels);
      li.append(level, button(t("put-bot"), () => ask("POST", `/api/tables/${about.id}/seats/${s.seat}/bot`, { level: level.value }).catch(fail)));
    }
    if (about.host && s.kind === "person" && !s.you && (!s.ready || (about.showing && about.sworn[s.seat] && !about.mixes[s.seat]))) li.append(button(t("free-seat"), () => ask("POST", `/api/tables/${about.id}/seats/${s.seat}/free`).catch(fail)));
    list.append(li);
  }
  if (trouble) box.append(trouble);
  if (mine && about.seats.some((s) => s.kind === "link" || s.kind === "open")) box.append(keptInvite(about.id, fail));
  box.append(list);
  const rest = make("p", "row"), call = (/** @type {string} */ way) => ask("POST", `/api/tables/${about.id}/${way}`).catch(fail);
  if (about.ways?.includes("close")) rest.append(button(t("close-table"), async () => { if (await sure(t("close-sure"), t("close-yes"))) await call("close"); }, "btn quiet"));
  else if (about.you.length) rest.append(button(t("leave-seat"), () => call("leave"), "btn quiet"));
  box.append(rest, fault, promise(about.commitment));
  return box;
}

/** What the table promised about chance: for whoever wants to check it later. @param {string} commitment */
function promise(commitment) {
  const box = make("details", "promise"), words = make("p", "meta", `${t("commitment")} `);
  words.append(make("code", "", commitment), " ", link(t("commitment-why"), "/fair", ""));
  box.append(make("summary", "", t("fair-chance")), words);
  return box;
}

/** Nobody else is waited for: the game begins in a moment. */
function laying() {
  const box = make("div", "state waiting");
  box.append(make("strong", "", t("laying")));
  return box;
}

/** Puts the room into the page, in place of the one before. A name that somebody types meanwhile stays, with the focus. @param {HTMLElement} host @param {HTMLElement} room */
export function showRoom(host, room) {
  const old = host.querySelector(".waiting"), typed = old?.querySelector(".sit"), form = room.querySelector(".sit");
  if (!old) return host.append(room);
  if (!typed || !form) return old.replaceWith(room);
  for (const el of [...old.children]) if (el !== typed) el.remove();
  const all = [...room.children], at = all.indexOf(form);
  typed.before(...all.slice(0, at));
  typed.after(...all.slice(at + 1));
}

/** @param {import("./protocol").TableAbout} about @param {string} invite @param {string} me @param {() => void} sat */
function sitDown(about, invite, me, sat) {
  const form = make("form", "sit"), input = make("input"), fault = make("p", "fault");
  fault.setAttribute("role", "alert");
  input.maxLength = 40;
  input.value = me;
  input.placeholder = t("your-name-free");
  input.setAttribute("aria-label", t("name"));
  const b = make("button", "btn primary", t("sit"));
  b.type = "submit";
  form.append(input, b, fault);
  form.addEventListener("submit", (/** @type {Event} */ e) => {
    e.preventDefault();
    ask("POST", `/api/tables/${about.id}/sit`, { invite, name: input.value }).then(sat, (error) => { fault.textContent = error.message; });
  });
  return form;
}

/** The invitation of a table that somebody waits at: one for all the times the room is drawn. @type {{table: string, box: HTMLElement} | null} */ let kept = null;

/** @param {string} table @param {(e: unknown) => void} fail */
function keptInvite(table, fail) {
  if (kept?.table !== table) kept = { table, box: inviteBox(table, (e) => { kept = null; fail(e); }) };
  return kept.box;
}

/** The link and its picture for a camera. They come in a moment; their places are there before. @param {string} table @param {(e: unknown) => void} fail */
export function inviteBox(table, fail) {
  const box = make("div", "invite"), code = make("div", "qr"), row = make("div", "row"), input = make("input");
  /** @type {import("./protocol").Invitation | undefined} */ let made;
  const shares = "share" in navigator; // not in every browser
  input.readOnly = true;
  input.setAttribute("aria-label", t("invite-link"));
  input.addEventListener("focus", () => input.select());
  const copy = button(t("copy"), async () => {
    try { await navigator.clipboard.writeText(input.value); } catch { input.select(); }
    copy.textContent = t("copied");
  }, shares ? "btn" : "btn primary");
  const anew = button(t("revoke-link"), () => { if (made) ask("DELETE", `/api/tables/${table}/invites/${made.name}`).then(bring).catch(fail); }, "btn quiet");
  row.append(...(shares ? [button(t("share-link"), () => send(input.value), "btn primary")] : []), copy);
  for (const b of [...row.querySelectorAll("button"), anew]) b.disabled = true;
  box.append(make("p", "", t("invite-words")), code, row, input, anew);

  async function bring() {
    made = /** @type {import("./protocol").Invitation} */ (await ask("POST", `/api/tables/${table}/invite`));
    const picture = document.importNode(new DOMParser().parseFromString(made.qr, "image/svg+xml").documentElement, true);
    picture.setAttribute("role", "img");
    picture.setAttribute("aria-label", t("invite-code"));
    code.replaceChildren(picture);
    box.querySelector(".fault")?.remove();
    box.append(...onlyHere(made.url, "fault"));
    input.value = made.url;
    copy.textContent = t("copy");
    for (const b of box.querySelectorAll("button")) b.disabled = false;
  }
  bring().catch(fail);
  return box;
}

/** By the device's own way of sharing. @param {string} url */
const send = (url) => navigator.share({ title: document.title, url }).catch(() => {}); // put away by its reader
