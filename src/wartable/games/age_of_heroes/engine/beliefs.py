"""Worlds a seat may believe in. Rules 13.1.

What a seat has not seen is dealt anew: rivals' unknown cards, their pending cards and the deck are
one bag; so are the battle cards that neither lie open nor are one's own. What rivals are choosing
at this moment, and keep to themselves, is forgotten or chosen anew.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from wartable.games.age_of_heroes.engine.actions import (
    BATTLE,
    FAMINE_ROUND,
    LUCK_WINDOW,
    MUSTERING,
    REACTION,
)
from wartable.games.age_of_heroes.engine.cards import ready_armies
from wartable.games.age_of_heroes.engine.components import (
    GRAIN,
    HELD,
    HERO,
    KINDS,
    LUCK,
    MOST_SEATS,
    MOST_VALUES,
    OLYMPICS,
    UNIT,
    kinds_in,
    many,
    total,
)
from wartable.games.age_of_heroes.engine.state import AgeOfHeroesState, arg_a, frame, set_args
from wartable.games.age_of_heroes.engine.steps.battle import bare
from wartable.kernel.numbers import BIT, NONE, count, lowest, nth, zeros
from wartable.kernel.rng import Rng


def determinize(state: AgeOfHeroesState, seat: i64, rng: Rng, into: AgeOfHeroesState) -> None:
    """A state the seat may believe in: what it has not seen is dealt anew."""
    if into is not state:
        into.copy_from(state)
    deal_hands(into, seat, rng)
    forget_memories(into, seat)
    if frame(into) == BATTLE:
        deal_battle(into, seat, rng)
    forget_choices(into, seat, rng)


def known(state: AgeOfHeroesState, seat: i64, holder: i64) -> i64:
    """Cards of a hand that a seat (or a spectator) is sure of."""
    if holder == seat:
        return state.hand[holder]
    if not 0 <= seat < state.seats:
        return state.open[holder]
    return state.sure[seat * MOST_SEATS + holder]


def deal_hands(state: AgeOfHeroesState, seat: i64, rng: Rng) -> None:
    bag = state.deck  # a handle: what is taken from the bag is gone from the deck
    room = zeros(MOST_SEATS)  # unknown cards by holder
    lean = zeros(MOST_SEATS)  # so many of them are no grain
    for holder in range(state.seats):
        if holder == seat:
            continue
        sure = known(state, seat, holder)
        for kind in range(HELD):
            bag[kind] += many(state.hand[holder], kind) - many(sure, kind)
        for kind in range(HELD, KINDS):
            bag[kind] += many(state.pending[holder], kind - HELD)
        room[holder] = state.size[holder] - total(sure)
        lean[holder] = max(state.lean[holder] - (total(sure) - many(sure, GRAIN)), 0)
        state.hand[holder] = sure
    place_loose(state, grant(state, seat, bag, room, lean, rng), bag, room, lean, rng)
    for holder in range(state.seats):
        for n in range(lean[holder]):
            put(state, holder, take(bag, 0, HELD, GRAIN, rng), room)
    for holder in range(state.seats):
        while room[holder] > 0:
            put(state, holder, take(bag, 0, HELD, NONE, rng), room)
    for holder in range(state.seats):
        if holder != seat and state.waiting[holder] > 0:
            state.pending[holder] = 0
            for n in range(state.waiting[holder]):
                state.pending[holder] += UNIT[take(bag, HELD, KINDS, NONE, rng) - HELD]


def place_loose(
    state: AgeOfHeroesState,
    loose: i64,
    bag: vec[i64],
    room: vec[i64],
    lean: vec[i64],
    rng: Rng,
) -> None:
    """Cards known to be in some rival's hand; grain first, for not every place may take it."""
    for n in range(many(loose, GRAIN)):
        spots: i64 = 0
        for holder in range(state.seats):
            spots += room[holder] - lean[holder]
        if spots == 0:
            break
        at = rng.below(spots)
        for holder in range(state.seats):
            at -= room[holder] - lean[holder]
            if at < 0:
                bag[GRAIN] -= 1
                put(state, holder, GRAIN, room)
                break
    kinds = kinds_in(loose) & ~BIT[GRAIN]
    while kinds != 0:
        kind = lowest(kinds)
        kinds &= kinds - 1
        for n in range(many(loose, kind)):
            spots = 0
            for holder in range(state.seats):
                spots += room[holder]
            if spots == 0:
                break
            at = rng.below(spots)
            for holder in range(state.seats):
                if at < room[holder]:
                    if at < lean[holder]:
                        lean[holder] -= 1
                    bag[kind] -= 1
                    put(state, holder, kind, room)
                    break
                at -= room[holder]


def put(state: AgeOfHeroesState, holder: i64, kind: i64, room: vec[i64]) -> None:
    state.hand[holder] += UNIT[kind]
    room[holder] -= 1


def take(bag: vec[i64], first: i64, end: i64, but: i64, rng: Rng) -> i64:
    """A random card of some kinds, all copies equally likely."""
    n: i64 = 0
    for kind in range(first, end):
        if kind != but:
            n += bag[kind]
    at = rng.below(n)
    for kind in range(first, end):
        if kind != but:
            at -= bag[kind]
            if at < 0:
                bag[kind] -= 1
                return kind
    return first


def forget_memories(state: AgeOfHeroesState, seat: i64) -> None:
    """What others remember of third parties is theirs; what all remember is known."""
    for observer in range(state.seats):
        if observer == seat:
            continue
        state.loose[observer] = 0
        state.before[observer] = 0
        for holder in range(state.seats):
            if holder not in (observer, seat):
                state.sure[observer * MOST_SEATS + holder] = state.open[holder]


# ---- somebody is asked, hence holds something


