"""Everybody's chance to win at a glance, by which luck is told from skill."""

from __future__ import annotations

from wartable.games.age_of_heroes.engine.game import AgeOfHeroes
from wartable.games.age_of_heroes.engine.state import AgeOfHeroesState
from wartable.games.age_of_heroes.engine.thinking.evaluate import FEATURES, chance_to_win
from wartable.games.age_of_heroes.engine.thinking.selfplay import share
from wartable.kernel import zeros


def at_a_glance(game: AgeOfHeroes, state: AgeOfHeroesState) -> list[float]:
    """By the weights that games played on are judged with."""
    seats, features = range(state.seats), zeros(FEATURES)
    if state.ended:
        return [share(state, seat) for seat in seats]
    return [chance_to_win(state, seat, features) for seat in seats]
