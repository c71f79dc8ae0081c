"""How a bot trades: which offers it takes, makes and declines, with the price of helping a rival.
Compiled."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from wartable.games.age_of_heroes.engine import actions as code
from wartable.games.age_of_heroes.engine.components import (
    COMPULSORY,
    HELD,
    MOST_OPEN,
    MOST_SEATS,
    kinds_in,
    many,
    total,
)
from wartable.games.age_of_heroes.engine.rules.backing import give_of, want_of
from wartable.games.age_of_heroes.engine.state import (
    AgeOfHeroesState,
)
from wartable.games.age_of_heroes.engine.steps.offers import open_offers
from wartable.games.age_of_heroes.engine.thinking import taste as of
from wartable.games.age_of_heroes.engine.thinking.taste import Taste
from wartable.games.age_of_heroes.engine.thinking.worth import (
    benefit,
    loss,
    price,
    rival_benefit,
    shared,
    trade,
)
from wartable.kernel.numbers import BIT, NONE, count, lowest, zeros
from wartable.kernel.rng import Rng

POSTS: Final[i64] = 4  # offers a bot makes at one fair of its own accord
COUNTERS: Final[i64] = 9  # … and with those that answer what others have asked for
LIVELY: Final[i64] = 20  # acts of a bot in a live fair, no more


def fair(taste: Taste, state: AgeOfHeroesState, seat: i64, rng: Rng) -> i64:
    """What a bot does in a fair: take the best offer, else post one, else answer what others ask
    for, else pass."""
    if state.draft_to[seat] != NONE:
        return code.DEAL_DROP
    best = best_take(taste, state, seat)
    if best != NONE:
        return best
    best = best_post(taste, state, seat, rng)
    if best == NONE:
        best = counter(taste, state, seat, rng)
    return best if best != NONE else code.PASS


def best_take(taste: Taste, state: AgeOfHeroesState, seat: i64) -> i64:
    held = kinds_in(state.hand[seat])
    best: i64 = NONE
    most = taste.at[of.LEAST_GAIN]
    for place in range(MOST_SEATS * 4):
        offer = state.offers[place]
        if offer == NONE or held >> want_of(offer) & 1 == 0:
            continue
        other: i64 = place // 4
        if other == seat:
            continue
        value = trade(taste, state, seat, want_of(offer), give_of(offer), other)
        if value > most:
            most = value
            best = code.TAKE + (other * HELD + give_of(offer)) * HELD + want_of(offer)
    return best


def best_post(taste: Taste, state: AgeOfHeroesState, seat: i64, rng: Rng) -> i64:
    """The offer that gains most, weighed by how many would like it and by what they may hold."""
    most = min(POSTS, state.figures.most_offers)
    if state.offered[seat] >= most or open_offers(state, seat) >= state.figures.most_open:
        return NONE
    return best_terms(taste, state, seat, kinds_in(state.hand[seat]), rng)


def counter(taste: Taste, state: AgeOfHeroesState, seat: i64, rng: Rng) -> i64:
    """An offer of something that a rival's own offer asks for and that is not offered yet; where
    the board is full, the oldest own offer is withdrawn for it."""
    if state.offered[seat] >= min(COUNTERS, state.figures.most_offers):
        return NONE
    asked: i64 = 0
    for other in range(state.seats):
        if other != seat:
            asked |= asked_by(state, other)
    asked &= kinds_in(state.hand[seat])
    oldest: i64 = NONE
    for place in range(MOST_OPEN):
        offer = state.offers[seat * MOST_OPEN + place]
        if offer != NONE:
            asked &= ~BIT[give_of(offer)]
            if oldest == NONE or offer < oldest:
                oldest = offer
    if asked == 0:
        return NONE
    best = best_terms(taste, state, seat, asked, rng)
    if best == NONE or open_offers(state, seat) < state.figures.most_open:
        return best
    return code.WITHDRAW + give_of(oldest) * HELD + want_of(oldest)


def asked_by(state: AgeOfHeroesState, other: i64) -> i64:
    """The kinds that a rival's offers on the board ask for."""
    asked: i64 = 0
    for place in range(MOST_OPEN):
        offer = state.offers[other * MOST_OPEN + place]
        if offer != NONE:
            asked |= BIT[want_of(offer)]
    return asked


