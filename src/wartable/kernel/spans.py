"""An action space, declared once: what may be done, and with which figures. Compiled.

    SEAT: Final = Axis("seat", 4)
    CITY: Final = Axis("city", 14)
    SPACE: Final = Space()
    PASS: Final[i64] = SPACE.span("pass")
    ATTACK: Final[i64] = SPACE.span("attack", CITY, SEAT)   # + city * 4 + seat
    ACTIONS: Final[i64] = SPACE.size

Codes, the verb and the figures of a code, and the texts of a notation follow from it.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64


@final
class Axis:
    """A figure that an action names. `what` says what it is: a city, a seat. Its values are `first`
    and the `size - 1` numbers after it."""

    def __init__(self, what: str, size: int, first: int = 0) -> None:
        self.what = what
        self.size = size
        self.first = first


@final
class Span:
    """The codes of one verb: one for each combination of its figures, the last one running
    fastest. `said` is the order in which a text names the figures."""

    def __init__(self, verb: str, first: int, axes: list[Axis], said: list[int]) -> None:
        self.verb = verb
        self.first = first
        self.axes = axes
        self.said = said
        self.size = 1
        for axis in axes:
            self.size *= axis.size

    def values(self, code: int) -> list[int]:
        """The figures of a code, in the order of the axes."""
        rest = code - self.first
        found: list[int] = []
        for axis in reversed(self.axes):
            found.append(axis.first + rest % axis.size)
            rest //= axis.size
        found.reverse()
        return found

    def code(self, values: list[int]) -> int:
        """The way back."""
        rest = 0
        for axis, value in zip(self.axes, values, strict=True):
            rest = rest * axis.size + value - axis.first
        return self.first + rest


@final
class Act:
    """An action taken apart: its verb, and its figures, in order (`values`) and by name (`get`).
    Where a verb names two figures of one name, `get` gives the first."""

    def __init__(self, span: Span, values: list[int]) -> None:
        self.verb = span.verb
        self.axes = span.axes
        self.values = values
        self._named: dict[str, int] = {}
        for axis, value in zip(span.axes, values, strict=True):
            self._named.setdefault(axis.what, value)

    def get(self, what: str, other: int = -1) -> int:
        """The figure of this name, or the other value if the verb names none."""
        return self._named.get(what, other)


@final
class Space:
    """Spans one after another. Codes are dense, from 0 to `size - 1`, and never move: what is new
    stands at the end or raises the version of the rules."""

    def __init__(self) -> None:
        self.spans: list[Span] = []
        self.size = 0
        self._acts: dict[int, Act] = {}  # by code, as far as they were asked for

    def span(self, verb: str, *axes: Axis, said: tuple[int, ...] = ()) -> i64:
        """Declare the next verb; return its first code."""
        order = list(said) if said else list(range(len(axes)))
        span = Span(verb, self.size, list(axes), order)
        self.spans.append(span)
        self.size += span.size
        return span.first

    def at(self, code: int) -> Span:
        """The span that a code belongs to."""
        low, high = 0, len(self.spans) - 1
        while low < high:
            middle = (low + high + 1) // 2
            if self.spans[middle].first <= code:
                low = middle
            else:
                high = middle - 1
        return self.spans[low]

    def act(self, code: int) -> Act:
        """The code taken apart."""
        found = self._acts.get(code)
        if found is None:
            span = self.at(code)
            found = self._acts[code] = Act(span, span.values(code))
        return found
