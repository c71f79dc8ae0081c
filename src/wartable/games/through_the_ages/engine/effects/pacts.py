"""Clauses of pacts: columns by pact * 2 + side. Rules 5.4, 14.8."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from wartable.games.through_the_ages.engine.cards.columns import by_side
from wartable.games.through_the_ages.engine.effects.base import Effect, Gives

PACT_MA: Final = by_side()
PACT_STRENGTH: Final = by_side()
PACT_CULTURE: Final = by_side()
PACT_FOOD: Final = by_side()
PACT_RESOURCE: Final = by_side()
ATTACK_BONUS: Final = by_side()
SELLS_FOOD: Final = by_side()
SELLS_RESOURCE: Final = by_side()
COOPERATION: Final = by_side()
COOPERATION_PAID: Final = by_side()  # by the partner
TOURISM: Final = by_side()
IMMUNE: Final = by_side()


class Clause(Effect):
    """What a side may or gets, beyond bonuses."""

    def bind(self, side: i64) -> None:
        """Write it into the column, as a clause of this pact * 2 + side."""
        raise NotImplementedError


@final
class Side:
    """All that a pact gives to one of the two."""

    def __init__(self, *clauses: Effect) -> None:
        self.clauses = clauses

    def bind(self, side: i64) -> None:
        for clause in self.clauses:
            if isinstance(clause, Gives):
                PACT_MA[side] = clause.ma
                PACT_STRENGTH[side] = clause.strength
                PACT_CULTURE[side] = clause.culture
                PACT_FOOD[side] = clause.food
                PACT_RESOURCE[side] = clause.resource
            elif isinstance(clause, Clause):
                clause.bind(side)


@final
class AttackBonus(Clause):
    """Strength in an attack on the partner. 5.2"""

    text = "attack-bonus"
    shows = ("strength",)

    def __init__(self, strength: int) -> None:
        self.strength: i64 = strength

    def bind(self, side: i64) -> None:
        ATTACK_BONUS[side] = self.strength


@final
class SellsFood(Clause):
    """Once a turn food for as many resources."""

    text = "sells-food"
    shows = ("food",)

    def __init__(self, food: int) -> None:
        self.food: i64 = food

    def bind(self, side: i64) -> None:
        SELLS_FOOD[side] = self.food


@final
class SellsResource(Clause):
    """Once a turn resources for as much food."""

    text = "sells-resource"
    shows = ("resource",)

    def __init__(self, resource: int) -> None:
        self.resource: i64 = resource

    def bind(self, side: i64) -> None:
        SELLS_RESOURCE[side] = self.resource


@final
class Cooperation(Clause):
    """Cheaper technologies; the partner pays a share, if there is enough. 8.4.5"""

    text = "cooperation"
    shows = ("science", "paid")

    def __init__(self, science: int, paid: int) -> None:
        self.science: i64 = science
        self.paid: i64 = paid

    def bind(self, side: i64) -> None:
        COOPERATION[side] = self.science
        COOPERATION_PAID[side] = self.paid


@final
class Tourism(Clause):
    """Culture per turn for each completed wonder of the partner."""

    text = "tourism"
    shows = ("culture",)

    def __init__(self, culture: int) -> None:
        self.culture: i64 = culture

    def bind(self, side: i64) -> None:
        TOURISM[side] = self.culture


@final
class Immunity(Clause):
    """From declarations of war. 5.3"""

    text = "immunity"

    def bind(self, side: i64) -> None:
        IMMUNE[side] = 1
