"""Beats are the same whether pictures are drawn for them or the reader has them already."""

from __future__ import annotations

from typing import Any

import pytest

from wartable.kernel import Rng
from wartable.play import Match, ProvenChance
from wartable.plugin import games
from wartable.scene import LayoutName

ENTRIES = 60


@pytest.mark.parametrize("layout", ["wide", "tall"])
@pytest.mark.parametrize("id", ["age-of-war", "critters-at-war", "small-samurai-empires"])
def test_a_picture_that_was_sent_tells_the_same_story(id: str, layout: LayoutName) -> None:
    match: Match[Any] = Match(games()[id], 2, chance=ProvenChance.seeded(3))
    reader = match.plugin.texts(match.game, "en", ("Ada", "Bela"))
    rng, told = Rng(5), 0
    match.settle()
    while not match.over and len(match.entries) < ENTRIES:
        had = {seat: match.scene(seat, reader, layout) for seat in range(2)}
        since, seat = len(match.entries), match.actors[0]
        codes = match.legal(seat)
        match.play(seat, codes[rng.below(len(codes))])
        match.settle()
        for side in range(2):
            drawn, kept = match.sights(since), match.sights(since)
            drawn[-1], kept[-1] = (match.sight_of(match.state) for _ in range(2))
            kept[0].keep(side, reader, layout, had[side])
            now = match.scene(side, reader, layout)
            kept[-1].keep(side, reader, layout, now)
            for at, number in enumerate(range(since, len(match.entries))):
                steps = (sights[at : at + 2] for sights in (drawn, kept))
                first, second = (
                    match.beats(before, after, number, side, layout, reader)
                    for before, after in steps
                )
                assert first == second
                told += len(first)
    assert told > 20
