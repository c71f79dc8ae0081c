"""Film strips of what happens on the page: a roll, the end of a battle, an epoch's scoring, a war
of tribes, an event and a war of civilisations.

python -m tools.film [FOLDER] [--lang en] [--phone] [--dark] [--only roll,war]

Plays kept records on in Chromium, slowly, and writes FOLDER/roll.webp and so on (docs/images/films
if no folder is named): the page every so often, side by side.
"""

from __future__ import annotations

import argparse
import base64
import os
import shutil
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import ViewportSize, sync_playwright

from tests.browser.web_pages import seq, wait_moved, wait_running
from tests.server.web_harness import Served
from wartable.play import Record
from wartable.server.settings import Settings

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "docs" / "images" / "films"
QUALITY = 60
DESKTOP = ViewportSize(width=1440, height=900)
PHONE = ViewportSize(width=390, height=844)
FLAGS = ["--headless", "--no-sandbox", "--disable-gpu"]


@dataclass(frozen=True)
class Film:
    """What follows an action of seat 0, named by how its notation begins, so many actions into a
    record of tests/: a picture every so many milliseconds. `pick`: those of them that are shown."""

    record: str
    at: int
    wanted: str
    pause: int
    pick: tuple[int, ...]


FILMS = {
    "roll": Film("age_of_war/records/two-seats.wtr", 14, "fill ji", 140, (0, 4, 8, 10, 13, 16)),
    "battle": Film("critters_at_war/records/standard.wtr", 30, "flip 1", 500, (0, 1, 3, 5, 8, 28)),
    "epoch": Film(
        "play/records/small-samurai-empires-2.wtr", 128, "recruit", 900, (0, 2, 4, 7, 10, 15)
    ),
    "war": Film("age_of_heroes/records/rules-2-two.wtr", 30, "stand", 500, (0, 1, 3, 4, 5, 8)),
    "event": Film(
        "play/records/through-the-ages-2-rules-2.wtr", 93, "prepare", 700, (0, 1, 2, 4, 6, 8)
    ),
    "war-of-ages": Film(
        "play/records/through-the-ages-4.wtr", 974, "done", 700, (0, 1, 2, 4, 6, 8)
    ),
}
COLUMNS = 3
PATIENCE = 300_000  # milliseconds
SLOWER = 5  # a picture takes long: the page's time goes so much slower
SLOW = """(() => {
  const k = SLOWER, wait = setTimeout, again = setInterval, now = performance.now.bind(performance);
  const move = Element.prototype.animate;
  window.setTimeout = (work, ms = 0, ...more) => wait(work, ms * k, ...more);
  window.setInterval = (work, ms = 0, ...more) => again(work, ms * k, ...more);
  performance.now = () => now() / k;
  Element.prototype.animate = function (frames, how) {
    const slow = { duration: how.duration * k, delay: (how.delay ?? 0) * k };
    return move.call(this, frames, { ...how, ...slow });
  };
})()""".replace("SLOWER", str(SLOWER))


def forked(page: Any, film: Film) -> str:
    """A table that plays on from there, against bots."""
    text = (ROOT / "tests" / film.record).read_text(encoding="utf-8")
    kept = page.request.post("/api/records", data={"record": text}, timeout=PATIENCE).json()["id"]
    others = [{"kind": "bot", "level": "random"}] * (int(Record.parse(text).header["Seats"]) - 1)
    wish = {"at": film.at, "seats": [{"kind": "me"}, *others]}
    answer = page.request.post(f"/api/tables/{kept}/fork", data=wish, timeout=PATIENCE)
    return str(answer.json()["id"])


def shoot(page: Any, film: Film) -> list[bytes]:
    """Pictures of what the action brings about."""
    page.add_init_script(SLOW)
    page.goto(f"/t/{forked(page, film)}")
    wait_running(page)
    before = seq(page)
    page.evaluate(
        """(begin) => {
          const wanted = [...document.querySelectorAll("#all-actions button")]
            .find((b) => b.dataset.notation.startsWith(begin));
          wanted.click();
          if (wanted.classList.contains("is-armed")) wanted.click();
        }""",
        film.wanted,
    )
    wait_moved(page, before)
    began, found = time.monotonic(), []
    for number in film.pick:
        time.sleep(max(0.0, began + number * SLOWER * film.pause / 1000 - time.monotonic()))
        found.append(page.screenshot())
    return found


def strip(page: Any, pictures: list[bytes], path: Path, width: int) -> None:
    """The pictures side by side, in rows, as one file."""
    shown = "".join(
        f'<img width="{width}" src="data:image/png;base64,{base64.b64encode(each).decode()}">'
        for each in pictures
    )
    page.set_viewport_size({"width": COLUMNS * (width + 6) - 6, "height": 600})
    page.set_content(f"<body style='margin:0;display:flex;flex-wrap:wrap;gap:6px'>{shown}</body>")
    size = page.evaluate("[innerWidth, document.body.scrollHeight]")
    page.set_viewport_size({"width": size[0], "height": size[1]})
    browser = page.context.new_cdp_session(page)
    taken = browser.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})["data"]
    path.write_bytes(base64.b64decode(taken))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, nargs="?", default=FOLDER)
    parser.add_argument("--lang", default="en")
    parser.add_argument("--phone", action="store_true")
    parser.add_argument("--dark", action="store_true")
    parser.add_argument("--only", default=",".join(FILMS), help="names, with commas")
    wish = parser.parse_args()
    wish.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        served = Served(Settings(data_dir=Path(data), workers=1, fixed_seed=7, bot_pause=PATIENCE))
        served.start()
        path = shutil.which("chromium-headless-shell") or shutil.which("chromium")
        browser = playwright.chromium.launch(
            executable_path=os.environ.get("CHROMIUM") or path, args=FLAGS
        )
        for name in wish.only.split(","):
            context = browser.new_context(
                base_url=served.url,
                viewport=PHONE if wish.phone else DESKTOP,
                locale=wish.lang,
                color_scheme="dark" if wish.dark else "light",
            )
            page = context.new_page()
            page.set_default_timeout(PATIENCE)
            page.goto("/")
            pictures = shoot(page, FILMS[name])
            made = wish.folder / f"{name}.webp"
            strip(context.new_page(), pictures, made, 260 if wish.phone else 480)
            print(f"{made.stat().st_size / 1000:4.0f} kB  {made}", flush=True)
            context.close()
        browser.close()
        served.stop()


if __name__ == "__main__":
    main()
