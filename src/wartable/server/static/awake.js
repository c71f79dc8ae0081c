// Keeps the display lit while the page is seen, where the browser can. It lets go whenever the page is covered, so it is asked again.
// @ts-check

/** @param {{wakeLock?: {request: (kind: "screen") => Promise<{addEventListener: (type: "release", heard: () => void) => void}>}}} device @param {Document} page */
export function stayAwake(device, page) {
  let held = false; // or asked for
  const hold = async () => {
    if (held || page.visibilityState !== "visible" || !device.wakeLock) return;
    held = true;
    try {
      (await device.wakeLock.request("screen")).addEventListener("release", () => { held = false; void hold(); });
    } catch { held = false; } // a device that saves its battery says no: its display goes dark when it likes
  };
  page.addEventListener("visibilitychange", hold);
  return hold();
}
