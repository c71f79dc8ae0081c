"""Region missions: when a main task is fulfilled, and what it scores. Section 10.1, R19, R20."""

from __future__ import annotations

from mypy_extensions import i64

from wartable.games.small_samurai_empires.engine.actions import TOLD_MISSION_DONE
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
from wartable.games.small_samurai_empires.engine.rules.pieces import (
    FROM_MISSIONS,
    controller,
    score,
)
from wartable.games.small_samurai_empires.engine.state import SamuraiState
from wartable.kernel import BIT, NONE, Event, count, lowest, tell3


def fulfilled(t: Figures, s: SamuraiState, seat: i64, region: i64) -> bool:
    """Every condition of the tile that lies beside the region holds there for the seat."""
    mission = s.mission[region]
    for i in range(CONDITIONS):
        row = (mission * CONDITIONS + i) * CONDITION_CELLS
        kind = t.conditions[row]
        if kind != 0 and not holds(
            t,
            s,
            seat,
            region,
            kind,
            t.conditions[row + 1],
            t.conditions[row + 2],
            t.conditions[row + 3],
        ):
            return False
    return True


def holds(
    t: Figures,
    s: SamuraiState,
    seat: i64,
    region: i64,
    kind: i64,
    provinces: i64,
    armies: i64,
    mark: i64,
) -> bool:
    inside = t.region[region]
    if kind == ARMIES_TOTAL:
        return armies_in(s, seat, inside & s.held[seat]) >= armies
    if kind == PROVINCES_WITH_ARMIES:
        return count(with_armies(s, seat, inside & s.held[seat], armies)) >= provinces
    if kind == CONTROLLED:
        return count(controlled_of(t, s, seat, inside)) >= provinces
    if kind == CONTROLLED_WITH_ARMIES:
        strong = with_armies(s, seat, inside & s.held[seat], armies)
        return count(controlled_of(t, s, seat, strong)) >= provinces
    if kind == CONTROLLED_MARK:
        return count(controlled_of(t, s, seat, inside & t.marked[mark])) >= provinces
    if kind == OWN_CASTLE_CONTROLLED:
        return controlled_of(t, s, seat, inside & s.castles[seat]) != 0
    return False


def controlled_of(t: Figures, s: SamuraiState, seat: i64, mask: i64) -> i64:
    found: i64 = 0
    while mask != 0:
        province = lowest(mask)
        mask &= mask - 1
        if controller(t, s, province) == seat:
            found |= BIT[province]
    return found


def armies_in(s: SamuraiState, seat: i64, mask: i64) -> i64:
    total: i64 = 0
    while mask != 0:
        total += s.army[lowest(mask) * MOST_SEATS + seat]
        mask &= mask - 1
    return total


def with_armies(s: SamuraiState, seat: i64, mask: i64, armies: i64) -> i64:
    """Those of the provinces where the seat has at least so many armies."""
    found: i64 = 0
    while mask != 0:
        province = lowest(mask)
        mask &= mask - 1
        if s.army[province * MOST_SEATS + seat] >= armies:
            found |= BIT[province]
    return found


def claimable(t: Figures, s: SamuraiState, seat: i64) -> i64:
    """Set of regions whose mission the seat fulfils and has not claimed yet: once per tile."""
    found: i64 = 0
    for region in range(REGIONS):
        if (
            s.mission[region] != NONE
            and s.done[region] >> seat & 1 == 0
            and fulfilled(t, s, seat, region)
        ):
            found |= BIT[region]
    return found


def claim(t: Figures, s: SamuraiState, seat: i64, region: i64, told: list[Event] | None) -> None:
    mission = s.mission[region]
    s.done[region] |= BIT[seat]
    score(s, seat, FROM_MISSIONS, t.mission_points[mission])
    tell3(told, TOLD_MISSION_DONE, seat, region, mission, t.mission_points[mission])
