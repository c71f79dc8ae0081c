"""Every card by number, and the columns the rules look things up in.

A card is its index here; outside the engine it is its key, forever. The order of kinds makes
sets of cards of one kind ranges: workplaces, technologies, leaders, wonders, …
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wartable.games.through_the_ages.engine.cards.civil import LEADERS_WONDERS_ACTIONS
from wartable.games.through_the_ages.engine.cards.military import MILITARY
from wartable.games.through_the_ages.engine.cards.technologies import TECHNOLOGIES
from wartable.games.through_the_ages.engine.components import WONDER, Card

CARD_TABLE: Final[list[Card]] = [*TECHNOLOGIES, *LEADERS_WONDERS_ACTIONS, *MILITARY]
CARD_KEYS: Final = [card.key for card in CARD_TABLE]
CARD_BY_KEY: Final = {key: index for index, key in enumerate(CARD_KEYS)}

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

# Columns by card
KIND: Final = vec[i64]([card.kind for card in CARD_TABLE])
LEVEL: Final = vec[i64]([card.age for card in CARD_TABLE])
COPIES: Final = vec[i64](  # by card * 5 + seats
    [n for card in CARD_TABLE for n in (0, 0, *card.copies)]
)
SCIENCE_COST: Final = vec[i64]([card.science_cost for card in CARD_TABLE])
REVOLUTION_COST: Final = vec[i64]([card.revolution_cost for card in CARD_TABLE])
COST: Final = vec[i64]([card.cost for card in CARD_TABLE])
VALUE: Final = vec[i64]([max(card.food, card.resource) for card in CARD_TABLE])
SCIENCE: Final = vec[i64]([card.science for card in CARD_TABLE])
CULTURE: Final = vec[i64]([card.culture for card in CARD_TABLE])
STRENGTH: Final = vec[i64]([card.strength for card in CARD_TABLE])
HAPPY: Final = vec[i64]([card.happy for card in CARD_TABLE])
CIVIL: Final = vec[i64]([card.ca for card in CARD_TABLE])
MILITARY_ACTIONS: Final = vec[i64]([card.ma for card in CARD_TABLE])
COLONIZE: Final = vec[i64]([card.colonize for card in CARD_TABLE])
BLUE: Final = vec[i64]([card.blue for card in CARD_TABLE])
YELLOW: Final = vec[i64]([card.yellow for card in CARD_TABLE])
HAND: Final = vec[i64]([card.hand for card in CARD_TABLE])
URBAN_LIMIT: Final = vec[i64]([card.urban_limit for card in CARD_TABLE])
MA_COST: Final = vec[i64]([card.ma_cost for card in CARD_TABLE])
DEFENSE: Final = vec[i64]([max(card.defense, 1) for card in CARD_TABLE])  # any card defends by 1
STAGES: Final = vec[i64]([len(card.stages) for card in CARD_TABLE])
STAGE_COST: Final = vec[
    i64
](  # by (card - WONDERS) * 5 + stage
    [cost for card in CARD_TABLE if card.kind == WONDER for cost in (*card.stages, 0, 0, 0)[:5]]
)
