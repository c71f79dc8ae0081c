"""Actions that a leader, a wonder or a pact in play allows. Each names its card."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from wartable.games.through_the_ages.engine.actions import codes, refusals
from wartable.games.through_the_ages.engine.cards.columns import LEADERS
from wartable.games.through_the_ages.engine.effects.powers import PLAYS_MUSIC
from wartable.games.through_the_ages.engine.rules import civil, politics, powers, prices
from wartable.games.through_the_ages.engine.rules.tableau import Telling
from wartable.games.through_the_ages.engine.state import AgesState
from wartable.games.through_the_ages.engine.steps.base import Verb


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
    """A military action as a civil one, once a turn."""

    def refusal(self, state: AgesState, seat: i64, n: i64) -> i64:
        return powers.convert_refusal(state.civs[seat])

    def do(self, state: AgesState, seat: i64, n: i64, told: Telling) -> None:
        powers.convert(state, seat, told)


@final
class Liner(Power):
    """A worker for nothing, once a turn."""

    def refusal(self, state: AgesState, seat: i64, n: i64) -> i64:
        return powers.liner_refusal(state.civs[seat])

    def do(self, state: AgesState, seat: i64, n: i64, told: Telling) -> None:
        powers.take_liner(state, seat, told)


@final
class Churchill(Power):
    """Culture, or science and resources for units, once a turn."""

    def refusal(self, state: AgesState, seat: i64, n: i64) -> i64:
        return powers.churchill_refusal(state.civs[seat])

    def do(self, state: AgesState, seat: i64, n: i64, told: Telling) -> None:
        if self.first == codes.SPEAK:
            powers.speak(state, seat, told)
        else:
            powers.arm(state, seat, told)


@final
class Trade(Power):
    """Food in place of a resource, or the other way round, once a turn."""

    def refusal(self, state: AgesState, seat: i64, n: i64) -> i64:
        return powers.trade_refusal(state, seat, self.first == codes.FOOD_AS_RESOURCE)

    def do(self, state: AgesState, seat: i64, n: i64, told: Telling) -> None:
        powers.trade(state, seat, self.first == codes.FOOD_AS_RESOURCE, told)


@final
class Bach(Power):
    """An urban building into a theater, once a turn."""

    def refusal(self, state: AgesState, seat: i64, n: i64) -> i64:
        return powers.bach_refusal(state.civs[seat], n)

    def do(self, state: AgesState, seat: i64, n: i64, told: Telling) -> None:
        civ = state.civs[seat]
        civil.spend_civil(civ, PLAYS_MUSIC[civ.leader - LEADERS])
        civ.used |= prices.USED_BACH
        civil.upgrade(state, seat, codes.BACH_FROM[n], codes.BACH_TO[n], 0, told)


@final
class Barbarossa(Power):
    """A new worker becomes a unit."""

    def refusal(self, state: AgesState, seat: i64, n: i64) -> i64:
        return powers.barbarossa_refusal(state.civs[seat], self.base + n)

    def do(self, state: AgesState, seat: i64, n: i64, told: Telling) -> None:
        powers.barbarossa(state, seat, self.base + n, told)


# ---- in politics


@final
class Alexander(Power):
    """He leaves for yellow tokens."""

    def refusal(self, state: AgesState, seat: i64, n: i64) -> i64:
        return politics.alexander_refusal(state, seat)

    def do(self, state: AgesState, seat: i64, n: i64, told: Telling) -> None:
        politics.alexander(state, seat, told)


@final
class Columbus(Power):
    """He leaves for a territory of the hand."""

    def refusal(self, state: AgesState, seat: i64, n: i64) -> i64:
        return politics.columbus_refusal(state, seat, self.base + n)

    def do(self, state: AgesState, seat: i64, n: i64, told: Telling) -> None:
        politics.columbus(state, seat, self.base + n, told)


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
POLITICAL_POWERS: Final[list[Power]] = [
    Alexander(codes.ALEXANDER, "alexander-the-great"),
    Columbus(codes.COLUMBUS, "christopher-columbus"),
]
# The key of the card behind a verb
POWER_CARDS: Final = {
    codes.SPACE.at(power.first).verb: power.card for power in ACTING_POWERS + POLITICAL_POWERS
}
