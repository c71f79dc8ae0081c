"""Film strips of what happens on the page: pictures of one roll and of the end of one battle.

python -m tools.film FOLDER [--lang en] [--phone] [--dark]

Plays kept records on in Chromium, slowly, and writes FOLDER/roll.png and
FOLDER/battle.png: the board every so often, side by side.
"""

from __future__ import annotations

import argparse
import base64
import os
import shutil
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import ViewportSize, sync_playwright

from tests.browser.web_pages import seq, wait_moved, wait_running
from tests.server.web_harness import Served
from wartable.server.settings import Settings

ROOT = Path(__file__).parents[1]
DESKTOP = ViewportSize(width=1440, height=900)
PHONE = ViewportSize(width=390, height=844)
FLAGS = ["--headless", "--no-sandbox", "--disable-gpu"]
ROLL = ("age_of_war/records/two-seats.wtr", 14, "fill ji infantry-4")
BATTLE = ("critters_at_war/records/standard.wtr", 30, "flip 1 air")
COLUMNS = 4
PATIENCE = 300_000  # milliseconds
FILMS = {"roll": (ROLL, 140, 16), "battle": (BATTLE, 500, 28)}  # milliseconds, pictures
SLOWER = 10  # a picture takes long: the page's time goes so much slower
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


def forked(page: Any, record: str, at: int) -> str:
    """A table that plays on from so many actions of a record."""
    body = {"record": (ROOT / "tests" / record).read_text(encoding="utf-8")}
    kept = page.request.post("/api/records", data=body, timeout=PATIENCE).json()["id"]
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    wish = {"at": at, "seats": seats}
    answer = page.request.post(f"/api/tables/{kept}/fork", data=wish, timeout=PATIENCE)
    return str(answer.json()["id"])


def film(page: Any, scene: tuple[str, int, str], pause: int, count: int) -> list[bytes]:
    """Pictures of what an action, named by how its notation begins, brings about."""
    record, at, wanted = scene
    page.add_init_script(SLOW)
    page.goto(f"/t/{forked(page, record, at)}")
    wait_running(page)
    before = seq(page)
    page.evaluate(
        """(begin) => [...document.querySelectorAll("#all-actions button")]
            .find((b) => b.dataset.notation.startsWith(begin)).click()""",
        wanted,
    )
    wait_moved(page, before)
    began, found = time.monotonic(), []
    for number in range(count):
        time.sleep(max(0.0, began + number * SLOWER * pause / 1000 - time.monotonic()))
        found.append(page.screenshot())
    return found


def strip(page: Any, pictures: list[bytes], path: Path, width: int) -> None:
    """The pictures side by side, in rows, as one file."""
    shown = "".join(
        f'<img width="{width}" src="data:image/png;base64,{base64.b64encode(each).decode()}">'
        for each in pictures
    )
    page.set_viewport_size({"width": COLUMNS * (width + 6), "height": 600})
    page.set_content(f"<body style='margin:0;display:flex;flex-wrap:wrap;gap:6px'>{shown}</body>")
    page.screenshot(path=path, full_page=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--lang", default="en")
    parser.add_argument("--phone", action="store_true")
    parser.add_argument("--dark", action="store_true")
    wish = parser.parse_args()
    wish.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        served = Served(Settings(data_dir=Path(data)))
        served.start()
        browser = playwright.chromium.launch(
            executable_path=os.environ.get("CHROMIUM") or shutil.which("chromium"), args=FLAGS
        )
        context = browser.new_context(
            base_url=served.url,
            viewport=PHONE if wish.phone else DESKTOP,
            locale=wish.lang,
            color_scheme="dark" if wish.dark else "light",
        )
        for name, (scene, pause, count) in FILMS.items():
            page = context.new_page()
            page.set_default_timeout(PATIENCE)
            page.goto("/")
            pictures = film(page, scene, pause, count)
            strip(
                context.new_page(),
                pictures,
                wish.folder / f"{name}.png",
                260 if wish.phone else 640,
            )
            print(wish.folder / f"{name}.png")
        browser.close()
        served.stop()


if __name__ == "__main__":
    main()
