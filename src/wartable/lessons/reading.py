"""Lessons as files: `lessons/01-first-steps.lesson` in a game's folder.

    minutes 6                           how long it takes; the id is the file's name
    en First steps                      its title
    uk Перші кроки
    ru Первые шаги
    learned                             what one knows at its end; it may be left out
    en You can take a city …

    seats 2                             lines that lay the table, as in scenarios (`.als`): see
    option first 0                      wartable.testing.als; the learner is seat 0

    step throw                          a step and its name
    en You throw seven dice.            what is said; a line that is indented goes on
      They decide what you can do.
    uk …
    ru …
    do roll 3 3 2 A C 1 G | 1 pass      what others and chance do before it is said
    show die-* city-ji                  pieces to look at: the others are dimmed
    choose fill ji infantry-4 | pass    what the learner does: one of these, the first is the best
    wrong fill ji * | fill *            legal actions with an answer of their own, * for anything
    en That line is for later.
    uk …
    ru …

Who only reads goes on when they like: a step without `choose` or `until`. A step may lay another
table: a line `table`, and the lines that lay it. A step that sets a goal:

    until taken 0 ji                    whatever could follow `exp` in a scenario; `until over`
    within 3                            actions of the learner's; then it begins again
    lost turn 1                         as after until: then it is out of reach and begins again at
                                        once; there may be several such lines
    solve fill ji infantry-4 | pass     the way there; where it ends a strong bot shows the rest
    rivals medium                       how the others play (easy, if nothing is said); no level
                                        that thinks by the clock and differs from day to day
    seed 7                              of chance and of the others, unless chance is laid
    missed                              what is said before it begins again
    en …
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any

from wartable.errors import BadInput
from wartable.i18n import LANGUAGES
from wartable.kernel import Bot
from wartable.laid import Line, first_word, setup_of
from wartable.plugin import Plugin

SUFFIX = ".lesson"
NAME = re.compile(r"\d+-([a-z0-9]+(?:-[a-z0-9]+)*)\.lesson")
LONGEST_ID = 60  # characters, as much as is kept
NUMBER = re.compile(r"[0-9]{1,6}")
OVER = "over"
LAYING = ("seats", "option")
ANEW = ("missed", "table")  # words that stand alone on their line
GLANCES = 15  # how far a rival of a lesson looks ahead where machines would differ in it
ONCE = ("until", "within", "rivals", "seed", *ANEW)  # of a step
STEPPING = ("do", "show", "choose", "wrong", "solve", "lost", *ONCE)
OF_GOALS = ("within", "lost", "solve", "rivals", "seed", "missed")

Words = dict[str, str]  # by language


class LessonError(ValueError):
    """A lesson that cannot be read or played; the message names its file and line."""


@dataclass
class Wrong:
    """Legal actions that have an answer of their own."""

    line: Line
    patterns: list[str]
    says: Words = field(default_factory=dict)


@dataclass
class Step:
    """One step: what is said, what is looked at, what is done."""

    name: str
    number: int  # its line
    says: Words = field(default_factory=dict)
    table: list[Line] | None = None  # it begins on another table, laid so
    before: list[Line] = field(default_factory=list)
    show: list[str] = field(default_factory=list)
    choose: list[str] = field(default_factory=list)
    wrong: list[Wrong] = field(default_factory=list)
    until: Line | None = None
    within: int = 0  # actions; 0: as many as it takes
    lost: list[Line] = field(default_factory=list)  # any of these: it is out of reach
    solve: list[str] = field(default_factory=list)
    rivals: str = ""  # a level of bots
    seed: int = 1
    missed: Words = field(default_factory=dict)
    words: set[str] = field(default_factory=set)  # that its lines begin with


@dataclass
class Lesson:
    """A course in a game."""

    plugin: Plugin[Any, Any]
    id: str
    path: str
    minutes: int = 0
    title: Words = field(default_factory=dict)
    learned: Words = field(default_factory=dict)
    steps: list[Step] = field(default_factory=list)


@cache
def lessons(plugin: Plugin[Any, Any]) -> tuple[Lesson, ...]:
    """All lessons of a game, in their order; LessonError where one cannot be read."""
    folder = files(plugin.package) / "lessons"
    if not folder.is_dir():
        return ()
    found: dict[str, Lesson] = {}
    for item in sorted(folder.iterdir(), key=lambda item: item.name):
        if not item.name.endswith(SUFFIX):
            continue
        try:
            made = parse(item.read_text(encoding="utf-8-sig"), item.name, plugin)
        except UnicodeDecodeError as error:
            raise LessonError(f"{item.name}:1: not a text in UTF-8: {error}") from None
        if made.id in found:
            raise LessonError(f"{item.name}:1: {found[made.id].path} has the same id")
        found[made.id] = made
    return tuple(found.values())


def lesson(plugin: Plugin[Any, Any], id: str) -> Lesson:
    """One lesson of a game; BadInput if it has none of this id."""
    known = {each.id: each for each in lessons(plugin)}
    if id not in known:
        names = ", ".join(known) or "–"
        message = f"no lesson {id!r} in {plugin.id}; there are: {names}"
        raise BadInput(message, "lesson", lesson=id, game=plugin.id, known=names)
    return known[id]


def calm(plugin: Plugin[Any, Any]) -> list[str]:
    """Levels of bots whose moves are the same on every machine, or can be made so."""
    able = plugin.optional("bots", "simulating") is not None
    found = [each for each in plugin.levels if each not in plugin.by_the_clock]
    return list(plugin.levels) if able and found == ["random"] else found


def steady(plugin: Plugin[Any, Any], level: str) -> str:
    """This level of bots or, where it is not calm, the strongest that is."""
    levels = calm(plugin)
    return level if level in levels else (levels or plugin.levels)[-1]


def rival_bot(plugin: Plugin[Any, Any], level: str) -> Bot[Any]:
    """A bot that plays a lesson the same way on every machine."""
    if level in plugin.by_the_clock and level in calm(plugin):
        found: Bot[Any] = plugin.optional("bots", "simulating")(level, GLANCES)
        return found
    return plugin.bot(level)


def fits(pattern: str, text: str) -> bool:
    """Whether a text is as the pattern says: * stands for anything, all else for itself."""
    first, *rest = pattern.split("*")
    if not rest:
        return text == first
    at, end = len(first), len(text) - len(rest[-1])
    if at > end or not text.startswith(first) or not text.endswith(rest[-1]):
        return False
    for part in rest[:-1]:
        at = text.find(part, at, end) + len(part)
        if at < len(part):
            return False
    return True


def parse(text: str, path: str, plugin: Plugin[Any, Any]) -> Lesson:
    """A lesson from its text."""
    named = NAME.fullmatch(path)
    if named is None or len(named[1]) > LONGEST_ID:
        raise LessonError(f"{path}:1: a lesson's file is named like 01-first-steps.lesson")
    return Reader(Lesson(plugin, named[1], path)).read(joined(text))


def joined(text: str) -> Iterator[Line]:
    """Lines without remarks, each with the indented lines that go on with it."""
    held: Line | None = None
    for number, raw in enumerate(text.split("\n"), 1):
        if raw.startswith("#"):
            continue
        if held and raw[:1].isspace() and raw.strip():
            held = Line(held.number, f"{held.text} {raw.strip()}")
            continue
        if held:
            yield held
        held = Line(number, raw.strip()) if raw.strip() else None
    if held:
        yield held


class Reader:
    """Reads the lines of a lesson; what is only watched has fewer words."""

    heads: tuple[str, ...] = ("minutes", "learned")
    stepping: tuple[str, ...] = STEPPING

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.plugin = lesson.plugin
        self.words = self.lesson.title  # where the next text goes
        self.laying: list[Line] | None = []
        self.lays = (*LAYING, *setup_of(lesson.plugin).lays)

    def wrong(self, line: Line, why: str) -> LessonError:
        return LessonError(f"{self.lesson.path}:{line.number}: {why}")

    def read(self, lines: Iterable[Line]) -> Lesson:
        """The lesson that these lines make; LessonError if they make none."""
        for line in lines:
            word, rest = first_word(line.text)
            if word in LANGUAGES:
                self.say(line, word, rest)
            elif word == "step":
                self.begin(line, rest)
            elif word in self.lays and self.laying is not None:
                self.laying.append(line)
            elif self.lesson.steps:
                self.step(line, word, rest)
            else:
                self.head(line, word, rest)
        self.check()
        return self.lesson

    def head(self, line: Line, word: str, rest: str) -> None:
        """A line before the first step that lays nothing."""
        known = word in self.heads
        if known and word == "learned" and not rest and not self.lesson.learned:
            self.words = self.lesson.learned
        elif known and word == "minutes" and not self.lesson.minutes:
            self.lesson.minutes = self.number(line, rest)
        else:
            words = ", ".join((*self.heads, "step", *self.lays))
            raise self.wrong(line, f"{word!r} is none of {words}, or stands here twice")

    def number(self, line: Line, text: str) -> int:
        """A number above 0."""
        if not NUMBER.fullmatch(text) or not int(text):
            raise self.wrong(line, f"{text[:20]!r} is no number from 1 to 999999")
        return int(text)

    def say(self, line: Line, lang: str, text: str) -> None:
        if lang in self.words or not text:
            raise self.wrong(line, f"{lang}: nothing, or said twice")
        self.words[lang] = text

    def begin(self, line: Line, name: str) -> None:
        if not name or any(step.name == name for step in self.lesson.steps):
            raise self.wrong(line, f"a step has a name of its own, not {name!r}")
        step = Step(name, line.number, rivals=steady(self.plugin, "easy"))
        if not self.lesson.steps:
            step.table = self.laying
        self.laying = None
        self.words = step.says
        self.lesson.steps.append(step)

    def step(self, line: Line, word: str, rest: str) -> None:
        """A line of a step, of which some words may not stand twice and some not alone."""
        step = self.lesson.steps[-1]
        self.laying = None
        if word not in self.stepping:
            known = ", ".join((*LANGUAGES, *self.stepping))
            raise self.wrong(line, f"{word!r} is none of {known}")
        if bool(rest) == (word in ANEW):
            raise self.wrong(line, f"{word}: {'nothing follows it' if rest else 'what?'}")
        if word in ONCE and word in step.words:
            raise self.wrong(line, f"{word} stands twice in step {step.name}")
        step.words.add(word)
        self.put(step, line, word, rest)

    def put(self, step: Step, line: Line, word: str, rest: str) -> None:
        """Keep what a line of a step says."""
        if word == "table":
            if step.table:
                raise self.wrong(line, "the first step has a table: the lines before it")
            step.table = self.laying = []
        elif word == "do":
            step.before.append(line)
        elif word == "show":
            step.show += rest.split()
        elif word == "choose":
            step.choose += _several(rest)
        elif word == "solve":
            step.solve += _several(rest)
        elif word == "wrong":
            step.wrong.append(Wrong(line, _several(rest)))
            self.words = step.wrong[-1].says
        elif word == "missed":
            self.words = step.missed
        elif word == "until":
            step.until = Line(line.number, rest)
        elif word == "lost":
            step.lost.append(Line(line.number, rest))
        elif word == "rivals":
            step.rivals = self.level(line, rest)
        elif word == "within":
            step.within = self.number(line, rest)
        else:
            step.seed = self.number(line, rest)

    def level(self, line: Line, text: str) -> str:
        known = calm(self.plugin)
        if text not in known:
            raise self.wrong(line, f"rivals {text!r} is none of {', '.join(known)}")
        return text

    def check(self) -> None:
        """Everything is said in every language, and what belongs together is there."""
        lesson = self.lesson
        top = Line(1, "")
        if not lesson.steps or not lesson.minutes:
            raise self.wrong(top, "a lesson has minutes and steps")
        self.said(top, "the title", lesson.title)
        if lesson.learned:
            self.said(top, "what is learned", lesson.learned)
        for step in lesson.steps:
            self.check_step(step, Line(step.number, step.name))

    def check_step(self, step: Step, line: Line) -> None:
        self.said(line, f"step {step.name}", step.says)
        for wrong in step.wrong:
            self.said(wrong.line, f"wrong of step {step.name}", wrong.says)
        if step.words & {"missed", "within", "lost"}:
            self.said(line, f"missed of step {step.name}", step.missed)
        if step.choose and step.until:
            raise self.wrong(line, "either choose or until")
        if step.wrong and not step.choose:
            raise self.wrong(line, "wrong needs choose")
        for word in OF_GOALS:
            if word in step.words and not step.until:
                raise self.wrong(line, f"{word} needs until")
        ends = step.within or step.lost
        if step.missed and not ends and step.until and step.until.text == OVER:
            raise self.wrong(line, "missed is never said: the goal is the end, without within")
        if step.within and len(step.solve) > step.within:
            raise self.wrong(line, f"solve has {len(step.solve)} actions, within {step.within}")

    def said(self, line: Line, what: str, words: Words) -> None:
        if missing := [lang for lang in LANGUAGES if lang not in words]:
            raise self.wrong(line, f"{what} is not said in {', '.join(missing)}")


def _several(text: str) -> list[str]:
    return [" ".join(part.split()) for part in text.split("|") if part.strip()]
