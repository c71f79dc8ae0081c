"""Numbers of the state as views show them: keys of cards, seats, None for nobody."""

from __future__ import annotations

from wartable.games.through_the_ages.engine.cards.table import (
    CARD_KEYS,
)
from wartable.kernel import NONE


def seat_of(seat: int) -> int | None:
    return None if seat == NONE else seat


def key_of(card: int) -> str | None:
    return None if card == NONE else CARD_KEYS[card]


def keys_of(members: int, base: int) -> tuple[str, ...]:
    return tuple(CARD_KEYS[base + n] for n in range(63) if members >> n & 1)
