"""What the winner of an aggression or a war chooses. Rules 4.3, 5.2."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wartable.games.through_the_ages.engine.actions import events, frames, refusals
from wartable.games.through_the_ages.engine.cards.columns import (
    AGGRESSIONS,
    COST,
    LEADERS,
    LEVEL,
    SCIENCE_COST,
    SPECIALS,
    WARS,
)
from wartable.games.through_the_ages.engine.cards.table import CARD_TABLE
from wartable.games.through_the_ages.engine.effects.spoils import Raid, take_science
from wartable.games.through_the_ages.engine.rules.effects import has_building
from wartable.games.through_the_ages.engine.rules.ratings import rate
from wartable.games.through_the_ages.engine.rules.stack import (
    frame_a,
    frame_b,
    frame_seat,
    pop,
    push,
    set_b,
)
from wartable.games.through_the_ages.engine.rules.tableau import (
    Telling,
    colony_comes,
    colony_goes,
    forfeit_food,
    forfeit_resources,
    leader_leaves,
    lose_building,
    receive_food,
    receive_resources,
    score_culture,
    technology_comes,
    technology_goes,
    wonder_leaves,
)
from wartable.games.through_the_ages.engine.state import AgesState
from wartable.kernel.contract import tell


def plunder(state: AgesState, seat: i64, rival: i64, meals: i64, goods: i64, told: Telling) -> None:
    """Take `meals` food and `goods` resources of the rival, or all there are. 5.2.6"""
    receive_food(state, seat, forfeit_food(state, rival, meals, told), told)
    receive_resources(state, seat, forfeit_resources(state, rival, goods, told), told)


RAIDS: Final = [  # by aggression: the effect of those that destroy buildings
    [effect for effect in card.effects if isinstance(effect, Raid)]
    for card in CARD_TABLE[AGGRESSIONS:WARS]
]


def go_on_raid(state: AgesState, told: Telling) -> None:
    """One building after the other; then half their printed cost. 5.2.6, D5"""
    seat = frame_seat(state)
    card = frame_a(state) // 8
    rival = frame_a(state) % 8
    step = frame_b(state)
    levels = RAIDS[card - AGGRESSIONS][0].levels
    if step == len(levels):
        pop(state)
        won = state.raided if state.opt_raid != 0 else (state.raided + 1) // 2
        state.raided = 0
        receive_resources(state, seat, won, told)
        return
    set_b(state, step + 1)
    if has_building(state.civs[rival], 8, levels[step]):
        push(state, frames.DESTROY_RIVAL, seat, rival, levels[step])


def raid(state: AgesState, rival: i64, place: i64, told: Telling) -> None:
    """A building of a rival is destroyed; the caller has dropped the frame."""
    lose_building(state, rival, place, told)
    if state.stack[state.top * 4 - 4] == frames.RAID:
        cost = COST[place]
        state.raided += cost if state.opt_raid == 0 else (cost + 1) // 2


def take_colony(state: AgesState, seat: i64, rival: i64, card: i64, told: Telling) -> None:
    """The colony brings its lasting effect, not its reward. 7.6"""
    tell(told, events.TOOK_COLONY, seat, card, rival)
    colony_goes(state, rival, card, told)
    colony_comes(state, seat, card, told)


def infiltrate(
    state: AgesState, seat: i64, rival: i64, card: i64, per_level: i64, told: Telling
) -> None:
    """A leader or an unfinished wonder leaves the game; one of Age A scores nothing."""
    tell(told, events.INFILTRATED, seat, card, rival)
    if card == state.civs[rival].leader:
        leader_leaves(state, rival, told)
    else:
        wonder_leaves(state, rival, told)
    score_culture(state, seat, per_level * LEVEL[card], told)


def steal_refusal(state: AgesState, seat: i64, rival: i64, edge: i64, card: i64) -> i64:
    """A special technology of the loser, paid out of the advantage, not one's own already."""
    if not SPECIALS <= card < LEADERS or state.civs[rival].techs >> card & 1 == 0:
        return refusals.NO_TECHNOLOGY_THEFT
    civ = state.civs[seat]
    if (civ.techs | civ.hand_techs) >> card & 1 != 0:
        return refusals.HAVE_TECHNOLOGY
    return refusals.NOT_ENOUGH if SCIENCE_COST[card] > edge else 0


def steal_technology(state: AgesState, seat: i64, rival: i64, card: i64, told: Telling) -> None:
    """The technology changes sides; its science cost comes off the advantage. 4.3.5"""
    set_b(state, frame_b(state) - SCIENCE_COST[card])
    tell(told, events.STOLE_TECHNOLOGY, seat, card, rival)
    technology_goes(state, rival, card, told)
    rate(state, rival)
    technology_comes(state, seat, card, told)


def end_theft(state: AgesState, seat: i64, rival: i64, edge: i64, told: Telling) -> None:
    """The rest in science points. 4.3.5"""
    take_science(state, seat, rival, edge, told)
