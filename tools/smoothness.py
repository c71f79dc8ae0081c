"""How quickly the page answers and how smoothly it moves: `python -m tools.smoothness`.

A server on loopback and Chromium, one table of each title against bots. Told are, by title: how
long a press takes until the page has answered it by itself, how long until the new position stands
there, how heavy the page was over the wire, and the frames that the browser itself says it made
while a move was told at normal speed (its tracing: events named as in DRAWN). The first two are
medians over several moves. Without a graphics card the browser draws in software: the frames say
what the machine can do.
"""

from __future__ import annotations

import json
import os
import shutil
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from tests.browser.web_pages import seq, wait_moved, wait_running, wait_turn
from tests.server.web_harness import Served
from wartable.plugin import games
from wartable.server.settings import Settings

FLAGS = ["--headless", "--no-sandbox", "--disable-gpu"]
DESKTOP = {"width": 1440, "height": 900}
MOVES = 12
WATCHED = 3.0  # seconds of motion that are traced
CATEGORIES = "devtools.timeline,disabled-by-default-devtools.timeline.frame"
DRAWN = "DrawFrame"
# Presses a legal action that is not asked twice: [the page's own answer, the new position] in ms.
PRESS = """(n) => new Promise((done) => {
  const all = [...document.querySelectorAll("#all-actions button")];
  const before = document.body.dataset.seq, began = performance.now();
  let felt = 0;
  const watch = new MutationObserver(() => {
    if (document.body.dataset.seq === before) return;
    watch.disconnect();
    done([felt || performance.now() - began, performance.now() - began]);
  });
  watch.observe(document.body, { attributes: true });
  for (let i = 0; i < all.length; i++) {
    const b = all[(n * 5 + i) % all.length];
    b.click();
    if (!b.classList.contains("is-armed")) break;
    if (i === all.length - 1) b.click();
  }
  felt = performance.now() - began;
})"""


def weight(page: Any, path: str) -> float:
    """Kilobytes of all that one page loads, compressed and with its heads; nothing is kept."""
    found: list[float] = []
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.on("Network.loadingFinished", lambda e: found.append(e["encodedDataLength"]))
    page.goto(path)
    wait_running(page)
    page.wait_for_load_state("networkidle")
    session.detach()
    return sum(found) / 1000


def frames(browser: Any, page: Any) -> list[float]:
    """Milliseconds from frame to frame while something is told, by the browser's own tracing."""
    page.evaluate("localStorage.speed = 'normal'; dispatchEvent(new Event('storage'))")
    page.reload()
    wait_running(page)
    if wait_turn(page) == "over":
        return []
    browser.start_tracing(page=page, categories=CATEGORIES.split(","))
    before = seq(page)
    page.evaluate(PRESS.replace("felt = performance", "done([0, 0]); felt = performance"), 1)
    wait_moved(page, before)
    time.sleep(WATCHED)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    moving = sorted(e["ts"] / 1000 for e in events if e["name"] == DRAWN)
    gaps = [b - a for a, b in zip(moving, moving[1:], strict=False)]
    return [gap for gap in gaps if gap < 250]  # longer: nothing moved


def measure(browser: Any, served: Served, game: str) -> None:
    context = browser.new_context(base_url=served.url, viewport=DESKTOP)
    context.add_init_script("localStorage.speed ??= 'off'; localStorage.forced ??= 'off'")
    page = context.new_page()
    page.set_default_timeout(120_000)
    bots = [{"kind": "bot", "level": "random"}] * (games()[game].seats[0] - 1)
    body = {"game": game, "seats": [{"kind": "me"}, *bots], "mix": "x"}
    path = f"/t/{page.request.post('/api/tables', data=body).json()['id']}"
    heavy = weight(page, path)
    felt, stood = [], []
    for number in range(MOVES):
        if wait_turn(page) == "over":
            break
        first, then = page.evaluate(PRESS, number)
        felt.append(first)
        stood.append(then)
    gaps = frames(browser, page)
    rate = f"{1000 / statistics.median(gaps):.0f} a second" if gaps else "none"
    worst = f"{sorted(gaps)[int(0.95 * len(gaps))]:.0f} ms" if gaps else "-"
    print(
        f"{game:24} felt {statistics.median(felt):5.1f} ms   new position "
        f"{statistics.median(stood):5.0f} ms   {heavy:4.0f} kB   frames {len(gaps):4} "
        f"{rate}, 19 of 20 within {worst}",
        flush=True,
    )
    context.close()


def main() -> None:
    path = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        settings = Settings(data_dir=Path(folder), workers=1, bot_pause=0, bot_hold=0, fixed_seed=7)
        served = Served(settings)
        served.start()
        browser = playwright.chromium.launch(
            executable_path=os.environ.get("CHROMIUM") or path, args=FLAGS
        )
        try:
            for game in sorted(games()):
                measure(browser, served, game)
        finally:
            browser.close()
            served.stop()


if __name__ == "__main__":
    main()
