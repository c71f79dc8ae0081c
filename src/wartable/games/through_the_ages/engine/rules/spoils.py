"""What the winner of an aggression or a war gets. Rules 4.3, 5.2."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from wartable.games.through_the_ages.engine.actions import events, frames, refusals
from wartable.games.through_the_ages.engine.cards.table import (
    AGGRESSIONS,
    CARD_TABLE,
    COST,
    LEADERS,
    LEVEL,
    PACTS,
    SCIENCE_COST,
    SPECIALS,
    WARS,
)
from wartable.games.through_the_ages.engine.components import Effect
from wartable.games.through_the_ages.engine.rules.effects import has_building
from wartable.games.through_the_ages.engine.rules.goods import food, resources
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
    gain_yellow,
    leader_leaves,
    lose_building,
    lose_population,
    receive_food,
    receive_resources,
    score_culture,
    score_science,
    technology_comes,
    technology_goes,
    wonder_leaves,
)
from wartable.games.through_the_ages.engine.state import AgesState
from wartable.kernel.contract import tell
from wartable.kernel.numbers import NONE

# ---- spoils


class Spoils:
    """What the winner of an aggression or a war gets, the loser loses."""

    def possible(self, state: AgesState, rival: i64) -> bool:
        """Whether the card may be played on this rival at all."""
        return True

    def run(self, state: AgesState, seat: i64, rival: i64, edge: i64, told: Telling) -> None:
        raise NotImplementedError


@final
class RivalLosesPeople(Spoils):
    def __init__(self, effect: Effect) -> None:
        self.n: i64 = effect.n

    def run(self, state: AgesState, seat: i64, rival: i64, edge: i64, told: Telling) -> None:
        lose_population(state, rival, self.n, told)


@final
class Booty(Spoils):
    def __init__(self, effect: Effect) -> None:
        self.food: i64 = effect.food
        self.resource: i64 = effect.resource

    def run(self, state: AgesState, seat: i64, rival: i64, edge: i64, told: Telling) -> None:
        receive_food(state, seat, self.food, told)
        receive_resources(state, seat, self.resource, told)


@final
class Plunder(Spoils):
    def __init__(self, effect: Effect) -> None:
        self.n: i64 = effect.n

    def run(self, state: AgesState, seat: i64, rival: i64, edge: i64, told: Telling) -> None:
        civ = state.civs[rival]
        n = min(self.n, food(civ) + resources(civ))
        if n > 0:
            push(state, frames.PLUNDER, seat, n, rival)


def plunder(state: AgesState, seat: i64, rival: i64, meals: i64, goods: i64, told: Telling) -> None:
    receive_food(state, seat, forfeit_food(state, rival, meals, told), told)
    receive_resources(state, seat, forfeit_resources(state, rival, goods, told), told)


@final
class Raid(Spoils):
    def __init__(self, effect: Effect, card: int) -> None:
        self.card: i64 = card

    def run(self, state: AgesState, seat: i64, rival: i64, edge: i64, told: Telling) -> None:
        state.raided = 0
        push(state, frames.RAID, seat, self.card * 8 + rival, 0)


RAID_LEVELS: Final = vec[
    i64
](  # by (card - AGGRESSIONS) * 3 + step; NONE ends
    [
        level
        for card in CARD_TABLE[AGGRESSIONS:WARS]
        for level in (
            [*card.effects[0].steps, NONE, NONE, NONE][:3]
            if card.effects[0].op == "destroy_urban"
            else [NONE, NONE, NONE]
        )
    ]
)


def go_on_raid(state: AgesState, told: Telling) -> None:
    """One building after the other; then half their printed cost. 5.2.6, D5"""
    seat = frame_seat(state)
    card = frame_a(state) // 8
    rival = frame_a(state) % 8
    step = frame_b(state)
    level = RAID_LEVELS[(card - AGGRESSIONS) * 3 + step]
    if level == NONE:
        pop(state)
        won = state.raided if state.opt_raid != 0 else (state.raided + 1) // 2
        state.raided = 0
        receive_resources(state, seat, won, told)
        return
    set_b(state, step + 1)
    if has_building(state.civs[rival], 8, level):
        push(state, frames.DESTROY_RIVAL, seat, rival, level)


def raid(state: AgesState, rival: i64, place: i64, told: Telling) -> None:
    """A building of a rival is destroyed; the caller has dropped the frame."""
    lose_building(state, rival, place, told)
    if state.stack[state.top * 4 - 4] == frames.RAID:
        cost = COST[place]
        state.raided += cost if state.opt_raid == 0 else (cost + 1) // 2


@final
class Annex(Spoils):
    def __init__(self, effect: Effect) -> None:
        assert effect.n == 1  # the frame asks for one

    def possible(self, state: AgesState, rival: i64) -> bool:
        return state.civs[rival].colonies != 0 or state.opt_annex != 0  # D11

    def run(self, state: AgesState, seat: i64, rival: i64, edge: i64, told: Telling) -> None:
        if state.civs[rival].colonies != 0:
            push(state, frames.TAKE_COLONY, seat, rival, 0)


def take_colony(state: AgesState, seat: i64, rival: i64, card: i64, told: Telling) -> None:
    tell(told, events.TOOK_COLONY, seat, card, rival)
    colony_goes(state, rival, card, told)
    colony_comes(state, seat, card, told)


@final
class Infiltrate(Spoils):
    def __init__(self, effect: Effect) -> None:
        self.n: i64 = effect.n

    def possible(self, state: AgesState, rival: i64) -> bool:
        civ = state.civs[rival]
        return civ.leader != NONE or civ.wonder != NONE

    def run(self, state: AgesState, seat: i64, rival: i64, edge: i64, told: Telling) -> None:
        if self.possible(state, rival):
            push(state, frames.INFILTRATE, seat, rival, self.n)


def infiltrate(
    state: AgesState, seat: i64, rival: i64, card: i64, per_level: i64, told: Telling
) -> None:
    tell(told, events.INFILTRATED, seat, card, rival)
    if card == state.civs[rival].leader:
        leader_leaves(state, rival, told)
    else:
        wonder_leaves(state, rival, told)
    score_culture(state, seat, per_level * LEVEL[card], told)


@final
class StealPoints(Spoils):
    """Spy, Armed Intervention, War over Culture: `n`, or a base and the advantage."""

    def __init__(self, effect: Effect) -> None:
        self.science = "science" in effect.types
        self.n: i64 = effect.steps[0] if effect.steps else effect.n

    def run(self, state: AgesState, seat: i64, rival: i64, edge: i64, told: Telling) -> None:
        civ = state.civs[rival]
        if self.science:
            n = min(self.n + edge, civ.science)
            score_science(state, rival, -n, told)
            score_science(state, seat, n, told)
        else:
            n = min(self.n + edge, civ.culture)
            score_culture(state, rival, -n, told)
            score_culture(state, seat, n, told)


@final
class StealTokens(Spoils):
    """War over Territory: one, and one more per so much advantage. 4.3.6"""

    def __init__(self, effect: Effect) -> None:
        self.base: i64 = effect.steps[0]
        self.per: i64 = effect.steps[1]

    def run(self, state: AgesState, seat: i64, rival: i64, edge: i64, told: Telling) -> None:
        n = min(self.base + edge // self.per, state.civs[rival].yellow)
        gain_yellow(state, rival, -n, told)
        gain_yellow(state, seat, n, told)


@final
class StealTechnology(Spoils):
    def run(self, state: AgesState, seat: i64, rival: i64, edge: i64, told: Telling) -> None:
        push(state, frames.STEAL_TECHNOLOGY, seat, rival, edge)


def steal_refusal(state: AgesState, seat: i64, rival: i64, edge: i64, card: i64) -> i64:
    """A special technology of the loser, paid out of the advantage, not one's own already."""
    if not SPECIALS <= card < LEADERS or state.civs[rival].techs >> card & 1 == 0:
        return refusals.NO_TECHNOLOGY_THEFT
    civ = state.civs[seat]
    if (civ.techs | civ.hand_techs) >> card & 1 != 0:
        return refusals.HAVE_TECHNOLOGY
    return refusals.NOT_ENOUGH if SCIENCE_COST[card] > edge else 0


