"""Cards that act when drawn, and Luck against them. Rules 9."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from wartable.games.age_of_heroes.engine.actions import (
    BOOMED,
    CLAIMED,
    ERUPTED,
    FAMINE_ROUND,
    HUNGER,
    LUCK_WINDOW,
    LUCKY,
    NO_CITY,
    NO_TARGET,
    NOT_HELD,
    RAIDED,
    REACTION,
    SHAKEN,
    SHIELDED,
    STARVED,
    TARGETING,
    WRONG_WINDOW,
    YOURSELF,
)
from wartable.games.age_of_heroes.engine.cards import discard, holds, pile_of
from wartable.games.age_of_heroes.engine.components import (
    BARBARIANS,
    BOOM,
    CITY,
    EARTHQUAKE,
    FAMINE,
    GRAIN,
    LUCK,
    VOLCANO,
    many,
)
from wartable.games.age_of_heroes.engine.figures import barbarian_armies
from wartable.games.age_of_heroes.engine.rules.endings import check_out, fulfils
from wartable.games.age_of_heroes.engine.state import (
    AgeOfHeroesState,
    arg_a,
    arg_b,
    arg_c,
    pop,
    push,
    set_args,
)
from wartable.games.age_of_heroes.engine.steps.question import Question, Verb, ask
from wartable.kernel.contract import Event, tell
from wartable.kernel.numbers import BIT, NONE, bits_into, count, lowest


def begin(state: AgeOfHeroesState, seat: i64, kind: i64, told: list[Event] | None) -> None:
    """Resolve an immediate card of a seat; it lies on the discard pile from now on."""
    state.pile[kind] += 1
    if kind == BOOM:
        boom(state, seat, told)
    elif kind == FAMINE:
        tell(told, HUNGER, seat, 0, 0)
        push(state, FAMINE_ROUND, seat, 0, 0)
    elif kind >= BARBARIANS:
        state.foe = NONE
        state.victim = seat
        state.raiders = barbarian_armies(kind)
        tell(told, RAIDED, seat, state.raiders, 0)
        push(state, REACTION, seat, kind, 0)
    else:
        push(state, TARGETING, seat, kind, 0)


def boom(state: AgeOfHeroesState, seat: i64, told: list[Event] | None) -> None:
    """One city from the pile; none left, no effect."""
    gained = pile_of(state, CITY) > 0
    if gained:
        state.cities[seat] += 1
    tell(told, BOOMED, seat, state.cities[seat] if gained else 0, 0)
    if state.claim_at_fair == 0 or state.active != NONE or state.claims >> seat & 1 != 0:
        return
    if fulfils(state, seat):  # option of V2: a claim made at the fair
        state.claims |= BIT[seat]
        tell(told, CLAIMED, seat, state.cities[seat], state.monument[seat])


# ---- Earthquake and Volcano


def targets(state: AgeOfHeroesState, seat: i64, kind: i64) -> i64:
    """Armies at home without a general, not shaken yet (E2); or tribes with a city. Not own."""
    found: i64 = 0
    for other in range(state.seats):
        if other != seat and state.alive >> other & 1 != 0:
            if kind == EARTHQUAKE:
                found |= state.armies[other] & ~(state.generals | state.quaked | state.away)
            elif state.cities[other] > 0:
                found |= BIT[other]
    return found


class Shake(Verb):
    """An army is named, for an Earthquake."""

    def legal_into(self, state: AgeOfHeroesState, seat: i64, buf: vec[i64], n: i64) -> i64:
        if arg_b(state) != EARTHQUAKE:
            return n
        return bits_into(targets(state, seat, EARTHQUAKE), self.first, buf, n)

    def refusal(self, state: AgeOfHeroesState, seat: i64, n: i64) -> i64:
        if arg_b(state) != EARTHQUAKE:
            return WRONG_WINDOW
        if targets(state, seat, EARTHQUAKE) >> n & 1 != 0:
            return 0
        return YOURSELF if state.armies[seat] >> n & 1 != 0 else SHIELDED

    def do(self, state: AgeOfHeroesState, seat: i64, n: i64, told: list[Event] | None) -> None:
        aim(state, n)


class Erupt(Verb):
    """A tribe is named, for a Volcano."""

    def legal_into(self, state: AgeOfHeroesState, seat: i64, buf: vec[i64], n: i64) -> i64:
        if arg_b(state) != VOLCANO:
            return n
        return bits_into(targets(state, seat, VOLCANO), self.first, buf, n)

    def refusal(self, state: AgeOfHeroesState, seat: i64, n: i64) -> i64:
        if arg_b(state) != VOLCANO:
            return WRONG_WINDOW
        if targets(state, seat, VOLCANO) >> n & 1 != 0:
            return 0
        return YOURSELF if n == seat else NO_CITY

    def do(self, state: AgeOfHeroesState, seat: i64, n: i64, told: list[Event] | None) -> None:
        aim(state, n)


class Targeting(Question):
    """Who drew a disaster says whom it hits, where there is a choice."""

    def go_on(self, state: AgeOfHeroesState, told: list[Event] | None) -> bool:
        seat, kind = arg_a(state), arg_b(state)
        found = targets(state, seat, kind)
        if found == 0:
            tell(told, NO_TARGET, seat, kind, 0)
            pop(state)
            check_out(state, seat, told)
        elif count(found) == 1:
            aim(state, lowest(found))
        else:
            return ask(state, BIT[seat])
        return False


def aim(state: AgeOfHeroesState, target: i64) -> None:
    """The target is named; its owner may answer with Luck before anything happens."""
    kind = arg_b(state)
    owner = target
    if kind == EARTHQUAKE:
        owner = owner_of(state, target)
    pop(state)
    push(state, LUCK_WINDOW, owner, kind, target)


def owner_of(state: AgeOfHeroesState, army: i64) -> i64:
    """The seat that has the army of this number; NONE if it is in the supply."""
    for seat in range(state.seats):
        if state.armies[seat] >> army & 1 != 0:
            return seat
    return NONE


# ---- Luck


class Luck(Verb):
    """The card is played."""

    def refusal(self, state: AgeOfHeroesState, seat: i64, n: i64) -> i64:
        return 0 if holds(state, seat, LUCK) else NOT_HELD


class Avert(Luck):
    """The disaster does not happen."""

    def do(self, state: AgeOfHeroesState, seat: i64, n: i64, told: list[Event] | None) -> None:
        discard(state, seat, LUCK)
        tell(told, LUCKY, seat, arg_b(state), 0)
        pop(state)
        check_out(state, seat, told)


class Suffer(Verb):
    """The disaster happens."""

    def do(self, state: AgeOfHeroesState, seat: i64, n: i64, told: list[Event] | None) -> None:
        strike(state, told)


class LuckWindow(Question):
    """Everybody who could be asked is asked, so that the question betrays nobody; with the option
    `windows = holders` only who holds the card."""

    def go_on(self, state: AgeOfHeroesState, told: list[Event] | None) -> bool:
        seat = arg_a(state)
        if state.holders_only == 0 or holds(state, seat, LUCK):
            return ask(state, BIT[seat])
        strike(state, told)
        return False


def strike(state: AgeOfHeroesState, told: list[Event] | None) -> None:
    owner, kind, target = arg_a(state), arg_b(state), arg_c(state)
    pop(state)
    if kind == EARTHQUAKE:  # the card lies by the army
        state.quaked |= BIT[target]
        state.pile[EARTHQUAKE] -= 1
        tell(told, SHAKEN, owner, target, 0)
    else:
        state.cities[owner] -= 1
        tell(told, ERUPTED, owner, state.cities[owner], 0)
    check_out(state, owner, told)


# ---- Famine


class AvertFamine(Luck):
    """Nobody starves; or, as the option has it, this seat does not."""

    def do(self, state: AgeOfHeroesState, seat: i64, n: i64, told: list[Event] | None) -> None:
        drawer = arg_a(state)
        discard(state, seat, LUCK)
        tell(told, LUCKY, seat, FAMINE, 0)
        if state.famine_scope == 0:
            pop(state)
            check_out(state, drawer, told)
        else:
            set_args(state, drawer, arg_b(state) + 1, arg_c(state) | BIT[seat])


class SufferFamine(Verb):
    """The next one is asked."""

    def do(self, state: AgeOfHeroesState, seat: i64, n: i64, told: list[Event] | None) -> None:
        set_args(state, arg_a(state), arg_b(state) + 1, arg_c(state))


class FamineRound(Question):
    """Holders of Luck are asked one by one from the drawer leftwards. E3."""

    def go_on(self, state: AgeOfHeroesState, told: list[Event] | None) -> bool:
        drawer, offset, spared = arg_a(state), arg_b(state), arg_c(state)
        if offset == state.seats:
            starve(state, drawer, spared, told)
            return False
        seat = (drawer + offset) % state.seats
        asks = state.holders_only == 0 or holds(state, seat, LUCK)
        if asks and state.alive >> seat & 1 != 0:
            return ask(state, BIT[seat])
        set_args(state, drawer, offset + 1, spared)
        return False


def starve(state: AgeOfHeroesState, drawer: i64, spared: i64, told: list[Event] | None) -> None:
    """Every living player discards all his grain; how much is public. E4."""
    pop(state)
    for step in range(state.seats):
        seat = (drawer + step) % state.seats
        if state.alive >> seat & 1 == 0 or spared >> seat & 1 != 0:
            continue
        n = many(state.hand[seat], GRAIN)
        for i in range(n):
            discard(state, seat, GRAIN)
        state.lean[seat] = state.size[seat]
        tell(told, STARVED, seat, n, 0)
    check_out(state, drawer, told)
