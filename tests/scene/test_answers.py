"""Whatever lies on a table answers a press: it can be used, or it says what it is. A part without
words is pressed as what lies under it or what it stands on (`owner` in press.js)."""

from __future__ import annotations

import random
from math import cos, radians, sin

import pytest

from wartable.play import Match, ProvenChance
from wartable.plugin import games
from wartable.scene import LayoutName, Piece, common
from wartable.scene.svg import Symbol, symbols

# What is only written or painted: captions, names on the map, the sea.
PAINTED = (
    "tta-slot",
    "-band",
    "caption",
    "-name",
    "-small",
    "-line",
    "-mid",
    "-sea",
    "-links",
    "-tray",
    "-lagoon",
    "aoh-square",
)
BESIDE = ("mark-oshima", "mark-izumo")  # stand in the sea before their names
LAYOUTS: tuple[LayoutName, ...] = ("wide", "tall")
POSITIONS, STEP = 6, 17


def covers(piece: Piece, symbol: Symbol, x: float, y: float) -> bool:
    """Whether a point lies in the box of a piece."""
    turn = radians(-piece.rotate)
    dx, dy = x - piece.x, y - piece.y
    across, up = dx * cos(turn) - dy * sin(turn), dx * sin(turn) + dy * cos(turn)
    slack = 1.0
    return (
        abs(across) <= symbol.width * piece.scale / 2 + slack
        and abs(up) <= symbol.height * piece.scale / 2 + slack
    )


@pytest.mark.parametrize("id", sorted(games()))
def test_every_piece_answers(id: str) -> None:
    plugin = games()[id]
    match = Match(plugin, plugin.seats[0], chance=ProvenChance.seeded(6))
    reader = plugin.texts(match.game, "en", ("A", "B"))
    drawn = symbols(plugin.sheet(match.game, reader)) | symbols(common.sheet())
    rng, mute = random.Random(6), set[str]()
    match.settle()
    for number in range(POSITIONS * STEP):
        if match.over:
            break
        for layout in LAYOUTS if number % STEP == 0 else ():
            pieces = match.scene(match.actors[0], reader, layout).layout(layout).pieces
            answers = [p for p in pieces if p.title or p.actions]
            for piece in pieces:
                painted = any(word in piece.symbol for word in PAINTED)
                if piece.title or piece.actions or painted or piece.id in BESIDE:
                    continue
                stands_on = any(piece.id.startswith(f"{p.id}-") for p in answers)
                over = (covers(p, drawn[p.symbol], piece.x, piece.y) for p in answers)
                if not stands_on and not any(over):
                    mute.add(f"{layout}: {piece.id} ({piece.symbol})")
        match.play(match.actors[0], rng.choice(match.legal(match.actors[0])))
        match.settle()
    assert not mute
