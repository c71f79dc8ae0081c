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
    DEAL,
    DEAL_FULL,
    GIFT_OFFERED,
    HAS_GENERAL,
    NO_DEALS,
    NO_SUCH_PAYMENT,
    NOT_HELD,
    NOT_NEIGHBOUR,
    NOT_YOUR_ARMY,
    PAID,
    PILE_EMPTY,
    REFUSED_ALREADY,
    ROAD_ASKED,
    ROAD_BUILT,
    ROAD_CONSENT,
    ROAD_EXISTS,
    ROAD_GIFT,
    ROAD_REFUSED,
    WOULD_ELIMINATE,
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
    HELD,
    MOST_PAYMENTS,
    ORDINARY,
    ROAD,
    UNIT,
    covers,
    many,
    total,
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
from wartable.games.age_of_heroes.engine.steps.deals import MOST_CARDS, hand_over
from wartable.games.age_of_heroes.engine.steps.question import Verb
from wartable.kernel.contract import Event, tell, tell3
from wartable.kernel.numbers import BIT, bits_into, lowest

# ---- what can be bought


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


def ways_to_pay(state: AgeOfHeroesState, seat: i64, item: i64) -> i64:
    """Set of those payments of an item that the hand covers."""
    figures, cards = state.figures, state.hand[seat]
    found: i64 = 0
    for way in range(figures.payments[item]):
        if covers(cards, figures.payment[item * MOST_PAYMENTS + way]):
            found |= BIT[way]
    return found


class Purchase(Verb):
    """Something is built for cards. Its figures are a target and a way to pay: gold replaces any
    other ordinary resource one for one, nothing replaces gold."""

    def item(self, target: i64) -> i64:
        """What is bought."""
        raise NotImplementedError

    def target_refusal(self, state: AgeOfHeroesState, seat: i64, target: i64) -> i64:
        """0, or why this is no right target."""
        return 0

    def refusal(self, state: AgeOfHeroesState, seat: i64, n: i64) -> i64:
        target, way = n // MOST_PAYMENTS, n % MOST_PAYMENTS
        item = self.item(target)
        if way >= state.figures.payments[item]:
            return NO_SUCH_PAYMENT
        if pile_of(state, item) <= 0:
            return PILE_EMPTY
        why = self.target_refusal(state, seat, target)
        if why != 0:
            return why
        cards = state.figures.payment[item * MOST_PAYMENTS + way]
        return 0 if covers(state.hand[seat], cards) else CANNOT_PAY


class Build(Purchase):
    """A city, an army or a fortress: the target is the item."""

    def item(self, target: i64) -> i64:
        return target

    def legal_into(self, state: AgeOfHeroesState, seat: i64, buf: vec[i64], n: i64) -> i64:
        for item in range(CITY, FORTRESS + 1):
            ways = ways_to_pay(state, seat, item)
            if ways != 0 and pile_of(state, item) > 0:
                n = bits_into(ways, self.first + item * MOST_PAYMENTS, buf, n)
        return n

    def do(self, state: AgeOfHeroesState, seat: i64, n: i64, told: list[Event] | None) -> None:
        item = n // MOST_PAYMENTS
        pay(state, seat, item, n % MOST_PAYMENTS, told)
        if item == CITY:
            state.cities[seat] += 1
        elif item == FORTRESS:
            state.fortresses[seat] += 1
        else:
            add_army(state, seat)
        tell(told, BUILT, seat, item, 0)
        after_build(state, seat, told)


class Addition(Purchase):
    """One item, for a target of several."""

    def __init__(self, first: i64, item: i64) -> None:
        super().__init__(first)
        self.what = item

    def item(self, target: i64) -> i64:
        return self.what

    def targets(self, state: AgeOfHeroesState, seat: i64) -> i64:
        """Set of right targets, while the pile lasts."""
        raise NotImplementedError

    def legal_into(self, state: AgeOfHeroesState, seat: i64, buf: vec[i64], n: i64) -> i64:
        ways = ways_to_pay(state, seat, self.what)
        if ways == 0 or pile_of(state, self.what) <= 0:
            return n
        targets = self.targets(state, seat)
        while targets != 0:
            n = bits_into(ways, self.first + lowest(targets) * MOST_PAYMENTS, buf, n)
            targets &= targets - 1
        return n


