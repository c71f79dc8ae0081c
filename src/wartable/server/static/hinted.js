// What a bot advises, with exact odds: every suggestion shows its pieces on the board. Loaded with the first hint.
// @ts-check
import { closable } from "./advice.js";
import { $, button, make, t } from "./dom.js";
import { about } from "./press.js";

/** @typedef {import("./protocol").Hint} Hint */

/** Long words may go on in another line: browsers do not know how in every language. @param {string} text */
const soft = (text) => text.replace(/[а-яіїєґ]{11,}/giu, (word) => word.replace(/([аеёиоуыэюяіїє])(?=[бвгґджзклмнпрстфхцчшщ][аеёиоуыэюяіїє])/giu, "$1\u00ad"));

let told = false; // whether reasons are unfolded, where the room is for the board

/** Marks the pieces of these suggestions, and brings them into sight; or marks none. @param {import("./protocol").Piece[]} pieces @param {string[]} notations */
export function mark(pieces, notations) {
  const ids = new Set(notations.flatMap((notation) => [...about(pieces, notation)]));
  for (const el of /** @type {NodeListOf<SVGElement>} */ ($("#board").querySelectorAll(".piece"))) el.classList.toggle("is-hinted", ids.has(el.dataset.id ?? ""));
  requestAnimationFrame(bring); // once the panel has its size
}

/** What is marked comes into the part of the board that no panel covers. */
function bring() {
  const pane = /** @type {HTMLElement | null} */ ($("#board").querySelector(".pane")), found = [...$("#board").querySelectorAll(".is-hinted")].map((el) => el.getBoundingClientRect());
  if (!pane || !found.length || pane.scrollHeight <= pane.clientHeight) return;
  const room = pane.getBoundingClientRect(), below = Math.max(...found.map((r) => r.bottom)) - (room.bottom - (parseFloat(pane.style.paddingBottom) || 0)), above = room.top - Math.min(...found.map((r) => r.top));
  if (below > 0) pane.scrollTop += below + 8; // the panel lies over them
  else if (above > 0 && above + below <= 0) pane.scrollTop -= above + 8;
}

/** @param {Hint} hint @param {(action: import("./protocol").OfferShown, el: HTMLElement) => void} perform @param {(notations: string[]) => void} point @param {() => void} away */
export function adviceBox({ advice, odds }, perform, point, away) {
  const el = make("div", "notice advice"), shown = advice.slice(0, 3), even = shown.length > 1 && shown.every((each) => each.even);
  for (const { notation, label, text } of shown) {
    const b = button(soft(label), () => perform({ notation, label }, b), "btn");
    const why = text.startsWith(`${label}: `) ? text.slice(label.length + 2) : text;
    if (why && why !== label) b.append(make("small", "", why));
    b.addEventListener("pointerenter", () => point([notation]));
    b.addEventListener("focus", () => point(even ? shown.map((each) => each.notation) : [notation])); // the first has it from the start
    el.append(b);
  }
  if (odds) el.append(oddsTable(odds));
  const why = button(t("hint-why"), () => { told = !told; fold(); }, "btn quiet whys"), fold = () => { el.classList.toggle("told", told); why.setAttribute("aria-expanded", String(told)); };
  closable(el, t(even ? "hint-even" : "hint-title"), away).querySelector(".head")?.append(why);
  fold();
  return el;
}

/** @param {import("./protocol").OddsTable} odds */
function oddsTable(odds) {
  const fold = make("details", "chapter"), scroll = make("div", "scroll"), grid = make("table", "odds-table"), head = make("tr"), body = make("tbody"), top = make("thead");
  scroll.tabIndex = 0;
  scroll.setAttribute("role", "region");
  scroll.setAttribute("aria-label", odds.title);
  for (const h of odds.headings) head.append(make("th", "", h));
  top.append(head);
  for (const row of odds.rows.slice(0, 12)) {
    const tr = make("tr");
    for (const cell of row) tr.append(make("td", "", cell));
    body.append(tr);
  }
  grid.append(top, body);
  scroll.append(grid);
  fold.append(make("summary", "", odds.title), scroll);
  if (odds.note) fold.append(make("small", "", odds.note));
  return fold;
}
