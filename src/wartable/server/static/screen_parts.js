// Before the game, on a screen that all in a room see: who has come, and how to sit down with a phone.
// @ts-check
import { ask, button, cover, icon, make, seatIcon, t } from "./dom.js";
import { onlyHere } from "./here.js";
import { middle } from "./seat_rows.js";

/** @typedef {import("./protocol").TableAbout} TableAbout */

/** A code in groups, as it is read out. @param {string} code */
export const spaced = (code) => code.replace(/(\d{3})(?=\d)/g, "$1 ");

/** @param {import("./protocol").ScreenPage} page @param {string} code by which this screen was opened, if it was */
export function hall(page, code) {
  const id = page.table.id, way = make("div", "way"), fault = make("p", "fault");
  const fail = (/** @type {unknown} */ e) => { fault.textContent = /** @type {Error} */ (e).message; };
  const asked = page.invites ? ask("POST", `/api/tables/${id}/invite`, { code: true }) : code ? ask("POST", "/api/join", { code }) : null;
  asked?.then((/** @type {import("./protocol").Invitation} */ made) => way.append(...invitation(made)), fail);

  /** @param {TableAbout} about */
  function draw(about) {
    const box = make("div", "hall"), who = make("div", "who"), list = make("ol", "waiting-seats"), free = about.seats.filter((s) => s.kind === "link" || s.kind === "open");
    for (const s of about.seats) {
      const li = make("li"), empty = free.includes(s);
      li.append(empty ? icon("wt-seat-open", "open") : seatIcon(s.seat), make("b", empty ? "free" : "", empty ? t("screen-free") : s.name), make("span", "meta", empty ? "" : s.note || (s.ready ? t("ready") : t("not-ready"))));
      list.append(li);
    }
    who.append(cover(about.game), list);
    if (page.host && free.length && free.length < about.seats.length) who.append(button(t("screen-bots"), () => fill(about, free).catch(fail)));
    who.append(fault);
    box.append(who, ...(free.length ? [way] : []));
    return box;
  }

  /** Bots take these seats. @param {TableAbout} about @param {import("./protocol").SeatAbout[]} free */
  async function fill(about, free) {
    for (const s of free) await ask("POST", `/api/tables/${about.id}/seats/${s.seat}/bot`, { level: middle(page.levels) });
  }
  return { draw };
}

/** The picture for a camera, and what to type without one. @param {import("./protocol").Invitation} made */
function invitation(made) {
  const picture = document.importNode(new DOMParser().parseFromString(made.qr, "image/svg+xml").documentElement, true), qr = make("div", "qr");
  picture.setAttribute("role", "img");
  picture.setAttribute("aria-label", t("invite-code"));
  qr.append(picture);
  const typed = make("p", "typed", t("screen-type", { name: `${new URL(made.url).host}/join` }));
  return [make("p", "scan", t("screen-scan")), qr, typed, make("p", "code", spaced(made.code ?? "")), ...onlyHere(made.url, "typed")];
}
