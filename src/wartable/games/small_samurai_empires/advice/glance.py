"""Everybody's chance to win at a glance, by which luck is told from skill."""

from __future__ import annotations

from wartable.games.small_samurai_empires.engine.components import MOST_SEATS
from wartable.games.small_samurai_empires.engine.game import SmallSamuraiEmpires
from wartable.games.small_samurai_empires.engine.state import SamuraiState
from wartable.games.small_samurai_empires.engine.thinking.evaluate import Mind, judge_all
from wartable.games.small_samurai_empires.engine.thinking.prospects import chance
from wartable.kernel import zeros


def at_a_glance(game: SmallSamuraiEmpires, state: SamuraiState) -> list[float]:
    """By what the position is worth to each as it stands, and the curve of chances."""
    worth = zeros(MOST_SEATS)
    if not state.ended:
        judge_all(game.figures, state, Mind(), worth)
    return [chance(game.figures, state, worth, seat) for seat in range(state.seats)]
