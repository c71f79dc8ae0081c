"""Which actions their makers may take back by themselves, found out when somebody wants to know.

Whether an action showed its maker something costs as much as drawing the table, so in games that
hide something it is not worked out for every move.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import TYPE_CHECKING

from wartable.play.undo import is_quiet, undoable
from wartable.server.protocol import UndoShown

if TYPE_CHECKING:
    from wartable.server.table import Table


class Quiet:
    """What `is_quiet` says of the actions of a table, remembered. What a bot did for a seat
    stands. A table that began in the middle of another goes back no further."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.known: dict[int, bool] = {}  # by entry

    def back(self, to: int, kept: Sequence[int]) -> None:
        """The actions from this number on were taken back. Those kept have new numbers, and their
        makers are told the same of them as before."""
        numbers = [*range(to), *kept]
        known = self.known
        self.known = {new: known[old] for new, old in enumerate(numbers) if old in known}

    def free(self, seat: int) -> list[int]:
        """The actions this seat may take back by itself, the last one first."""
        self._find_out(self._perhaps(seat))
        return self._perhaps(seat)

    def shown(self, seat: int) -> UndoShown:
        """What a seat is told with its position: no more than is known or quickly found out."""
        if not self.table.match.hides:
            self._find_out(self._perhaps(seat))
        perhaps = self._perhaps(seat)
        free = list(takewhile(self.known.__contains__, perhaps))
        entries = self.table.match.entries
        others = range(self.table.history.forked, free[-1] if free else len(entries))
        return UndoShown(
            free=len(free),
            ask=any(entries[number].seat == seat for number in others),
            unsure=len(free) < len(perhaps),
        )

    def _perhaps(self, seat: int) -> list[int]:
        """The same as `free`, where what is not known counts as quiet."""
        history = self.table.history

        def quiet(number: int) -> bool:
            return self.known[number] if number in self.known else history.by_hand[number]

        return undoable(history.match, seat, history.noticed_by.__getitem__, quiet, history.forked)

    def _find_out(self, numbers: list[int]) -> None:
        """Ask of each of these, the last one first, until one is not quiet."""
        unknown = [number for number in numbers if number not in self.known]
        if not unknown:
            return
        match, seen = self.table.match, self.table.history.noticed_by
        states = match.states(unknown[-1])
        for number in unknown:
            before = states[number - unknown[-1]]
            self.known[number] = is_quiet(match, before, number, seen[number])
            if not self.known[number]:
                return
