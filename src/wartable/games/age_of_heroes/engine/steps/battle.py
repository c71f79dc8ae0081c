"""The battle: cards, secret assignment, duels, spoils, aftermath. Rules 7.3 to 7.7."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from wartable.games.age_of_heroes.engine.actions import (
    AFTERMATH,
    ASSIGNING,
    BATTLE_CARD,
    CARDS,
    CONQUERED,
    DUEL_DRAWN,
    DUEL_LOST,
    DUEL_WON,
    DUELS,
    HAS_FOUGHT,
    NOT_DEALT,
    NOT_IN_FORCE,
    PLUNDERED,
    RAID_OVER,
    RAID_TOOK,
    SEIZED,
    SEIZING,
    SHOWED,
    SPOILS,
    VICTORIOUS,
    WRECKED,
)
from wartable.games.age_of_heroes.engine.cards import blur, discard, focus, seize
from wartable.games.age_of_heroes.engine.chance import BattleDraw, HandDraw
from wartable.games.age_of_heroes.engine.components import (
    CONQUEST,
    DESTRUCTION,
    HERO,
    MOST_ARMIES,
    PLUNDER,
    SPECIAL,
    UNIT,
    kinds_in,
    many,
)
from wartable.games.age_of_heroes.engine.rules.endings import check_out
from wartable.games.age_of_heroes.engine.state import (
    AgeOfHeroesState,
    arg_b,
    arg_c,
    pop,
    set_args,
)
from wartable.games.age_of_heroes.engine.steps.question import ChanceQuestion, Question, Verb, ask
from wartable.games.age_of_heroes.engine.steps.war import (
    ARMY_UNITS,
    FOE_HEROES,
    GUARD_HEROES,
    clear_battle,
    go_home,
    unit_of,
)
from wartable.kernel.contract import CHANCE, Event, tell, tell3, tell_to
from wartable.kernel.numbers import BIT, NONE, bits_into, count, lowest

# ---- battle cards


class DealtStrength(BattleDraw):
    """First the attacker draws, then the defender; barbarians' cards are not drawn before their
    duel, since nobody sees them until then (H2)."""

    def do(self, state: AgeOfHeroesState, seat: i64, n: i64, told: list[Event] | None) -> None:
        state.battle[n] -= 1
        foe, guard = arg_b(state), arg_c(state)
        value = state.figures.battle_value[n]
        if foe > 0:
            state.foe_cards += UNIT[n]
            set_args(state, CARDS, foe - 1, guard)
            tell_to(told, BIT[state.foe], BATTLE_CARD, state.foe, value, 0, 0)
        else:
            state.guard_cards += UNIT[n]
            set_args(state, CARDS, 0, guard - 1)
            tell_to(told, BIT[state.victim], BATTLE_CARD, state.victim, value, 0, 0)


class Cards(ChanceQuestion):
    """A battle card for every unit."""

    def go_on(self, state: AgeOfHeroesState, told: list[Event] | None) -> bool:
        if arg_b(state) + arg_c(state) > 0:
            return ask(state, BIT[CHANCE])
        set_args(state, ASSIGNING, 0, 0)
        return False


def bare(state: AgeOfHeroesState, units: i64) -> i64:
    """Units without a battle card."""
    found: i64 = 0
    while units != 0:
        unit = lowest(units)
        units &= units - 1
        if state.card[unit] == 0:
            found |= BIT[unit]
    return found


def cards_of(state: AgeOfHeroesState, seat: i64) -> i64:
    """The battle cards of a side: the attacker's or the defender's."""
    return state.foe_cards if seat == state.foe else state.guard_cards


class Assign(Verb):
    """A battle card goes to the next unit."""

    def legal_into(self, state: AgeOfHeroesState, seat: i64, buf: vec[i64], n: i64) -> i64:
        return bits_into(kinds_in(cards_of(state, seat)), self.first, buf, n)

    def refusal(self, state: AgeOfHeroesState, seat: i64, n: i64) -> i64:
        return 0 if many(cards_of(state, seat), n) != 0 else NOT_DEALT

    def do(self, state: AgeOfHeroesState, seat: i64, n: i64, told: list[Event] | None) -> None:
        if seat == state.foe:
            assign_foe(state, n)
        else:
            assign_guard(state, n)


class Assigning(Question):
    """Both at once and secretly, army by army; the last card needs no choice. W5."""

    def go_on(self, state: AgeOfHeroesState, told: list[Event] | None) -> bool:
        asked: i64 = 0
        foe = bare(state, state.force)
        guard = bare(state, state.guard)
        if count(foe) == 1:
            assign_foe(state, lowest(kinds_in(state.foe_cards)))
        elif foe != 0:
            asked |= BIT[state.foe]
        if count(guard) == 1:
            assign_guard(state, lowest(kinds_in(state.guard_cards)))
        elif guard != 0:
            asked |= BIT[state.victim]
        if asked != 0:
            return ask(state, asked)
        attackers = state.raiders if state.foe == NONE else count(state.force)
        set_args(state, DUELS, min(attackers, count(state.guard)), 0)
        return False


def assign_foe(state: AgeOfHeroesState, index: i64) -> None:
    state.card[lowest(bare(state, state.force))] = index + 1
    state.foe_cards -= UNIT[index]


def assign_guard(state: AgeOfHeroesState, index: i64) -> None:
    state.card[lowest(bare(state, state.guard))] = index + 1
    state.guard_cards -= UNIT[index]


# ---- duels


def own_units(state: AgeOfHeroesState, seat: i64) -> i64:
    """Units of a seat that may still fight, as own numbers."""
    if seat == state.foe:
        free = state.force & ~state.fought
        return free & ARMY_UNITS | (free >> FOE_HEROES & 15) << MOST_ARMIES
    free = state.guard & ~state.fought
    return free & ARMY_UNITS | (free >> GUARD_HEROES & 15) << MOST_ARMIES


class Fight(Verb):
    """A unit is sent into the next duel."""

    def legal_into(self, state: AgeOfHeroesState, seat: i64, buf: vec[i64], n: i64) -> i64:
        return bits_into(own_units(state, seat), self.first, buf, n)

    def refusal(self, state: AgeOfHeroesState, seat: i64, n: i64) -> i64:
        if own_units(state, seat) >> n & 1 != 0:
            return 0
        units = state.force if seat == state.foe else state.guard
        first: i64 = FOE_HEROES if seat == state.foe else GUARD_HEROES
        return HAS_FOUGHT if units >> unit_of(n, first) & 1 != 0 else NOT_IN_FORCE

    def do(self, state: AgeOfHeroesState, seat: i64, n: i64, told: list[Event] | None) -> None:
        if seat == state.foe:
            state.foe_pick = unit_of(n, FOE_HEROES)
        else:
            state.guard_pick = unit_of(n, GUARD_HEROES)
        if state.duel_choice != 0:
            tell(told, SHOWED, seat, n, 0)


class RaiderStrength(BattleDraw):
    """A barbarian's card."""

    def do(self, state: AgeOfHeroesState, seat: i64, n: i64, told: list[Event] | None) -> None:
        state.battle[n] -= 1
        duel(state, n, told)


