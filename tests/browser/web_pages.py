"""Playing through a page: waiting for one's turn, pressing, letting a page play by itself.

A page is waited for inside itself, by its own signs (attributes of its body): one call each, no
polling, no frames that have to be drawn first. Nothing here depends on how fast a machine is:
limits of time are only there so that a page that hangs is found in the end.
"""

from __future__ import annotations

from typing import Any

PATIENCE = 600.0  # seconds for one thing to happen, on a machine that is busy with others

# Resolves as soon as the condition holds; body's attributes are what changes with every message.
UNTIL = """([arg, ms]) => new Promise((resolve, reject) => {
  const body = document.body.dataset;
  const look = () => {
    if (!(CONDITION)) return false;
    watch.disconnect();
    resolve({ ...body });
    return true;
  };
  const watch = new MutationObserver(look);
  watch.observe(document.body, { attributes: true });
  if (!look()) setTimeout(() => { watch.disconnect(); reject(new Error("never came")); }, ms);
})"""
# the board has come in the layout for this size of screen; pages without a board have none, and
# beside a big screen it is small and whole
LAID_OUT = """!body.layout || body.layout === (body.square === "true" && body.handed !== "true"
  && matchMedia("(min-width: 700px) and (max-width: 1199px) and (min-height: 640px)").matches
    ? "square"
  : matchMedia("(min-width: 1000px)").matches || body.handed === "true"
  || matchMedia("(min-width: 700px) and (min-height: 900px)").matches ? "wide"
  : matchMedia("(min-width: 740px) and (max-height: 520px)").matches ? "low" : "tall")"""
ASKED = 'body.status === "over" || (body.turn === "true" && !body.busy)'

# Presses some legal action whenever one is asked: through the same buttons a person presses.
AUTOPILOT = """(seed) => {
  let n = seed;
  window.autopilot = setInterval(() => {
    const body = document.body.dataset;
    const curtain = document.querySelector(".curtain button");
    if (curtain) return curtain.click();
    const seen = document.querySelector(".passing button");
    if (seen) return seen.click();
    if (body.turn !== "true" || body.busy || body.status !== "running") return;
    const all = document.querySelectorAll("#all-actions button");
    if (!all.length) return;
    n = (n * 1103515245 + 12345) % 2147483648;
    const b = all[(n >> 8) % all.length];
    b.click();
    if (b.classList.contains("is-armed")) b.click();
  }, 5);
}"""


def until(page: Any, condition: str, arg: Any = None, seconds: float = PATIENCE) -> dict[str, str]:
    """Wait until a condition on `body` (the dataset) and `arg` holds; the dataset then."""
    script = UNTIL.replace("CONDITION", condition)
    found: dict[str, str] = page.evaluate(script, [arg, seconds * 1000])
    return found


def wait_turn(page: Any, seconds: float = PATIENCE) -> str:
    """Until something is asked of this page: "turn", or "over"."""
    return "over" if until(page, ASKED, None, seconds)["status"] == "over" else "turn"


def wait_moved(page: Any, before: str, seconds: float = PATIENCE) -> None:
    """Until the table is at another position than `before`."""
    until(page, "body.seq !== arg", before, seconds)


def wait_running(page: Any) -> None:
    """Until the table is laid; on a phone beside a big screen the board is there and not seen."""
    laid = "body[data-ready=true]:not([data-status=waiting]) .scene .piece"
    page.wait_for_selector(laid, state="attached")


def wait_over(page: Any) -> None:
    until(page, 'body.status === "over"', None, 3 * PATIENCE)
    wake(page)


def rest(page: Any) -> None:
    """Draw no more: without a graphics card that is the slow part, and it was looked at before."""
    page.evaluate("""() => { document.querySelector("#board").style.visibility = "hidden"; }""")


def sleep(page: Any) -> None:
    """Neither lay out nor draw anything; everything else goes on."""
    page.evaluate("() => { document.body.hidden = true; }")


def wake(page: Any) -> None:
    page.evaluate("() => { document.body.hidden = false; }")


def autopilot(page: Any, seed: int = 1) -> None:
    sleep(page)
    page.evaluate(AUTOPILOT, seed)


def stop_autopilot(page: Any) -> None:
    page.evaluate("() => clearInterval(window.autopilot)")
    wake(page)


def seq(page: Any) -> str:
    return str(page.evaluate("document.body.dataset.seq"))


def wait_shown(page: Any, side: str = "", at: str = "") -> None:
    """Until a replay shows this step, from this side; "" is any."""
    side, at = side or "[^/]+", at or "[0-9]+"
    until(page, "new RegExp(arg).test(body.shown ?? '')", f"^{side}/{at}$")


# What is asked twice is asked for a while only; where a test looks closely, that while never ends.
ASKED_FOR_EVER = """() => {
  const real = window.setTimeout;
  window.setTimeout = (work, ms, ...more) => (ms === 6000 ? 0 : real(work, ms, ...more));
}"""


def press_some(page: Any, number: int) -> None:
    """A legal action that is not asked twice, if there is one."""
    before = page.evaluate(
        """(n) => { const before = document.body.dataset.seq;
                    const all = [...document.querySelectorAll("#all-actions button")];
                    for (let i = 0; i < all.length; i++) {
                      const b = all[(n * 5 + i) % all.length];
                      b.click();
                      if (!b.classList.contains("is-armed")) return before;
                    }
                    all[0].click(); all[0].click(); return before; }""",
        number,
    )
    wait_moved(page, before)
