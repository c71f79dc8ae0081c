// Figures of a plan beside the real ones: as signs with differences, as a table of several plans. It comes with the first plan.
// @ts-check
import { make, t } from "./dom.js";
import { best, bySign, signed, way } from "./plan_course.js";
import { sign } from "./plan_figures.js";

/** @typedef {import("./protocol").PlanFigure} Figure */

/** One figure: what it will be, and the difference. @param {Figure} figure */
function shown(figure) {
  const { name, now, then, by = 0 } = figure, el = make("span", `figure ${way(figure)}`), said = t(then === now ? "plan-same" : "plan-change", { name, now, then });
  const value = make("b", "", then), words = make("span", "visually-hidden", said);
  value.setAttribute("aria-hidden", "true");
  el.title = said;
  el.append(value);
  if (by) {
    const more = make("small", "", signed(by));
    more.setAttribute("aria-hidden", "true");
    el.append(more);
  }
  el.append(words);
  return el;
}

/** Every figure with its sign; those that change stand out. @param {Figure[]} figures */
export function figureList(figures) {
  const list = make("ul", "plan-figures");
  list.setAttribute("aria-label", t("plan-figures"));
  list.append(...bySign(figures).map((group) => {
    const row = make("li", group.some((f) => f.now !== f.then) ? "changed" : "");
    const word = make("span", "word", group[0].short || group[0].name);
    word.setAttribute("aria-hidden", "true"); // every figure says its own
    row.append(sign(group[0]), word, ...group.map(shown));
    return row;
  }));
  return list;
}

/** What a plan leads to that one should know. @param {Figure[]} figures */
export const warnings = (figures) => figures.flatMap((f) => (f.warning ? [make("p", "cost", f.warning)] : []));

/** Plans side by side: a column for each after the table as it is, what is best in each line standing out.
 *  @param {{name: string, figures: Figure[]}[]} plans @param {(at: number) => HTMLElement[]} buttons under each column */
export function comparison(plans, buttons) {
  const table = make("table", "plan-table"), head = make("tr"), body = make("tbody"), top = make("thead"), foot = make("tr");
  head.append(make("td"), make("th", "", t("plan-as-is")), ...plans.map((p) => make("th", "", p.name)));
  top.append(head);
  for (const figure of plans[0].figures) {
    const row = plans.map((p) => p.figures.find((f) => f.key === figure.key));
    if (!row.some((f) => f && (f.now !== f.then || f.warning))) continue;
    const good = best(row), line = make("tr"), name = make("th");
    name.append(sign(figure), make("span", "", figure.name));
    line.append(name, make("td", "", figure.now), ...row.map((f, n) => {
      const cell = make("td", good[n] ? "best" : "");
      if (f) cell.append(make("b", way(f), f.then), ...(f.warning ? [make("small", "cost", f.warning)] : []));
      return cell;
    }));
    body.append(line);
  }
  foot.append(make("td"), make("td"), ...plans.map((_, n) => { const cell = make("td"); cell.append(...buttons(n)); return cell; }));
  body.append(foot);
  table.append(top, body);
  return table;
}
