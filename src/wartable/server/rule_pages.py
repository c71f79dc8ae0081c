"""A rulebook as a page shows it: texts by their kind, and scenes step by step."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from wartable.i18n import Texts, texts
from wartable.lessons import Chapter, Course, Part, chapters, scene_of, watch
from wartable.lessons.chapters import Run, picture, rule_key, runs
from wartable.plugin import Plugin, game
from wartable.scene import LayoutName
from wartable.server.answers import RuleFrame, RuleScene

STOPS = ".,;:!?…)»”"


@dataclass
class Shown:
    """A part of a chapter: `kind` is text, list, scene or options. A paragraph or the lines of a
    list are `lines`; of a scene `says` are its captions, one for each step."""

    kind: str
    lines: list[list[Run]] = field(default_factory=list)
    scene: str = ""
    title: str = ""
    says: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Page:
    """A chapter in a reader's language. `rests`: what it cites at its end."""

    id: str
    title: str
    parts: list[Shown]
    rests: list[str]


def pages(plugin: Plugin[Any, Any], lang: str) -> list[Page]:
    """The rulebook of a game in a language."""
    return [
        Page(each.id, each.title[lang], _parts(each, lang), each.rests) for each in chapters(plugin)
    ]


def cite(cited: str) -> str:
    """A section or a ruling as people read it: §5.1, R-7."""
    return f"§{cited}" if cited[0].isdigit() else cited


def held(line: list[Run]) -> list[tuple[str, str, str, str]]:
    """A line whose citations are held together with the word before and the stop after them, so
    that none begins a line: what it is, its words, and what is before and after a citation."""
    found: list[tuple[str, str, str, str]] = []
    for kind, words in line:
        last = found[-1] if found else None
        if kind == "cite" and last and last[0] == "text" and last[1].endswith(" "):
            rest, _, word = last[1][:-1].rpartition(" ")
            found[-1] = ("text", f"{rest} " if rest else "", "", "")
            found.append((kind, words, word, ""))
        elif kind == "text" and last and last[0] == "cite":
            stop = words[: len(words) - len(words.lstrip(STOPS))]
            found[-1] = (*last[:3], stop)
            found.append((kind, words[len(stop) :], "", ""))
        else:
            found.append((kind, words, "", ""))
    return found


def rulings(plugin: Plugin[Any, Any], rules: dict[str, str]) -> list[tuple[str, str, str]]:
    """Each ruling: its id, how people cite it, its text. How it is cited is taken from the
    rulebook where that cites it."""
    known = {rule_key(one): one for each in chapters(plugin) for one in _cited(each)}
    return [(id, cite(known.get(id, _written(id))), text) for id, text in rules.items()]


def _written(id: str) -> str:
    return id.replace("-", ".") if id[0].isdigit() else id.upper()


def _cited(chapter: Chapter) -> list[str]:
    said = [run for part in chapter.parts for words in part.words.values() for run in runs(words)]
    return [*chapter.rests, *(words for kind, words in said if kind == "cite")]


def _parts(chapter: Chapter, lang: str) -> list[Shown]:
    found: list[Shown] = []
    for part in chapter.parts:
        if part.kind == "item" and found and found[-1].kind == "list":
            found[-1].lines.append(runs(part.words[lang]))
        elif part.scene:
            steps = part.scene.steps[part.first :]
            title = part.scene.title.get(lang, "") if len(steps) > 1 else ""
            says = [step.says[lang] for step in steps]
            found.append(Shown("scene", scene=part.scene.id, title=title, says=says))
        elif part.kind == "options":
            found.append(Shown("options"))
        else:
            kind = "list" if part.kind == "item" else "text"
            found.append(Shown(kind, [runs(part.words[lang])]))
    return found


@lru_cache(maxsize=128)
def scene(id: str, chapter: str, name: str, lang: str, layout: LayoutName) -> RuleScene:
    """A scene of a rulebook drawn in one layout; BadInput if there is none of this name."""
    return drawn(scene_of(game(id), chapter, name), lang, layout)


def drawn(part: Part, lang: str, layout: LayoutName) -> RuleScene:
    """All steps of a scene that are shown, as seat 0 sees them."""
    return RuleScene([_frame(course, lang, layout) for course in watch(part)])


def _frame(course: Course, lang: str, layout: LayoutName) -> RuleFrame:
    title, found = picture(course, reader_of(course, lang), layout)
    return RuleFrame(title, found, course.shown(found.pieces))


def reader_of(course: Course, lang: str) -> Texts:
    """What a scene is told in: the reader sits at seat 0, the others are bots."""
    house = texts(lang=lang)
    others = [house(f"bot-name-{seat % 6}") for seat in range(1, course.table.seats)]
    return course.texts(lang, [house("you-head"), *others])
