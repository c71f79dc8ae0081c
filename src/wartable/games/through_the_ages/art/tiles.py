"""Tiles: a card in play without its words, for boards seen from afar.

The band says kind and age, the picture says which card; the preview shows the card itself."""

from __future__ import annotations

from wartable.games.through_the_ages.art.faces import RADIUS, base, base_key
from wartable.games.through_the_ages.art.pictures import picture_key, use
from wartable.games.through_the_ages.engine.cards.kinds import Card
from wartable.games.through_the_ages.engine.cards.table import CARD_TABLE
from wartable.games.through_the_ages.engine.components import TACTIC, TERRITORY, WONDER
from wartable.scene.pen import Sheet

TILE_W, TILE_H = 80, 76
BAND = 23
STRIP_HEAD = 46.0  # of a rival's strip: what is not for cards, the head and workers at the foot


def strips(room: float, double: int) -> tuple[float, float]:
    """How high three strips are, with one line of tiles and with two, where `double` of them have
    two: so that tiles are of one size in all."""
    if double % 3 == 0:
        return room / 3, room / 3
    low = (room + double * STRIP_HEAD) / (3 + double)
    return low, (room - (3 - double) * low) / double


def in_play(card: Card) -> bool:
    """Whether it may ever lie on a board: technologies to wonders, colonies, tactics."""
    return card.kind <= WONDER or card.kind in (TERRITORY, TACTIC)


def tiles(s: Sheet) -> None:
    """Draw every card of a player's board as a tile."""
    drawn: set[str] = set()
    for card in filter(in_play, CARD_TABLE):
        kind = base_key(card)
        if kind not in drawn:
            s.part(f"tiled-{kind}", base(card, TILE_W, TILE_H, BAND, 0.75))
            drawn.add(kind)
        body = (
            use(f"tiled-{kind}")
            + use(f"full-age-{card.age}")
            + use(f"pic-{picture_key(card)}", 1, BAND)
        )
        s.add(
            f"tile-{card.key}",
            TILE_W,
            TILE_H,
            body,
            face=f"card-{card.key}",
            frame=RADIUS,
            spills=False,
        )
