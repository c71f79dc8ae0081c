// The rules of one game on a page of their own.
// @ts-check
import { $, data } from "./dom.js";
import { drawRules } from "./rules.js";
import { shell } from "./shell.js";

await shell();
await drawRules($("#rules"), $("#rules").dataset.game, data());
for (const box of document.querySelectorAll(".chapter")) box.setAttribute("open", "");
if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
document.body.dataset.ready = "true";
