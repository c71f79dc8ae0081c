"""What the log of a table says besides what the rules tell: who left, whose time ran out, who is
back, what was taken back, who gave up."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace

from wartable.i18n import Texts
from wartable.kernel import NONE
from wartable.server.protocol import LogLine
from wartable.storage import LedgerRow

OUT = ("left", "clock", "absent", "called")  # why a bot sits in


@dataclass(frozen=True)
class Aside:
    """A sentence, `aside-KEY`, after the first `at` actions; `level`: of a bot that sits in; `of`:
    the seat it speaks of besides."""

    at: int
    key: str
    seat: int
    level: str = ""
    of: int = NONE

    def follows(self, other: Aside) -> bool:
        """Whether both say of one seat that it left or came back, between the same two actions:
        somebody may do so again and again, and only the last two are told."""
        coming = (*OUT, "back")
        return (other.at, other.seat) == (self.at, self.seat) and other.key in coming


@dataclass(frozen=True)
class End:
    """A game that people ended before its rules did: resign, abort, close; by whose seat."""

    why: str
    seat: int

    @property
    def status(self) -> str:
        """Of the table. What was called off has no result."""
        return "over" if self.why == "resign" else "closed"

    def places(self, seats: int) -> list[int] | None:
        """Whoever gives up loses to all others."""
        if self.why != "resign":
            return None
        return [2 if seat == self.seat else 1 for seat in range(seats)]


def noted(asides: tuple[Aside, ...], event: LedgerRow, count: int) -> tuple[Aside, ...]:
    """The asides once this has happened, at a table of now `count` actions."""
    if event.kind == "undo":
        asides = tuple(replace(aside, at=min(aside.at, event.goes_back_to)) for aside in asides)
        by_consent = event.by is None
        return (*asides, Aside(event.goes_back_to, "undone", event.seat)) if by_consent else asides
    if event.kind == "end" and event.text != "close":
        return (*asides, Aside(count, event.text, event.seat))
    if event.kind == "answer" and event.text.startswith("no "):  # a bare "no" has no seat
        return (*asides, Aside(count, "undo-refused", event.seat))
    who, _, why = event.text.partition(" ")
    if event.kind == "seat" and why:  # since the start
        new = Aside(count, why, event.seat, who.partition(":")[2])
        same = [aside for aside in asides if new.follows(aside)]
        return (*(aside for aside in asides if aside not in same[:-1]), new)
    return asides


def why_out(asides: tuple[Aside, ...], seat: int) -> str:
    """Why a bot sits in for a seat, as far as it is known."""
    found = (aside.key for aside in reversed(asides) if aside.seat == seat)
    return next((key for key in found if key in OUT or key == "back"), "left")


def woven(
    lines: list[LogLine],
    asides: Iterable[Aside],
    number: Callable[[int], int],
    first: int,
    seat: int,
    reader: Texts,
) -> list[LogLine]:
    """The log with its asides from the number `first` on. `number` counts what the reader noticed
    of so many actions."""
    told = [
        _line(aside, number(aside.at), seat, reader)
        for aside in asides
        if reader.has(f"aside-{aside.key}")  # a later version may tell of more
    ]
    both = [(line.n, 0, line) for line in told if line.n >= first]
    both += [(line.n, 1, line) for line in lines]
    return [line for *_, line in sorted(both, key=lambda row: row[:2])]


def _line(aside: Aside, number: int, seat: int, reader: Texts) -> LogLine:
    words = {"seat": reader.name(aside.seat)}
    if aside.level:
        level = f"level-{aside.level}"
        words["level"] = reader(level) if reader.has(level) else aside.level
    you = "-you" if aside.seat == seat else ""
    if aside.of != NONE:
        words["other"] = reader.name(aside.of)
        you = "-yours" if aside.of == seat else ""
    return LogLine(n=number, text=reader(f"aside-{aside.key}{you}", **words), seat=aside.seat)
