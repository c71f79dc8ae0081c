"""Deals: lists of cards between two players, worded step by step, bound by a yes. Rules 5.3.

That two players talk is seen by all (F8); what about, only by them until it is done.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wartable.games.age_of_heroes.engine.actions import (
    DEAL_CLOSED,
    DEAL_FULL,
    DEAL_GONE,
    DEAL_PENDING,
    DEAL_REJECTED,
    ELIMINATED,
    EMPTY_DEAL,
    HANDED,
    NO_DEALS,
    NO_DEALS_LEFT,
    NOT_HELD,
    PROPOSED,
    PROPOSED_GIVE,
    PROPOSED_WANT,
    RECALLED,
    SAME_KIND,
    WOULD_ELIMINATE,
    YOURSELF,
)
from wartable.games.age_of_heroes.engine.cards import gain_openly, lose_openly
from wartable.games.age_of_heroes.engine.components import (
    ALL_HELD,
    HELD,
    MOST_DEALS,
    UNIT,
    covers,
    kinds_in,
    many,
    total,
)
from wartable.games.age_of_heroes.engine.rules.backing import drop_deal, refresh, show_deal
from wartable.games.age_of_heroes.engine.state import AgeOfHeroesState
from wartable.games.age_of_heroes.engine.steps.question import TradeVerb
from wartable.kernel.contract import Event, tell, tell3, tell_to
from wartable.kernel.numbers import BIT, NONE, bits_into, lowest

MOST_CARDS: Final[i64] = 8  # on one side of a deal
DRAFTS: Final[i64] = 12  # deals begun in one fair, sent or dropped


# ---- wording


def may_deal(state: AgeOfHeroesState, seat: i64) -> bool:
    return state.deal_to[seat] == NONE and deals_left(state, seat)


def deals_left(state: AgeOfHeroesState, seat: i64) -> bool:
    """Whether the seat may still propose a deal in this fair."""
    return (
        state.no_deals == 0
        and state.dealt[seat] < state.figures.most_deals
        and state.drafts[seat] < DRAFTS
    )


class Deal(TradeVerb):
    """A deal with another tribe begins to be worded."""

    def legal_into(self, state: AgeOfHeroesState, seat: i64, buf: vec[i64], n: i64) -> i64:
        if may_deal(state, seat):
            for other in range(state.seats):
                if other != seat and state.alive >> other & 1 != 0:
                    buf[n] = self.first + other
                    n += 1
        return n

    def refusal(self, state: AgeOfHeroesState, seat: i64, n: i64) -> i64:
        if state.no_deals != 0:
            return NO_DEALS
        if state.deal_to[seat] != NONE:
            return DEAL_PENDING
        if not deals_left(state, seat):
            return NO_DEALS_LEFT
        if n == seat:
            return YOURSELF
        return 0 if state.alive >> n & 1 != 0 else ELIMINATED

    def do(self, state: AgeOfHeroesState, seat: i64, n: i64, told: list[Event] | None) -> None:
        state.draft_to[seat] = n
        state.draft_give[seat] = 0
        state.draft_want[seat] = 0
        state.drafts[seat] += 1


class DealGive(TradeVerb):
    """One more card to give."""

    def legal_into(self, state: AgeOfHeroesState, seat: i64, buf: vec[i64], n: i64) -> i64:
        gives, wants, held = state.draft_give[seat], state.draft_want[seat], state.hand[seat]
        if total(gives) < MOST_CARDS:
            for kind in range(HELD):
                if many(gives, kind) < many(held, kind) and many(wants, kind) == 0:
                    buf[n] = self.first + kind
                    n += 1
        return n

    def refusal(self, state: AgeOfHeroesState, seat: i64, n: i64) -> i64:
        gives, wants = state.draft_give[seat], state.draft_want[seat]
        if many(gives, n) >= many(state.hand[seat], n):
            return NOT_HELD
        if many(wants, n) != 0:
            return SAME_KIND
        return DEAL_FULL if total(gives) >= MOST_CARDS else 0

    def do(self, state: AgeOfHeroesState, seat: i64, n: i64, told: list[Event] | None) -> None:
        state.draft_give[seat] += UNIT[n]


class DealWant(TradeVerb):
    """One more card to get."""

    def legal_into(self, state: AgeOfHeroesState, seat: i64, buf: vec[i64], n: i64) -> i64:
        if total(state.draft_want[seat]) >= MOST_CARDS:
            return n
        given = kinds_in(state.draft_give[seat])
        return bits_into(ALL_HELD & ~given, self.first, buf, n)

    def refusal(self, state: AgeOfHeroesState, seat: i64, n: i64) -> i64:
        if many(state.draft_give[seat], n) != 0:
            return SAME_KIND
        return DEAL_FULL if total(state.draft_want[seat]) >= MOST_CARDS else 0

    def do(self, state: AgeOfHeroesState, seat: i64, n: i64, told: list[Event] | None) -> None:
        state.draft_want[seat] += UNIT[n]


class DealSend(TradeVerb):
    """The deal is proposed."""

    def refusal(self, state: AgeOfHeroesState, seat: i64, n: i64) -> i64:
        gives, wants = state.draft_give[seat], state.draft_want[seat]
        if gives == 0 and wants == 0:
            return EMPTY_DEAL
        if not covers(state.hand[seat], gives):  # gone since it was worded
            return NOT_HELD
        return WOULD_ELIMINATE if ruins(state, seat, gives, wants) else 0

    def do(self, state: AgeOfHeroesState, seat: i64, n: i64, told: list[Event] | None) -> None:
        other = state.draft_to[seat]
        state.deal_to[seat] = other
        state.deal_give[seat] = state.draft_give[seat]
        state.deal_want[seat] = state.draft_want[seat]
        state.dealt[seat] += 1
        drop_draft(state, seat)
        show_deal(state, seat)
        tell(told, PROPOSED, seat, other, 0)
        both = BIT[seat] | BIT[other]
        for kind in range(HELD):
            n = many(state.deal_give[seat], kind)
            if n != 0:
                tell_to(told, both, PROPOSED_GIVE, seat, other, kind, n)
        for kind in range(HELD):
            n = many(state.deal_want[seat], kind)
            if n != 0:
                tell_to(told, both, PROPOSED_WANT, seat, other, kind, n)


class DealDrop(TradeVerb):
    """The deal is not proposed after all."""

    def do(self, state: AgeOfHeroesState, seat: i64, n: i64, told: list[Event] | None) -> None:
        drop_draft(state, seat)


class DealRecall(TradeVerb):
    """A proposal that is not answered yet is taken back."""

    def refusal(self, state: AgeOfHeroesState, seat: i64, n: i64) -> i64:
        return 0 if state.deal_to[seat] != NONE else DEAL_GONE

    def do(self, state: AgeOfHeroesState, seat: i64, n: i64, told: list[Event] | None) -> None:
        drop_deal(state, seat)
        tell(told, RECALLED, seat, 0, 0)


def ruins(state: AgeOfHeroesState, seat: i64, gives: i64, gets: i64) -> bool:
    """Neither city nor card would be left. F6."""
    return state.cities[seat] == 0 and state.size[seat] - total(gives) + total(gets) == 0


def drop_draft(state: AgeOfHeroesState, seat: i64) -> None:
    """Throw away the deal that the seat was putting together."""
    state.draft_to[seat] = NONE
    state.draft_give[seat] = 0
    state.draft_want[seat] = 0


# ---- answering


def number_of(state: AgeOfHeroesState, proposer: i64) -> i64:
    """Deals are numbered, so that a yes cannot meet another proposal than was read."""
    return proposer * MOST_DEALS + state.dealt[proposer] - 1


class Reply(TradeVerb):
    """An answer to a deal, by its number."""

    def legal_into(self, state: AgeOfHeroesState, seat: i64, buf: vec[i64], n: i64) -> i64:
        for proposer in range(state.seats):
            if state.deal_to[proposer] == seat:
                number = number_of(state, proposer)
                if self.refusal(state, seat, number) == 0:
                    buf[n] = self.first + number
                    n += 1
        return n

    def refusal(self, state: AgeOfHeroesState, seat: i64, n: i64) -> i64:
        proposer = n // MOST_DEALS
        if proposer >= state.seats or state.deal_to[proposer] != seat:
            return DEAL_GONE
        return 0 if n == number_of(state, proposer) else DEAL_GONE


class Agree(Reply):
    """Both sides are checked again before the cards move in one step; what the proposer gives is
    there as long as the proposal is (`refresh`)."""

    def refusal(self, state: AgeOfHeroesState, seat: i64, n: i64) -> i64:
        why = super().refusal(state, seat, n)
        if why != 0:
            return why
        proposer = n // MOST_DEALS
        gives, wants = state.deal_give[proposer], state.deal_want[proposer]
        if not covers(state.hand[seat], wants):
            return NOT_HELD
        if ruins(state, proposer, gives, wants) or ruins(state, seat, wants, gives):
            return WOULD_ELIMINATE
        return 0

    def do(self, state: AgeOfHeroesState, seat: i64, n: i64, told: list[Event] | None) -> None:
        proposer = n // MOST_DEALS
        gives, wants = state.deal_give[proposer], state.deal_want[proposer]
        drop_deal(state, proposer)
        tell(told, DEAL_CLOSED, seat, proposer, 0)
        hand_over(state, proposer, seat, gives, told)
        hand_over(state, seat, proposer, wants, told)
        refresh(state, proposer, told)
        refresh(state, seat, told)


class Reject(Reply):
    """No."""

    def do(self, state: AgeOfHeroesState, seat: i64, n: i64, told: list[Event] | None) -> None:
        proposer = n // MOST_DEALS
        drop_deal(state, proposer)
        tell(told, DEAL_REJECTED, seat, proposer, 0)


def hand_over(
    state: AgeOfHeroesState, giver: i64, taker: i64, cards: i64, told: list[Event] | None
) -> None:
    """Cards go from one hand into another, and everybody sees which."""
    kinds = kinds_in(cards)
    while kinds != 0:
        kind = lowest(kinds)
        kinds &= kinds - 1
        for n in range(many(cards, kind)):
            lose_openly(state, giver, kind)
            gain_openly(state, taker, kind)
        tell3(told, HANDED, giver, taker, kind, many(cards, kind))
