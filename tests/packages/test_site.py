"""The site has every page of the documentation, and what leads nowhere in it is found."""

from __future__ import annotations

import json
import shutil
import subprocess
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.needs import missing
from tools import site, site_search
from wartable.i18n import LANGUAGES
from wartable.plugin import games

DOCS = site.ROOT / "docs"
# Each line of words: what the search would look for in an index that has all of them.
FORMS = """
const [file, ...lines] = process.argv.slice(1);
globalThis.Element = class {};
globalThis.window = { Worker: class { postMessage(given) { this.given = given; } } };
(0, eval)(require("node:fs").readFileSync(file, "utf8"));
const worker = new window.Worker();
const items = [{ title: "", text: lines.join(" ") }];
worker.postMessage({ type: 0, data: { config: { separator: " " }, items } });
const sought = (word) => {
  worker.postMessage({ type: 2, data: { input: word } });
  const [either] = worker.given.data.input.data.operands;
  return either.data.operands.map((form) => form.data.value.data);
};
console.log(JSON.stringify(lines.map((line) => line.split(" ").map(sought))));
"""


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
    menu = [page for page, _ in named(project["nav"])]
    pages = [path for path in DOCS.rglob("*.md") if site.place(path)[0] == "en"]
    all = {str(page.relative_to(DOCS)) for page in pages} | set(site.ALSO.values())
    assert len(menu) == len(set(menu)) and set(menu) == all


@pytest.mark.parametrize("lang", site.WORDS)
def test_a_language_has_a_site_of_its_own(lang: str) -> None:
    project = tomllib.loads(site.settings(lang))["project"]
    titles = dict(named(project["nav"]))
    pages = {site.place(path)[1] for path in DOCS.rglob("*.md") if site.place(path)[0] == lang}
    assert set(titles) == pages | {f"{game}.md" for game in games()} | {"../index.html"}
    for id, plugin in games().items():
        assert titles[f"{id}.md"] == plugin.texts(plugin.game(), lang)("title")
    assert project["theme"]["language"] == lang and set(site.WORDS) == set(LANGUAGES) - {"en"}
    offered = [(other["lang"], other["link"]) for other in project["extra"]["alternate"]]
    assert offered == [("en", "../index.html"), *((o, f"../{o}/index.html") for o in site.WORDS)]


@pytest.mark.parametrize(
    ("page", "text", "becomes"),
    [
        ("docs/index.md", "[a](../CHANGELOG.md)", "[a](changelog.md)"),
        ("docs/index.md", "[a](uk/play.md)", "[a](uk/index.html)"),
        ("docs/uk/play.md", "[b](../gallery.md#c)", "[b](../gallery.html#c)"),
        ("docs/uk/play.md", "![b](../images/load.svg)", "![b](../images/load.svg)"),
        ("docs/uk/play.md", "[b](../ru/play.md)", "[b](../ru/index.html)"),
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
    assert site.linked(text, site.ROOT / page) == becomes


def test_headings_have_places_that_say_something() -> None:
    text = '<a id="end"></a>\n\n## Кінець\n\n### Останнє місто: Вань\n\n## The end\n'
    assert site.anchored(text) == (
        "## Кінець { #end }\n\n### Останнє місто: Вань { #останнє-місто-вань }\n\n## The end\n"
    )


def test_a_language_finds_its_own_pages_then_the_english_ones(tmp_path: Path) -> None:
    for folder in ("", "uk", "ru"):
        (tmp_path / folder).mkdir(exist_ok=True)
        index = {"config": {}, "items": [{"location": "index.html", "title": folder}]}
        (tmp_path / folder / "search.json").write_text(json.dumps(index), "utf-8")
    site_search.share(tmp_path, ["uk", "ru"])
    found = {}
    for folder in ("", "uk", "ru"):
        text = (tmp_path / folder / "search.js").read_text("utf-8")
        index = json.loads(text.removeprefix("var __index = ").removesuffix(";"))
        assert index == json.loads((tmp_path / folder / "search.json").read_text("utf-8"))
        found[folder] = [item["location"] for item in index["items"]]
    assert found == {
        "": ["index.html", "uk/index.html", "ru/index.html"],
        "uk": ["index.html", "../index.html"],
        "ru": ["index.html", "../index.html"],
    }


def test_the_search_knows_the_forms_of_a_word() -> None:
    node = shutil.which("node")
    if node is None:
        missing("no node here: the search of the site is not tested")
    lines = [
        "завоювати завойованих завойовує завоювання",
        "хід ходу ходом ходів",
        "гравець гравця гравців",
        "бойова бойові бойових",
        "карта карти карт картами",
        "карток картка",
        "победы побед победить",
        "театров театр театры",
        "cities city",
        "conquered conquering conquers",
    ]
    script = DOCS / "assets" / "search-words.js"
    run = subprocess.run(
        [node, "--eval", FORMS, str(script), *lines], capture_output=True, text=True, check=True
    )
    for line, sought in zip(lines, json.loads(run.stdout), strict=True):
        words = line.split()
        for word, forms in zip(words, sought, strict=True):
            begun = {other for other in words if other.startswith(word)}
            assert set(forms) | begun == set(words), (word, forms)


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
