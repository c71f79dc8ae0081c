// Where a menu or a preview goes. No document: rectangles in, a corner out.
// @ts-check

/** @typedef {{left: number, top: number, right: number, bottom: number}} Box */
/** @typedef {{x: number, y: number}} Point */

const GAP = 10, FINGER = 22, LARGE = 1 / 12; // pixels: to what was pressed; of a fingertip. How much of the room a piece takes that is rather ground

/** How much of a box another one hides. @param {Box} a @param {Box} b */
const shared = (a, b) => Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** Whether a box is that of a card with this part, not of the ground that both lie on. @param {Box} a @param {Box} part */
export const holds = (a, part) => a.left <= part.left && a.right >= part.right && a.top <= part.top && a.bottom >= part.bottom && shared(a, a) < 10 * shared(part, part);

/** The upper left corner of a box of this size: inside the room, off what was pressed (off the fingertip where that is ground), over as
 *  little as can be of what should stay in sight, and near. @param {{w: number, h: number}} size @param {Point} finger @param {Box} pressed
 *  @param {Box} room @param {Box[]} kept @param {boolean} [far] also in the corners of the room @returns {Point} */
export function place(size, finger, pressed, room, kept, far = false) {
  const ground = shared(pressed, pressed) > shared(room, room) * LARGE;
  const off = ground ? { left: finger.x - FINGER, right: finger.x + FINGER, top: finger.y - FINGER, bottom: finger.y + FINGER } : pressed;
  const { w, h } = size, across = [off.right + GAP, off.left - GAP - w], along = [off.bottom + GAP, off.top - GAP - h, ...(ground ? [room.bottom - h] : [])];
  const level = [finger.y - h / 2, finger.y - h + FINGER, finger.y - FINGER], upright = [finger.x - w / 2, finger.x - w + FINGER, finger.x - FINGER];
  const tried = [...across.flatMap((x) => level.map((y) => ({ x, y }))), ...along.flatMap((y) => upright.map((x) => ({ x, y })))];
  if (far) tried.push(...[room.left, room.right - w].flatMap((x) => [room.top, room.bottom - h].map((y) => ({ x, y }))));
  let best = tried[0], least = Infinity;
  for (const each of tried) {
    const x = Math.max(room.left, Math.min(each.x, room.right - w)), y = Math.max(room.top, Math.min(each.y, room.bottom - h));
    const box = { left: x, top: y, right: x + w, bottom: y + h };
    const away = Math.hypot(Math.max(x - finger.x, 0, finger.x - x - w), Math.max(y - finger.y, 0, finger.y - y - h));
    const worth = 100 * shared(box, off) + kept.reduce((sum, k) => sum + shared(box, k), 0) + 8 * away + (ground ? (w * h - shared(box, pressed)) / 10 : 0); // a menu of a place lies rather on it than on the next
    if (worth < least) [best, least] = [{ x, y }, worth];
  }
  return best;
}

/** The upper left corner of a box that lies at a piece: in its lower right corner if it is large enough, else over it; inside the room.
 *  @param {{w: number, h: number}} size @param {Box} piece @param {Box} room @returns {Point} */
export function lain({ w, h }, piece, room) {
  const inside = piece.right - piece.left >= w && piece.bottom - piece.top >= h;
  const x = inside ? piece.right - w - GAP : piece.left, y = inside ? piece.bottom - h - GAP : piece.top - GAP - h;
  return { x: Math.max(room.left, Math.min(x, room.right - w)), y: Math.max(room.top, Math.min(y, room.bottom - h)) };
}

/** The upper left corner of a box that lies beside what it is about: at that edge of the room where it hides the least of it, then the least of
 *  the other pieces, rather below. @param {{w: number, h: number}} size @param {Box[]} about @param {Box} room @param {Box[]} [others] the ground among them @returns {Point} */
export function clear({ w, h }, about, room, others = []) {
  const left = room.left + GAP, right = room.right - GAP - w, top = room.top + GAP, bottom = room.bottom - GAP - h, x = (left + right) / 2, y = (top + bottom) / 2;
  const tried = [[right, bottom], [x, bottom], [right, y], [x, top], [left, bottom], [right, top], [left, y], [left, top], [x, y]];
  const lying = others.filter((each) => shared(each, each) < shared(room, room) * LARGE), far = shared(room, room) * (others.length + 1);
  const hides = (/** @type {Box} */ box, /** @type {Box[]} */ of) => of.reduce((sum, each) => sum + shared(box, each), 0);
  const hidden = tried.map(([left, top]) => ({ left, top, right: left + w, bottom: top + h })).map((box) => far * hides(box, about) + hides(box, lying));
  const [foundX, foundY] = tried[hidden.indexOf(Math.min(...hidden))];
  return { x: Math.max(room.left, foundX), y: Math.max(room.top, foundY) };
}
