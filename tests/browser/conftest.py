"""Real Chromium over a real server. Screenshots go to artifacts/, with artifacts/index.html.

One server, one browser and one process of bots per worker; a context per person.
"""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.needs import missing

sys.path[:0] = [str(Path(__file__).parent), str(Path(__file__).parents[1] / "server")]

from web_harness import serve, served  # noqa: E402
from web_pages import LAID_OUT, PATIENCE, until  # noqa: E402

__all__ = ["browser", "serve", "served", "shot", "somebody"]
ARTIFACTS = Path(__file__).parents[2] / "artifacts"
FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
DESKTOP = {"width": 1440, "height": 900}
SMALL = {"width": 830, "height": 560}  # quick to draw
PHONE = {"width": 390, "height": 844}


def chromium() -> str | None:
    """The shell without windows where there is one: it takes half the time."""
    known = ("chromium-headless-shell", "chromium", "google-chrome")
    return os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, known)), None)


# What a page adds to the chance of its table: always the same, so that every run meets the same
# dice and cards. WARTABLE_CHANCE=2, 3 … looks for tests that only pass with those.
SAME_CHANCE = """
  let drawn = Number(%d);
  crypto.getRandomValues = (bytes) => bytes.map((_, n) => bytes[n] = (drawn++ * 73) & 255);
"""

# two frames for a new size to be laid out, then whatever moves comes to its end
AT_REST = """async () => {
  const frame = () => new Promise(requestAnimationFrame);
  await frame(); await frame();
  const ending = document.getAnimations().filter(a => a.effect.getComputedTiming().endTime < 1e4);
  await Promise.all(ending.map(a => a.finished));
  await frame();
}"""


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    path = chromium()
    if path is None:
        missing("no Chromium here: install chromium-headless-shell or set CHROMIUM to its path")
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield found
        found.close()


@pytest.fixture
def somebody(browser: Any, served: Any) -> Iterator[Callable[..., Any]]:
    """A page in a context of its own: another person. Its errors fail the test."""
    contexts: list[Any] = []
    errors: list[str] = []

    def open_page(
        path: str = "/",
        dark: bool = False,
        phone: bool = False,
        small: bool = False,
        lang: str = "en",
        alone: bool = False,  # whether the page does by itself what is the only choice
    ) -> Any:
        context = browser.new_context(
            base_url=served.url,
            viewport=PHONE if phone else SMALL if small else DESKTOP,
            has_touch=phone,
            color_scheme="dark" if dark else "light",
            locale={"en": "en-GB", "uk": "uk-UA", "ru": "ru-RU"}[lang],
            reduced_motion="reduce",
        )
        contexts.append(context)
        context.add_init_script(SAME_CHANCE % int(os.environ.get("WARTABLE_CHANCE", "1")))
        context.add_init_script("localStorage.speed ??= 'off'")  # what happens is not waited for
        if not alone:
            context.add_init_script('localStorage.setItem("forced", "off")')
        page = context.new_page()
        page.set_default_timeout(PATIENCE * 1000)
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on(
            "console", lambda m: errors.append(m.text) if m.type in ("error", "warning") else None
        )
        page.goto(path)
        page.wait_for_selector("body[data-ready=true]")
        return page

    open_page.served = served  # type: ignore[attr-defined]
    open_page.expected = []  # type: ignore[attr-defined]  # words of errors that belong to a test
    yield open_page
    for context in contexts:
        context.close()
    expected = open_page.expected  # type: ignore[attr-defined]
    assert not [e for e in errors if not any(word in e for word in expected)], errors


@pytest.fixture
def shot() -> Callable[[Any, str], None]:
    """Keeps a picture under WHAT-DEVICE-THEME, as in age-of-war-phone-dark."""
    ARTIFACTS.mkdir(exist_ok=True)

    def take(page: Any, name: str) -> None:
        what, device, theme = name.rsplit("-", 2)
        assert what and device in ("desktop", "phone") and theme in ("light", "dark"), name
        until(page, LAID_OUT)
        page.evaluate(AT_REST)
        page.screenshot(path=ARTIFACTS / f"{name}.png")

    return take


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest first, so that no worker is left alone with one at the end."""
    items.sort(key=lambda item: not item.name.startswith(("test_two_people", "test_a_whole_game")))


def pytest_sessionfinish() -> None:
    """A page to look at all pictures: a row for each thing, its four looks side by side."""
    pictures = sorted(path.stem for path in ARTIFACTS.glob("*-*-*.png"))
    rows = []
    for what in sorted({name.rsplit("-", 2)[0] for name in pictures}):
        looks = [name for name in pictures if name.rsplit("-", 2)[0] == what]
        shown = "".join(
            f'<a href="{name}.png"><img src="{name}.png" alt="{name}" height="360"></a> '
            for name in looks
        )
        rows.append(f"<h2>{what}</h2><p>{shown}</p>")
    if rows:
        head = '<!doctype html><html lang="en"><meta charset="utf-8"><title>Wartable, seen</title>'
        (ARTIFACTS / "index.html").write_text(head + "\n".join(rows), encoding="utf-8")
