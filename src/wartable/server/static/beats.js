// What happens between two positions: the pictures along the way and how long each is looked at. No document.
// @ts-check

/** @typedef {import("./protocol").Beat} Beat */
/** @typedef {import("./protocol").Layout & {title?: string, open?: boolean}} Shape */

/** @type {Record<string, number>} */ const SPEED = { off: 0, fast: 0.45, normal: 1, slow: 1.8 };
/** @type {Record<Beat["kind"], number>} */ const MOTION = { roll: 750, put: 420, move: 500, turn: 420, leave: 420, points: 900, result: 250, read: 250, trade: 600, say: 0 };
const HOLD = { none: 180, short: 180, normal: 650, long: 1800 }; // milliseconds
const FIGURES = 3, FEW = 1.6, LETTER = 45, BEHIND = 3000; // how much longer figures are read, and those of one seat; for each letter read out; how far behind a table that goes on may be
const SEEN = 0.4, READ = 0.7, LOST = 20000; // what goes faster cannot be seen; whoever is further behind must see less to see what is now
const CELL = 260; // milliseconds for each figure of a table
const LOOKED = 1500; // milliseconds in which figures are read
export const STAGGER = 80;

/** How long a beat takes at a speed: to move, then to be looked at. @param {Beat} beat @param {number} pace */
export function lasts(beat, pace) {
  const thrown = beat.kind === "roll" ? STAGGER * Math.max(0, (beat.pieces?.length ?? 0) - 1) : 0, words = beat.text ?? "";
  const looked = HOLD[beat.pause ?? "normal"] * (ofOne(beat) ? FEW : beat.figures ? FIGURES : 1);
  const hold = ofOne(beat) ? looked : Math.max(looked, CELL * (beat.figures?.rows.flat().length ?? 0));
  return { motion: pace * (MOTION[beat.kind] + thrown), hold: pace * (beat.kind === "read" ? Math.max(hold, LETTER * words.length) : hold) };
}

/** Whether its figures are of one seat: they lie beside the piece they are about. @param {Beat} beat */
export const ofOne = ({ figures, at = [] }) => Boolean(at.length && figures && figures.heads.length === 2);

/** Whose turn it is told of. @param {Beat} beat */
export const turnOf = ({ by, seat }) => by ?? seat;

/** Whether somebody else than these is still to be told of. @param {Beat[]} beats @param {readonly (number | undefined)[]} seats */
export const tellsOthers = (beats, seats) => beats.map(turnOf).some((seat) => seat !== undefined && !seats.includes(seat));

/** Whether it stands until somebody has read it. @param {Beat} beat */
export const stands = (beat) => Boolean(beat.figures?.over && beat.pause === "long");

/** Which beat has the last figures of all seats, what it all came to; −1: none. @param {Beat[]} beats */
export const lastRead = (beats) => beats.findLastIndex((beat) => beat.figures && !ofOne(beat));

/** The figures nobody has read, if all is shown at once now: those still to be told from the beat `at` on, but the one that has been looked at for a while. @param {Beat[]} beats @param {number} at @param {number} since milliseconds */
export const unread = (beats, at, since) => beats.filter((beat, n) => (n > at || (n === at && since < LOOKED)) && beat.figures && !ofOne(beat));

/** The pace that a person wishes: 0 shows the end at once. @param {string | null} wish */
export const paceOf = (wish) => SPEED[wish ?? "normal"] ?? SPEED.normal;

/** All of some beats, in milliseconds. @param {Beat[]} beats @param {number} pace */
export const length = (beats, pace) => beats.reduce((sum, b) => sum + lasts(b, pace).motion + lasts(b, pace).hold, 0);

/** How much faster it must go, from 1 down, so that the page is not far behind a table that has gone on. @param {number} left milliseconds @param {boolean} waited for: newer positions wait */
export const haste = (left, waited) => (waited && left > BEHIND ? Math.max(left > LOST ? 0 : SEEN, BEHIND / left) : 1);

/** The same for one beat: what a battle or an epoch came to, and what is read out, is never rushed past; whoever knows it presses. @param {Beat} beat @param {number} faster */
export const hurried = ({ kind, figures }, faster) => (figures || kind === "read" ? Math.max(faster, READ) : faster);

/** A picture to look at: nothing in it can be pressed, nor is the move before marked. @param {Shape} layout @returns {Shape} */
export const bare = (layout) => ({ ...layout, pieces: layout.pieces.map(({ actions, state, ...rest }) => (state ? { ...rest, state: state.replace(/ ?\blast$/, "") } : rest)) });

/** The picture once a beat has happened: what changed keeps its place in the order, what is new lies on top. @param {Shape} layout @param {Beat} beat @returns {Shape} */
export function after(layout, { pieces = [], gone = [] }) {
  const come = new Map(pieces.map((p) => [p.id, p])), left = new Set(gone), begun = gone.filter((id) => id.endsWith("*")).map((id) => id.slice(0, -1));
  const leaves = (/** @type {string} */ id) => left.has(id) || (!come.has(id) && begun.some((begin) => id.startsWith(begin)));
  const stay = layout.pieces.filter((p) => !leaves(p.id)).map((p) => come.get(p.id) ?? p), known = new Set(layout.pieces.map((p) => p.id));
  return { ...layout, pieces: [...stay, ...pieces.filter((p) => !known.has(p.id) && !left.has(p.id))] };
}

/** The card of a beat that is held up to be read and lies nowhere yet: it is seen once, not drawn on the table as well. @param {Beat} beat @param {(id: string) => boolean} lies */
export const raised = ({ kind, pieces = [] }, lies) => (kind === "read" && pieces[0] && !lies(pieces[0].id) ? pieces[0] : undefined);
