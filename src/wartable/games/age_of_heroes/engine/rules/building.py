"""Construction: exact payment, piles, generals, the neighbour's consent to a road. Rules 6.2."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from wartable.games.age_of_heroes.engine.actions import (
    ARMY_AWAY,
    BUILD,
    BUILD_GENERAL,
    BUILD_ROAD,
    BUILT,
    CANNOT_PAY,
    CONSENT,
    FINISH,
    HAS_GENERAL,
    HAVE,
    NO_SUCH_PAYMENT,
    NOT_NEIGHBOUR,
    NOT_YOUR_ARMY,
    PAID,
    PILE_EMPTY,
    REFUSE,
    REFUSED_ALREADY,
    ROAD_ASKED,
    ROAD_BUILT,
    ROAD_CONSENT,
    ROAD_EXISTS,
    ROAD_REFUSED,
    WRONG_WINDOW,
)
from wartable.games.age_of_heroes.engine.cards import (
    add_army,
    discard_all,
    pile_of,
    show_all,
)
from wartable.games.age_of_heroes.engine.components import (
    CITY,
    FORTRESS,
    GENERAL,
    MOST_PAYMENTS,
    ORDINARY,
    ROAD,
    covers,
    many,
)
from wartable.games.age_of_heroes.engine.rules.endings import (
    add_road,
    are_neighbours,
    check_out,
    joined,
    left_of,
    right_of,
)
from wartable.games.age_of_heroes.engine.state import (
    AgeOfHeroesState,
    arg_a,
    arg_b,
    arg_c,
    pop,
    push,
    set_args,
)
from wartable.kernel.contract import Event, tell
from wartable.kernel.numbers import BIT, lowest

# ---- queries


def payments_into(
    state: AgeOfHeroesState, seat: i64, item: i64, base: i64, buf: vec[i64], n: i64
) -> i64:
    """Gold replaces any other ordinary resource one for one; nothing replaces gold."""
    figures = state.figures
    for way in range(figures.payments[item]):
        if covers(state.hand[seat], figures.payment[item * MOST_PAYMENTS + way]):
            buf[n] = base + way
            n += 1
    return n


def generals_wanted(state: AgeOfHeroesState, seat: i64) -> i64:
    """Own armies at home without a general; an Earthquake does not matter."""
    return state.armies[seat] & ~(state.generals | state.away)


def road_sites(state: AgeOfHeroesState, seat: i64, refused: i64) -> i64:
    """Neighbours without a road to the seat who have not refused this turn. C2."""
    sites = BIT[left_of(state, seat)] | BIT[right_of(state, seat)]
    found: i64 = 0
    while sites != 0:
        other = lowest(sites)
        sites &= sites - 1
        if other != seat and refused >> other & 1 == 0 and not joined(state, seat, other):
            found |= BIT[other]
    return found


def builds_into(state: AgeOfHeroesState, seat: i64, refused: i64, buf: vec[i64], n: i64) -> i64:
    for item in range(CITY, FORTRESS + 1):
        if pile_of(state, item) > 0:
            n = payments_into(state, seat, item, BUILD + item * MOST_PAYMENTS, buf, n)
    if pile_of(state, GENERAL) > 0:
        armies = generals_wanted(state, seat)
        while armies != 0:
            base = BUILD_GENERAL + lowest(armies) * MOST_PAYMENTS
            n = payments_into(state, seat, GENERAL, base, buf, n)
            armies &= armies - 1
    if pile_of(state, ROAD) > 0:
        sites = road_sites(state, seat, refused)
        while sites != 0:
            base = BUILD_ROAD + lowest(sites) * MOST_PAYMENTS
            n = payments_into(state, seat, ROAD, base, buf, n)
            sites &= sites - 1
    return n


def item_of(action: i64) -> i64:
    if action >= BUILD_ROAD:
        return ROAD
    return GENERAL if action >= BUILD_GENERAL else (action - BUILD) // MOST_PAYMENTS


def payment_of(action: i64) -> i64:
    if action >= BUILD_ROAD:
        return (action - BUILD_ROAD) % MOST_PAYMENTS
    if action >= BUILD_GENERAL:
        return (action - BUILD_GENERAL) % MOST_PAYMENTS
    return (action - BUILD) % MOST_PAYMENTS


def build_refusal(state: AgeOfHeroesState, seat: i64, refused: i64, action: i64) -> i64:
    if not BUILD <= action < HAVE:
        return WRONG_WINDOW
    item, way = item_of(action), payment_of(action)
    if way >= state.figures.payments[item]:
        return NO_SUCH_PAYMENT
    if pile_of(state, item) <= 0:
        return PILE_EMPTY
    if item == GENERAL:
        army = (action - BUILD_GENERAL) // MOST_PAYMENTS
        if state.armies[seat] >> army & 1 == 0:
            return NOT_YOUR_ARMY
        if state.generals >> army & 1 != 0:
            return HAS_GENERAL
        if state.away >> army & 1 != 0:
            return ARMY_AWAY
    elif item == ROAD:
        other = (action - BUILD_ROAD) // MOST_PAYMENTS
        if other >= state.seats or state.alive >> other & 1 == 0:
            return NOT_NEIGHBOUR
        if not are_neighbours(state, seat, other):
            return NOT_NEIGHBOUR
        if joined(state, seat, other):
            return ROAD_EXISTS
        if refused >> other & 1 != 0:
            return REFUSED_ALREADY
    cards = state.figures.payment[item * MOST_PAYMENTS + way]
    return 0 if covers(state.hand[seat], cards) else CANNOT_PAY


def building_legal(state: AgeOfHeroesState, seat: i64, buf: vec[i64]) -> i64:
    buf[0] = FINISH
    return builds_into(state, seat, arg_b(state), buf, 1)


def building_refusal(state: AgeOfHeroesState, seat: i64, action: i64) -> i64:
    return 0 if action == FINISH else build_refusal(state, seat, arg_b(state), action)


# ---- commands


def building_answer(
    state: AgeOfHeroesState, seat: i64, action: i64, told: list[Event] | None
) -> None:
    if action == FINISH:
        pop(state)
    else:
        build_answer(state, seat, action, told)


def build_answer(state: AgeOfHeroesState, seat: i64, action: i64, told: list[Event] | None) -> None:
    """With the construction on top of the stack."""
    item, way = item_of(action), payment_of(action)
    if item == ROAD:
        ask_for_road(state, seat, (action - BUILD_ROAD) // MOST_PAYMENTS, way, told)
        return
    pay(state, seat, item, way, told)
    if item == CITY:
        state.cities[seat] += 1
    elif item == FORTRESS:
        state.fortresses[seat] += 1
    elif item == GENERAL:
        state.generals |= BIT[(action - BUILD_GENERAL) // MOST_PAYMENTS]
    else:
        add_army(state, seat)
    tell(told, BUILT, seat, item, 0)
    after_build(state, seat, told)


def pay(state: AgeOfHeroesState, seat: i64, item: i64, way: i64, told: list[Event] | None) -> None:
    cards = state.figures.payment[item * MOST_PAYMENTS + way]
    discard_all(state, seat, cards)
    if told is not None:
        for kind in range(ORDINARY):
            if many(cards, kind) != 0:
                tell(told, PAID, seat, kind, many(cards, kind))


def after_build(state: AgeOfHeroesState, seat: i64, told: list[Event] | None) -> None:
    check_out(state, seat, told)
    if state.alive >> seat & 1 == 0:
        pop(state)


def ask_for_road(
    state: AgeOfHeroesState, seat: i64, other: i64, way: i64, told: list[Event] | None
) -> None:
    """The cards are shown, not paid: the neighbour is asked first."""
    cards = state.figures.payment[ROAD * MOST_PAYMENTS + way]
    for kind in range(ORDINARY):
        show_all(state, seat, kind, many(cards, kind))
    tell(told, ROAD_ASKED, seat, other, 0)
    push(state, ROAD_CONSENT, other, seat, way)


def consent_legal(buf: vec[i64]) -> i64:
    buf[0] = CONSENT
    buf[1] = REFUSE
    return 2


def consent_refusal(action: i64) -> i64:
    return 0 if action in (CONSENT, REFUSE) else WRONG_WINDOW


def consent_answer(
    state: AgeOfHeroesState, seat: i64, action: i64, told: list[Event] | None
) -> None:
    builder, way = arg_b(state), arg_c(state)
    pop(state)
    if action == REFUSE:
        tell(told, ROAD_REFUSED, seat, builder, 0)
        set_args(state, arg_a(state), arg_b(state) | BIT[seat], 0)
        return
    pay(state, builder, ROAD, way, told)
    add_road(state, builder, seat)
    tell(told, ROAD_BUILT, builder, seat, 0)
    after_build(state, builder, told)