class BuildGeneral(Addition):
    """A general for an army."""

    def targets(self, state: AgeOfHeroesState, seat: i64) -> i64:
        return generals_wanted(state, seat)

    def target_refusal(self, state: AgeOfHeroesState, seat: i64, target: i64) -> i64:
        if state.armies[seat] >> target & 1 == 0:
            return NOT_YOUR_ARMY
        if state.generals >> target & 1 != 0:
            return HAS_GENERAL
        return ARMY_AWAY if state.away >> target & 1 != 0 else 0

    def do(self, state: AgeOfHeroesState, seat: i64, n: i64, told: list[Event] | None) -> None:
        pay(state, seat, GENERAL, n % MOST_PAYMENTS, told)
        state.generals |= BIT[n // MOST_PAYMENTS]
        tell(told, BUILT, seat, GENERAL, 0)
        after_build(state, seat, told)


class BuildRoad(Addition):
    """A road to a neighbour. The cards are shown, not paid: the neighbour is asked first. The
    frame's second cell keeps who has refused."""

    def targets(self, state: AgeOfHeroesState, seat: i64) -> i64:
        return road_sites(state, seat, arg_b(state))

    def target_refusal(self, state: AgeOfHeroesState, seat: i64, target: i64) -> i64:
        if target >= state.seats or state.alive >> target & 1 == 0:
            return NOT_NEIGHBOUR
        if not are_neighbours(state, seat, target):
            return NOT_NEIGHBOUR
        if joined(state, seat, target):
            return ROAD_EXISTS
        return REFUSED_ALREADY if arg_b(state) >> target & 1 != 0 else 0

    def do(self, state: AgeOfHeroesState, seat: i64, n: i64, told: list[Event] | None) -> None:
        ask_for_road(state, seat, n // MOST_PAYMENTS, n % MOST_PAYMENTS, told)


def ask_for_road(
    state: AgeOfHeroesState, seat: i64, other: i64, way: i64, told: list[Event] | None
) -> None:
    """The cards that pay for it, and those that the neighbour would get, lie open."""
    cards = state.figures.payment[ROAD * MOST_PAYMENTS + way] + state.gift
    tell(told, ROAD_ASKED, seat, other, 0)
    for kind in range(HELD):
        show_all(state, seat, kind, many(cards, kind))
        n = many(state.gift, kind)
        if n != 0:
            tell3(told, GIFT_OFFERED, seat, other, kind, n)
    push(state, ROAD_CONSENT, other, seat, way)


# ---- cards for the neighbour's consent, worded one by one before it is asked. C3


def spare(state: AgeOfHeroesState, seat: i64) -> i64:
    """The cards of a hand that are not part of the gift, packed."""
    return state.hand[seat] - state.draft_give[seat]


def pays_road(state: AgeOfHeroesState, cards: i64) -> bool:
    """Whether these cards pay for a road in some way."""
    figures = state.figures
    for way in range(figures.payments[ROAD]):
        if covers(cards, figures.payment[ROAD * MOST_PAYMENTS + way]):
            return True
    return False


def gift_refusal(state: AgeOfHeroesState, seat: i64, kind: i64) -> i64:
    """0, or why one more card of a kind cannot be given: the rest pays for the road and, without a
    city, keeps the tribe alive (F6)."""
    if total(state.draft_give[seat]) >= MOST_CARDS:
        return DEAL_FULL
    rest = spare(state, seat)
    if many(rest, kind) == 0:
        return NOT_HELD
    rest -= UNIT[kind]
    if not pays_road(state, rest):
        return CANNOT_PAY
    bare = total(rest) == total(state.figures.payment[ROAD * MOST_PAYMENTS])
    return WOULD_ELIMINATE if bare and state.cities[seat] == 0 else 0


def gifts(state: AgeOfHeroesState, seat: i64) -> i64:
    """Set of the kinds of which one more card may be given."""
    found: i64 = 0
    if pays_road(state, spare(state, seat)):
        for kind in range(HELD):
            if gift_refusal(state, seat, kind) == 0:
                found |= BIT[kind]
    return found


class OfferGift(BuildRoad):
    """A neighbour is to get cards for its consent. Nothing but the request itself follows: as in a
    muster there is no way back."""

    def legal_into(self, state: AgeOfHeroesState, seat: i64, buf: vec[i64], n: i64) -> i64:
        if state.rules < 2 or state.no_deals != 0 or gifts(state, seat) == 0:
            return n
        if pile_of(state, ROAD) <= 0:
            return n
        return bits_into(self.targets(state, seat), self.first, buf, n)

    def refusal(self, state: AgeOfHeroesState, seat: i64, n: i64) -> i64:
        if state.rules < 2:
            return WRONG_WINDOW
        if state.no_deals != 0:
            return NO_DEALS
        if pile_of(state, ROAD) <= 0:
            return PILE_EMPTY
        why = self.target_refusal(state, seat, n)
        if why != 0:
            return why
        return 0 if gifts(state, seat) != 0 else CANNOT_PAY

    def do(self, state: AgeOfHeroesState, seat: i64, n: i64, told: list[Event] | None) -> None:
        push(state, ROAD_GIFT, seat, n, 0)


class AddGift(Verb):
    """One more card for the neighbour."""

    def legal_into(self, state: AgeOfHeroesState, seat: i64, buf: vec[i64], n: i64) -> i64:
        return bits_into(gifts(state, seat), self.first, buf, n)

    def refusal(self, state: AgeOfHeroesState, seat: i64, n: i64) -> i64:
        return gift_refusal(state, seat, n)

    def do(self, state: AgeOfHeroesState, seat: i64, n: i64, told: list[Event] | None) -> None:
        state.draft_give[seat] += UNIT[n]


class AskWithGift(Verb):
    """The road is asked for, paid with cards that are not given away."""

    def refusal(self, state: AgeOfHeroesState, seat: i64, n: i64) -> i64:
        way = n % MOST_PAYMENTS
        if n // MOST_PAYMENTS != arg_b(state):
            return WRONG_WINDOW
        if way >= state.figures.payments[ROAD]:
            return NO_SUCH_PAYMENT
        cards = state.figures.payment[ROAD * MOST_PAYMENTS + way]
        return 0 if covers(spare(state, seat), cards) else CANNOT_PAY

    def do(self, state: AgeOfHeroesState, seat: i64, n: i64, told: list[Event] | None) -> None:
        state.gift = state.draft_give[seat]
        state.draft_give[seat] = 0
        pop(state)
        ask_for_road(state, seat, n // MOST_PAYMENTS, n % MOST_PAYMENTS, told)


def purchases() -> list[Purchase]:
    """All that may be built."""
    return [
        *(Build(BUILD), BuildGeneral(BUILD_GENERAL, GENERAL)),
        *(BuildRoad(BUILD_ROAD, ROAD), OfferGift(DEAL, ROAD)),
    ]


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


# ---- answers


class Finish(Verb):
    """Enough of it."""

    def do(self, state: AgeOfHeroesState, seat: i64, n: i64, told: list[Event] | None) -> None:
        pop(state)


class Consent(Verb):
    """The neighbour lets the road be built; it is paid, and he gets what was offered."""

    def do(self, state: AgeOfHeroesState, seat: i64, n: i64, told: list[Event] | None) -> None:
        builder, way, gift = arg_b(state), arg_c(state), state.gift
        pop(state)
        pay(state, builder, ROAD, way, told)
        state.gift = 0
        hand_over(state, builder, seat, gift, told)
        add_road(state, builder, seat)
        tell(told, ROAD_BUILT, builder, seat, 0)
        after_build(state, builder, told)


class Refuse(Verb):
    """The neighbour refuses; he is not asked again this turn. C2."""

    def do(self, state: AgeOfHeroesState, seat: i64, n: i64, told: list[Event] | None) -> None:
        tell(told, ROAD_REFUSED, seat, arg_b(state), 0)
        state.gift = 0
        pop(state)
        set_args(state, arg_a(state), arg_b(state) | BIT[seat], 0)
