"""From a table's events to its match, and back to a record."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from wartable.kernel import CHANCE, HOST
from wartable.play import Fair, Match
from wartable.plugin import game
from wartable.server.clock import Clock
from wartable.server.settings import TableSettings
from wartable.storage import Event, TableRow


class History:
    """A match as its events tell it, with the time each seat has used."""

    def __init__(self, row: TableRow, events: Sequence[Event]) -> None:
        self.row = row
        self.settings = TableSettings.model_validate(row.settings)
        self.match = Match(
            game(row.game), row.seats, row.options, Fair(bytes.fromhex(row.seed)), row.data
        )
        self.clock = Clock(self.settings, row.seats)
        self.head = 0
        self.started = False
        self.moves: dict[tuple[str, str], int] = {}  # (person, their move id) → sequence
        self.forked = json.loads(row.origin)["at"] if row.origin else 0
        keep = any(event.kind == "undo" for event in events)
        states = [self.match.state.clone()] if keep else []
        for event in events:
            self.read(event, states if keep else None)

    def read(self, event: Event, states: list[Any] | None = None) -> None:
        """Follow one event that is in storage already."""
        match, before = self.match, self.awaited()
        if event.kind == "act":
            if event.seat == CHANCE:
                match.draws = event.draw - 1
            match.say(event.seat, event.text)
            if states is not None:
                states.append(match.state.clone())
        elif event.kind == "undo":
            self.back(int(event.text), states)
        elif event.kind == "mix" and event.text:
            match.fair.mix(event.seat, event.text)
        elif event.kind == "start":
            self.started = True
        self.note(event, before, self.awaited())

    def note(self, event: Event, before: tuple[int, ...], after: tuple[int, ...]) -> None:
        """What every event changes, whether just made or read from storage."""
        self.head = event.seq
        if event.by and event.move:
            self.moves[event.by, event.move] = event.seq
        if self.started:
            self.clock.tick(event.at, before, after, event.seat, event.kind == "act")

    def back(self, count: int, states: list[Any] | None = None) -> None:
        match = self.match
        if states is None:
            match.undo_to(count)
            return
        del states[count + 1 :], match.entries[count:], match.codes[count:], match.events[count:]
        match.state = states[count].clone()

    def awaited(self) -> tuple[int, ...]:
        """Seats whose action is awaited; nobody's before the start."""
        return self.match.actors if self.started else ()

    def mask(self) -> int:
        return sum(1 << seat for seat in self.awaited() if seat <= HOST)
