// A scene made of the one before and of what changed, and its words in parts. No document.
// @ts-check

/** @typedef {import("./protocol").Layout} Layout */
/** @typedef {import("./protocol").Scene} Scene */

/** Pieces that came or changed go to their places, the others close up around them.
 *  @param {Layout} old @param {import("./protocol").LayoutChange} change @returns {Layout} */
export function changed(old, { pieces = [], at = [], gone = [] }) {
  const moved = new Set([...gone, ...pieces.map((p) => p.id)]), kept = old.pieces.filter((p) => !moved.has(p.id));
  /** @type {Layout["pieces"]} */ const made = [];
  let next = 0;
  pieces.forEach((piece, n) => {
    while (made.length < at[n]) made.push(kept[next++]);
    made.push(piece);
  });
  return { ...old, pieces: [...made, ...kept.slice(next)] };
}

/** The position as if all of its scene had been sent. @param {Scene | undefined} before @param {import("./protocol").Position} message */
export function whole(before, message) {
  const { changes, ...position } = message, scene = { ...position.scene };
  for (const name of /** @type {("wide" | "tall" | "low" | "square" | "far")[]} */ (Object.keys(changes ?? {}))) {
    const old = before?.[name], change = changes?.[name];
    if (old && change) scene[name] = changed(old, change);
  }
  return { ...position, scene };
}

/** What a score counts, parted after its figure, or after its first word if it has none: "of 5", "cities". @param {string} unit @returns {string[]} */
export function unitParts(unit) {
  const words = unit.split(" "), at = words.findIndex((word) => /\d/.test(word)) + 1 || 1;
  return [words.slice(0, at).join(" "), words.slice(at).join(" ")];
}