def required(state: AgeOfHeroesState, holder: i64) -> i64:
    """Where only holders are asked, or only a Hero could go to war, one who is asked holds one of
    these kinds."""
    kind = frame(state)
    if kind == MUSTERING and ready_armies(state, holder) == 0:
        return BIT[HERO]
    if state.holders_only == 0:
        return 0
    if kind == REACTION and holder == state.victim:
        return BIT[HERO] | BIT[OLYMPICS] | (BIT[LUCK] if state.foe == NONE else 0)
    return BIT[LUCK] if kind in (LUCK_WINDOW, FAMINE_ROUND, REACTION) else 0


def grant(
    state: AgeOfHeroesState, seat: i64, bag: vec[i64], room: vec[i64], lean: vec[i64], rng: Rng
) -> i64:
    """Give those who are asked what they must hold, the one under attack last, for he may hold
    something else than Luck; return what is left of the loose cards."""
    loose: i64 = state.loose[seat] if 0 <= seat < state.seats else 0
    for holder in range(state.seats):
        if state.asked >> holder & 1 != 0 and holder not in (seat, state.victim):
            loose = grant_one(state, holder, loose, bag, room, lean, rng)
    if state.victim not in (NONE, seat) and state.asked >> state.victim & 1 != 0:
        loose = grant_one(state, state.victim, loose, bag, room, lean, rng)
    return loose


def grant_one(
    state: AgeOfHeroesState,
    holder: i64,
    loose: i64,
    bag: vec[i64],
    room: vec[i64],
    lean: vec[i64],
    rng: Rng,
) -> i64:
    """Give one of them such a card unless it is known that he has one; return what is left of the
    loose cards."""
    needs = required(state, holder)
    if needs == 0 or kinds_in(state.hand[holder]) & needs != 0:
        return loose
    unknown: i64 = 0
    for other in range(state.seats):
        unknown += room[other]
    if total(loose) == unknown:  # nothing else is in rivals' hands
        needs &= kinds_in(loose)
    n: i64 = 0
    for kind in range(HELD):
        if needs >> kind & 1 != 0:
            n += bag[kind]
    at = rng.below(n)
    for kind in range(HELD):
        if needs >> kind & 1 != 0:
            at -= bag[kind]
            if at < 0:
                bag[kind] -= 1
                put(state, holder, kind, room)
                lean[holder] = max(lean[holder] - 1, 0)  # it is no grain
                return loose - UNIT[kind] if many(loose, kind) != 0 else loose
    return loose


# ---- battle


def deal_battle(state: AgeOfHeroesState, seat: i64, rng: Rng) -> None:
    """Battle cards of the others that nobody has shown go back and are drawn anew."""
    foe_hidden = state.foe != seat and state.foe != NONE
    guard_hidden = state.victim != seat
    if foe_hidden:
        return_cards(state, state.force & ~state.fought, state.foe_cards)
    if guard_hidden:
        return_cards(state, state.guard & ~state.fought, state.guard_cards)
    if foe_hidden:
        state.foe_cards = redraw(state, state.force & ~state.fought, total(state.foe_cards), rng)
        if state.foe_pick != NONE and state.duel_choice != 1:
            free = state.force & ~state.fought
            state.foe_pick = nth(free, rng.below(count(free)))
    if guard_hidden:
        hidden = total(state.guard_cards)
        state.guard_cards = redraw(state, state.guard & ~state.fought, hidden, rng)
        if state.guard_pick != NONE and state.duel_choice != 2:
            free = state.guard & ~state.fought
            state.guard_pick = nth(free, rng.below(count(free)))


def return_cards(state: AgeOfHeroesState, units: i64, unassigned: i64) -> None:
    for index in range(MOST_VALUES):
        state.battle[index] += many(unassigned, index)
    while units != 0:
        unit = lowest(units)
        units &= units - 1
        if state.card[unit] != 0:
            state.battle[state.card[unit] - 1] += 1


def redraw(state: AgeOfHeroesState, units: i64, unassigned: i64, rng: Rng) -> i64:
    dressed = units & ~bare(state, units)
    while dressed != 0:
        unit = lowest(dressed)
        dressed &= dressed - 1
        state.card[unit] = take(state.battle, 0, MOST_VALUES, NONE, rng) + 1
    cards: i64 = 0
    for n in range(unassigned):
        cards += UNIT[take(state.battle, 0, MOST_VALUES, NONE, rng)]
    return cards


# ---- choices that are being made


def forget_choices(state: AgeOfHeroesState, seat: i64, rng: Rng) -> None:
    kind = frame(state)
    if kind == MUSTERING and arg_a(state) != seat:
        state.force = 0
        state.led = 0
        state.foe_heroes = 0
    elif kind == REACTION and arg_a(state) != seat:
        state.led &= state.force  # the attacker's are known since the march
        state.guard = 0
        state.guard_heroes = 0
        set_args(state, arg_a(state), 0, 0)
    if 0 <= seat < state.seats:
        state.pledged &= BIT[seat]
    else:
        state.pledged = 0
    for other in range(state.seats):
        if other == seat:
            continue
        state.drafts[other] = state.dealt[other]
        state.draft_to[other] = NONE
        state.draft_give[other] = 0
        state.draft_want[other] = 0
        if state.deal_to[other] != NONE and state.deal_to[other] != seat:
            state.deal_give[other] = any_card(state, other, rng)
            state.deal_want[other] = any_card(state, state.deal_to[other], rng)


def any_card(state: AgeOfHeroesState, holder: i64, rng: Rng) -> i64:
    """Some card of a hand, in place of the words two others exchange."""
    kinds = kinds_in(state.hand[holder])
    return 0 if kinds == 0 else UNIT[nth(kinds, rng.below(count(kinds)))]
