"""Bids for a territory, and the force of whoever gets it. Rules 7."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from wartable.games.through_the_ages.engine.actions import codes, frames, refusals
from wartable.games.through_the_ages.engine.cards.columns import (
    BUILDINGS,
    CARDS,
    TACTICS,
    WORKPLACES,
)
from wartable.games.through_the_ages.engine.rules import colonies
from wartable.games.through_the_ages.engine.rules.stack import pop
from wartable.games.through_the_ages.engine.rules.tableau import Telling
from wartable.games.through_the_ages.engine.state import AgesState
from wartable.games.through_the_ages.engine.steps.base import About, Freely, Question, Verb
from wartable.kernel.numbers import NONE
from wartable.kernel.steps import Step


@final
class Bid(Verb):
    """More than the last one, as much as could be sent at most."""

    def legal_into(self, state: AgesState, seat: i64, buf: vec[i64], n: i64) -> i64:
        most = min(colonies.most_force(state, seat), codes.BIDS)
        for higher in range(state.high + 1, most + 1):
            buf[n] = self.first + higher - 1
            n += 1
        return n

    def refusal(self, state: AgesState, seat: i64, n: i64) -> i64:
        return colonies.bid_refusal(state, seat, n + 1)

    def do(self, state: AgesState, seat: i64, n: i64, told: Telling) -> None:
        colonies.bid(state, seat, n + 1, told)


@final
class PassBid(Freely):
    """For good."""

    def do(self, state: AgesState, seat: i64, n: i64, told: Telling) -> None:
        colonies.pass_bid(state, seat, told)


@final
class Send(Verb):
    """A unit joins the force."""

    def refusal(self, state: AgesState, seat: i64, n: i64) -> i64:
        return colonies.send_refusal(state, seat, self.base + n)

    def do(self, state: AgesState, seat: i64, n: i64, told: Telling) -> None:
        colonies.send(state, seat, self.base + n, told)


@final
class AddCard(Verb):
    """A military card joins the force."""

    def refusal(self, state: AgesState, seat: i64, n: i64) -> i64:
        return colonies.force_card_refusal(state, seat, self.base + n)

    def do(self, state: AgesState, seat: i64, n: i64, told: Telling) -> None:
        colonies.add_card(state, seat, self.base + n, told)


@final
class Colonise(Verb):
    """The force is complete."""

    def refusal(self, state: AgesState, seat: i64, n: i64) -> i64:
        return refusals.FORCE_TOO_SMALL if short_of_bid(state, seat) else 0

    def do(self, state: AgesState, seat: i64, n: i64, told: Telling) -> None:
        pop(state)
        colonies.colonise(state, seat, told)


def short_of_bid(state: AgesState, seat: i64) -> bool:
    """Whether more must be sent, and can be. A believed rival may lack what he bid (7.1)."""
    if colonies.force(state, seat) >= state.high:
        return False
    for place in range(BUILDINGS, WORKPLACES):
        if colonies.send_refusal(state, seat, place) == 0:
            return True
    return state.civs[seat].military_count > 0 and any_force_card(state, seat)


def any_force_card(state: AgesState, seat: i64) -> bool:
    """Whether a card of the hand may join the force."""
    return any(
        colonies.force_card_refusal(state, seat, card) == 0 for card in range(TACTICS, CARDS)
    )


@final
class QuestionOfTerritory(Question):
    """About the territory under the hammer and the last bid."""

    def about(self, state: AgesState) -> About:
        return About(state.territory, state.high, NONE)


STEPS: Final[dict[int, Step[AgesState]]] = {
    frames.BIDDING: QuestionOfTerritory("bid", PassBid(codes.PASS), Bid(codes.BID)),
    frames.FORCE: QuestionOfTerritory(
        "force", Colonise(codes.DONE), Send(codes.SEND), AddCard(codes.USE)
    ),
}
