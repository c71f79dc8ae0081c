// Which lines of a log go, stay and come. No document.
// @ts-check

/** Lines from `cut` on are replaced by those that come, the last `most` of them. @template {{n: number}} T
 *  @param {T[]} shown oldest first @param {import("./protocol").LogChange} change @param {number} most */
export function cut(shown, change, most) {
  return { gone: shown.filter((l) => l.n >= change.cut), kept: shown.filter((l) => l.n < change.cut), come: change.lines.slice(-most) };
}

/** How many of the oldest must go so that about `most` stay: whole turns, if a turn begins among those that may stay.
 *  @param {{head: boolean}[]} shown @param {number} most */
export function surplus(shown, most) {
  if (shown.length <= most) return 0;
  const first = shown.findIndex((l, i) => i >= shown.length - most && l.head);
  return first < 0 ? shown.length - most : first;
}