class Duels(ChanceQuestion):
    """Each side sends a unit; the last one needs no choice."""

    def go_on(self, state: AgeOfHeroesState, told: list[Event] | None) -> bool:
        if arg_b(state) == 0:
            set_args(state, SPOILS, 0, 0)
            return False
        foe_free = state.force & ~state.fought
        guard_free = state.guard & ~state.fought
        if state.foe_pick == NONE and count(foe_free) == 1:
            state.foe_pick = lowest(foe_free)
        if state.guard_pick == NONE and count(guard_free) == 1:
            state.guard_pick = lowest(guard_free)
        if state.foe == NONE:
            return ask(state, BIT[state.victim if state.guard_pick == NONE else CHANCE])
        asked = choosers(state)
        if asked != 0:
            return ask(state, asked)
        duel(state, state.card[state.foe_pick] - 1, told)
        return False


def choosers(state: AgeOfHeroesState) -> i64:
    """Who has yet to send a unit: both at once, or one after the other as the option has it."""
    if state.duel_choice == 1 and state.foe_pick == NONE:
        return BIT[state.foe]
    if state.duel_choice == 2 and state.guard_pick == NONE:
        return BIT[state.victim]
    asked: i64 = 0
    if state.foe_pick == NONE:
        asked |= BIT[state.foe]
    if state.guard_pick == NONE:
        asked |= BIT[state.victim]
    return asked


def led_bonus(state: AgeOfHeroesState, unit: i64) -> i64:
    if (state.generals | state.led) >> unit & 1 == 0:
        return 0
    return state.figures.general_bonus


