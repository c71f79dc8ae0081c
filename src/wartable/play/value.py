"""Everybody's chance to win, as far as one seat knows: the same function for every game."""

from __future__ import annotations

from typing import Any

from wartable.errors import BadInput
from wartable.kernel import Game, Knowledge, S
from wartable.plugin import Plugin

WORLDS = 16


def value(plugin: Plugin[S, Any], seen: Knowledge[S], worlds: int = WORLDS) -> list[float]:
    """By seat, from 0 to 1, one victory in all; of a game that is over, what everybody has won of
    it. Chances of somebody who sees all (`from_above` of the game's room `advice`), on average over
    states that the seat may believe in. BadInput if the game cannot say it."""
    above = plugin.optional("advice", "from_above")
    if above is None:
        raise BadInput(f"{plugin.id} cannot be analysed", "no-analysis", game=plugin.id)
    hides = type(seen.game).determinize is not Game.determinize
    rows: list[list[float]] = []
    for _ in range(worlds if hides else 1):
        rows += above(seen.game, seen.sample(), seen.rng, 1)
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]
