"""The table on a phone on its side: rivals left, decks and hand along the lower edge, the rest of
the height for what is going on."""

from __future__ import annotations

from wartable.games.age_of_heroes.scene import places
from wartable.games.age_of_heroes.scene.fair import fair_pieces
from wartable.games.age_of_heroes.scene.middle import is_quiet, middle_pieces
from wartable.games.age_of_heroes.scene.panels import SHAPES, panel, words
from wartable.games.age_of_heroes.scene.roads import short_roads
from wartable.games.age_of_heroes.scene.table import Table, at_fair
from wartable.games.age_of_heroes.scene.trays import (
    decks,
    hand_pieces,
    is_trading,
    named_supply,
    strip,
    supply,
)
from wartable.scene import Layout, Piece

WIDE, HIGH = 544.0, 390.0
HAND = 302.0  # where the hand begins
KINDS = 110.0  # of the two columns of what one may get
MINI, PAIR = 128.0, 254.0  # of one column of rivals, of two
ROADS_HIGH, PILES_HIGH, ROADS = 32.0, 80.0, 4  # of a line of roads, of the piles; roads in a line


def low_layout(table: Table) -> Layout:
    """While cards are traded the rivals are a column of figures, and the kinds of cards stand
    right; else rivals are panels, and the own panel stands over the middle."""
    out = _fair(table) if at_fair(table.view) else _turn(table)
    return Layout.of(WIDE, HIGH, [*out, *decks(table, (28, 347), (80, 347), 0.58)])


def _fair(table: Table) -> list[Piece]:
    view, shape = table.view, SHAPES["flat"]
    rivals = places.seat_order(view.seat, view.seats)[1:]
    out: list[Piece] = []
    for n, seat in enumerate(rivals):
        out += panel(table, view.tribes[seat], 42, 31 + n * 60.5, shape)
    trading = is_trading(table)
    kept = trading or view.race  # where all trade at once nothing moves when the reader is ready
    right = WIDE - (KINDS if kept else 2)
    bottom = HAND - (14 if kept else 0)
    out += fair_pieces(table, (86, 2, right - 90, bottom - 4), tall=True, most=0.8)
    if trading:
        x = right + KINDS / 2
        columns = [(x + side * 27, 42.0 + 51.5 * n) for side in (-1, 1) for n in range(7)]
        out += strip(table, columns, 1.0, named=True)
        out.append(words("you-get", "aoh-small", right + 4, 7, 0.9, table.texts("you-get")))
        out.append(words("you-give", "aoh-small", 114, HAND - 6, 0.9, table.texts("you-give")))
    return [*out, *hand_pieces(table, ((108 + right) / 2, 347), right - 112, 0.76, 0.56)]


def _turn(table: Table) -> list[Piece]:
    view, own = table.view, SHAPES["low"]
    order = places.seat_order(view.seat, view.seats)
    rivals, two = order[1:], view.seats == 2
    left = MINI if 1 < len(rivals) <= 3 else PAIR
    shape = own if two else SHAPES["tall" if len(rivals) == 2 else "mini"]
    across = 2 if len(rivals) > 3 else 1
    out: list[Piece] = []
    for n, seat in enumerate(rivals):
        line, column = divmod(n, across)
        at = 3 + shape.w / 2 + (shape.w + 2) * column, 3 + shape.h / 2 + (shape.h + 3) * line
        out += panel(table, view.tribes[seat], *at, shape)
    x, width = (left + WIDE) / 2, WIDE - left - 8
    at = (3 + own.w / 2, HAND - own.h / 2 - 12) if two else (x, 3 + own.h / 2)
    out += panel(table, view.tribes[order[0]], *at, own)
    top = 8 if two else own.h + 6
    if not (is_quiet(view) or view.gift):  # a battle, or tribes to choose: nothing is built
        out += middle_pieces(table, (left + 4, top, width, HAND - top), True)
        return [*out, *_hand(table)]
    if two and not view.gift:  # what can be built, as a list; the road between the two
        out += middle_pieces(table, (left + 4, 4, width, 28), True)
        out += named_supply(table, [(left + 40, 60.0 + 54 * n) for n in range(5)], 0.86, 0.8)
        out += short_roads(table, (3 + own.w / 2, (own.h + HAND - own.h - 8) / 2), own.w)
        return [*out, *_hand(table)]
    lines = 1 if view.seats <= ROADS else 2
    room = HAND - top - ROADS_HIGH * lines - PILES_HIGH
    out += middle_pieces(table, (left + 4, top, width, room), True)
    out += short_roads(table, (x, top + room + 14), width - 58, ROADS)
    spots = places.row(5, (x, HAND - PILES_HIGH + 30), 64, width - 56)
    return [*out, *supply(table, spots, 0.82, 1.0), *_hand(table)]


def _hand(table: Table) -> list[Piece]:
    return hand_pieces(table, (326, 347), 428, 0.76, 0.62)  # names of nine can be read
