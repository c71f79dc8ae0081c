// The proof of fair chance, checked here: the host's promise, and the generator of every outcome.
// @ts-check

const bytes = (/** @type {string} */ text) => new TextEncoder().encode(text);
const hex = (/** @type {ArrayBuffer} */ buffer) => [...new Uint8Array(buffer)].map((b) => b.toString(16).padStart(2, "0")).join("");
const unhex = (/** @type {string} */ text) => new Uint8Array((text.match(/../g) ?? []).map((b) => parseInt(b, 16)));

/** sfc32 as the kernel has it: the first number after twelve warm-up steps. @param {Uint32Array} lanes */
function firstNumber(lanes) {
  let [a, b, c] = lanes, counter = 1, out = 0;
  for (let i = 0; i < 13; i++) {
    out = (a + b + counter) >>> 0;
    counter = (counter + 1) >>> 0;
    a = (b ^ (b >>> 9)) >>> 0;
    b = (c + (c << 3)) >>> 0;
    c = (((c << 21) | (c >>> 11)) + out) >>> 0;
  }
  return out;
}

/** How many outcomes follow from the promise; throws where one does not. @param {import("./protocol").Proof} proof @param {string} promised */
export async function prove(proof, promised) {
  const seed = unhex(proof.seed);
  if (hex(await crypto.subtle.digest("SHA-256", seed)) !== promised || proof.commitment !== promised) throw new Error("commitment");
  const parts = [...seed];
  for (const seat of Object.keys(proof.mixes).map(Number).sort((x, y) => x - y)) {
    const value = bytes(proof.mixes[seat]);
    parts.push(seat, value.length, ...value);
  }
  const raw = await crypto.subtle.digest("SHA-256", new Uint8Array(parts));
  const key = await crypto.subtle.importKey("raw", raw, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  for (const [i, draw] of proof.draws.entries()) {
    const sign = new DataView(await crypto.subtle.sign("HMAC", key, bytes(String(draw))));
    const lanes = new Uint32Array([sign.getUint32(0), sign.getUint32(4), sign.getUint32(8)]);
    if (firstNumber(lanes) !== proof.first[i]) throw new Error(`outcome ${draw}`);
  }
  if (proof.checked !== proof.draws.length) throw new Error("outcomes");
  return proof.draws.length;
}
