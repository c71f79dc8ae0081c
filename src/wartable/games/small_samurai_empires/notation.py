"""Actions in words and back: `order attack orange-2`, `move kaga kii`, `ship echigo kii 2`."""

from __future__ import annotations

from functools import lru_cache
from weakref import WeakKeyDictionary

from wartable.games.small_samurai_empires.data import Box, box_of
from wartable.games.small_samurai_empires.engine.actions import DRAWS, SPACE
from wartable.games.small_samurai_empires.engine.components import (
    CELLS,
    MOST_SEATS,
    MOUNTAINS,
    PROVINCE_KEYS,
    REGION_KEYS,
    SHIPPED,
)
from wartable.games.small_samurai_empires.engine.figures import Figures
from wartable.games.small_samurai_empires.engine.game import SmallSamuraiEmpires
from wartable.games.small_samurai_empires.names import KEYS
from wartable.kernel import CHANCE
from wartable.notation import Notation

NAMES = {
    **KEYS,
    "seat": [str(seat) for seat in range(MOST_SEATS)],
    "number": [str(number) for number in range(SHIPPED + 1)],
}
DRAWN = Notation(DRAWS, NAMES)
_made: WeakKeyDictionary[Box, Notation] = WeakKeyDictionary()  # forgotten with their boxes


@lru_cache(maxsize=16)
def cell_keys(figures: Figures) -> tuple[str, ...]:
    """Cells by region and rank in it, north to south: orange-1, orange-2, orange-3."""
    regions = [figures.cell_region[cell] for cell in range(CELLS)]
    ranks = [regions[: cell + 1].count(region) for cell, region in enumerate(regions)]
    return tuple(f"{REGION_KEYS[r]}-{rank}" for r, rank in zip(regions, ranks, strict=True))


def road_keys(figures: Figures) -> list[str]:
    """Roads over mountains by their ends, there and back."""
    keys = []
    for mountain in range(MOUNTAINS):
        a = PROVINCE_KEYS[figures.mountain_from[mountain]]
        b = PROVINCE_KEYS[figures.mountain_to[mountain]]
        keys += [f"{a} {b}", f"{b} {a}"]
    return keys


def notation(game: SmallSamuraiEmpires, seat: int) -> Notation:
    """The texts of what this seat or chance does. Cells and roads are named as on the map of the
    game's box."""
    if seat == CHANCE:
        return DRAWN
    box = box_of(game)
    if box not in _made:
        own = {"cell": cell_keys(game.figures), "road": road_keys(game.figures)}
        _made[box] = Notation(SPACE, {**NAMES, **own})
    return _made[box]


def write(game: SmallSamuraiEmpires, seat: int, action: int) -> str:
    return notation(game, seat).write(action)


def read(game: SmallSamuraiEmpires, seat: int, text: str) -> int:
    return notation(game, seat).read(text)
