"""The rulebooks as documentation: docs/rules/GAME-book.md, with pictures of their scenes.

    python -m tools.rulebooks           write pages and pictures anew (part of `make pages`)
    python -m tools.rulebooks --check   is what lies there what would be written? exit code 1 if not

The text is that of the chapters (`rulebook/*.chapter` in a game's folder), which the page
`/rules/GAME` shows too. The sheets beside them, docs/rules/GAME.md, are written by hand: they have
the numbers that code and log cite.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from wartable.i18n import Texts, texts
from wartable.lessons import scene_of, watch
from wartable.lessons.chapters import Run, picture, rule_key
from wartable.plugin import Plugin, games
from wartable.scene import common
from wartable.scene.svg import svg
from wartable.server import rule_pages
from wartable.server.describe import game_card
from wartable.server.rule_pages import Page, Shown, cite
from wartable.server.rulebook import rulebook

FOLDER = Path(__file__).parents[1] / "docs" / "rules"
IMAGES = FOLDER / "images"
# Scenes that are drawn, by game: a few, for a picture of a whole table is heavy
DRAWN = {
    "age-of-war": ("conquest/stolen",),
    "critters-at-war": ("neighbours/neighbours-support",),
    "small-samurai-empires": ("orders/orders-begin",),
    "age-of-heroes": ("set-up/start", "fair/fair-draw"),
    "through-the-ages": ("row/card-row-prices",),
}
SPECIAL = re.compile(r"([\\`*_\[\]<|])")
HEAD = """# {title}: how it is played

<!-- Made by `make pages` from the chapters that the program shows. -->

At a table, *Rules* opens these chapters with scenes that can be stepped through. The same by
number, as refusals and the log cite it: [the rules]({id}.md). Why each ruling is as it is:
[rulings](../rulings/{id}.md).
"""


def page(plugin: Plugin[Any, Any]) -> str:
    """The rulebook of a game, in English."""
    title = game_card(plugin, "en").title
    return f"{HEAD.format(title=title, id=plugin.id)}\n{book(plugin, 'en', DRAWN[plugin.id])}"


def book(plugin: Plugin[Any, Any], lang: str, drawn: tuple[str, ...] = ()) -> str:
    """Contents, chapters and rulings in a language; these scenes with their pictures."""
    house, chapters = texts(lang=lang), rule_pages.pages(plugin, lang)
    rules = rule_pages.rulings(plugin, rulebook(plugin.id, lang).rules)
    named = house("ui-rules-rulings")
    contents = [f"[{plain(each.title)}](#{each.id})" for each in chapters]
    parts = [f"{house('rules-contents')}: {' · '.join([*contents, f'[{named}](#rulings)'])}"]
    for chapter in chapters:
        parts.append(f'<a id="{chapter.id}"></a>\n\n## {plain(chapter.title)}')
        for part in chapter.parts:
            parts.append(shown(plugin, chapter, part, house, drawn))
        if chapter.rests:
            rests = ", ".join(map(linked, chapter.rests))
            parts.append(f"{house('rules-rests')}: {rests}.")
    parts.append(f'<a id="rulings"></a>\n\n## {named}')
    parts.append(
        "\n".join(f'- <a id="ruling-{i}"></a>**{c}** {plain(text)}' for i, c, text in rules)
    )
    return "\n\n".join(parts) + "\n"


def shown(
    plugin: Plugin[Any, Any], chapter: Page, part: Shown, house: Texts, drawn: tuple[str, ...]
) -> str:
    """A part of a chapter."""
    if part.kind == "text":
        return said(part.lines[0])
    if part.kind == "list":
        return "\n".join(f"- {said(line)}" for line in part.lines)
    if part.kind == "options":
        return "\n".join(options(plugin, house))
    name = f"{chapter.id}/{part.scene}"
    title = [f"### {plain(part.title)}"] if part.title else []
    image = [f"![{plain(part.says[0])}](images/{file_of(plugin, name)})"] if name in drawn else []
    says = [plain(words) for words in part.says]
    steps = [f"{n}. {words}" for n, words in enumerate(says, 1)] if says[1:] else [f"> {says[0]}"]
    return "\n\n".join([*title, *image, "\n".join(steps)])


def options(plugin: Plugin[Any, Any], house: Texts) -> Iterator[str]:
    """What can be chosen when a table is opened, the usual marked."""
    for option in game_card(plugin, house.lang).options:
        if option.choices:
            usual = f" {house('rules-usual')}"
            known = [c.name + (usual if c.key == option.default else "") for c in option.choices]
            yield f"- **{plain(option.name)}**: {plain(', '.join(known))}"
        else:
            usual = house("rules-usually", value=option.default)
            yield f"- **{plain(option.name)}**: {option.least}–{option.most} ({plain(usual)})"


def said(line: list[Run]) -> str:
    """A text with its terms, and links to what it cites."""
    marked = {"": plain, "bold": lambda words: f"**{plain(words)}**", "cite": linked}
    return "".join(marked[kind](words) for kind, words in line)


def linked(cited: str) -> str:
    return f"[{cite(cited)}](#ruling-{rule_key(cited)})"


def plain(text: str) -> str:
    """Words that mean nothing to Markdown."""
    return SPECIAL.sub(r"\\\1", text)


def file_of(plugin: Plugin[Any, Any], scene: str) -> str:
    return f"{plugin.id}-{scene.replace('/', '-')}.svg"


def draw(plugin: Plugin[Any, Any], scene: str) -> str:
    """The first step of a scene that is shown, in English."""
    course = next(watch(scene_of(plugin, *scene.split("/"))))
    reader = rule_pages.reader_of(course, "en")
    title, layout = picture(course, reader, "wide")
    sheets = [common.sheet(), plugin.sheet(course.table.game, reader)]
    return svg(layout, sheets, "light", title) + "\n"


def made() -> dict[Path, str]:
    """All files, and what they hold."""
    found: dict[Path, str] = {}
    for plugin in games().values():
        found[FOLDER / f"{plugin.id}-book.md"] = page(plugin)
        for scene in DRAWN[plugin.id]:
            found[IMAGES / file_of(plugin, scene)] = draw(plugin, scene)
    return found


def stale(found: dict[Path, str]) -> list[str]:
    """Files that are not as they would be written, and pictures that nothing shows."""
    wrong = [
        path.name
        for path, text in found.items()
        if not path.is_file() or path.read_text(encoding="utf-8") != text
    ]
    return wrong + [path.name for path in sorted(IMAGES.glob("*")) if path not in found]


def main() -> int:
    found = made()
    if "--check" in sys.argv[1:]:
        if wrong := stale(found):
            print(f"docs/rules: not as the rulebooks are: {', '.join(wrong)}; make pages")
        return bool(wrong)
    IMAGES.mkdir(exist_ok=True)
    for path, text in found.items():
        path.write_text(text, encoding="utf-8")
    print(FOLDER)
    return 0


if __name__ == "__main__":
    sys.exit(main())
