// SHA-256 and HMAC in plain script: browsers have their own only where the page came over TLS.
// @ts-check

const primes = (() => {
  /** @type {number[]} */ const found = [];
  for (let n = 2; found.length < 64; n++) if (!found.some((p) => n % p === 0)) found.push(n);
  return found;
})();
const fraction = (/** @type {number} */ x) => ((x - Math.floor(x)) * 2 ** 32) >>> 0;
const START = primes.slice(0, 8).map((p) => fraction(Math.sqrt(p))), K = primes.map((p) => fraction(Math.cbrt(p)));
const turn = (/** @type {number} */ x, /** @type {number} */ n) => (x >>> n) | (x << (32 - n));

/** @param {string} text */
export const utf8 = (text) => new TextEncoder().encode(text);
/** @param {Uint8Array} bytes */
export const hex = (bytes) => [...bytes].map((b) => b.toString(16).padStart(2, "0")).join("");
/** @param {Uint8Array[]} parts */
export function joined(...parts) {
  const all = new Uint8Array(parts.reduce((n, part) => n + part.length, 0));
  let at = 0;
  for (const part of parts) { all.set(part, at); at += part.length; }
  return all;
}

/** @param {Uint8Array} message */
export function sha256(message) {
  const padded = new Uint8Array((message.length + 72) & ~63), view = new DataView(padded.buffer), h = Uint32Array.from(START), w = new Int32Array(64);
  padded.set(message);
  padded[message.length] = 128;
  view.setUint32(padded.length - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(padded.length - 4, message.length << 3);
  for (let block = 0; block < padded.length; block += 64) {
    for (let i = 0; i < 64; i++) {
      if (i < 16) { w[i] = view.getInt32(block + 4 * i); continue; }
      const x = w[i - 15], y = w[i - 2];
      w[i] = w[i - 16] + (turn(x, 7) ^ turn(x, 18) ^ (x >>> 3)) + w[i - 7] + (turn(y, 17) ^ turn(y, 19) ^ (y >>> 10));
    }
    let [a, b, c, d, e, f, g, last] = h;
    for (let i = 0; i < 64; i++) {
      const one = (last + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + K[i] + w[i]) | 0;
      const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [a, b, c, d, e, f, g, last] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
    }
    for (const [i, x] of [a, b, c, d, e, f, g, last].entries()) h[i] += x;
  }
  const out = new DataView(new ArrayBuffer(32));
  for (const [i, x] of h.entries()) out.setUint32(4 * i, x);
  return new Uint8Array(out.buffer);
}

/** @param {Uint8Array} key at most 64 bytes @param {Uint8Array} message */
export function hmac(key, message) {
  const inner = new Uint8Array(64).fill(0x36), outer = new Uint8Array(64).fill(0x5c);
  for (const [i, b] of key.entries()) { inner[i] ^= b; outer[i] ^= b; }
  return sha256(joined(outer, sha256(joined(inner, message))));
}

/** The digest by which a seat commits itself to a value. @param {string} table @param {string} commitment @param {number} seat @param {string} value */
export const oath = (table, commitment, seat, value) => hex(sha256(utf8(["wartable value", table, commitment, seat, value].join("\n"))));
