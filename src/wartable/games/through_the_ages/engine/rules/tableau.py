"""Gains, losses and cards that come and go: what every phase of the rules does to a tableau."""

from __future__ import annotations

from mypy_extensions import i64

from wartable.games.through_the_ages.engine.actions import events
from wartable.games.through_the_ages.engine.actions.frames import BLUE_LOSS, POPULATION_LOSS
from wartable.games.through_the_ages.engine.cards.columns import (
    BLUE,
    COPIES,
    GOVERNMENTS,
    KIND,
    LEVEL,
    MILITARY_CARDS,
    PACTS,
    SPECIALS,
    STAGES,
    TACTICS,
    TERRITORIES,
    WONDERS,
    WORKPLACES,
    YELLOW,
)
from wartable.games.through_the_ages.engine.components import LAW
from wartable.games.through_the_ages.engine.effects.completed import COMPLETED
from wartable.games.through_the_ages.engine.effects.powers import LAB_CULTURE
from wartable.games.through_the_ages.engine.rules.goods import (
    gain_food,
    gain_resources,
    lose_food,
    lose_resources,
    stored_tokens,
)
from wartable.games.through_the_ages.engine.rules.ratings import lab_levels, rate, rate_all
from wartable.games.through_the_ages.engine.rules.stack import push
from wartable.games.through_the_ages.engine.rules.standing import has_ability
from wartable.games.through_the_ages.engine.state import PAST, AgesState, Civ
from wartable.kernel.contract import Event, tell
from wartable.kernel.numbers import BIT, NONE

Telling = list[Event] | None

# ---- points and goods


def score_culture(state: AgesState, seat: i64, n: i64, told: Telling) -> None:
    """Culture gained, or lost down to none. 6.1"""
    civ = state.civs[seat]
    if n < 0:
        n = -min(-n, civ.culture)
    civ.culture += n
    if n > 0:
        tell(told, events.GAINED_CULTURE, seat, n, 0)
    elif n < 0:
        tell(told, events.LOST_CULTURE, seat, -n, 0)


def score_science(state: AgesState, seat: i64, n: i64, told: Telling) -> None:
    """Science points gained, or lost down to none. 6.1"""
    civ = state.civs[seat]
    if n < 0:
        n = -min(-n, civ.science)
    civ.science += n
    if n > 0:
        tell(told, events.GAINED_SCIENCE, seat, n, 0)
    elif n < 0:
        tell(told, events.LOST_SCIENCE, seat, -n, 0)


def receive_food(state: AgesState, seat: i64, n: i64, told: Telling) -> None:
    """Food gained and told; it may be less than `n`. 14.2"""
    if n > 0:
        tell(told, events.GAINED_FOOD, seat, gain_food(state.civs[seat], n), 0)


def receive_resources(state: AgesState, seat: i64, n: i64, told: Telling) -> None:
    """Resources gained and told; they may be fewer than `n`. 14.2"""
    if n > 0:
        tell(told, events.GAINED_RESOURCES, seat, gain_resources(state.civs[seat], n), 0)


def forfeit_food(state: AgesState, seat: i64, n: i64, told: Telling) -> i64:
    """Food lost and told, `n` or all there is; return how much."""
    lost = lose_food(state.civs[seat], n)
    if lost > 0:
        tell(told, events.LOST_FOOD, seat, lost, 0)
    return lost


def forfeit_resources(state: AgesState, seat: i64, n: i64, told: Telling) -> i64:
    """Resources lost and told, `n` or all there are; return how many."""
    lost = lose_resources(state.civs[seat], n)
    if lost > 0:
        tell(told, events.LOST_RESOURCES, seat, lost, 0)
    return lost


# ---- tokens


def gain_blue(state: AgesState, seat: i64, n: i64, told: Telling) -> None:
    """From the box into the bank; a negative number back to the box. 14.6"""
    if n < 0:
        lose_blue(state, seat, -n, told)
    elif n > 0:
        civ = state.civs[seat]
        civ.blue += n
        civ.blue_sum += n
        tell(told, events.GAINED_BLUE, seat, n, 0)


