"""Which of its own actions a seat may take back by itself: one rule for every host.

It may not go back over an outcome of chance, over an action of another seat that it noticed, or
over one of its own that showed it something or that others could have answered. It may go back over
what others did unnoticed, for a refusal would tell of it. What they did stays, if it can be done
without what is taken back. A secret choice, of which others heard only that it was made, answers
nobody: it may be changed until all have chosen.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from wartable.kernel import CHANCE
from wartable.play.match import Match
from wartable.play.notice import audience


def undoable(
    match: Match[Any],
    seat: int,
    noticed_by: Callable[[int], int],
    quiet: Callable[[int], bool],
    since: int = 0,
) -> list[int]:
    """The actions this seat may take back, the last one first. By entry, `noticed_by` says which
    readers noticed it, `quiet` what `is_quiet` says."""
    found: list[int] = []
    for number in range(len(match.entries) - 1, since - 1, -1):
        mover = match.entries[number].seat
        if mover == seat:
            if not quiet(number):
                break
            found.append(number)
        elif mover == CHANCE or (noticed_by(number) >> seat & 1 and not is_secret(match, number)):
            break
    return found


def is_quiet(match: Match[Any], before: Any, number: int, noticed_by: int) -> bool:
    """Whether an entry, made in the state `before`, taught its maker nothing new, and nobody else
    could have answered it: no other seat that was asked at the same time noticed it."""
    own = 1 << match.entries[number].seat
    alone = int(match.game.actors(before)).bit_count() == 1 or noticed_by == own
    alone = alone or is_secret(match, number)
    return alone and not match.showed(before, number)


def is_secret(match: Match[Any], number: int) -> bool:
    """Whether others heard of an entry only that its seat has chosen."""
    plugin, own = match.plugin, 1 << match.entries[number].seat
    heard = {plugin.told(event).key for event in match.events[number] if event.audience & ~own}
    return bool(heard) and heard <= plugin.secret


def kept(match: Match[Any], taken: list[int]) -> list[int]:
    """What stands when `taken` is taken back: the actions others made meanwhile."""
    return [n for n in range(taken[-1], len(match.entries)) if n not in taken]


def found_out(match: Match[Any], seat: int) -> list[int]:
    """What `undoable` says, for hosts that did not write down who noticed what: it is worked out
    for all that happened since chance acted last."""
    drawn = (number for number, entry in enumerate(match.entries, 1) if entry.seat == CHANCE)
    since = max(drawn, default=0)
    states = match.states(since)

    def noticed_by(number: int) -> int:
        before, after = states[number - since : number - since + 2]
        sights = match.sight_of(before), match.sight_of(after)
        return audience(match.seats, *sights, match.events[number], match.entries[number].seat)

    def quiet(number: int) -> bool:
        return is_quiet(match, states[number - since], number, noticed_by(number))

    return undoable(match, seat, noticed_by, quiet, since)
