// Finished games of mine, and records from elsewhere.
// @ts-check
import { $, ask, data, link, t } from "./dom.js";
import { shell } from "./shell.js";
import { loadSheet } from "./symbols.js";
import { emptyRow, tableRow } from "./table_rows.js";

const { tables, titles } = /** @type {import("./protocol").ReplaysPage} */ (data());
await Promise.all([shell(), loadSheet("/sheets/covers.svg")]);
$("#tables").append(...tables.map((row) => tableRow(row, titles[row.game] ?? row.game, t("watch"), `/t/${row.id}/replay`)));
if (!tables.length) $("#tables").append(emptyRow(t("no-replays"), link(t("lobby"), "/")));
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
