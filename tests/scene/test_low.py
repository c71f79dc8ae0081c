"""Phones on their side and tablets: layouts of their own."""

from __future__ import annotations

import pickle

import msgspec
import pytest

from wartable.kernel import SPECTATOR
from wartable.play import Match, ProvenChance
from wartable.plugin import games
from wartable.scene import NOT_DRAWN, Layout, Scene


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


@pytest.mark.parametrize(
    "id", [id for id, p in sorted(games().items()) if p.optional("scene", "square")]
)
def test_a_tablet_offers_the_same(id: str) -> None:
    """A table that is about as high as wide, with fewest seats and with most."""
    plugin = games()[id]
    for seats in (plugin.seats[0], plugin.seats[-1]):
        match = Match(plugin, seats, chance=ProvenChance.seeded(1))
        match.settle()
        seat, reader = match.actors[0], plugin.texts(match.game, "en", ("A", "B"))
        wide, square = match.scene(seat, reader, "wide"), match.scene(seat, reader, "square")
        assert square.wide is NOT_DRAWN and square.tall is NOT_DRAWN and square.low is NOT_DRAWN
        assert square.notations() == wide.notations()
        drawn = square.square
        assert 0.9 < drawn.width / drawn.height < 1.1
        hands = {piece.id for piece in wide.wide.pieces if "held" in piece.state.split()}
        assert hands <= {piece.id for piece in drawn.pieces}


def test_what_is_not_drawn_stays_undrawn_in_another_process() -> None:
    """An empty board would be taken for a picture by a page that was turned meanwhile."""
    scene = Scene("", "", "", "", (), (), low=Layout(544, 390, ()))
    there = pickle.loads(pickle.dumps(scene))
    assert there == scene and there.wide is NOT_DRAWN
    assert {"wide", "tall", "square"}.isdisjoint(msgspec.to_builtins(there))


@pytest.mark.parametrize("id", sorted(games()))
def test_a_big_screen_shows_what_spectators_see(id: str) -> None:
    plugin = games()[id]
    match = Match(plugin, plugin.seats[0], chance=ProvenChance.seeded(1))
    match.settle()
    reader = plugin.texts(match.game, "en", ("A", "B"))
    wide, far = match.scene(SPECTATOR, reader, "wide"), match.scene(SPECTATOR, reader, "far")
    assert far.wide is NOT_DRAWN and far.tall is NOT_DRAWN
    assert {piece.id for piece in far.far.pieces} == {piece.id for piece in wide.wide.pieces}
    if plugin.optional("scene", "far"):
        assert 2 < far.far.width / far.far.height < 2.3
