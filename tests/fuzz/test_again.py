"""A busy machine makes no false figure, and what is slow by itself is found."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tools.fuzz.again import SLOW, Waits, ran_out
from tools.fuzz.house import Answer
from tools.fuzz.mutation import fuzz
from tools.fuzz.openapi import asked_again
from tools.fuzz.parsers import Parser
from wartable.errors import BadInput


class StillClock:
    """Time passes when a parser says so."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def slow(clock: StillClock, seconds: Callable[[str], float]) -> Parser:
    """A parser that takes so long for a text, and refuses it."""

    def read(text: str) -> None:
        clock.now += seconds(text)
        raise BadInput("no", "no")

    return Parser("slow", read, ("a b", "c d"))


def test_what_is_slow_by_itself_is_found() -> None:
    clock = StillClock()
    count = fuzz(slow(clock, lambda text: 2 * SLOW if "c" in text else 0.0), 3, 50, clock=clock)
    assert count.slow.once == len(count.slow.again) > 5
    assert all("c" in text for text in count.slow.again) and count.slowest == 2 * SLOW
    assert count.inputs == 50 == sum(count.refused.values()), "the second reading is not counted"
    assert count.spent == clock.now == 4 * SLOW * count.slow.once, "but its time is"


def test_a_machine_that_is_busy_once_makes_no_false_figure() -> None:
    clock, busy = StillClock(), iter([0.0] * 7 + [30.0, 0.25])
    count = fuzz(slow(clock, lambda _: next(busy, 0.1)), 3, 50, clock=clock)
    assert count.slow.once == 1 and count.slow.again == []
    assert count.slowest == 0.25, "the second reading says how slow it is"


def test_a_second_is_not_too_long() -> None:
    clock = StillClock()
    count = fuzz(slow(clock, lambda _: SLOW), 3, 5, clock=clock)
    assert count.slow.once == 0 and count.slowest == SLOW


def failing(*errors: Exception | None) -> Callable[[], None]:
    """Work that fails by these in turn."""
    left = [*errors]

    def work() -> None:
        if (error := left.pop(0)) is not None:
            raise error

    return work


def flaky() -> Exception:
    return ExceptionGroup("unreliable", [ValueError("said"), TimeoutError()])


@pytest.mark.parametrize("first", [TimeoutError(), flaky()], ids=["wait", "flaky"])
def test_a_wait_that_ran_out_is_repeated(first: Exception) -> None:
    waits = Waits()
    assert waits.wrong(failing(first, None)) is None and (waits.once, waits.again) == (1, 0)
    assert waits.wrong(failing(first, first)) is first and (waits.once, waits.again) == (2, 1)
    other = ValueError("broken")
    assert waits.wrong(failing(first, other)) is other and (waits.once, waits.again) == (3, 1)


def test_anything_else_is_wrong_at_once() -> None:
    waits, error = Waits(), ValueError("broken")
    assert waits.wrong(failing(error)) is error and waits.wrong(failing(None)) is None
    assert (waits.once, waits.again) == (0, 0) and not ran_out(error)


def test_storage_that_said_nothing_once_is_asked_again() -> None:
    away, busy, done = Answer(503, "", "storage-away"), Answer(503, "", "busy"), Answer(200, "", "")

    def asked(*answers: Answer) -> tuple[Answer, int, int]:
        waits, left = Waits(), [*answers]
        return asked_again(lambda: left.pop(0), waits), waits.once, waits.again

    assert asked(done) == (done, 0, 0) and asked(busy) == (busy, 0, 0)
    assert asked(away, done) == (done, 1, 0) and asked(away, away) == (away, 1, 1)
