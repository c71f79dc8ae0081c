// The rules drawer: in short, the way to the rulebook, every ruling, every card, figures and what they rest on.
// @ts-check
import { book, cite } from "./citing.js";
import { link, make, t } from "./dom.js";
import { figureParts } from "./figure_list.js";
import { loadSheet, sheetOf, svg, symbolBox } from "./symbols.js";

/** @param {string} words @param {boolean} [open] */
function chapter(words, open = false) {
  const box = make("details", "chapter");
  box.open = open;
  box.append(make("summary", "", words));
  return box;
}

/** @param {HTMLElement} host @param {string} game */
export async function drawRules(host, game) {
  const found = await book(game);
  await loadSheet(sheetOf(game));
  const short = chapter(t("rules-short"), true);
  for (const part of found.summary) short.append(make("p", "", part));
  const parts = [short];
  if (found.chapters?.length) {
    const whole = chapter(t("rules-chapters")), list = make("ol", "whole");
    for (const { key, name } of found.chapters) {
      const li = make("li"), a = link(name, `/rules/${game}#${key}`, "");
      a.target = "wartable-rules";
      li.append(a);
      list.append(li);
    }
    whole.append(list);
    parts.push(whole);
  }
  if (found.cards.length) {
    const cards = chapter(t("rules-cards")), grid = make("ul", "cards");
    for (const card of found.cards) {
      const li = make("li"), { w, h } = symbolBox(card.symbol), k = Math.min(1, 130 / w, 190 / h);
      const picture = svg("svg", { width: w * k, height: h * k, viewBox: `0 0 ${w} ${h}`, role: "img", "aria-label": card.name });
      svg("use", { href: `#${card.symbol}`, width: w, height: h }, picture);
      li.append(picture, make("b", "", card.name), make("span", "", card.text ?? ""));
      grid.append(li);
    }
    cards.append(grid);
    parts.push(cards);
  }
  const rulings = chapter(t("rules-rulings")), list = make("dl", "rulings");
  for (const [id, text] of Object.entries(found.rules)) list.append(make("dt", "", cite(id)), make("dd", "", String(text)));
  rulings.append(list);
  if (Object.keys(found.rules).length) parts.push(rulings);
  if (found.figures.length) {
    const figures = chapter(t("rules-figures"));
    figures.id = "figures";
    figures.append(...figureParts(found));
    parts.push(figures);
  }
  if (document.getElementById("board")) {
    const keys = chapter(t("rules-keys"));
    keys.append(make("p", "", t("keys-words")), make("p", "", t("touch-words")));
    parts.push(keys);
  }
  host.replaceChildren(...parts);
}
