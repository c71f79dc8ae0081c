"""A fair, a battle and the choice of tribes on a desk with three players or more: the rivals stand
in one row, so that what is going on has the rest of the table."""

from __future__ import annotations

from wartable.games.age_of_heroes.engine.components import ITEM_KEYS
from wartable.games.age_of_heroes.scene import places
from wartable.games.age_of_heroes.scene.middle import middle_pieces
from wartable.games.age_of_heroes.scene.panels import SHAPES, panel, words
from wartable.games.age_of_heroes.scene.table import Table, at_fair
from wartable.games.age_of_heroes.scene.trays import decks, hand_pieces, is_trading, strip, supply
from wartable.games.age_of_heroes.views import AgeOfHeroesView
from wartable.scene import Layout, Piece, piece

TOP = 114.0  # below the rivals
BOTTOM = 196.0  # of the own panel, the hand and the decks
KINDS = 86.0  # of the row of what one may get
PILES = 214.0  # of the column of what can be built
FEW = 3  # so many rivals have wider panels


def is_staged(view: AgeOfHeroesView) -> bool:
    """Whether the roads of the ring give way to what is going on."""
    return view.seats > 2 and (at_fair(view) or view.battle is not None or view.stage == "tribes")


def stage_layout(table: Table, more: float) -> Layout:
    """`more`: how much higher it is, on a tablet."""
    view = table.view
    own, *rivals = places.seat_order(view.seat, view.seats)
    shape = SHAPES["low" if len(rivals) <= FEW else "row"]
    out: list[Piece] = []
    for seat, (x, y) in zip(
        rivals,
        places.row(len(rivals), (places.WIDE / 2, 4 + shape.h / 2), shape.w + 40, 866),
        strict=True,
    ):
        out += panel(table, view.tribes[seat], x, y, shape)
    bottom = places.HIGH + more - BOTTOM
    fair = at_fair(view)
    wide = places.WIDE - 16 - (PILES if fair else 0)
    high = bottom - TOP - 4 - (KINDS if fair else 0)
    out += middle_pieces(table, (8, TOP, wide, high), False)
    if fair:
        step = high / 5
        spots = [(places.WIDE - 176, TOP + step * (n + 0.5)) for n in range(5)]
        out += supply(table, spots, min(1.24, step / 66), beside=(64, 36, 1.4, 12))
        for key, (x, y) in zip(ITEM_KEYS, spots, strict=True):
            name = table.texts(f"item-{key}")
            out.append(words(f"pile-{key}-name", "aoh-small", x + 48, y - 20, 1.2, name))
        out += _kinds(table, bottom - KINDS)
    out += panel(table, view.tribes[own], 164, bottom + 108, SHAPES["wide"])
    out += hand_pieces(table, (602, bottom + 98), 536, 1.36, 0.7)
    out += decks(table, (930, bottom + 108), (1028, bottom + 108), 1.0)
    return Layout.of(places.WIDE, places.HIGH + more, out)


def _kinds(table: Table, top: float) -> list[Piece]:
    """What one may get, in one row, and words beside it and over the hand."""
    if not is_trading(table):
        return []
    out = strip(table, places.row(14, (618, top + 30), 66, 860), 1.4, named=1.25)
    out.append(words("you-get", "aoh-small", 44, top + 30, 1.2, table.texts("you-get")))
    at, said = (602, top + KINDS - 3), table.texts("you-give")
    return [*out, piece("you-give", "aoh-line", *at, 1.2, label=said)]
