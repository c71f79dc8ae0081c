"""Deals: lists of cards between two players, worded step by step, bound by a yes. Rules 5.3.

That two players talk is seen by all (F8); what about, only by them until it is done.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wartable.games.age_of_heroes.engine.actions import (
    AGREE,
    DEAL,
    DEAL_CLOSED,
    DEAL_DROP,
    DEAL_FULL,
    DEAL_GIVE,
    DEAL_GONE,
    DEAL_PENDING,
    DEAL_REJECTED,
    DEAL_SEND,
    DEAL_WANT,
    DRAFT_OPEN,
    ELIMINATED,
    EMPTY_DEAL,
    HANDED,
    NO_DEALS,
    NO_DEALS_LEFT,
    NO_DRAFT,
    NOT_HELD,
    PROPOSED,
    PROPOSED_GIVE,
    PROPOSED_WANT,
    REJECT,
    SAME_KIND,
    WOULD_ELIMINATE,
    YOURSELF,
)
from wartable.games.age_of_heroes.engine.cards import gain_openly, lose_openly
from wartable.games.age_of_heroes.engine.components import (
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
from wartable.kernel.contract import Event, tell, tell3, tell_to
from wartable.kernel.numbers import BIT, NONE, lowest

MOST_CARDS: Final[i64] = 8  # on one side of a deal
DRAFTS: Final[i64] = 12  # deals begun in one fair, sent or dropped


# ---- wording


def may_deal(state: AgeOfHeroesState, seat: i64) -> bool:
    return state.deal_to[seat] == NONE and deals_left(state, seat)


def deals_left(state: AgeOfHeroesState, seat: i64) -> bool:
    return (
        state.no_deals == 0
        and state.dealt[seat] < state.figures.most_deals
        and state.drafts[seat] < DRAFTS
    )


def deals_into(state: AgeOfHeroesState, seat: i64, buf: vec[i64], n: i64) -> i64:
    if may_deal(state, seat):
        for other in range(state.seats):
            if other != seat and state.alive >> other & 1 != 0:
                buf[n] = DEAL + other
                n += 1
    return n


def deal_refusal(state: AgeOfHeroesState, seat: i64, other: i64) -> i64:
    if state.no_deals != 0:
        return NO_DEALS
    if state.draft_to[seat] != NONE:
        return DRAFT_OPEN
    if state.deal_to[seat] != NONE:
        return DEAL_PENDING
    if not deals_left(state, seat):
        return NO_DEALS_LEFT
    if other == seat:
        return YOURSELF
    return 0 if state.alive >> other & 1 != 0 else ELIMINATED


def draft_into(state: AgeOfHeroesState, seat: i64, buf: vec[i64], n: i64) -> i64:
    for kind in range(HELD):
        if draft_refusal(state, seat, DEAL_GIVE + kind) == 0:
            buf[n] = DEAL_GIVE + kind
            n += 1
    for kind in range(HELD):
        if draft_refusal(state, seat, DEAL_WANT + kind) == 0:
            buf[n] = DEAL_WANT + kind
            n += 1
    if draft_refusal(state, seat, DEAL_SEND) == 0:
        buf[n] = DEAL_SEND
        n += 1
    if state.draft_to[seat] != NONE:
        buf[n] = DEAL_DROP
        n += 1
    return n


def draft_refusal(state: AgeOfHeroesState, seat: i64, action: i64) -> i64:
    if state.draft_to[seat] == NONE:
        return NO_DRAFT
    gives, wants = state.draft_give[seat], state.draft_want[seat]
    if action == DEAL_DROP:
        return 0
    if action == DEAL_SEND:
        if gives == 0 and wants == 0:
            return EMPTY_DEAL
        if not covers(state.hand[seat], gives):  # gone since it was worded
            return NOT_HELD
        return WOULD_ELIMINATE if ruins(state, seat, gives, wants) else 0
    if action >= DEAL_WANT:
        kind = action - DEAL_WANT
        if many(gives, kind) != 0:
            return SAME_KIND
        return DEAL_FULL if total(wants) >= MOST_CARDS else 0
    kind = action - DEAL_GIVE
    if many(gives, kind) >= many(state.hand[seat], kind):
        return NOT_HELD
    if many(wants, kind) != 0:
        return SAME_KIND
    return DEAL_FULL if total(gives) >= MOST_CARDS else 0


def ruins(state: AgeOfHeroesState, seat: i64, gives: i64, gets: i64) -> bool:
    """Neither city nor card would be left. F6."""
    return state.cities[seat] == 0 and state.size[seat] - total(gives) + total(gets) == 0


def begin_draft(state: AgeOfHeroesState, seat: i64, other: i64) -> None:
    state.draft_to[seat] = other
    state.draft_give[seat] = 0
    state.draft_want[seat] = 0
    state.drafts[seat] += 1


def word(state: AgeOfHeroesState, seat: i64, action: i64) -> None:
    if action >= DEAL_WANT:
        state.draft_want[seat] += UNIT[action - DEAL_WANT]
    else:
        state.draft_give[seat] += UNIT[action - DEAL_GIVE]


def drop_draft(state: AgeOfHeroesState, seat: i64) -> None:
    state.draft_to[seat] = NONE
    state.draft_give[seat] = 0
    state.draft_want[seat] = 0


def send(state: AgeOfHeroesState, seat: i64, told: list[Event] | None) -> None:
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


# ---- answering


def number_of(state: AgeOfHeroesState, proposer: i64) -> i64:
    """Deals are numbered, so that a yes cannot meet another proposal than was read."""
    return proposer * MOST_DEALS + state.dealt[proposer] - 1


def replies_into(state: AgeOfHeroesState, seat: i64, yes: bool, buf: vec[i64], n: i64) -> i64:
    for proposer in range(state.seats):
        if state.deal_to[proposer] == seat:
            if not yes:
                buf[n] = REJECT + number_of(state, proposer)
                n += 1
            elif closing_refusal(state, proposer) == 0:
                buf[n] = AGREE + number_of(state, proposer)
                n += 1
    return n


def reply_refusal(state: AgeOfHeroesState, seat: i64, action: i64) -> i64:
    number = action - AGREE if action < REJECT else action - REJECT
    proposer = number // MOST_DEALS
    if proposer >= state.seats or state.deal_to[proposer] != seat:
        return DEAL_GONE
    if number != number_of(state, proposer):
        return DEAL_GONE
    return closing_refusal(state, proposer) if action < REJECT else 0


def closing_refusal(state: AgeOfHeroesState, proposer: i64) -> i64:
    """Both sides are checked again before the cards move in one step; what the proposer gives is
    there as long as the proposal is (`refresh`)."""
    other = state.deal_to[proposer]
    gives, wants = state.deal_give[proposer], state.deal_want[proposer]
    if not covers(state.hand[other], wants):
        return NOT_HELD
    if ruins(state, proposer, gives, wants) or ruins(state, other, wants, gives):
        return WOULD_ELIMINATE
    return 0


def reply(state: AgeOfHeroesState, seat: i64, action: i64, told: list[Event] | None) -> None:
    if action >= REJECT:
        proposer = (action - REJECT) // MOST_DEALS
        drop_deal(state, proposer)
        tell(told, DEAL_REJECTED, seat, proposer, 0)
        return
    proposer = (action - AGREE) // MOST_DEALS
    gives, wants = state.deal_give[proposer], state.deal_want[proposer]
    drop_deal(state, proposer)
    tell(told, DEAL_CLOSED, seat, proposer, 0)
    hand_over(state, proposer, seat, gives, told)
    hand_over(state, seat, proposer, wants, told)
    refresh(state, proposer, told)
    refresh(state, seat, told)


def hand_over(
    state: AgeOfHeroesState, giver: i64, taker: i64, cards: i64, told: list[Event] | None
) -> None:
    kinds = kinds_in(cards)
    while kinds != 0:
        kind = lowest(kinds)
        kinds &= kinds - 1
        for n in range(many(cards, kind)):
            lose_openly(state, giver, kind)
            gain_openly(state, taker, kind)
        tell3(told, HANDED, giver, taker, kind, many(cards, kind))
