"""One tribe in full size: its panel, the cards in its hand as far as the viewer knows them, its
roads and what it offers at the fair."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from wartable.games.age_of_heroes.scene import places
from wartable.games.age_of_heroes.scene.fair import offer_pieces
from wartable.games.age_of_heroes.scene.panels import SHAPES, panel
from wartable.games.age_of_heroes.scene.table import Table
from wartable.scene import Layout, Piece, piece

WIDE, TALL = 1000.0, 390.0
OFFER, ACROSS = (228.0, 80.0), 4  # an offer with the gap beside and below it; so many in a row


def one_tribe(table: Table, seat: int, tall: bool) -> Layout:
    """A tribe's board; its hand below it, then its offers."""
    width, size, k = (TALL, "tall", 2.7) if tall else (WIDE, "wide", 2.1)
    shape, tribe = SHAPES[size], table.view.tribes[seat]
    y = shape.h * k / 2 + 8
    pieces = [_grown(each, k, width / 2, y) for each in panel(table, tribe, 0, 0, shape)]
    y += shape.h * k / 2 + 26
    pieces.append(_line("roads", _roads(table, seat), width, y))
    y += 30
    pieces.append(_line("held", _held(table, seat), width, y))
    y += 74 if tall else 92
    pieces += _hand(table, seat, width, y, tall)
    y += 66 if tall else 84
    offers = [each for each in table.view.offers if each.seat == seat]
    across = 1 if tall else ACROSS
    for n, offer in enumerate(offers):
        line, column = divmod(n, across)
        here = min(across, len(offers) - line * across)
        x = width / 2 + (column - (here - 1) / 2) * OFFER[0]
        pieces += offer_pieces(table, offer, x, y + 36 + OFFER[1] * line, 1.0, "offer")
    y += OFFER[1] * -(-len(offers) // across)
    for id, said in _legend(table, pieces):
        pieces.append(_line(id, said, width, y + 12))
        y += 26
    return Layout.of(width, y + 8, pieces)


def _legend(table: Table, pieces: list[Piece]) -> Iterator[tuple[str, str]]:
    """What a dotted ring and a pale offer mean, where there is one."""
    if any("threatened" in each.state for each in pieces):
        yield "legend-near", table.texts("across-near")
    pale = [each for each in pieces if each.id.startswith("offer-") and "dim" in each.state]
    if pale and 0 <= table.view.seat < table.view.seats:
        yield "legend-pale", table.texts("across-pale")


def _grown(each: Piece, k: float, x: float, y: float) -> Piece:
    """A piece around the origin, larger and elsewhere."""
    spot = round(x + each.x * k, 1), round(y + each.y * k, 1)
    return replace(each, x=spot[0], y=spot[1], scale=round(each.scale * k, 3))


def _line(id: str, words: str, width: float, y: float) -> Piece:
    scale = min(1.0, width / 440)
    return piece(id, "aoh-line", width / 2, y, scale, label=words)


def _roads(table: Table, seat: int) -> str:
    """To whom roads lead."""
    names = [table.texts.name(a + b - seat) for a, b in table.view.roads if seat in (a, b)]
    if not names:
        return table.texts("across-no-roads")
    return table.texts("across-roads", list=", ".join(names))


def _held(table: Table, seat: int) -> str:
    """How many cards it holds, and how many of them the viewer knows."""
    tribe = table.view.tribes[seat]
    known = sum(_known(table, seat).values())
    return table.texts("across-hand", n=tribe.hand, known=known)


def _known(table: Table, seat: int) -> dict[str, int]:
    view = table.view
    return view.hand if seat == view.seat else view.tribes[seat].known


def _hand(table: Table, seat: int, width: float, y: float, tall: bool) -> Iterator[Piece]:
    """The cards the viewer knows, then the backs of the others."""
    texts, known = table.texts, _known(table, seat)
    faces = [key for key, copies in known.items() for _ in range(copies)]
    backs = table.view.tribes[seat].hand - len(faces)
    most, least = (0.78, 0.5) if tall else (1.1, 0.6)
    spots, scale = places.fan(len(faces) + backs, (width / 2, y), 83, width - 20, most, least)
    for number, (x, at) in enumerate(spots):
        if number < len(faces):
            key = faces[number]
            title = texts("title-hand", kind=texts(f"kind-{key}"))
            yield piece(f"known-{number}", f"aoh-card-{key}", x, at, scale, title=title)
        else:
            title = texts("across-unknown", seat=texts.name(seat))
            yield piece(f"known-{number}", "aoh-card-back", x, at, scale, title=title)
