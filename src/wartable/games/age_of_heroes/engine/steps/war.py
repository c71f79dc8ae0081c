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
    DECLINE,
    ELIMINATED,
    EMPTY_FORCE,
    HAS_GENERAL,
    HERO_PLAYED,
    HEROES,
    HOME,
    LUCK_PLAY,
    MARCHING,
    NO_HERO,
    NOT_HELD,
    NOT_IN_FORCE,
    NOT_YOUR_ARMY,
    OLYMPIC,
    REACTION,
    SPOILS,
    STOOD,
    WRONG_WINDOW,
    YOURSELF,
)
from wartable.games.age_of_heroes.engine.cards import discard, holds, lose_openly, ready_armies
from wartable.games.age_of_heroes.engine.components import (
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
    arg_b,
    frame,
    pop,
    push,
    set_args,
)
from wartable.games.age_of_heroes.engine.steps.luck import (
    Luck,
    Waive,
    askable,
    first_from,
    remaining,
    shut,
    spend,
)
from wartable.games.age_of_heroes.engine.steps.question import Question, Verb, ask
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


# ---- Heroes: the attacker's while he musters, the defender's while he reacts


def defends(state: AgeOfHeroesState) -> bool:
    return frame(state) == REACTION


def heroes_left(state: AgeOfHeroesState, seat: i64, used: i64) -> i64:
    """How many Heroes of the hand may still be sent into this battle."""
    return min(many(state.hand[seat], HERO), MOST_HEROES) - used


def heroes_free(state: AgeOfHeroesState, seat: i64) -> bool:
    used = state.guard_heroes if defends(state) else state.foe_heroes
    return heroes_left(state, seat, used) > 0


def hero_armies(units: i64, first: i64) -> i64:
    return count(units & (BIT[first] | BIT[first + 1] | BIT[first + 2] | BIT[first + 3]))


def leaderless(state: AgeOfHeroesState, units: i64, first: i64) -> i64:
    """Own units of a side a Hero may lead, as own numbers: never a second general. W2."""
    free = units & ~(state.generals | state.led)
    return free & ARMY_UNITS | (free >> first & 15) << 16


class HeroArmy(Verb):
    """A Hero fights as an army."""

    def refusal(self, state: AgeOfHeroesState, seat: i64, n: i64) -> i64:
        return 0 if heroes_free(state, seat) else NO_HERO

    def do(self, state: AgeOfHeroesState, seat: i64, n: i64, told: list[Event] | None) -> None:
        if defends(state):
            state.guard |= BIT[GUARD_HEROES + hero_armies(state.guard, GUARD_HEROES)]
            state.guard_heroes += 1
        else:
            state.force |= BIT[FOE_HEROES + hero_armies(state.force, FOE_HEROES)]
            state.foe_heroes += 1


class HeroLead(Verb):
    """A Hero leads a unit."""

    def legal_into(self, state: AgeOfHeroesState, seat: i64, buf: vec[i64], n: i64) -> i64:
        if not heroes_free(state, seat):
            return n
        first: i64 = GUARD_HEROES if defends(state) else FOE_HEROES
        return bits_into(leaderless(state, led_units(state, seat), first), self.first, buf, n)

    def refusal(self, state: AgeOfHeroesState, seat: i64, n: i64) -> i64:
        if not heroes_free(state, seat):
            return NO_HERO
        first: i64 = GUARD_HEROES if defends(state) else FOE_HEROES
        units = led_units(state, seat)
        if leaderless(state, units, first) >> n & 1 != 0:
            return 0
        return HAS_GENERAL if units >> unit_of(n, first) & 1 != 0 else NOT_IN_FORCE

    def do(self, state: AgeOfHeroesState, seat: i64, n: i64, told: list[Event] | None) -> None:
        if defends(state):
            state.led |= BIT[unit_of(n, GUARD_HEROES)]
            state.guard_heroes += 1
        else:
            state.led |= BIT[unit_of(n, FOE_HEROES)]
            state.foe_heroes += 1


def led_units(state: AgeOfHeroesState, seat: i64) -> i64:
    """Units of the seat's side, the defender's armies before they stand."""
    return state.guard | ready_armies(state, seat) if defends(state) else state.force


def unit_of(own: i64, first: i64) -> i64:
    """A unit as its seat numbers it; `first` is the first Hero of its side."""
    return own if own < MOST_ARMIES else own - MOST_ARMIES + first


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


# ---- mustering: the declaration in small steps, secret until the march


class Muster(Verb):
    """An army joins the force."""

    def legal_into(self, state: AgeOfHeroesState, seat: i64, buf: vec[i64], n: i64) -> i64:
        return bits_into(ready_armies(state, seat) & ~state.force, self.first, buf, n)

    def refusal(self, state: AgeOfHeroesState, seat: i64, n: i64) -> i64:
        if state.armies[seat] >> n & 1 == 0:
            return NOT_YOUR_ARMY
        if state.force >> n & 1 != 0:
            return ALREADY_MUSTERED
        return 0 if ready_armies(state, seat) >> n & 1 != 0 else ARMY_NOT_READY

    def do(self, state: AgeOfHeroesState, seat: i64, n: i64, told: list[Event] | None) -> None:
        state.force |= BIT[n]


