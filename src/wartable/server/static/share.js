// The end of a game as a picture to send: what was played, who won, the scores.
// @ts-check
import { $, t } from "./dom.js";

const WIDTH = 1200, HEIGHT = 630, EDGE = 72;

/** A colour of the page's theme. @param {string} name @param {Element} [at] */
const colour = (name, at = document.body) => getComputedStyle(at).getPropertyValue(name).trim();

/** @param {import("./protocol").TableAbout} about @param {import("./protocol").Ending} over @param {string} words */
export function draw(about, over, words) {
  const canvas = document.createElement("canvas"), pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  Object.assign(canvas, { width: WIDTH, height: HEIGHT });
  const serif = colour("--serif"), sans = colour("--sans"), ink = resolved("--ink");
  const paper = pen.createLinearGradient(0, 0, 0, HEIGHT);
  paper.addColorStop(0, resolved("--glow"));
  paper.addColorStop(1, resolved("--table"));
  pen.fillStyle = paper;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = resolved("--accent");
  pen.fillRect(0, 0, 20, HEIGHT);
  const write = (/** @type {string} */ text, /** @type {string} */ font, /** @type {number} */ x, /** @type {number} */ y, most = WIDTH - 2 * EDGE, how = ink) => {
    pen.font = font;
    pen.fillStyle = how;
    pen.fillText(text, x, y, most);
  };
  write(`${$("#title").dataset.game ?? document.title} · Wartable`, `600 34px ${sans}`, EDGE, 96, WIDTH - 2 * EDGE, resolved("--ink-2"));
  write(words, `700 64px ${serif}`, EDGE, 184);
  const order = [...about.seats].sort((a, b) => over.places[a.seat] - over.places[b.seat]), step = Math.min(84, 340 / order.length);
  order.forEach((s, n) => {
    const y = 276 + n * step, first = over.places[s.seat] === 1, weight = first ? 700 : 400;
    pen.fillStyle = seatColour(s.seat);
    pen.beginPath();
    pen.arc(EDGE + 16, y - 12, 16, 0, 7);
    pen.fill();
    write(`${over.places[s.seat]}.  ${s.name}`, `${weight} ${step * 0.5}px ${sans}`, EDGE + 56, y, WIDTH - 420);
    pen.textAlign = "right";
    write(String(over.scores[s.seat]), `700 ${step * 0.56}px ${serif}`, WIDTH - EDGE, y);
    pen.textAlign = "left";
  });
  return canvas;
}

/** A colour as the canvas takes it, whichever theme is on. @param {string} name @param {string} [cls] */
function resolved(name, cls = "") {
  const probe = document.createElement("span");
  probe.className = cls;
  probe.style.color = `var(${name})`;
  document.body.append(probe);
  const found = getComputedStyle(probe).color;
  probe.remove();
  return found;
}

const seatColour = (/** @type {number} */ seat) => resolved("--seat", `seat-${seat % 6}`);

/** By the device's own way of sharing, else as a file. @param {import("./protocol").TableAbout} about @param {import("./protocol").Ending} over @param {string} words */
export async function sharePicture(about, over, words) {
  await document.fonts.ready;
  const canvas = draw(about, over, words), blob = await new Promise((done) => canvas.toBlob(done, "image/png"));
  const file = new File([/** @type {Blob} */ (blob)], `wartable-${about.game}.png`, { type: "image/png" });
  const what = { files: [file], title: t("over-share"), url: `${location.origin}/t/${about.id}/replay` };
  if (navigator.canShare?.(what)) return navigator.share(what).catch(() => {}); // put away by its reader
  const a = Object.assign(document.createElement("a"), { href: URL.createObjectURL(file), download: file.name });
  a.click();
  setTimeout(() => URL.revokeObjectURL(a.href), 10000);
}
