// Rows of seats to choose: me, a bot of a level, a friend, anybody, another person at this screen.
// @ts-check
import { button, make, seatIcon, t } from "./dom.js";

/** @typedef {{kind: string, level: string, name: string}} Wish */

/** The level a newcomer gets: the middle one. @param {{key: string}[]} levels */
export const middle = (levels) => (levels.some((l) => l.key === "medium") ? "medium" : levels[levels.length - 1].key);

const KEPT = "players"; // names of those who played at this screen

/** Who played at this screen last, by seat. @param {Pick<Storage, "getItem">} store @returns {string[]} */
export const names = (store) => (store.getItem(KEPT) ?? "").split("\n");

/** Remembers who plays at this screen, where more than one does. @param {Pick<Storage, "setItem">} store @param {Wish[]} wishes */
export function keepNames(store, wishes) {
  if (wishes.some((seat) => seat.name)) store.setItem(KEPT, wishes.map((seat) => seat.name).join("\n"));
}

/** Whether somebody sits there at this screen, and others too. @param {Wish} seat @param {Wish[]} seats */
const isShared = (seat, seats) => seat.kind === "local" || (seat.kind === "me" && seats.some((other) => other.kind === "local"));

export class SeatRows {
  /** @param {HTMLElement} host @param {{key: string, name: string}[]} levels @param {string[]} kinds @param {number} [least]
   *  @param {(count: number) => void} [changed] */
  constructor(host, levels, kinds, least = Infinity, changed = () => {}) {
    this.host = host;
    this.levels = levels;
    this.kinds = kinds;
    this.phones = false; // whether friends sit down with phones
    this.guest = false; // whether the reader has no account, which has a name
    this.least = least;
    this.changed = changed;
    /** @type {Wish[]} */ this.seats = [];
    /** Names of those who played here before, by seat. @type {string[]} */ this.known = [];
    this.me = ""; // what the reader is called
    /** Seats that began with a name. @type {WeakSet<Wish>} */ this.offered = new WeakSet();
  }

  /** Who is to sit where. Names are given where several people share this screen, and a guest who invites friends may say who does. @returns {Wish[]} */
  get wishes() {
    return this.seats.map((seat, i) => ({ ...seat, name: this.isNamed(seat) ? seat.name.trim() || (isShared(seat, this.seats) ? this.called(seat, i) : "") : "" }));
  }

  /** @param {Wish} seat */
  isNamed(seat) {
    return isShared(seat, this.seats) || (this.guest && seat.kind === "me" && this.seats.some((other) => other.kind === "link"));
  }

  /** What somebody at this screen is called who says nothing else. @param {Wish} seat @param {number} i */
  called(seat, i) {
    return this.known[i] || (seat.kind === "me" && this.me) || t("player", { n: i + 1 });
  }

  /** @param {string} kind */
  add(kind) {
    this.seats.push({ kind, level: middle(this.levels), name: "" });
  }

  draw() {
    const held = document.activeElement?.getAttribute("aria-label");
    this.host.replaceChildren(...this.seats.map((seat, i) => this.row(seat, i)));
    this.changed(this.seats.length);
    const again = held && [...this.host.querySelectorAll("[aria-label]")].find((el) => el.getAttribute("aria-label") === held);
    if (again) /** @type {HTMLElement} */ (again).focus();
  }

  /** @param {Wish} seat @param {number} i */
  row(seat, i) {
    const li = make("li"), name = t("seat", { n: i + 1 });
    li.append(seatIcon(i), this.choice(name, this.kinds.map((k) => [k, t(this.phones && k === "link" ? "seat-phone" : `seat-${k}`)]), seat.kind, (v) => { seat.kind = v; }));
    if (seat.kind === "bot") li.append(this.choice(`${name}: ${t("level")}`, this.levels.map((l) => [l.key, l.name]), seat.level, (v) => { seat.level = v; }));
    if (this.isNamed(seat)) {
      const shared = isShared(seat, this.seats);
      if (!this.offered.has(seat)) seat.name ||= shared ? this.called(seat, i) : this.known[i] ?? "";
      if (shared) this.offered.add(seat);
      const input = make("input");
      input.maxLength = 40;
      input.value = seat.name;
      input.setAttribute("aria-label", `${name}: ${t("name")}`);
      input.placeholder = shared ? this.called(seat, i) : t("your-name");
      input.addEventListener("focus", () => input.select());
      input.addEventListener("input", () => { seat.name = input.value; });
      li.append(input);
    }
    if (this.seats.length > this.least) {
      const less = button("✕", () => { this.seats.splice(i, 1); this.draw(); }, "btn quiet round");
      less.setAttribute("aria-label", t("remove-seat", { n: i + 1 }));
      li.append(less);
    }
    return li;
  }

  /** @param {string} label @param {[string, string][]} choices @param {string} value @param {(value: string) => void} change */
  choice(label, choices, value, change) {
    const box = make("select", "btn");
    box.setAttribute("aria-label", label);
    for (const [key, words] of choices) box.append(Object.assign(make("option", "", words), { value: key }));
    box.value = value;
    box.addEventListener("change", () => { change(box.value); this.draw(); });
    return box;
  }
}
