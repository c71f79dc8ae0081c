// How a piece looks: its picture, its words, its marks, and what is read out of it.
// @ts-check
import { grows } from "./letters.js";
import { svg, symbolBox } from "./symbols.js";

/** @typedef {import("./protocol").Piece} Piece */
/** @typedef {import("./board.js").Shown} Shown */

const STATES = ["legal", "selected", "last", "threatened", "dim", "hidden", "deciding", "soft", "fine"], MARK = 13;

/** Where a piece lies. @param {Piece} p */
export const pose = (p) => `translate(${p.x}px, ${p.y}px) rotate(${p.rotate ?? 0}deg) scale(${p.scale ?? 1})`;

/** A piece that is new on the board. @param {SVGSVGElement} root @param {Piece} piece @returns {Shown} */
export function create(root, piece) {
  const el = svg("g", {}, root);
  const s = { piece, el, use: svg("use", {}, el), frame: svg("rect", { class: "frame" }, el), text: svg("text", { class: "label" }, el), mark: svg("use", { class: "mark" }, el), hit: svg("rect", { class: "hit" }, el), same: "", lands: 0 };
  paint(s, piece);
  return s;
}

/** Makes what is shown look like a piece. @param {Shown} s @param {Piece} p */
export function paint(s, p) {
  const { w, h, frame, label } = symbolBox(p.symbol), actions = p.actions ?? [];
  s.piece = p;
  s.same = JSON.stringify(p);
  const states = (p.state ?? "").split(" ").filter((x) => STATES.includes(x));
  if (actions.length && !states.includes("legal")) states.push("legal");
  s.el.setAttribute("class", ["piece", ...states.map((x) => `is-${x}`), p.seat === undefined ? "" : `seat-${p.seat}`].join(" ").trim());
  s.el.dataset.id = p.id;
  s.el.style.transform = pose(p);
  for (const [k, v] of Object.entries({ href: `#${p.symbol}`, x: -w / 2, y: -h / 2, width: w, height: h })) s.use.setAttribute(k, String(v));
  for (const [k, v] of Object.entries({ x: -w / 2 - 2, y: -h / 2 - 2, width: w + 4, height: h + 4, rx: (frame ?? 0) + 2 })) s.frame.setAttribute(k, String(v));
  s.frame.style.display = frame === null ? "none" : "";
  const [lx, ly, size, tone, anchor] = label ?? [w / 2, h / 2 + 5, 14, "ink"];
  for (const [k, v] of Object.entries({ x: Number(lx) - w / 2, y: Number(ly) - h / 2, "font-size": size, "text-anchor": anchor ?? "middle", class: `label on-${tone}` })) s.text.setAttribute(k, String(v));
  grows(s.text, Number(size));
  s.text.textContent = p.label ?? "";
  paintMark(s, p);
  if (!p.title && !actions.length) return void s.el.setAttribute("aria-hidden", "true");
  s.el.removeAttribute("aria-hidden");
  s.el.setAttribute("role", actions.length ? "button" : "img");
  if (actions.length > 1) s.el.setAttribute("aria-haspopup", "menu");
  else s.el.removeAttribute("aria-haspopup");
  const does = actions.length === 1 ? `. ${actions[0].label}` : "";
  s.el.setAttribute("aria-label", `${p.title ?? p.label ?? ""}${does}`);
  s.el.setAttribute("tabindex", "-1");
}

/** The mark of unsure figures: as large on every piece, unless the piece is small; never pressed. @param {Shown} s @param {Piece} p */
function paintMark(s, p) {
  s.mark.style.display = p.mark ? "" : "none";
  if (!p.mark) return;
  const { w, h, mark } = symbolBox(p.symbol), size = Math.min(MARK / (p.scale ?? 1), 0.5 * Math.min(w, h));
  const [x, y] = mark ?? [w - size / 6, size / 6];
  for (const [k, v] of Object.entries({ href: `#wt-mark-${p.mark}`, x: x - (w + size) / 2, y: y - (h + size) / 2, width: size, height: size })) s.mark.setAttribute(k, String(v));
}
