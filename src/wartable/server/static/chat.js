// The chat: what people say, whose words are hidden, and to whom one speaks.
// @ts-check
import { $, accountMark, ask, button, make, seatIcon, t } from "./dom.js";

/** @typedef {import("./protocol").ChatLine} ChatLine */
/** @typedef {import("./protocol").TableAbout} TableAbout */

/** Shows a line, once; whether it was new. @param {ChatLine} chat @param {TableAbout} about */
export function hearChat(chat, about) {
  if (document.querySelector(`#chatlog [data-id="${chat.id}"]`)) return false;
  const mine = about.seats.some((s) => s.you && s.person === chat.person);
  const li = chatLine(chat, (person, name) => mute(about.id, person, name), mine);
  li.dataset.id = chat.id;
  $("#chatlog").append(li);
  return true;
}

/** @param {string} table @param {string} person @param {string} name */
async function mute(table, person, name) {
  await ask("POST", `/api/tables/${table}/mute`, { person, on: true });
  hide(table, person, name);
}

/** In place of what somebody wrote: that it is hidden, and the way back. @param {string} table @param {string} person @param {string} name */
export function hide(table, person, name) {
  for (const li of document.querySelectorAll(`#chatlog [data-person="${person}"]`)) li.remove();
  const li = make("li", "plain", t("muted", { name })), again = async () => {
    await ask("POST", `/api/tables/${table}/mute`, { person, on: false });
    location.reload();
  };
  li.dataset.person = person;
  li.append(button(t("unmute"), again, "link"));
  $("#chatlog").append(li);
}

/** @param {ChatLine} chat @param {(person: string, name: string) => void} mute @param {boolean} mine */
function chatLine(chat, mute, mine) {
  const li = make("li", chat.seat === null ? "" : `seat-${chat.seat % 6}`);
  li.dataset.person = chat.person;
  const head = make("b", "", chat.name);
  if (chat.account) head.append(" ", accountMark());
  if (chat.seat !== null) li.append(seatIcon(chat.seat));
  li.append(head, " ");
  if (chat.to) li.append(make("em", "to", `(${chat.to.you ? t("to-you") : t("to-one", { name: chat.to.name })})`), " ");
  li.append(make("span", "", chat.text));
  if (!mine) li.append(button(t("mute"), () => mute(chat.person, chat.name), "link"));
  return li;
}

/** To whom the next line goes: everybody, or in games with promises one of the other people. */
export class Addressee {
  /** @param {HTMLSelectElement} select */
  constructor(select) {
    this.select = select;
    this.made = "";
  }

  /** Who left is never replaced by everybody, nor by whoever sits there now: then nothing is chosen. @param {TableAbout} about */
  show(about) {
    const others = about.promises && about.you.length ? about.seats.filter((s) => s.kind === "person" && !s.you) : [];
    const rows = [["", t("to-all")], ...others.map((s) => [`${s.seat} ${s.person}`, t("to-one", { name: s.name })])];
    if (this.made === JSON.stringify(rows)) return;
    this.made = JSON.stringify(rows);
    const before = this.select.options.length ? this.select.value : "", lost = this.select.options.length && this.select.selectedIndex < 0;
    this.select.replaceChildren(...rows.map(([value, words]) => { const o = make("option", "", words); o.value = value; return o; }));
    this.select.selectedIndex = lost ? -1 : rows.findIndex(([value]) => value === before);
    this.select.hidden = rows.length < 2 && this.chosen;
  }

  get chosen() { return this.select.selectedIndex >= 0; }

  /** @returns {number | null} */
  get seat() { return this.select.value ? parseInt(this.select.value, 10) : null; }
}
