"""Phones on their side: a layout of its own, or what a phone upright shows."""

from __future__ import annotations

import pytest

from wartable.play import Match, ProvenChance
from wartable.plugin import games
from wartable.scene import NOT_DRAWN

OWN = {"age-of-heroes", "age-of-war", "critters-at-war", "small-samurai-empires"}


@pytest.mark.parametrize("id", sorted(games()))
def test_a_phone_on_its_side_offers_the_same(id: str) -> None:
    plugin = games()[id]
    match = Match(plugin, plugin.seats[0], chance=ProvenChance.seeded(1))
    match.settle()
    seat, reader = match.actors[0], plugin.texts(match.game, "en", ("A", "B"))
    tall, low = match.scene(seat, reader, "tall"), match.scene(seat, reader, "low")
    assert low.wide is NOT_DRAWN and low.tall is NOT_DRAWN and tall.low is NOT_DRAWN
    assert low.notations() == tall.notations()
    if id not in OWN:
        assert low.low == tall.tall
        return
    assert low.low != tall.tall and (low.low.width, low.low.height) == (544, 390)
    hands = {piece.id for piece in tall.tall.pieces if "held" in piece.state.split()}
    assert hands <= {piece.id for piece in low.low.pieces}
