// On a phone beside a big screen: one's own hand and choices, large; the board is small.
// @ts-check
import { make, t } from "./dom.js";
import { choices } from "./choices.js";
import { svg, symbolBox } from "./symbols.js";

/** @typedef {import("./protocol").Action} Action */
/** @typedef {import("./protocol").Piece} Piece */

export class Hand {
  /** @param {HTMLElement} host @param {{perform: (action: Action, el: HTMLElement) => void, why: (piece: string) => void}} hooks */
  constructor(host, hooks) {
    this.host = host;
    this.hooks = hooks;
    /** @type {Piece[]} */ this.pieces = [];
    this.chosen = "";
    this.reason = "";
  }

  /** @param {Piece[]} pieces of the layout that is shown */
  show(pieces) {
    if (pieces !== this.pieces) this.reason = "";
    this.pieces = pieces;
    if (!pieces.some((p) => p.id === this.chosen)) this.chosen = "";
    this.draw();
  }

  draw() {
    const { held, lit } = choices(this.pieces), at = [...this.host.querySelectorAll("button")].findIndex((b) => b === document.activeElement);
    const cards = make("div", "cards"), rows = make("div", "lit"), top = this.host.scrollTop, along = this.host.querySelector(".cards")?.scrollLeft ?? 0;
    cards.append(...held.map((piece) => this.tile(piece)));
    rows.append(...lit.map((piece) => this.row(piece)));
    const chosen = held.find((p) => p.id === this.chosen);
    this.host.replaceChildren(...(held.length ? [make("h2", "", t("hand-held")), cards] : []), ...(chosen ? [this.about(chosen)] : []), ...(lit.length ? [make("h2", "", t("hand-table")), rows] : []));
    if (!held.length && !lit.length) this.host.append(make("p", "none", t("hand-none")));
    this.host.scrollTop = top;
    cards.scrollLeft = along;
    if (at >= 0) /** @type {HTMLElement | undefined} */ ([...this.host.querySelectorAll("button")][at])?.focus();
  }

  /** A picture of a piece as it is read. @param {Piece} piece @param {number} most width @param {number} high */
  picture(piece, most, high) {
    const box = symbolBox(piece.symbol), face = box.face === "none" ? piece.symbol : box.face, { w, h } = symbolBox(face), k = Math.min(most / w, high / h);
    const drawn = svg("svg", { width: w * k, height: h * k, "aria-hidden": "true", class: piece.seat === undefined ? "" : `seat-${piece.seat % 6}` });
    svg("use", { href: `#${face}`, width: w * k, height: h * k }, drawn);
    return drawn;
  }

  /** Something in the hand; what nothing is said of, a die, is a picture. @param {Piece} piece */
  tile(piece) {
    if (!piece.actions?.length && !piece.tip) {
      const drawn = this.picture(piece, 48, 48), name = make("span", "visually-hidden", piece.title);
      const plain = make("span", "plain");
      plain.append(drawn, name);
      return plain;
    }
    const b = make("button", `tile ${piece.actions?.length ? "is-lit" : ""}`), open = piece.id === this.chosen;
    b.dataset.id = piece.id;
    b.setAttribute("aria-expanded", String(open));
    b.append(this.picture(piece, 104, 132), make("span", "", piece.title ?? ""));
    b.addEventListener("click", () => this.choose(open ? "" : piece.id));
    return b;
  }

  /** Something on the table that can be used: at once, if there is one way. @param {Piece} piece */
  row(piece) {
    const [action, ...more] = piece.actions ?? [], open = piece.id === this.chosen, box = make("div", "choice");
    if (!more.length) return this.deed(action, this.picture(piece, 48, 44));
    const b = make("button", "deed");
    b.dataset.id = piece.id;
    b.setAttribute("aria-expanded", String(open));
    b.append(this.picture(piece, 48, 44), make("span", "", piece.title ?? piece.label ?? ""));
    b.addEventListener("click", () => this.choose(open ? "" : piece.id));
    box.append(b, ...(open ? [this.about(piece)] : []));
    return box;
  }

  /** What is said of a piece, and what can be done with it. @param {Piece} piece */
  about(piece) {
    const box = make("div", "about");
    if (piece.tip) box.append(make("p", "", piece.tip));
    if (this.reason) box.append(make("p", "cost", this.reason));
    box.append(...(piece.actions ?? []).map((action) => this.deed(action)));
    return box;
  }

  /** @param {Action} action @param {Element} [picture] */
  deed(action, picture) {
    const b = make("button", "deed");
    b.dataset.notation = action.notation;
    b.append(...(picture ? [picture] : []), make("span", "", action.label), ...(action.odds ? [make("span", "odds", action.odds)] : []));
    b.addEventListener("click", () => this.hooks.perform(action, b));
    return b;
  }

  /** @param {string} id */
  choose(id) {
    this.chosen = id;
    this.reason = "";
    const piece = this.pieces.find((p) => p.id === id);
    if (piece && !piece.actions?.length) this.hooks.why(id);
    this.draw();
    if (id) this.host.querySelector(".about")?.scrollIntoView({ block: "nearest" });
  }

  /** Why the chosen piece cannot be used. @param {string} id @param {string} text */
  explain(id, text) {
    if (id !== this.chosen) return;
    this.reason = text;
    this.draw();
  }
}
