// Small things every page needs: elements, texts, requests.
// @ts-check
import { svg } from "./symbols.js";

export const SHAPES = ["circle", "triangle", "square", "diamond", "hexagon", "star"];
const words = /** @type {any} */ (globalThis).wartableWords ?? {}; // by a script of its own, before all others

const plurals = new Intl.PluralRules(document.documentElement.lang || "en");

/** A text of the house with its blanks filled; where it has a plural, in the form that n asks for. @param {string} id @param {Record<string, string | number>} [args] */
export function t(id, args = {}) {
  const found = words[id] ?? id;
  return (typeof found === "string" ? found : found[plurals.select(Number(args.n))]).replace(/\{(\w+)\}/g, (/** @type {string} */ all, /** @type {string} */ key) => String(args[key] ?? all));
}

/** What the server wrote into the page. */
export const data = () => JSON.parse(document.getElementById("data")?.textContent ?? "{}");

/** @param {string} selector @returns {any} */
export const $ = (selector) => document.querySelector(selector);

/** @param {string} tag @param {string} [cls] @param {string} [text] @returns {any} */
export function make(tag, cls = "", text = "") {
  const el = document.createElement(tag);
  if (cls) el.className = cls;
  if (text) el.textContent = text.replaceAll(/(\d) %/g, "$1\u00a0%"); // a number and its sign stay in one line
  if (tag === "button") /** @type {HTMLButtonElement} */ (el).type = "button";
  return el;
}

/** @param {string} label @param {() => void} act @param {string} [cls] */
export function button(label, act, cls = "btn") {
  const b = make("button", cls, label);
  b.addEventListener("click", act);
  return b;
}

/** @param {string} label @param {string} href @param {string} [cls] */
export function link(label, href, cls = "btn") {
  const a = make("a", cls, label);
  a.href = href;
  return a;
}

/** @param {string} id @param {string} [cls] */
export function icon(id, cls = "icon") {
  const s = svg("svg", { class: cls, viewBox: "0 0 24 24", "aria-hidden": "true" });
  svg("use", { href: `#${id}` }, s);
  return s;
}

/** The mark of a seat: colour and shape. @param {number} seat @param {string} [cls] */
export const seatIcon = (seat, cls = "") => icon(`wt-seat-${SHAPES[seat % 6]}`, `${cls} seat-${seat % 6}`.trim());

/** The mark of a name that is an account's. */
export function accountMark() {
  const mark = make("small", "account-mark", "✓");
  mark.title = t("account-mark");
  mark.setAttribute("role", "img");
  mark.setAttribute("aria-label", t("account-mark"));
  return mark;
}

/** @param {string} game @param {string} [cls] */
export function cover(game, cls = "") {
  const s = svg("svg", { viewBox: "0 0 320 180", preserveAspectRatio: "xMidYMid slice", "aria-hidden": "true", class: cls });
  svg("use", { href: `#cover-${game}`, width: 320, height: 180 }, s);
  return s;
}

/** Who won a game, in words. @param {import("./protocol").SeatAbout[]} seats @param {import("./protocol").Ending} over */
export function winners(seats, over) {
  const names = seats.filter((s) => over.places[s.seat] === 1).map((s) => s.name);
  return names.length ? t(names.length > 1 ? "draw" : "wins", { name: names.join(", ") }) : over.text;
}

/** The scores of a game that is over, the best place first; of two a reader's own. Empty where nobody had scored: it was given up before.
 *  @param {{places: number[], scores: number[]}} over @param {number} [own] */
export function scoreline({ places, scores }, own) {
  const order = scores.map((_, seat) => seat).sort((a, b) => (scores.length < 3 ? Number(b === own) - Number(a === own) : 0) || places[a] - places[b] || a - b);
  return scores.some(Boolean) ? order.map((seat) => scores[seat]).join("\u00a0: ") : "";
}

/** How a game ended, in one line. @param {import("./protocol").SeatAbout[]} seats @param {import("./protocol").Ending} over */
export const result = (seats, over) => (over.places.length ? `${winners(seats, over)} ${scoreline(over)}`.trim() : over.text);

export class Refusal extends Error {
  /** @param {number} status @param {import("./protocol").FaultAnswer | null} body */
  constructor(status, body) {
    super(body?.text ?? t("no-line"));
    this.status = status;
    this.body = body;
  }
}

/** Asks the server; a Refusal carries its sentence. @param {string} method @param {string} url @param {unknown} [body] @returns {Promise<any>} */
export async function ask(method, url, body) {
  let answer;
  try {
    answer = await fetch(url, { method, headers: body === undefined ? {} : { "content-type": "application/json" }, body: body === undefined ? undefined : JSON.stringify(body) });
  } catch {
    throw new Refusal(0, null);
  }
  const text = await answer.text();
  /** @type {any} */ let found = null;
  try { found = text ? JSON.parse(text) : null; } catch { found = { text }; }
  if (!answer.ok) throw new Refusal(answer.status, found);
  return found;
}

/** A sheet of styles that only some readers need; fulfilled when it is there, or cannot be had: words come without it, too. @param {string} name @returns {Promise<void>} */
export function styled(name) {
  const style = make("link");
  Object.assign(style, { rel: "stylesheet", href: new URL(name, import.meta.url).href });
  return new Promise((there) => {
    for (const end of ["load", "error"]) style.addEventListener(end, () => there());
    document.head.append(style);
  });
}
