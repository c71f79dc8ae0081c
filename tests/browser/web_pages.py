"""Playing through a page: waiting for one's turn, pressing, letting a page play by itself."""

from __future__ import annotations

from typing import Any

TURN = """() => document.body.dataset.status === "over"
    || (document.body.dataset.turn === "true" && !document.body.dataset.busy)"""

# Presses some legal action whenever one is asked: through the same buttons a person presses.
AUTOPILOT = """(seed) => {
  let n = seed;
  window.autopilot = setInterval(() => {
    const body = document.body.dataset;
    const curtain = document.querySelector(".curtain button");
    if (curtain) return curtain.click();
    if (body.turn !== "true" || body.busy || body.status !== "running") return;
    const all = document.querySelectorAll("#all-actions button");
    if (!all.length) return;
    n = (n * 1103515245 + 12345) % 2147483648;
    const b = all[(n >> 8) % all.length];
    b.click();
    if (b.classList.contains("is-armed")) b.click();
  }, 15);
}"""


def wait_turn(page: Any, seconds: float = 60) -> str:
    """Until something is asked of this page: "turn", or "over"."""
    page.wait_for_function(TURN, timeout=seconds * 1000)
    return "over" if page.evaluate("document.body.dataset.status") == "over" else "turn"


def wait_running(page: Any) -> None:
    page.wait_for_selector("body[data-ready=true]:not([data-status=waiting]) .scene .piece")


def wait_over(page: Any, seconds: float) -> None:
    page.wait_for_selector("body[data-status=over]", timeout=seconds * 1000)


def rest(page: Any) -> None:
    """Draw no more: without a graphics card that is the slow part, and it was looked at before."""
    page.evaluate("""() => { document.querySelector("#board").style.visibility = "hidden"; }""")


def autopilot(page: Any, seed: int = 1) -> None:
    rest(page)
    page.evaluate(AUTOPILOT, seed)


def stop_autopilot(page: Any) -> None:
    page.evaluate("() => clearInterval(window.autopilot)")


def seq(page: Any) -> str:
    return str(page.evaluate("document.body.dataset.seq"))


def press_some(page: Any, number: int) -> None:
    """A legal action that is not asked twice, if there is one."""
    before = seq(page)
    page.evaluate(
        """(n) => { const all = [...document.querySelectorAll("#all-actions button")];
                    for (let i = 0; i < all.length; i++) {
                      const b = all[(n * 5 + i) % all.length];
                      b.click();
                      if (!b.classList.contains("is-armed")) return;
                    }
                    all[0].click(); }""",
        number,
    )
    page.wait_for_function("(seq) => document.body.dataset.seq !== seq", arg=before)


def press_main(page: Any) -> None:
    """A legal action by hand: a big button if there is one, else the first of the list."""
    before = seq(page)
    page.evaluate(
        """() => { const b = document.querySelector("#main-actions button")
                     ?? document.querySelector("#all-actions button");
                   b.click(); if (b.classList.contains("is-armed")) b.click(); }"""
    )
    page.wait_for_function("(seq) => document.body.dataset.seq !== seq", arg=before)
