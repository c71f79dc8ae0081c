"""The offers' board: posting, taking, mirror offers, notices. Rules 5.1, 5.2."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from wartable.games.age_of_heroes.engine.actions import (
    ALREADY_POSTED,
    ANNOUNCED,
    ANNOUNCED_HAVE,
    ANNOUNCED_WANT,
    NO_OFFERS_LEFT,
    NOBODY_HAS,
    NOT_ANNOUNCED,
    NOT_HELD,
    OFFER_GONE,
    OWN_OFFER,
    POSTED,
    RETRACTED_HAVE,
    RETRACTED_WANT,
    SAME_KIND,
    SWAPPED,
    TOO_MANY_OPEN,
    WITHDREW,
)
from wartable.games.age_of_heroes.engine.cards import (
    gain_openly,
    holds,
    lose_openly,
    show_all,
)
from wartable.games.age_of_heroes.engine.components import (
    ALL_HELD,
    COMPULSORY,
    HELD,
    MOST_OPEN,
    OFFERS_ONLY,
    kinds_in,
)
from wartable.games.age_of_heroes.engine.rules.backing import give_of, refresh, want_of
from wartable.games.age_of_heroes.engine.state import AgeOfHeroesState
from wartable.games.age_of_heroes.engine.steps.question import TradeVerb
from wartable.kernel.contract import Event, tell, tell3
from wartable.kernel.numbers import BIT, NONE, bits_into


def clear_fair(state: AgeOfHeroesState) -> None:
    """Nothing of the last fair is left on the board."""
    state.ready = 0
    state.resting = 0
    state.posted_at = 0
    for seat in range(state.seats):
        for place in range(MOST_OPEN):
            state.offers[seat * MOST_OPEN + place] = NONE
        for kind in range(HELD):
            state.posted[seat * HELD + kind] = 0
        state.offered[seat] = 0
        state.dealt[seat] = 0
        state.drafts[seat] = 0
        state.acts[seat] = 0
        state.have[seat] = 0
        state.want[seat] = 0
        state.draft_to[seat] = NONE
        state.draft_give[seat] = 0
        state.draft_want[seat] = 0
        state.deal_to[seat] = NONE
        state.deal_give[seat] = 0
        state.deal_want[seat] = 0


def place_of(state: AgeOfHeroesState, seat: i64, give: i64, want: i64) -> i64:
    """Where these terms of a seat hang, or NONE."""
    for place in range(MOST_OPEN):
        offer = state.offers[seat * MOST_OPEN + place]
        if offer != NONE and offer & 255 == give * 16 + want:
            return place
    return NONE


def open_offers(state: AgeOfHeroesState, seat: i64) -> i64:
    """How many offers of a seat lie on the board."""
    n: i64 = 0
    for place in range(MOST_OPEN):
        if state.offers[seat * MOST_OPEN + place] != NONE:
            n += 1
    return n


def may_post(state: AgeOfHeroesState, seat: i64) -> bool:
    return (
        state.offered[seat] < state.figures.most_offers
        and open_offers(state, seat) < state.figures.most_open
    )


def ascending(buf: vec[i64], start: i64, end: i64) -> None:
    """Put the few codes of one seat's offers in order."""
    for i in range(start + 1, end):
        code = buf[i]
        j: i64 = i
        while j > start and buf[j - 1] > code:
            buf[j] = buf[j - 1]
            j -= 1
        buf[j] = code


