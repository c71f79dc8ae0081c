"""The same games and chances, compiled and interpreted."""

from __future__ import annotations

import zlib

from wartable.bots.search import playout
from wartable.games.age_of_war.engine.game import AgeOfWar
from wartable.games.age_of_war.engine.thinking.solver import chances
from wartable.kernel import Rng, zeros


def test_random_games() -> None:
    """Every number of every last state of 60 games."""
    game, check = AgeOfWar(), 0
    buf = zeros(game.actions)
    for number in range(60):
        state = game.start(2 + number % 5, {"cap": 120})
        playout(game, state, Rng(number), buf, 10**6)
        check = zlib.crc32(" ".join(map(str, state.dump())).encode(), check)
    assert check == CHECK


def test_chances() -> None:
    rounded = " ".join(f"{chance:.12f}" for chance in chances().best)
    assert zlib.crc32(rounded.encode()) == CHANCES


CHECK = 2734216170
CHANCES = 1486988665
