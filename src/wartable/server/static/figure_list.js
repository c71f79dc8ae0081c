// Every figure of a game with its source, for the rules and the page of figures.
// @ts-check
import { link, make, t } from "./dom.js";
import { markOf, meanings } from "./marks.js";

/** Every figure with its mark, value and source, below what the kinds mean. @param {import("./protocol").FigureRow[]} figures */
function figureList(figures) {
  /** @type {Map<string, number>} */ const counts = new Map();
  const rows = make("ul", "figures");
  for (const figure of figures) {
    const li = make("li"), source = make("small");
    counts.set(figure.basis, (counts.get(figure.basis) ?? 0) + 1);
    source.append(make("em", "", t(`basis-${figure.basis}`)), ` · ${figure.source}`);
    li.append(markOf(figure.basis, true), make("span", "", figure.name), make("b", "", figure.value), source);
    rows.append(li);
  }
  return [meanings([...counts.keys()], counts), rows];
}

/** The same below a link to the data file, where owners of the box may correct one. @param {import("./protocol").Rulebook} book */
export function figureParts({ data, figures }) {
  if (!data) return figureList(figures);
  const get = link(t("data-download"), data);
  get.setAttribute("download", "");
  return [get, make("p", "note", t("data-download-note")), ...figureList(figures)];
}
