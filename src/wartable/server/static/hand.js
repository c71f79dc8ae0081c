// On a phone beside a big screen: what is asked, then one's own hand, large; the board is on the big screen.
// @ts-check
import { make, seatIcon, t } from "./dom.js";
import { choices, deeds, shorter } from "./choices.js";
import { svg, symbolBox } from "./symbols.js";

/** @typedef {import("./protocol").Action} Action */
/** @typedef {import("./protocol").Piece} Piece */

const TOLD = 40; // letters of what is said of a card, from which on it is read beside its picture

export class Hand {
  /** @param {HTMLElement} host @param {{perform: (action: Action, el: HTMLElement) => void, why: (piece: string) => void}} hooks */
  constructor(host, hooks) {
    this.host = host;
    this.hooks = hooks;
    /** @type {Piece[]} */ this.pieces = [];
    this.chosen = "";
    this.reason = "";
    /** What happened last. @type {import("./protocol").LogLine[]} */ this.lately = [];
  }

  /** @param {Piece[]} pieces of the layout that is shown @param {import("./protocol").LogLine[]} lately what happened last */
  show(pieces, lately) {
    if (pieces !== this.pieces) this.reason = "";
    this.pieces = pieces;
    this.lately = lately;
    if (!pieces.some((p) => p.id === this.chosen)) this.chosen = "";
    this.draw();
  }

  draw() {
    const { held, lit } = choices(this.pieces), at = [...this.host.querySelectorAll("button")].findIndex((b) => b === document.activeElement);
    const told = held.some((p) => (p.tip ?? "").length > TOLD), cards = make("div", told ? "told" : "cards"), rows = make("div", "lit"), top = this.host.scrollTop;
    const names = shorter(held.map((p) => p.title ?? ""));
    cards.append(...held.flatMap((piece, n) => this.tile(piece, names[n], told)));
    rows.append(...lit.map((piece) => this.row(piece)));
    this.host.replaceChildren(...(lit.length ? [make("h2", "", t("hand-table")), rows] : []), ...(held.length ? [make("h2", "", t("hand-held")), cards] : []));
    if (!held.length && !lit.length) this.host.append(make("p", "none", t("hand-none")), this.news());
    this.host.scrollTop = top;
    if (at >= 0) /** @type {HTMLElement | undefined} */ ([...this.host.querySelectorAll("button")][at])?.focus();
  }

  /** A picture of a piece as it is read; one that is small has no letters. @param {Piece} piece @param {number} most width @param {number} high @param {boolean} [plain] */
  picture(piece, most, high, plain = false) {
    const { face } = symbolBox(piece.symbol);
    if (face === "none") return make("span", "faceless"); // nothing is to be seen on it: a line of a card
    const { w, h } = symbolBox(face), k = Math.min(most / w, high / h);
    const drawn = svg("svg", { width: w * k, height: h * k, "aria-hidden": "true", class: `${piece.seat === undefined ? "" : `seat-${piece.seat % 6}`} ${plain ? "is-nameless is-wordless" : ""}`.trim() });
    svg("use", { href: `#${face}`, width: w * k, height: h * k }, drawn);
    return drawn;
  }

  /** Something in the hand, and under it what can be done with it; what nothing is said of, a die, is a picture.
   *  @param {Piece} piece @param {string} name @param {boolean} told whether its text stands beside it */
  tile(piece, name, told) {
    if (!piece.actions?.length && !piece.tip) {
      const drawn = this.picture(piece, 48, 48), words = make("span", "visually-hidden", piece.title);
      const plain = make("span", "plain");
      plain.append(drawn, words);
      return [plain];
    }
    const b = make("button", `tile ${piece.actions?.length ? "is-lit" : ""}`), open = piece.id === this.chosen, words = make("span", "words");
    b.dataset.id = piece.id;
    b.setAttribute("aria-expanded", String(open));
    words.append(make("b", "", name), ...(told && piece.tip ? [make("span", "", piece.tip)] : []));
    b.append(told ? this.picture(piece, 52, 64, true) : this.picture(piece, 100, 100, true), words);
    b.addEventListener("click", () => this.choose(open ? "" : piece.id));
    return open ? [b, this.about(piece, told)] : [b];
  }

  /** Something on the table that can be used: at once, if there is one way. @param {Piece} piece */
  row(piece) {
    const [action, ...more] = deeds(piece), open = piece.id === this.chosen, box = make("div", "choice");
    if (!more.length) return this.deed(action, this.picture(piece, 56, 52, true));
    const b = make("button", "deed");
    b.dataset.id = piece.id;
    b.setAttribute("aria-expanded", String(open));
    b.append(this.picture(piece, 56, 52, true), make("span", "", piece.title ?? piece.label ?? ""));
    b.addEventListener("click", () => this.choose(open ? "" : piece.id));
    box.append(b, ...(open ? [this.about(piece)] : []));
    return box;
  }

  /** What happened last, the newest on top and large. */
  news() {
    const list = make("ol", "lately");
    for (const { text, seat } of [...this.lately].reverse()) {
      const li = make("li");
      li.append(...(seat === undefined ? [] : [seatIcon(seat)]), make("span", "", text));
      list.append(li);
    }
    return list;
  }

  /** What is said of a piece, and what can be done with it. @param {Piece} piece @param {boolean} [told] whether it is said already */
  about(piece, told = false) {
    const box = make("div", "about");
    if (piece.tip && !told) box.append(make("p", "", piece.tip));
    if (this.reason) box.append(make("p", "cost", this.reason));
    box.append(...deeds(piece).map((action) => this.deed(action)));
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
