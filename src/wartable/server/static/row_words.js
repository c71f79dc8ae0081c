// What a row of a list says of its table: ids of texts with their blanks. No document.
// @ts-check

/** @typedef {import("./protocol").ListedTable} Row */
/** @typedef {[string, Record<string, string | number>?]} Words */

/** Who else sits there, or sat, the reader's own seats left out. @param {Row} row */
export const others = (row) => row.seats.filter((s) => (s.taken || row.status === "over") && !s.you).map((s) => s.name ?? "");

/** How a table stands: whose turn it is, or how it ended. @param {Row} row @returns {Words} */
export function state(row) {
  if (row.status === "frozen") return ["frozen"];
  if (row.status === "waiting") return ["waiting"];
  if (row.status !== "running") return ended(row);
  if (row.turn) return ["your-turn"];
  const awaited = row.seats.filter((s) => s.awaited && !s.you);
  return awaited.length === 1 ? ["turn-of", { name: awaited[0].name ?? "" }] : ["others-turn"];
}

/** @param {Row} row @returns {Words} */
function ended({ seats, result }) {
  if (!result) return ["no-result"];
  const won = seats.filter((s) => result[s.seat] === 1), mine = seats.filter((s) => s.you);
  if (mine.length !== 1) return [won.length > 1 ? "draw" : "wins", { name: won.map((s) => s.name).join(", ") }];
  const place = result[mine[0].seat];
  if (place === 1) return [won.length > 1 ? "over-shared" : "over-won"];
  return seats.length > 2 ? ["over-place", { n: place, most: seats.length }] : ["over-lost"];
}

/** Whether the reader alone has won. @param {Row} row */
export const hasWon = (row) => state(row)[0] === "over-won";
