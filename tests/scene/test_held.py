"""What a seat holds is marked in its own picture, and in nobody else's."""

from __future__ import annotations

import pytest

from wartable.kernel import SPECTATOR
from wartable.play import Match, ProvenChance
from wartable.plugin import games
from wartable.scene import LayoutName, Piece

LAYOUTS: tuple[LayoutName, ...] = ("wide", "tall")


@pytest.mark.parametrize("id", sorted(games()))
def test_a_reader_holds_a_hand_and_a_spectator_none(id: str) -> None:
    plugin = games()[id]
    match = Match(plugin, plugin.seats[0], chance=ProvenChance.seeded(4))
    match.settle()
    reader = plugin.texts(match.game, "en", ("A", "B"))

    def held(seat: int, layout: LayoutName) -> list[Piece]:
        pieces = match.scene(seat, reader, layout).layout(layout).pieces
        return [piece for piece in pieces if "held" in piece.state.split()]

    found = dict.fromkeys(LAYOUTS, 0)
    for _ in range(12):
        for layout in LAYOUTS:
            mine = held(match.actors[0], layout)
            assert all(piece.title for piece in mine), "each can be named"
            assert not held(SPECTATOR, layout)
            found[layout] += len(mine)
        match.play(match.actors[0], match.legal(match.actors[0])[0])
        match.settle()
    assert all(found.values())
