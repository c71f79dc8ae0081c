"""Whose time runs. Everything follows from the times of the events: a restart loses nothing."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import UNSET

from wartable.kernel import CHANCE, CLOCK
from wartable.server.protocol import ClockShown
from wartable.server.settings import TableSettings


class Clock:
    """`used` milliseconds by seat, `asked` when each awaited seat was asked, `since` the last
    event."""

    def __init__(self, settings: TableSettings, seats: int) -> None:
        self.rule = settings.clock
        self.timer = settings.timer * 1000
        self.used = [0] * seats
        self.asked: dict[int, int] = {}
        self.since = 0

    def tick(
        self,
        at: int,
        before: Sequence[int],
        after: Sequence[int],
        mover: int,
        acted: bool,
        hidden: bool = False,
    ) -> None:
        """`hidden`: not everybody noticed the step. It gains its maker no time, for all see the
        clocks."""
        acted = acted and not hidden
        for seat in before:
            if seat < len(self.used) and self.since:
                self.used[seat] += max(0, at - self.since)
        if acted and mover < len(self.used) and self.rule.kind == "live":
            self.used[mover] -= self.rule.increment * 1000
        if acted:
            self.asked.pop(mover, None)
        if tuple(after) != (CHANCE,):  # else chance answers at once, in events of its own
            self.asked = {seat: self.asked.get(seat, at) for seat in after}
        self.since = at

    def resume(self, at: int) -> None:
        """The server was away, nobody could act: what has passed since the last event is nobody's.
        Days go on, or a server that rests every night would never let them end."""
        self.since = at
        if CLOCK in self.asked:
            self.asked[CLOCK] = at

    def restart(self, at: int, asked: Sequence[int]) -> None:
        """The game was set back: whoever is asked now is asked from now on."""
        self.since = at
        self.asked = dict.fromkeys(asked, at)

    @property
    def runs(self) -> bool:
        """Whether seconds count now."""
        return CLOCK in self.asked or (self.rule.kind == "live" and bool(self.asked))

    def deadline(self, seat: int) -> int | None:
        """When this awaited seat's time is up, if ever."""
        if seat not in self.asked:
            return None
        if seat == CLOCK:
            return self.asked[seat] + self.timer
        if self.rule.kind == "live":
            return self.since + self.left(seat)
        if self.rule.kind == "days":
            return self.asked[seat] + self.rule.days * 86_400_000
        return None

    def left(self, seat: int) -> int:
        """Milliseconds a live clock shows at the last event."""
        return self.rule.minutes * 60_000 - self.used[seat]

    def shown(self, at: int) -> ClockShown:
        """For readers: what is left at this moment and when it runs out. Nothing in it tells when
        the last event was: that may be somebody's secret."""
        kind = self.rule.kind
        passed = max(0, at - self.since)
        seats = range(len(self.used))
        left = [self.left(seat) - (passed if seat in self.asked else 0) for seat in seats]
        ends = {seat: end for seat in self.asked if (end := self.deadline(seat)) is not None}
        return ClockShown(
            kind=kind,
            left=left if kind == "live" else None,
            timer=ends.pop(CLOCK, UNSET),
            until={str(seat): end for seat, end in ends.items()},
        )
