"""The page's fonts: every letter of our texts, few bytes, sent as they are."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest
from fontTools.ttLib import TTFont
from web_harness import Served

from wartable.plugin import games
from wartable.server.assets import FOLDER, assets

MOST = 150_000  # bytes, all four files
SIGNS = set("→▪▶○★✓⛩")  # no family of letters has them; every system does


def test_a_font_is_sent_as_it_is(served: Served) -> None:
    font = served.person().http.get("/static/sans-latin.woff2")
    assert font.headers["content-type"] == "font/woff2" and "content-encoding" not in font.headers
    assert font.headers["x-content-type-options"] == "nosniff"


def letters(name: str) -> set[str]:
    return {chr(code) for code in TTFont(FOLDER / name).getBestCmap()}


@pytest.mark.parametrize("family", ["sans", "serif"])
def test_the_fonts_have_every_character_of_our_texts(family: str) -> None:
    known = letters(f"{family}-latin.woff2") | letters(f"{family}-cyrillic.woff2")
    packages = ["wartable.i18n", *(plugin.package for plugin in games().values())]
    used: set[str] = set()
    for package in packages:
        for path in (files(package) / "locales").iterdir():
            if path.name.endswith(".ftl"):
                used |= set(path.read_text(encoding="utf-8"))
    assert {sign for sign in used if sign > " "} - known <= SIGNS


def test_the_styles_load_the_fonts_for_the_letters_they_have() -> None:
    """What a face's range promises, its file has; what the file has, is in the range."""
    styles = (FOLDER / "ui.css").read_text(encoding="utf-8")
    faces = re.findall(r'url\("([\w.-]+)"\)[^}]*unicode-range: ([^;]+);', styles)
    assert len(faces) == 4
    for name, ranges in faces:
        spans = [part.strip().removeprefix("U+").split("-") for part in ranges.split(",")]
        inside = {chr(c) for a, *b in spans for c in range(int(a, 16), int((b or [a])[0], 16) + 1)}
        has = {sign for sign in letters(name) if sign > " "}
        assert has <= inside, sorted(has - inside)
    assert sum(len(assets()[name].raw) for name, _ in faces) < MOST