def steal_technology(state: AgesState, seat: i64, rival: i64, card: i64, told: Telling) -> None:
    set_b(state, frame_b(state) - SCIENCE_COST[card])
    tell(told, events.STOLE_TECHNOLOGY, seat, card, rival)
    technology_goes(state, rival, card, told)
    rate(state, rival)
    technology_comes(state, seat, card, told)


def end_theft(state: AgesState, seat: i64, rival: i64, edge: i64, told: Telling) -> None:
    """The rest in science points. 4.3.5"""
    n = min(edge, state.civs[rival].science)
    score_science(state, rival, -n, told)
    score_science(state, seat, n, told)


def _spoils(effect: Effect, card: int) -> Spoils:
    made: Spoils | None = None
    if effect.op == "rival_lose_population":
        made = RivalLosesPeople(effect)
    elif effect.op == "gain":
        made = Booty(effect)
    elif effect.op == "steal_food_resources":
        made = Plunder(effect)
    elif effect.op == "destroy_urban":
        made = Raid(effect, card)
    elif effect.op == "steal_colony":
        made = Annex(effect)
    elif effect.op == "remove_leader_or_unfinished_wonder":
        made = Infiltrate(effect)
    elif effect.op == "steal_points":
        made = StealPoints(effect)
    elif effect.op == "steal_yellow_from_bank":
        made = StealTokens(effect)
    elif effect.op == "steal_science_or_special_tech":
        made = StealTechnology()
    assert made is not None, effect.op
    return made


SPOILS: Final[list[list[Spoils]]] = [  # aggressions, then wars
    [_spoils(effect, card) for effect in CARD_TABLE[card].effects]
    for card in range(AGGRESSIONS, PACTS)
]
