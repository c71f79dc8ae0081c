"""Trays of the banks: a field for each step of the tables, with what it means."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from typing import Final

from wartable.games.through_the_ages.art.icons import letters
from wartable.games.through_the_ages.art.pictures import icon
from wartable.games.through_the_ages.engine.components import (
    CORRUPTION,
    FOOD_PRICE,
    START_BLUE,
    START_YELLOW,
)
from wartable.scene.pen import INK2, PAPER, Sheet, rect

W, H = 250, 78
STEP, APART = 22.4, 8.2  # from cube to cube, between fields
ROWS = (33.0, 52.0)


def fields(table: Iterable[int], total: int) -> list[tuple[int, int]]:
    """How many tokens share a figure of a table, and the figure; the emptiest first."""
    figures = [int(figure) for figure in table][1 : total + 1]
    return [(len(list(same)), figure) for figure, same in groupby(figures)]


FIELDS: Final = {
    "yellow": fields(FOOD_PRICE, START_YELLOW),
    "blue": fields(CORRUPTION, START_BLUE),
}


def _left(name: str) -> float:
    sizes = [-(-size // 2) for size, _ in FIELDS[name]]
    return (W - sum(sizes) * STEP - (len(sizes) - 1) * APART) / 2


def _places(name: str) -> list[tuple[float, float]]:
    """Of the tokens, from the middle of the tray: fields from left to right, two to a column."""
    x, found = _left(name), []
    for size, _ in FIELDS[name]:
        for k in range(size):
            found.append((x + STEP * (k // 2 + 0.5) - W / 2, ROWS[k % 2] - H / 2))
        x += STEP * -(-size // 2) + APART
    return found


PLACES: Final = {name: _places(name) for name in FIELDS}


def banks(s: Sheet, ground: str) -> None:
    """Draw the yellow and the blue bank, field by field, with what each field costs."""
    for name, sign in (("yellow", "food"), ("blue", "resource")):
        body, x = rect(0, 0, W, H, ground, 14), _left(name)
        for size, figure in FIELDS[name]:
            wide = STEP * -(-size // 2)
            body += rect(x - 1.5, 22, wide + 3, 41, PAPER, 7, opacity=0.55)
            said = f"−{figure}" if name == "blue" and figure else str(figure)
            room = 9 + 6 * len(said)
            body += icon(sign, x + (wide - room) / 2 - 1, 64.5, 10)
            body += letters(x + (wide - room) / 2 + 10, 73, said, 11.2, fill=INK2)
            x += wide + APART
        s.add(f"bank-{name}", W, H, body, 14, "11 16 11.2 muted start")
