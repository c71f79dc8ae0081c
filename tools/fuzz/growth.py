"""How the time to read something grows with its length: the exponent, measured in CPU time.

A reader that is too quick to be measured at the longest length is linear: copying the text once per
character would take longer.
"""

from __future__ import annotations

import contextlib
import gc
import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from time import process_time
from typing import Any

from wartable.errors import BadInput
from wartable.laid import AlsError
from wartable.play import Refused
from wartable.server.faults import Fault

STEEPEST = 1.5  # the exponent of a line with noise; that of a square is 2
SHORTEST = 64  # characters
TRIES = 5  # measurements, of which the least counts: others may use the machine too
REFUSALS: tuple[type[Exception], ...] = (BadInput, Refused, Fault, AlsError)


@dataclass(frozen=True)
class Shape:
    """A text of any length: `unit` again and again between `before` and `after`. A unit with `{}`
    has a number of its own each time."""

    unit: str
    before: str = ""
    after: str = ""

    def text(self, length: int) -> str:
        """About so many characters of it."""
        count = max(1, length // len(self.unit))
        if "{}" in self.unit:
            middle = "".join(self.unit.replace("{}", str(number)) for number in range(count))
        else:
            middle = self.unit * count
        return self.before + middle + self.after

    def __str__(self) -> str:
        return ascii(f"{self.before[-20:]}({self.unit})*{self.after[:20]}")


@dataclass(frozen=True)
class Nest(Shape):
    """As many openings as closings, one within the other."""

    close: str = ""

    def text(self, length: int) -> str:
        count = max(1, length // (len(self.unit) + len(self.close)))
        return self.before + self.unit * count + self.close * count + self.after


@dataclass(frozen=True)
class Growth:
    """The exponent; the longest text that was read, and the seconds that it took."""

    exponent: float
    length: int
    seconds: float

    @property
    def linear(self) -> bool:
        return self.exponent <= STEEPEST


def growth(
    read: Callable[[str], Any],
    shape: Shape,
    longest: int = 1 << 17,
    floor: float = 0.01,
    fine: bool = False,
) -> Growth:
    """Lengthen the text until reading it takes `floor` seconds and most of them for its length,
    then compare with shorter ones. Lengths grow by steps, so that no reading takes for ever: where
    one more character may double the time, by `fine` ones."""
    enabled = gc.isenabled()
    gc.disable()  # it looks at more objects the more there are
    try:
        return _growth(read, shape, _lengths(longest, fine), floor)
    finally:
        if enabled:
            gc.enable()


def _lengths(longest: int, fine: bool) -> Iterator[int]:
    yield from range(8, SHORTEST, 4) if fine else ()
    length = SHORTEST
    while length < longest:
        yield length
        length *= 4
    yield longest


def _growth(
    read: Callable[[str], Any], shape: Shape, lengths: Iterator[int], floor: float
) -> Growth:
    enough = max(floor, 16 * _seconds(read, shape.text(1)))
    length, took = 0, 0.0
    while took < enough:
        if (longer := next(lengths, None)) is None:
            return Growth(0.0, length, took)
        length, took = longer, _seconds(read, shape.text(longer))
    texts = [shape.text(length), shape.text(length // 2), shape.text(length // 8)]
    least = [took, math.inf, math.inf]
    exponent = math.inf
    for _ in range(TRIES):
        least = [min(old, _seconds(read, text)) for old, text in zip(least, texts, strict=True)]
        # a reader that refuses short texts at once rises steeply only once
        exponent = min(math.log2(least[0] / least[1]), math.log(least[0] / least[2], 8))
        if exponent <= STEEPEST:
            break
    return Growth(exponent, length, least[0])


def _seconds(read: Callable[[str], Any], text: str) -> float:
    began = process_time()
    with contextlib.suppress(*REFUSALS):
        read(text)
    return max(process_time() - began, 1e-7)
