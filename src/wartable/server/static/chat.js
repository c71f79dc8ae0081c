// The chat: what people say, whose words are hidden, and to whom one speaks.
// @ts-check
import { $, accountMark, ask, button, link, make, seatIcon, t } from "./dom.js";
import { linked, phraseOf, PHRASES, sent } from "./phrases.js";

/** @typedef {import("./protocol").ChatLine} ChatLine */
/** @typedef {import("./protocol").TableAbout} TableAbout */

const TOGETHER = 180000; // milliseconds between lines of one person that stand under one name
const hour = new Intl.DateTimeFormat(document.documentElement.lang, { timeStyle: "short" });
const day = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: "long", timeStyle: "short" });

/** Shows a line, once; whether it was new. @param {ChatLine} chat @param {TableAbout} about */
export function hearChat(chat, about) {
  if (document.querySelector(`#chatlog [data-id="${chat.id}"]`)) return false;
  if (isMine(chat, about) && about.you.length === 1) chat = { ...chat, name: t("you-head") };
  const last = /** @type {HTMLElement | null} */ ($("#chatlog").lastElementChild), follows = Boolean(last?.dataset.id && !chat.to && !last.dataset.to && last.dataset.person === chat.person && chat.at - Number(last.dataset.at) < TOGETHER);
  const li = chatLine(chat, (person, name) => mute(about.id, person, name), isMine(chat, about), follows);
  Object.assign(li.dataset, { id: chat.id, at: String(chat.at), ...(chat.to ? { to: "one" } : {}) });
  $("#chatlog").append(li);
  $("#chatlog").scrollTop = $("#chatlog").scrollHeight;
  return true;
}

/** Whether the reader wrote it. @param {ChatLine} chat @param {TableAbout} about */
export const isMine = (chat, about) => about.seats.some((s) => s.you && s.person === chat.person);

/** What somebody said, in the reader's words where it is a phrase. @param {ChatLine} chat */
export function saidWords(chat) {
  const key = phraseOf(chat.text);
  return key ? t(`phrase-${key}`) : chat.text;
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

/** @param {ChatLine} chat @param {(person: string, name: string) => void} mute @param {boolean} mine @param {boolean} follows on a line of the same person */
function chatLine(chat, mute, mine, follows) {
  const li = make("li", `${chat.seat === null ? "" : `seat-${chat.seat % 6}`} ${mine ? "mine" : ""} ${follows ? "follows" : ""}`.trim()), words = make("span", "words");
  li.dataset.person = chat.person;
  if (!follows) li.append(chatHead(chat, mute, mine));
  if (chat.to) words.append(make("em", "to", `(${chat.to.you ? t("to-you") : t("to-one", { name: chat.to.name })})`), " ");
  words.append(...linked(saidWords(chat)).map((part) => (part.href ? outside(part.href) : part.text)));
  li.append(words);
  return li;
}

/** Who speaks, and when. @param {ChatLine} chat @param {(person: string, name: string) => void} mute @param {boolean} mine */
function chatHead(chat, mute, mine) {
  const head = make("p", "head"), name = make("b", "", chat.name), when = make("time", "", hour.format(chat.at));
  when.dateTime = new Date(chat.at).toISOString();
  when.title = day.format(chat.at);
  if (chat.account) name.append(" ", accountMark());
  if (chat.seat !== null) head.append(seatIcon(chat.seat));
  head.append(name, when);
  if (!mine) head.append(button(t("mute"), () => mute(chat.person, chat.name), "link"));
  return head;
}

/** An address that somebody wrote: it opens elsewhere and is told nothing of this page. @param {string} href */
function outside(href) {
  const a = link(href, href, "");
  a.target = "_blank";
  a.rel = "noopener noreferrer nofollow ugc";
  return a;
}

/** Makes the form send what is written or chosen. @param {string} table @param {Addressee} addressee @param {(fault: unknown) => void} fail @param {() => void} gone nobody is chosen to write to */
export function writeChat(table, addressee, fail, gone) {
  const send = async (/** @type {string} */ text) => {
    if (!addressee.chosen) { gone(); $("#to").focus(); return false; }
    return ask("POST", `/api/tables/${table}/chat`, { text, to: addressee.seat }).then(() => true, (fault) => { fail(fault); return false; });
  };
  $("#say").addEventListener("submit", async (/** @type {Event} */ e) => {
    e.preventDefault();
    const text = $("#words").value;
    if (!text.trim()) return;
    $("#words").value = "";
    if (!await send(text)) $("#words").value = text;
  });
  for (const key of PHRASES) $("#phrases").append(button(t(`phrase-${key}`), () => void send(sent(key)), "btn phrase"));
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
    const wanted = JSON.stringify([rows, about.seats.length]);
    if (this.made === wanted) return;
    this.made = wanted;
    const before = this.select.options.length ? this.select.value : "", lost = this.select.options.length && this.select.selectedIndex < 0;
    this.select.replaceChildren(...rows.map(([value, words]) => { const o = make("option", "", words); o.value = value; return o; }));
    this.select.selectedIndex = lost ? -1 : rows.findIndex(([value]) => value === before);
    this.select.hidden = (rows.length < 2 || about.seats.length === 2) && this.chosen; // of two, whoever is not one is the other
  }

  get chosen() { return this.select.selectedIndex >= 0; }

  /** @returns {number | null} */
  get seat() { return this.select.value ? parseInt(this.select.value, 10) : null; }
}
