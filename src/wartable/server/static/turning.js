// Where a game turned: the actions that moved the lead most. No document.
// @ts-check

const MOST = 3;

/** Numbers of the actions after which a seat stood better or worse against its best rival than before, by the most; where the lead changed
 *  hands a step counts double. In the order of the game.
 *  @param {number[][]} scores of all seats after each action, from the start @param {number} seat @returns {{at: number, by: number}[]} */
export function turning(scores, seat) {
  const lead = scores.map((row) => row[seat] - Math.max(...row.filter((_, n) => n !== seat)));
  const steps = lead.slice(1).map((now, n) => ({ at: n + 1, by: now - lead[n], weight: Math.abs(now - lead[n]) * (Math.sign(now) === Math.sign(lead[n]) ? 1 : 2) }));
  const chosen = steps.filter((s) => s.by).sort((a, b) => b.weight - a.weight || b.at - a.at).slice(0, MOST);
  return chosen.sort((a, b) => a.at - b.at).map(({ at, by }) => ({ at, by }));
}
