"""Every card by number, laid out in the columns. Outside the engine a card is its key, forever."""

from __future__ import annotations

from typing import Final

from wartable.games.through_the_ages.engine.cards.civil import LEADERS_WONDERS_ACTIONS
from wartable.games.through_the_ages.engine.cards.kinds import Card
from wartable.games.through_the_ages.engine.cards.military import MILITARY
from wartable.games.through_the_ages.engine.cards.technologies import TECHNOLOGIES

CARD_TABLE: Final[list[Card]] = [*TECHNOLOGIES, *LEADERS_WONDERS_ACTIONS, *MILITARY]
CARD_KEYS: Final = [card.key for card in CARD_TABLE]
CARD_BY_KEY: Final = {key: index for index, key in enumerate(CARD_KEYS)}


def lay_out() -> None:
    for card in range(len(CARD_TABLE)):
        CARD_TABLE[card].lay(card)


lay_out()