class March(Verb):
    """Everything is final; committed Heroes leave the hand now. Rules 7.1."""

    def legal_into(self, state: AgeOfHeroesState, seat: i64, buf: vec[i64], n: i64) -> i64:
        if state.force == 0:
            return n
        for target in range(state.seats):
            if target != seat and state.alive >> target & 1 != 0:
                for goal in range(3):
                    buf[n] = self.first + target * 3 + goal
                    n += 1
        return n

    def refusal(self, state: AgeOfHeroesState, seat: i64, n: i64) -> i64:
        target = n // 3
        if state.force == 0:
            return EMPTY_FORCE
        if target == seat:
            return YOURSELF
        return 0 if target < state.seats and state.alive >> target & 1 != 0 else ELIMINATED

    def do(self, state: AgeOfHeroesState, seat: i64, n: i64, told: list[Event] | None) -> None:
        state.foe = seat
        state.victim = n // 3
        state.goal = n % 3
        tell3(told, DECLARED, seat, state.victim, state.goal, count(state.force & ARMY_UNITS))
        lay_heroes(state, seat, state.foe_heroes, state.force, FOE_HEROES, told)
        pop(state)
        await_answers(state, state.victim)


# ---- the defender's answer, and Luck that others may play against barbarians


def await_answers(state: AgeOfHeroesState, victim: i64) -> None:
    """The victim is asked, and beside it whoever may play Luck against barbarians."""
    asked: i64 = 0
    if against_barbarians(state):
        asked = askable(state, BIT[victim]) & ~BIT[victim]
    if state.holders_only == 0 or answers_with(state, victim):
        asked |= BIT[victim]
    state.answered = state.alive & ~asked
    push(state, REACTION, victim, 0, 0)


def against_barbarians(state: AgeOfHeroesState) -> bool:
    return state.foe == NONE


def answers_with(state: AgeOfHeroesState, seat: i64) -> bool:
    """Whether the seat holds anything it could play now."""
    if holds(state, seat, OLYMPICS) or holds(state, seat, HERO):
        return True
    return against_barbarians(state) and holds(state, seat, LUCK)


class OlympicGames(Verb):
    """No battle, in honour of Olympia."""

    def refusal(self, state: AgeOfHeroesState, seat: i64, n: i64) -> i64:
        if state.guard_heroes > 0:
            return HERO_PLAYED
        return 0 if holds(state, seat, OLYMPICS) else NOT_HELD

    def do(self, state: AgeOfHeroesState, seat: i64, n: i64, told: list[Event] | None) -> None:
        state.answered |= BIT[seat]
        set_args(state, seat, 1, 0)


class Ransom(Luck):
    """Luck against barbarians: no battle. The victim's goes not with Heroes."""

    def refusal(self, state: AgeOfHeroesState, seat: i64, n: i64) -> i64:
        if not against_barbarians(state):
            return WRONG_WINDOW
        if seat == state.victim and state.guard_heroes > 0:
            return HERO_PLAYED
        return super().refusal(state, seat, n)


class Stand(Waive):
    """The defender fights with what he has."""


class Reaction(Question):
    """The defender answers with Heroes, calls the battle off, or stands and fights with what he
    has; others play Luck for him, or let it happen. The frame's second cell keeps that he calls
    Olympic Games. When all have answered, his own card counts first."""

    def legal_into(self, state: AgeOfHeroesState, seat: i64, buf: vec[i64]) -> i64:
        if seat == state.victim:
            return super().legal_into(state, seat, buf)
        n: i64 = 0
        if holds(state, seat, LUCK):
            buf[0] = LUCK_PLAY
            n = 1
        buf[n] = DECLINE
        return n + 1

    def refusal(self, state: AgeOfHeroesState, seat: i64, action: i64) -> i64:
        if seat != state.victim and action != LUCK_PLAY:
            return 0 if action == DECLINE else WRONG_WINDOW
        return super().refusal(state, seat, action)

    def answer(
        self, state: AgeOfHeroesState, seat: i64, action: i64, told: list[Event] | None
    ) -> None:
        if action == DECLINE:
            state.answered |= BIT[seat]
        else:
            super().answer(state, seat, action, told)

    def go_on(self, state: AgeOfHeroesState, told: list[Event] | None) -> bool:
        asked = remaining(state)
        if asked != 0:
            return ask(state, asked)
        victim = arg_a(state)
        if arg_b(state) != 0:
            discard(state, victim, OLYMPICS)
            tell(told, OLYMPIC, victim, state.foe, 0)
            call_off(state, victim, told)
        elif state.pledged != 0:
            player = first_from(state, victim, state.pledged)
            spend(state, player, state.figures.raid_kind(state.raiders), victim, told)
            call_off(state, victim, told)
        else:
            stand(state, victim, told)
        return False


def call_off(state: AgeOfHeroesState, seat: i64, told: list[Event] | None) -> None:
    """The attacker's Heroes are lost (W3), his armies go home."""
    if not against_barbarians(state):
        state.pile[HERO] += state.foe_heroes
        go_home(state, told)
    clear_battle(state)
    shut(state)
    check_out(state, seat, told)


def stand(state: AgeOfHeroesState, seat: i64, told: list[Event] | None) -> None:
    """All ready armies defend (W4), and the Heroes just played."""
    lay_heroes(state, seat, state.guard_heroes, state.guard, GUARD_HEROES, told)
    state.guard |= ready_armies(state, seat)
    defenders = count(state.guard)
    attackers: i64 = count(state.force)
    tell(told, STOOD, seat, defenders, 0)
    shut(state)
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
