// Menus and previews beside a piece of the board.
// @ts-check
import { svg, symbolBox } from "./symbols.js";

/** @param {string} cls @param {string} role */
function box(cls, role) {
  const el = document.createElement("div");
  el.className = cls;
  el.setAttribute("role", role);
  return el;
}

/** Puts a box beside an element, inside the host. @param {HTMLElement} host @param {HTMLElement} el @param {Element} anchor */
function beside(host, el, anchor) {
  host.append(el);
  const a = anchor.getBoundingClientRect(), b = host.getBoundingClientRect(), w = el.offsetWidth, h = el.offsetHeight;
  const right = a.right + 10 + w <= b.right, fits = right || a.left - 10 - w >= b.left;
  const x = right ? a.right + 10 : fits ? a.left - 10 - w : a.left + a.width / 2 - w / 2;
  el.style.left = `${Math.max(6, Math.min(x - b.left, b.width - w - 6))}px`;
  el.style.top = `${Math.max(6, Math.min(a.top + a.height / 2 - h / 2 - b.top, b.height - h - 6))}px`;
  return el;
}

/** @param {HTMLElement} host @param {Element} anchor @param {string} name @param {import("./protocol").Action[]} actions
 *  @param {(action: import("./protocol").Action, el: Element) => void} act @param {() => void} close */
export function openMenu(host, anchor, name, actions, act, close) {
  const menu = box("menu", "menu");
  menu.setAttribute("aria-label", name);
  for (const action of actions) {
    const item = document.createElement("button");
    item.type = "button";
    item.textContent = action.label;
    item.dataset.notation = action.notation;
    if (action.odds) {
      const odds = document.createElement("span");
      odds.className = "odds";
      odds.textContent = action.odds;
      item.append(odds);
    }
    item.setAttribute("role", "menuitem");
    item.addEventListener("click", () => act(action, item));
    menu.append(item);
  }
  menu.addEventListener("keydown", (e) => {
    const items = /** @type {HTMLElement[]} */ ([...menu.children]), i = items.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    const step = { ArrowDown: 1, ArrowUp: -1 }[e.key];
    if (step) items[(i + step + items.length) % items.length].focus();
    else if (e.key === "Escape" || e.key === "Tab") close();
    else return;
    e.preventDefault();
    e.stopPropagation();
  });
  beside(host, menu, anchor);
  /** @type {HTMLElement} */ (menu.firstElementChild)?.focus();
  return menu;
}

/** @param {HTMLElement} host @param {Element} anchor @param {import("./protocol").Piece} piece @param {string} [unsure] what its mark means */
export function openPreview(host, anchor, piece, unsure = "") {
  const el = box(`preview ${piece.seat === undefined ? "" : `seat-${piece.seat}`}`, "tooltip"), { face } = symbolBox(piece.symbol), { w, h } = symbolBox(face);
  const k = Math.min(210 / w, 280 / h, 2.2), picture = svg("svg", { width: w * k, height: h * k, "aria-hidden": "true" });
  svg("use", { href: `#${face}`, width: w * k, height: h * k }, picture);
  const words = document.createElement("p"), name = document.createElement("strong");
  name.textContent = piece.title ?? "";
  words.append(name, " ", piece.tip ?? "");
  el.append(picture, words);
  if (piece.mark) {
    const note = document.createElement("p"), mark = svg("svg", { class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true" });
    svg("use", { href: `#wt-mark-${piece.mark}` }, mark);
    note.append(mark, " ", unsure);
    el.append(note);
  }
  return beside(host, el, anchor);
}
