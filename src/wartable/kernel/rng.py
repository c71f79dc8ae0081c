"""The one source of random numbers: small, fast, the same compiled and interpreted."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

MASK32: Final = 0xFFFFFFFF


@final
@mypyc_attr(acyclic=True)
class Rng:
    """The sfc32 generator: 32-bit lanes, hence the same numbers compiled and interpreted."""

    def __init__(self, seed: i64) -> None:
        self.a: i64 = 0
        self.b: i64 = 0
        self.c: i64 = 0
        self.counter: i64 = 1
        self.lanes(seed & MASK32, seed >> 32 & MASK32, 0x9E3779B9)

    def lanes(self, a: i64, b: i64, c: i64) -> None:
        """Start anew from 96 bits, as the fairness proof derives them."""
        self.a = a & MASK32
        self.b = b & MASK32
        self.c = c & MASK32
        self.counter = 1
        for i in range(12):
            self.next32()

    def __reduce__(self) -> tuple[object, ...]:
        return resumed, (self.a, self.b, self.c, self.counter)

    def next32(self) -> i64:
        """The next 32 bits."""
        a, b, c = self.a, self.b, self.c
        out = (a + b + self.counter) & MASK32
        self.counter = (self.counter + 1) & MASK32
        self.a = b ^ b >> 9
        self.b = (c + (c << 3)) & MASK32
        self.c = ((c << 21 | c >> 11) + out) & MASK32
        return out

    def below(self, n: i64) -> i64:
        """A number of 0 … n - 1, all exactly equally likely; n below 2**31."""
        product = self.next32() * n
        if product & MASK32 < n:
            excess = (MASK32 + 1 - n) % n
            while product & MASK32 < excess:
                product = self.next32() * n
        return product >> 32


def resumed(a: i64, b: i64, c: i64, counter: i64) -> Rng:
    """A generator that goes on where another one stood."""
    rng = Rng(0)
    rng.a = a
    rng.b = b
    rng.c = c
    rng.counter = counter
    return rng
