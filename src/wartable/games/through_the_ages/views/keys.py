"""Numbers of the state as views show them: keys of cards, seats, None for nobody."""

from __future__ import annotations

from functools import lru_cache

from wartable.games.through_the_ages.engine.cards.table import CARD_KEYS
from wartable.kernel import NONE
from wartable.kernel import members as numbers


def seat_of(seat: int) -> int | None:
    """The seat; None in place of NONE."""
    return None if seat == NONE else seat


def key_of(card: int) -> str | None:
    """The card's key; None in place of NONE."""
    return None if card == NONE else CARD_KEYS[card]


@lru_cache(maxsize=4096)
def keys_of(members: int, base: int) -> tuple[str, ...]:
    """Keys of a set of cards, whose member 0 is the card `base`."""
    return tuple(CARD_KEYS[base + n] for n in numbers(members))


@lru_cache(maxsize=4096)
def keys_by_count(counts: tuple[int, ...], base: int) -> tuple[str, ...]:
    """Each key as often as its number says."""
    return tuple(CARD_KEYS[base + n] for n, held in enumerate(counts) for copy in range(held))
