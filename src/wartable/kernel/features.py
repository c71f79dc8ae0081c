"""What a seat knows as a row of small numbers, for networks: what its cells are called and may
hold, and what fills them. Compiled.

    LAYOUT: Final = Layout(version=1)
    HAND: Final[i64] = LAYOUT.flags("hand", CARDS)
    TARGET: Final[i64] = LAYOUT.choice("target", 1, of=CITIES)
    POINTS: Final[i64] = LAYOUT.count("points", SEATS, most=99)

Each gives the first cell of a field. Seats are counted from the one that looks: it is 0, then come
the others in their order at the table.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from wartable.kernel.numbers import BIT_INDEX, SPREAD

FLAGS: Final = "flags"  # each 0 or 1
CHOICE: Final = "choice"  # each 0 for nothing, or 1 and the number of one of `most` things
COUNT: Final = "count"  # each from `least` to `most`


@final
class Field:
    """Cells of one kind: those from `at` on, the last axis of `shape` running fastest."""

    def __init__(
        self, name: str, kind: str, shape: list[int], at: int, least: int, most: int
    ) -> None:
        self.name = name
        self.kind = kind
        self.shape = shape
        self.at = at
        self.least = least
        self.most = most
        self.size = 1
        for length in shape:
            self.size *= length

    def __repr__(self) -> str:
        shape = ", ".join([str(length) for length in self.shape])
        return f"<Field {self.name}[{shape}] at {self.at}, {self.kind} {self.least} to {self.most}>"


@final
class Layout:
    """Fields one after another, in `size` cells. What is new, is gone or means something else
    raises the version."""

    def __init__(self, version: int) -> None:
        self.version = version
        self.fields: list[Field] = []
        self.size = 0

    def flags(self, name: str, *shape: int) -> i64:
        """Declare cells that are 0 or 1 each; return the first."""
        return self._field(name, FLAGS, list(shape), 0, 1)

    def choice(self, name: str, *shape: int, of: int) -> i64:
        """Declare cells that name one of so many things, or nothing; return the first."""
        return self._field(name, CHOICE, list(shape), 0, of)

    def count(self, name: str, *shape: int, most: int, least: int = 0) -> i64:
        """Declare cells that hold numbers; return the first."""
        return self._field(name, COUNT, list(shape), least, most)

    def field(self, name: str) -> Field:
        """The field of this name."""
        for each in self.fields:
            if each.name == name:
                return each
        raise KeyError(name)

    def _field(self, name: str, kind: str, shape: list[int], least: int, most: int) -> int:
        made = Field(name, kind, shape, self.size, least, most)
        self.fields.append(made)
        self.size += made.size
        return made.at


NO_FEATURES: Final = Layout(0)  # of a game that has none


def need(buf: vec[i16], at: i64, n: i64) -> None:
    """IndexError unless there are so many cells from `at` on; all of them are 0 already."""
    buf[at + n - 1] = 0


def wipe(buf: vec[i16], at: i64, n: i64) -> None:
    """So many cells become 0, for whoever uses them again."""
    for i in range(at, at + n):
        buf[i] = 0


def put(buf: vec[i16], at: i64, figure: i64, most: i64) -> None:
    """A number, cut off at `most`."""
    buf[at] = i16(min(figure, most))


def raise_flags(buf: vec[i16], at: i64, mask: i64) -> None:
    """The cells of a set's members become 1."""
    while mask != 0:
        bit = mask & -mask
        buf[at + BIT_INDEX[bit * SPREAD >> 58 & 63]] = 1
        mask ^= bit


def choose(buf: vec[i16], at: i64, which: i64) -> None:
    """The number of a thing; -1 is nothing."""
    buf[at] = i16(which + 1)


def put_all(buf: vec[i16], at: i64, figures: vec[i64], first: i64, n: i64, most: i64) -> None:
    """So many numbers of a column from `first` on, each cut off at `most`."""
    for i in range(n):
        buf[at + i] = i16(min(figures[first + i], most))


def choose_all(buf: vec[i16], at: i64, things: vec[i64], n: i64) -> None:
    """The numbers of the first things of a column; -1 is nothing."""
    for i in range(n):
        buf[at + i] = i16(things[i] + 1)


def ring(me: i64, seats: i64) -> i64:
    """Where every seat sits from the one that looks, four bits each: for `placed`."""
    found: i64 = 0
    for seat in range(seats):
        found |= (around(seat, me, seats) + 1) << 4 * (seat + 1)
    return found


def placed(seat: i64, places: i64) -> i64:
    """How far a seat of a ring sits from the one that looks, and 1; 0 for no seat. Nothing has to
    be decided here, which matters where many are asked about."""
    return places >> 4 * (seat + 1) & 15


def around(seat: i64, me: i64, seats: i64) -> i64:
    """How far a seat sits from the one that looks; -1 for no seat."""
    if seat < 0:
        return -1
    if seat >= me:
        return seat - me
    return seat - me + seats
