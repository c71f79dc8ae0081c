"""A companion at a table: who may have one, and what it is asked with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from wartable.play import Match
from wartable.play.companion import SEED, last_choice
from wartable.server.bots import Job, job_of
from wartable.server.faults import Fault
from wartable.server.judging import JudgeJob

if TYPE_CHECKING:
    from wartable.server.table import Table


def among_bots(table: Table, person: str) -> bool:
    """Whether this person holds one seat and bots have all others: nobody is wronged by advice."""
    mine = table.seats_of(person)
    return len(mine) == 1 and all(s.kind == "bot" for s in table.seats if s.seat != mine[0])


def may(table: Table, person: str) -> bool:
    """Whether this person may have a companion here."""
    return table.history.settings.hints and among_bots(table, person)


def must(table: Table, person: str) -> int:
    """The seat of whoever may have a companion here; Fault says why somebody may not."""
    if not table.history.settings.hints:
        raise Fault("no-hints", 403)
    if not among_bots(table, person):
        raise Fault("companion-people", 403)
    return table.seats_of(person)[0]


def job(
    match: Match[Any], number: int, state: Any, seat: int, lang: str, names: tuple[str, ...]
) -> Job:
    """What the companion thinks with before the entry with this index, in the state of then: what
    the seat knows, and a state that it may believe in, the same one whenever the same is asked."""
    rng = match.chance.beliefs(match.plugin.view(match.game, state, seat))
    return job_of(match, match.seen_before(number, state, seat, rng), "", SEED, lang, names)


def judging(
    match: Match[Any],
    by_hand: Sequence[bool],
    first: int,
    seat: int,
    lang: str,
    names: tuple[str, ...],
) -> JudgeJob | None:
    """The last choice of a seat, with what it knew before it; None if it made none. What was taken
    back is not in the match any more."""
    found = last_choice(match, seat, by_hand, first)
    if found is None:
        return None
    number, before = found
    return JudgeJob(job(match, number, before, seat, lang, names), match.codes[number])
