"""Chance that nobody can bend, and that anybody can check afterwards.

The host draws a secret seed and publishes its SHA-256 before the first move. Then every seat may
add a value of its own. The n-th outcome of chance follows from HMAC-SHA256(seed and values, n);
once the game is over the seed is published, and every outcome can be derived again.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Mapping

from wartable.kernel import Rng

SEED = 32  # bytes
LONGEST_MIX = 64  # bytes of UTF-8
NOBODYS = "nobody"  # the value of a game in which no seat gave one


class ProvenChance:
    """One game's chance. `mixes` are the seats' own values, by seat."""

    def __init__(self, seed: bytes, mixes: Mapping[int, str] | None = None) -> None:
        self.seed = seed
        self.mixes = dict(sorted((mixes or {}).items()))

    @classmethod
    def fresh(cls) -> ProvenChance:
        """A new secret. A value is mixed in from the start, for without any the key of chance
        would be SHA-256(seed), which is the published commitment."""
        return cls(secrets.token_bytes(SEED), {0: NOBODYS})

    @classmethod
    def seeded(cls, number: int) -> ProvenChance:
        """The same game for the same number: for tests and experiments, not for opponents."""
        return cls(hashlib.sha256(f"wartable seed {number}".encode()).digest())

    @property
    def commitment(self) -> str:
        """The digest of the seed, published before the first action."""
        return hashlib.sha256(self.seed).hexdigest()

    def mix(self, seat: int, value: str) -> None:
        """Add a seat's value; the caller sees to it that no outcome has been drawn yet."""
        plain = value.isprintable() and '"' not in value
        if not 0 < len(value.encode()) <= LONGEST_MIX or not plain or value != value.strip():
            raise ValueError(f"a value to mix in has 1 to {LONGEST_MIX} plain characters")
        self.mixes = dict(sorted({**self.mixes, seat: value}.items()))

    def rng(self, number: int) -> Rng:
        """The generator of the outcome with this number."""
        key = hashlib.sha256(self.seed)
        for seat, value in self.mixes.items():
            text = value.encode()
            key.update(bytes((seat, len(text))) + text)
        lanes = hmac.new(key.digest(), str(number).encode(), "sha256").digest()
        rng = Rng(0)
        rng.lanes(*(int.from_bytes(lanes[i : i + 4], "big") for i in (0, 4, 8)))
        return rng
