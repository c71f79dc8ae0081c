"""Chance that nobody can bend, and that anybody can check afterwards.

The host draws a secret seed and publishes its SHA-256 before the first move. Then every seat may
add a value of its own; where seats commit themselves to their values before any is shown, nobody
can choose a value by those of the others. The n-th outcome of chance follows from HMAC-SHA256(seed
and values, n); once the game is over the seed is published, and every outcome can be derived again.
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


def oath(table: str, commitment: str, seat: int, value: str) -> str:
    """The digest by which a seat commits itself to its value: at this table, with this seed."""
    said = "\n".join(("wartable value", table, commitment, str(seat), value))
    return hashlib.sha256(said.encode()).hexdigest()


class ProvenChance:
    """One game's chance. `mixes` are the seats' own values by seat, `sworn` the commitments to
    them, which were made at `table`."""

    def __init__(self, seed: bytes, mixes: Mapping[int, str] | None = None) -> None:
        self.seed = seed
        self.mixes = dict(sorted((mixes or {}).items()))
        self.sworn: dict[int, str] = {}
        self.table = ""

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

    def swear(self, seat: int, digest: str, table: str) -> None:
        """A seat commits itself to a value that it shows later."""
        self.sworn = dict(sorted({**self.sworn, seat: digest}.items()))
        self.table = table

    def fits(self, seat: int, value: str) -> bool:
        """Whether this is the value that the seat committed itself to."""
        return oath(self.table, self.commitment, seat, value) == self.sworn[seat]

    def forget(self, seat: int) -> None:
        """Whoever sat there has left: neither commitment nor value counts."""
        self.sworn = {n: digest for n, digest in self.sworn.items() if n != seat}
        self.mixes = {n: value for n, value in self.mixes.items() if n != seat}

    @property
    def unshown(self) -> list[int]:
        """Seats that committed themselves and have not shown their value."""
        return [seat for seat in self.sworn if seat not in self.mixes]

    def copy(self) -> ProvenChance:
        """The same, to be changed without changing this one."""
        other = ProvenChance(self.seed, self.mixes)
        other.sworn, other.table = self.sworn, self.table
        return other

    def rng(self, number: int) -> Rng:
        """The generator of the outcome with this number."""
        key = hashlib.sha256(self.seed)
        for seat, value in self.mixes.items():
            text = value.encode()
            key.update(bytes((seat, len(text))) + text)
        return _rng(key.digest(), str(number))

    def beliefs(self, view: object) -> Rng:
        """The generator by which whoever has this view gets states to believe in: the same one for
        the same view, so that asking again tells nothing. It needs the seed: what is drawn from the
        truth by a known generator may show the truth."""
        return _rng(self.seed, f"belief {view!r}")


def _rng(key: bytes, said: str) -> Rng:
    lanes = hmac.new(key, said.encode(), "sha256").digest()
    rng = Rng(0)
    rng.lanes(*(int.from_bytes(lanes[i : i + 4], "big") for i in (0, 4, 8)))
    return rng
