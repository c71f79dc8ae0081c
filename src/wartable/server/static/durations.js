// Times in words. No document.
// @ts-check

const UNITS = /** @type {[Intl.RelativeTimeFormatUnit, number][]} */ ([["day", 86400], ["hour", 3600], ["minute", 60]]);

/** How long ago, in the largest unit that fits; what was just now is 0 minutes ago. @param {number} then @param {number} now milliseconds
 *  @returns {[number, Intl.RelativeTimeFormatUnit]} */
export function ago(then, now) {
  const seconds = Math.max(0, (now - then) / 1000), [unit, size] = UNITS.find(([, s]) => seconds >= s) ?? UNITS[UNITS.length - 1];
  return [-Math.floor(seconds / size), unit];
}

/** What a clock shows: days and hours, or hours, minutes and seconds. @param {number} ms @param {(id: string, args: Record<string, number>) => string} t */
export function clockWords(ms, t) {
  const s = Math.max(0, Math.round(ms / 1000)), d = Math.floor(s / 86400), h = Math.floor(s / 3600);
  if (d >= 1) return t("days-left", { n: d, hours: h % 24 });
  const m = Math.floor(s / 60) % 60, two = (/** @type {number} */ n) => String(n).padStart(2, "0");
  return h ? `${h}:${two(m)}:${two(s % 60)}` : `${two(m)}:${two(s % 60)}`;
}
