// Menus and previews beside a piece of the board.
// @ts-check
import { place } from "./placing.js";
import { followLine } from "./plan_figures.js";
import { svg, symbolBox } from "./symbols.js";

const FORESEEN = 8; // lines of a menu of which it is said what they lead to
const READ = 90; // pixels: a piece as wide is read where it lies

/** @param {string} cls @param {string} role */
function box(cls, role) {
  const el = document.createElement("div");
  el.className = cls;
  el.setAttribute("role", role);
  return el;
}

/** Where a box goes: the host, what was pressed and where (its middle, if a key did it), what should stay in sight.
 *  @typedef {{host: HTMLElement, anchor: Element, finger: {x: number, y: number} | null, kept: Element[], far?: boolean}} Spot */

/** Puts a box beside what was pressed, inside the host and the window. @param {Spot} spot @param {HTMLElement} el */
function beside(spot, el) {
  spot.host.append(el);
  return put(spot, el);
}

/** @param {Spot} spot @param {HTMLElement} el */
function put({ host, anchor, finger, kept, far }, el) {
  const a = anchor.getBoundingClientRect(), b = host.getBoundingClientRect();
  const room = { left: b.left + 8, top: Math.max(b.top, 0) + 8, right: b.right - 8, bottom: Math.min(b.bottom, innerHeight) - 8 };
  const middle = { x: a.left + a.width / 2, y: a.top + a.height / 2 };
  const { x, y } = place({ w: el.offsetWidth, h: el.offsetHeight }, finger ?? middle, a, room, kept.map((k) => k.getBoundingClientRect()), far);
  el.style.left = `${x - b.left}px`;
  el.style.top = `${y - b.top}px`;
  return el;
}

/** @param {Spot} spot @param {string} name @param {import("./protocol").Action[]} actions
 *  @param {(action: import("./protocol").Action, el: Element) => void} act @param {() => void} close */
export function openMenu(spot, name, actions, act, close) {
  return listed(spot, name, actions.map((action) => {
    const item = row(action.label, () => act(action, item));
    item.dataset.notation = action.notation;
    if (action.final && action.cost) item.append(part("cost", action.cost));
    return chance(item, action);
  }), close);
}

/** @param {string} cls @param {string} words */
function part(cls, words) {
  const el = document.createElement("span");
  el.className = cls;
  el.textContent = words;
  return el;
}

/** A button with the chance of its action. @param {HTMLElement} button @param {import("./protocol").Action | undefined} action */
function chance(button, action) {
  if (action?.odds) button.append(part("odds", action.odds));
  return button;
}

/** Adds to a box that is open, before its button. @param {Spot} spot @param {HTMLElement} el @param {HTMLElement} found */
export function more(spot, el, found) {
  el.insertBefore(found, el.querySelector(":scope > .btn"));
  put(spot, el);
}

/** Says under each line of a menu what it would lead to, once all is known. @param {HTMLElement} menu @param {Spot} spot @param {import("./board.js").Follows | undefined} follows */
export async function foreseen(menu, spot, follows) {
  const items = /** @type {HTMLElement[]} */ ([...menu.children]);
  if (!follows || items.length > FORESEEN) return;
  const found = await Promise.all(items.map((item) => follows(item.dataset.notation ?? "", followLine)));
  if (!menu.isConnected) return;
  found.forEach((line, n) => { if (line) items[n].append(line); });
  put(spot, menu);
}

/** Which of these pieces is meant. @param {Spot} spot @param {string} name @param {import("./protocol").Piece[]} pieces
 *  @param {(piece: import("./protocol").Piece) => void} choose @param {() => void} close */
export function openChoice(spot, name, pieces, choose, close) {
  return listed(spot, name, pieces.map((piece) => chance(row(piece.title ?? "", () => choose(piece)), piece.actions?.length === 1 ? piece.actions[0] : undefined)), close);
}

/** @param {string} words @param {() => void} act */
function row(words, act) {
  const item = document.createElement("button");
  item.type = "button";
  item.textContent = words;
  item.setAttribute("role", "menuitem");
  item.addEventListener("click", act);
  return item;
}

