"""Cards that act when drawn. Rules 9."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from wartable.games.age_of_heroes.engine.actions import (
    BOOMED,
    CLAIMED,
    FAMINE_ROUND,
    HUNGER,
    LUCK_WINDOW,
    NO_CITY,
    NO_TARGET,
    RAIDED,
    SHIELDED,
    TARGETING,
    WRONG_WINDOW,
    YOURSELF,
)
from wartable.games.age_of_heroes.engine.cards import pile_of
from wartable.games.age_of_heroes.engine.components import (
    BARBARIANS,
    BOOM,
    CITY,
    EARTHQUAKE,
    FAMINE,
    VOLCANO,
)
from wartable.games.age_of_heroes.engine.rules.endings import check_out, fulfils
from wartable.games.age_of_heroes.engine.state import (
    AgeOfHeroesState,
    arg_a,
    arg_b,
    pop,
    push,
)
from wartable.games.age_of_heroes.engine.steps.luck import askable
from wartable.games.age_of_heroes.engine.steps.question import Question, Verb, ask
from wartable.games.age_of_heroes.engine.steps.war import await_answers
from wartable.kernel.contract import Event, tell
from wartable.kernel.numbers import BIT, NONE, bits_into, count, lowest


def begin(state: AgeOfHeroesState, seat: i64, kind: i64, told: list[Event] | None) -> None:
    """Resolve an immediate card of a seat; it lies on the discard pile from now on."""
    state.pile[kind] += 1
    if kind == BOOM:
        boom(state, seat, told)
    elif kind == FAMINE:
        tell(told, HUNGER, seat, 0, 0)
        state.answered = state.alive & ~askable(state, state.alive)
        push(state, FAMINE_ROUND, seat, 0, 0)
    elif kind >= BARBARIANS:
        state.foe = NONE
        state.victim = seat
        state.raiders = state.figures.raid[kind - BARBARIANS]
        tell(told, RAIDED, seat, state.raiders, 0)
        await_answers(state, seat)
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
    """The target is named; Luck may be played before anything happens."""
    kind = arg_b(state)
    owner = target
    if kind == EARTHQUAKE:
        owner = owner_of(state, target)
    pop(state)
    state.answered = state.alive & ~askable(state, BIT[owner])
    push(state, LUCK_WINDOW, owner, kind, target)


def owner_of(state: AgeOfHeroesState, army: i64) -> i64:
    """The seat that has the army of this number; NONE if it is in the supply."""
    for seat in range(state.seats):
        if state.armies[seat] >> army & 1 != 0:
            return seat
    return NONE
