// On a phone beside a big screen: what is asked, then one's own hand, large; the board is on the big screen.
// @ts-check
import { make, seatIcon, t } from "./dom.js";
import { choices, deeds, grouped, isRolled, lyingOn, shorter } from "./choices.js";
import { svg, symbolBox } from "./symbols.js";

/** @typedef {import("./protocol").Action} Action */
/** @typedef {import("./protocol").Piece} Piece */

const TOLD = 40; // letters of what is said of a card, from which on it is read beside its picture

const seatOf = (/** @type {Piece} */ { seat }) => (seat === undefined ? "" : `seat-${seat % 6}`);

export class Hand {
  /** @param {HTMLElement} host @param {{perform: (action: Action, el: HTMLElement) => void, why: (piece: string) => void}} hooks */
  constructor(host, hooks) {
    this.host = host;
    this.hooks = hooks;
    /** @type {Piece[]} */ this.pieces = [];
    this.chosen = "";
    this.reason = "";
    /** What can be done by a press on a part of a picture: the best stands first there, so that no large button need repeat it. @type {Set<string>} */ this.drawn = new Set();
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
    const cards = held.filter((p) => !isRolled(p) || p.actions?.length), told = cards.some((p) => (p.tip ?? "").length > TOLD), top = this.host.scrollTop;
    const box = make("div", told ? "told" : "cards"), rows = make("div", "lit"), names = shorter(cards.map((p) => p.title ?? ""));
    const silent = make("div", "silent"), says = (/** @type {Piece} */ p) => Boolean(p.actions?.length || p.tip); // of the others there is a picture and a name
    box.append(...cards.flatMap((piece, n) => (says(piece) ? this.tile(piece, names[n], told) : [])));
    silent.append(...cards.flatMap((piece, n) => (says(piece) ? [] : [this.plain(piece, names[n])])));
    if (silent.childElementCount) box.append(silent);
    const groups = grouped(lit, this.pieces, symbolBox);
    this.drawn = new Set(groups.filter(({ of }) => of).flatMap(({ parts }) => parts.flatMap(deeds)).map((a) => a.notation));
    rows.append(...groups.map(({ of, parts }) => (of ? this.group(of, parts) : this.row(parts[0]))));
    this.host.replaceChildren(...this.rolled(held.filter((p) => !cards.includes(p))), ...(lit.length ? [make("h2", "", t("hand-table")), rows] : []), ...(cards.length ? [make("h2", "", t("hand-held")), box] : []));
    if (!held.length && !lit.length) this.host.append(make("p", "none", t("hand-none")), this.news());
    this.host.scrollTop = top;
    if (at >= 0) /** @type {HTMLElement | undefined} */ ([...this.host.querySelectorAll("button")][at])?.focus();
  }

  /** The dice that were rolled, in a row. @param {Piece[]} dice */
  rolled(dice) {
    const row = make("div", "rolled");
    row.append(...dice.map((piece) => this.plain(piece)));
    return dice.length ? [row] : [];
  }

  /** A picture, and its name under it or for whoever does not see it. @param {Piece} piece @param {string} [name] */
  plain(piece, name) {
    const box = make("span", "plain");
    box.append(name ? this.picture(piece, 68, 88, true) : this.picture(piece, 42, 42), make("span", name ? "" : "visually-hidden", name || piece.title));
    return box;
  }

  /** A piece of the table, and the ways to use it: its picture, what it is worth, and for each way the part of the picture that it is about. @param {Piece} of @param {Piece[]} parts */
  group(of, parts) {
    const box = make("section", "group"), ways = make("div", "ways"), names = shorter(parts.map((p) => deeds(p)[0].label));
    ways.append(...parts.map((part, n) => this.deed(deeds(part)[0], this.part(part, of), names[n])));
    box.append(this.picture(of, 68, 100, true), make("h3", "", of.title), ways);
    return box;
  }

