"""Levels."""

from __future__ import annotations

from wartable.bots import RandomBot, SearchBot
from wartable.games.small_samurai_empires.engine.state import SamuraiState
from wartable.kernel import Bot


def bot(level: str, budget: float | None = None) -> Bot[SamuraiState]:
    if level == "random":
        return RandomBot()
    return SearchBot(simulations=60, cap=120, seconds=budget)
