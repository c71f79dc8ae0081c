"""Region missions: when a main task is fulfilled, and what it scores. Section 10.1, R19, R20."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from wartable.games.small_samurai_empires.engine.actions import (
    CLAIM,
    MISSION_NOT_DONE,
    NOTHING,
    TOLD_MISSION_DONE,
)
from wartable.games.small_samurai_empires.engine.components import (
    ARMIES_TOTAL,
    CONDITION_CELLS,
    CONDITIONS,
    CONTROLLED,
    CONTROLLED_MARK,
    CONTROLLED_WITH_ARMIES,
    MOST_SEATS,
    OWN_CASTLE_CONTROLLED,
    PROVINCES_WITH_ARMIES,
    REGIONS,
)
from wartable.games.small_samurai_empires.engine.figures import Figures
from wartable.games.small_samurai_empires.engine.rules.deciding import Choice, Pass
from wartable.games.small_samurai_empires.engine.rules.pieces import (
    FROM_MISSIONS,
    controller,
    score,
)
from wartable.games.small_samurai_empires.engine.state import SamuraiState
from wartable.kernel import BIT, NONE, Event, bits_into, count, lowest, tell3


def fulfilled(figures: Figures, state: SamuraiState, seat: i64, region: i64) -> bool:
    """Every condition of the tile that lies beside the region holds there for the seat."""
    mission = state.mission[region]
    for i in range(CONDITIONS):
        row = (mission * CONDITIONS + i) * CONDITION_CELLS
        kind = figures.conditions[row]
        if kind != 0 and not holds(
            figures,
            state,
            seat,
            region,
            kind,
            figures.conditions[row + 1],
            figures.conditions[row + 2],
            figures.conditions[row + 3],
        ):
            return False
    return True


def holds(
    figures: Figures,
    state: SamuraiState,
    seat: i64,
    region: i64,
    kind: i64,
    provinces: i64,
    armies: i64,
    mark: i64,
) -> bool:
    inside = figures.region[region]
    if kind == ARMIES_TOTAL:
        return armies_in(state, seat, inside & state.held[seat]) >= armies
    if kind == PROVINCES_WITH_ARMIES:
        return count(with_armies(state, seat, inside & state.held[seat], armies)) >= provinces
    if kind == CONTROLLED:
        return controls(figures, state, seat, inside, provinces)
    if kind == CONTROLLED_WITH_ARMIES:
        strong = with_armies(state, seat, inside & state.held[seat], armies)
        return controls(figures, state, seat, strong, provinces)
    if kind == CONTROLLED_MARK:
        return controls(figures, state, seat, inside & figures.marked[mark], provinces)
    if kind == OWN_CASTLE_CONTROLLED:
        return controls(figures, state, seat, inside & state.castles[seat], 1)
    return False


def controls(figures: Figures, state: SamuraiState, seat: i64, mask: i64, least: i64) -> bool:
    """Whether the seat controls at least so many of the provinces."""
    mask &= state.held[seat] | state.castles[seat]  # elsewhere it has nothing to control with
    if count(mask) < least:
        return False
    while mask != 0 and least > 0:
        if controller(figures, state, lowest(mask)) == seat:
            least -= 1
        mask &= mask - 1
    return least <= 0


def armies_in(state: SamuraiState, seat: i64, mask: i64) -> i64:
    total: i64 = 0
    while mask != 0:
        total += state.army[lowest(mask) * MOST_SEATS + seat]
        mask &= mask - 1
    return total


def with_armies(state: SamuraiState, seat: i64, mask: i64, armies: i64) -> i64:
    """Those of the provinces where the seat has at least so many armies."""
    found: i64 = 0
    while mask != 0:
        province = lowest(mask)
        mask &= mask - 1
        if state.army[province * MOST_SEATS + seat] >= armies:
            found |= BIT[province]
    return found


def claimable(figures: Figures, state: SamuraiState, seat: i64) -> i64:
    """Set of regions whose mission the seat fulfils and has not claimed yet: once per tile."""
    found: i64 = 0
    for region in range(REGIONS):
        if (
            state.mission[region] != NONE
            and state.done[region] >> seat & 1 == 0
            and fulfilled(figures, state, seat, region)
        ):
            found |= BIT[region]
    return found


def claim(
    figures: Figures, state: SamuraiState, seat: i64, region: i64, told: list[Event] | None
) -> None:
    """Score the mission of a region for a seat, once and for all."""
    mission = state.mission[region]
    state.done[region] |= BIT[seat]
    score(state, seat, FROM_MISSIONS, figures.mission_points[mission])
    tell3(told, TOLD_MISSION_DONE, seat, region, mission, figures.mission_points[mission])


class Claim(Choice):
    """Where claiming is asked: a fulfilled mission after another. R20."""

    def __init__(self, figures: Figures) -> None:
        super().__init__(CLAIM, figures)

    def possible(self, state: SamuraiState, seat: i64) -> bool:
        return state.claims != 0

    def legal_into(self, state: SamuraiState, seat: i64, buf: vec[i64], n: i64) -> i64:
        return bits_into(state.claims, self.first, buf, n)

    def refusal(self, state: SamuraiState, seat: i64, n: i64) -> i64:
        return 0 if state.claims >> n & 1 != 0 else MISSION_NOT_DONE

    def do(self, state: SamuraiState, seat: i64, n: i64, told: list[Event] | None) -> None:
        claim(self.figures, state, seat, n, told)
        state.claims &= ~BIT[n]


class ClaimNoMore(Pass):
    """To leave what could be claimed for a later turn; in this one it is not asked again."""

    def decline(self, state: SamuraiState, told: list[Event] | None) -> None:
        state.wait = state.resumed
        state.resumed = NOTHING
        if state.wait != NOTHING:
            state.declined |= state.claims
