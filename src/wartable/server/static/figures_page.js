// The figures of a game and what they rest on, on a page of their own.
// @ts-check
import { $, data } from "./dom.js";
import { figureParts } from "./figure_list.js";
import { shell } from "./shell.js";

await shell();
$("#figures").append(...figureParts(/** @type {import("./protocol").Rulebook} */ (data())));
document.body.dataset.ready = "true";
