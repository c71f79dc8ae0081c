"""Sets of small numbers as bits, and buffers. Compiled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

INTERPRETED: Final = __file__.endswith(".py")
LONG: Final[i64] = 40  # cells: measured
NONE: Final = -1  # no seat, no city, no card
BIT: Final = vec[i64]([1 << n for n in range(63)])  # never `1 << n`: compiled, it has 32 bits
# Six bits of a power of two times this tell which power it is; those of the product cut to 64 bits,
# as it is compiled, are the same.
SPREAD: Final = 0x03F79D71B4CB0A89


def _bit_index() -> bytes:
    table = bytearray(64)
    for n in range(63):
        table[BIT[n] * SPREAD >> 58 & 63] = n
    return bytes(table)


BIT_INDEX: Final = _bit_index()


def lowest(mask: i64) -> i64:
    """The least member of a set of 0 … 62."""
    return BIT_INDEX[(mask & -mask) * SPREAD >> 58 & 63]


def count(mask: i64) -> i64:
    """How many members a set of 0 … 62 has."""
    n: i64 = 0
    while mask != 0:
        mask &= mask - 1
        n += 1
    return n


def nth(mask: i64, index: i64) -> i64:
    """The member with `index` smaller ones."""
    while index > 0:
        mask &= mask - 1
        index -= 1
    return lowest(mask)


def bits_into(mask: i64, base: i64, buf: vec[i64], n: i64) -> i64:
    """Append `base + member` for every member of the set, ascending; return the new length."""
    while mask != 0:
        bit = mask & -mask
        buf[n] = base + BIT_INDEX[bit * SPREAD >> 58 & 63]
        n += 1
        mask ^= bit
    return n


def members(mask: i64) -> list[int]:
    """The set as a list, ascending."""
    found: list[int] = []
    while mask != 0:
        found.append(lowest(mask))
        mask &= mask - 1
    return found


def zeros(n: i64) -> vec[i64]:
    """A column of `n` cells, all 0."""
    return vec[i64]([0] * n)


def copied(source: vec[i64], target: vec[i64], n: i64) -> vec[i64]:
    """The cells of one column in another. Compiled, a short column is copied in place, which is
    faster than a new one; a long one, or interpreted, it is the other way round."""
    if INTERPRETED or n > LONG:
        return source[:]
    for i in range(n):
        target[i] = source[i]
    return target


def read_cells(data: list[int], at: i64, target: vec[i64], n: i64) -> i64:
    """The numbers of a list from `at` on; return where they end."""
    for i in range(n):
        target[i] = data[at + i]
    return at + n
