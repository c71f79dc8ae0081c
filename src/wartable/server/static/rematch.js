// Another game of the same people: one offers, the others accept, all go to the same new table.
// @ts-check
import { ask, button, link, make, t } from "./dom.js";

/** @typedef {import("./protocol").TableAbout} TableAbout */

let going = false; // the answer and the line both tell of the next table: one of them is enough

/** What is offered once the game is over: a button for whoever played, a link where the next table is there.
 *  @param {TableAbout} about @param {(error: unknown) => void} fail */
export function rematchButtons(about, fail) {
  const asked = about.rematch;
  if (!asked) return [];
  if (asked.next) return [link(t("rematch-next"), `/t/${asked.next}`, "btn primary")];
  const wants = about.you.some((seat) => asked.yes?.includes(seat));
  if (!about.you.length || wants || asked.you) return [];
  return [button(t("rematch"), () => answer(about, true, fail), "btn primary")];
}

/** What the others want, in words, with an answer where one is awaited. @param {TableAbout} about @param {(error: unknown) => void} fail */
export function rematchNotice(about, fail) {
  const asked = about.rematch;
  if (!asked || asked.next || !(asked.yes?.length || asked.no)) return null;
  const el = make("div", "notice rematch"), row = make("div", "row"), names = about.seats.filter((s) => asked.yes?.includes(s.seat) && !s.you).map((s) => s.name);
  const words = asked.yes?.length ? asked.you ? t("rematch-asks", { name: names.join(", ") }) : about.you.length ? t("rematch-sent") : "" : t("rematch-declined", { name: asked.no ?? "" });
  if (!words) return null;
  el.setAttribute("role", "status");
  el.append(make("p", "", asked.newer && asked.you ? `${words} ${t("rematch-newer")}` : words), row);
  if (asked.you) row.append(button(t("rematch-accept"), () => answer(about, true, fail), "btn primary"), button(t("rematch-decline"), () => answer(about, false, fail)));
  return el;
}

/** @param {TableAbout} about @param {boolean} yes @param {(error: unknown) => void} fail */
async function answer(about, yes, fail) {
  try {
    /** @type {TableAbout} */ const found = await ask("POST", `/api/tables/${about.id}/rematch`, { yes });
    follow(about, found);
  } catch (e) { fail(e); }
}

/** The next table has come to be while this page was open: whoever plays there goes there. @param {TableAbout} before @param {TableAbout} now */
export function follow(before, now) {
  if (going || !now.rematch?.next || before.rematch?.next || !now.you.length) return;
  going = true;
  location.assign(`/t/${now.rematch.next}`);
}
