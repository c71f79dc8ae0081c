// Where one stops who looks back at what happened since one's own last turn. No document.
// @ts-check
import { stops } from "./film.js";

const MANY = 20; // stops beyond which one steps by turns

/** Where it stops: from the end of one's own last turn to the last thing that was not one's own doing; by turns, where that is long.
 *  @param {import("./protocol").Replay} film */
export function stopsOf(film) {
  const last = film.moves.findLast(({ seat, n }) => n >= film.own && seat !== film.side), end = last ? last.n + 1 : film.count;
  const by = (/** @type {import("./film.js").Unit} */ unit) => [film.own, ...stops(unit, film).filter((n) => n > film.own && n < end), end];
  const each = by("action");
  return each.length - 1 > MANY ? by("turn") : each;
}
