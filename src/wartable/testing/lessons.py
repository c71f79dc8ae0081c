"""Lessons taken to their end by their own solutions, with everything that is shown looked at."""

from __future__ import annotations

from fnmatch import fnmatchcase

from wartable.i18n import LANGUAGES
from wartable.lessons import Course, Lesson, LessonError

NAMES = ("Olena", "Marek", "Sun", "Clio", "Iryna", "Pavlo")
MOST = 600  # moves of a learner


def take(lesson: Lesson) -> Course:
    """Take a lesson; LessonError names its file and line where something is amiss."""
    course = Course(lesson)
    looked = -1
    while not course.over:
        if course.at != looked:
            _look(course)
            looked = course.at
        move, before = course.solution(), course.at
        if not course.move(move).right:
            raise _amiss(course, before, f"its own solution {move!r} is not what it asks for")
        if len(course.moves) > MOST:
            raise _amiss(course, before, f"not over after {MOST} moves")
    return course


def _amiss(course: Course, at: int, why: str) -> LessonError:
    step = course.lesson.steps[at]
    return LessonError(f"{course.lesson.path}:{step.number}: step {step.name}: {why}")


def _look(course: Course) -> None:
    """What a step shows is there, in every language and layout; each wrong action can be done."""
    for lang in LANGUAGES:
        scene = course.scene(course.texts(lang, NAMES))
        for layout in (scene.wide, scene.tall):
            ids = [piece.id for piece in layout.pieces]
            for pattern in course.step.show:
                if not any(fnmatchcase(id, pattern) for id in ids):
                    raise _amiss(
                        course, course.at, f"no piece {pattern}; there are: {' '.join(ids)}"
                    )
    offered = course.offered()
    for text in course.step.choose:
        if text not in offered:
            why = f"{text!r} is not offered; there are: {', '.join(offered)}"
            raise _amiss(course, course.at, why)
    others = [text for text in offered if text not in course.step.choose]
    for wrong in course.step.wrong:
        for pattern in wrong.patterns:
            if not any(fnmatchcase(text, pattern) for text in others):
                why = f"wrong {pattern!r} is none of: {', '.join(others)}"
                raise LessonError(f"{course.lesson.path}:{wrong.line.number}: {why}")
