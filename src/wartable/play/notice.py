"""Who notices an action. A reader who neither hears of it nor sees anything changed must not learn
that it was made: not by a message, a number, or a clock."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import TYPE_CHECKING, Any

from wartable.kernel import EVERYBODY, SPECTATOR, Event
from wartable.play.sight import Sight

if TYPE_CHECKING:
    from wartable.play.match import Match


def audience(
    seats: int, before: Sight[Any], after: Sight[Any], told: Sequence[Event], mover: int
) -> int:
    """The set of readers that notice an action of `mover`, which led from one state to the other;
    EVERYBODY if all do."""
    found = 1 << mover
    for event in told:
        found |= int(event.audience)
    readers = (*range(seats), SPECTATOR)
    for reader in readers:
        if not found >> reader & 1 and before.view(reader) != after.view(reader):
            found |= 1 << reader
    return EVERYBODY if all(found >> reader & 1 for reader in readers) else found & EVERYBODY


def foreseen(match: Match[Any], seat: int, action: int) -> int:
    """The same for an action that is still to be made."""
    after, told = match.state.clone(), list[Event]()
    match.game.apply(after, seat, action, told)
    return audience(match.seats, match.sight, match.sight_of(after), told, seat)


def rank(noticed_by: Sequence[int], reader: int) -> int:
    """How many of these actions this reader has noticed."""
    return sum(mask >> reader & 1 for mask in noticed_by)


def noticed(noticed_by: Sequence[int], reader: int) -> list[int]:
    """The numbers of the actions this reader has noticed."""
    return [number for number, mask in enumerate(noticed_by) if mask >> reader & 1]


def last_noticed(noticed_by: Sequence[int], reader: int, count: int) -> list[int]:
    """The last `count` of them."""
    numbers = range(len(noticed_by) - 1, -1, -1)
    found = (number for number in numbers if noticed_by[number] >> reader & 1)
    return [*islice(found, count)][::-1]
