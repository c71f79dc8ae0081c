// Pages that are only read; the cover of a game stands where one is named.
// @ts-check
import { cover } from "./dom.js";
import { shell } from "./shell.js";
import { loadSheet } from "./symbols.js";

await shell();
const place = /** @type {HTMLElement | null} */ (document.querySelector("[data-cover]"));
if (place) {
  await loadSheet("/sheets/covers.svg");
  place.append(cover(place.dataset.cover ?? ""));
}
document.body.dataset.ready = "true";
