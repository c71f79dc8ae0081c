"""Bots where several seats may answer at once."""

from __future__ import annotations

from toy_auction import GAME

from wartable.bots import SearchBot
from wartable.kernel import Rng
from wartable.play import Match, ProvenChance


def test_a_bot_answers_for_its_own_seat() -> None:
    """Not for the lowest seat that may act: that one holds other cards."""
    bot = SearchBot(simulations=60)  # type: ignore[var-annotated]
    for seed in range(12):
        match = Match(GAME, 3, chance=ProvenChance.seeded(seed))
        match.settle()
        for seat in (2, 1, 0):
            code = bot.choose(match.seen(seat, Rng(seed)))
            assert code in match.legal(seat)
