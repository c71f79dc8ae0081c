// What would come of a button: beside it, while a pointer rests on it or the keyboard does.
// @ts-check

const REST = 450, GAP = 8; // milliseconds; pixels

/** @type {{of: HTMLElement, box: HTMLElement} | null} */ let open = null;

/** Nothing is said of any button. */
export function away() {
  open?.box.remove();
  open = null;
}

/** @param {HTMLElement} of @param {HTMLElement} found */
function show(of, found) {
  away();
  const box = document.createElement("div"), at = of.getBoundingClientRect();
  box.className = "preview tip";
  box.setAttribute("role", "tooltip");
  box.append(found);
  document.body.append(box);
  const x = at.left - GAP - box.offsetWidth, left = x > GAP ? x : Math.max(GAP, Math.min(at.left, innerWidth - box.offsetWidth - GAP));
  const top = x > GAP ? Math.min(at.top, innerHeight - box.offsetHeight - GAP) : at.top - GAP - box.offsetHeight;
  Object.assign(box.style, { left: `${left}px`, top: `${Math.max(GAP, top)}px` });
  open = { of, box };
}

/** The same button, which says what would come of it. @template {HTMLElement} T @param {T} b @param {() => Promise<HTMLElement | null>} follows @returns {T} */
export function tipped(b, follows) {
  let timer = 0;
  const rest = () => { clearTimeout(timer); timer = setTimeout(async () => { const found = await follows(); if (found && timer && b.isConnected) show(b, found); }, REST); };
  const leave = () => { clearTimeout(timer); timer = 0; if (open?.of === b) away(); };
  b.addEventListener("pointerenter", (e) => { if (e.pointerType === "mouse") rest(); });
  b.addEventListener("focus", () => { if (b.matches(":focus-visible")) rest(); });
  for (const end of ["pointerleave", "blur", "click"]) b.addEventListener(end, leave);
  return b;
}
