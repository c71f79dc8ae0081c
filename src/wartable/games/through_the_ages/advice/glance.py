"""Everybody's chance to win at a glance, by which luck is told from skill."""

from __future__ import annotations

from wartable.games.through_the_ages.bots import judge_of, learned
from wartable.games.through_the_ages.engine.game import ThroughTheAges
from wartable.games.through_the_ages.engine.state import AgesState
from wartable.games.through_the_ages.engine.thinking.chances import chance
from wartable.kernel import NONE


def at_a_glance(game: ThroughTheAges, state: AgesState) -> list[float]:
    """By the curve of what civilisations are worth as they stand."""
    judge = judge_of(state, learned())
    return [chance(state, seat, NONE, judge) for seat in range(state.seats)]
