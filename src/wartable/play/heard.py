"""What a seat heard lately."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, overload

from wartable.plugin import Told

if TYPE_CHECKING:
    from wartable.play.match import Match

RECENT = 80  # actions, chance's included, in which the last turn of any game is


class Heard(Sequence[Told]):
    """What a seat heard of the last actions before `upto`, oldest first: a turn at least. Whoever
    reads it from the end, as marks of the last move are made, has only as much of it made as they
    read. Actions the seat heard nothing of do not count towards the length: else the length would
    tell the seat that something happened."""

    def __init__(self, match: Match[Any], seat: int, upto: int | None = None) -> None:
        self.match = match
        self.seat = seat
        self.upto = len(match.entries) if upto is None else upto

    def __reversed__(self) -> Iterator[Told]:
        heard = 0
        for number in range(self.upto - 1, -1, -1):
            if told := self.match.told(number, self.seat):
                yield from reversed(told)
                heard += 1
                if heard == RECENT:
                    return

    def _all(self) -> list[Told]:
        return [*reversed(self)][::-1]

    def __len__(self) -> int:
        return len(self._all())

    def __iter__(self) -> Iterator[Told]:
        return iter(self._all())

    @overload
    def __getitem__(self, at: int) -> Told: ...

    @overload
    def __getitem__(self, at: slice) -> list[Told]: ...

    def __getitem__(self, at: int | slice) -> Told | list[Told]:
        return self._all()[at]
