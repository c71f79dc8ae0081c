"""Words of a scenario that name a column of the state, and how their values are written."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from wartable.errors import BadInput
from wartable.games.small_samurai_empires.engine.components import (
    COLOUR_KEYS,
    GOOD_KEYS,
    GOODS,
    MISSION_KEYS,
    MOST_SEATS,
    ORDER_KEYS,
    ORDERS,
    PROVINCE_KEYS,
    REGION_KEYS,
    REGIONS,
    TOKEN_KEYS,
)
from wartable.games.small_samurai_empires.engine.rules.pieces import SOURCE_KEYS
from wartable.games.small_samurai_empires.engine.state import SOURCES, SamuraiState
from wartable.kernel import NONE

Rows = dict[str, list[str]]  # values by key; several are by seat


def one_of(known: Sequence[str], word: str) -> str:
    """The word itself; BadInput if it is not known."""
    if word not in known:
        raise BadInput(f"{word!r} is none of {', '.join(known)}")
    return word


def number(word: str) -> int:
    """A number; BadInput if the word is none."""
    if not word.isdecimal():
        raise BadInput(f"{word!r} is no number")
    return int(word)


def pairs(text: str, known: Sequence[str]) -> dict[str, str]:
    """`kaga=1:2 kii=3` by key; `-` alone is none."""
    found: dict[str, str] = {}
    for part in text.split() if text != "-" else []:
        key, _, value = part.rpartition("=")
        if one_of(known, key) in found:
            raise BadInput(f"{key!r} stands there twice")
        found[key] = value
    return found


def written(rows: Rows, bare: bool = False) -> str:
    """As a line has it; `bare` without rows in which nothing lies."""
    texts = [
        f"{key}={':'.join(values)}" if key else ":".join(values)
        for key, values in rows.items()
        if not bare or set(values) - {"0", "-"}
    ]
    return " ".join(texts) or "-"


@dataclass(frozen=True)
class Column:
    """A column of the state: the keys of its rows, how far rows and seats lie apart in it (0: it
    has none), and what its values are called, unless they are numbers."""

    field: str
    keys: Sequence[str]
    row: int = 1
    seat: int = 0
    names: Sequence[str] = ()

    def read(self, text: str, seats: int) -> Rows:
        """The rows that a line names."""
        found = {key: value.split(":") for key, value in pairs(text, self.keys).items()}
        for key, values in found.items():
            if len(values) > (seats if self.seat else 1):
                raise BadInput(f"{key or text!r} has too many values")
            for value in values:
                if self.names:
                    one_of((*self.names, "-"), value)
                elif value != "*":
                    number(value)
        return found

    def lay(self, state: SamuraiState, rows: Rows) -> None:
        """Put these rows into the state; `*` leaves a value as it is."""
        cells = getattr(state, self.field)
        for key, values in rows.items():
            for seat, value in enumerate(values):
                at = self.keys.index(key) * self.row + seat * self.seat
                if self.names:
                    cells[at] = NONE if value == "-" else self.names.index(value)
                elif value != "*":
                    cells[at] = int(value)

    def empty(self, state: SamuraiState) -> None:
        """Take everything out."""
        cells = getattr(state, self.field)
        for at in range(len(cells)):
            cells[at] = NONE if self.names else 0

    def found(self, state: SamuraiState, seats: int) -> Rows:
        """Every row as it is."""
        cells = getattr(state, self.field)
        held = range(seats if self.seat else 1)
        return {
            key: [self.text(cells[at * self.row + seat * self.seat]) for seat in held]
            for at, key in enumerate(self.keys)
        }

    def text(self, value: int) -> str:
        """A value as it is written."""
        if not self.names:
            return str(value)
        return "-" if value == NONE else self.names[value]


LAID = {
    "armies": Column("army", PROVINCE_KEYS, int(MOST_SEATS), 1),
    "goods": Column("goods", GOOD_KEYS, 1, int(GOODS)),
    "points": Column("points", ("",), 0, 1),
    "influence": Column("influence", REGION_KEYS, 1, int(REGIONS)),
    "fate": Column("fate", REGION_KEYS, 1, int(REGIONS)),
    "shown": Column("shown", REGION_KEYS),
    "tiles": Column("tile", PROVINCE_KEYS, names=GOOD_KEYS),
    "missions": Column("mission", REGION_KEYS, names=MISSION_KEYS),
    "shrines": Column("shrine", PROVINCE_KEYS, names=COLOUR_KEYS),
}
# Words of which nothing is there but what is named
EMPTIED = (("armies",), ("missions",), ("fate", "shown"))
COUNTED = {
    "supply": Column("supply", ("",), 0, 1),
    "stock": Column("stock", GOOD_KEYS),
    "hand": Column("hand", ORDER_KEYS, 1, int(ORDERS)),
    "earned": Column("earned", SOURCE_KEYS, 1, int(SOURCES)),
    "tokens": Column("tokens", TOKEN_KEYS),
}
