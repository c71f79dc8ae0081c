// The proof of fair chance of a finished game, made here: outcomes, the promise this browser saw first, and its own value.
// @ts-check
import { ask, t } from "./dom.js";
import { Unproved, verify } from "./verify.js";
import { Values } from "./values.js";

/** What was proved, sentence by sentence; throws Error with a sentence. @param {import("./protocol").TableAbout} about @param {Storage} store */
export async function prove(about, store) {
  const boxes = await ask("GET", `/api/games/${about.game}/boxes`), record = await ask("GET", `/api/tables/${about.id}/record`);
  try {
    return sentences(about, verify(record.text, boxes), new Values(store));
  } catch (e) {
    if (e instanceof Unproved) throw new Error(t(e.key, e.named));
    throw e;
  }
}

/** @param {import("./protocol").TableAbout} about @param {import("./verify.js").Proved} proved @param {Values} values */
export function sentences(about, proved, values) {
  const promised = proved.head.get("Commitment") ?? "", seat = about.you[0];
  const kept = about.record ? null : values.kept(about.id, promised), said = [t("proved", { n: proved.outcomes })];
  if (!about.record && values.promise(about) !== promised) throw new Unproved("unproved-promise");
  if (kept !== null && seat !== undefined) {
    if (proved.head.get(`Mix-${seat}`) !== kept) throw new Unproved("unproved-value");
    said.push(t("proved-value"));
  } else said.push(t("proved-no-value"));
  if (proved.sworn.length) said.push(t("proved-sworn", { n: proved.sworn.length }));
  if (proved.forked) said.push(t("proved-forked", { n: proved.forked }));
  if (proved.told.length) said.push(t("proved-told", { list: proved.told.join(", ") }));
  said.push(t("proved-not"));
  return said;
}
