// Where a game turned, in the panel of its end: when, by how much the lead changed, what happened.
// @ts-check
import { ask, link, make, t } from "./dom.js";
import { setUp, turning, when, words } from "./turning.js";

/** What draws the turning points of a game that is over; null where it has none. @param {import("./protocol").TableAbout} about @param {number} seat whose lead is counted
 *  @returns {Promise<() => HTMLElement | null>} */
export async function findTurns(about, seat) {
  const film = /** @type {import("./protocol").Replay} */ (await ask("GET", `/api/tables/${about.id}/replay`)), lines = film.moves;
  const found = turning(film.scores ?? [], seat, setUp(lines)), mine = about.you.length === 1 && about.you[0] === seat;
  return () => {
    if (!found.length) return null;
    const box = make("section", "turns"), list = make("ol");
    for (const { at, by } of found) {
      const li = make("li"), a = link("", `/t/${about.id}/replay?at=${at}`, ""), said = words(lines, at), then = when(lines, at, said), what = make("span");
      if (then) what.append(make("small", "", then), " ");
      what.append(said);
      a.append(make("b", by > 0 ? "up" : "down", `${by > 0 ? "+" : "−"}${Math.abs(by)}`), what);
      li.append(a);
      list.append(li);
    }
    box.append(make("h3", "", t("over-turns")), make("p", "hint", mine ? t("over-turns-you") : t("over-turns-of", { name: about.seats[seat].name })), list);
    return box;
  };
}
