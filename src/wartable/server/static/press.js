// What pressing and moving about on a board comes to. No document: numbers and pieces in, an answer out.
// @ts-check

/** @typedef {import("./protocol").Action} Action */
/** @typedef {import("./protocol").Piece} Piece */
/** @typedef {{x: number, y: number}} Point */

export const DRAG = 6; // pixels a finger may tremble
const LEAST = 4; // units a piece must lie away
const MOMENT = 700; // milliseconds

/** What pressing a piece does: one action acts, several open a menu, or take the piece up where all of them end on pieces that are there; none shows it.
 *  While another piece is taken up, one that it cannot go to is shown: the press was meant for both.
 *  @param {Piece} piece @param {Piece | null} picked @param {(id: string) => boolean} isThere
 *  @returns {{does: "show" | "act" | "pick" | "menu", actions: Action[]}} */
export function press(piece, picked, isThere) {
  const here = picked?.actions?.filter((a) => a.at === piece.id) ?? [], actions = here.length ? here : piece.actions ?? [];
  if (actions.length === 0) return { does: "show", actions };
  if (actions.length === 1) return picked && !here.length && picked.id !== piece.id ? { does: "show", actions: [] } : { does: "act", actions };
  const placed = !here.length && actions.every((a) => a.at && isThere(a.at));
  return { does: placed ? "pick" : "menu", actions };
}

/** What a press on a part that says nothing of itself means: what it stands on, by its id; a worker `bronze-w-0` is pressed as `bronze`.
 *  @param {string} id @param {(id: string) => boolean} says */
export function owner(id, says) {
  for (let at = id.length; at > 0; at = id.lastIndexOf("-", at - 1)) if (says(id.slice(0, at))) return id.slice(0, at);
  return id;
}

/** Whether somebody is asked before an action is done. What is final is asked about wherever it is pressed; what costs something, where a piece was
 *  pressed, for that may have been a look; a finger on a piece is asked always, unless it brings there what was taken up.
 *  @param {Pick<Action, "final" | "cost">} action @param {"button" | "piece" | "place"} by @param {boolean} touch @param {string} wish */
export function asks(action, by, touch, wish) {
  if (wish !== "weighty") return wish === "all";
  return Boolean(action.final || (action.cost && by !== "button") || (touch && by === "piece"));
}

/** Whether a press on a button was meant for what stood there before: another question came a moment ago, under a result that is still to be read.
 *  Such a press goes on to the end of what is told, as one on the board does. @param {boolean} reads whether a result is being told @param {number} since milliseconds since the question came */
export const early = (reads, since) => reads && since < MOMENT;

/** What a piece that is taken up is called: a card of the hand without the words that it is there. @param {Piece} piece */
export function called({ title = "", state = "" }) {
  const name = title.slice(title.indexOf(": ") + 2), words = state.split(" ");
  return title.includes(": ") && words.includes("held") && !words.includes("deciding") ? name.charAt(0).toLocaleUpperCase() + name.slice(1) : title;
}

/** Which pieces an action is about: those that carry it out, and where it ends. @param {Piece[]} pieces @param {string} notation */
export const about = (pieces, notation) => new Set(pieces.flatMap(({ id, actions = [] }) => actions.filter((a) => a.notation === notation).flatMap(({ at }) => (at ? [id, at] : [id]))));

/** Whether a piece can be carried to another one. @param {Piece} piece @param {(id: string) => boolean} isThere */
export const carries = (piece, isThere) => Boolean(piece.actions?.some((a) => a.at && isThere(a.at)));

/** At which piece Tab enters the board: at the one that has the focus; else at what is lit and can be used, before what is only lit and what can only be used. Of these it is where one was last, if that is one.
 *  @template {{piece: Piece, el: {classList: {contains: (name: string) => boolean}}}} T @param {T[]} all @param {T | undefined} focused @param {T | undefined} last */
export function entry(all, focused, last) {
  const rank = (/** @type {T} */ s) => 2 * Number(s.el.classList.contains("is-watched")) + Number(Boolean(s.piece.actions?.length)), most = Math.max(...all.map(rank));
  return all.find((s) => s === focused) ?? all.find((s) => s === last && rank(s) === most) ?? all.find((s) => rank(s) === most);
}

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
