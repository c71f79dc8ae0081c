// What an action changes, as signs with figures.
// @ts-check
import { make, seatIcon, t } from "./dom.js";
import { way } from "./plan_course.js";
import { svg, symbolBox } from "./symbols.js";

/** @typedef {import("./protocol").PlanFigure} Figure */

/** What a figure is of; where it is about a seat, that seat's shape. @param {Figure} figure */
export function sign({ symbol, seat }) {
  if (typeof seat === "number") return seatIcon(seat, "icon of-seat");
  const { w, h } = symbolBox(symbol), el = svg("svg", { class: "icon", viewBox: `0 0 ${w} ${h}`, "aria-hidden": "true" });
  svg("use", { href: `#${symbol}`, width: w, height: h }, el);
  return el;
}

/** What an action changes, in a few lines. @param {import("./protocol").PlanTried} tried */
export function followList({ stop = "", figures }) {
  const box = make("div", "follows"), changed = figures.filter((f) => f.now !== f.then || f.warning), list = make("ul");
  for (const f of changed) {
    const line = make("li", way(f));
    line.append(sign(f), make("span", "", f.name), make("b", "", f.now === f.then ? f.then : `${f.now} → ${f.then}`));
    list.append(line, ...(f.warning ? [make("li", "cost", f.warning)] : []));
  }
  box.append(make("p", "", changed.length ? t("follows") : t("follows-nothing")), list, ...(stop ? [make("p", "", stop)] : []));
  return box;
}

/** The same in one line, for a menu. @param {import("./protocol").PlanTried} tried */
export function followLine({ figures }) {
  const line = make("small", "follow-line");
  for (const f of figures.filter((each) => each.now !== each.then)) {
    const one = make("span", way(f));
    one.title = f.name;
    one.append(sign(f), `${f.now} → ${f.then}`);
    line.append(one, " ");
  }
  return line;
}
