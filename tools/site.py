"""The documentation as a site, in build/site: `python -m tools.site`.

The pages of docs, the changelog and CONTRIBUTING.md are put together in build/pages; players' pages
of each game, in Ukrainian and Russian, are made from what the program says itself. Then Zensical
builds the site by zensical.toml. A link that leads nowhere is an error, and so is anything that a
page would load from elsewhere. `python -m tools.site --check` then searches the
site, opened as a file in a Chromium that has no network.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

from tools import pictures, rulebooks
from wartable.plugin import games

ROOT = Path(__file__).parents[1]
PAGES, SITE = ROOT / "build" / "pages", ROOT / "build" / "site"
PATIENCE = 60_000  # milliseconds for a browser
ALSO = {"CHANGELOG.md": "changelog.md", "CONTRIBUTING.md": "contributing.md"}  # beside the docs
LINK = re.compile(r"(!?)\[([^\]\n]*)\]\(([^)\s#]*)(#[^)\s]*)?\)")
WORDS = {
    "uk": "Правила за номерами (англійською)",
    "ru": "Правила по номерам (по-английски)",
}
SEARCHED = {
    "Daliang": "rules/age-of-war",
    "завоювати": "uk/age-of-war",
    "завоевать": "ru/age-of-war",
}
LOADS = {"script": "src", "link": "href", "img": "src", "iframe": "src", "source": "src"}


def gather() -> None:
    """All pages in one folder, with links that lead there."""
    shutil.rmtree(PAGES, ignore_errors=True)
    shutil.copytree(ROOT / "docs", PAGES)
    for page in sorted((ROOT / "docs").rglob("*.md")):
        copy = PAGES / page.relative_to(ROOT / "docs")
        copy.write_text(linked(page.read_text("utf-8"), page.parent, copy.parent), "utf-8")
    for name, kept in ALSO.items():
        text = (ROOT / name).read_text(encoding="utf-8")
        (PAGES / kept).write_text(linked(text, ROOT, PAGES), encoding="utf-8")
    for game in games():
        page = PAGES / "rules" / f"{game}.md"
        title, rest = page.read_text(encoding="utf-8").split("\n", 1)
        page.write_text(f"{title}\n\n![](../images/{picture(game).name}.png)\n{rest}", "utf-8")
        for lang in WORDS:
            players_page(game, lang)


def linked(text: str, folder: Path, there: Path) -> str:
    """A page of `folder` as it stands in `there`. What a link names in the repository and the site
    has not got is named without a link."""

    def led(found: re.Match[str]) -> str:
        mark, words, target, part = found[1], found[2], found[3], found[4] or ""
        if not target or "://" in target:
            return found[0]
        file = (folder / target).resolve()
        if file.parent == ROOT and file.name in ALSO:
            kept = PAGES / ALSO[file.name]
        elif file.is_relative_to(ROOT / "docs") and file.is_file():
            kept = PAGES / file.relative_to(ROOT / "docs")
        else:
            return words
        return f"{mark}[{words}]({os.path.relpath(kept, there)}{part})"

    return LINK.sub(led, text)


def picture(game: str) -> pictures.Picture:
    """The first picture of a game."""
    return next(item for item in pictures.ALL if item.name.startswith(game))


def players_page(game: str, lang: str) -> None:
    """A game for players, as the program tells of it: a picture, the chapters of its rulebook,
    rulings."""
    plugin = games()[game]
    title = plugin.texts(plugin.game(), lang)("title")
    shown = f"{game}-{lang}-board.png"
    (PAGES / "images" / shown).write_bytes(pictures.draw(replace(picture(game), lang=lang)))
    head = f"# {title}\n\n![](../images/{shown})\n\n[{WORDS[lang]}](../rules/{game}.md)\n\n"
    text = head + rulebooks.book(plugin, lang)
    (PAGES / lang / f"{game}.md").write_text(text, encoding="utf-8")


class Page(HTMLParser):
    """What a built page loads, where it links to, and the places in it that others may link to."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.loads: list[str] = []
        self.links: list[str] = []
        self.places: set[str] = set()
        self.feed(text)

    def has(self, place: str) -> bool:
        """Whether something in the page has this id."""
        return unquote(place) in self.places

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {key: value or "" for key, value in attrs}
        if "id" in given:
            self.places.add(given["id"])
        if tag == "a" and given.get("href"):
            self.links.append(given["href"])
        if tag in LOADS and given.get(LOADS[tag]) and given.get("rel") != "canonical":
            self.loads.append(given[LOADS[tag]])


def problems(site: Path) -> list[str]:
    """Links and files of a built site that lead nowhere or to another machine."""
    pages = {page: Page(page.read_text("utf-8")) for page in sorted(site.rglob("*.html"))}
    found = []
    for page, read in pages.items():
        name = page.relative_to(site)
        found += [f"{name} loads {one}" for one in read.loads if urlsplit(one).netloc]
        for link in (*read.links, *read.loads):
            parts = urlsplit(link)
            if parts.scheme or parts.netloc:
                continue
            start = site if parts.path.startswith("/") else page.parent
            target = (start / unquote(parts.path).lstrip("/")).resolve() if parts.path else page
            there = target in pages and pages[target].has(parts.fragment)
            if not target.is_file() or (parts.fragment and not there):
                found.append(f"{name} → {link}")
    return found


def search(site: Path) -> None:
    """Find words of each language in a built site; an error of Playwright if one is not found."""
    from playwright.sync_api import sync_playwright

    path = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    flags = ["--headless", "--no-sandbox", "--disable-gpu"]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=flags)
        context = browser.new_context(offline=True)
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        page.goto((site / "index.html").as_uri())
        page.click(".md-search__button")
        for word, target in SEARCHED.items():
            page.locator("dialog[open] input").first.fill(word)
            page.locator(f"dialog[open] a[href*='{target}']").first.wait_for()
            print(f"{word}: {page.locator('dialog[open] ol a').count()} places")
        browser.close()


def main() -> None:
    gather()
    shutil.rmtree(SITE, ignore_errors=True)
    command = [sys.executable, "-m", "zensical", "build", "--clean", "--config-file"]
    subprocess.run([*command, str(ROOT / "zensical.toml")], cwd=ROOT, check=True)
    if wrong := problems(SITE):
        raise SystemExit("\n".join(wrong))
    pages = len(list(SITE.rglob("*.html")))
    print(f"{pages} pages: {SITE / 'index.html'}")
    if "--check" in sys.argv[1:]:
        search(SITE)


if __name__ == "__main__":
    main()
