"""Pictures of the page for the documentation, in three languages: `python -m tools.screens`.

A server on loopback with a fixed seed, Chromium, the lobby and a table. They are written to
docs/images/screens.
"""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from tests.server.web_harness import Served
from wartable.i18n import LANGUAGES
from wartable.server.settings import Settings

FOLDER = Path(__file__).parents[1] / "docs" / "images" / "screens"
SIZE = {"width": 1200, "height": 750}
FLAGS = ["--headless", "--no-sandbox", "--disable-gpu"]
PATIENCE = 120_000  # milliseconds
QUALITY = 72


def shoot(page: Any, name: str) -> None:
    """The page once nothing moves."""
    page.wait_for_load_state("networkidle")
    still = {"animations": "disabled", "type": "jpeg", "quality": QUALITY}
    page.screenshot(path=str(FOLDER / f"{name}.jpg"), **still)


def visit(browser: Any, served: Served, lang: str) -> None:
    """The lobby and a table that waits for its first move, in one language."""
    context = browser.new_context(base_url=served.url, viewport=SIZE, locale=lang)
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto("/")
    shoot(page, f"lobby-{lang}")
    seats = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
    wish = {"game": "small-samurai-empires", "seats": seats, "mix": "x"}
    heard = {"accept-language": lang}
    table = page.request.post("/api/tables", data=wish, headers=heard).json()["id"]
    page.goto(f"/t/{table}")
    page.locator("svg [data-id]").first.wait_for()
    shoot(page, f"table-{lang}")
    context.close()


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    path = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        settings = Settings(data_dir=Path(folder), workers=1, bot_pause=0, bot_hold=0, fixed_seed=7)
        served = Served(settings)
        served.start()
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        try:
            for lang in LANGUAGES:
                visit(browser, served, lang)
        finally:
            browser.close()
            served.stop()
    for file in sorted(FOLDER.iterdir()):
        print(f"{file.stat().st_size / 1000:.0f} kB  {file}")


if __name__ == "__main__":
    main()