def duel(state: AgeOfHeroesState, foe_index: i64, told: list[Event] | None) -> None:
    """Higher strength wins; equal, nothing happens and the attacker is not victorious. W8."""
    figures = state.figures
    attack = figures.battle_value[foe_index]
    if state.foe != NONE:
        attack += led_bonus(state, state.foe_pick)
        state.fought |= BIT[state.foe_pick]
    else:
        state.raiders -= 1
    unit = state.guard_pick
    defence = figures.battle_value[state.card[unit] - 1] + led_bonus(state, unit)
    defence += figures.fortress_bonus * state.fortresses[state.victim]
    state.fought |= BIT[unit]
    if attack > defence:
        state.won += 1
        state.dead |= BIT[unit]
        tell3(told, DUEL_WON, state.foe, attack, defence, state.victim)
    elif attack < defence:
        if state.foe != NONE:
            state.dead |= BIT[state.foe_pick]
        tell3(told, DUEL_LOST, state.foe, attack, defence, state.victim)
    else:
        tell3(told, DUEL_DRAWN, state.foe, attack, defence, state.victim)
    state.foe_pick = NONE
    state.guard_pick = NONE
    set_args(state, DUELS, arg_b(state) - 1, 0)


# ---- spoils


def victorious(state: AgeOfHeroesState) -> i64:
    """Duels won, and attackers who met nobody. Rules 7.4."""
    if state.foe == NONE:
        return state.won + state.raiders
    return state.won + count(state.force & ~state.fought)


def raid_goal(state: AgeOfHeroesState) -> i64:
    """Destruction if there is a monument card, else plunder; or as the option fixes it. B2."""
    if state.raid_goal == 1:
        return DESTRUCTION
    if state.raid_goal == 2:
        return PLUNDER
    return DESTRUCTION if state.monument[state.victim] > 0 else PLUNDER


class Spoils(Question):
    """Destroyed armies to their pile, then the maximum is taken. W6."""

    def go_on(self, state: AgeOfHeroesState, told: list[Event] | None) -> bool:
        v = victorious(state)
        victim, foe = state.victim, state.foe
        tell(told, VICTORIOUS, foe, v, 0)
        bury(state)
        goal = raid_goal(state) if foe == NONE else state.goal
        set_args(state, AFTERMATH, 0, 0)
        if goal == CONQUEST:
            n = min(v // state.figures.conquest_armies, state.cities[victim])
            state.cities[victim] -= n
            state.cities[foe] += n
            tell3(told, CONQUERED, foe, victim, n, 0)
        elif goal == PLUNDER:
            n = min(v * state.figures.plunder_cards, state.size[victim])
            if foe != NONE:
                blur(state, victim, foe, n)
            tell3(told, PLUNDERED, foe, victim, n, 0)
            set_args(state, SEIZING, n, n)
        else:
            n = min(state.figures.destroyed(v), state.monument[victim])
            state.monument[victim] -= n
            state.pile[SPECIAL + state.tribe[victim]] += n
            tell3(told, WRECKED, foe, victim, n, 0)
        return False


def bury(state: AgeOfHeroesState) -> None:
    dead = state.dead & ARMY_UNITS
    for seat in range(state.seats):
        state.armies[seat] &= ~dead
    state.generals &= ~dead


class SeizedCard(HandDraw):
    """Barbarians discard what they plunder, face up."""

    def do(self, state: AgeOfHeroesState, seat: i64, n: i64, told: list[Event] | None) -> None:
        victim, foe = state.victim, state.foe
        if foe == NONE:
            discard(state, victim, n)
            tell(told, RAID_TOOK, victim, n, 0)
        else:
            seize(state, victim, foe, n)
            tell_to(told, BIT[victim] | BIT[foe], SEIZED, foe, victim, n, 0)
        set_args(state, SEIZING, arg_b(state) - 1, arg_c(state))


class Seizing(ChanceQuestion):
    """So many cards are plundered."""

    def go_on(self, state: AgeOfHeroesState, told: list[Event] | None) -> bool:
        if arg_b(state) > 0:
            return ask(state, BIT[CHANCE])
        if state.foe != NONE:
            focus(state, state.victim, state.foe, arg_c(state))
        set_args(state, AFTERMATH, 0, 0)
        return False


class Aftermath(Question):
    """Heroes are discarded, the way home, battle cards back, elimination: defender first. 7.7."""

    def go_on(self, state: AgeOfHeroesState, told: list[Event] | None) -> bool:
        state.pile[HERO] += state.foe_heroes + state.guard_heroes
        victim = state.victim
        if state.foe != NONE:
            go_home(state, told)
        else:
            tell(told, RAID_OVER, victim, 0, 0)
        clear_battle(state)
        pop(state)
        check_out(state, victim, told)
        return False
