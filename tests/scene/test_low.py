"""Phones on their side: every game has a layout of its own for them."""

from __future__ import annotations

import pytest

from wartable.play import Match, ProvenChance
from wartable.plugin import games
from wartable.scene import NOT_DRAWN


@pytest.mark.parametrize("id", sorted(games()))
def test_a_phone_on_its_side_offers_the_same(id: str) -> None:
    plugin = games()[id]
    match = Match(plugin, plugin.seats[0], chance=ProvenChance.seeded(1))
    match.settle()
    seat, reader = match.actors[0], plugin.texts(match.game, "en", ("A", "B"))
    tall, low = match.scene(seat, reader, "tall"), match.scene(seat, reader, "low")
    assert low.wide is NOT_DRAWN and low.tall is NOT_DRAWN and tall.low is NOT_DRAWN
    assert low.notations() == tall.notations()
    assert low.low != tall.tall and low.low.width == 544
    if id == "through-the-ages":  # scrolled: what is asked and the figures beside it come first
        assert 544 < low.low.height < tall.tall.height
    else:
        assert low.low.height == 390
    hands = {piece.id for piece in tall.tall.pieces if "held" in piece.state.split()}
    assert hands <= {piece.id for piece in low.low.pieces}
