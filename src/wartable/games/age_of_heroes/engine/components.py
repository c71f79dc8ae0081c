"""Names of the numbers: kinds of cards, tribes, items, goals. How many there are is data."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# Kinds of the resource deck. Those a hand may hold come first; the others act when drawn.
KIND_KEYS: Final = (
    *("iron", "wood", "grain", "stone", "gold"),
    *("limestone", "concrete", "marble", "bricks", "sandstone", "granite"),
    *("olympics", "hero", "luck"),
    *("population-boom", "earthquake", "volcano", "famine"),
    *("barbarians-1", "barbarians-2", "barbarians-3", "barbarians-4"),
)
ORDINARY: Final[i64] = 5  # kinds 0 … 4 build: iron is 0, the last of them is gold
WOOD: Final[i64] = 1
GRAIN: Final[i64] = 2
STONE: Final[i64] = 3
GOLD: Final[i64] = 4
SPECIAL: Final[i64] = 5  # + tribe: the stone of its monument
OLYMPICS: Final[i64] = 11
HERO: Final[i64] = 12
LUCK: Final[i64] = 13
HELD: Final[i64] = 14  # so many kinds may be in a hand
BOOM: Final[i64] = 14
EARTHQUAKE: Final[i64] = 15
VOLCANO: Final[i64] = 16
FAMINE: Final[i64] = 17
BARBARIANS: Final[i64] = 18  # four kinds; `Figures.raid` has the armies of each
KINDS: Final[i64] = 22
ALL_HELD: Final[i64] = 0x3FFF

TRIBE_KEYS: Final = ("egyptians", "romans", "greeks", "babylonians", "celts", "chinese")
TRIBES: Final[i64] = 6

ITEM_KEYS: Final = ("city", "army", "fortress", "general", "road")
CITY: Final[i64] = 0
ARMY: Final[i64] = 1
FORTRESS: Final[i64] = 2
GENERAL: Final[i64] = 3
ROAD: Final[i64] = 4
ITEMS: Final[i64] = 5

GOAL_KEYS: Final = ("conquest", "plunder", "destruction")
CONQUEST: Final[i64] = 0
PLUNDER: Final[i64] = 1
DESTRUCTION: Final[i64] = 2

# What an exchange binds, other than declared terms (5.2)
OFFERS_ONLY: Final[i64] = 1  # whoever made an offer
COMPULSORY: Final[i64] = 2  # whoever holds what is wanted

MOST_SEATS: Final[i64] = 6
MOST_ARMIES: Final[i64] = 16  # army ids are bits of a mask
MOST_HEROES: Final[i64] = 4  # of one side in a battle
MOST_RAIDERS: Final[i64] = 9  # armies that a Barbarians card brings
MOST_VALUES: Final[i64] = 8  # different values of battle cards
MOST_PAYMENTS: Final[i64] = 12  # ways to put gold in place of something else
MOST_OPEN: Final[i64] = 4  # offers a seat may have on the board
MOST_DEALS: Final[i64] = 8
MOST_MONUMENT: Final[i64] = 8
MOST_COPIES: Final[i64] = 15

# A multiset of the fourteen kinds is one number, four bits a kind
UNIT: Final = vec[i64]([1 << 4 * kind for kind in range(15)])


def many(cards: i64, kind: i64) -> i64:
    """How many of a kind are in a packed multiset."""
    return cards >> 4 * kind & 15


def kinds_in(cards: i64) -> i64:
    """The set of kinds that are in a packed multiset."""
    found: i64 = 0
    bit: i64 = 1
    while cards != 0:
        if cards & 15 != 0:
            found |= bit
        cards >>= 4
        bit += bit
    return found


def total(cards: i64) -> i64:
    """How many cards are in a packed hand: four bits for each kind."""
    n: i64 = 0
    while cards != 0:
        n += cards & 15
        cards >>= 4
    return n


def covers(cards: i64, part: i64) -> bool:
    """Whether a multiset contains another."""
    while part != 0:
        if cards & 15 < part & 15:
            return False
        cards >>= 4
        part >>= 4
    return True


# Options of a table: the field of the state that holds each, and what its values 0, 1, … are called
SWITCHES: Final = {
    "fair": ("live", ("rounds", "live")),
    "exchange": ("exchange", ("declared", "offers-only", "compulsory")),
    "tribes": ("tribe_mode", ("draft", "random")),
    "duels": ("duel_choice", ("simultaneous", "attacker-first", "defender-first")),
    "luck": ("own_luck", ("anybody", "victim")),
    "famine": ("famine_scope", ("all", "self")),
    "barbarians": ("raid_goal", ("destruction-else-plunder", "destruction", "plunder")),
    "claim": ("claim_at_fair", ("full-round", "next-turn")),
    "windows": ("holders_only", ("uniform", "holders")),
    "deals": ("no_deals", ("on", "off")),
    "leaving": ("leaving", ("off", "on")),
}
ROUND_LIMIT: Final = 100
MOST_ROUNDS: Final = 1000  # that may be chosen as the limit
