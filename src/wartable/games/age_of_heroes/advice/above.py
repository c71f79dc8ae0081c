"""Everybody's chance to win for somebody who sees all cards: rounds played on."""

from __future__ import annotations

from wartable.games.age_of_heroes.engine.game import AgeOfHeroes
from wartable.games.age_of_heroes.engine.state import AgeOfHeroesState
from wartable.games.age_of_heroes.engine.thinking.evaluate import FEATURES, chance_to_win
from wartable.games.age_of_heroes.engine.thinking.selfplay import roll_out, share
from wartable.kernel import Rng, zeros

ROUNDS = 2  # played on before the position is judged


def from_above(
    game: AgeOfHeroes, state: AgeOfHeroesState, rng: Rng, samples: int
) -> list[list[float]]:
    """A row for each way in which the next rounds are played on, everybody by rules of thumb."""
    buf, features, rows = zeros(game.actions), zeros(FEATURES), []
    for _ in range(samples):
        world = state.clone()
        roll_out(game, world, rng, buf, state.round + ROUNDS)
        rows.append(
            [
                share(world, seat) if world.ended else chance_to_win(world, seat, features)
                for seat in range(state.seats)
            ]
        )
    return rows