def best_terms(taste: Taste, state: AgeOfHeroesState, seat: i64, cards: i64, rng: Rng) -> i64:
    """The best offer of one of these kinds, or NONE."""
    best: i64 = NONE
    most: i64 = 0
    buyers = Buyers(taste, state, seat)
    least = 2 * taste.at[of.LEAST_GAIN]
    gains = zeros(HELD)
    for want in range(HELD):
        gains[want] = benefit(taste, state, seat, want)
    while cards != 0:
        give = lowest(cards)
        cards &= cards - 1
        cost = loss(taste, state, seat, give)
        for want in range(HELD):
            gain = gains[want] - cost
            if gain < least or want == give:
                continue
            if state.posted[seat * HELD + give] >> want & 1 != 0:
                continue
            value = gain * buyers.takers(give, want, gain) + rng.below(20)
            if value > most + 20:
                most = value
                best = code.POST + give * HELD + want
    return best


@final
class Buyers:
    """A seat's rivals before it offers something: what each of them gains by one more card of a
    kind, as the seat sees it, and what he asks for. Reckoned once for many offers."""

    def __init__(self, taste: Taste, state: AgeOfHeroesState, seat: i64) -> None:
        self.taste = taste
        self.state = state
        self.seat = seat
        self.rivals = count(state.alive) - 1
        self.gains = zeros(MOST_SEATS * HELD)
        self.asked = zeros(MOST_SEATS)
        for other in range(state.seats):
            if other == seat or state.alive >> other & 1 == 0:
                continue
            self.asked[other] = asked_by(state, other)
            for kind in range(HELD):
                self.gains[other * HELD + kind] = rival_benefit(taste, state, seat, other, kind)

    def takers(self, give: i64, want: i64, gain: i64) -> i64:
        """How likely somebody takes an offer by which the seat gains so much, in a hundred or so;
        0 if it helps a rival too much."""
        taste, state, seat = self.taste, self.state, self.seat
        least = taste.at[of.LEAST_GAIN]
        likely: i64 = 0
        for other in range(state.seats):
            if other == seat or state.alive >> other & 1 == 0:
                continue
            his = self.gains[other * HELD + give] - self.gains[other * HELD + want]
            asked = is_bound(state, other, give) or self.asked[other] >> give & 1 != 0
            if his < least and not asked:
                continue
            if shared(taste, state, gain, his, give, other, self.rivals) < least:
                return 0
            if asked:
                likely += taste.at[of.ASKED]
            if many(state.sure[seat * MOST_SEATS + other], want) != 0:
                likely += taste.at[of.SURE]
            else:
                likely += min(state.size[other] * taste.at[of.MAYBE], taste.at[of.MAYBE + 1])
        return likely


def is_bound(state: AgeOfHeroesState, other: i64, give: i64) -> bool:
    """Whether the rival has asked for this card, or may not refuse (F11)."""
    return state.exchange == COMPULSORY or state.want[other] >> give & 1 != 0


def live(taste: Taste, state: AgeOfHeroesState, seat: i64, buf: vec[i64], n: i64, rng: Rng) -> i64:
    """As in rounds, but every deal is answered first, and nothing more to do means ready; whoever
    is ready trades on to answer what others ask for."""
    for i in range(n):
        if code.AGREE <= buf[i] < code.REJECT:
            if agrees(taste, state, seat, (buf[i] - code.AGREE) // 8):
                return buf[i]
        elif buf[i] >= code.REJECT:
            return buf[i]
    best = best_take(taste, state, seat)
    if best != NONE:
        return best
    if state.draft_to[seat] != NONE or state.acts[seat] >= min(LIVELY, state.figures.live_acts):
        return code.READY
    ready = state.ready >> seat & 1 != 0
    if not ready:
        best = best_post(taste, state, seat, rng)
    if best == NONE:
        best = counter(taste, state, seat, rng)
    if best == NONE:
        return code.READY
    return code.UNREADY if ready and best < code.WITHDRAW else best


def agrees(taste: Taste, state: AgeOfHeroesState, seat: i64, proposer: i64) -> bool:
    """A deal: what comes in, less what goes out, less the price of what it does for the other."""
    value: i64 = 0
    hand = state.hand[seat]
    gives, wants = state.deal_give[proposer], state.deal_want[proposer]
    if total(wants) > total(hand):
        return False
    for kind in range(HELD):
        for i in range(many(gives, kind)):
            value += benefit(taste, state, seat, kind) * (4 - min(i, 3)) // 4
        for i in range(many(wants, kind)):
            value -= loss(taste, state, seat, kind) * (4 + min(i, 3)) // 4 + price(
                taste, state, proposer, kind
            )
    return value > taste.at[of.LEAST_GAIN]
