"""How long a bot seems to think: short where all can see that it has no choice or only begins,
longer where it has many, and never twice the same.

A wait must not tell what a bot holds. So nothing that the bot alone knows goes into it, neither its
hand nor what it chose nor how long it searched: how many choices it has is counted in a state that
a spectator may believe in, in which hidden cards are dealt anew, and the chance follows from the
table's name and how much has happened, which everybody can read. Two bots that look alike from
outside wait equally long, whatever they hold.
"""

from __future__ import annotations

from hashlib import blake2b
from math import log2
from typing import Any

from wartable.kernel import SPECTATOR, Rng, legal
from wartable.play import Match

SHORTEST, LONGEST = 0.375, 2.5  # times the usual pause: 0.3 s and 2 s of 0.8 s
FORCED, CHOICE, DOUBLED = 0.5, 0.8, 0.2  # with one choice; with two; more for every doubling
LEAST, MOST = 0.75, 1.4  # between which chance stretches it
PARTS = 1 << 16


def drawn(table: str, head: int, seat: int) -> int:
    """Chance that everybody could work out: of this table, at this moment, for this seat."""
    text = f"{table} {head} {seat}".encode()
    return int.from_bytes(blake2b(text, digest_size=6).digest(), "big")


def choices(match: Match[Any], seat: int, rng: Rng) -> int:
    """How many actions a seat may have as far as a spectator knows; 1 if none can be told. `rng`
    is nobody's to know: who knew how cards are dealt anew could reckon back to the truth."""
    state = match.seen(SPECTATOR, rng).believed
    if match.game.actors(state) >> seat & 1 == 0:
        return 1
    return max(1, len(legal(match.game, state, seat)))


def is_opening(match: Match[Any], seat: int) -> bool:
    """Whether a seat begins at a table of several: they come one after another, and whoever is last
    would wait long before there is anything to do."""
    return match.seats > 2 and all(entry.seat != seat for entry in match.entries)


def stretch(count: int, chance: int) -> float:
    """How many times the usual pause a bot with so many choices takes."""
    hard = FORCED if count == 1 else CHOICE + DOUBLED * log2(count / 2)
    luck = LEAST + (MOST - LEAST) * (chance % PARTS) / PARTS
    return min(max(hard * luck, SHORTEST), LONGEST)