def lose_blue(state: AgesState, seat: i64, n: i64, told: Telling) -> None:
    """From the bank; what is missing from cards, as the owner chooses. 14.6"""
    civ = state.civs[seat]
    banked = min(n, civ.blue)
    civ.blue -= banked
    civ.blue_sum -= banked
    if banked > 0:
        tell(told, events.LOST_BLUE, seat, banked, 0)
    missing = min(n - banked, stored_tokens(civ))
    if missing > 0:
        push(state, BLUE_LOSS, seat, missing, 0)


def gain_yellow(state: AgesState, seat: i64, n: i64, told: Telling) -> None:
    """Tokens into the bank; with a negative number out of it, as many as it has. D2"""
    civ = state.civs[seat]
    if n < 0:
        n = -min(-n, civ.yellow)  # D2
        if n < 0:
            tell(told, events.LOST_YELLOW, seat, -n, 0)
    elif n > 0:
        tell(told, events.GAINED_YELLOW, seat, n, 0)
    civ.yellow += n
    civ.yellow_sum += n


def gain_population(state: AgesState, seat: i64, n: i64, told: Telling) -> None:
    """Free workers, as many as the bank has. 1.1"""
    civ = state.civs[seat]
    n = min(n, civ.yellow)
    civ.yellow -= n
    civ.unused += n
    if n > 0:
        tell(told, events.GAINED_POPULATION, seat, n, 0)


def lose_population(state: AgesState, seat: i64, n: i64, told: Telling) -> None:
    """Unused workers first; then the owner chooses a card. 1.1"""
    civ = state.civs[seat]
    while n > 0 and civ.unused > 0:
        civ.unused -= 1
        civ.yellow += 1
        n -= 1
        tell(told, events.LOST_POPULATION, seat, 0, 0)
    employed: i64 = 0
    for place in range(WORKPLACES):
        employed += civ.workers[place]
    n = min(n, employed)
    if n > 0:
        push(state, POPULATION_LOSS, seat, n, 0)


def lose_building(state: AgesState, seat: i64, place: i64, told: Telling) -> None:
    """Its worker goes to the pool, tokens stay on the card. 5.2.7"""
    civ = state.civs[seat]
    civ.workers[place] -= 1
    civ.unused += 1
    tell(told, events.LOST_BUILDING, seat, place, 0)
    rate(state, seat)


# ---- cards


def remove(state: AgesState, card: i64) -> None:
    """Out of the game for good. Cards printed on the boards were never in a deck."""
    if COPIES[card * 5 + 4] > 0:
        state.gone[card] += 1


def lay_past(state: AgesState, card: i64) -> None:
    """On top of the past events: everybody sees the newest one. 5.1"""
    state.place[card - TERRITORIES] = PAST
    state.last_event = card


def discard_openly(state: AgesState, card: i64) -> None:
    """Face up on the discards: everybody knows it lies there."""
    state.discard[card - TACTICS] += 1


def discard_hidden(state: AgesState, seat: i64, card: i64) -> None:
    """Face down: only its owner knows it lies there. Nobody can be sure any longer that a pact of
    this age once shown is still in the hand."""
    state.discard[card - TACTICS] += 1
    state.hidden[seat * MILITARY_CARDS + card - TACTICS] += 1
    for pact in range(10):
        if state.pact_shown[pact] == seat and LEVEL[PACTS + pact] == LEVEL[card]:
            state.pact_shown[pact] = NONE


def leave_hand(state: AgesState, seat: i64, card: i64) -> None:
    """A military card leaves the hand; where to, the caller says."""
    civ = state.civs[seat]
    civ.military[card - TACTICS] -= 1
    civ.military_count -= 1
    if PACTS <= card < TERRITORIES:
        state.pact_shown[card - PACTS] = NONE


def leader_leaves(state: AgesState, seat: i64, told: Telling) -> None:
    """Out of play; Bill Gates scores. The caller sees to it that ratings follow."""
    civ = state.civs[seat]
    card = civ.leader
    if card == NONE:
        return
    gates = has_ability(civ, LAB_CULTURE)
    civ.leader = NONE
    remove(state, card)
    tell(told, events.LEFT, seat, card, 0)
    if gates:
        score_culture(state, seat, lab_levels(civ), told)
    rate(state, seat)


