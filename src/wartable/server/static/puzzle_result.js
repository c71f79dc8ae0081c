// What is said to an answer: right or not, what every choice is worth, why, how one stands, and what comes next.
// @ts-check
import { button, link, make, t } from "./dom.js";

/** @typedef {import("./protocol").PuzzleSolved} Solved */
/** @typedef {import("./protocol").Worth} Worth */
/** @typedef {{game: string, title: string, puzzle: import("./protocol").PuzzleRow, day: string}} About */

const LISTED = 7; // choices that are not folded away
const lang = document.documentElement.lang || "en", one = new Intl.NumberFormat(lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const signed = (/** @type {number} */ n) => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "±0");

/** The words for somebody to paste: game, difficulty, day, how it went and how long in a row; never what the answer is. @param {Solved} solved @param {About} about @param {string} origin */
export function shared(solved, { game, title, puzzle, day }, origin) {
  const { standing } = solved;
  const facts = [`Wartable: ${title}`, ...(day ? [`${t("puzzle-day")}, ${day}`] : []), t("puzzle-difficulty", { n: puzzle.difficulty }), t(solved.right ? "puzzle-share-solved" : "puzzle-share-missed"), ...(day && standing && standing.days > 1 ? [t("puzzle-days", { n: standing.days })] : [])];
  return `${facts.join(" · ")}\n${origin}/puzzles/${game}/${puzzle.id}`;
}

/** A choice as a bar. @param {Worth} choice @param {Solved} solved @param {(notation: string) => void} point */
function row(choice, solved, point) {
  const { notation, label, worth, right } = choice, li = make("li", right ? "is-right" : notation === solved.choice ? "is-wrong" : ""), b = button("", () => point(notation), "");
  const notes = [...(notation === solved.best ? [t("puzzle-best")] : []), ...(notation === solved.choice ? [t("puzzle-mine")] : []), ...(notation === solved.natural ? [t("puzzle-natural")] : [])], bar = make("i");
  b.dataset.notation = notation;
  bar.style.width = `${100 * worth}%`;
  const words = make("span", "what", label);
  for (const note of notes) words.append(" ", make("small", "", note));
  b.append(words, make("span", "worth", `${one.format(100 * worth)} %`), bar);
  li.append(b);
  return li;
}

/** The bars; of many choices the worst are folded away, but not the one that was chosen. @param {Solved} solved @param {(notation: string) => void} point */
function bars(solved, point) {
  const { worths, choice, natural } = solved, few = worths.length <= LISTED + 1, box = make("section", "worths"), list = make("ol");
  const first = worths.filter((w, n) => few || n < LISTED - 2 || w.notation === choice || w.notation === natural), rest = worths.filter((w) => !first.includes(w));
  list.append(...first.map((w) => row(w, solved, point)));
  box.append(make("h3", "", t("puzzle-worths")), list);
  if (rest.length) {
    const fold = make("details"), more = make("ol");
    more.append(...rest.map((w) => row(w, solved, point)));
    fold.append(make("summary", "", t("puzzle-more", { n: rest.length })), more);
    box.append(fold);
  }
  box.append(make("p", "note", t(solved.exact ? "puzzle-exact" : "puzzle-searched")));
  return box;
}

/** How learner and puzzle stand now. @param {import("./protocol").Standing} standing @param {string} day */
function stands({ first, rating, gain, sure, its, its_gain, run, days, people, found }, day) {
  const list = make("ul", "stands"), now = `${rating} ± ${sure}`;
  const rows = first ? [t("puzzle-standing", { now, gain: signed(gain) }), t("puzzle-its", { now: its, gain: signed(its_gain) })] : [t("puzzle-standing-still", { now }), t("puzzle-its-still", { now: its }), t("puzzle-again-note")];
  if (run > 1) rows.push(t("puzzle-in-a-row", { n: run }));
  if (day && days) rows.push(`${t("puzzle-day")}: ${t("puzzle-days", { n: days })}`);
  if (people > 1) rows.push(t("puzzle-people", { n: people, most: Math.round((100 * found) / people) }));
  list.append(...rows.map((words) => make("li", "", words)));
  return list;
}

/** Copies the words, and shows them where they can be taken by hand. @param {string} text */
function share(text) {
  const box = make("div", "share"), field = make("textarea"), b = button(t("puzzle-share"), async () => {
    field.hidden = false;
    field.select();
    try {
      await navigator.clipboard.writeText(text);
      b.textContent = t("copied");
    } catch { field.focus(); } // not allowed here, or the page came without encryption: the words are marked, to be copied by hand
  });
  Object.assign(field, { value: text, readOnly: true, rows: 3, hidden: true });
  field.setAttribute("aria-label", t("puzzle-share-text"));
  box.append(b, field);
  return box;
}

/** @param {Solved} solved @param {About} about
 *  @param {{point: (notation: string) => void, play: (choice: string, fault: HTMLElement) => void, again: () => void}} does
 *  @returns {{box: HTMLElement, head: HTMLElement, words: string}} words: the same in short, to be said */
export function verdict(solved, about, { point, play, again }) {
  const { right, choice, best, natural, worths, why, standing } = solved, box = make("div", "verdict"), head = make("h2", right ? "is-right" : ""), sign = make("span", "", right ? "✓" : "✕");
  const of = (/** @type {string} */ notation) => /** @type {Worth} */ (worths.find((w) => w.notation === notation)), cost = (/** @type {string} */ notation) => one.format(100 * (of(best).worth - of(notation).worth));
  const lines = [...(right ? [] : [t("puzzle-better", { name: of(best).label, cost: cost(choice) })]), ...(why ? [why] : []), ...(choice === natural ? [] : [t("puzzle-natural-cost", { name: of(natural).label, cost: cost(natural) })])];
  sign.setAttribute("aria-hidden", "true");
  head.append(sign, t(right ? "puzzle-right" : "puzzle-wrong"));
  head.tabIndex = -1;
  const fault = make("p", "fault"), ways = make("div", "ways-on");
  fault.setAttribute("role", "alert");
  const ons = right ? [button(t("puzzle-play"), () => play(choice, fault))] : [button(t("puzzle-play-best"), () => play(best, fault)), button(t("puzzle-play-mine"), () => play(choice, fault))];
  for (const b of ons) b.title = t("puzzle-play-note");
  ways.append(link(t("puzzle-next"), `/puzzles/${about.game}/next`, "btn primary"), ...ons, share(shared(solved, about, location.origin)), button(t("puzzle-try"), again, "btn quiet"), fault);
  box.append(head, ...lines.map((words) => make("p", "", words)), bars(solved, point), ...(standing ? [stands(standing, about.day)] : []), ways);
  return { box, head, words: [t(right ? "puzzle-right" : "puzzle-wrong"), ...lines].join(" ") };
}
