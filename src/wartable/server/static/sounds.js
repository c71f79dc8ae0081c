// The sounds of a table, made here of tones and noise: no recordings. Silent until somebody has pressed something, as browsers want it.
// @ts-check
import { setting } from "./settings.js";

/** A tone glides from `pitch` to `to`; noise goes through a filter at `pitch`. Seconds; `volume` from 0 to 1.
 *  @typedef {{at?: number, pitch: number, to?: number, length: number, volume: number, form?: OscillatorType | "noise", sharp?: number}} Part */
/** @typedef {"rattle" | "set" | "laid" | "flipped" | "moved" | "gone" | "points" | "judged" | "turn" | "won" | "lost" | "chat"} Name */

/** A knock of wood on wood: a short noise over a dull tone. @param {number} at @param {number} pitch @param {number} volume @returns {Part[]} */
const knock = (at, pitch, volume) => [
  { at, pitch: pitch * 9, length: 0.03, volume: volume * 0.9, form: "noise", sharp: 1.2 },
  { at, pitch, to: pitch * 0.6, length: 0.07, volume, form: "triangle" }];

/** @type {Record<Name, Part[]>} */
export const SOUNDS = {
  rattle: [0, 0.07, 0.13, 0.21, 0.27, 0.36, 0.43, 0.53].flatMap((at, n) => knock(at, 300 + ((n * 67) % 130), 0.16 + 0.02 * (n % 3))),
  set: knock(0, 210, 0.4),
  laid: [{ pitch: 1900, length: 0.09, volume: 0.3, form: "noise", sharp: 0.6 }, { at: 0.05, pitch: 150, to: 95, length: 0.09, volume: 0.3, form: "sine" }],
  flipped: [{ pitch: 1200, length: 0.07, volume: 0.22, form: "noise", sharp: 0.8 }, { at: 0.1, pitch: 2600, length: 0.08, volume: 0.26, form: "noise", sharp: 0.8 }],
  moved: [{ pitch: 700, length: 0.16, volume: 0.2, form: "noise", sharp: 0.5 }, ...knock(0.15, 170, 0.22)],
  gone: [{ pitch: 500, length: 0.2, volume: 0.3, form: "noise", sharp: 0.7 }, { pitch: 180, to: 70, length: 0.22, volume: 0.28, form: "triangle" }],
  points: [{ pitch: 1568, length: 0.16, volume: 0.12, form: "sine" }, { at: 0.07, pitch: 2093, length: 0.26, volume: 0.12, form: "sine" }],
  judged: [{ pitch: 220, length: 0.5, volume: 0.2, form: "triangle" }, { pitch: 330, length: 0.5, volume: 0.1, form: "sine" }],
  turn: [{ pitch: 660, length: 0.5, volume: 0.16, form: "sine" }, { at: 0.12, pitch: 990, length: 0.6, volume: 0.12, form: "sine" }],
  won: [523, 659, 784, 1047].map((pitch, n) => ({ at: n * 0.13, pitch, length: n < 3 ? 0.3 : 0.9, volume: 0.15, form: "triangle" })),
  lost: [440, 370, 294].map((pitch, n) => ({ at: n * 0.2, pitch, length: n < 2 ? 0.35 : 0.8, volume: 0.14, form: "triangle" })),
  chat: [{ pitch: 880, to: 1175, length: 0.12, volume: 0.14, form: "sine" }],
};

/** What a beat sounds like. @type {Record<import("./protocol").Beat["kind"], Name | "">} */
const OF_BEATS = { roll: "rattle", put: "laid", move: "moved", turn: "flipped", leave: "gone", points: "points", result: "judged", read: "flipped", trade: "points", say: "" };

/** The sounds of a beat, each with its time after the beginning, in seconds. @param {import("./protocol").Beat} beat @param {number} motion milliseconds @returns {[Name, number][]} */
export function soundsOf({ kind, pieces = [] }, motion) {
  const end = motion / 1000, name = OF_BEATS[kind];
  if (kind === "roll") return [["rattle", 0], ["set", Math.max(0, end - 0.08)]];
  if (kind === "put" && pieces.some((p) => /(^|-)die(-|$)/.test(p.symbol))) return [["set", 0.6 * end]];
  return name ? [[name, kind === "put" || kind === "move" ? 0.6 * end : 0]] : [];
}

/** @type {AudioContext | null} */ let audio = null;
/** @type {GainNode} */ let master;
/** @type {AudioBuffer} */ let hiss;
let pressed = false; // whether somebody has: before that browsers let nothing sound

if (typeof window !== "undefined") for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, () => { pressed = true; }, { once: true, capture: true });

function opened() {
  if (!audio) {
    audio = new AudioContext();
    master = audio.createGain();
    master.connect(audio.destination);
    hiss = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
    const data = hiss.getChannelData(0);
    for (let i = 0; i < data.length; i++) data[i] = 2 * Math.random() - 1;
  }
  if (audio.state === "suspended") void audio.resume();
  return audio;
}

/** How loud, from 0 to 1: ears hear halves of it, not its difference. @param {string} sound @param {string} volume */
export const loudness = (sound, volume) => (sound === "on" ? (Number(volume) / 100) ** 2 : 0);

const CALLS = ["turn", "won", "lost", "chat"]; // what calls somebody back who looks elsewhere

/** Makes a sound, if sounds are wished. @param {Name} name @param {number} [after] seconds */
export function play(name, after = 0) {
  const loud = loudness(setting("sound"), setting("volume"));
  if (!loud || !pressed || (document.hidden && !CALLS.includes(name))) return;
  const context = opened();
  master.gain.value = loud;
  for (const part of SOUNDS[name]) sound(context, part, context.currentTime + after + (part.at ?? 0));
}

/** @param {AudioContext} context @param {Part} part @param {number} from */
function sound(context, { pitch, to, length, volume, form, sharp = 1 }, from) {
  const gain = context.createGain(), end = from + length;
  gain.gain.setValueAtTime(0.0001, from);
  gain.gain.exponentialRampToValueAtTime(volume, from + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  gain.connect(master);
  if (form === "noise") {
    const source = new AudioBufferSourceNode(context, { buffer: hiss }), filter = new BiquadFilterNode(context, { type: "bandpass", frequency: pitch, Q: sharp });
    source.connect(filter).connect(gain);
    source.start(from, Math.random() * 0.5, length);
  } else {
    const source = new OscillatorNode(context, { type: form ?? "sine", frequency: pitch });
    if (to) source.frequency.exponentialRampToValueAtTime(to, end);
    source.connect(gain);
    source.start(from);
    source.stop(end);
  }
}