/** @param {Spot} spot @param {string} name @param {HTMLElement[]} items @param {() => void} close */
function listed(spot, name, items, close) {
  const menu = box("menu", "menu");
  menu.setAttribute("aria-label", name);
  menu.append(...items);
  menu.addEventListener("keydown", (e) => {
    const i = items.indexOf(/** @type {HTMLElement} */ (document.activeElement)), step = { ArrowDown: 1, ArrowUp: -1 }[e.key];
    if (step) items[(i + step + items.length) % items.length].focus();
    else if (e.key === "Escape" || e.key === "Tab") close();
    else return;
    e.preventDefault();
    e.stopPropagation();
  });
  beside(spot, menu);
  items[0]?.focus();
  return menu;
}

/** The picture of a piece and what is said of it. @param {import("./protocol").Piece} piece @param {string} unsure @param {boolean} small */
function told(piece, unsure, small) {
  const { face } = symbolBox(piece.symbol), picture = face === "none" || piece.state?.includes("staying") ? [] : [pictured(face, small)]; // an offer without what lies on it says nothing
  const words = document.createElement("p"), name = document.createElement("strong");
  name.textContent = piece.title ?? "";
  words.append(name, " ", piece.tip ?? "");
  if (!piece.mark || !unsure) return [...picture, words];
  const note = document.createElement("p"), mark = svg("svg", { class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true" });
  svg("use", { href: `#wt-mark-${piece.mark}` }, mark);
  note.append(mark, " ", unsure);
  return [...picture, words, note];
}

/** @param {string} face @param {boolean} small */
function pictured(face, small) {
  const { w, h } = symbolBox(face), [most, high] = small ? [140, 130] : [210, 280], k = Math.min(most / w, high / h, 2.2);
  const picture = svg("svg", { width: w * k, height: h * k, "aria-hidden": "true" });
  svg("use", { href: `#${face}`, width: w * k, height: h * k }, picture);
  return picture;
}

/** @param {Spot} spot @param {import("./protocol").Piece} piece @param {string} [unsure] what its mark means @param {string} [why] it cannot be used now
 *  @param {string[]} [more] what else is said of it */
export function openPreview(spot, piece, unsure = "", why = "", more = []) {
  const el = box(`preview ${piece.seat === undefined ? "" : `seat-${piece.seat}`}`, "tooltip");
  const reason = document.createElement("p");
  reason.className = "cost";
  reason.textContent = why;
  el.append(...told(piece, unsure, spot.host.clientWidth < 600), ...(why ? [reason] : []), ...more.map((text) => {
    const line = document.createElement("p");
    line.className = "more-said";
    line.textContent = text;
    return line;
  }));
  return beside(spot, el);
}

/** The piece, what its action costs, and the button that does it. @param {Spot} spot @param {import("./protocol").Piece} piece
 *  @param {import("./protocol").Action} action @param {() => void} act @param {() => void} close */
export function openConfirm(spot, piece, action, act, close) {
  const el = box(`preview confirm ${piece.seat === undefined ? "" : `seat-${piece.seat}`}`, "dialog"), does = row(action.label, act);
  el.setAttribute("aria-label", piece.title ?? "");
  does.className = "btn primary";
  does.dataset.notation = action.notation;
  does.setAttribute("role", "button");
  const cost = document.createElement("p");
  cost.className = "cost";
  cost.textContent = action.cost ?? "";
  chance(does, action);
  const { face } = symbolBox(piece.symbol), seen = face === piece.symbol && spot.anchor.getBoundingClientRect().width >= READ; // its picture would only hide what lies beside it
  const known = piece.title === action.label && !piece.tip && face === "none"; // the button says it
  el.append(...(known ? [] : told({ ...piece, mark: undefined }, "", true).filter((part) => !(seen && part instanceof SVGElement))), ...(action.cost ? [cost] : []), does);
  el.addEventListener("keydown", (e) => {
    if (e.key !== "Escape" && e.key !== "Tab") return;
    close();
    e.preventDefault();
    e.stopPropagation();
  });
  beside(spot, el);
  does.focus();
  return el;
}
