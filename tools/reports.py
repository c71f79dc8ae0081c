"""One report of each game for docs/analysis: `python -m tools.reports [GAME …]`.

The games are those in tests/play/records. Writes the page and a picture of its beginning, for which
Chromium is needed. Engines should be compiled.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

from wartable.analysis import Analyst
from wartable.analysis.report import report
from wartable.kernel import compiled
from wartable.play import Record, check
from wartable.plugin import games

ROOT = Path(__file__).parents[1]
FOLDER, RECORDS = ROOT / "docs" / "analysis", ROOT / "tests" / "play" / "records"
WIDE, HIGH = 1000, 1100
QUALITY = 80


def main() -> None:
    if not compiled():
        print("Engines are not compiled: this would take an hour, and think a tenth.")
        sys.exit(2)
    path = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": WIDE, "height": HIGH})
        for id in sys.argv[1:] or games():
            record = Record.parse((RECORDS / f"{id}-2.wtr").read_text(encoding="utf-8"))
            match = check(record)
            found = Analyst(match).run()
            made = report(match, found, match.plugin.texts(match.game, "en", match.names))
            file = FOLDER / f"{id}.html"
            file.write_text(made, encoding="utf-8")
            page.goto(file.as_uri())
            picture = FOLDER / f"{id}.jpg"
            page.screenshot(path=picture, type="jpeg", quality=QUALITY)
            print(f"{id}: {file.stat().st_size // 1000} kB, {picture.stat().st_size // 1000} kB")


if __name__ == "__main__":
    main()
