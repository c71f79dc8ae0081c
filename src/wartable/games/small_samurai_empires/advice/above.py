"""Everybody's chance to win for somebody who sees all cards: rounds played on."""

from __future__ import annotations

from wartable.games.small_samurai_empires.bots import insight
from wartable.games.small_samurai_empires.engine.game import SmallSamuraiEmpires
from wartable.games.small_samurai_empires.engine.state import SamuraiState
from wartable.games.small_samurai_empires.engine.thinking.prospects import chances
from wartable.kernel import Rng


def from_above(
    game: SmallSamuraiEmpires, state: SamuraiState, rng: Rng, samples: int
) -> list[list[float]]:
    """A row for each way in which the round is played on."""
    return [chances(game, state.clone(), rng, insight()) for _ in range(samples)]
