// What somebody reads who followed a link: who invites to what, the rules in short, the clock in words, the language.
// @ts-check
import { $, ask, button, cover, link, make, t } from "./dom.js";
import { loadSheet } from "./symbols.js";

/** How time is counted, and what happens when it is up. @param {{kind: string, minutes?: number, increment?: number, days?: number}} clock */
export const clockNote = (clock) => t(`clock-${clock.kind}-note`, { n: clock.kind === "days" ? clock.days ?? 0 : clock.minutes ?? 0, most: clock.increment ?? 0 });

/** What else comes of the clock, and of being away. @param {import("./protocol").TableAbout} about */
export const agreed = ({ settings }) => [...(settings.clock.kind === "none" ? [] : [t("wait-clock")]), ...(settings.absent ? [t("wait-absent", { n: settings.absent })] : [])];

/** @param {import("./protocol").TableAbout} about @param {string} host who opened the table @returns {[HTMLElement, HTMLElement]} what one reads before one sits down, and what may be read besides */
export function invitedCards(about, host) {
  const box = make("section", "invited"), besides = make("section", "invited"), picture = make("div", "cover"), short = make("details"), title = $("#title").dataset.game ?? $("#title").textContent;
  loadSheet("/sheets/covers.svg").then(() => picture.append(cover(about.game)));
  box.append(picture, make("h2", "", about.screen ? t("invited-screen", { title }) : t("invited", { name: host, title })), ...(about.title ? [make("strong", "", about.title)] : []), make("p", "", [clockNote(about.settings.clock), ...agreed(about)].join(" ")));
  short.append(make("summary", "", t("invited-rules")));
  ask("GET", document.body.dataset.rules ?? "").then((/** @type {import("./protocol").Rulebook} */ book) => {
    for (const words of book.summary.slice(0, 3)) short.append(make("p", "", words));
    short.append(link(t("invited-more"), `/rules/${about.game}`, ""));
  }, () => short.remove());
  besides.append(short, languages());
  return [box, besides];
}

/** The page's choice of language, where a guest sees it. */
function languages() {
  const row = make("p", "row languages");
  for (const one of /** @type {NodeListOf<HTMLOptionElement>} */ (document.querySelectorAll("#lang option"))) {
    const b = button(one.textContent ?? "", () => { $("#lang").value = one.value; $("#lang").dispatchEvent(new Event("change")); }, "btn quiet");
    b.lang = one.value;
    b.setAttribute("aria-pressed", String(one.selected));
    row.append(b);
  }
  return row;
}
