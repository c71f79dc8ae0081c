// What can be done, as buttons: the few large ones, and the list of all.
// @ts-check
import { likeliest } from "./choices.js";
import { icon, make } from "./dom.js";

/** @typedef {import("./protocol").Action} Action */
/** @typedef {Action | import("./protocol").OfferShown} Deed */
/** @typedef {(deed: Deed, el: HTMLElement) => void} Perform */

/** @param {Action} a @param {Perform} perform */
export function mainButton(a, perform) {
  const b = make("button", `btn ${a.role === "only" ? "primary" : a.role ?? ""}`.trim(), a.label);
  b.dataset.notation = a.notation;
  if (a.icon) b.prepend(icon(`wt-icon-${a.icon}`));
  if (a.odds) b.append(make("span", "odds", a.odds));
  b.addEventListener("click", () => perform(a, b));
  return b;
}

/** All that can be done, with the odds that the layout has of it, the likeliest first, as far as it fits the words that are looked for.
 *  @param {import("./protocol").Position} position @param {"wide" | "tall" | "low" | "square" | "far"} layout @param {string} wish @param {Perform} perform */
export function offerButtons({ scene, offers }, layout, wish, perform) {
  const actions = [...(scene.main ?? []), ...(scene[layout]?.pieces ?? []).flatMap((p) => p.actions ?? [])], looked = wish.toLowerCase();
  const known = new Map(actions.map((a) => [a.notation, a]));
  return likeliest(offers, (o) => known.get(o.notation)?.chance).filter((o) => !looked || `${o.label} ${o.notation}`.toLowerCase().includes(looked)).map((o) => {
    const b = make("button", "", o.label);
    b.dataset.notation = o.notation;
    const odds = known.get(o.notation)?.odds;
    if (odds) b.append(make("span", "odds", odds));
    b.addEventListener("click", () => perform(o, b));
    return b;
  });
}
