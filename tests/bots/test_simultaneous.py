"""Bots where several seats may answer at once."""

from __future__ import annotations

import pytest
from toy_auction import GAME

from wartable.bots import FlatBot, SearchBot
from wartable.kernel import Bot, Rng
from wartable.play import Match, ProvenChance


@pytest.mark.parametrize("bot", [SearchBot(simulations=60), FlatBot(playouts=3)])
def test_a_bot_answers_for_its_own_seat(bot: Bot) -> None:  # type: ignore[type-arg]
    """Not for the lowest seat that may act: that one holds other cards."""
    for seed in range(12):
        match = Match(GAME, 3, chance=ProvenChance.seeded(seed))
        match.settle()
        for seat in (2, 1, 0):
            code = bot.choose(match.seen(seat, Rng(seed)))
            assert code in match.legal(seat)
