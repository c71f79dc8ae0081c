"""The site has every page of the documentation, and what leads nowhere in it is found."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tools import site
from wartable.i18n import LANGUAGES
from wartable.plugin import games

DOCS = site.ROOT / "docs"


def named(nav: list[dict[str, Any]]) -> Iterator[tuple[str, str]]:
    """Every page of the menu and its title there."""
    for entry in nav:
        for title, target in entry.items():
            if isinstance(target, str):
                yield target, title
            else:
                yield from named(target)


def test_every_page_is_in_the_menu_once() -> None:
    project = tomllib.loads((site.ROOT / "zensical.toml").read_text("utf-8"))["project"]
    entries = list(named(project["nav"]))
    menu, titles = [page for page, _ in entries], dict(entries)
    pages = {str(page.relative_to(DOCS)) for page in DOCS.rglob("*.md")} | set(site.ALSO.values())
    made = {f"{lang}/{game}.md" for lang in site.WORDS for game in games()}
    assert len(menu) == len(set(menu)) and set(menu) == pages | made
    assert set(site.WORDS) == set(LANGUAGES) - {"en"}
    for lang in site.WORDS:
        for id, plugin in games().items():
            assert titles[f"{lang}/{id}.md"] == plugin.texts(plugin.game(), lang)("title")


@pytest.mark.parametrize(
    ("page", "text", "becomes"),
    [
        ("docs/index.md", "[a](../CHANGELOG.md)", "[a](changelog.md)"),
        ("docs/uk/play.md", "![b](../gallery.md#c)", "![b](../gallery.md#c)"),
        ("docs/RUNBOOK.md", "[alerts](../ops/alerts.yml)", "alerts"),
        (
            "docs/index.md",
            "[d](https://semver.org) [e](#part)",
            "[d](https://semver.org) [e](#part)",
        ),
        ("CONTRIBUTING.md", "[f](docs/GLOSSARY.md)", "[f](GLOSSARY.md)"),
    ],
)
def test_links_lead_to_the_pages_of_the_site(page: str, text: str, becomes: str) -> None:
    file = site.ROOT / page
    there = site.PAGES / file.relative_to(DOCS) if file.is_relative_to(DOCS) else site.PAGES / "x"
    assert site.linked(text, file.parent, there.parent) == becomes


def test_what_leads_nowhere_or_elsewhere_is_found(tmp_path: Path) -> None:
    (tmp_path / "here.html").write_text('<h1 id="top">Here</h1><a href="#top">up</a>')
    (tmp_path / "index.html").write_text(
        '<link rel="canonical" href="https://table.example/"><script src="https://cdn.example/x.js">'
        '</script><a href="here.html#top">1</a><a href="/here.html">2</a>'
        '<a href="here.html#no">3</a>'
        '<a href="gone.html">4</a><img src="gone.png"><a href="https://semver.org">5</a>'
    )
    assert site.problems(tmp_path) == [
        "index.html loads https://cdn.example/x.js",
        "index.html → here.html#no",
        "index.html → gone.html",
        "index.html → gone.png",
    ]
