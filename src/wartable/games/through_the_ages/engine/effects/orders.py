"""What action cards do. Those that order something wait in an ORDER frame until it is done.
Rules 11."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from wartable.games.through_the_ages.engine.actions import refusals
from wartable.games.through_the_ages.engine.actions.frames import ORDER
from wartable.games.through_the_ages.engine.cards.columns import (
    BUILDINGS,
    GOVERNMENTS,
    KIND,
    SPECIALS,
)
from wartable.games.through_the_ages.engine.components import ARENA, FARM, LAB, MINE
from wartable.games.through_the_ages.engine.effects.base import Effect
from wartable.games.through_the_ages.engine.effects.powers import REVOLTS_WITH_MA
from wartable.games.through_the_ages.engine.rules.civil import (
    NEW,
    OLD,
    build,
    build_refusal,
    build_stages,
    increase_population,
    population_refusal,
    regain_civil,
    stage_refusal,
    upgrade,
    upgrade_refusal,
)
from wartable.games.through_the_ages.engine.rules.stack import push
from wartable.games.through_the_ages.engine.rules.standing import has_ability
from wartable.games.through_the_ages.engine.rules.tableau import (
    Telling,
    receive_food,
    receive_resources,
    score_culture,
    score_science,
)
from wartable.games.through_the_ages.engine.rules.technologies import (
    develop,
    develop_refusal,
    revolt,
    revolt_refusal,
)
from wartable.games.through_the_ages.engine.state import AgesState
from wartable.kernel.numbers import BIT, lowest

# How the card was paid, in the frame of an order
UNPAID: Final = 0  # Robespierre's revolution through Breakthrough (9.4)
BY_TOTAL: Final = 1
BY_EXTRA: Final = 2  # an action outside the total

# What may be done in answer to an order, with a figure
SPLITS: Final = 0  # how much food
BUILDS: Final = 1  # workplace
UPGRADES: Final = 2  # pair
DEVELOPS: Final = 3  # technology
REVOLTS: Final = 4  # government, from GOVERNMENTS


class Order(Effect):
    """What an action card does: when it is played, or by a deed that answers it. `n` is the figure
    of the deed, `paid` how the card was paid."""

    def playable(self, state: AgesState, seat: i64) -> i64:
        """0, or why what it orders cannot be done. 11.2"""
        return 0

    def play(self, state: AgesState, seat: i64, card: i64, paid: i64, told: Telling) -> None:
        push(state, ORDER, seat, card, paid)

    def refusal(self, state: AgesState, seat: i64, deed: i64, n: i64, paid: i64) -> i64:
        """0 if the deed carries out the order."""
        return refusals.WRONG_TARGET

    def carry_out(
        self, state: AgesState, seat: i64, deed: i64, n: i64, paid: i64, told: Telling
    ) -> None:
        raise NotImplementedError


def payment(state: AgesState, seat: i64) -> i64:
    """How the next action card would be paid."""
    civ = state.civs[seat]
    if civ.extra_ca > 0:
        return BY_EXTRA
    return BY_TOTAL if civ.ca > 0 else UNPAID


# ---- orders


class Works(Order):
    """Upgrade, and with some cards build, on cards of some kinds."""

    shows = ("resource",)
    kinds: i64 = 0
    builds: bool = True

    def __init__(self, resource: int) -> None:
        self.resource: i64 = resource

    def playable(self, state: AgesState, seat: i64) -> i64:
        civ = state.civs[seat]
        if self.builds and civ.unused > 0:
            for place in range(BUILDINGS):
                if self.may_build(state, seat, place) == 0:
                    return 0
        for pair in range(len(OLD)):
            if civ.workers[OLD[pair]] > 0 and self.may_upgrade(state, seat, pair) == 0:
                return 0
        return refusals.CANNOT_FOLLOW

    def may_build(self, state: AgesState, seat: i64, place: i64) -> i64:
        if not self.builds or self.kinds >> KIND[place] & 1 == 0:
            return refusals.WRONG_TARGET
        return build_refusal(state.civs[seat], place, self.resource)

    def may_upgrade(self, state: AgesState, seat: i64, pair: i64) -> i64:
        if self.kinds >> KIND[OLD[pair]] & 1 == 0:
            return refusals.WRONG_TARGET
        return upgrade_refusal(state.civs[seat], pair, self.resource)

    def refusal(self, state: AgesState, seat: i64, deed: i64, n: i64, paid: i64) -> i64:
        if deed == BUILDS:
            return self.may_build(state, seat, n)
        if deed == UPGRADES:
            return self.may_upgrade(state, seat, n)
        return refusals.WRONG_TARGET

    def carry_out(
        self, state: AgesState, seat: i64, deed: i64, n: i64, paid: i64, told: Telling
    ) -> None:
        if deed == BUILDS:
            build(state, seat, n, self.resource, told)
        else:
            upgrade(state, seat, OLD[n], NEW[n], self.resource, told)


def kinds_between(first: i64, last: i64) -> i64:
    """The set of these kinds of workplaces."""
    found: i64 = 0
    for kind in range(first, last + 1):
        found |= BIT[kind]
    return found


@final
class WorkLand(Works):
    """Farms and mines."""

    text = "work-land"

    def __init__(self, resource: int) -> None:
        super().__init__(resource)
        self.kinds = kinds_between(FARM, MINE)


@final
class WorkCities(Works):
    """Urban buildings."""

    text = "work-cities"

    def __init__(self, resource: int) -> None:
        super().__init__(resource)
        self.kinds = kinds_between(LAB, ARENA)


@final
class UpgradeOnly(Works):
    """Any building."""

    text = "upgrade-only"

    def __init__(self, resource: int) -> None:
        super().__init__(resource)
        self.kinds = kinds_between(FARM, ARENA)
        self.builds = False


@final
class EitherGood(Order):
    """All food or all resources."""

    text = "either-good"
    shows = ("food", "resource")

    def __init__(self, food: int, resource: int) -> None:
        self.food: i64 = food
        self.resource: i64 = resource

    def refusal(self, state: AgesState, seat: i64, deed: i64, n: i64, paid: i64) -> i64:
        if deed == SPLITS and (n == 0 or n == self.food):
            return 0
        return refusals.WRONG_TARGET

    def carry_out(
        self, state: AgesState, seat: i64, deed: i64, n: i64, paid: i64, told: Telling
    ) -> None:
        if n == 0:
            receive_resources(state, seat, self.resource, told)
        else:
            receive_food(state, seat, self.food, told)


@final
class DevelopNow(Order):
    """The science comes after paying; a revolution is possible. 9.3.4, 9.4"""

    text = "develop-now"
    shows = ("science",)

    def __init__(self, science: int) -> None:
        self.science: i64 = science

    def playable(self, state: AgesState, seat: i64) -> i64:
        civ = state.civs[seat]
        paid = payment(state, seat)
        left = civ.hand_techs
        while left != 0:
            card = lowest(left)
            left &= left - 1
            if paid != UNPAID and develop_refusal(state, seat, card, 0) == 0:
                return 0
            government = GOVERNMENTS <= card < SPECIALS
            # the action for this card is not spent yet, so none need be excused
            if government and revolt_refusal(state, seat, card, 0, 0) == 0:
                return 0
        return refusals.CANNOT_FOLLOW

    def refusal(self, state: AgesState, seat: i64, deed: i64, n: i64, paid: i64) -> i64:
        if deed == DEVELOPS:
            if paid == UNPAID:
                return refusals.NO_ACTION
            return develop_refusal(state, seat, n, 0)
        if deed == REVOLTS:
            excused: i64 = 1 if paid == BY_TOTAL else 0
            return revolt_refusal(state, seat, GOVERNMENTS + n, 0, excused)
        return refusals.WRONG_TARGET

    def carry_out(
        self, state: AgesState, seat: i64, deed: i64, n: i64, paid: i64, told: Telling
    ) -> None:
        civ = state.civs[seat]
        if deed == DEVELOPS:
            develop(state, seat, n, 0, told)
        else:
            by_military = has_ability(civ, REVOLTS_WITH_MA)
            if by_military and state.opt_breakthrough == 0 and paid == BY_TOTAL:
                regain_civil(civ, 1)  # D13
            revolt(state, seat, GOVERNMENTS + n, 0, told)
        score_science(state, seat, self.science, told)


# ---- done at once


@final
class BuildStage(Order):
    """Exactly one stage."""

    text = "build-stage"
    shows = ("resource",)

    def __init__(self, resource: int) -> None:
        self.resource: i64 = resource

    def playable(self, state: AgesState, seat: i64) -> i64:
        return stage_refusal(state.civs[seat], 1, self.resource)

    def play(self, state: AgesState, seat: i64, card: i64, paid: i64, told: Telling) -> None:
        build_stages(state, seat, 1, self.resource, told)


@final
class Populate(Order):
    """The food comes after paying. 11.3"""

    text = "populate"
    shows = ("food",)

    def __init__(self, food: int) -> None:
        self.food: i64 = food

    def playable(self, state: AgesState, seat: i64) -> i64:
        return population_refusal(state.civs[seat], 0)

    def play(self, state: AgesState, seat: i64, card: i64, paid: i64, told: Telling) -> None:
        increase_population(state, seat, 0, told)
        receive_food(state, seat, self.food, told)


@final
class GainNow(Order):
    """Goods and points, with nothing to choose."""

    text = "gain-now"
    shows = ("food", "resource", "science", "culture")

    def __init__(
        self, *, food: int = 0, resource: int = 0, science: int = 0, culture: int = 0
    ) -> None:
        self.food: i64 = food
        self.resource: i64 = resource
        self.science: i64 = science
        self.culture: i64 = culture

    def play(self, state: AgesState, seat: i64, card: i64, paid: i64, told: Telling) -> None:
        receive_food(state, seat, self.food, told)
        receive_resources(state, seat, self.resource, told)
        score_science(state, seat, self.science, told)
        score_culture(state, seat, self.culture, told)


@final
class Mobilize(Order):
    """Resources for units and a military action, for this turn. 11.5"""

    text = "mobilize"
    shows = ("ma", "resource")

    def __init__(self, ma: int, resource: int) -> None:
        self.ma: i64 = ma
        self.resource: i64 = resource

    def play(self, state: AgesState, seat: i64, card: i64, paid: i64, told: Telling) -> None:
        civ = state.civs[seat]
        civ.unit_resources += self.resource
        civ.extra_ma += self.ma


@final
class MobilizePerStronger(Order):
    """Resources for units; rivals strictly stronger count. Figures by civilisations left. 11.4"""

    text = "mobilize-per-stronger"
    shows = ("resource",)

    def __init__(self, two: int, three: int, four: int) -> None:
        self.resource = vec[i64]([two, three, four])

    def play(self, state: AgesState, seat: i64, card: i64, paid: i64, told: Telling) -> None:
        civ = state.civs[seat]
        for rival in range(state.seats):
            other = state.civs[rival]
            if other.playing != 0 and other.strength > civ.strength:
                civ.unit_resources += self.resource[state.playing - 2]


@final
class ScorePerRicher(Order):
    """Culture; rivals with more culture points count. Figures by civilisations left."""

    text = "score-per-richer"
    shows = ("culture",)

    def __init__(self, two: int, three: int, four: int) -> None:
        self.culture = vec[i64]([two, three, four])

    def play(self, state: AgesState, seat: i64, card: i64, paid: i64, told: Telling) -> None:
        culture = state.civs[seat].culture
        total: i64 = 0
        for rival in range(state.seats):
            other = state.civs[rival]
            if other.playing != 0 and other.culture > culture:
                total += self.culture[state.playing - 2]
        score_culture(state, seat, total, told)
