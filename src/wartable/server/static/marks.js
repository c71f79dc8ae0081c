// How sure the figures are: marks of pieces and of rows, and what they mean.
// @ts-check
import { $, icon, make, t } from "./dom.js";

const MARKS = ["reconstructed", "second-hand", "corrected"], KINDS = ["printed", "derived", ...MARKS];

/** The mark of a kind; for kinds without one an empty place. @param {string} kind @param {boolean} [told] whether it says its name */
export function markOf(kind, told = false) {
  if (!MARKS.includes(kind)) return make("span", "mark");
  const mark = icon(`wt-mark-${kind}`, "icon mark");
  if (!told) return mark;
  mark.removeAttribute("aria-hidden");
  mark.setAttribute("role", "img");
  mark.setAttribute("aria-label", t(`basis-${kind}`));
  const box = make("span", "mark");
  box.title = `${t(`basis-${kind}`)}. ${t(`basis-${kind}-text`)}`;
  box.append(mark);
  return box;
}

/** What the kinds mean, one line each. @param {string[]} kinds @param {Map<string, number>} [counts] */
export function meanings(kinds, counts) {
  const list = make("ul", "meanings");
  for (const kind of KINDS.filter((k) => kinds.includes(k))) {
    const li = make("li"), many = counts?.get(kind);
    li.append(markOf(kind), make("b", "", many === undefined ? t(`basis-${kind}`) : `${t(`basis-${kind}`)}: ${many}`), make("span", "", t(`basis-${kind}-text`)));
    list.append(li);
  }
  return list;
}

/** The legend of a board, in its menu while a piece is marked; unfolded, it shows the marks on the board.
 *  @param {import("./protocol").Piece[]} pieces @param {HTMLElement} more leads to every figure */
export function drawLegend(pieces, more) {
  const box = $("#marks"), kinds = MARKS.filter((kind) => pieces.some((p) => p.mark === kind));
  box.hidden = !kinds.length;
  if (!kinds.length || box.dataset.kinds === kinds.join()) return;
  box.dataset.kinds = kinds.join();
  $("#marks summary").replaceChildren(icon(`wt-mark-${kinds[0]}`), t("marks"));
  $("#marks .meant").replaceChildren(meanings(kinds), more);
}

/** The words of a board: what it asks, its buttons, its marks. */
export const boardTexts = () => ({
  again: t("again"), where: t("where"), back: t("put-back"), which: t("which"), zoomIn: t("zoom-in"), zoomOut: t("zoom-out"), fit: t("fit"),
  above: t("lit-above"), below: t("lit-below"), ...Object.fromEntries(MARKS.flatMap((kind) => [`basis-${kind}`, `basis-${kind}-text`]).map((id) => [id, t(id)])),
});
