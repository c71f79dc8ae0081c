// For administrators: reports, what can be done about them, and what was done.
// @ts-check
import { $, ask, button, link, make, t } from "./dom.js";
import { shell } from "./shell.js";

const when = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: "medium", timeStyle: "short" });

/** @param {string} url @param {Record<string, unknown>} [more] */
async function act(url, more = {}) {
  const fault = $("#why .fault");
  fault.textContent = "";
  try {
    await ask("POST", url, { reason: $("#reason").value, ...more });
    await list();
  } catch (error) { fault.textContent = /** @type {Error} */ (error).message; }
}

/** @param {import("./protocol").ReportRow} row */
function report(row) {
  const li = make("li"), table = `/api/admin/tables/${row.table}`;
  li.append(make("span", "", [when.format(row.at), row.name, row.reason].filter(Boolean).join(" · ")), link(row.table, `/t/${row.table}`, ""));
  li.append(button(t("admin-close"), () => act(`${table}/close`), "btn quiet"), button(t("admin-hide"), () => act(`${table}/hide`), "btn quiet"));
  if (row.about) li.append(button(t("admin-ban"), () => act(`/api/admin/people/${row.about}/ban`, { days: Number($("#days").value) }), "btn quiet"));
  return li;
}

async function list() {
  /** @type {import("./protocol").ReportRow[]} */ const reports = await ask("GET", "/api/admin/reports");
  /** @type {import("./protocol").ActRow[]} */ const acts = await ask("GET", "/api/admin/acts");
  $("#reports").replaceChildren(...(reports.length ? reports.map(report) : [make("li", "empty", t("admin-none"))]));
  $("#acts").replaceChildren(...(acts.length ? acts.map((row) => make("li", "", [when.format(row.at), row.by, row.what, row.target, row.reason].join(" · "))) : [make("li", "empty", t("admin-none"))]));
}

await shell();
$("#why").addEventListener("submit", (/** @type {Event} */ e) => e.preventDefault());
await list();
document.body.dataset.ready = "true";
