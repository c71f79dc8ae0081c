"""What a player by rules of thumb answers: to an attack, a disaster, a request for a road, and
whether taxes go on. Compiled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wartable.games.age_of_heroes.engine import actions as code
from wartable.games.age_of_heroes.engine.cards import holds, in_deck, ready_armies
from wartable.games.age_of_heroes.engine.components import (
    BARBARIANS,
    BOOM,
    CONQUEST,
    DESTRUCTION,
    EARTHQUAKE,
    FAMINE,
    GRAIN,
    HELD,
    KINDS,
    LUCK,
    MOST_PAYMENTS,
    OLYMPICS,
    PLUNDER,
    VOLCANO,
    many,
)
from wartable.games.age_of_heroes.engine.rules.endings import fulfils
from wartable.games.age_of_heroes.engine.state import (
    AgeOfHeroesState,
    arg_a,
    arg_b,
    frame,
)
from wartable.games.age_of_heroes.engine.steps.events import owner_of
from wartable.games.age_of_heroes.engine.steps.war import heroes_left
from wartable.games.age_of_heroes.engine.thinking import taste as of
from wartable.games.age_of_heroes.engine.thinking.taste import Taste
from wartable.games.age_of_heroes.engine.thinking.worth import (
    benefit,
    cheapest,
    city_worth,
    expected_victories,
    loss,
    price,
    stone_worth,
    threat,
    worth,
)
from wartable.kernel.numbers import NONE, count
from wartable.kernel.rng import Rng

ROAD_CARDS: Final[i64] = 2  # about so many cards pay for it


def respond(
    taste: Taste, state: AgeOfHeroesState, seat: i64, kind: i64, buf: vec[i64], n: i64, rng: Rng
) -> i64:
    """The answer to such a question; NONE if it is another one."""
    if kind == code.REACTION:
        return react(taste, state, seat, buf)
    if kind == code.TARGETING:
        return target(taste, state, seat, buf, n, rng)
    if kind in (code.LUCK_WINDOW, code.FAMINE_ROUND):
        return luck(taste, state, seat)
    if kind == code.TAXING:
        return code.TAXES if next_card_worth(taste, state, seat) > 0 else code.FINISH
    if kind == code.ROAD_CONSENT:
        return code.CONSENT if consents(taste, state, seat, arg_b(state)) else code.REFUSE
    if kind == code.ROAD_GIFT:
        return gift(taste, state, seat, buf, n)
    return NONE


# ---- reactions


def react(taste: Taste, state: AgeOfHeroesState, seat: i64, buf: vec[i64]) -> i64:
    """Compare what is expected to be lost with what the card is worth."""
    if seat != state.victim:
        return luck_for(state, seat, state.victim, True)
    attackers = state.raiders if state.foe == NONE else count(state.force)
    expected = expected_loss(taste, state, seat, attackers)
    if state.foe == NONE and buf[0] == code.LUCK_PLAY and expected > taste.at[of.RAID_LUCK]:
        return code.LUCK_PLAY
    if state.guard_heroes == 0 and holds(state, seat, OLYMPICS) and expected > taste.at[of.GAMES]:
        return code.GAMES
    if heroes_left(state, seat, state.guard_heroes) > 0 and expected > taste.at[of.HERO]:
        return code.HERO_ARMY
    return code.STAND


def expected_loss(taste: Taste, state: AgeOfHeroesState, seat: i64, attackers: i64) -> i64:
    """What a battle against so many costs the defender."""
    led = count(state.force & (state.generals | state.led))
    guests = count(state.guard >> 20 & 15)
    v = expected_victories(state, attackers, led, seat, guests)
    defenders = count(ready_armies(state, seat)) + guests
    lost = max(v - max(attackers - defenders, 0) * 1000, 0) * taste.at[of.ARMY_LOST] // 1000
    goal = state.goal
    if state.foe == NONE:
        goal = DESTRUCTION if state.monument[seat] > 0 else PLUNDER
    if goal == CONQUEST:
        cities = min(v // state.figures.conquest_armies, state.cities[seat] * 1000)
        lost += cities * city_worth(taste, state, seat, state.cities[seat]) // 1000
        lost += taste.at[of.AT_STAKE] if fulfils(state, seat) and v > 1200 else 0
    elif goal == PLUNDER:
        lost += (
            min(v * state.figures.plunder_cards, state.size[seat] * 1000)
            * taste.at[of.PLUNDER]
            // 1000
        )
    else:
        stones = min(state.figures.destroyed((v + 400) // 1000), state.monument[seat])
        lost += stones * stone_worth(taste, state, seat)
        lost += taste.at[of.AT_STAKE] if fulfils(state, seat) and v > 400 else 0
    return lost


def luck(taste: Taste, state: AgeOfHeroesState, seat: i64) -> i64:
    """Against Famine where much grain is at stake, against a Volcano always, for others hardly
    ever."""
    if not holds(state, seat, LUCK):
        return code.DECLINE
    if frame(state) == code.FAMINE_ROUND:
        return (
            code.LUCK_PLAY
            if many(state.hand[seat], GRAIN) >= taste.at[of.GRAIN_LUCK]
            else code.DECLINE
        )
    quake = arg_b(state) == EARTHQUAKE
    if arg_a(state) != seat:
        return luck_for(state, seat, arg_a(state), quake)
    return code.DECLINE if quake else code.LUCK_PLAY


def luck_for(state: AgeOfHeroesState, seat: i64, struck: i64, armies: bool) -> i64:
    """For a rival it pays where his armies are in danger and may stop somebody about to win, whom
    the own ones cannot stop."""
    feared = threat(state, seat)
    if not armies or feared in (NONE, struck) or not holds(state, seat, LUCK):
        return code.DECLINE
    his, mine = count(ready_armies(state, struck)), count(ready_armies(state, seat))
    return code.LUCK_PLAY if his > mine else code.DECLINE


def target(
    taste: Taste, state: AgeOfHeroesState, seat: i64, buf: vec[i64], n: i64, rng: Rng
) -> i64:
    """Whoever is nearest to victory; of armies, of whom has most ready."""
    best = buf[0]
    most: i64 = -1
    for i in range(n):
        if arg_b(state) == EARTHQUAKE:
            victim = owner_of(state, buf[i] - code.SHAKE)
            value = count(ready_armies(state, victim)) * taste.at[of.TARGET]
        else:
            victim = buf[i] - code.ERUPT
            value = state.cities[victim] * taste.at[of.TARGET + 1]
        near = max(state.cities[victim], state.monument[victim])
        value += near * taste.at[of.TARGET + 2] + rng.below(5)
        if fulfils(state, victim):
            value += taste.at[of.TARGET + 3]
        if value > most:
            most = value
            best = buf[i]
    return best


# ---- roads


def consents(taste: Taste, state: AgeOfHeroesState, seat: i64, builder: i64) -> bool:
    """A road helps both; of two, or to somebody about to win, only for cards worth as much."""
    if fulfils(state, builder):
        return False
    if count(state.alive) > 2:
        return True
    value: i64 = 0
    for kind in range(HELD):
        for held in range(many(state.gift, kind)):
            value += worth(taste, state, seat, kind, many(state.hand[seat], kind) + held)
    return value >= taste.at[of.ROAD_PRICE]


def with_gift(
    taste: Taste, state: AgeOfHeroesState, seat: i64, built: i64, buf: vec[i64], n: i64
) -> i64:
    """What is to be built; before a road is asked for, the gift that may go with it."""
    if built < code.BUILD_ROAD:
        return built
    other = (built - code.BUILD_ROAD) // MOST_PAYMENTS
    offer = code.DEAL + other
    if surplus(taste, state, seat, other) == NONE:
        return built
    for i in range(n):
        if buf[i] == offer:
            return offer
    return built


def gift(taste: Taste, state: AgeOfHeroesState, seat: i64, buf: vec[i64], n: i64) -> i64:
    """One card that would have to be discarded anyway; then the road, with the least gold."""
    kind = surplus(taste, state, seat, arg_b(state))
    if kind != NONE and state.draft_give[seat] == 0:
        for i in range(n):
            if buf[i] == code.DEAL_GIVE + kind:
                return buf[i]
    return buf[0]


def surplus(taste: Taste, state: AgeOfHeroesState, seat: i64, other: i64) -> i64:
    """The card least missed, if more are held than may be kept after paying for a road and it does
    not help that neighbour to victory."""
    if state.size[seat] - ROAD_CARDS <= state.figures.hand_limit:
        return NONE
    kind = cheapest(taste, state, seat)
    return kind if price(taste, state, other, kind) == 0 else NONE


# ---- taxes


def next_card_worth(taste: Taste, state: AgeOfHeroesState, seat: i64) -> i64:
    """What the next card may be expected to bring, all that may come added up. A full hand makes
    room for it by giving up its least card."""
    room: i64 = 0
    if state.size[seat] >= state.figures.hand_limit:
        room = loss(taste, state, seat, cheapest(taste, state, seat))
    shuffled = in_deck(state) == 0
    value: i64 = 0
    for kind in range(KINDS):
        copies = state.pile[kind] if shuffled else state.deck[kind]
        if copies == 0:
            continue
        if kind < HELD:
            value += copies * max(benefit(taste, state, seat, kind) - room, 0)
        else:
            value += copies * event_worth(taste, state, seat, kind)
    return value


def event_worth(taste: Taste, state: AgeOfHeroesState, seat: i64, kind: i64) -> i64:
    """What a card that acts when drawn brings its drawer."""
    rivals = count(state.alive) - 1
    if kind == BOOM:
        return city_worth(taste, state, seat, state.cities[seat] + 1)
    if kind == EARTHQUAKE:
        return taste.at[of.EARTHQUAKE] // rivals
    if kind == VOLCANO:
        return taste.at[of.VOLCANO] // rivals
    if kind == FAMINE:
        return -many(state.hand[seat], GRAIN) * loss(taste, state, seat, GRAIN)
    return -expected_loss(taste, state, seat, state.figures.raid[kind - BARBARIANS])
