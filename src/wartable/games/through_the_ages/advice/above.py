"""Everybody's chance to win for somebody who sees all cards: the turn under way played on."""

from __future__ import annotations

from wartable.games.through_the_ages.bots import judge_of, learned
from wartable.games.through_the_ages.engine.game import ThroughTheAges
from wartable.games.through_the_ages.engine.state import AgesState
from wartable.games.through_the_ages.engine.thinking.chances import Chances, chance
from wartable.kernel import NONE, Rng

WIDTH = 2  # of the beam that plays the turn on


def from_above(game: ThroughTheAges, state: AgesState, rng: Rng, samples: int) -> list[list[float]]:
    """A row for each way in which the turn under way is played to its end."""
    judge = judge_of(state, learned())
    search, rows = Chances(state.seats, WIDTH, WIDTH, judge), []
    for _ in range(samples):
        search.child.copy_from(state)
        search.play_on(0, state.current, rng, 0)
        end = search.child
        last = state.current if end.ended or end.current != state.current else NONE
        rows.append([chance(end, seat, last, judge) for seat in range(state.seats)])
    return rows
