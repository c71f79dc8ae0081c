// An address that only this computer can open: whoever is invited by it is told so.
// @ts-check
import { make, t } from "./dom.js";

const HERE = /^(localhost|127\..*|\[::1\])$/;

/** What to do about it, where it is one. @param {string} url @param {string} kind of paragraph */
export const onlyHere = (url, kind) => (HERE.test(new URL(url).hostname) ? [make("p", kind, t("screen-here", { name: "wartable serve --host 0.0.0.0" }))] : []);
