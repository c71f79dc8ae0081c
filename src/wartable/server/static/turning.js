// Where a game turned: the actions that moved the lead most. No document.
// @ts-check

const MOST = 3, SAID = 2; // turning points; sentences of one

/** How many actions set the table up: all before the first heading, and what it opens with. @param {import("./protocol").LogLine[]} lines of the game */
export const setUp = (lines) => {
  const first = lines.find((l) => l.head)?.n ?? 0;
  return first && first + 1;
};

/** Numbers of the actions after which a seat stood better or worse against its best rival than before, by the most; where the lead changed
 *  hands a step counts double. In the order of the game; none where more than these are as large.
 *  @param {number[][]} scores of all seats after each action, from the start @param {number} seat @param {number} [since] so many actions set the table up @returns {{at: number, by: number}[]} */
export function turning(scores, seat, since = 0) {
  const lead = scores.map((row) => row[seat] - Math.max(...row.filter((_, n) => n !== seat)));
  const steps = lead.slice(1).map((now, n) => ({ at: n + 1, by: now - lead[n], weight: Math.abs(now - lead[n]) * (Math.sign(now) === Math.sign(lead[n]) ? 1 : 2) }));
  const largest = steps.filter((s) => s.by && s.at > since).sort((a, b) => b.weight - a.weight), beyond = largest[MOST]?.weight ?? 0;
  const chosen = largest.slice(0, MOST).filter((s) => s.weight > beyond); // of many alike none is chosen
  return chosen.sort((a, b) => a.at - b.at).map(({ at, by }) => ({ at, by }));
}

/** What an action is called by: what it came to; else what it says of scores, and what is routine only where nothing else does; without it, what it tells first.
 *  @param {import("./protocol").LogLine[]} lines of the game @param {number} at how many actions had been done after it */
export function words(lines, at) {
  const said = chosen(lines, at);
  return said[0]?.came ?? `${said.slice(0, SAID).map((l) => l.text).join(" ")}${said.length > SAID ? " …" : ""}`;
}

/** The lines that an action is called by. @param {import("./protocol").LogLine[]} lines @param {number} at */
function chosen(lines, at) {
  const told = lines.filter((l) => l.n === at - 1), came = told.filter((l) => l.came), decisive = told.filter((l) => l.decisive), strong = decisive.filter((l) => !l.routine);
  const plain = told.find((l) => !l.routine && !l.head) ?? told[0];
  return [came.slice(0, 1), strong, decisive.slice(0, 1), plain ? [plain] : []].find((list) => list.length) ?? [];
}

/** When that was: the last heading before it; of one that is nobody's the beginning, with its number ("Battle 1"), unless what it came to says that itself.
 *  What an action does may begin the next turn: that heading comes after it.
 *  @param {import("./protocol").LogLine[]} lines of the game @param {number} at how many actions had been done after it @param {string} said */
export function when(lines, at, said) {
  const first = chosen(lines, at)[0];
  if (!first || first.head) return "";
  const head = lines.slice(0, lines.indexOf(first)).findLast((l) => l.head), text = head?.text ?? "";
  if (head?.seat !== undefined) return text;
  const part = text.match(/^\D*\d+/)?.[0] ?? text;
  return first.came && said.startsWith(part) ? "" : part;
}