class Post(TradeVerb):
    """Each kind in hand for each other kind, but no repetition before the hand has changed."""

    def legal_into(self, state: AgeOfHeroesState, seat: i64, buf: vec[i64], n: i64) -> i64:
        if not may_post(state, seat):
            return n
        cards = state.hand[seat]
        give: i64 = 0
        while cards != 0:
            if cards & 15 != 0:
                wants = ALL_HELD & ~(BIT[give] | state.posted[seat * HELD + give])
                n = bits_into(wants, self.first + give * HELD, buf, n)
            cards >>= 4
            give += 1
        return n

    def refusal(self, state: AgeOfHeroesState, seat: i64, n: i64) -> i64:
        give, want = n // HELD, n % HELD
        if give == want:
            return SAME_KIND
        if not holds(state, seat, give):
            return NOT_HELD
        if state.offered[seat] >= state.figures.most_offers:
            return NO_OFFERS_LEFT
        if open_offers(state, seat) >= state.figures.most_open:
            return TOO_MANY_OPEN
        return ALREADY_POSTED if state.posted[seat * HELD + give] >> want & 1 != 0 else 0

    def do(self, state: AgeOfHeroesState, seat: i64, n: i64, told: list[Event] | None) -> None:
        """Mirror offers by age (F2), then notices from the poster's left (F3), then, if nobody may
        refuse, whoever holds the card (F11); else onto the board."""
        give, want = n // HELD, n % HELD
        state.offered[seat] += 1
        state.posted[seat * HELD + give] |= BIT[want]
        show_all(state, seat, give, 1)
        tell(told, POSTED, seat, give, want)
        other = mirror_of(state, seat, give, want)
        if other != NONE:
            remove_offer(state, other, want, give)
            swap(state, seat, give, other, want, told)
            return
        other = notice_for(state, seat, give, want)
        if other == NONE and state.exchange == COMPULSORY:
            other = holder_left_of(state, seat, want)
            if other == NONE:
                tell(told, NOBODY_HAS, seat, give, want)
                return
        if other != NONE:
            swap(state, seat, give, other, want, told)
            return
        for place in range(MOST_OPEN):
            if state.offers[seat * MOST_OPEN + place] == NONE:
                state.posted_at += 1
                state.offers[seat * MOST_OPEN + place] = state.posted_at * 256 + give * 16 + want
                return


