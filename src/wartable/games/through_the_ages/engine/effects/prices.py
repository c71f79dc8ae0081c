"""What makes things cheaper. Rules 8.2, 8.4."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from wartable.games.through_the_ages.engine.cards.columns import (
    LEADERS,
    SPECIALS,
    WONDERS,
    by_leader,
    by_special,
    by_wonder,
)
from wartable.games.through_the_ages.engine.effects.base import Effect
from wartable.kernel.numbers import zeros

CHEAP_LEADERS: Final = by_leader()
NO_SURCHARGE: Final = by_leader()
CHEAP_POPULATION: Final = by_leader()
CHEAP_THEATERS: Final = by_leader()
PAIR_RESOURCE: Final = by_leader()
PAIR_SCIENCE: Final = by_leader()
CHEAP_AFTER_LEADER: Final = by_wonder()
DISCOUNT: Final = zeros((LEADERS - SPECIALS) * 4)  # by special technology * 4 + level
STAGES_AT_ONCE: Final = by_special()


@final
class CheaperLeaders(Effect):
    """Leaders of the row."""

    text = "cheaper-leaders"
    shows = ("ca",)

    def __init__(self, ca: int) -> None:
        self.ca: i64 = ca

    def mark(self, card: i64) -> None:
        CHEAP_LEADERS[card - LEADERS] = self.ca


@final
class NoWonderSurcharge(Effect):
    """Wonders completed before make the next one no dearer."""

    text = "no-wonder-surcharge"

    def mark(self, card: i64) -> None:
        NO_SURCHARGE[card - LEADERS] = 1


@final
class CheaperPopulation(Effect):
    """The food for a new worker; `food` is negative."""

    text = "cheaper-population"
    shows = ("food",)

    def __init__(self, food: int) -> None:
        self.food: i64 = food

    def mark(self, card: i64) -> None:
        CHEAP_POPULATION[card - LEADERS] = self.food


@final
class CheaperTheaters(Effect):
    """Technologies of theaters."""

    text = "cheaper-theaters"
    shows = ("science",)

    def __init__(self, science: int) -> None:
        self.science: i64 = science

    def mark(self, card: i64) -> None:
        CHEAP_THEATERS[card - LEADERS] = self.science


@final
class CheaperPairs(Effect):
    """Theaters with a library at hand, libraries with a theater; their technologies too. T34"""

    text = "cheaper-pairs"
    shows = ("resource", "science")

    def __init__(self, resource: int, science: int) -> None:
        self.resource: i64 = resource
        self.science: i64 = science

    def mark(self, card: i64) -> None:
        PAIR_RESOURCE[card - LEADERS] = self.resource
        PAIR_SCIENCE[card - LEADERS] = self.science


@final
class CheaperAfterLeader(Effect):
    """A wonder in the row, after a leader was replaced this turn."""

    text = "cheaper-after-leader"
    shows = ("ca",)

    def __init__(self, ca: int) -> None:
        self.ca: i64 = ca

    def mark(self, card: i64) -> None:
        CHEAP_AFTER_LEADER[card - WONDERS] = self.ca


@final
class CheaperUrban(Effect):
    """Urban buildings of levels I, II and III."""

    text = "cheaper-urban"
    shows = ("one", "two", "three")

    def __init__(self, one: int, two: int, three: int) -> None:
        self.one: i64 = one
        self.two: i64 = two
        self.three: i64 = three

    def mark(self, card: i64) -> None:
        at = (card - SPECIALS) * 4
        DISCOUNT[at + 1] = self.one
        DISCOUNT[at + 2] = self.two
        DISCOUNT[at + 3] = self.three


@final
class StagesAtOnce(Effect):
    """Stages of a wonder for one action."""

    text = "stages-at-once"
    shows = ("stages",)

    def __init__(self, stages: int) -> None:
        self.stages: i64 = stages

    def mark(self, card: i64) -> None:
        STAGES_AT_ONCE[card - SPECIALS] = self.stages
