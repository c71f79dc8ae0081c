"""What a seat sees, built up from what it may know. Section 11.1."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TypedDict

from librt.vecs import vec
from mypy_extensions import i64

from wartable.games.small_samurai_empires.data import Box, box_of
from wartable.games.small_samurai_empires.engine.actions import CHOOSE_FATE
from wartable.games.small_samurai_empires.engine.components import (
    CELLS,
    COLOUR_KEYS,
    GOOD_KEYS,
    GOODS,
    MISSION_KEYS,
    MOST_SEATS,
    MOUNTAIN_KEYS,
    ORDER_KEYS,
    ORDERS,
    PROVINCE_KEYS,
    QUICK_KEYS,
    REGION_KEYS,
    REGIONS,
    TOKEN_KEYS,
)
from wartable.games.small_samurai_empires.engine.figures import Figures
from wartable.games.small_samurai_empires.engine.game import SmallSamuraiEmpires
from wartable.games.small_samurai_empires.engine.rules.deciding import (
    Decision,
    acting_region,
    quick_kinds,
)
from wartable.games.small_samurai_empires.engine.rules.epoch import score_epoch, worth_of
from wartable.games.small_samurai_empires.engine.rules.pieces import (
    SOURCE_KEYS,
    controller,
    hand_size,
    law,
    stock_has,
    strength,
)
from wartable.games.small_samurai_empires.engine.rules.planning import cover_price
from wartable.games.small_samurai_empires.engine.state import SOURCES, SWITCHES, SamuraiState
from wartable.games.small_samurai_empires.notation import cell_keys
from wartable.kernel import NONE, members
from wartable.remembered import Remembered

Counts = dict[str, int]


@dataclass(frozen=True)
class OrderView:
    """An order in a cell; `kind` is None where the reader sees its back only."""

    seat: int
    kind: str | None
    face_up: bool
    round: int


@dataclass(frozen=True)
class CellView:
    """A cell of the order track: its region, and the orders that lie there."""

    key: str
    number: int  # 1 is the northernmost
    region: str
    quick: str | None  # None while the variant's tokens are not drawn
    orders: tuple[OrderView, ...]  # the lower one first


@dataclass(frozen=True)
class ProvinceView:
    """A province and everything that stands in it."""

    key: str
    region: str
    armies: tuple[int, ...]  # by seat
    strength: tuple[int, ...]
    castle: int | None  # whose
    control: int | None
    tile: str | None
    shrine: str | None  # colour of its figure, in the variant


@dataclass(frozen=True)
class SeatView:
    """A player. What the reader may not know is None."""

    seat: int
    points: int
    earned: Counts
    supply: int
    castles: int
    food: int | None
    bushido: int | None
    influence: Counts
    worth: Counts  # points per fate card, by region, as of now
    if_scored: int  # points that the end of the epoch would bring now
    if_over: int  # points if it were the last epoch, resources aside
    orders: int  # in hand
    hand: Counts | None
    fate: int  # cards in hand
    fate_hand: Counts | None
    has_chosen: bool
    chosen: str | None
    covered: bool  # by another player, this round
    next_cover: int  # what the next cover costs


@dataclass(frozen=True)
class MissionView:
    key: str
    points: int
    law: str
    done: tuple[int, ...]


@dataclass(frozen=True)
class SamuraiView:
    """What a seat may know. Orders and fate cards of others show their backs."""

    seat: int
    seats: int
    actors: tuple[int, ...]
    box: str  # which data file: empty for the packaged one
    options: Counts
    epoch: int
    epochs: int
    round: int
    phase: str  # setup, planning, execution, end
    wait: str  # what is asked
    current: int | None
    order: tuple[int, ...]
    placed: int  # orders placed in this round, by all
    to_place: int
    cell: int | None  # number of the cell that is placed in or executed
    region: str | None  # where the action takes place
    quick: tuple[str, ...]  # quick actions that may be chosen now
    left: int  # moves, or armies to recruit or destroy
    last: str | None  # where the last step ended; the province under attack
    price: int  # of the paid part of the order that is executed
    price_in: str | None
    provinces: tuple[ProvinceView, ...]
    cells: tuple[CellView, ...]
    players: tuple[SeatView, ...]
    shown: Counts  # fate cards on display
    deck: int
    stock: Counts | None  # None while resources are behind screens, or without an end
    stock_out: tuple[str, ...]  # goods the stock has none of
    missions: dict[str, MissionView]
    mountains: tuple[str, ...]  # with a token face down
    tokens: Counts  # mountain tokens nobody has seen, by kind
    expedition: str | None  # mountain the expedition stands on
    ended: bool

    def with_file(self, file: Box) -> SamuraiView:
        """The data file goes along, and is no field: it is not sent, and not compared."""
        vars(self)["_file"] = file
        return self

    @property
    def file(self) -> Box:
        """What is printed on the pieces of this table, for words and pictures."""
        file: Box = vars(self)["_file"]
        return file


def view(game: SmallSamuraiEmpires, state: SamuraiState, seat: int) -> SamuraiView:
    """The table as the seat sees it."""
    t, s, box = game.figures, state, box_of(game)
    price, good = price_of(t, s, executed(s))
    return SamuraiView(
        seat=seat,
        seats=s.seats,
        actors=tuple(members(game.actors(s))),
        box=box.key,
        options={switch.key: switch.value(s) for switch in SWITCHES},
        epoch=s.epoch,
        epochs=t.epochs,
        round=s.round,
        phase=phase(s),
        wait=game.steps[s.wait].key,
        current=None if s.current == NONE else s.current,
        order=tuple(i for i in s.order if i != NONE),
        placed=s.turn if phase(s) == "planning" and s.wait > CHOOSE_FATE else 0,
        to_place=(t.placements[s.seats] - s.round + 1) * s.seats if s.round else 0,
        **action(game, s),
        price=price,
        price_in=good,
        provinces=provinces(t, s),
        cells=tuple(cell(t, s, seat, i, key) for i, key in enumerate(cell_keys(t))),
        players=tuple(player(t, s, seat, i) for i in range(s.seats)),
        shown=counts(REGION_KEYS, s.shown),
        deck=sum(s.deck),
        stock=counts(GOOD_KEYS, s.stock) if s.open_goods and s.limited else None,
        stock_out=tuple(key for i, key in enumerate(GOOD_KEYS) if not stock_has(s, i)),
        missions={
            key: mission(t, s, i) for i, key in enumerate(REGION_KEYS) if s.mission[i] != NONE
        },
        mountains=tuple(key for i, key in enumerate(MOUNTAIN_KEYS) if s.unexplored >> i & 1),
        tokens=counts(TOKEN_KEYS, s.tokens) if s.mountains else {},
        expedition=named(MOUNTAIN_KEYS, s.mountain),
        ended=s.ended != 0,
    ).with_file(box)


class Action(TypedDict):
    """The part of a view that tells of a decision on the map."""

    cell: int | None
    region: str | None
    quick: tuple[str, ...]
    left: int
    last: str | None


def action(game: SmallSamuraiEmpires, s: SamuraiState) -> Action:
    t, step = game.figures, game.steps[s.wait]
    if not isinstance(step, Decision):
        return Action(cell=None, region=None, quick=(), left=0, last=None)
    asked = step.key in ("quick-action", "tribe-action")
    return Action(
        cell=None if s.cell == NONE else s.cell + 1,
        region=named(REGION_KEYS, acting_region(t, s)),
        quick=tuple(QUICK_KEYS[i] for i in members(quick_kinds(t, s))) if asked else (),
        left=s.left,
        last=named(PROVINCE_KEYS, s.last),
    )


def named(keys: Sequence[str], i: int) -> str | None:
    """The key of a number; None for NONE."""
    return None if i == NONE else keys[i]


def counts(keys: Sequence[str], column: vec[i64], first: int = 0) -> Counts:
    """How many of each, from a part of a column."""
    return {key: column[first + i] for i, key in enumerate(keys)}


def phase(s: SamuraiState) -> str:
    if s.ended:
        return "end"
    if s.epoch == 0:
        return "setup"
    return "execution" if s.executing else "planning"


def executed(s: SamuraiState) -> int | None:
    """The kind of the order whose action is under way."""
    if not s.executing or s.cell == NONE or not 0 <= s.cell < CELLS or s.ended:
        return None
    return s.top_kind[s.cell] if s.top_owner[s.cell] != NONE else s.kind[s.cell]


def price_of(t: Figures, s: SamuraiState, order: int | None) -> tuple[int, str | None]:
    """Of the paid part of an order, and in what."""
    if order is None:
        return 0, None
    return 0 if law(t, s, order) else t.price[order], GOOD_KEYS[t.paid_in[order]]


LAND = Remembered[tuple[ProvinceView, ...]]()


def provinces(t: Figures, s: SamuraiState) -> tuple[ProvinceView, ...]:
    """All provinces: few actions change them, and every reader sees them alike."""
    key = (t, s.seats, *s.army, *s.castles, *s.tile, *s.shrine)
    return LAND.of(key, lambda: tuple(province(t, s, i) for i in range(len(PROVINCE_KEYS))))


def province(t: Figures, s: SamuraiState, i: int) -> ProvinceView:
    castle = [seat for seat in range(s.seats) if s.castles[seat] >> i & 1]
    control = controller(t, s, i)
    return ProvinceView(
        key=PROVINCE_KEYS[i],
        region=REGION_KEYS[t.region_of[i]],
        armies=tuple(s.army[i * MOST_SEATS + seat] for seat in range(s.seats)),
        strength=tuple(strength(t, s, seat, i) for seat in range(s.seats)),
        castle=castle[0] if castle else None,
        control=None if control == NONE else control,
        tile=named(GOOD_KEYS, s.tile[i]),
        shrine=named(COLOUR_KEYS, s.shrine[i]),
    )


def cell(t: Figures, s: SamuraiState, seat: int, i: int, key: str) -> CellView:
    lower = order(s.owner[i], s.kind[i], s.face_up >> i & 1 == 1, 1, seat)
    upper = order(s.top_owner[i], s.top_kind[i], s.face_up_top >> i & 1 == 1, 2, seat)
    return cell_of(i, key, REGION_KEYS[t.cell_region[i]], s.quick[i], lower, upper)


@lru_cache(maxsize=4096)
def order(owner: int, kind: int, up: bool, number: int, seat: int) -> OrderView | None:
    """What a seat sees of an order in a cell; None if there is none."""
    if owner == NONE:
        return None
    return OrderView(owner, ORDER_KEYS[kind] if up or owner == seat else None, up, number)


@lru_cache(maxsize=4096)
def cell_of(
    i: int, key: str, region: str, quick: int, lower: OrderView | None, upper: OrderView | None
) -> CellView:
    """A cell with the orders in it, as a seat sees them."""
    return CellView(
        key=key,
        number=i + 1,
        region=region,
        quick=named(QUICK_KEYS, quick),
        orders=tuple(each for each in (lower, upper) if each is not None),
    )


def player(t: Figures, s: SamuraiState, reader: int, i: int) -> SeatView:
    own = i == reader
    goods = own or s.open_goods == 1 or s.ended != 0
    fate = counts(REGION_KEYS, s.fate, i * REGIONS)
    return SeatView(
        seat=i,
        points=s.points[i],
        earned=counts(SOURCE_KEYS, s.earned, i * SOURCES),
        supply=s.supply[i],
        castles=s.keeps[i],
        food=s.goods[i * GOODS] if goods else None,
        bushido=s.goods[i * GOODS + 1] if goods else None,
        influence=counts(REGION_KEYS, s.influence, i * REGIONS),
        worth={key: worth_of(t, s, i, j) for j, key in enumerate(REGION_KEYS)},
        if_scored=scored_now(t, s)[i][0],
        if_over=s.points[i] + sum(scored_now(t, s)[i]),
        orders=hand_size(s, i),
        hand=counts(ORDER_KEYS, s.hand, i * ORDERS) if own else None,
        fate=sum(fate.values()),
        fate_hand=fate if own else None,
        has_chosen=s.chosen[i] != NONE,
        chosen=named(REGION_KEYS, s.chosen[i]) if own else None,
        covered=s.covered >> i & 1 == 1,
        next_cover=cover_price(t, s, i),
    )


SCORED = Remembered[tuple[tuple[int, int], ...]]()


def scored_now(t: Figures, s: SamuraiState) -> tuple[tuple[int, int], ...]:
    """By seat what an epoch that ended now would bring, and what influence would be worth then.
    Everybody can count it: nothing behind the screens goes in."""
    if s.ended or s.epoch == 0:
        return ((0, 0),) * s.seats
    land = (t, s.seats, s.heavenly, *s.army, *s.castles, *s.tile, *s.shrine)
    return SCORED.of((*land, *s.influence, *s.shown), lambda: _scored(t, s))


def _scored(t: Figures, s: SamuraiState) -> tuple[tuple[int, int], ...]:
    then = s.clone()
    score_epoch(t, then, None)
    return tuple(
        (
            int(then.points[i] - s.points[i]),
            sum(int(worth_of(t, then, i, j) * s.shown[j]) for j in range(REGIONS)),
        )
        for i in range(s.seats)
    )


def mission(t: Figures, s: SamuraiState, region: int) -> MissionView:
    side = s.mission[region]
    return MissionView(
        key=MISSION_KEYS[side],
        points=t.mission_points[side],
        law=ORDER_KEYS[t.mission_law[side]],
        done=tuple(seat for seat in range(s.seats) if s.done[region] >> seat & 1),
    )
