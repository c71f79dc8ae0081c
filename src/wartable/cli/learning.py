"""The command `learn`: which lessons there are, and one of them taught in the terminal."""

from __future__ import annotations

import json
import shlex
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import groupby
from typing import TYPE_CHECKING, Annotated, Any

import typer

from wartable import plugin as house
from wartable.cli import completing
from wartable.cli.arguments import Json, Lang, MaybeId, T
from wartable.cli.words import language, reader
from wartable.errors import BadInput
from wartable.plugin import Plugin

if TYPE_CHECKING:
    from rich.console import Console

    from wartable.lessons import Lesson


def learn(
    id: MaybeId = None,
    lesson: Annotated[
        str | None,
        typer.Argument(
            metavar="LESSON", help=T("cli-help-lesson"), autocompletion=completing.lessons
        ),
    ] = None,
    again: Annotated[bool, typer.Option("--again", help=T("cli-help-again"))] = False,
    auto: Annotated[bool, typer.Option("--auto", help=T("cli-help-auto"))] = False,
    json_: Json = False,
    lang: Lang = None,
) -> None:
    """List the lessons, or teach one in this terminal."""
    from wartable import lessons

    chosen = language(lang)
    if id is None or lesson is None:
        if again or auto:
            raise BadInput(reader()("cli-which-lesson"))
        _list(list(house.games().values()) if id is None else [house.game(id)], json_, chosen)
        return
    with _told(house.game(id)):
        found = lessons.lesson(house.game(id), lesson)
        if json_:
            print(_plain([found], chosen))
        elif auto:
            _solve(found, chosen)
        else:
            _teach(found, again, chosen)


@contextmanager
def _told(plugin: Plugin[Any, Any]) -> Iterator[None]:
    """A lesson that is amiss is told of by its file and line: exit code 1."""
    from wartable.lessons import LessonError

    try:
        yield
    except LessonError as error:
        print(f"wartable: {plugin.id}: {error}", file=sys.stderr)
        raise typer.Exit(1) from None


def _list(plugins: list[Plugin[Any, Any]], json_: bool, lang: str) -> None:
    """Lessons that can be read, then those that cannot."""
    from wartable.cli import screens
    from wartable.lessons import LessonError, lessons

    found: list[Lesson] = []
    amiss: list[str] = []
    for plugin in plugins:
        try:
            found += lessons(plugin)
        except LessonError as error:
            amiss.append(f"wartable: {plugin.id}: {error}")
    if json_:
        print(_plain(found, lang))
    elif found:
        _print(found, lang, screens.console())
    elif not amiss:
        print(reader(lang)("cli-no-lessons"))
    if amiss:
        print(*amiss, sep="\n", file=sys.stderr)
        raise typer.Exit(1)


def _plain(found: list[Lesson], lang: str) -> str:
    rows = [
        {
            "game": each.plugin.id,
            "id": each.id,
            "title": each.title[lang],
            "minutes": each.minutes,
        }
        for each in found
    ]
    return json.dumps(rows, indent=2, ensure_ascii=False)


def _print(found: list[Lesson], lang: str, console: Console) -> None:
    """Each game's lessons under its name, with a mark where a learner has begun or done one."""
    from rich.padding import Padding
    from rich.table import Table
    from rich.text import Text

    from wartable.cli.progress import Progress

    say = reader(lang)
    for plugin, group in groupby(found, lambda lesson: lesson.plugin):
        title = reader(lang, plugin.package)("title")
        console.print(Text.assemble((plugin.id, "bold"), f"  {title}"))
        made = Table.grid(padding=(0, 2))
        for each in group:
            progress = Progress.of(each)
            mark = "done" if progress.done else "begun" if progress.moves else ""
            made.add_row(
                Text(each.id, style="bold"),
                each.title[lang],
                say("cli-minutes", minutes=each.minutes),
                say(f"cli-lesson-is-{mark}") if mark else "",
            )
        console.print(Padding(made, (0, 0, 0, 2)))


def _command(lesson: Lesson) -> str:
    return shlex.join(["wartable", "learn", lesson.plugin.id, lesson.id])


def _teach(lesson: Lesson, again: bool, lang: str) -> None:
    from rich.text import Text

    from wartable.cli import screens
    from wartable.cli.asking import PeopleLeft
    from wartable.cli.progress import Progress
    from wartable.cli.prompts import lines
    from wartable.cli.schooling import Schooling
    from wartable.lessons import Course, lessons

    console, progress, say = screens.console(), Progress.of(lesson), reader(lang)
    if again:
        progress.moves = []
    school = Schooling(Course.taken_up(lesson, progress.moves), lang, console)
    console.print(Text(lesson.title[lang], style="bold"))
    try:
        school.run(lines(console), progress)
    except PeopleLeft:
        console.print()
        console.print(say("cli-lesson-left", command=_command(lesson)), soft_wrap=True)
        return
    _end(lesson, lang, console)
    known = lessons(lesson.plugin)
    for following in known[known.index(lesson) + 1 :][:1]:
        title, command = following.title[lang], _command(following)
        console.print(say("cli-lesson-then", title=title, command=command), soft_wrap=True)


def _end(lesson: Lesson, lang: str, console: Console) -> None:
    """What is said of a lesson that is over."""
    console.print()
    console.print(reader(lang)("cli-lesson-over", title=lesson.title[lang]))
    if lesson.learned:
        console.print(lesson.learned[lang], style="bold")


def _solve(lesson: Lesson, lang: str) -> None:
    """Print the course that the lesson's own solutions take."""
    from rich.text import Text

    from wartable.cli import screens
    from wartable.cli.schooling import Schooling
    from wartable.lessons import Course
    from wartable.testing.lessons import solved

    console = screens.console()
    console.print(Text(lesson.title[lang], style="bold"))
    school = Schooling(Course(lesson), lang, console)
    for move in solved(school.course):
        school.show()
        console.print(f"{school.prompt()}{move}", soft_wrap=True)
    school.tell()
    _end(lesson, lang, console)
