"""Actions that a leader, a wonder or a pact in play allows. Each names its card. Rules 5.6, 8.2,
14.8."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from wartable.games.through_the_ages.engine.actions import codes, events, refusals
from wartable.games.through_the_ages.engine.cards.columns import LEADERS, TACTICS
from wartable.games.through_the_ages.engine.effects.pacts import SELLS_FOOD, SELLS_RESOURCE
from wartable.games.through_the_ages.engine.effects.powers import (
    ARMS_RESOURCE,
    ARMS_SCIENCE,
    CONVERTS,
    LINERS,
    PLAYS_MUSIC,
    RECRUITS,
    RECRUITS_FOOD,
    RECRUITS_RESOURCE,
    SAILS,
    SPEAKS,
    USED_BACH,
    USED_CHURCHILL,
    USED_CONVERT,
    USED_LINER,
    USED_TRADE,
    YELLOW_FOR_HIM,
)
from wartable.games.through_the_ages.engine.rules import civil
from wartable.games.through_the_ages.engine.rules.civil import civil_actions, military_actions
from wartable.games.through_the_ages.engine.rules.colonies import settle_colony
from wartable.games.through_the_ages.engine.rules.goods import (
    food,
    pay_food,
    pay_resources,
    resources,
    spendable_resources,
)
from wartable.games.through_the_ages.engine.rules.leaders import speak
from wartable.games.through_the_ages.engine.rules.prices import build_price, upgrade_price
from wartable.games.through_the_ages.engine.rules.ratings import pact_sum
from wartable.games.through_the_ages.engine.rules.standing import has_ability, of_wonders
from wartable.games.through_the_ages.engine.rules.tableau import (
    Telling,
    gain_population,
    gain_yellow,
    leader_leaves,
    leave_hand,
)
from wartable.games.through_the_ages.engine.state import AgesState
from wartable.games.through_the_ages.engine.steps.base import Verb
from wartable.kernel.contract import tell
from wartable.kernel.numbers import NONE


class Power(Verb):
    """What a card allows; `card` is its key."""

    def __init__(self, code: i64, card: str) -> None:
        super().__init__(code)
        self.card = card

    def legal_into(self, state: AgesState, seat: i64, buf: vec[i64], n: i64) -> i64:
        for i in range(self.size):
            why = self.refusal(state, seat, i)
            if why == refusals.NO_POWER:
                break
            if why == 0:
                buf[n] = self.first + i
                n += 1
        return n


# ---- in the action phase


@final
class Convert(Power):
    """Hammurabi: once a turn a military action as a civil one. D4"""

    def refusal(self, state: AgesState, seat: i64, n: i64) -> i64:
        civ = state.civs[seat]
        if not has_ability(civ, CONVERTS):
            return refusals.NO_POWER
        if civ.used & USED_CONVERT != 0:
            return refusals.ALREADY_USED
        return refusals.NO_MILITARY_ACTION if military_actions(civ) < 1 else 0

    def do(self, state: AgesState, seat: i64, n: i64, told: Telling) -> None:
        """The civil action is outside the total and for this turn only. 8.2"""
        civ = state.civs[seat]
        civ.used |= USED_CONVERT
        civil.spend_military(civ, 1)
        civ.extra_ca += 1
        tell(told, events.CONVERT, seat, 0, 0)


@final
class Liner(Power):
    """Ocean Liner Service: once a turn a worker for nothing, while the bank has one. 8.2"""

    def refusal(self, state: AgesState, seat: i64, n: i64) -> i64:
        civ = state.civs[seat]
        if of_wonders(civ, LINERS) == 0:
            return refusals.NO_POWER
        if civ.used & USED_LINER != 0:
            return refusals.ALREADY_USED
        return refusals.BANK_EMPTY if civ.yellow == 0 else 0

    def do(self, state: AgesState, seat: i64, n: i64, told: Telling) -> None:
        civ = state.civs[seat]
        civ.used |= USED_LINER
        tell(told, events.LINER, seat, 0, 0)
        gain_population(state, seat, of_wonders(civ, LINERS), told)


@final
class Churchill(Power):
    """Churchill: once a turn culture, or science and resources for units. 8.2"""

    def refusal(self, state: AgesState, seat: i64, n: i64) -> i64:
        civ = state.civs[seat]
        if not has_ability(civ, SPEAKS):
            return refusals.NO_POWER
        return refusals.ALREADY_USED if civ.used & USED_CHURCHILL != 0 else 0

    def do(self, state: AgesState, seat: i64, n: i64, told: Telling) -> None:
        """What is for units vanishes when the turn ends. 8.4.4"""
        if self.first == codes.SPEAK:
            speak(state, seat, told)
            return
        civ = state.civs[seat]
        leader = civ.leader - LEADERS
        civ.used |= USED_CHURCHILL
        civ.unit_resources += ARMS_RESOURCE[leader]
        civ.unit_science += ARMS_SCIENCE[leader]
        tell(told, events.ARM, seat, ARMS_RESOURCE[leader], 0)


@final
class Trade(Power):
    """Trade Routes: once a turn goods of one kind as goods of the other. 14.8, A-3"""

    def __init__(self, code: i64, card: str) -> None:
        super().__init__(code, card)
        self.sells_food = code == codes.FOOD_AS_RESOURCE
        self.column = SELLS_FOOD if self.sells_food else SELLS_RESOURCE

    def refusal(self, state: AgesState, seat: i64, n: i64) -> i64:
        civ = state.civs[seat]
        price = pact_sum(state, seat, self.column)
        if price == 0:
            return refusals.NO_POWER
        if civ.used & USED_TRADE != 0:
            return refusals.ALREADY_USED
        if self.sells_food:
            return refusals.NO_FOOD if food(civ) < price else 0
        return refusals.NO_RESOURCES if resources(civ) < price else 0

    def do(self, state: AgesState, seat: i64, n: i64, told: Telling) -> None:
        """What is paid now is there in the other kind for this turn."""
        civ = state.civs[seat]
        civ.used |= USED_TRADE
        price = pact_sum(state, seat, self.column)
        if self.sells_food:
            pay_food(civ, price)
            civ.credit_resource += price
            tell(told, events.TRADED_FOOD, seat, 0, 0)
        else:
            pay_resources(civ, price)
            civ.credit_food += price
            tell(told, events.TRADED_RESOURCE, seat, 0, 0)


@final
class Bach(Power):
    """Bach: once a turn any urban building into a theater of no lower level. 8.2"""

    def refusal(self, state: AgesState, seat: i64, n: i64) -> i64:
        civ = state.civs[seat]
        if not has_ability(civ, PLAYS_MUSIC):
            return refusals.NO_POWER
        if civ.used & USED_BACH != 0:
            return refusals.ALREADY_USED
        if civil_actions(civ) < PLAYS_MUSIC[civ.leader - LEADERS]:
            return refusals.NO_ACTION
        old = codes.BACH_FROM[n]
        new = codes.BACH_TO[n]
        if civ.workers[old] == 0:
            return refusals.NOBODY_THERE
        if civ.techs >> new & 1 == 0:
            return refusals.NOT_IN_PLAY
        why = civil.limit_refusal(civ, new)
        if why != 0:
            return why
        price = upgrade_price(civ, old, new, 0)
        return refusals.NO_RESOURCES if spendable_resources(civ) < price else 0

    def do(self, state: AgesState, seat: i64, n: i64, told: Telling) -> None:
        civ = state.civs[seat]
        civil.spend_civil(civ, PLAYS_MUSIC[civ.leader - LEADERS])
        civ.used |= USED_BACH
        civil.upgrade(state, seat, codes.BACH_FROM[n], codes.BACH_TO[n], 0, told)


@final
class Barbarossa(Power):
    """Barbarossa: a new worker becomes a unit, for a military action and less goods. 15.1"""

    def refusal(self, state: AgesState, seat: i64, n: i64) -> i64:
        civ = state.civs[seat]
        if not has_ability(civ, RECRUITS):
            return refusals.NO_POWER
        leader = civ.leader - LEADERS
        if military_actions(civ) < RECRUITS[leader]:
            return refusals.NO_MILITARY_ACTION
        why = civil.population_refusal(civ, RECRUITS_FOOD[leader])
        if why != 0:
            return why
        place = self.base + n
        if civ.techs >> place & 1 == 0:
            return refusals.NOT_IN_PLAY
        price = build_price(civ, place, RECRUITS_RESOURCE[leader])
        return refusals.NO_RESOURCES if civil.purse(civ, place) < price else 0

    def do(self, state: AgesState, seat: i64, n: i64, told: Telling) -> None:
        civ = state.civs[seat]
        leader = civ.leader - LEADERS
        civil.spend_military(civ, RECRUITS[leader])
        civil.increase_population(state, seat, RECRUITS_FOOD[leader], told)
        civil.build(state, seat, self.base + n, RECRUITS_RESOURCE[leader], told)


# ---- in politics


@final
class Alexander(Power):
    """Alexander leaves the game, and yellow tokens come into the bank. 5.6"""

    def refusal(self, state: AgesState, seat: i64, n: i64) -> i64:
        return 0 if has_ability(state.civs[seat], YELLOW_FOR_HIM) else refusals.NO_POWER

    def do(self, state: AgesState, seat: i64, n: i64, told: Telling) -> None:
        yellow = YELLOW_FOR_HIM[state.civs[seat].leader - LEADERS]
        tell(told, events.ALEXANDER, seat, 0, 0)
        leader_leaves(state, seat, told)
        gain_yellow(state, seat, yellow, told)


@final
class Columbus(Power):
    """Columbus leaves for a territory of the hand, without auction, units or culture. 5.6"""

    def refusal(self, state: AgesState, seat: i64, n: i64) -> i64:
        civ = state.civs[seat]
        if not has_ability(civ, SAILS):
            return refusals.NO_POWER
        return refusals.NOT_IN_HAND if civ.military[self.base + n - TACTICS] == 0 else 0

    def do(self, state: AgesState, seat: i64, n: i64, told: Telling) -> None:
        card = self.base + n
        tell(told, events.COLUMBUS, seat, card, 0)
        leave_hand(state, seat, card)
        leader_leaves(state, seat, told)
        settle_colony(state, seat, card, told)


CONVERT: Final = Convert(codes.CONVERT, "hammurabi")
LINER: Final = Liner(codes.LINER, "ocean-liner-service")
SPEAK: Final = Churchill(codes.SPEAK, "winston-churchill")
ARM: Final = Churchill(codes.ARM, "winston-churchill")
SELL_FOOD: Final = Trade(codes.FOOD_AS_RESOURCE, "trade-routes-agreement")
SELL_RESOURCE: Final = Trade(codes.RESOURCE_AS_FOOD, "trade-routes-agreement")
BACH: Final = Bach(codes.BACH, "johann-sebastian-bach")
BARBAROSSA: Final = Barbarossa(codes.BARBAROSSA, "frederick-barbarossa")
ACTING_POWERS: Final[list[Power]] = [
    *[CONVERT, LINER, SPEAK, ARM, SELL_FOOD, SELL_RESOURCE, BACH, BARBAROSSA]
]
# Verbs that were added after all others come last in the action phase's list
LATER_POWERS: Final = [power for power in ACTING_POWERS if power.first > codes.COPY]
POLITICAL_POWERS: Final[list[Power]] = [
    Alexander(codes.ALEXANDER, "alexander-the-great"),
    Columbus(codes.COLUMBUS, "christopher-columbus"),
]
# The key of the card behind a verb
POWER_CARDS: Final = {
    codes.SPACE.at(power.first).verb: power.card for power in ACTING_POWERS + POLITICAL_POWERS
}


def single_into(state: AgesState, seat: i64, buf: vec[i64], n: i64) -> i64:
    """Powers of the action phase that name nothing more, by code. Asked for so often that they
    are written out, and left out where no card can allow them."""
    civ = state.civs[seat]
    led = civ.leader != NONE
    if led:
        n = CONVERT.legal_into(state, seat, buf, n)
    if civ.wonders != 0:
        n = LINER.legal_into(state, seat, buf, n)
    if led:
        n = SPEAK.legal_into(state, seat, buf, n)
        n = ARM.legal_into(state, seat, buf, n)
    if state.seats > 2:
        n = SELL_FOOD.legal_into(state, seat, buf, n)
        n = SELL_RESOURCE.legal_into(state, seat, buf, n)
    return n
