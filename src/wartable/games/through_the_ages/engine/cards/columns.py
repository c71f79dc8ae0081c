"""Where the kinds of cards begin, and the columns the rules look things up in.

A card is its index. The order of kinds makes sets of cards of one kind ranges: workplaces,
technologies, leaders, wonders, … The cells are written when `cards.table` lays out the rows,
which is before any rule is asked (see `engine/__init__.py`).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wartable.kernel.numbers import zeros

# Where the kinds begin; a test counts the table
CARDS: Final[i64] = 236
WORKPLACES: Final[i64] = 34  # technologies that take workers: 0 … 33
STORES: Final[i64] = 12  # farms, mines and labs: where blue tokens may lie
BUILDINGS: Final[i64] = 24  # farms, mines and urban buildings; units follow
GOVERNMENTS: Final[i64] = 34
SPECIALS: Final[i64] = 42
LEADERS: Final[i64] = 54
WONDERS: Final[i64] = 78
ACTIONS: Final[i64] = 94
TACTICS: Final[i64] = 127  # the first military card
BONUSES: Final[i64] = 142
AGGRESSIONS: Final[i64] = 145
WARS: Final[i64] = 156
PACTS: Final[i64] = 159
TERRITORIES: Final[i64] = 169
EVENTS: Final[i64] = 181
CIVIL_CARDS: Final[i64] = 127
MILITARY_CARDS: Final[i64] = 109
FIRST: Final = vec[i64]([0, 4, 8, 12, 15, 18, 21, 24, 28, 31, 33, 34])  # workplace by kind
RELIGION: Final[i64] = 12
WARRIORS: Final[i64] = 24

# By card
KIND: Final = zeros(CARDS)
LEVEL: Final = zeros(CARDS)
COPIES: Final = zeros(CARDS * 5)  # by card * 5 + seats
SCIENCE_COST: Final = zeros(CARDS)
REVOLUTION_COST: Final = zeros(CARDS)
COST: Final = zeros(CARDS)
VALUE: Final = zeros(CARDS)  # of a blue token on a farm or mine
SCIENCE: Final = zeros(CARDS)
CULTURE: Final = zeros(CARDS)
STRENGTH: Final = zeros(CARDS)
HAPPY: Final = zeros(CARDS)
CIVIL: Final = zeros(CARDS)
MILITARY_ACTIONS: Final = zeros(CARDS)
COLONIZE: Final = zeros(CARDS)
BLUE: Final = zeros(CARDS)
YELLOW: Final = zeros(CARDS)
HAND: Final = zeros(CARDS)
URBAN_LIMIT: Final = zeros(CARDS)
MA_COST: Final = zeros(CARDS)
DEFENSE: Final = vec[i64]([1] * CARDS)  # any card defends by 1
STAGES: Final = zeros(CARDS)
STAGE_COST: Final = zeros((ACTIONS - WONDERS) * 5)  # by (card - WONDERS) * 5 + stage

# By tactic
ARMY: Final = zeros((BONUSES - TACTICS) * 3)  # * 3 + infantry, cavalry, artillery
ARMY_FULL: Final = zeros(BONUSES - TACTICS)
ARMY_OLD: Final = zeros(BONUSES - TACTICS)

# By territory * 6: food, resources, science, culture, population, military cards
ONCE: Final = zeros((EVENTS - TERRITORIES) * 6)


def by_leader() -> vec[i64]:
    """A column of what leaders can do; 0 for those who cannot."""
    return zeros(WONDERS - LEADERS)


def by_wonder() -> vec[i64]:
    """A column of what wonders can do; 0 for those that cannot."""
    return zeros(ACTIONS - WONDERS)


def by_special() -> vec[i64]:
    """A column of special technologies."""
    return zeros(LEADERS - SPECIALS)


def by_side() -> vec[i64]:
    """A column by pact * 2 + side."""
    return zeros((TERRITORIES - PACTS) * 2)
