"""`python -m tools.lessons` counts lessons and warns of what would tire a learner."""

from __future__ import annotations

from toy_cellar import GAME as CELLAR

from tools.lessons import row, warnings
from wartable.lessons import lesson, parse


def words(text: str = "One") -> str:
    return f"en {text}\nuk Один\nru Один\n"


def test_a_lesson_is_counted() -> None:
    lengths = "45, 42, 45"
    assert row(lesson(CELLAR, "first-look")) == (
        f"| toy-cellar | A first look (`first-look`) | 2 | 4 | 5 | 1 | {lengths} |\n"
    )
    assert list(warnings(lesson(CELLAR, "first-look"))) == [
        "toy-cellar 01-first-look.lesson:42: step rival rests on what a learner did freely"
    ]


def test_what_would_tire_a_learner() -> None:
    steps = [f"step {name}\n{words()}" for name in "abc"]
    steps.append(f"step d\n{words('x' * 241)}choose walk\nwrong stop\n{words('y' * 250)}")
    text = f"minutes 1\n{words()}treasure 5\n{''.join(steps)}"
    assert [
        line.removeprefix("toy-cellar ") for line in warnings(parse(text, "1-a.lesson", CELLAR))
    ] == [
        "1-a.lesson:18: en: 241 characters",
        "1-a.lesson:23: en: 250 characters",
        "1-a.lesson:1: no goal",
        "1-a.lesson:6: 3 steps in a row only to be read",
    ]
