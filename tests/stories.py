"""What the tests of beats share: recorded games, watched by one reader."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from wartable.i18n import Texts
from wartable.kernel import SPECTATOR
from wartable.play import Match, Record, replay
from wartable.scene import Beat, LayoutName

NAMES = ["Olena", "Marek", "Clio", "Taras", "Ivo", "Una"]


@dataclass(frozen=True)
class Watched:
    """One action: the views around it, and what was seen."""

    number: int
    before: Any
    after: Any
    beats: list[Beat]

    @property
    def lines(self) -> list[str]:
        """The beats as one reads them: kind and caption."""
        return [f"{beat.kind}: {beat.text}" if beat.text else beat.kind for beat in self.beats]

    @property
    def raw(self) -> str:
        """All that is sent."""
        return msgspec.json.encode(self.beats).decode()


@cache
def played(record: Path) -> Match[Any]:
    """The whole game; not to be played on."""
    return replay(Record.parse(record.read_text("utf-8")))


@cache
def states(record: Path) -> list[Any]:
    """The state before every entry, and the last one."""
    return played(record).states()


def eventful(record: Path, least: int) -> list[int]:
    """Numbers of the entries of which so much is told at least."""
    return [n for n, told in enumerate(played(record).events) if len(told) >= least]


def watch(
    record: Path,
    seat: int = SPECTATOR,
    numbers: Iterable[int] | None = None,
    lang: str = "en",
    layout: LayoutName = "wide",
) -> Iterator[Watched]:
    """The entries with these numbers, or all."""
    match = played(record)
    reader = Texts(match.plugin.package, lang, NAMES[: match.seats])
    for number in range(len(match.entries)) if numbers is None else numbers:
        before, after = (match.sight_of(state) for state in states(record)[number : number + 2])
        seen = match.beats(before, after, number, seat, layout, reader)
        yield Watched(number, before.view(seat), after.view(seat), seen)


def one(record: Path, number: int, seat: int = SPECTATOR, **how: Any) -> Watched:
    """A single entry."""
    return next(watch(record, seat, [number], **how))


def scored(beats: Iterable[Beat], seats: int) -> list[int]:
    """What each seat gains in these beats together."""
    sums = [0] * seats
    for beat in beats:
        for seat, points in beat.points:
            sums[seat] += points
    return sums
