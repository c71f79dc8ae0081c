// Pages that are only read.
import { shell } from "./shell.js";
await shell();
document.body.dataset.ready = "true";
