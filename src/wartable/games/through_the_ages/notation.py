"""Text ⇄ action: the words of the rulebook, card keys, seats by number.

    take 5 · build bronze · upgrade bronze iron · develop iron · revolt monarchy · stage 2
    prepare crusades · attack plunder-i 2 · offer peace-treaty 1 a · bid 4 · send warriors · done

Chance: `draw iron`, `first 0`.
"""

from __future__ import annotations

from wartable.games.through_the_ages.engine.actions.codes import (
    BIDS,
    CHANCE_SPACE,
    PAIRS,
    SPACE,
    SPLITS,
)
from wartable.games.through_the_ages.engine.cards.table import CARD_KEYS
from wartable.games.through_the_ages.engine.components import SLOTS
from wartable.games.through_the_ages.engine.game import ThroughTheAges
from wartable.kernel import CHANCE
from wartable.notation import Notation

NUMBERS = [str(n) for n in range(BIDS + 1)]
NAMES = {
    "card": CARD_KEYS,
    "pair": [f"{CARD_KEYS[old]} {CARD_KEYS[new]}" for old, new in PAIRS],
    "slot": NUMBERS[1 : SLOTS + 1],
    "stages": NUMBERS,
    "food": NUMBERS[:SPLITS],
    "bid": NUMBERS,
    "seat": NUMBERS,
    "side": ["a", "b"],
}
ACTING = Notation(SPACE, NAMES)
DEALING = Notation(CHANCE_SPACE, NAMES)


def write(game: ThroughTheAges, seat: int, action: int) -> str:
    return (DEALING if seat == CHANCE else ACTING).write(action)


def read(game: ThroughTheAges, seat: int, text: str) -> int:
    return (DEALING if seat == CHANCE else ACTING).read(text)