  /** What a piece looks like; of one that is a place on another's picture, that part of it. @param {Piece} piece @param {Piece} of */
  part(piece, of) {
    if (symbolBox(piece.symbol).face !== "none") return this.picture(piece, 64, 34, true);
    const own = symbolBox(piece.symbol), whole = symbolBox(of.symbol), k = of.scale ?? 1, size = (piece.scale ?? 1) / k;
    const [w, h] = [own.w * size, own.h * size * 0.84], [x, y] = [(piece.x - of.x) / k + whole.w / 2 - w / 2, (piece.y - of.y) / k + whole.h / 2 - h / 2], fit = Math.min(96 / w, 30 / h);
    const drawn = svg("svg", { width: w * fit, height: h * fit, viewBox: `${x} ${y} ${w} ${h}`, "aria-hidden": "true", class: "part" }); // without its rim, under which others begin
    svg("use", { href: `#${of.symbol}`, width: whole.w, height: whole.h }, drawn);
    return drawn;
  }

  /** A picture of a piece as it is read, with what lies on it; one that is small has no letters. @param {Piece} piece @param {number} most width @param {number} high @param {boolean} [plain] */
  picture(piece, most, high, plain = false) {
    const { face } = symbolBox(piece.symbol);
    if (face === "none") return make("span", "faceless"); // nothing is to be seen on it: a line of a card
    const { w, h } = symbolBox(face), k = Math.min(most / w, high / h), scale = piece.scale ?? 1;
    const drawn = svg("svg", { width: w * k, height: h * k, viewBox: `0 0 ${w} ${h}`, "aria-hidden": "true", class: plain ? "is-nameless is-wordless" : "" });
    svg("use", { href: `#${face}`, width: w, height: h, class: seatOf(piece) }, drawn);
    for (const on of face === piece.symbol && plain ? lyingOn(piece, this.pieces, symbolBox) : []) {
      const box = symbolBox(on.symbol), size = (on.scale ?? 1) / scale, [wide, tall] = [box.w * size, box.h * size];
      svg("use", { href: `#${on.symbol}`, x: w / 2 + (on.x - piece.x) / scale - wide / 2, y: h / 2 + (on.y - piece.y) / scale - tall / 2, width: wide, height: tall, class: seatOf(on) }, drawn);
    }
    return drawn;
  }

  /** Something in the hand, and under it what can be done with it.
   *  @param {Piece} piece @param {string} name @param {boolean} told whether its text stands beside it */
  tile(piece, name, told) {
    const b = make("button", `tile ${piece.actions?.length ? "is-lit" : ""}`), open = piece.id === this.chosen, words = make("span", "words");
    b.dataset.id = piece.id;
    b.setAttribute("aria-expanded", String(open));
    words.append(make("b", "", name), ...(told && piece.tip ? [make("span", "", piece.tip)] : []));
    b.append(told ? this.picture(piece, 68, 88, true) : this.picture(piece, 100, 100, true), words);
    b.addEventListener("click", () => this.choose(open ? "" : piece.id));
    return open ? [b, this.about(piece, told)] : [b];
  }

  /** Something on the table that can be used: at once, if there is one way. @param {Piece} piece */
  row(piece) {
    const [action, ...more] = deeds(piece), open = piece.id === this.chosen, box = make("div", "choice");
    if (!more.length) return this.deed(action, this.picture(piece, 104, 64, true));
    const b = make("button", "deed");
    b.dataset.id = piece.id;
    b.setAttribute("aria-expanded", String(open));
    b.append(this.picture(piece, 104, 64, true), make("span", "", piece.title ?? piece.label ?? ""));
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

  /** @param {Action} action @param {Element} [picture] @param {string} [name] what it is called here */
  deed(action, picture, name = action.label) {
    const b = make("button", "deed");
    b.dataset.notation = action.notation;
    if (name !== action.label) b.setAttribute("aria-label", `${action.label} ${action.odds ?? ""}`.trim());
    b.append(...(picture ? [picture] : []), make("span", "", name), ...(action.odds ? [make("span", "odds", action.odds)] : []));
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
