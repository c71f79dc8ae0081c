"""What bots say at a table, as asides of its log, in games whose bots speak (`Talk` of the room
`bots`). It follows from what everybody heard, so it is worked out and never stored."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from wartable.kernel import EVERYBODY
from wartable.server.asides import Aside

if TYPE_CHECKING:
    from wartable.server.table import Table


class Spoken:
    """Remembered as far as the table was followed; from the beginning again after an undo."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.told: list[Any] = []  # the events of each action that were followed
        self.talks: list[Any] = []
        self.asides: list[Aside] = []

    def now(self) -> list[Aside]:
        """All that was said so far."""
        talk, events = self.table.match.plugin.optional("bots", "Talk"), self.table.match.events
        if talk is None:
            return []
        count = len(self.told)
        if count == 0 or count > len(events) or events[count - 1] is not self.told[-1]:
            seats = self.table.seats
            speak = [s.seat for s in seats if s.kind == "bot" and s.level != "random"]
            self.talks = [talk(seat, len(seats)) for seat in speak]
            self.told, self.asides = [], []
        for number, told in enumerate(events[len(self.told) :], len(self.told) + 1):
            self.told.append(told)
            for event in told:
                if event.audience == EVERYBODY:
                    self._hear((event.kind, event.seat, event.a, event.b, event.c), number)
        return self.asides

    def _hear(self, event: tuple[int, int, int, int, int], number: int) -> None:
        for talk in self.talks:
            if (word := talk.hear(event)) is not None:
                self.asides.append(Aside(number, f"said-{word[0]}", talk.seat, of=word[1]))
