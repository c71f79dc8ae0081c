"""Events that strike people, buildings, wonders, colonies and tokens. Rules 6."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from wartable.games.through_the_ages.engine.actions import frames
from wartable.games.through_the_ages.engine.cards.columns import RELIGION
from wartable.games.through_the_ages.engine.components import III
from wartable.games.through_the_ages.engine.effects.events import CultureEffect, EventEffect
from wartable.games.through_the_ages.engine.effects.whom import Whom
from wartable.games.through_the_ages.engine.rules.civil import limit_refusal
from wartable.games.through_the_ages.engine.rules.effects import has_building, ravageable
from wartable.games.through_the_ages.engine.rules.ratings import RAVAGED, discontent
from wartable.games.through_the_ages.engine.rules.stack import push
from wartable.games.through_the_ages.engine.rules.tableau import (
    Telling,
    gain_population,
    gain_yellow,
    lose_blue,
    lose_population,
)
from wartable.games.through_the_ages.engine.state import AgesState


class PopulationEffect(EventEffect):
    """With a figure of population."""

    shows = ("population",)

    def __init__(self, who: Whom, population: int) -> None:
        super().__init__(who)
        self.population: i64 = population


@final
class GainPopulation(PopulationEffect):
    """Unused workers without paying food, as many as the yellow bank has. 1.1"""

    text = "gain"

    def run(self, state: AgesState, seat: i64, told: Telling) -> None:
        gain_population(state, seat, self.population, told)


@final
class LosePopulation(PopulationEffect):
    """Unused workers, then those on cards of the owner's choice. 1.1"""

    text = "lose"

    def run(self, state: AgesState, seat: i64, told: Telling) -> None:
        lose_population(state, seat, self.population, told)


@final
class LoseHalfDiscontent(EventEffect):
    """Half the discontent workers, rounded up."""

    text = "lose-half-discontent"

    def run(self, state: AgesState, seat: i64, told: Telling) -> None:
        lose_population(state, seat, (discontent(state.civs[seat]) + 1) // 2, told)


@final
class MayBuild(EventEffect):
    """For nothing, on a card of the player board. 6.7"""

    def __init__(self, who: Whom, place: int) -> None:
        super().__init__(who)
        self.place: i64 = place

    def wording(self) -> str:
        return "may-build-religion" if self.place == RELIGION else "may-build-warriors"

    def run(self, state: AgesState, seat: i64, told: Telling) -> None:
        civ = state.civs[seat]
        if civ.unused > 0 and limit_refusal(civ, self.place) == 0:
            push(state, frames.FREE_BUILD, seat, self.place, 0)


@final
class DestroyOwn(EventEffect):
    """A farm, mine or urban building of the owner's choice."""

    text = "destroy-own"

    def run(self, state: AgesState, seat: i64, told: Telling) -> None:
        if has_building(state.civs[seat], 0, III):
            push(state, frames.DESTROY_OWN, seat, 0, 0)


@final
class DestroyOthers(EventEffect):
    """An urban building of each rival that has one, current player first."""

    text = "destroy-others"

    def run(self, state: AgesState, seat: i64, told: Telling) -> None:
        for i in range(state.seats):
            rival = (state.current + state.seats - 1 - i) % state.seats
            civ = state.civs[rival]
            if rival != seat and civ.playing != 0 and has_building(civ, 8, III):
                push(state, frames.DESTROY_RIVAL, seat, rival, III)


@final
class Ravage(CultureEffect):
    """A wonder of the old ages; culture is what is left of it. 6.11"""

    text = "ravage"

    def mark(self, card: i64) -> None:
        RAVAGED[0] = self.culture

    def run(self, state: AgesState, seat: i64, told: Telling) -> None:
        if ravageable(state.civs[seat]) != 0:
            push(state, frames.RAVAGE, seat, 0, 0)


@final
class LoseColony(EventEffect):
    """A colony of the owner's choice, with the tokens it gave. 7.6"""

    text = "lose-colony"

    def run(self, state: AgesState, seat: i64, told: Telling) -> None:
        if state.civs[seat].colonies != 0:
            push(state, frames.LOSE_COLONY, seat, 0, 0)


@final
class LoseBlue(EventEffect):
    """Tokens of the bank; what is missing there comes off cards. 14.6"""

    text = "lose"
    shows = ("blue",)

    def __init__(self, who: Whom, blue: int) -> None:
        super().__init__(who)
        self.blue: i64 = blue

    def run(self, state: AgesState, seat: i64, told: Telling) -> None:
        lose_blue(state, seat, self.blue, told)


@final
class TakeYellow(EventEffect):
    """From the bank of the weakest."""

    text = "take-yellow"
    shows = ("yellow",)

    def __init__(self, who: Whom, yellow: int) -> None:
        super().__init__(who)
        self.yellow: i64 = yellow

    def run(self, state: AgesState, seat: i64, told: Telling) -> None:
        weakest = state.by_strength[state.playing - 1]
        n = min(self.yellow, state.civs[weakest].yellow)
        if n > 0 and weakest != seat:
            gain_yellow(state, weakest, -n, told)
            gain_yellow(state, seat, n, told)
