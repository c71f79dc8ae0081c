"""The documentation as a site, in build/site: `python -m tools.site`.

The pages of docs, the changelog and CONTRIBUTING.md are put together in build/pages/en; players'
pages of each game, in Ukrainian and Russian, are made from what the program says itself. Then
Zensical builds the site by zensical.toml, and one for each of these languages inside it, whose menu
and buttons speak that language. A link that leads nowhere is an error, and so is anything that a
page would load from elsewhere. `python -m tools.site --check` then searches the site, opened as a
file in a Chromium that has no network.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

from tools import pictures, rulebooks, site_search
from wartable.plugin import games
from wartable.scene.common import logo

ROOT = Path(__file__).parents[1]
DOCS, PAGES, SITE = ROOT / "docs", ROOT / "build" / "pages", ROOT / "build" / "site"
ALSO = {"CHANGELOG.md": "changelog.md", "CONTRIBUTING.md": "contributing.md"}  # beside the docs
LINK = re.compile(r"(!?)\[([^\]\n]*)\]\(([^)\s#]*)(#[^)\s]*)?\)")
ANCHOR = re.compile(r'^<a id="([\w-]+)"></a>\n\n(## .*)$', re.M)
HEADING = re.compile(r"^(#{2,4}) ([^{\n]*[а-яєіїґ][^{\n]*)$", re.M | re.I)
WORDS: dict[str, dict[str, Any]] = {
    "uk": {
        "about": "Цифровий стіл для п’яти стратегічних настільних ігор",
        "play": "Як грати",
        "numbers": "Правила за номерами (англійською)",
        "rest": "Решта документації (англійською)",
        "colours": ("Світлі кольори", "Темні кольори", "Кольори системи"),
        "not-ours": "Ми не пов’язані з авторами та видавцями цих ігор.",
    },
    "ru": {
        "about": "Цифровой стол для пяти стратегических настольных игр",
        "play": "Как играть",
        "numbers": "Правила по номерам (по-английски)",
        "rest": "Остальная документация (по-английски)",
        "colours": ("Светлые цвета", "Тёмные цвета", "Цвета системы"),
        "not-ours": "Мы не связаны с авторами и издателями этих игр.",
    },
}
LOADS = {"script": "src", "link": "href", "img": "src", "iframe": "src", "source": "src"}


def gather() -> None:
    """All pages, those of each language in a folder, with links that lead there."""
    shutil.rmtree(PAGES, ignore_errors=True)
    shutil.copytree(DOCS, PAGES / "en", ignore=shutil.ignore_patterns(*WORDS))
    for page in [*sorted(DOCS.rglob("*.md")), *(ROOT / name for name in ALSO)]:
        lang, name = place(page)
        kept = PAGES / lang / name
        kept.parent.mkdir(exist_ok=True)
        kept.write_text(anchored(linked(page.read_text("utf-8"), page)), "utf-8")
    (PAGES / "en/assets/logo.svg").write_text(logo(), encoding="utf-8")
    for game in games():
        for kept in (PAGES / "en" / "rules").glob(f"{game}*.md"):
            head, rest = kept.read_text(encoding="utf-8").split("\n", 1)
            kept.write_text(f"{head}\n\n![](../images/{picture(game).name}.png)\n{rest}", "utf-8")
        for lang in WORDS:
            players_page(game, lang)
    for lang in WORDS:
        front = PAGES / lang / "index.md"
        about, rest = front.read_text(encoding="utf-8").split("\n## ", 1)
        front.write_text(f"{about}\n{listed(lang)}\n## {rest}", encoding="utf-8")


def place(file: Path) -> tuple[str, str]:
    """The language of a page or picture and where it stands among its pages."""
    if file.parent == ROOT:
        return "en", ALSO[file.name]
    name = file.relative_to(DOCS)
    if name.parts[0] in WORDS:
        inside = str(Path(*name.parts[1:]))
        return name.parts[0], "index.md" if inside == "play.md" else inside
    return "en", str(name)


def linked(text: str, page: Path) -> str:
    """A page as it stands on the site. What a link names in the repository and the site has not got
    is named without a link."""
    lang, name = place(page)
    top = Path() if lang == "en" else Path(lang)

    def led(found: re.Match[str]) -> str:
        mark, words, target, part = found[1], found[2], found[3], found[4] or ""
        if not target or "://" in target:
            return found[0]
        file = (page.parent / target).resolve()
        ours = file.is_relative_to(DOCS) and file.is_file()
        if not ours and not (file.parent == ROOT and file.name in ALSO):
            return words
        there, kept = place(file)
        if there != lang and kept.endswith(".md"):
            kept = f"{kept[:-3]}.html"  # another site, which is built apart
        to = (Path() if there == "en" else Path(there)) / kept
        return f"{mark}[{words}]({os.path.relpath(to, (top / name).parent)}{part})"

    return LINK.sub(led, text)


def anchored(text: str) -> str:
    """Headings with the places that links and searches lead to: those written above them, else,
    where the words are not Latin, the words themselves. Zensical would number these."""

    def named(found: re.Match[str]) -> str:
        words = re.sub(r"[^\w]+", "-", found[2].lower()).strip("-")
        return f"{found[1]} {found[2]} {{ #{words} }}"

    return HEADING.sub(named, ANCHOR.sub(r"\2 { #\1 }", text))


def picture(game: str) -> pictures.Picture:
    """The first picture of a game."""
    return next(item for item in pictures.ALL if item.name.startswith(game))


def players_page(game: str, lang: str) -> None:
    """A game for players, as the program tells of it: a picture, the chapters of its rulebook,
    rulings."""
    plugin = games()[game]
    shown = f"{game}-{lang}-board.png"
    (PAGES / "en/images" / shown).write_bytes(pictures.draw(replace(picture(game), lang=lang)))
    numbers = f"[{WORDS[lang]['numbers']}](../rules/{game}.html)"
    text = f"# {title(game, lang)}\n\n![](../images/{shown})\n\n{numbers}\n\n"
    text += rulebooks.book(plugin, lang)
    (PAGES / lang / f"{game}.md").write_text(anchored(text), encoding="utf-8")


def title(game: str, lang: str) -> str:
    plugin = games()[game]
    return plugin.texts(plugin.game(), lang)("title")


def listed(lang: str) -> str:
    """The games with their pages, for the front page of a language."""
    found = ""
    for game in ordered():
        plugin = games()[game]
        tagline = plugin.texts(plugin.game(), lang)("tagline")
        found += f"- [{title(game, lang)}]({game}.md). {tagline}\n"
    return found


def ordered() -> list[str]:
    """The games as the menu of the whole site has them, the easier ones first."""
    menu = (ROOT / "zensical.toml").read_text(encoding="utf-8")
    return re.findall(r"rules/([a-z-]+)-book\.md", menu)


def settings(lang: str) -> str:
    """The configuration of the site of a language: that of the whole, with its own menu."""
    whole = tomllib.loads((ROOT / "zensical.toml").read_text(encoding="utf-8"))
    project, words = whole["project"], WORDS[lang]
    project |= {"site_description": words["about"], "copyright": words["not-ours"]}
    project |= {"docs_dir": f"pages/{lang}", "site_dir": f"site/{lang}"}
    project["nav"] = [
        {words["play"]: "index.md"},
        *({title(game, lang): f"{game}.md"} for game in ordered()),
        {words["rest"]: "../index.html"},
    ]
    theme = project["theme"]
    theme |= {"language": lang, "logo": f"../{theme['logo']}", "favicon": f"../{theme['favicon']}"}
    for palette, name in zip(theme["palette"], words["colours"], strict=True):
        palette["toggle"]["name"] = name
    # Few pages: the menu at their side is enough.
    theme["features"] = [name for name in theme["features"] if "tabs" not in name]
    extra = project["extra"]
    extra["polyfills"] = [f"../{name}" for name in extra["polyfills"]]
    project["extra_css"] = [f"../{name}" for name in project["extra_css"]]
    for other in extra["alternate"]:
        other["link"] = f"../{other['link']}"
    return f"[project]\n{toml(project)}"


def toml(table: dict[str, Any]) -> str:
    """The entries of a table, those within it in one line each."""

    def value(given: Any) -> str:
        if isinstance(given, dict):
            return f"{{ {', '.join(f'{json.dumps(k)} = {value(v)}' for k, v in given.items())} }}"
        if isinstance(given, list):
            return f"[{', '.join(map(value, given))}]"
        return json.dumps(given, ensure_ascii=False)

    return "".join(f"{json.dumps(key)} = {value(given)}\n" for key, given in table.items())


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


def build(config: Path) -> None:
    command = [sys.executable, "-m", "zensical", "build", "--clean", "--strict"]
    subprocess.run([*command, "--config-file", str(config)], cwd=ROOT, check=True)


def main() -> None:
    gather()
    shutil.rmtree(SITE, ignore_errors=True)
    build(ROOT / "zensical.toml")
    for lang in WORDS:
        config = PAGES.parent / f"{lang}.toml"
        config.write_text(settings(lang), encoding="utf-8")
        build(config)
        (SITE / lang / "404.html").unlink()  # servers ask for that of the whole
    site_search.share(SITE, list(WORDS))
    if wrong := problems(SITE):
        raise SystemExit("\n".join(wrong))
    pages = len(list(SITE.rglob("*.html")))
    print(f"{pages} pages: {SITE / 'index.html'}")
    if "--check" in sys.argv[1:]:
        site_search.check(SITE)


if __name__ == "__main__":
    main()
