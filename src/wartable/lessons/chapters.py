"""A rulebook as files: `rulebook/03-turn.chapter` in a game's folder.

    en The turn                         a chapter's title; its id is the file's name
    uk Хід
    ru Ход
    rests 5 R-7 R-8                     sections and rulings it rests on; may be left out

    text                                a paragraph: **a term**, and a ruling [R-7] that is opened
    en Roll all **seven dice** … [R-7]  by a press. All languages cite the same ones.
    uk …
    ru …
    figures Dice = 7 | Cities = 14      figures of the game that it states, as its page of figures
                                        names them in English; it may be left out
    item                                the same, a line of a list
    …

    scene first-roll                    a table laid as in a lesson (`wartable.lessons.reading`),
    en One attempt                      with a title if it has several steps: then it can be
    …                                   stepped through
    seats 2
    turn 0
    step throw                          steps are watched: they say, `do`, `show` and lay another
    en Seven dice are thrown.           `table`; nothing is chosen
    …
    do roll 3 3 2 A C 1 G
    show die-*

    lesson first-steps dice general     steps of a lesson, from one to another or one alone, done by
                                        their own solutions
    options                             what can be chosen when a table is opened

What is cited has a text `rule-…` of the game. A fault names its file and line."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import cache
from importlib.resources import files
from typing import Any

from msgspec.structs import replace as replaced

from wartable.errors import BadInput
from wartable.i18n import LANGUAGES, Texts, texts
from wartable.laid import Line, first_word
from wartable.lessons.course import SEAT, Course
from wartable.lessons.reading import Lesson, LessonError, Reader, Words, joined, lesson
from wartable.plugin import Plugin
from wartable.scene import Layout, LayoutName, Piece

SUFFIX = ".chapter"
NAME = re.compile(r"\d+-([a-z0-9]+(?:-[a-z0-9]+)*)\.chapter")
KEY = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
MARKS = re.compile(r"\*\*(?P<bold>[^*]+)\*\*|\[(?P<cite>[0-9A-Z][0-9A-Za-z.-]*)\]")
SAYING = ("text", "item")
PARTS = (*SAYING, "scene", "lesson", "options")
Run = tuple[str, str]  # of a text: "" plain, "bold", "cite"; and its words


@dataclass
class Part:
    """A paragraph, a line of a list, a scene, or what can be chosen. Of a scene the steps from
    `first` on are shown."""

    kind: str
    line: Line
    words: Words = field(default_factory=dict)
    scene: Lesson | None = None
    first: int = 0
    figures: Line | None = None


@dataclass
class Chapter:
    """A chapter of a rulebook."""

    plugin: Plugin[Any, Any]
    id: str
    path: str
    title: Words = field(default_factory=dict)
    rests: list[str] = field(default_factory=list)
    parts: list[Part] = field(default_factory=list)

    @property
    def scenes(self) -> dict[str, Part]:
        """Its scenes by their names."""
        return {part.scene.id: part for part in self.parts if part.scene}


@cache
def chapters(plugin: Plugin[Any, Any]) -> tuple[Chapter, ...]:
    """The rulebook of a game, in its order; LessonError where a chapter cannot be read."""
    folder = files(plugin.package) / "rulebook"
    if not folder.is_dir():
        return ()
    found: dict[str, Chapter] = {}
    for item in sorted(folder.iterdir(), key=lambda item: item.name):
        if not item.name.endswith(SUFFIX):
            continue
        made = parse_chapter(item.read_text(encoding="utf-8"), item.name, plugin)
        if made.id in found:
            raise LessonError(f"{item.name}:1: {found[made.id].path} has the same id")
        found[made.id] = made
    return tuple(found.values())


def scene_of(plugin: Plugin[Any, Any], chapter: str, scene: str) -> Part:
    """One scene of a rulebook; BadInput if there is none of these names."""
    for each in chapters(plugin):
        if each.id == chapter and scene in each.scenes:
            return each.scenes[scene]
    raise BadInput(f"no scene {chapter}/{scene} in the rules of {plugin.id}")


def watch(part: Part) -> Iterator[Course]:
    """The scene at each step that is shown; the course goes on when the next one is asked for."""
    if part.scene is None:
        raise ValueError(f"{part.kind} is no scene")
    course, last = Course(part.scene), len(part.scene.steps) - 1
    while True:
        if course.at >= part.first:
            yield course
        if course.at == last:
            return
        course.move(course.solution())


def picture(course: Course, reader: Texts, layout: LayoutName) -> tuple[str, Layout]:
    """The name of what is seen, and the table as seat 0 sees it: what could be done is drawn, and
    cannot be done."""
    plugin, table = course.lesson.plugin, course.table
    view = table.view(SEAT)
    offers = plugin.offers(table.game, table.state, view, SEAT, reader)
    scene = plugin.drawn(view, offers, reader, layout)
    found = scene.layout(layout)
    return scene.title, replaced(found, pieces=tuple(map(_watched, found.pieces)))


def _watched(piece: Piece) -> Piece:
    states = " ".join(state for state in piece.state.split() if state != "legal")
    return replaced(piece, actions=(), state=states, asks="")


def check_figures(chapter: Chapter) -> None:
    """The figures that a chapter states are those of the game; LessonError where one is not."""
    plugin, known = chapter.plugin, dict[str, list[str]]()
    if not any(part.figures for part in chapter.parts):
        return
    rules = plugin.game()
    for figure in plugin.figures(rules, plugin.texts(rules, "en")):
        known.setdefault(figure.key, []).append(figure.value)
    for part in chapter.parts:
        line = part.figures or Line(0, "")
        for stated in filter(None, first_word(line.text)[1].split("|")):
            name, _, value = (each.strip() for each in stated.partition(" = "))
            if value not in known.get(name, ()):
                has = " or ".join(known.get(name, ["no such figure"]))
                raise LessonError(
                    f"{chapter.path}:{line.number}: says {name} = {value}, the game: {has}"
                )


def runs(text: str) -> list[Run]:
    """A text as it is written: plain words, bold ones, and what it cites."""
    found, at = list[Run](), 0
    for mark in MARKS.finditer(text):
        if mark.start() > at:
            found.append(("", text[at : mark.start()]))
        kind = "bold" if mark["bold"] else "cite"
        found.append((kind, mark[kind]))
        at = mark.end()
    if at < len(text):
        found.append(("", text[at:]))
    return found


def rule_key(cited: str) -> str:
    """The id of what is cited, as texts have it: R-7 is r-7, 5.1 is 5-1."""
    return cited.lower().replace(".", "-")


def cites(text: str) -> list[str]:
    """All that a text cites."""
    return [words for kind, words in runs(text) if kind == "cite"]


def parse_chapter(text: str, path: str, plugin: Plugin[Any, Any]) -> Chapter:
    """A chapter from its text."""
    named = NAME.fullmatch(path)
    if named is None:
        raise LessonError(f"{path}:1: a chapter's file is named like 03-turn.chapter")
    return _Chapters(Chapter(plugin, named[1], path)).read(text)


class _Scenes(Reader):
    """A scene is a lesson without anything to do."""

    heads = ()
    stepping = ("do", "show", "table")

    def check(self) -> None:
        steps = self.lesson.steps
        if not steps:
            raise self.wrong(Line(self.lesson.minutes, ""), "a scene has a step")
        if len(steps) > 1 or self.lesson.title:
            self.said(Line(steps[0].number, ""), "the title of the scene", self.lesson.title)
        for step in steps:
            self.check_step(step, Line(step.number, step.name))


class _Chapters:
    def __init__(self, chapter: Chapter) -> None:
        self.chapter = chapter
        self.plugin = chapter.plugin
        self.readers = [texts(self.plugin.package, lang) for lang in LANGUAGES]

    def wrong(self, line: Line, why: str) -> LessonError:
        return LessonError(f"{self.chapter.path}:{line.number}: {why}")

    def read(self, text: str) -> Chapter:
        head, *blocks = self.blocks(text)
        chapter = self.chapter
        for line in head:
            word, rest = first_word(line.text)
            if word == "rests" and rest and not chapter.rests:
                chapter.rests = rest.split()
                self.known(line, chapter.rests)
            else:
                self.say(line, chapter.title)
        self.said(Line(1, ""), "the title", chapter.title)
        for block in blocks:
            self.part(*block)
        if not any(part.kind in SAYING for part in chapter.parts):
            raise self.wrong(Line(1, ""), "a chapter has a text")
        return chapter

    def blocks(self, text: str) -> list[list[Line]]:
        """What stands before the first part, then the lines of each part."""
        found: list[list[Line]] = [[]]
        for line in joined(text):
            if first_word(line.text)[0] in PARTS:
                found.append([])
            found[-1].append(line)
        return found

    def part(self, line: Line, *rest: Line) -> None:
        kind, more = first_word(line.text)
        part = Part(kind, line)
        if bool(more) == (kind in (*SAYING, "options")):
            raise self.wrong(line, f"{kind}: {'nothing follows it' if more else 'what?'}")
        if kind == "scene":
            self.scene(part, more, rest)
        elif rest and kind not in SAYING:
            raise self.wrong(rest[0], f"nothing stands under {kind}")
        elif kind == "lesson":
            self.lesson(part, more.split())
        elif kind in SAYING:
            self.words(part, rest)
        if part.scene and part.scene.id in self.chapter.scenes:
            raise self.wrong(line, f"the chapter has a scene {part.scene.id} already")
        self.chapter.parts.append(part)

    def words(self, part: Part, lines: tuple[Line, ...]) -> None:
        for line in lines:
            if first_word(line.text)[0] == "figures" and part.figures is None:
                part.figures = line
                continue
            self.say(line, part.words)
            self.known(line, cites(line.text))
        self.said(part.line, part.kind, part.words)
        cited = {lang: sorted(cites(words)) for lang, words in part.words.items()}
        if len(set(map(tuple, cited.values()))) > 1:
            raise self.wrong(part.line, f"languages cite different rulings: {cited}")

    def scene(self, part: Part, name: str, lines: tuple[Line, ...]) -> None:
        if not KEY.fullmatch(name):
            raise self.wrong(part.line, f"a scene is named like first-roll, not {name!r}")
        made = Lesson(self.plugin, name, self.chapter.path, minutes=part.line.number)
        part.scene = _Scenes(made).read(lines)

    def lesson(self, part: Part, words: list[str]) -> None:
        """Its steps from the last one before them that lays a table."""
        id, *names = words
        try:
            found = lesson(self.plugin, id)
        except BadInput as error:
            raise self.wrong(part.line, str(error)) from None
        order = [step.name for step in found.steps]
        if not 1 <= len(names) <= 2 or not set(names) <= set(order):
            known = ", ".join(order)
            raise self.wrong(part.line, f"lesson {id} and one or two of its steps: {known}")
        first, last = order.index(names[0]), order.index(names[-1])
        start = max((n for n in range(first + 1) if found.steps[n].table is not None), default=0)
        steps = found.steps[start : last + 1]
        if last < first or any(step.until for step in steps[:-1]):
            raise self.wrong(part.line, f"{' '.join(names)}: backwards, or over a goal")
        part.scene = replace(found, id=f"{id}-{names[0]}", steps=steps)
        part.first = first - start

    def say(self, line: Line, words: Words) -> None:
        lang, text = first_word(line.text)
        if lang not in LANGUAGES or lang in words or not text:
            known = ", ".join((*LANGUAGES, *PARTS))
            raise self.wrong(line, f"{lang!r} is none of {known}, or nothing, or said twice")
        words[lang] = text

    def said(self, line: Line, what: str, words: Words) -> None:
        if missing := [lang for lang in LANGUAGES if lang not in words]:
            raise self.wrong(line, f"{what} is not said in {', '.join(missing)}")

    def known(self, line: Line, cited: list[str]) -> None:
        for one in cited:
            text = f"rule-{rule_key(one)}"
            if not all(reader.has(text) for reader in self.readers):
                raise self.wrong(line, f"no ruling {one}: no text {text}")
