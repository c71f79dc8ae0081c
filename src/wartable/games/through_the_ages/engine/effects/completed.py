"""Culture that a wonder scores at once when it is completed. Rules 10.7."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from wartable.games.through_the_ages.engine.cards.columns import (
    ACTIONS,
    BUILDINGS,
    CULTURE,
    FIRST,
    KIND,
    LEVEL,
    SCIENCE,
    STRENGTH,
    WONDERS,
    WORKPLACES,
)
from wartable.games.through_the_ages.engine.components import ARENA, LAB, LIBRARY, MINE, THEATER
from wartable.games.through_the_ages.engine.effects.base import Effect
from wartable.games.through_the_ages.engine.effects.standing import STANDING
from wartable.games.through_the_ages.engine.state import AgesState, Civ
from wartable.kernel.numbers import BIT, NONE, lowest


class Completed(Effect):
    def worth(self, state: AgesState, seat: i64) -> i64:
        raise NotImplementedError

    def mark(self, card: i64) -> None:
        COMPLETED[card - WONDERS] = self


COMPLETED: Final[list[Completed | None]] = [None] * (ACTIONS - WONDERS)


@final
class WorkersScore(Completed):
    """So much for each worker on a card, by what kind of card it is."""

    text = "workers-score"
    shows = ("farm", "mine", "urban", "unit")

    def __init__(self, farm: int, mine: int, urban: int, unit: int) -> None:
        self.farm: i64 = farm
        self.mine: i64 = mine
        self.urban: i64 = urban
        self.unit: i64 = unit

    def worth(self, state: AgesState, seat: i64) -> i64:
        workers = state.civs[seat].workers
        total: i64 = 0
        for place in range(WORKPLACES):
            if place < FIRST[MINE]:
                total += workers[place] * self.farm
            elif place < FIRST[LAB]:
                total += workers[place] * self.mine
            elif place < BUILDINGS:
                total += workers[place] * self.urban
            else:
                total += workers[place] * self.unit
        return total


@final
class LevelsScore(Completed):
    """Levels of all technologies in play, the government too."""

    text = "levels-score"

    def worth(self, state: AgesState, seat: i64) -> i64:
        total: i64 = 0
        left = state.civs[seat].techs
        while left != 0:
            total += LEVEL[lowest(left)]
            left &= left - 1
        return total


class Output(Completed):
    """The output of buildings of some kinds, changes by the leader included."""

    kinds: i64 = 0
    all_points: i64 = 0  # whether science and strength count beside culture

    def output(self, civ: Civ) -> i64:
        total: i64 = 0
        for place in range(FIRST[LAB], BUILDINGS):
            if self.kinds >> KIND[place] & 1 != 0:
                n = civ.workers[place]
                total += n * CULTURE[place]
                total += n * (SCIENCE[place] + STRENGTH[place]) * self.all_points
        return total + self.by_leader(civ)

    def by_leader(self, civ: Civ) -> i64:
        if civ.leader == NONE:
            return 0
        standing = STANDING[civ.leader]
        if standing is None or standing.kinds & self.kinds == 0:
            return 0
        culture = civ.culture_rating
        science = civ.science_rating
        standing.rate(civ, 0, 0)
        more = civ.culture_rating - culture + (civ.science_rating - science) * self.all_points
        civ.culture_rating = culture
        civ.science_rating = science
        return more


@final
class TheatersLibrariesScore(Output):
    """Theaters and libraries."""

    text = "theaters-libraries-score"
    shows = ("times",)

    def __init__(self, times: int) -> None:
        self.kinds = BIT[THEATER] | BIT[LIBRARY]
        self.times: i64 = times

    def worth(self, state: AgesState, seat: i64) -> i64:
        return self.output(state.civs[seat]) * self.times


@final
class UrbanBuildingsScore(Output):
    """All urban buildings, and all they give."""

    text = "urban-buildings-score"

    def __init__(self) -> None:
        for kind in range(LAB, ARENA + 1):
            self.kinds |= BIT[kind]
        self.all_points = 1

    def worth(self, state: AgesState, seat: i64) -> i64:
        return self.output(state.civs[seat])
