"""What every effect has: a text in the locales, and figures that the text names."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64

from wartable.games.through_the_ages.engine.cards.columns import (
    BLUE,
    CIVIL,
    COLONIZE,
    CULTURE,
    HAND,
    HAPPY,
    MILITARY_ACTIONS,
    SCIENCE,
    STRENGTH,
    VALUE,
    YELLOW,
)


class Effect:
    """One sentence of a card. The locales have it as `effect-TEXT`, with the attributes named in
    `shows` as arguments; a minus is not shown, the sentence says whether something is less."""

    text: ClassVar[str] = ""
    shows: ClassVar[tuple[str, ...]] = ()

    def wording(self) -> str:
        """The text's key; of some effects it depends on what they concern."""
        return self.text

    def mark(self, card: i64) -> None:
        """Write it into the columns the rules read, as an effect of this card."""


@final
class Gives(Effect):
    """Bonuses with an icon each. On a technology that takes workers they are what one worker
    yields (for farms and mines also the worth of a blue token), else what the card itself gives
    while it is in play, or a pact to one side."""

    shows = (
        *("food", "resource", "science", "culture", "strength", "happy"),
        *("ca", "ma", "colonize", "yellow", "blue", "hand"),
    )

    def __init__(
        self,
        *,
        food: int = 0,
        resource: int = 0,
        science: int = 0,
        culture: int = 0,
        strength: int = 0,
        happy: int = 0,
        ca: int = 0,
        ma: int = 0,
        colonize: int = 0,
        yellow: int = 0,
        blue: int = 0,
        hand: int = 0,
    ) -> None:
        self.food: i64 = food
        self.resource: i64 = resource
        self.science: i64 = science
        self.culture: i64 = culture
        self.strength: i64 = strength
        self.happy: i64 = happy
        self.ca: i64 = ca
        self.ma: i64 = ma
        self.colonize: i64 = colonize
        self.yellow: i64 = yellow
        self.blue: i64 = blue
        self.hand: i64 = hand

    def mark(self, card: i64) -> None:
        VALUE[card] = max(self.food, self.resource)
        SCIENCE[card] = self.science
        CULTURE[card] = self.culture
        STRENGTH[card] = self.strength
        HAPPY[card] = self.happy
        CIVIL[card] = self.ca
        MILITARY_ACTIONS[card] = self.ma
        COLONIZE[card] = self.colonize
        YELLOW[card] = self.yellow
        BLUE[card] = self.blue
        HAND[card] = self.hand
