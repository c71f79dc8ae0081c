"""The roads between tribes: what they are called, say and do, and a row of short ones."""

from __future__ import annotations

from typing import Any

from wartable.games.age_of_heroes.engine import actions as code
from wartable.games.age_of_heroes.labels.needs import neighbours
from wartable.games.age_of_heroes.scene import places
from wartable.games.age_of_heroes.scene.table import Table, paid
from wartable.games.age_of_heroes.scene.words import spoken
from wartable.scene import Action, Piece, piece
from wartable.scene.seats import SEAT_MARKS


def road_words(table: Table, a: int, b: int) -> tuple[dict[str, Any], bool]:
    """What a road or a way is called, says and does, and whether it is built."""
    built = (a, b) in table.view.roads
    texts = table.texts
    key = "road" if built else "way"
    one, two = (b, a) if b == texts.you else (a, b)
    title = spoken(texts, f"title-{key}", one, other=texts.name(two))
    other = b if a == table.view.seat else a if b == table.view.seat else None
    acts: tuple[Action, ...] = ()
    if other is not None:
        codes = paid(code.BUILD_ROAD, other)
        if table.view.awaited in ("action", "building"):  # else it is a deal of the fair
            codes = (*codes, code.DEAL + other)
        acts = table.acts(codes)
    return {"title": title, "tip": texts(f"tip-{key}"), "actions": acts}, built


def short_roads(table: Table, middle: places.Point, room: float, most: int = 6) -> list[Piece]:
    """The roads of a small screen in a row; in two, where they are more than `most`."""
    (x, y), pairs = middle, neighbours(table.view)
    half = -(-len(pairs) // 2)
    rows = [pairs] if len(pairs) <= most else [pairs[:half], pairs[half:]]
    out = []
    for n, found in enumerate(rows):
        spots = places.row(len(found), (x, y + 30 * n), 64, room)
        for (a, b), spot in zip(found, spots, strict=True):
            said, built = road_words(table, a, b)
            symbol = "aoh-road-tall" if built else "aoh-way-tall"
            label = f"{SEAT_MARKS[a]}–{SEAT_MARKS[b]}"
            out.append(piece(f"road-{a}-{b}", symbol, *spot, label=label, **said))
    return out
