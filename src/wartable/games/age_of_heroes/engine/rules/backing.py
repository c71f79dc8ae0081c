"""What lies on the board of a fair is backed by cards in hand. Rules 5.1."""

from __future__ import annotations

from mypy_extensions import i64

from wartable.games.age_of_heroes.engine.actions import DEAL_UNBACKED, UNBACKED
from wartable.games.age_of_heroes.engine.cards import holds, show, show_all
from wartable.games.age_of_heroes.engine.components import (
    HELD,
    MOST_OPEN,
    covers,
    kinds_in,
    many,
)
from wartable.games.age_of_heroes.engine.state import AgeOfHeroesState
from wartable.kernel.contract import Event, tell
from wartable.kernel.numbers import BIT, NONE, lowest


def give_of(offer: i64) -> i64:
    """The kind of card that a posted offer gives."""
    return offer >> 4 & 15


def want_of(offer: i64) -> i64:
    """The kind of card that a posted offer asks for."""
    return offer & 15


def refresh(state: AgeOfHeroesState, seat: i64, told: list[Event] | None) -> None:
    """After a hand has changed: what is no longer backed is withdrawn, and what still lies there
    shows that it is. Terms may be repeated, except those that still hang."""
    for kind in range(HELD):
        state.posted[seat * HELD + kind] = 0
    for place in range(MOST_OPEN):
        offer = state.offers[seat * MOST_OPEN + place]
        if offer == NONE:
            continue
        if holds(state, seat, give_of(offer)):
            state.posted[seat * HELD + give_of(offer)] |= BIT[want_of(offer)]
            show_all(state, seat, give_of(offer), 1)
        else:
            state.offers[seat * MOST_OPEN + place] = NONE
            tell(told, UNBACKED, seat, give_of(offer), want_of(offer))
    state.have[seat] &= kinds_in(state.hand[seat])
    have = state.have[seat]
    while have != 0:
        show_all(state, seat, lowest(have), 1)
        have &= have - 1
    refresh_deal(state, seat, told)


def refresh_deal(state: AgeOfHeroesState, seat: i64, told: list[Event] | None) -> None:
    other = state.deal_to[seat]
    if other == NONE:
        return
    if covers(state.hand[seat], state.deal_give[seat]):
        show_deal(state, seat)
    else:
        drop_deal(state, seat)
        tell(told, DEAL_UNBACKED, seat, other, 0)


def show_deal(state: AgeOfHeroesState, proposer: i64) -> None:
    """The addressee sees the cards that are offered, hence knows of them."""
    for kind in range(HELD):
        n = many(state.deal_give[proposer], kind)
        if n != 0:
            show(state, proposer, kind, n, state.deal_to[proposer])


def drop_deal(state: AgeOfHeroesState, proposer: i64) -> None:
    """Take back the deal that the seat has proposed."""
    state.deal_to[proposer] = NONE
    state.deal_give[proposer] = 0
    state.deal_want[proposer] = 0
