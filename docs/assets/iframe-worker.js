// The search of the site thinks in a worker. Browsers start none on a page that was opened as a file,
// so there a hidden frame takes its place.
if (location.protocol === "file:") {
  window.Worker = class extends EventTarget {
    /** @param {string | URL} url */
    constructor(url) {
      super();
      const frame = document.createElement("iframe");
      frame.hidden = true;
      this.ready = new Promise((resolve) => {
        frame.onload = () => resolve(frame.contentWindow);
        frame.srcdoc = `<script>self.postMessage = (data) => frameElement.dispatchEvent(new CustomEvent("said", { detail: data }));</script><script src="${url}"></script>`;
      });
      frame.addEventListener("said", (e) => {
        const said = new MessageEvent("message", { data: structuredClone(e.detail) });
        this.dispatchEvent(said);
        this.onmessage?.(said);
      });
      this.frame = frame;
      document.documentElement.append(frame);
    }

    postMessage(given) {
      const data = structuredClone(given);
      // Later, as a worker would: what calls is done by then.
      this.ready.then((inside) => setTimeout(() => inside.dispatchEvent(new inside.MessageEvent("message", { data }))));
    }

    terminate() {
      this.frame.remove();
    }
  };
}
