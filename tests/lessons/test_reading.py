"""A lesson that is amiss is refused with its file and line."""

from __future__ import annotations

import pytest

from wartable import plugin
from wartable.errors import BadInput
from wartable.lessons import NEXT, Course, Lesson, LessonError, lesson, parse
from wartable.play import Refused
from wartable.testing.lessons import take

WORDS = "en One\nuk Один\nru Один\n"
HEAD = f"minutes 1\n{WORDS}seats 2\nturn 0\n"
FIRST = f"step one\n{WORDS}do roll 3 3 2 A C 1 G\nshow die-*\nchoose fill daliang infantry-8\n"


def read(text: str) -> Lesson:
    return parse(text, "01-toy.lesson", plugin.game("age-of-war"))


@pytest.mark.parametrize(
    "text, line, why",
    [
        ("minutes 1\nen One\nuk Один\n", 1, "a lesson has minutes and steps"),
        (HEAD.replace("ru Один\n", "") + FIRST, 1, "the title is not said in ru"),
        (HEAD + FIRST.replace("uk Один\n", ""), 7, "step one is not said in uk"),
        (HEAD + FIRST + "wrong lose\nen No\n", 14, "wrong of step one is not said in uk, ru"),
        (HEAD + FIRST + "dance\n", 14, "'dance' is none of"),
        (HEAD + FIRST + FIRST, 14, "a step has a name of its own"),
        (HEAD + FIRST + "until over\n", 7, "either choose or until"),
        (HEAD + FIRST + "within 2\nmissed\n" + WORDS, 7, "within and solve need until"),
        (HEAD + "en Two\n" + FIRST, 7, "en: nothing, or said twice"),
        ("dance\n" + HEAD + FIRST, 1, "'dance' is none of minutes"),
    ],
)
def test_what_cannot_be_read(text: str, line: int, why: str) -> None:
    with pytest.raises(LessonError) as wrong:
        read(text)
    assert str(wrong.value).startswith(f"01-toy.lesson:{line}: ") and why in str(wrong.value)


@pytest.mark.parametrize(
    "text, line, why",
    [
        (HEAD + FIRST.replace("die-*", "sword-*"), 7, "no piece sword-*"),
        (HEAD + FIRST.replace("infantry-8", "general-1"), 7, "is not offered"),
        (HEAD + FIRST + "wrong dance\n" + WORDS, 14, "wrong 'dance' is none of"),
        (HEAD.replace("turn 0", "turn 1") + FIRST, 7, "it is not the learner's turn but 1"),
        (HEAD.replace("turn 0", "turn 9") + FIRST, 7, "'9' is no seat"),
        (HEAD + FIRST.replace("roll 3 3 2", "roll 3 3 9"), 11, "roll 3 3 9"),
    ],
)
def test_what_cannot_be_played(text: str, line: int, why: str) -> None:
    with pytest.raises(LessonError) as wrong:
        take(read(text))
    assert str(wrong.value).startswith(f"01-toy.lesson:{line}: ") and why in str(wrong.value)


def test_only_what_a_step_asks_for_leads_on() -> None:
    course = Course(read(HEAD + FIRST + "wrong lose\n" + WORDS + f"step two\n{WORDS}"))
    with pytest.raises(Refused):
        course.move("fill chen infantry-10")
    answer = course.move("lose")
    assert not answer.right and answer.says == {"en": "One", "uk": "Один", "ru": "Один"}
    answer = course.move("fill ji general")
    assert not answer.right and answer.text == "lesson-other" and course.moves == []
    assert course.move("fill  Daliang infantry-8").right and course.step.name == "two"
    with pytest.raises(BadInput):
        course.move("lose")
    assert course.move(NEXT).right and course.over
    with pytest.raises(BadInput):
        course.move(NEXT)


def test_a_goal_that_is_missed_begins_again() -> None:
    goal = f"do roll 3 3 2 A C 1 G\nuntil attack ji infantry-4\nwithin 1\nmissed\n{WORDS}"
    text = HEAD + f"step one\n{WORDS}step two\n{WORDS}" + goal
    course = Course(read(text), [NEXT])
    answer = course.move("lose")
    assert not answer.right and answer.again and answer.says and course.moves == [NEXT]
    assert course.move("fill ji infantry-4").right and course.over


def test_a_course_is_taken_up_from_its_moves() -> None:
    first = lesson(plugin.game("age-of-war"), "first-steps")
    whole = take(first)
    again = Course(first, whole.moves[:-1])
    assert not again.over and again.move(whole.moves[-1]).right and again.over
    with pytest.raises(BadInput):
        lesson(plugin.game("age-of-war"), "flying")


def test_what_happened_since_the_last_move_is_known() -> None:
    """The learner's own act, then what the next step begins with; nothing of a table laid anew."""
    steps = f"step two\n{WORDS}do roll 1 1 1 1\nstep three\n{WORDS}table\nturn 0\n"
    course = Course(read(HEAD + FIRST + steps))
    course.move("fill daliang infantry-8")
    own, chance = course.passed
    assert own.events and chance.events and own.before.dump() != chance.before.dump()
    with pytest.raises(BadInput):
        course.move("lose")
    assert course.passed == []
    course.move(NEXT)
    assert course.step.name == "three" and course.passed == []
