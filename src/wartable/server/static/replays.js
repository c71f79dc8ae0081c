// Finished games of mine, and records from elsewhere.
// @ts-check
import { $, ask, cover, data, link, make, seatIcon, t } from "./dom.js";
import { shell } from "./shell.js";
import { loadSheet } from "./symbols.js";

const { tables, titles } = /** @type {import("./protocol").ReplaysPage} */ (data());
await Promise.all([shell(), loadSheet("/sheets/covers.svg")]);
const when = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: "medium", timeStyle: "short" });
for (const row of tables) {
  const li = make("li"), body = make("div"), meta = make("div", "meta"), dots = make("span", "dots");
  for (const s of row.seats) if (row.result?.[s.seat] === 1) dots.append(seatIcon(s.seat));
  meta.append(dots, make("span", "", when.format(new Date(row.changed))));
  body.append(make("b", "", row.title && row.title !== "record" ? row.title : titles[row.game] ?? row.game), meta);
  li.append(cover(row.game, "thumb"), body, link(t("watch"), `/t/${row.id}/replay`));
  $("#tables").append(li);
}
if (!tables.length) $("#tables").append(make("li", "empty", t("no-replays")));
$("#upload").addEventListener("submit", async (/** @type {Event} */ e) => {
  e.preventDefault();
  const file = $("#file").files[0];
  if (!file) return;
  try {
    const made = await ask("POST", "/api/records", { record: await file.text(), data: await $("#data-file").files[0]?.text() });
    location.assign(made.url);
  } catch (fault) { $("#fault").textContent = /** @type {Error} */ (fault).message; }
});
document.body.dataset.ready = "true";
