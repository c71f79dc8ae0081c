"""To war: mustering, the declaration, the defender's answer; barbarians likewise. Rules 7, 8."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wartable.games.age_of_heroes.engine.actions import (
    ALREADY_MUSTERED,
    ARMY_NOT_READY,
    BATTLE,
    CARDS,
    DECLARED,
    ELIMINATED,
    EMPTY_FORCE,
    GAMES,
    HAS_GENERAL,
    HERO_ARMY,
    HERO_LEAD,
    HERO_PLAYED,
    HEROES,
    HOME,
    LUCK_PLAY,
    LUCKY,
    MARCH,
    MARCHING,
    MUSTER,
    NO_HERO,
    NOT_HELD,
    NOT_IN_FORCE,
    NOT_YOUR_ARMY,
    OLYMPIC,
    REACTION,
    SPOILS,
    STAND,
    STOOD,
    WRONG_WINDOW,
    YOURSELF,
)
from wartable.games.age_of_heroes.engine.cards import discard, holds, lose_openly, ready_armies
from wartable.games.age_of_heroes.engine.components import (
    BARBARIANS,
    HERO,
    LUCK,
    MOST_ARMIES,
    MOST_HEROES,
    MOST_VALUES,
    OLYMPICS,
    many,
)
from wartable.games.age_of_heroes.engine.rules.endings import check_out, joined
from wartable.games.age_of_heroes.engine.state import (
    UNITS,
    AgeOfHeroesState,
    arg_a,
    pop,
    push,
)
from wartable.kernel.contract import Event, tell, tell3
from wartable.kernel.numbers import BIT, NONE, bits_into, count

ARMY_UNITS: Final[i64] = 0xFFFF
FOE_HEROES: Final[i64] = 16  # first unit of the attacker's Heroes
GUARD_HEROES: Final[i64] = 20


def clear_battle(state: AgeOfHeroesState) -> None:
    """All battle cards go back into their deck, those of idle armies unseen."""
    state.foe = NONE
    state.victim = NONE
    state.goal = 0
    state.raiders = 0
    state.force = 0
    state.guard = 0
    state.led = 0
    state.foe_heroes = 0
    state.guard_heroes = 0
    state.fought = 0
    state.dead = 0
    state.won = 0
    state.foe_pick = NONE
    state.guard_pick = NONE
    state.foe_cards = 0
    state.guard_cards = 0
    for unit in range(UNITS):
        state.card[unit] = 0
    for index in range(MOST_VALUES):
        state.battle[index] = state.figures.battle_copies[index]


# ---- mustering: the declaration in small steps, secret until the march


def heroes_left(state: AgeOfHeroesState, seat: i64, used: i64) -> i64:
    return min(many(state.hand[seat], HERO), MOST_HEROES) - used


def hero_armies(units: i64, first: i64) -> i64:
    return count(units & (BIT[first] | BIT[first + 1] | BIT[first + 2] | BIT[first + 3]))


def leaderless(state: AgeOfHeroesState, units: i64, first: i64) -> i64:
    """Own units of a side a Hero may lead, as own numbers: never a second general. W2."""
    free = units & ~(state.generals | state.led)
    return free & ARMY_UNITS | (free >> first & 15) << 16


def muster_legal(state: AgeOfHeroesState, seat: i64, buf: vec[i64]) -> i64:
    n: i64 = 0
    hero = heroes_left(state, seat, state.foe_heroes) > 0
    if hero:
        buf[n] = HERO_ARMY
        n += 1
    n = bits_into(ready_armies(state, seat) & ~state.force, MUSTER, buf, n)
    if hero:
        n = bits_into(leaderless(state, state.force, FOE_HEROES), HERO_LEAD, buf, n)
    if state.force != 0:
        for target in range(state.seats):
            if target != seat and state.alive >> target & 1 != 0:
                for goal in range(3):
                    buf[n] = MARCH + target * 3 + goal
                    n += 1
    return n


def muster_refusal(state: AgeOfHeroesState, seat: i64, action: i64) -> i64:
    if action == HERO_ARMY:
        return 0 if heroes_left(state, seat, state.foe_heroes) > 0 else NO_HERO
    if MUSTER <= action < MUSTER + MOST_ARMIES:
        army = action - MUSTER
        if state.armies[seat] >> army & 1 == 0:
            return NOT_YOUR_ARMY
        if state.force >> army & 1 != 0:
            return ALREADY_MUSTERED
        return 0 if ready_armies(state, seat) >> army & 1 != 0 else ARMY_NOT_READY
    if HERO_LEAD <= action < HERO_LEAD + 20:
        if heroes_left(state, seat, state.foe_heroes) <= 0:
            return NO_HERO
        return lead_refusal(state, state.force, FOE_HEROES, action - HERO_LEAD)
    if not MARCH <= action < MARCH + 18:
        return WRONG_WINDOW
    target = (action - MARCH) // 3
    if state.force == 0:
        return EMPTY_FORCE
    if target == seat:
        return YOURSELF
    if target >= state.seats or state.alive >> target & 1 == 0:
        return ELIMINATED
    return 0


def lead_refusal(state: AgeOfHeroesState, units: i64, first: i64, own: i64) -> i64:
    if leaderless(state, units, first) >> own & 1 != 0:
        return 0
    unit = own if own < MOST_ARMIES else own - MOST_ARMIES + first
    return HAS_GENERAL if units >> unit & 1 != 0 else NOT_IN_FORCE


def muster_answer(
    state: AgeOfHeroesState, seat: i64, action: i64, told: list[Event] | None
) -> None:
    if action == HERO_ARMY:
        state.force |= BIT[FOE_HEROES + hero_armies(state.force, FOE_HEROES)]
        state.foe_heroes += 1
    elif action < HERO_LEAD:
        state.force |= BIT[action - MUSTER]
    elif action < MARCH:
        state.led |= BIT[action - HERO_LEAD]
        state.foe_heroes += 1
    else:
        march(state, seat, (action - MARCH) // 3, (action - MARCH) % 3, told)


def march(
    state: AgeOfHeroesState, seat: i64, target: i64, goal: i64, told: list[Event] | None
) -> None:
    """Everything is final; committed Heroes leave the hand now. Rules 7.1."""
    state.foe = seat
    state.victim = target
    state.goal = goal
    tell3(told, DECLARED, seat, target, goal, count(state.force & ARMY_UNITS))
    lay_heroes(state, seat, state.foe_heroes, state.force, FOE_HEROES, told)
    pop(state)
    push(state, REACTION, target, 0, 0)


def lay_heroes(
    state: AgeOfHeroesState,
    seat: i64,
    heroes: i64,
    units: i64,
    first: i64,
    told: list[Event] | None,
) -> None:
    for n in range(heroes):
        lose_openly(state, seat, HERO)
    if heroes > 0:
        armies = hero_armies(units, first)
        tell(told, HEROES, seat, armies, heroes - armies)


# ---- the defender's answer


def against_barbarians(state: AgeOfHeroesState) -> bool:
    return state.foe == NONE


def answers_with(state: AgeOfHeroesState, seat: i64) -> bool:
    """Whether the seat holds anything it could play now."""
    if holds(state, seat, OLYMPICS) or holds(state, seat, HERO):
        return True
    return against_barbarians(state) and holds(state, seat, LUCK)


def reaction_step(state: AgeOfHeroesState, told: list[Event] | None) -> None:
    seat = arg_a(state)
    if state.holders_only != 0 and not answers_with(state, seat):
        stand(state, seat, told)
    else:
        state.asked = BIT[seat]


def leadable(state: AgeOfHeroesState, seat: i64) -> i64:
    return leaderless(state, state.guard | ready_armies(state, seat), GUARD_HEROES)


def reaction_legal(state: AgeOfHeroesState, seat: i64, buf: vec[i64]) -> i64:
    n: i64 = 0
    if state.guard_heroes == 0:
        if against_barbarians(state) and holds(state, seat, LUCK):
            buf[n] = LUCK_PLAY
            n += 1
        if holds(state, seat, OLYMPICS):
            buf[n] = GAMES
            n += 1
    buf[n] = STAND
    n += 1
    if heroes_left(state, seat, state.guard_heroes) > 0:
        buf[n] = HERO_ARMY
        n += 1
        n = bits_into(leadable(state, seat), HERO_LEAD, buf, n)
    return n


def reaction_refusal(state: AgeOfHeroesState, seat: i64, action: i64) -> i64:
    if action == STAND:
        return 0
    if action == GAMES or (action == LUCK_PLAY and against_barbarians(state)):
        if state.guard_heroes > 0:
            return HERO_PLAYED
        return 0 if holds(state, seat, OLYMPICS if action == GAMES else LUCK) else NOT_HELD
    if action == HERO_ARMY or HERO_LEAD <= action < HERO_LEAD + 20:
        if heroes_left(state, seat, state.guard_heroes) <= 0:
            return NO_HERO
        if action == HERO_ARMY:
            return 0
        units = state.guard | ready_armies(state, seat)
        return lead_refusal(state, units, GUARD_HEROES, action - HERO_LEAD)
    return WRONG_WINDOW


def reaction_answer(
    state: AgeOfHeroesState, seat: i64, action: i64, told: list[Event] | None
) -> None:
    if action == STAND:
        stand(state, seat, told)
    elif action == HERO_ARMY:
        state.guard |= BIT[GUARD_HEROES + hero_armies(state.guard, GUARD_HEROES)]
        state.guard_heroes += 1
    elif action >= HERO_LEAD:
        own = action - HERO_LEAD
        state.led |= BIT[own if own < MOST_ARMIES else own - MOST_ARMIES + GUARD_HEROES]
        state.guard_heroes += 1
    else:
        call_off(state, seat, action, told)


def call_off(state: AgeOfHeroesState, seat: i64, action: i64, told: list[Event] | None) -> None:
    """Olympic Games, or Luck against barbarians: no battle. The attacker's Heroes are lost (W3),
    his armies go home."""
    if action == GAMES:
        discard(state, seat, OLYMPICS)
        tell(told, OLYMPIC, seat, state.foe, 0)
    else:
        discard(state, seat, LUCK)
        tell(told, LUCKY, seat, BARBARIANS + state.raiders - 1, 0)
    if not against_barbarians(state):
        state.pile[HERO] += state.foe_heroes
        go_home(state, told)
    clear_battle(state)
    pop(state)
    check_out(state, seat, told)


def stand(state: AgeOfHeroesState, seat: i64, told: list[Event] | None) -> None:
    """All ready armies defend (W4), and the Heroes just played."""
    lay_heroes(state, seat, state.guard_heroes, state.guard, GUARD_HEROES, told)
    state.guard |= ready_armies(state, seat)
    defenders = count(state.guard)
    attackers: i64 = count(state.force)
    tell(told, STOOD, seat, defenders, 0)
    pop(state)
    if defenders == 0:
        push(state, BATTLE, SPOILS, 0, 0)
    else:
        push(state, BATTLE, CARDS, attackers, defenders)


def go_home(state: AgeOfHeroesState, told: list[Event] | None) -> None:
    """By a direct road at once, else until phase 5 of the next own turn. Rules 7.6, W7."""
    armies = state.force & state.armies[state.foe]
    if armies == 0:
        return
    if joined(state, state.foe, state.victim):
        tell(told, HOME, state.foe, count(armies), 0)
    else:
        state.away |= armies
        state.fresh |= armies
        tell(told, MARCHING, state.foe, count(armies), 0)
