"""What is in the box: kinds, the row, banks. Figures of the table; no behaviour, no texts."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

NEWEST: Final = 2  # version of the rules
# Ages and levels
A: Final = 0
I: Final = 1  # noqa: E741
II: Final = 2
III: Final = 3
IV: Final = 4
AGE_KEYS: Final = ("a", "i", "ii", "iii", "iv")

# Kinds of cards, in the order of their rows
FARM: Final[i64] = 0
MINE: Final[i64] = 1
LAB: Final[i64] = 2
TEMPLE: Final[i64] = 3
LIBRARY: Final[i64] = 4
THEATER: Final[i64] = 5
ARENA: Final[i64] = 6
INFANTRY: Final[i64] = 7
CAVALRY: Final[i64] = 8
ARTILLERY: Final[i64] = 9
AIR: Final[i64] = 10
GOVERNMENT: Final[i64] = 11
LAW: Final[i64] = 12
WARFARE: Final[i64] = 13
EXPLORATION: Final[i64] = 14
CONSTRUCTION: Final[i64] = 15
LEADER: Final[i64] = 16
WONDER: Final[i64] = 17
ACTION: Final[i64] = 18
TACTIC: Final[i64] = 19
BONUS: Final[i64] = 20
AGGRESSION: Final[i64] = 21
WAR: Final[i64] = 22
PACT: Final[i64] = 23
TERRITORY: Final[i64] = 24
EVENT: Final[i64] = 25
KIND_KEYS: Final = (
    *("farm", "mine", "lab", "temple", "library", "theater", "arena"),
    *("infantry", "cavalry", "artillery", "air"),
    *("government", "law", "warfare", "exploration", "construction"),
    *("leader", "wonder", "action"),
    *("tactic", "bonus", "aggression", "war", "pact", "territory", "event"),
)

# Variants of the game
FULL: Final = 0
PEACEFUL: Final = 1  # no aggressions, no wars
FIRST_GAME: Final = 2  # no pacts either, no Age III

SLOTS: Final[i64] = 13
SLOT_COST: Final = vec[i64]([1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3])
ROW_SWEEP: Final = vec[i64]([0, 0, 3, 2, 1])  # cards removed, by civilisations in the game
AGE_A_EVENTS: Final = vec[i64]([0, 0, 4, 5, 6])  # by seats
START_BLUE: Final = 16
START_YELLOW: Final = 18
DRAW_MOST: Final = 3  # military cards at the end of a turn
AGE_END_YELLOW: Final = 2
HUNGER: Final = 4  # culture lost per missing food
ABANDONED_WAR: Final = 7  # culture for a war on a rival who resigned
HAPPY_MOST: Final = 8

# By tokens in the yellow bank, 0 … 18; by tokens in the blue bank, 0 … 16. Rules 12.1, 13.1
FOOD_PRICE: Final = vec[i64]([-1, 7, 7, 7, 7, 5, 5, 5, 5, 4, 4, 4, 4, 3, 3, 3, 3, 2, 2])
CONSUMPTION: Final = vec[i64]([6, 4, 4, 4, 4, 3, 3, 3, 3, 2, 2, 2, 2, 1, 1, 1, 1, 0, 0])
HAPPY_NEED: Final = vec[i64]([8, 7, 7, 6, 6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 1, 1, 0, 0])
CORRUPTION: Final = vec[i64]([6, 4, 4, 4, 4, 4, 2, 2, 2, 2, 2, 0, 0, 0, 0, 0, 0])

# Culture at the end of the first game, for each of what counts
PER_GOVERNMENT: Final = 2  # per level
PER_COLONY: Final = 3
PER_WONDER: Final = 6  # of Age II

# Culture by rank for Impact of Science and of Strength, by civilisations in the game
RANK_CULTURE: Final = ((), (0,), (10, 0), (14, 7, 0), (15, 10, 5, 0))
