"""A player by rules of thumb, by whom searches imagine the rest of a game. Looks at its own hand
and at what everybody may see. Compiled."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from wartable.games.age_of_heroes.engine import actions as code
from wartable.games.age_of_heroes.engine.cards import holds, ready_armies
from wartable.games.age_of_heroes.engine.components import (
    ARMY,
    CITY,
    CONQUEST,
    DESTRUCTION,
    FORTRESS,
    HERO,
    MOST_PAYMENTS,
    MOST_SEATS,
    PLUNDER,
    kinds_in,
    many,
)
from wartable.games.age_of_heroes.engine.rules.endings import fulfils, joined, linked
from wartable.games.age_of_heroes.engine.state import (
    AgeOfHeroesState,
    arg_a,
    arg_b,
    frame,
)
from wartable.games.age_of_heroes.engine.steps.battle import cards_of
from wartable.games.age_of_heroes.engine.steps.war import heroes_left
from wartable.games.age_of_heroes.engine.thinking import taste as of
from wartable.games.age_of_heroes.engine.thinking.bargain import agrees, fair, live
from wartable.games.age_of_heroes.engine.thinking.reactions import respond, with_gift
from wartable.games.age_of_heroes.engine.thinking.taste import Taste
from wartable.games.age_of_heroes.engine.thinking.worth import (
    cheapest,
    city_worth,
    expected_victories,
    stone_worth,
    threat,
)
from wartable.kernel.numbers import NONE, count, lowest, nth
from wartable.kernel.rng import Rng


def choose(
    taste: Taste, state: AgeOfHeroesState, seat: i64, buf: vec[i64], n: i64, rng: Rng
) -> i64:
    """One of the first `n` codes of `buf`."""
    if n == 1:
        return buf[0]
    kind = frame(state)
    answer = respond(taste, state, seat, kind, buf, n, rng)
    if answer != NONE:
        return answer
    if kind == code.FAIR:
        return fair(taste, state, seat, rng)
    if kind == code.ACTION:
        return action(taste, state, seat, buf, n, rng)
    if kind == code.BUILDING:
        built = build(taste, state, seat, buf, n)
        return with_gift(taste, state, seat, built, buf, n) if built != NONE else code.FINISH
    if kind == code.MONUMENT:
        return buf[n - 1]
    if kind in (code.LIMIT, code.TAX_SWAP):
        return code.DISCARD + cheapest(taste, state, seat)
    if kind == code.BATTLE:
        return battle(state, seat, buf, n, rng)
    if kind == code.MUSTERING:
        return muster(taste, state, seat)
    if kind == code.REPLY:
        return buf[0] if agrees(taste, state, seat, arg_b(state)) else buf[n - 1]
    if kind == code.LIVE:
        return live(taste, state, seat, buf, n, rng)
    if kind == code.ROUND and code.RESOLVE <= buf[0] < code.SHAKE:
        return buf[0]  # a Boom first, then the lesser evils
    return buf[rng.below(n)]


# ---- building


def build(taste: Taste, state: AgeOfHeroesState, seat: i64, buf: vec[i64], n: i64) -> i64:
    """Cities first; then what the tribe lacks. The first payment listed has the least gold."""
    armies = count(state.armies[seat])
    best: i64 = NONE
    most: i64 = 0
    seen: i64 = NONE
    for i in range(n):
        action = buf[i]
        if not code.BUILD <= action < code.HAVE:
            continue
        group = (action - code.BUILD) // MOST_PAYMENTS
        if group == seen:
            continue
        seen = group
        value = build_worth(taste, state, seat, action, armies)
        if value > most:
            most = value
            best = action
    return best


def build_worth(taste: Taste, state: AgeOfHeroesState, seat: i64, action: i64, armies: i64) -> i64:
    if action >= code.BUILD_ROAD:
        other = (action - code.BUILD_ROAD) // MOST_PAYMENTS
        rivals = count(state.alive) - 1
        if rivals == 1:
            return 0
        reach = 1 + linked(state, other)
        if fulfils(state, other):
            return 0
        return taste.at[of.ROADS] + taste.at[of.ROADS + 1] * reach
    if action >= code.BUILD_GENERAL:
        return taste.at[of.GENERALS + (1 if armies >= 2 else 0)]
    item = (action - code.BUILD) // MOST_PAYMENTS
    if item == CITY:
        return taste.at[of.BUILD_CITY]
    if item == FORTRESS:
        return taste.at[of.FORTRESSES + min(state.fortresses[seat], 2)]
    return army_worth(taste, state, seat, armies) if item == ARMY else 0


def army_worth(taste: Taste, state: AgeOfHeroesState, seat: i64, armies: i64) -> i64:
    """Two hold off raiders; more make a conqueror."""
    return taste.at[of.ARMIES + min(armies, 4)]


# ---- the action


def action(
    taste: Taste, state: AgeOfHeroesState, seat: i64, buf: vec[i64], n: i64, rng: Rng
) -> i64:
    """Against a claim, war; a city if it can be paid; else whatever seems worth most."""
    taxes = taste.at[of.TAXES]
    if state.cities[seat] > 0:
        taxes = taste.at[of.TAXES + 1] * state.cities[seat]
    war: i64 = 0
    if ready_armies(state, seat) != 0 or holds(state, seat, HERO):
        war = war_worth(taste, state, seat)
    built = build(taste, state, seat, buf, n)
    building: i64 = 0
    if built != NONE:
        building = build_worth(taste, state, seat, built, count(state.armies[seat]))
    if war > building and war > taxes:
        return code.WAR
    if built != NONE and building >= min(taxes, taste.at[of.TAXES + 2]):
        return with_gift(taste, state, seat, built, buf, n)
    return code.TAXES if state.cities[seat] > 0 or state.size[seat] > 0 else code.PASS


def war_worth(taste: Taste, state: AgeOfHeroesState, seat: i64) -> i64:
    best = best_march(taste, state, seat, ready_armies(state, seat), heroes_to_spend(state, seat))
    return best // 64


def heroes_to_spend(state: AgeOfHeroesState, seat: i64) -> i64:
    """A Hero goes to war against somebody about to win, else stays for defence."""
    return heroes_left(state, seat, 0) if threat(state, seat) != NONE else 0


def best_march(taste: Taste, state: AgeOfHeroesState, seat: i64, armies: i64, heroes: i64) -> i64:
    """The best target and goal, and how good it is: worth * 64 + target * 3 + goal."""
    attackers = count(armies) + heroes
    best: i64 = 0
    if attackers == 0:
        return 0
    led = count(armies & state.generals)
    for victim in range(state.seats):
        if victim == seat or state.alive >> victim & 1 == 0:
            continue
        guests: i64 = many(state.sure[seat * MOST_SEATS + victim], HERO)
        v = expected_victories(state, attackers, led, victim, guests)
        defenders = count(ready_armies(state, victim)) + guests
        duels = min(attackers, defenders)
        lost = (
            max(duels * 1000 - (v - (attackers - duels) * 1000), 0) * taste.at[of.ARMY_LOST] // 1000
        )
        risk = lost + heroes * taste.at[of.HERO_USED]
        if not joined(state, seat, victim):
            risk += taste.at[of.FAR] * attackers
        else:
            risk += taste.at[of.MARCH]
        for goal in range(3):
            value = prize(taste, state, seat, victim, goal, v) - risk
            if value > 0 and value * 64 + victim * 3 + goal > best:
                best = value * 64 + victim * 3 + goal
    return best


def prize(taste: Taste, state: AgeOfHeroesState, seat: i64, victim: i64, goal: i64, v: i64) -> i64:
    """What a goal brings, with so many thousandths of victorious armies to be expected."""
    figures = state.figures
    rivals = count(state.alive) - 1
    if goal == CONQUEST:
        cities = min(
            (v // figures.conquest_armies) * taste.at[of.CONQUEST] // 1300,
            state.cities[victim] * 1000,
        )
        mine = city_worth(taste, state, seat, state.cities[seat] + 1)
        his = city_worth(taste, state, victim, state.cities[victim]) // rivals
        value = cities * (mine + his) // 1000
        if stops(state, victim, CONQUEST) and v >= figures.conquest_armies * 800:
            value += taste.at[of.STOP]
        return value
    if goal == PLUNDER:
        cards = min(v * figures.plunder_cards, state.size[victim] * 1000)
        return cards * (taste.at[of.PLUNDER] + taste.at[of.PLUNDER + 1] // rivals) // 1000
    stones = min(figures.destroyed((v + 400) // 1000), state.monument[victim])
    value = stones * stone_worth(taste, state, victim) // rivals
    if stones > 0 and stops(state, victim, DESTRUCTION):
        value += taste.at[of.STOP + 1]
    elif stops(state, victim, DESTRUCTION):
        value += v * taste.at[of.STOP + 2] // 1000
    return value


def stops(state: AgeOfHeroesState, victim: i64, goal: i64) -> bool:
    """Whether success would break what the victim is about to win by."""
    figures = state.figures
    by_cities = state.cities[victim] >= figures.victory_cities
    by_monument = state.monument[victim] >= figures.victory_monument
    if goal == CONQUEST:
        return by_cities and not by_monument
    return by_monument and not by_cities


def muster(taste: Taste, state: AgeOfHeroesState, seat: i64) -> i64:
    """All ready armies; Heroes as armies where it is about everything."""
    waiting = ready_armies(state, seat) & ~state.force
    if waiting != 0:
        return code.MUSTER + lowest(waiting)
    heroes = heroes_left(state, seat, state.foe_heroes)
    if heroes > 0 and (state.force == 0 or threat(state, seat) != NONE):
        return code.HERO_ARMY
    best = best_march(taste, state, seat, state.force & 0xFFFF, count(state.force >> 16 & 15))
    if best > 0:
        return code.MARCH + best % 64
    return march_anywhere(state, seat)


def march_anywhere(state: AgeOfHeroesState, seat: i64) -> i64:
    for other in range(state.seats):
        if other != seat and state.alive >> other & 1 != 0:
            return code.MARCH + other * 3 + PLUNDER
    return NONE


# ---- battle and discarding


def battle(state: AgeOfHeroesState, seat: i64, buf: vec[i64], n: i64, rng: Rng) -> i64:
    """The weakest card to a unit that is led; of surplus armies the strongest fight."""
    if arg_a(state) == code.ASSIGNING:
        kinds = kinds_in(cards_of(state, seat))
        units = state.force if seat == state.foe else state.guard
        unit = first_bare(state, units)
        if (state.generals | state.led) >> unit & 1 != 0:
            return code.ASSIGN + lowest(kinds)
        return code.ASSIGN + nth(kinds, count(kinds) - 1)
    mine = state.force if seat == state.foe else state.guard
    his = state.guard if seat == state.foe else state.force
    others = state.raiders if state.foe == NONE else count(his & ~state.fought)
    if count(mine & ~state.fought) <= others:
        return buf[rng.below(n)]
    best = buf[0]
    most: i64 = -1
    for i in range(n):
        unit = buf[i] - code.FIGHT
        if unit >= 16 and seat != state.foe:
            unit += 4
        strength = state.card[unit] * 2
        if (state.generals | state.led) >> unit & 1 != 0:
            strength += 4
        if strength > most:
            most = strength
            best = buf[i]
    return best


def first_bare(state: AgeOfHeroesState, units: i64) -> i64:
    while units != 0:
        unit = lowest(units)
        units &= units - 1
        if state.card[unit] == 0:
            return unit
    return 0
