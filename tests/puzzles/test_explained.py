"""A companion finds something to say of the positions that puzzles are about."""

from __future__ import annotations

from typing import Any

import pytest

from wartable.kernel import Rng
from wartable.plugin import Plugin, games
from wartable.puzzles import puzzles

ASKED = 3  # puzzles of each game
SHIPPED = [each for each in games().values() if puzzles(each)]


@pytest.mark.parametrize("game", SHIPPED, ids=lambda game: game.id)
def test_what_matters_in_a_puzzle_and_why_its_answer_is_best(game: Plugin[Any, Any]) -> None:
    advice, told = game.room("advice"), 0
    known = puzzles(game)
    for each in known[:: len(known) // ASKED][:ASKED]:
        match, asked = each.match(), each.asked
        words = game.texts(match.game, "en", ("Olena", "Marek"))
        said = advice.matters(match.seen(asked.seat, Rng(1)), words)
        assert said.endswith(".") and any(map(str.isdecimal, said)), each.id
        best, natural = (game.read(match.game, asked.seat, t) for t in (asked.best, asked.natural))
        told += bool(advice.because(match.seen(asked.seat, Rng(1)), best, natural, words))
    assert told >= ASKED - 1
