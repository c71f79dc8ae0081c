"""What the winner of an aggression or a war gets, the loser loses. Rules 4.3, 5.2."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from wartable.games.through_the_ages.engine.actions import frames
from wartable.games.through_the_ages.engine.effects.base import Effect
from wartable.games.through_the_ages.engine.rules.goods import food, resources
from wartable.games.through_the_ages.engine.rules.stack import push
from wartable.games.through_the_ages.engine.rules.tableau import (
    Telling,
    gain_yellow,
    lose_population,
    receive_food,
    receive_resources,
    score_culture,
    score_science,
)
from wartable.games.through_the_ages.engine.state import AgesState
from wartable.kernel.numbers import NONE


class Spoils(Effect):
    """`edge` is the advantage in strength of who won a war."""

    def possible(self, state: AgesState, rival: i64) -> bool:
        """Whether the card may be played on this rival at all."""
        return True

    def run(self, state: AgesState, seat: i64, rival: i64, edge: i64, told: Telling) -> None:
        raise NotImplementedError


# ---- aggressions


@final
class RivalLosesPopulation(Spoils):
    """Unused workers of the rival, then those the rival chooses. 1.1"""

    text = "rival-loses-population"
    shows = ("population",)

    def __init__(self, population: int) -> None:
        self.population: i64 = population

    def run(self, state: AgesState, seat: i64, rival: i64, edge: i64, told: Telling) -> None:
        lose_population(state, rival, self.population, told)


@final
class Booty(Spoils):
    """Out of the bank."""

    text = "booty"
    shows = ("food", "resource")

    def __init__(self, food: int, resource: int) -> None:
        self.food: i64 = food
        self.resource: i64 = resource

    def run(self, state: AgesState, seat: i64, rival: i64, edge: i64, told: Telling) -> None:
        receive_food(state, seat, self.food, told)
        receive_resources(state, seat, self.resource, told)


@final
class Plunder(Spoils):
    """Food and resources of the rival in any mix."""

    text = "plunder"
    shows = ("total",)

    def __init__(self, total: int) -> None:
        self.total: i64 = total

    def run(self, state: AgesState, seat: i64, rival: i64, edge: i64, told: Telling) -> None:
        civ = state.civs[rival]
        n = min(self.total, food(civ) + resources(civ))
        if n > 0:
            push(state, frames.PLUNDER, seat, n, rival)


@final
class Raid(Spoils):
    """An urban building of each of these levels at most, for half their printed cost. 5.2.6"""

    text = "raid"
    shows = ("levels",)

    def __init__(self, *levels: i64) -> None:
        self.levels = vec[i64](list(levels))
        self.card: i64 = NONE

    def wording(self) -> str:
        return f"{self.text}-{len(self.levels)}"

    def mark(self, card: i64) -> None:
        self.card = card

    def run(self, state: AgesState, seat: i64, rival: i64, edge: i64, told: Telling) -> None:
        state.raided = 0
        push(state, frames.RAID, seat, self.card * 8 + rival, 0)


@final
class Annex(Spoils):
    """A colony of the rival."""

    text = "annex"

    def possible(self, state: AgesState, rival: i64) -> bool:
        return state.civs[rival].colonies != 0 or state.opt_annex != 0  # D11

    def run(self, state: AgesState, seat: i64, rival: i64, edge: i64, told: Telling) -> None:
        if state.civs[rival].colonies != 0:
            push(state, frames.TAKE_COLONY, seat, rival, 0)


@final
class Infiltrate(Spoils):
    """The rival's leader or unfinished wonder leaves; culture for each of its levels."""

    text = "infiltrate"
    shows = ("culture",)

    def __init__(self, culture: int) -> None:
        self.culture: i64 = culture

    def possible(self, state: AgesState, rival: i64) -> bool:
        civ = state.civs[rival]
        return civ.leader != NONE or civ.wonder != NONE

    def run(self, state: AgesState, seat: i64, rival: i64, edge: i64, told: Telling) -> None:
        if self.possible(state, rival):
            push(state, frames.INFILTRATE, seat, rival, self.culture)


@final
class StealScience(Spoils):
    """Science points of the rival, so many or all there are."""

    text = "steal-science"
    shows = ("science",)

    def __init__(self, science: int) -> None:
        self.science: i64 = science

    def run(self, state: AgesState, seat: i64, rival: i64, edge: i64, told: Telling) -> None:
        take_science(state, seat, rival, self.science, told)


@final
class StealCulture(Spoils):
    """Culture points of the rival, so many or all there are."""

    text = "steal-culture"
    shows = ("culture",)

    def __init__(self, culture: int) -> None:
        self.culture: i64 = culture

    def run(self, state: AgesState, seat: i64, rival: i64, edge: i64, told: Telling) -> None:
        take_culture(state, seat, rival, self.culture, told)


def take_science(state: AgesState, seat: i64, rival: i64, most: i64, told: Telling) -> None:
    """As much as the rival has."""
    n = min(most, state.civs[rival].science)
    score_science(state, rival, -n, told)
    score_science(state, seat, n, told)


def take_culture(state: AgesState, seat: i64, rival: i64, most: i64, told: Telling) -> None:
    n = min(most, state.civs[rival].culture)
    score_culture(state, rival, -n, told)
    score_culture(state, seat, n, told)


# ---- wars


@final
class WinYellow(Spoils):
    """Tokens, and one more per so much advantage. 4.3.6"""

    text = "win-yellow"
    shows = ("yellow", "per")

    def __init__(self, yellow: int, per: int) -> None:
        self.yellow: i64 = yellow
        self.per: i64 = per

    def run(self, state: AgesState, seat: i64, rival: i64, edge: i64, told: Telling) -> None:
        n = min(self.yellow + edge // self.per, state.civs[rival].yellow)
        gain_yellow(state, rival, -n, told)
        gain_yellow(state, seat, n, told)


@final
class WinTechnology(Spoils):
    """Science by the advantage, or special technologies for a part of it. 4.3.5"""

    text = "win-technology"

    def run(self, state: AgesState, seat: i64, rival: i64, edge: i64, told: Telling) -> None:
        push(state, frames.STEAL_TECHNOLOGY, seat, rival, edge)


@final
class WinCulture(Spoils):
    """And one more per point of advantage."""

    text = "win-culture"
    shows = ("culture",)

    def __init__(self, culture: int) -> None:
        self.culture: i64 = culture

    def run(self, state: AgesState, seat: i64, rival: i64, edge: i64, told: Telling) -> None:
        take_culture(state, seat, rival, self.culture + edge, told)