class Withdraw(TradeVerb):
    """An own offer is taken off the board."""

    def legal_into(self, state: AgeOfHeroesState, seat: i64, buf: vec[i64], n: i64) -> i64:
        offers, start = state.offers, n
        for place in range(MOST_OPEN):
            offer = offers[seat * MOST_OPEN + place]
            if offer != NONE:
                buf[n] = self.first + give_of(offer) * HELD + want_of(offer)
                n += 1
        if n - start > 1:
            ascending(buf, start, n)
        return n

    def refusal(self, state: AgeOfHeroesState, seat: i64, n: i64) -> i64:
        return OFFER_GONE if place_of(state, seat, n // HELD, n % HELD) == NONE else 0

    def do(self, state: AgeOfHeroesState, seat: i64, n: i64, told: list[Event] | None) -> None:
        remove_offer(state, seat, n // HELD, n % HELD)
        tell(told, WITHDREW, seat, n // HELD, n % HELD)


class Take(TradeVerb):
    """Every open offer of another whose want the seat holds. The swap executes at once; the
    poster is not asked. F1."""

    def legal_into(self, state: AgeOfHeroesState, seat: i64, buf: vec[i64], n: i64) -> i64:
        offers, held = state.offers, kinds_in(state.hand[seat])
        for other in range(state.seats):
            if other == seat:
                continue
            start = n
            for place in range(MOST_OPEN):
                offer = offers[other * MOST_OPEN + place]
                if offer != NONE and held >> want_of(offer) & 1 != 0:
                    buf[n] = self.first + (other * HELD + give_of(offer)) * HELD + want_of(offer)
                    n += 1
            if n - start > 1:
                ascending(buf, start, n)
        return n

    def refusal(self, state: AgeOfHeroesState, seat: i64, n: i64) -> i64:
        """An offer that is gone: somebody was faster, or it was withdrawn. F5."""
        other, give, want = n // (HELD * HELD), n // HELD % HELD, n % HELD
        if other == seat:
            return OWN_OFFER
        if other >= state.seats or place_of(state, other, give, want) == NONE:
            return OFFER_GONE
        return 0 if holds(state, seat, want) else NOT_HELD

    def do(self, state: AgeOfHeroesState, seat: i64, n: i64, told: list[Event] | None) -> None:
        other, give, want = n // (HELD * HELD), n // HELD % HELD, n % HELD
        remove_offer(state, other, give, want)
        swap(state, seat, want, other, give, told)


def mirror_of(state: AgeOfHeroesState, seat: i64, give: i64, want: i64) -> i64:
    """The seat with the oldest open offer of just the opposite."""
    offers = state.offers
    found: i64 = NONE
    oldest: i64 = 0
    for other in range(state.seats):
        if other == seat:
            continue
        for place in range(MOST_OPEN):
            offer = offers[other * MOST_OPEN + place]
            mirrors = offer != NONE and offer & 255 == want * 16 + give
            if mirrors and (found == NONE or offer < oldest):
                found = other
                oldest = offer
    return found


def notice_for(state: AgeOfHeroesState, seat: i64, give: i64, want: i64) -> i64:
    """Who has announced both halves: having `want` and wanting `give`."""
    if state.exchange == OFFERS_ONLY:
        return NONE
    for step in range(1, state.seats):
        other = (seat + step) % state.seats
        if state.have[other] >> want & 1 != 0 and state.want[other] >> give & 1 != 0:
            return other
    return NONE


def holder_left_of(state: AgeOfHeroesState, seat: i64, kind: i64) -> i64:
    """The first seat to the left that holds such a card, or NONE."""
    for step in range(1, state.seats):
        other = (seat + step) % state.seats
        if holds(state, other, kind):
            return other
    return NONE


def remove_offer(state: AgeOfHeroesState, seat: i64, give: i64, want: i64) -> None:
    state.offers[seat * MOST_OPEN + place_of(state, seat, give, want)] = NONE


def swap(
    state: AgeOfHeroesState, a: i64, gives: i64, b: i64, gets: i64, told: list[Event] | None
) -> None:
    """Card for card, reported to all; nobody can go out by it."""
    lose_openly(state, a, gives)
    lose_openly(state, b, gets)
    gain_openly(state, a, gets)
    gain_openly(state, b, gives)
    tell3(told, SWAPPED, a, b, gives, gets)
    refresh(state, a, told)
    refresh(state, b, told)


# ---- notices


class Have(TradeVerb):
    """A notice is truthful: what one has, one holds. Two notices alone never trigger a swap."""

    def legal_into(self, state: AgeOfHeroesState, seat: i64, buf: vec[i64], n: i64) -> i64:
        return bits_into(kinds_in(state.hand[seat]) & ~state.have[seat], self.first, buf, n)

    def refusal(self, state: AgeOfHeroesState, seat: i64, n: i64) -> i64:
        if not holds(state, seat, n):
            return NOT_HELD
        return ANNOUNCED if state.have[seat] >> n & 1 != 0 else 0

    def do(self, state: AgeOfHeroesState, seat: i64, n: i64, told: list[Event] | None) -> None:
        state.have[seat] |= BIT[n]
        show_all(state, seat, n, 1)
        tell(told, ANNOUNCED_HAVE, seat, n, 0)


class Unhave(TradeVerb):
    """What was announced may be taken back at any time, like an offer (F5)."""

    def legal_into(self, state: AgeOfHeroesState, seat: i64, buf: vec[i64], n: i64) -> i64:
        return bits_into(state.have[seat], self.first, buf, n)

    def refusal(self, state: AgeOfHeroesState, seat: i64, n: i64) -> i64:
        return 0 if state.have[seat] >> n & 1 != 0 else NOT_ANNOUNCED

    def do(self, state: AgeOfHeroesState, seat: i64, n: i64, told: list[Event] | None) -> None:
        state.have[seat] &= ~BIT[n]
        tell(told, RETRACTED_HAVE, seat, n, 0)


class Want(TradeVerb):
    """The other half of a notice."""

    def legal_into(self, state: AgeOfHeroesState, seat: i64, buf: vec[i64], n: i64) -> i64:
        return bits_into(ALL_HELD & ~state.want[seat], self.first, buf, n)

    def refusal(self, state: AgeOfHeroesState, seat: i64, n: i64) -> i64:
        return ANNOUNCED if state.want[seat] >> n & 1 != 0 else 0

    def do(self, state: AgeOfHeroesState, seat: i64, n: i64, told: list[Event] | None) -> None:
        state.want[seat] |= BIT[n]
        tell(told, ANNOUNCED_WANT, seat, n, 0)


class Unwant(TradeVerb):
    """It may be taken back too."""

    def legal_into(self, state: AgeOfHeroesState, seat: i64, buf: vec[i64], n: i64) -> i64:
        return bits_into(state.want[seat], self.first, buf, n)

    def refusal(self, state: AgeOfHeroesState, seat: i64, n: i64) -> i64:
        return 0 if state.want[seat] >> n & 1 != 0 else NOT_ANNOUNCED

    def do(self, state: AgeOfHeroesState, seat: i64, n: i64, told: list[Event] | None) -> None:
        state.want[seat] &= ~BIT[n]
        tell(told, RETRACTED_WANT, seat, n, 0)
