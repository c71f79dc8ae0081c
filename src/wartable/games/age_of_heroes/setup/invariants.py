"""What is true of every table of Age of Heroes. Rules 13.4."""

from __future__ import annotations

from wartable.games.age_of_heroes.engine import actions as code
from wartable.games.age_of_heroes.engine.cards import pile_of
from wartable.games.age_of_heroes.engine.components import (
    EARTHQUAKE,
    HELD,
    HERO,
    ITEMS,
    KIND_KEYS,
    MOST_OPEN,
    MOST_SEATS,
    SPECIAL,
    covers,
    many,
    total,
)
from wartable.games.age_of_heroes.engine.rules.endings import left_of
from wartable.games.age_of_heroes.engine.state import AgeOfHeroesState, frame
from wartable.kernel import NONE
from wartable.kernel.numbers import count


def check_invariants(state: AgeOfHeroesState) -> None:
    """AssertionError if a card or a piece is lost, or something remembered is not true."""
    check_cards(state)
    check_pieces(state)
    check_fair(state)
    check_memories(state)


def check_cards(state: AgeOfHeroesState) -> None:
    """Every card is in one place."""
    seats = range(state.seats)
    battling = state.foe_heroes if frame(state) != code.MUSTERING else 0
    battling += state.guard_heroes if frame(state) != code.REACTION else 0
    for kind, copies in enumerate(state.figures.copies):
        n = state.deck[kind] + state.pile[kind]
        n += sum(state.monument[seat] for seat in seats if SPECIAL + state.tribe[seat] == kind)
        if kind < HELD:
            n += sum(many(state.hand[seat], kind) for seat in seats)
            n += battling if kind == HERO else 0
        else:
            n += sum(many(state.pending[seat], kind - HELD) for seat in seats)
            n += count(state.quaked) if kind == EARTHQUAKE else 0
        assert n == copies, f"{KIND_KEYS[kind]}: {n} of {copies}"
    for seat in seats:
        assert total(state.hand[seat]) == state.size[seat] >= state.lean[seat] >= 0
        assert total(state.pending[seat]) == state.waiting[seat]
    if frame(state) not in (code.BATTLE, code.OPENING):
        assert list(state.battle) == list(state.figures.battle_copies)


def check_pieces(state: AgeOfHeroesState) -> None:
    """No more pieces than there are; those who are out have none."""
    seats = range(state.seats)
    for item in range(ITEMS):
        assert pile_of(state, item) >= 0
    living = [seat for seat in seats if state.alive >> seat & 1]
    pairs = {frozenset((seat, left_of(state, seat))) for seat in living} if len(living) > 1 else ()
    assert count(state.roads) <= len(pairs) and not state.roads & ~state.alive
    owned = 0
    for seat in seats:
        assert not owned & state.armies[seat]
        owned |= state.armies[seat]
        assert 0 <= state.monument[seat] <= state.figures.victory_monument
        assert state.cities[seat] >= 0
        if not state.alive >> seat & 1:
            assert not state.cities[seat] and not state.size[seat] and not state.armies[seat]
    assert not (state.generals | state.quaked | state.away) & ~owned
    assert not state.fresh & ~state.away and not state.quaked & state.away


def check_fair(state: AgeOfHeroesState) -> None:
    """5.1, 5.4: what lies on the board of a fair is backed by the hand behind it; after the fair
    nothing lies there."""
    for seat in range(state.seats):
        held = state.hand[seat]
        posted = state.offers[seat * MOST_OPEN : (seat + 1) * MOST_OPEN]
        assert all(many(held, offer >> 4 & 15) for offer in posted if offer != NONE)
        assert all(many(held, kind) for kind in range(HELD) if state.have[seat] >> kind & 1)
        if state.deal_to[seat] != NONE:
            assert covers(held, state.deal_give[seat])
    if frame(state) not in (code.FAIR, code.REPLY, code.LIVE):
        assert not state.ready and not state.resting and not any(state.acts)
        assert not any(state.have) and not any(state.want)
        assert {*state.offers, *state.draft_to, *state.deal_to} == {NONE}


def check_memories(state: AgeOfHeroesState) -> None:
    """Nobody is sure of a card that is not there. H1."""
    for observer in range(state.seats):
        for kind in range(HELD):
            unsure = 0
            for holder in range(state.seats):
                if holder == observer:
                    continue
                held = many(state.hand[holder], kind)
                sure = many(state.sure[observer * MOST_SEATS + holder], kind)
                assert many(state.open[holder], kind) <= sure <= held
                unsure += held - sure
            assert many(state.loose[observer], kind) <= unsure
