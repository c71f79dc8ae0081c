// The only thing that can be done is done by the page, after a while in which one sees it. The page does it and not the server: it is the
// person's own action, stored, timed and taken back like any other, and only somebody who looks at the table wants it done.
// @ts-check

const SEEN = 1200, LEAST = 2500, SPREAD = 5000; // milliseconds

/** The answer that is left: the only one, or the one whose button says so, where else one could but give up.
 *  @param {Pick<import("./protocol").Position, "offers" | "scene">} position */
export const only = ({ offers, scene }) => (offers.length === 1 ? offers[0] : scene?.main?.find((a) => a.role === "only"));

/** Whether the page answers a question itself: where there is one answer, and nothing this seat did can still be taken back (else the answer
 *  would bind it). "look": that must be found out first. @param {import("./protocol").Position} position @returns {"play" | "look" | "no"} */
export function forced(position) {
  const { undo, over, curtain, seat, awaited } = position;
  if (over || curtain || seat === null || !awaited.includes(seat) || !only(position) || undo?.free) return "no";
  return undo?.unsure ? "look" : "play";
}

/** How long a forced answer waits. Where something is hidden, a quick one would tell that there was no choice: it takes as long as somebody
 *  who has one. @param {boolean} hidden @param {number} [chance] from 0 to 1 */
export const pause = (hidden, chance = Math.random()) => (hidden ? LEAST + SPREAD * chance : SEEN);
