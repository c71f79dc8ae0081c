"""The table."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from wartable.games.small_samurai_empires.engine.components import (
    CELLS,
    GOODS,
    MOST_SEATS,
    ORDERS,
    PROVINCES,
    REGIONS,
    TOKENS,
)
from wartable.kernel import NONE, State, zeros

SOURCES: Final[i64] = 5  # of points: bonus, shrines, missions, influence, resources
SCALARS: Final = 30  # length of the first part of a dump


@final
@mypyc_attr(acyclic=True)
class SamuraiState(State):
    """What lies on the table, what is behind the screens, and what is awaited."""

    def __init__(self, seats: i64) -> None:
        self.seats = seats
        # options
        self.missions: i64 = 0
        self.mountains: i64 = 0
        self.heavenly: i64 = 0
        self.random_quick: i64 = 0
        self.limited: i64 = 1  # the stock can run out (R14)
        self.open_goods: i64 = 0
        self.auto_claim: i64 = 1  # missions are claimed by themselves (R20)
        # course
        self.epoch: i64 = 0  # from 1; 0 while setting up
        self.round: i64 = 0  # 1 or 2
        self.executing: i64 = 0  # 0 planning, 1 execution
        self.wait: i64 = 0  # what is awaited
        self.current: i64 = NONE  # whose decision, where it is one seat's
        self.turn: i64 = 0  # placements made in this round; draws made while dealing
        self.cell: i64 = NONE  # where the order lies that is placed or executed
        # the action that is being done
        self.region: i64 = NONE  # of the order
        self.left: i64 = 0  # moves, armies to recruit or to destroy, free part
        self.last: i64 = NONE  # where the last step ended; the province under attack
        self.may_buy: i64 = 0  # the paid part is still to be had
        self.may_ship: i64 = 0
        self.explored: i64 = 0  # this movement has had its expedition
        self.claims: i64 = 0  # set of regions whose mission may be claimed now
        # the expedition on a mountain: it stands in no province (R23)
        self.mountain: i64 = NONE
        self.left_behind: i64 = NONE  # province it left
        self.ahead: i64 = NONE  # province it enters
        # sets
        self.covered: i64 = 0  # seats with an order covered by another this round
        self.unexplored: i64 = 0  # mountains with a token
        self.face_up: i64 = 0  # cells whose lower order is revealed
        self.face_up_top: i64 = 0  # cells whose covering order is revealed
        self.ended: i64 = 0
        # by seat
        self.order = vec[i64]([NONE] * MOST_SEATS)  # seats in turn order
        self.points = zeros(MOST_SEATS)
        self.supply = zeros(MOST_SEATS)  # armies
        self.keeps = zeros(MOST_SEATS)  # castles in supply
        self.goods = zeros(MOST_SEATS * GOODS)
        self.held = zeros(MOST_SEATS)  # set of provinces with an own army
        self.castles = zeros(MOST_SEATS)  # set of provinces with an own castle
        self.covers = zeros(MOST_SEATS)  # covers of others' orders this round
        self.hand = zeros(MOST_SEATS * ORDERS)
        self.fate = zeros(MOST_SEATS * REGIONS)
        self.chosen = vec[i64]([NONE] * MOST_SEATS)  # fate card face down
        self.influence = zeros(MOST_SEATS * REGIONS)
        self.earned = zeros(MOST_SEATS * SOURCES)
        # by place
        self.army = zeros(PROVINCES * MOST_SEATS)
        self.tile = vec[i64]([NONE] * PROVINCES)  # good
        self.shrine = vec[i64]([NONE] * PROVINCES)  # colour
        self.quick = vec[i64]([NONE] * CELLS)
        self.owner = vec[i64]([NONE] * CELLS)  # of the lower order
        self.kind = vec[i64]([NONE] * CELLS)
        self.top_owner = vec[i64]([NONE] * CELLS)  # of the order of round 2
        self.top_kind = vec[i64]([NONE] * CELLS)
        self.mission = vec[i64]([NONE] * REGIONS)
        self.done = zeros(REGIONS)  # set of seats that have claimed the mission
        # bags and piles
        self.shown = zeros(REGIONS)  # fate cards on display
        self.deck = zeros(REGIONS)  # fate cards nobody holds
        self.stock = zeros(GOODS)
        self.tokens = zeros(TOKENS)  # mountain tokens nobody has seen

    def clone(self) -> SamuraiState:
        other = SamuraiState(self.seats)
        other.copy_from(self)
        return other

    def copy_from(self, other: SamuraiState) -> None:
        self.seats = other.seats
        self.missions = other.missions
        self.mountains = other.mountains
        self.heavenly = other.heavenly
        self.random_quick = other.random_quick
        self.limited = other.limited
        self.open_goods = other.open_goods
        self.auto_claim = other.auto_claim
        self.epoch = other.epoch
        self.round = other.round
        self.executing = other.executing
        self.wait = other.wait
        self.current = other.current
        self.turn = other.turn
        self.cell = other.cell
        self.region = other.region
        self.left = other.left
        self.last = other.last
        self.may_buy = other.may_buy
        self.may_ship = other.may_ship
        self.explored = other.explored
        self.claims = other.claims
        self.mountain = other.mountain
        self.left_behind = other.left_behind
        self.ahead = other.ahead
        self.covered = other.covered
        self.unexplored = other.unexplored
        self.face_up = other.face_up
        self.face_up_top = other.face_up_top
        self.ended = other.ended
        self.order = other.order[:]
        self.points = other.points[:]
        self.supply = other.supply[:]
        self.keeps = other.keeps[:]
        self.goods = other.goods[:]
        self.held = other.held[:]
        self.castles = other.castles[:]
        self.covers = other.covers[:]
        self.hand = other.hand[:]
        self.fate = other.fate[:]
        self.chosen = other.chosen[:]
        self.influence = other.influence[:]
        self.earned = other.earned[:]
        self.army = other.army[:]
        self.tile = other.tile[:]
        self.shrine = other.shrine[:]
        self.quick = other.quick[:]
        self.owner = other.owner[:]
        self.kind = other.kind[:]
        self.top_owner = other.top_owner[:]
        self.top_kind = other.top_kind[:]
        self.mission = other.mission[:]
        self.done = other.done[:]
        self.shown = other.shown[:]
        self.deck = other.deck[:]
        self.stock = other.stock[:]
        self.tokens = other.tokens[:]

    def dump(self) -> list[int]:
        scalars: list[int] = [
            self.seats,
            self.missions,
            self.mountains,
            self.heavenly,
            self.random_quick,
            self.limited,
            self.open_goods,
            self.auto_claim,
            self.epoch,
            self.round,
            self.executing,
            self.wait,
            self.current,
            self.turn,
            self.cell,
            self.region,
            self.left,
            self.last,
            self.may_buy,
            self.may_ship,
            self.explored,
            self.claims,
            self.mountain,
            self.left_behind,
            self.ahead,
            self.covered,
            self.unexplored,
            self.face_up,
            self.face_up_top,
            self.ended,
        ]
        for column in self.columns():
            scalars += [*column]
        return scalars

    def columns(self) -> list[vec[i64]]:
        """Every column, in the order of the dump."""
        return [
            self.order,
            self.points,
            self.supply,
            self.keeps,
            self.goods,
            self.held,
            self.castles,
            self.covers,
            self.hand,
            self.fate,
            self.chosen,
            self.influence,
            self.earned,
            self.army,
            self.tile,
            self.shrine,
            self.quick,
            self.owner,
            self.kind,
            self.top_owner,
            self.top_kind,
            self.mission,
            self.done,
            self.shown,
            self.deck,
            self.stock,
            self.tokens,
        ]

    def __reduce__(self) -> tuple[object, ...]:
        return load, (self.dump(),)


def load(data: list[int]) -> SamuraiState:
    """The way back from `SamuraiState.dump`."""
    state = SamuraiState(data[0])
    state.missions = data[1]
    state.mountains = data[2]
    state.heavenly = data[3]
    state.random_quick = data[4]
    state.limited = data[5]
    state.open_goods = data[6]
    state.auto_claim = data[7]
    state.epoch = data[8]
    state.round = data[9]
    state.executing = data[10]
    state.wait = data[11]
    state.current = data[12]
    state.turn = data[13]
    state.cell = data[14]
    state.region = data[15]
    state.left = data[16]
    state.last = data[17]
    state.may_buy = data[18]
    state.may_ship = data[19]
    state.explored = data[20]
    state.claims = data[21]
    state.mountain = data[22]
    state.left_behind = data[23]
    state.ahead = data[24]
    state.covered = data[25]
    state.unexplored = data[26]
    state.face_up = data[27]
    state.face_up_top = data[28]
    state.ended = data[29]
    place = SCALARS
    for column in state.columns():
        for i in range(len(column)):
            column[i] = data[place + i]
        place += len(column)
    return state