def wonder_leaves(state: AgesState, seat: i64, told: Telling) -> None:
    """The unfinished one; its tokens go back to the bank."""
    civ = state.civs[seat]
    remove(state, civ.wonder)
    civ.blue += civ.stages
    civ.wonder = NONE
    civ.stages = 0


def technology_comes(state: AgesState, seat: i64, card: i64, told: Telling) -> None:
    """Into play. Governments replace each other; of special ones the higher stays. 9.2, 9.3"""
    civ = state.civs[seat]
    if GOVERNMENTS <= card < SPECIALS:
        old = civ.government
        civ.techs &= ~BIT[old]
        remove(state, old)
        civ.government = card
    elif card >= SPECIALS:
        rival = special_of_kind(civ, KIND[card])
        if rival != NONE and LEVEL[rival] > LEVEL[card]:
            remove(state, card)
            rate(state, seat)
            return
        gain_blue(state, seat, BLUE[card], told)  # before the old one's go: none need be missing
        if rival != NONE:
            technology_goes(state, seat, rival, told)
            remove(state, rival)
    civ.techs |= BIT[card]
    rate(state, seat)


def technology_goes(state: AgesState, seat: i64, card: i64, told: Telling) -> None:
    """A special technology leaves play with the tokens it gave; where to, the caller says."""
    civ = state.civs[seat]
    civ.techs &= ~BIT[card]
    gain_blue(state, seat, -BLUE[card], told)


def special_of_kind(civ: Civ, kind: i64) -> i64:
    """The special technology of this kind in play, or NONE."""
    first = SPECIALS + (kind - LAW) * 3
    for card in range(first, first + 3):
        if civ.techs >> card & 1 != 0:
            return card
    return NONE


def colony_comes(state: AgesState, seat: i64, card: i64, told: Telling) -> None:
    """The standing effect only. 7.5, 7.6"""
    civ = state.civs[seat]
    civ.colonies |= BIT[card - TERRITORIES]
    gain_yellow(state, seat, YELLOW[card], told)
    gain_blue(state, seat, BLUE[card], told)
    rate(state, seat)


def colony_goes(state: AgesState, seat: i64, card: i64, told: Telling) -> None:
    """The lasting effect ends; where the card goes, the caller says. 7.6"""
    civ = state.civs[seat]
    civ.colonies &= ~BIT[card - TERRITORIES]
    gain_yellow(state, seat, -YELLOW[card], told)
    gain_blue(state, seat, -BLUE[card], told)
    rate(state, seat)


def pact_goes(state: AgesState, pact: i64, told: Telling) -> None:
    """Removed from the game. D12"""
    if state.pact_owner[pact] == NONE:
        return
    owner = state.pact_owner[pact]
    partner = state.pact_partner[pact]
    state.pact_owner[pact] = NONE
    state.pact_partner[pact] = NONE
    state.pact_side[pact] = 0
    remove(state, PACTS + pact)
    tell(told, events.PACT_ENDED, owner, PACTS + pact, partner)
    rate(state, owner)
    rate(state, partner)


# ---- wonders


def cover_stage(state: AgesState, seat: i64, told: Telling) -> None:
    """A token of the bank covers the next stage; the last one completes the wonder. 10.2"""
    civ = state.civs[seat]
    civ.blue -= 1
    civ.stages += 1
    if civ.stages == STAGES[civ.wonder]:
        complete_wonder(state, seat, told)


def complete_wonder(state: AgesState, seat: i64, told: Telling) -> None:
    civ = state.civs[seat]
    card = civ.wonder
    civ.blue += civ.stages
    civ.wonder = NONE
    civ.stages = 0
    civ.wonders |= BIT[card - WONDERS]
    tell(told, events.COMPLETED, seat, card, 0)
    gain_blue(state, seat, BLUE[card], told)
    rate_all(state)  # partners may tour it
    completed = COMPLETED[card - WONDERS]
    if completed is not None:
        score_culture(state, seat, completed.worth(state, seat), told)


def ravage_wonder(state: AgesState, seat: i64, card: i64, told: Telling) -> None:
    """All that is printed on it ends, tokens go back. 6.11"""
    civ = state.civs[seat]
    civ.ravaged |= BIT[card - WONDERS]
    tell(told, events.RAVAGED, seat, card, 0)
    gain_blue(state, seat, -BLUE[card], told)
    rate(state, seat)
