// Telling the administrators of a table, or of somebody there.
// @ts-check
import { ask, button, make, t } from "./dom.js";

/** Whom a report may be about: who sits here or wrote something, oneself apart. @param {import("./protocol").TableAbout} about */
function others(about) {
  /** @type {Map<string, string>} */ const found = new Map();
  for (const seat of about.seats) if (seat.person && !seat.you) found.set(seat.person, seat.name);
  const mine = about.seats.filter((seat) => seat.you).map((seat) => seat.person);
  for (const li of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("#chatlog li[data-person]"))) {
    const person = li.dataset.person ?? "", name = li.querySelector("b")?.firstChild?.textContent;
    if (name && !mine.includes(person)) found.set(person, name);
  }
  return found;
}

/** @param {string} id @param {string} words @param {HTMLElement} control */
function field(id, words, control) {
  const p = make("p", "field"), label = make("label", "", words);
  label.htmlFor = control.id = id;
  p.append(label, control);
  return p;
}

/** Asks what is wrong, and with whom. @param {import("./protocol").TableAbout} about @param {(words: string) => void} done */
export function report(about, done) {
  const dialog = make("dialog", "report"), form = make("form", "form"), row = make("p", "row"), fault = make("p", "fault");
  const whom = make("select"), why = make("textarea"), send = make("button", "btn primary", t("report-send"));
  whom.append(...[["", t("report-table")], ...others(about)].map(([value, words]) => { const o = make("option", "", words); o.value = value; return o; }));
  Object.assign(why, { required: true, maxLength: 500, rows: 3 });
  send.type = "submit";
  fault.setAttribute("role", "alert");
  dialog.setAttribute("aria-label", t("report-send"));
  row.append(send, button(t("close"), () => dialog.close(), "btn quiet"));
  form.append(field("report-whom", t("report-whom"), whom), field("report-why", t("report-why"), why), row, fault);
  form.addEventListener("submit", async (/** @type {Event} */ e) => {
    e.preventDefault();
    try {
      await ask("POST", `/api/tables/${about.id}/report`, { reason: why.value, person: whom.value });
      dialog.close();
      done(t("report-done"));
    } catch (error) { fault.textContent = /** @type {Error} */ (error).message; }
  });
  dialog.addEventListener("close", () => dialog.remove());
  dialog.append(form);
  document.body.append(dialog);
  dialog.showModal();
}
