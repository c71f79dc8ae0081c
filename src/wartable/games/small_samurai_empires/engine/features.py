"""What a seat knows as numbers. Goods behind the screens are known to whoever has watched."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from wartable.games.small_samurai_empires.engine.actions import ENDED
from wartable.games.small_samurai_empires.engine.components import (
    CELLS,
    COLOURS,
    GOODS,
    MISSIONS,
    MOST_SEATS,
    MOUNTAINS,
    ORDERS,
    PROVINCES,
    QUICKS,
    REGIONS,
    TOKENS,
)
from wartable.games.small_samurai_empires.engine.rules.pieces import hand_size
from wartable.games.small_samurai_empires.engine.state import SOURCES, SamuraiState
from wartable.kernel.features import (
    Layout,
    around,
    choose,
    choose_all,
    need,
    placed,
    put,
    put_all,
    raise_flags,
    ring,
)
from wartable.kernel.numbers import lowest

MANY: Final[i64] = 99  # of pieces; more are not told apart
MOST_POINTS: Final[i64] = 999

LAYOUT: Final = Layout(version=1)
SEATS: Final[i64] = LAYOUT.flags("seats", MOST_SEATS)  # those that are taken
OPTIONS: Final[i64] = LAYOUT.flags("options", 7)  # in the order of `engine.state.SWITCHES`
EPOCH: Final[i64] = LAYOUT.count("epoch", 1, most=MANY)
ROUND: Final[i64] = LAYOUT.count("round", 1, most=2)
EXECUTING: Final[i64] = LAYOUT.flags("executing", 1)
OVER: Final[i64] = LAYOUT.flags("over", 1)
WAIT: Final[i64] = LAYOUT.choice("awaited", 1, of=ENDED + 1)
ACTORS: Final[i64] = LAYOUT.flags("actors", MOST_SEATS)
CURRENT: Final[i64] = LAYOUT.choice("current", 1, of=MOST_SEATS)
TURN: Final[i64] = LAYOUT.count("placed", 1, most=MANY)
ORDER: Final[i64] = LAYOUT.count("turn-order", MOST_SEATS, most=MOST_SEATS)  # place, from 1
CELL: Final[i64] = LAYOUT.choice("cell", 1, of=CELLS + 1)  # one more: past the last
REGION: Final[i64] = LAYOUT.choice("region", 1, of=REGIONS)
LEFT: Final[i64] = LAYOUT.count("left", 1, most=MANY)
LAST: Final[i64] = LAYOUT.choice("last", 1, of=PROVINCES)
MAY: Final[i64] = LAYOUT.flags("buy-ship-explored", 3)
CLAIMS: Final[i64] = LAYOUT.flags("claims", REGIONS)
DECLINED: Final[i64] = LAYOUT.flags("declined", REGIONS)
MOUNTAIN: Final[i64] = LAYOUT.choice("expedition", 1, of=MOUNTAINS)
BEHIND: Final[i64] = LAYOUT.choice("left-behind", 1, of=PROVINCES)
AHEAD: Final[i64] = LAYOUT.choice("ahead", 1, of=PROVINCES)
UNEXPLORED: Final[i64] = LAYOUT.flags("unexplored", MOUNTAINS)
# by seat
COVERED: Final[i64] = LAYOUT.flags("covered", MOST_SEATS)
COVERS: Final[i64] = LAYOUT.count("covers", MOST_SEATS, most=MANY)
POINTS: Final[i64] = LAYOUT.count("points", MOST_SEATS, most=MOST_POINTS)
EARNED: Final[i64] = LAYOUT.count("earned", MOST_SEATS, SOURCES, most=MOST_POINTS)
SUPPLY: Final[i64] = LAYOUT.count("supply", MOST_SEATS, most=MANY)
KEEPS: Final[i64] = LAYOUT.count("castles-left", MOST_SEATS, most=MANY)
HELD: Final[i64] = LAYOUT.count("goods", MOST_SEATS, GOODS, most=MANY)
INFLUENCE: Final[i64] = LAYOUT.count("influence", MOST_SEATS, REGIONS, most=MANY)
IN_HAND: Final[i64] = LAYOUT.count("orders", MOST_SEATS, most=MANY)
FATES: Final[i64] = LAYOUT.count("fate-cards", MOST_SEATS, most=MANY)
CHOSEN: Final[i64] = LAYOUT.flags("has-chosen", MOST_SEATS)
CASTLES: Final[i64] = LAYOUT.flags("castles", MOST_SEATS, PROVINCES)
ARMIES: Final[i64] = LAYOUT.count("armies", MOST_SEATS, PROVINCES, most=MANY)
# the seat's own
HAND: Final[i64] = LAYOUT.count("hand", ORDERS, most=MANY)
FATE: Final[i64] = LAYOUT.count("fate-hand", REGIONS, most=MANY)
CHOICE: Final[i64] = LAYOUT.choice("chosen", 1, of=REGIONS)
# by place
TILE: Final[i64] = LAYOUT.choice("tile", PROVINCES, of=GOODS)
SHRINE: Final[i64] = LAYOUT.choice("shrine", PROVINCES, of=COLOURS)
QUICK: Final[i64] = LAYOUT.choice("quick", CELLS, of=QUICKS)
OWNER: Final[i64] = LAYOUT.choice("order-owner", 2, CELLS, of=MOST_SEATS)  # the lower, the upper
KIND: Final[i64] = LAYOUT.choice("order-kind", 2, CELLS, of=ORDERS)
FACE_UP: Final[i64] = LAYOUT.flags("order-face-up", 2, CELLS)
MISSION: Final[i64] = LAYOUT.choice("mission", REGIONS, of=MISSIONS)
DONE: Final[i64] = LAYOUT.flags("mission-done", REGIONS, MOST_SEATS)
# bags and piles
SHOWN: Final[i64] = LAYOUT.count("fate-shown", REGIONS, most=MANY)
DECK: Final[i64] = LAYOUT.count("fate-deck", 1, most=MANY)
STOCK: Final[i64] = LAYOUT.count("stock", GOODS, least=-1, most=MANY)  # -1: it has no end
TOKEN: Final[i64] = LAYOUT.count("mountain-tokens", TOKENS, most=MANY)
FEATURES: Final[i64] = LAYOUT.size


def features_into(state: SamuraiState, actors: i64, seat: i64, buf: vec[i16], at: i64) -> None:
    """All of it, for one of the seats."""
    need(buf, at, FEATURES)
    course_into(state, seat, buf, at)
    for who in range(state.seats):
        seat_into(state, who, around(who, seat, state.seats), buf, at)
        if actors >> who & 1 != 0:
            buf[at + ACTORS + around(who, seat, state.seats)] = 1
    put_all(buf, at + HAND, state.hand, seat * ORDERS, ORDERS, MANY)
    put_all(buf, at + FATE, state.fate, seat * REGIONS, REGIONS, MANY)
    choose(buf, at + CHOICE, state.chosen[seat])
    places_into(state, seat, buf, at)
    bags_into(state, buf, at)


def course_into(state: SamuraiState, seat: i64, buf: vec[i16], at: i64) -> None:
    """Options, how far it is, and the action that is being done."""
    options_into(state, buf, at + OPTIONS)
    put(buf, at + EPOCH, state.epoch, MANY)
    put(buf, at + ROUND, state.round, 2)
    put(buf, at + EXECUTING, state.executing, 1)
    put(buf, at + OVER, state.ended, 1)
    choose(buf, at + WAIT, state.wait)
    choose(buf, at + CURRENT, around(state.current, seat, state.seats))
    put(buf, at + TURN, state.turn, MANY)
    for place in range(state.seats):
        who = around(state.order[place], seat, state.seats)
        if who >= 0:
            put(buf, at + ORDER + who, place + 1, MOST_SEATS)
    choose(buf, at + CELL, state.cell)
    choose(buf, at + REGION, state.region)
    put(buf, at + LEFT, state.left, MANY)
    choose(buf, at + LAST, state.last)
    put(buf, at + MAY, state.may_buy, 1)
    put(buf, at + MAY + 1, state.may_ship, 1)
    put(buf, at + MAY + 2, state.explored, 1)
    raise_flags(buf, at + CLAIMS, state.claims)
    raise_flags(buf, at + DECLINED, state.declined)
    choose(buf, at + MOUNTAIN, state.mountain)
    choose(buf, at + BEHIND, state.left_behind)
    choose(buf, at + AHEAD, state.ahead)
    raise_flags(buf, at + UNEXPLORED, state.unexplored)


def options_into(state: SamuraiState, buf: vec[i16], at: i64) -> None:
    put(buf, at, state.missions, 1)
    put(buf, at + 1, state.mountains, 1)
    put(buf, at + 2, state.heavenly, 1)
    put(buf, at + 3, state.random_quick, 1)
    put(buf, at + 4, state.limited, 1)
    put(buf, at + 5, state.open_goods, 1)
    put(buf, at + 6, 1 - state.auto_claim, 1)


def seat_into(state: SamuraiState, who: i64, to: i64, buf: vec[i16], at: i64) -> None:
    """What everybody knows of a seat, as the one that sits `to` places on."""
    put(buf, at + SEATS + to, 1, 1)
    put(buf, at + COVERED + to, state.covered >> who & 1, 1)
    put(buf, at + COVERS + to, state.covers[who], MANY)
    put(buf, at + POINTS + to, state.points[who], MOST_POINTS)
    put(buf, at + SUPPLY + to, state.supply[who], MANY)
    put(buf, at + KEEPS + to, state.keeps[who], MANY)
    put(buf, at + FATES + to, figures_into(state, who, to, buf, at), MANY)
    put(buf, at + IN_HAND + to, hand_size(state, who), MANY)
    if state.chosen[who] >= 0:
        buf[at + CHOSEN + to] = 1
    raise_flags(buf, at + CASTLES + to * PROVINCES, state.castles[who])
    armies = state.army
    first = at + ARMIES + to * PROVINCES
    for province in range(PROVINCES):
        buf[first + province] = i16(armies[province * MOST_SEATS + who])


def figures_into(state: SamuraiState, who: i64, to: i64, buf: vec[i16], at: i64) -> i64:
    """Points by source, goods and influence of a seat; how many fate cards it has."""
    put_all(buf, at + EARNED + to * SOURCES, state.earned, who * SOURCES, SOURCES, MOST_POINTS)
    put_all(buf, at + HELD + to * GOODS, state.goods, who * GOODS, GOODS, MANY)
    put_all(buf, at + INFLUENCE + to * REGIONS, state.influence, who * REGIONS, REGIONS, MANY)
    fate = state.fate
    fates: i64 = 0
    for cell in range(who * REGIONS, (who + 1) * REGIONS):
        fates += fate[cell]
    return fates


def places_into(state: SamuraiState, seat: i64, buf: vec[i16], at: i64) -> None:
    """The map, and the cells with the orders that lie there."""
    choose_all(buf, at + TILE, state.tile, PROVINCES)
    choose_all(buf, at + SHRINE, state.shrine, PROVINCES)
    choose_all(buf, at + QUICK, state.quick, CELLS)
    choose_all(buf, at + MISSION, state.mission, REGIONS)
    orders_into(state.owner, state.kind, state.face_up, seat, state.seats, buf, at, 0)
    orders_into(
        state.top_owner, state.top_kind, state.face_up_top, seat, state.seats, buf, at, CELLS
    )
    for region in range(REGIONS):
        done = state.done[region]
        while done != 0:
            who = around(lowest(done), seat, state.seats)
            done &= done - 1
            buf[at + DONE + region * MOST_SEATS + who] = 1


def orders_into(
    owners: vec[i64],
    kinds: vec[i64],
    face_up: i64,
    seat: i64,
    seats: i64,
    buf: vec[i16],
    at: i64,
    layer: i64,
) -> None:
    """The orders that lie in the cells, the lower or the upper ones: all see whose they are, and
    what they are if they lie faceup or are one's own."""
    places, owner, kind = ring(seat, seats), at + OWNER + layer, at + KIND + layer
    raise_flags(buf, at + FACE_UP + layer, face_up)
    for cell in range(CELLS):
        who = placed(owners[cell], places)
        buf[owner + cell] = i16(who)
        if who == 1 or face_up >> cell & 1 != 0:
            buf[kind + cell] = i16(kinds[cell] + 1)


def bags_into(state: SamuraiState, buf: vec[i16], at: i64) -> None:
    """What is left, and what lies open."""
    left = state.deck
    deck: i64 = 0
    for region in range(REGIONS):
        deck += left[region]
    put(buf, at + DECK, deck, MANY)
    put_all(buf, at + SHOWN, state.shown, 0, REGIONS, MANY)
    put_all(buf, at + TOKEN, state.tokens, 0, TOKENS, MANY)
    if state.limited != 0:
        put_all(buf, at + STOCK, state.stock, 0, GOODS, MANY)
    else:
        for good in range(GOODS):
            buf[at + STOCK + good] = -1
