"""Every lesson of every game is taken to its end by its own solutions."""

from __future__ import annotations

import pytest

from wartable.lessons import Lesson, lessons
from wartable.plugin import games
from wartable.testing.lessons import take

ALL = [each for plugin in games().values() for each in lessons(plugin)]


@pytest.mark.parametrize("lesson", ALL, ids=[f"{each.plugin.id}-{each.id}" for each in ALL])
def test_a_lesson_is_taken_to_its_end(lesson: Lesson) -> None:
    course = take(lesson)
    assert course.over and course.moves
