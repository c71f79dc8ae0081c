"""A finished game of few turns, for tests of what an analysis is asked for and gives."""

from __future__ import annotations

from typing import Any

from wartable.kernel import Rng
from wartable.play import Match, ProvenChance
from wartable.plugin import game


def short_game(turns: int = 6) -> Match[Any]:
    """Age of War between an easy and a hard bot, to a limit of turns."""
    plugin, rng = game("age-of-war"), Rng(3)
    settings = {"cap": turns, "first": 0}
    match: Match[Any] = Match(plugin, 2, settings, ProvenChance.seeded(5), names=("Olena", "Marek"))
    bots = [plugin.bot("easy"), plugin.bot("hard")]
    match.settle()
    while not match.over:
        seat = match.actors[0]
        match.play(seat, bots[seat].choose(match.seen(seat, rng)))
        match.settle()
    return match
