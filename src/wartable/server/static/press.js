// What pressing and moving about on a board comes to. No document: numbers and pieces in, an answer out.
// @ts-check

/** @typedef {import("./protocol").Action} Action */
/** @typedef {import("./protocol").Piece} Piece */
/** @typedef {{x: number, y: number}} Point */

export const DRAG = 6; // pixels a finger may tremble
const LEAST = 4; // units a piece must lie away

/** What pressing a piece does: one action acts, several open a menu, or take the piece up where all of them end on pieces that are there; none shows it.
 *  @param {Piece} piece @param {Piece | null} picked @param {(id: string) => boolean} isThere
 *  @returns {{does: "show" | "act" | "pick" | "menu", actions: Action[]}} */
export function press(piece, picked, isThere) {
  const here = picked?.actions?.filter((a) => a.at === piece.id) ?? [], actions = here.length ? here : piece.actions ?? [];
  if (actions.length === 0) return { does: "show", actions };
  if (actions.length === 1) return { does: "act", actions };
  const placed = !here.length && actions.every((a) => a.at && isThere(a.at));
  return { does: placed ? "pick" : "menu", actions };
}

/** Whether somebody is asked before an action is done. What is final is asked about wherever it is pressed; what costs something, where a piece was
 *  pressed, for that may have been a look; a finger on a piece is asked always, unless it brings there what was taken up.
 *  @param {Pick<Action, "final" | "cost">} action @param {"button" | "piece" | "place"} by @param {boolean} touch @param {string} wish */
export function asks(action, by, touch, wish) {
  if (wish !== "weighty") return wish === "all";
  return Boolean(action.final || (action.cost && by !== "button") || (touch && by === "piece"));
}

/** Whether a piece can be carried to another one. @param {Piece} piece @param {(id: string) => boolean} isThere */
export const carries = (piece, isThere) => Boolean(piece.actions?.some((a) => a.at && isThere(a.at)));

/** The nearest in a direction: distance along it, sideways counted double; itself where there is none.
 *  @template {{piece: Point}} T @param {T} from @param {number[]} way @param {T[]} others */
export function nearest(from, [dx, dy], others) {
  let best = from, least = Infinity;
  for (const o of others) {
    const x = o.piece.x - from.piece.x, y = o.piece.y - from.piece.y, along = x * dx + y * dy, aside = Math.abs(x * dy) + Math.abs(y * dx);
    if (o !== from && along > LEAST && along + 2 * aside < least) [best, least] = [o, along + 2 * aside];
  }
  return best;
}

/** What a moved pointer means: nothing yet, a pinch around a point, or a shift. @param {Point} was @param {Point} now @param {Point[]} others @param {boolean} dragging
 *  @returns {{does: "nothing"} | {does: "pinch", by: number, at: Point} | {does: "shift", x: number, y: number}} */
export function drag(was, now, others, dragging) {
  const x = now.x - was.x, y = now.y - was.y;
  if (!dragging && !others.length && Math.hypot(x, y) < DRAG) return { does: "nothing" };
  if (others.length !== 1) return { does: "shift", x, y };
  const [o] = others, by = Math.hypot(now.x - o.x, now.y - o.y) / Math.max(1, Math.hypot(was.x - o.x, was.y - o.y));
  return { does: "pinch", by, at: { x: (now.x + o.x) / 2, y: (now.y + o.y) / 2 } };
}
