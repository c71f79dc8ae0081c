"""Lessons counted: docs/learning-lessons.md, and warnings of what would tire a learner.

`python -m tools.lessons` takes every lesson by its own solutions, writes the page anew and prints
the warnings. A lesson that does not lead to its end is named by file and line: exit code 1.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from wartable.i18n import LANGUAGES
from wartable.lessons import NEXT, Lesson, LessonError, Step, lessons
from wartable.lessons.reading import Words
from wartable.plugin import games
from wartable.testing.lessons import take

PAGE = Path(__file__).parents[1] / "docs" / "learning-lessons.md"
LONGEST = 240  # characters that are read at a glance
READING = 3  # steps in a row without anything to do
HEAD = f"""# Lessons

Made by `make lessons` from the lessons themselves. How a lesson is written:
`wartable.lessons.reading`.

Steps are what a lesson says, one after another. Actions are those of its own solution. Wrong
answers are legal actions with an answer of their own. The longest text is in characters, in
{", ".join(LANGUAGES)}; more than {LONGEST} are too many.

| game | lesson | minutes | steps | actions | wrong answers | longest text |
|---|---|---|---|---|---|---|
"""


def texts(lesson: Lesson) -> Iterator[tuple[int, Words]]:
    """All that is said, with the line of its step or of its wrong answer."""
    if lesson.learned:
        yield 1, lesson.learned
    for step in lesson.steps:
        yield step.number, step.says
        for wrong in step.wrong:
            yield wrong.line.number, wrong.says
        if step.missed:
            yield step.number, step.missed


def row(lesson: Lesson) -> str:
    """A line of the page; LessonError if the lesson cannot be taken."""
    actions = sum(move != NEXT for move in take(lesson).moves)
    wrong = sum(len(step.wrong) for step in lesson.steps)
    longest = [str(max(len(words[lang]) for _, words in texts(lesson))) for lang in LANGUAGES]
    cells = [
        *(lesson.plugin.id, f"{lesson.title['en']} (`{lesson.id}`)", lesson.minutes),
        *(len(lesson.steps), actions, wrong, ", ".join(longest)),
    ]
    return f"| {' | '.join(map(str, cells))} |\n"


def warnings(lesson: Lesson) -> Iterator[str]:
    """What would tire a learner, or leave one who plays freely without a way on."""
    where = f"{lesson.plugin.id} {lesson.path}"
    for number, words in texts(lesson):
        for lang, text in words.items():
            if len(text) > LONGEST:
                yield f"{where}:{number}: {lang}: {len(text)} characters"
    if not any(step.until for step in lesson.steps):
        yield f"{where}:1: no goal"
    reading: list[Step] = []
    for step in [*lesson.steps, None]:
        if step and not step.choose and not step.until:
            reading.append(step)
            continue
        if len(reading) >= READING:
            yield f"{where}:{reading[0].number}: {len(reading)} steps in a row only to be read"
        reading = []
    free = False
    for step in lesson.steps:
        free = free and step.table is None
        if free and (step.before or step.choose):
            yield f"{where}:{step.number}: step {step.name} rests on what a learner did freely"
        free = free or step.until is not None


def main() -> int:
    found, amiss = [], 0
    for plugin in games().values():
        try:
            for lesson in lessons(plugin):
                found.append(row(lesson))
                for warning in warnings(lesson):
                    print(warning)
        except LessonError as error:
            amiss = 1
            print(f"{plugin.id} {error}", file=sys.stderr)
    PAGE.write_text(HEAD + "".join(found), encoding="utf-8")
    print(PAGE)
    return amiss


if __name__ == "__main__":
    sys.exit(main())
