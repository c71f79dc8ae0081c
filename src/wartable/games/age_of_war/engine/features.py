"""The table as numbers, seen from a seat. Nothing of it is hidden."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from wartable.games.age_of_war.engine.components import (
    CITIES,
    CITY_TABLE,
    DICE,
    FIRST_CITY,
    LINE_TABLE,
    MOST_SEATS,
    PROVINCE,
    PROVINCE_POINTS,
    PROVINCE_TABLE,
    PROVINCES,
    ROLL_TABLE,
    SIDES,
    UNROLLED,
)
from wartable.games.age_of_war.engine.components import POINTS as CITY_POINTS
from wartable.games.age_of_war.engine.state import AgeOfWarState
from wartable.kernel.features import Layout, around, choose, need, placed, put, raise_flags, ring
from wartable.kernel.numbers import lowest

MOST_TURNS: Final[i64] = 32_000  # more are not told apart
MOST_POINTS: Final[i64] = sum([province.points for province in PROVINCE_TABLE]) + sum(
    [city.points for city in CITY_TABLE]
)
# Columns of vecs: compiled, an item of bytes is looked up in more steps.
SHOWN: Final = vec[i16](  # dice of a face, by roll * SIDES + face
    [roll.count(face) for roll in ROLL_TABLE for face in range(SIDES)]
)
WORTH: Final = vec[i64](list(CITY_POINTS))
LOCKED_MORE: Final = vec[i64](  # what a locked province is worth beyond its cities
    [
        PROVINCE_POINTS[province]
        - sum([CITY_POINTS[city] for city in range(CITIES) if PROVINCE[city] == province])
        for province in range(PROVINCES)
    ]
)

LAYOUT: Final = Layout(version=1)
SEATS: Final[i64] = LAYOUT.flags("seats", MOST_SEATS)  # those that are taken
CAP: Final[i64] = LAYOUT.count("cap", 1, most=MOST_TURNS)
TURNS: Final[i64] = LAYOUT.count("turns", 1, most=MOST_TURNS)
ENDED: Final[i64] = LAYOUT.choice("ended", 1, of=2)  # all conquered, stopped
CURRENT: Final[i64] = LAYOUT.choice("current", 1, of=MOST_SEATS)
ROLLED: Final[i64] = LAYOUT.flags("rolled", 1)
POOL: Final[i64] = LAYOUT.count("pool", 1, most=DICE)
FACES: Final[i64] = LAYOUT.count("roll", SIDES, most=DICE)
TARGET: Final[i64] = LAYOUT.choice("target", 1, of=CITIES)
OPEN: Final[i64] = LAYOUT.flags("open-lines", len(LINE_TABLE))
OWNER: Final[i64] = LAYOUT.choice("owner", CITIES, of=MOST_SEATS)
LOCKED: Final[i64] = LAYOUT.flags("locked", PROVINCES)
POINTS: Final[i64] = LAYOUT.count("points", MOST_SEATS, most=MOST_POINTS)
RECENT: Final[i64] = LAYOUT.choice("recent", 1, of=CITIES)
FEATURES: Final[i64] = LAYOUT.size


def features_into(state: AgeOfWarState, seat: i64, buf: vec[i16], at: i64) -> None:
    """All of it, for one of the seats."""
    need(buf, at, FEATURES)
    seats = state.seats
    put(buf, at + CAP, state.cap, MOST_TURNS)
    put(buf, at + TURNS, state.turns, MOST_TURNS)
    choose(buf, at + ENDED, state.ended - 1)
    choose(buf, at + CURRENT, around(state.current, seat, seats))
    put(buf, at + POOL, state.pool, DICE)
    if state.roll != UNROLLED:
        buf[at + ROLLED] = 1
        shown, roll, faces = SHOWN, state.roll * SIDES, at + FACES
        for face in range(SIDES):
            buf[faces + face] = shown[roll + face]
    choose(buf, at + TARGET, state.target)
    raise_flags(buf, at + OPEN, state.open_lines)
    cities_into(state, seat, buf, at)
    raise_flags(buf, at + LOCKED, state.locked)
    choose(buf, at + RECENT, state.recent)


def cities_into(state: AgeOfWarState, seat: i64, buf: vec[i16], at: i64) -> None:
    """Who has which city, and the points of all, counted once. Rules 7: those of a locked province
    instead of those of its cities."""
    owners, places, worth, owner = state.owner, ring(seat, state.seats), WORTH, at + OWNER
    points: i64 = 0  # eight bits a seat, the lowest for nobody
    for city in range(CITIES):
        who = placed(owners[city], places)
        buf[owner + city] = i16(who)
        points += worth[city] << 8 * who
    locked = state.locked
    while locked != 0:
        province = lowest(locked)
        locked &= locked - 1
        who = placed(owners[FIRST_CITY[province]], places)
        points += LOCKED_MORE[province] << 8 * who
    seats, had = at + SEATS, at + POINTS
    for who in range(state.seats):
        buf[seats + who] = 1
        buf[had + who] = i16(points >> 8 * (who + 1) & 255)
