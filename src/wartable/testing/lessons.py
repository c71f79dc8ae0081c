"""Lessons taken to their end by their own solutions, with everything that is shown looked at.
Scenes of rulebooks watched to their end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from wartable.errors import BadInput
from wartable.i18n import LANGUAGES
from wartable.kernel import Rng
from wartable.lessons import Course, Lesson, LessonError, Part, chapters, lessons, watch
from wartable.lessons.chapters import check_figures, picture
from wartable.lessons.reading import fits
from wartable.play import Refused
from wartable.plugin import Plugin
from wartable.scene import LayoutName
from wartable.testing.broken import Broken

LAYOUTS: tuple[LayoutName, ...] = ("wide", "tall")
NAMES = ("Olena", "Marek", "Sun", "Clio", "Iryna", "Pavlo")
MOST = 600  # moves of a learner
STROLL = 120  # moves of one who wanders, those that begin a goal anew included


def check_lessons(plugin: Plugin[Any, Any]) -> None:
    """Every lesson of a game can be read and taken to its end; Broken names file and line."""
    __tracebackhide__ = True
    try:
        for lesson in lessons(plugin):
            take(lesson)
    except LessonError as error:
        raise Broken("lessons", str(error), plugin.id) from None


def check_rulebook(plugin: Plugin[Any, Any]) -> None:
    """Every chapter of a game's rulebook can be read, states the game's figures, and its scenes can
    be watched; Broken names file and line."""
    __tracebackhide__ = True
    try:
        for chapter in chapters(plugin):
            check_figures(chapter)
            for part in chapter.scenes.values():
                watched(part)
    except LessonError as error:
        raise Broken("rulebook", str(error), plugin.id) from None


def watched(part: Part) -> int:
    """How many steps of a scene are shown; LessonError where one shows what is not there, in any
    language and layout."""
    shown = 0
    for course in watch(part):
        shown += 1
        for lang in LANGUAGES:
            reader = course.texts(lang, NAMES)
            for layout in LAYOUTS:
                ids = [piece.id for piece in picture(course, reader, layout)[1].pieces]
                _light(course, ids)
    return shown


def _light(course: Course, ids: list[str]) -> None:
    for pattern in course.step.show:
        if not any(fits(pattern, id) for id in ids):
            raise _amiss(course, course.at, f"no piece {pattern}; there are: {' '.join(ids)}")


def take(lesson: Lesson) -> Course:
    """Take a lesson; LessonError names its file and line where something is amiss."""
    course = Course(lesson)
    for _ in solved(course):
        pass
    return course


def solved(course: Course) -> Iterator[str]:
    """Each move that the lesson itself gives, before it is made, to the end."""
    looked, done = -1, 0
    while not course.over:
        if course.at != looked:
            _look(course)
            looked, done = course.at, 0
        move, done = course.solution(), done + 1
        yield move
        try:
            right = course.move(move).right
        except (BadInput, Refused) as error:
            raise _amiss(course, looked, f"its own solution cannot be done: {error}") from None
        if not right:
            raise _amiss(course, looked, f"its own solution {move!r} is not what it asks for")
        solve = course.lesson.steps[looked].solve
        if course.at != looked and done < len(solve):
            why = f"its goal is reached after {done} of {len(solve)} actions of solve"
            raise _amiss(course, looked, why)
        if len(course.moves) > MOST:
            raise _amiss(course, looked, f"not over after {MOST} moves")


def wander(lesson: Lesson, seed: int) -> Course:
    """Take a lesson as somebody would who tries this and that where a goal leaves them free, and
    asks for the solution now and then. LessonError where such a learner is led astray."""
    course, rng = Course(lesson), Rng(seed)
    for _ in range(STROLL):
        if course.over:
            break
        free = course.acts and course.step.until and rng.below(3)
        offered = course.offered()
        course.move(offered[rng.below(len(offered))] if free else course.solution())
    return course


def _amiss(course: Course, at: int, why: str) -> LessonError:
    step = course.lesson.steps[at]
    return LessonError(f"{course.lesson.path}:{step.number}: step {step.name}: {why}")


def _look(course: Course) -> None:
    """What a step shows is there, in every language and layout; each wrong action can be done and
    is answered; a goal is not reached yet."""
    if course.step.until and not course.acts:
        raise _amiss(course, course.at, "its goal is reached before it begins")
    for lang in LANGUAGES:
        scene = course.scene(course.texts(lang, NAMES))
        for layout in (scene.wide, scene.tall):
            _light(course, [piece.id for piece in layout.pieces])
    others = [text for text in course.offered() if text not in course.step.choose]
    for wrong in course.step.wrong:
        for pattern in wrong.patterns:
            if not any(fits(pattern, text) for text in others):
                why = f"wrong {pattern!r} is none of, or answered before: {', '.join(others)}"
                raise LessonError(f"{course.lesson.path}:{wrong.line.number}: {why}")
        others = [text for text in others if not any(fits(p, text) for p in wrong.patterns)]
