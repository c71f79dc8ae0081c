"""What is printed on cards, by the names their sentences have for it.

A figure stands in an effect of the card table alone. A sentence in the locale names it as an
argument (`{ $culture }`), and `figures_of` reads it off the effect.
"""

from __future__ import annotations

from typing import Final

from wartable.games.through_the_ages.engine.cards.kinds import Card
from wartable.games.through_the_ages.engine.components import RANK_CULTURE
from wartable.games.through_the_ages.engine.effects.base import Effect, Gives
from wartable.games.through_the_ages.engine.effects.scoring import ScoreRank
from wartable.games.through_the_ages.engine.effects.spoils import Raid

Figures = dict[str, int | str]

AGES: Final = ("A", "I", "II", "III", "IV")
MOST_SEATS: Final = 4
ONCE: Final = ("food", "resource", "science", "culture", "population", "cards")
STANDING: Final = Gives.shows
ARMY: Final = ("infantry", "cavalry", "artillery")


def figures(card: Card) -> Figures:
    """Every figure of a card's effects by the name its sentences have for it."""
    found: Figures = {}
    for effect in card.effects:
        found |= figures_of(effect)
    return found


def figures_of(effect: Effect, seats: int = 0) -> Figures:
    """Without `seats` figures that depend on their number stand side by side: 6/3/2."""
    if isinstance(effect, Raid):
        return {f"level-{n}": AGES[level] for n, level in enumerate(effect.levels, 1)}
    if isinstance(effect, ScoreRank):
        return {"ranks": _ranks(seats)}
    found: Figures = {}
    for name in effect.shows:
        value = getattr(effect, name)
        if not isinstance(value, int):  # by seats
            found[name] = value[seats - 2] if seats >= 2 else "/".join(str(n) for n in value)
        elif value:
            found[name] = abs(value)
    return found


def _ranks(seats: int) -> str:
    if seats >= 2:
        return ", ".join(str(n) for n in RANK_CULTURE[seats])
    tables = [RANK_CULTURE[n] for n in range(MOST_SEATS, 1, -1)]
    return "; ".join("/".join(str(n) for n in table) for table in tables)
