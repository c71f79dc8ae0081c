"""What effects ask of a tableau before they strike."""

from __future__ import annotations

from mypy_extensions import i64

from wartable.games.through_the_ages.engine.cards.columns import BUILDINGS, LEVEL, WONDERS
from wartable.games.through_the_ages.engine.components import I
from wartable.games.through_the_ages.engine.state import Civ
from wartable.kernel.numbers import lowest


def has_building(civ: Civ, first: i64, level: i64) -> bool:
    """A building from this workplace on, of this level at most."""
    for place in range(first, BUILDINGS):
        if civ.workers[place] > 0 and LEVEL[place] <= level:
            return True
    return False


def ravageable(civ: Civ) -> i64:
    """Completed wonders of Ages A and I that time has spared, as a set from WONDERS. 6.11"""
    found: i64 = 0
    left = civ.wonders & ~civ.ravaged
    while left != 0:
        if LEVEL[WONDERS + lowest(left)] <= I:
            found |= left & -left
        left &= left - 1
    return found
