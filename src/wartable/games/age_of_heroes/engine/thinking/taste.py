"""The figures of the rules of thumb: what a player by them thinks things are worth, in tenths of an
ordinary card that is of use. Several players may have different tastes. Compiled."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

# Names, how many figures each has, and those thought out by hand
PLAIN_ROWS: Final = (
    # what the next copy of a kind is worth when so many are held already: 0, 1, 2, 3 or more
    ("iron", (22, 10, 4, 2)),
    ("wood", (42, 40, 16, 8)),
    ("grain", (20, 18, 6, 3)),
    ("stone", (42, 24, 12, 6)),
    ("gold", (48, 42, 36, 30)),
    ("foreign stone", (9, 6, 3, 2)),
    ("olympics", (38, 30, 20, 20)),
    ("hero", (42, 36, 30, 30)),
    ("luck", (26, 14, 10, 10)),
    ("own stone", (60, 64, 70, 90, 140, 30, 10, 5, 5, 5)),  # by stones placed and held
    ("stone of nobody", (2,)),
    ("olympics for a claim", (60,)),
    ("deny a stone", (14, 18, 30, 90, 900, 0)),  # of one more to a rival, by his monument
    ("deny a claim", (40,)),
    ("deny a city", (40,)),
    ("city", (0, 90, 110, 130, 190, 320, 90, 60, 40)),  # the one with this number
    ("stone in place", (20,)),  # more than in hand
    # trade
    ("least gain", (6,)),
    ("trade", (2,)),  # a trade costs
    ("asked", (40,)),  # how much likelier an offer is taken by who has asked for the card
    ("surely held", (80,)),
    ("maybe held", (3, 25)),  # for each card of a hand, at most
    # building
    ("road", (30, 25)),  # and for each neighbour it leads to
    ("general", (4, 12)),  # with few armies, with two or more
    ("build city", (200,)),
    ("fortress", (34, 16, 5)),
    ("army", (90, 60, 44, 44, 24)),
    ("taxes", (8, 26, 60)),  # without a city, for each city, at most when compared with building
    # war
    ("army lost", (45,)),
    ("hero used", (40,)),
    ("far march", (14,)),  # for each army
    ("march", (4,)),
    ("stop a victory", (400, 400, 300)),  # by conquest, by destruction, maybe
    ("plunder", (24, 14)),  # for each card, and shared among rivals
    ("conquest", (1000,)),  # what comes of the cities expected, 1300 for all
    # reactions
    ("luck against raiders", (40,)),  # loss from which it is played
    ("games against attackers", (70,)),
    ("hero against attackers", (60,)),
    ("victory at stake", (200,)),
    ("grain for luck", (3,)),
    ("road price", (40,)),  # of two, for the consent
    ("earthquake", (10,)),
    ("volcano", (100,)),
    ("target", (20, 30, 10, 200)),  # ready armies, cities, monument or cities, claim
)


def place(name: str) -> i64:
    """Where the figures of a name begin."""
    at: i64 = 0
    for row, figures in PLAIN_ROWS:
        if row == name:
            return at
        at += len(figures)
    raise KeyError(name)


OWN_STONE: Final[i64] = place("own stone")
NOBODYS: Final[i64] = place("stone of nobody")
CLAIM_GAMES: Final[i64] = place("olympics for a claim")
DENY: Final[i64] = place("deny a stone")
DENY_CLAIM: Final[i64] = place("deny a claim")
DENY_CITY: Final[i64] = place("deny a city")
CITIES: Final[i64] = place("city")
IN_PLACE: Final[i64] = place("stone in place")
LEAST_GAIN: Final[i64] = place("least gain")
TRADE: Final[i64] = place("trade")
ASKED: Final[i64] = place("asked")
SURE: Final[i64] = place("surely held")
MAYBE: Final[i64] = place("maybe held")
ROADS: Final[i64] = place("road")
GENERALS: Final[i64] = place("general")
BUILD_CITY: Final[i64] = place("build city")
FORTRESSES: Final[i64] = place("fortress")
ARMIES: Final[i64] = place("army")
TAXES: Final[i64] = place("taxes")
ARMY_LOST: Final[i64] = place("army lost")
HERO_USED: Final[i64] = place("hero used")
FAR: Final[i64] = place("far march")
MARCH: Final[i64] = place("march")
STOP: Final[i64] = place("stop a victory")
PLUNDER: Final[i64] = place("plunder")
CONQUEST: Final[i64] = place("conquest")
RAID_LUCK: Final[i64] = place("luck against raiders")
GAMES: Final[i64] = place("games against attackers")
HERO: Final[i64] = place("hero against attackers")
AT_STAKE: Final[i64] = place("victory at stake")
GRAIN_LUCK: Final[i64] = place("grain for luck")
ROAD_PRICE: Final[i64] = place("road price")
EARTHQUAKE: Final[i64] = place("earthquake")
VOLCANO: Final[i64] = place("volcano")
TARGET: Final[i64] = place("target")


@final
class Taste:
    """One player's figures, in the order of `PLAIN_ROWS`."""

    def __init__(self, at: vec[i64]) -> None:
        self.at = at


PLAIN: Final = Taste(vec[i64]([figure for name, row in PLAIN_ROWS for figure in row]))
