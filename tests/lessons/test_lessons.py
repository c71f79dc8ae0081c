"""Every lesson of every game is taken to its end by its own solutions."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from wartable.lessons import Lesson, lessons, parse
from wartable.plugin import game, games
from wartable.testing.lessons import take, wander

ALL = [each for plugin in games().values() for each in lessons(plugin)]


@pytest.mark.parametrize("lesson", ALL, ids=[f"{each.plugin.id}-{each.id}" for each in ALL])
def test_a_lesson_is_taken_to_its_end(lesson: Lesson) -> None:
    course = take(lesson)
    assert course.over and course.moves


@pytest.mark.parametrize("lesson", ALL, ids=[f"{each.plugin.id}-{each.id}" for each in ALL])
def test_who_tries_other_things_is_not_led_astray(lesson: Lesson) -> None:
    course = wander(lesson, 1)
    assert course.over or course.step.until, course.step.name


AGAIN = """
import json, sys
from wartable.lessons import Course, lessons
from wartable.plugin import games
made = json.load(sys.stdin)
found = {}
for id, plugin in games().items():
    for lesson in lessons(plugin)[:1]:
        course = Course(lesson, made[id][0] if id in made else ())
        while not course.over:
            course.move(course.solution())
        dump = course.table.state.dump()
        found[id] = [course.moves, dump, [str(told) for told in course.table.heard]]
print(json.dumps(found))
"""


def test_the_same_moves_make_the_same_course_in_another_process() -> None:
    def run(made: str, hashes: str) -> str:
        done = subprocess.run(
            [sys.executable, "-P", "-c", AGAIN], input=made, capture_output=True, text=True,
            env={**os.environ, "PYTHONHASHSEED": hashes},
        )  # fmt: skip
        assert done.returncode == 0, done.stderr
        return done.stdout

    first = run("{}", "1")
    assert json.loads(first) and run(first, "2") == first


def test_the_printed_lesson_is_one() -> None:
    page = Path(__file__).parents[2] / "docs" / "learning.md"
    printed = page.read_text(encoding="utf-8").split("```")[1]
    course = take(parse(printed, "01-printed.lesson", game("age-of-war")))
    assert course.lesson.learned["en"] and len(course.moves) == 2
