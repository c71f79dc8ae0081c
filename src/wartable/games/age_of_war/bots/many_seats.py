"""Four to six seats, learned: chances to win of all seats at a turn's beginning, by a net.

tools/age_of_war/learn_many_seats.py made the nets by play of each with itself; docs/bots.md has
their cards. A position is who holds which city: 0 the centre, 1 the seat to move, 2 the next, and
so on. A shared victory counts by its share. The arithmetic is that of `three_seats`: figures come
out the same on every machine.
"""

from __future__ import annotations

from functools import cache, lru_cache
from importlib.resources import files
from typing import Any, Final

import numpy as np

from wartable.games.age_of_war.bots.three_seats import Floats, Layers, Numbers, spans
from wartable.games.age_of_war.engine.components import CITIES, POINTS, PROVINCE_POINTS
from wartable.games.age_of_war.engine.rules import attackable
from wartable.games.age_of_war.engine.state import AgeOfWarState
from wartable.kernel import NONE

FEWEST: Final = 4
FILE: Final = "{}_seats.npz"
WORDS: Final = {4: "four", 5: "five", 6: "six"}
MOST_POINTS: Final = 38
LEADS: Final = 2 * MOST_POINTS + 3  # how a seat stands against the best of the others
FIRST: Final = [sum(3**count for _, count in spans()[:p]) for p in range(len(spans()) + 1)]
PATTERNS: Final[int] = FIRST[
    -1
]  # of a province as a seat sees it: the centre's, its own, another's
NOWHERE: Final = 10**6  # below every standing


def rows_of(seats: int) -> int:
    """Of the net's first layer: patterns and lead by seat, cities left."""
    return seats * (PATTERNS + LEADS) + int(CITIES) + 1


def standings() -> Numbers:
    """By pattern: what it adds to a seat's standing, in one figure: points, cities, provinces
    (rules 7)."""
    table = np.zeros(PATTERNS, dtype=np.int64)
    for province, (first, count) in enumerate(spans()):
        for pattern in range(3**count):
            held = [city for city in range(count) if pattern // 3**city % 3 == 1]
            whole = len(held) == count
            loose = sum(int(POINTS[first + city]) for city in held)
            points = int(PROVINCE_POINTS[province]) if whole else loose
            table[FIRST[province] + pattern] = 10000 * points + 100 * len(held) + whole
    return table


STANDINGS: Final = standings()
UNITS: Final = np.array([3**at for _, count in spans() for at in range(count)])


def seen(holders: Any, seats: int, units: Any, numbers: Any, stack: Any) -> Any:
    """By position, seat and province: the row of the pattern that the seat sees. Of numpy or
    torch, like all that takes `stack`; `units` and `numbers` (0, 1, 2 …) are of the same kind."""
    own = holders[..., None, :] == numbers[1 : seats + 1, None]
    look = (own * 1 + (holders > 0)[..., None, :] * 2 - own * 2) * units
    return stack(
        [
            look[..., first : first + count].sum(-1) + FIRST[province]
            for province, (first, count) in enumerate(spans())
        ],
        -1,
    )


def active_rows(holders: Any, seats: int, kit: Any) -> tuple[Any, Any]:
    """The rows of the first layer that positions add up, and the standings of their seats."""
    patterns = seen(holders, seats, kit.units, kit.numbers, kit.stack)
    standing = kit.standings[patterns].sum(-1)
    others = standing[..., None, :] - NOWHERE * (
        kit.numbers[:seats, None] == kit.numbers[None, :seats]
    )
    best = kit.most(others)
    points = standing // 10000 - best // 10000
    ahead = (standing > best) * 1 - (standing < best) * 1
    lead = points + (points > 0) * 1 - (points < 0) * 1 + (points == 0) * ahead
    places = kit.numbers[:seats]
    rows = patterns + (places * PATTERNS)[:, None]
    leads = lead + places * LEADS + (seats * PATTERNS + MOST_POINTS + 1)
    left = (holders == 0).sum(-1) + seats * (PATTERNS + LEADS)
    flat = rows.reshape(*holders.shape[:-1], -1)
    return kit.join([flat, leads, left[..., None]], -1), standing


class Kit:
    """What `active_rows` needs of numpy."""

    units, numbers, standings = UNITS, np.arange(16), STANDINGS
    stack, join = staticmethod(np.stack), staticmethod(np.concatenate)

    @staticmethod
    def most(figures: Numbers) -> Numbers:
        found: Numbers = figures.max(axis=-1)
        return found


class Net:
    """The chances of so many seats."""

    def __init__(self, seats: int, planes: dict[str, Any]) -> None:
        self.seats = seats
        self.layers = Layers(planes)
        shape = (rows_of(seats), seats)
        if (len(self.layers.rows), len(self.layers.layers[-1][1])) != shape:
            raise ValueError(f"a net of {len(self.layers.rows)} rows is not for {seats} seats")

    def chances(self, holders: Numbers) -> Floats:
        """By position and seat: to win; exact where the centre is empty."""
        rows, standing = active_rows(holders, self.seats, Kit)
        found = self.layers.shares(rows)
        over = (holders > 0).all(axis=-1)
        best = standing[over] == standing[over].max(axis=-1, keepdims=True)
        found[over] = best / best.sum(axis=-1, keepdims=True)
        return found


@cache
def net(seats: int) -> Net:
    """Read when first asked for."""
    place = files("wartable.games.age_of_war") / FILE.format(WORDS[seats])
    with place.open("rb") as file, np.load(file) as planes:
        return Net(seats, dict(planes))


def passed_on(holders: Numbers, seats: int) -> Numbers:
    """When the turn passes and nothing was taken: the seat that moved is the last to move again."""
    found: Numbers = np.where(holders == 0, 0, np.where(holders == 1, seats, holders - 1))
    return found


def holders(owner: list[int], mover: int, seats: int) -> tuple[int, ...]:
    """Who holds which city, if `mover` is about to begin a turn."""
    return tuple(0 if seat == NONE else (seat - mover) % seats + 1 for seat in owner)


@lru_cache(maxsize=256)
def after_turn(asked: Net, position: tuple[int, ...], cities: tuple[int, ...]) -> list[float]:
    """Of the seat to move: its chance after a turn that takes nothing, then after taking each of
    these cities."""
    seats = asked.seats
    positions = np.tile(passed_on(np.array(position), seats), (len(cities) + 1, 1))
    positions[range(1, len(cities) + 1), cities] = seats
    found: list[float] = asked.chances(positions)[:, seats - 1].tolist()
    return found


def values_of_turn(state: AgeOfWarState, asked: Net | None = None) -> tuple[float, list[float]]:
    """For the seat whose turn it is: the chance to win after a turn that takes nothing, and by
    city after one that takes it; 0 for a city that cannot be taken. By the shipped net, unless
    another is asked."""
    seat, seats = int(state.current), int(state.seats)
    cities = tuple(city for city in range(CITIES) if attackable(state, seat, city))
    position = holders(list(state.owner), seat, seats)
    nothing, *found = after_turn(asked or net(seats), position, cities)
    taken = [0.0] * CITIES
    for city, chance in zip(cities, found, strict=True):
        taken[city] = chance
    return nothing, taken
