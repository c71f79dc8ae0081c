// This browser's value for chance at a table: one for a table and its promise, kept until the end; what to send next; whether the promise changed.
// @ts-check
import { oath } from "./sha256.js";

/** @typedef {Pick<Storage, "getItem" | "setItem">} Store */
/** @typedef {Pick<import("./protocol").TableAbout, "id" | "commitment" | "status" | "you" | "seats" | "sworn" | "mixes" | "showing">} Known */
/** @typedef {{send?: {type: "ready", sworn: string} | {type: "ready", mix: string}, trouble?: "promise-changed" | "sworn-elsewhere"}} Next */

/** Twelve random bytes in hexadecimal. */
export const random = () => [...crypto.getRandomValues(new Uint8Array(12))].map((b) => b.toString(16).padStart(2, "0")).join("");

export class Values {
  /** @param {Store} store @param {() => string} fresh makes a value */
  constructor(store, fresh = random) {
    this.store = store;
    this.fresh = fresh;
  }

  /** The promise that was seen first, or agreed to since. @param {Known} about */
  promise(about) {
    if (!this.store.getItem(`promise:${about.id}`)) this.agree(about);
    return this.store.getItem(`promise:${about.id}`);
  }

  /** Go on with the promise that the table has now. @param {Known} about */
  agree(about) {
    this.store.setItem(`promise:${about.id}`, about.commitment);
  }

  /** The value that was given under a promise, if any. @param {string} table @param {string} promise */
  kept(table, promise) {
    return this.store.getItem(`value:${table}:${promise}`);
  }

  /** What to send now, if anything, and what is not right. @param {Known} about @returns {Next} */
  next(about) {
    const seat = about.you[0];
    if (this.promise(about) !== about.commitment) return { trouble: "promise-changed" };
    if (about.status !== "waiting" || seat === undefined) return {};
    const digest = about.sworn[seat];
    let value = this.kept(about.id, about.commitment);
    if (!about.seats[seat].ready) {
      if (value === null) this.store.setItem(`value:${about.id}:${about.commitment}`, value = this.fresh());
      return { send: { type: "ready", sworn: oath(about.id, about.commitment, seat, value) } };
    }
    if (digest === undefined || about.mixes[seat] !== undefined) return {};
    if (value === null || oath(about.id, about.commitment, seat, value) !== digest) return { trouble: "sworn-elsewhere" };
    return about.showing ? { send: { type: "ready", mix: value } } : {};
  }
}
