"""Technologies: farms, mines, urban buildings, units, governments, special technologies."""

from __future__ import annotations

from typing import Final

from wartable.games.through_the_ages.engine.cards.kinds import (
    IN_NO_DECK,
    Card,
    Government,
    Special,
    Workplace,
)
from wartable.games.through_the_ages.engine.components import (
    AIR,
    ARENA,
    ARTILLERY,
    CAVALRY,
    CONSTRUCTION,
    EXPLORATION,
    FARM,
    II,
    III,
    INFANTRY,
    LAB,
    LAW,
    LIBRARY,
    MINE,
    TEMPLE,
    THEATER,
    WARFARE,
    A,
    I,
)
from wartable.games.through_the_ages.engine.effects.base import Gives
from wartable.games.through_the_ages.engine.effects.powers import DoublesArmies
from wartable.games.through_the_ages.engine.effects.prices import CheaperUrban, StagesAtOnce

TECHNOLOGIES: Final[list[Card]] = [
    Workplace("agriculture", FARM, A, Gives(food=1), cost=2, start=2, copies=IN_NO_DECK),
    Workplace("irrigation", FARM, I, Gives(food=2), science=3, cost=4, copies=(2, 2, 2)),
    Workplace("selective-breeding", FARM, II, Gives(food=3), science=5, cost=6, copies=(1, 2, 3)),
    Workplace(
        "mechanized-agriculture", FARM, III, Gives(food=5), science=7, cost=8, copies=(1, 2, 2)
    ),
    Workplace("bronze", MINE, A, Gives(resource=1), cost=2, start=2, copies=IN_NO_DECK),
    Workplace("iron", MINE, I, Gives(resource=2), science=5, cost=5, copies=(2, 2, 3)),
    Workplace("coal", MINE, II, Gives(resource=3), science=7, cost=8, copies=(1, 2, 2)),
    Workplace("oil", MINE, III, Gives(resource=5), science=9, cost=11, copies=(1, 2, 2)),
    Workplace("philosophy", LAB, A, Gives(science=1), cost=3, start=1, copies=IN_NO_DECK),
    Workplace("alchemy", LAB, I, Gives(science=2), science=4, cost=6, copies=(2, 2, 3)),
    Workplace("scientific-method", LAB, II, Gives(science=3), science=6, cost=8, copies=(2, 2, 2)),
    Workplace("computers", LAB, III, Gives(science=5), science=8, cost=11, copies=(2, 2, 2)),
    Workplace("religion", TEMPLE, A, Gives(culture=1, happy=1), cost=3, start=0, copies=IN_NO_DECK),
    Workplace(
        "theology", TEMPLE, I, Gives(culture=1, happy=2), science=2, cost=5, copies=(1, 2, 2)
    ),
    Workplace(
        "organized-religion",
        TEMPLE,
        II,
        Gives(culture=1, happy=3),
        science=4,
        cost=7,
        copies=(2, 2, 2),
    ),
    Workplace(
        "printing-press",
        LIBRARY,
        I,
        Gives(science=1, culture=1),
        science=3,
        cost=3,
        copies=(2, 2, 2),
    ),
    Workplace(
        "journalism", LIBRARY, II, Gives(science=2, culture=2), science=6, cost=8, copies=(1, 2, 2)
    ),
    Workplace(
        "multimedia",
        LIBRARY,
        III,
        Gives(science=3, culture=3),
        science=9,
        cost=11,
        copies=(2, 2, 2),
    ),
    Workplace("drama", THEATER, I, Gives(culture=2, happy=1), science=3, cost=4, copies=(1, 2, 2)),
    Workplace("opera", THEATER, II, Gives(culture=3, happy=1), science=7, cost=8, copies=(2, 2, 2)),
    Workplace(
        "movies", THEATER, III, Gives(culture=4, happy=1), science=10, cost=11, copies=(2, 2, 2)
    ),
    Workplace(
        "bread-and-circuses",
        ARENA,
        I,
        Gives(strength=1, happy=2),
        science=3,
        cost=3,
        copies=(1, 2, 2),
    ),
    Workplace("team-sports", ARENA, II, Gives(strength=2, happy=3), science=5, cost=5),
    Workplace(
        "professional-sports",
        ARENA,
        III,
        Gives(strength=3, happy=4),
        science=7,
        cost=8,
        copies=(1, 1, 2),
    ),
    Workplace("warriors", INFANTRY, A, Gives(strength=1), cost=2, start=1, copies=IN_NO_DECK),
    Workplace("swordsmen", INFANTRY, I, Gives(strength=2), science=4, cost=3, copies=(2, 2, 2)),
    Workplace("riflemen", INFANTRY, II, Gives(strength=3), science=6, cost=5, copies=(1, 2, 2)),
    Workplace(
        "modern-infantry", INFANTRY, III, Gives(strength=5), science=10, cost=7, copies=(1, 2, 2)
    ),
    Workplace("knights", CAVALRY, I, Gives(strength=2), science=5, cost=3, copies=(2, 2, 3)),
    Workplace("cavalrymen", CAVALRY, II, Gives(strength=3), science=6, cost=5, copies=(2, 2, 2)),
    Workplace("tanks", CAVALRY, III, Gives(strength=5), science=9, cost=7, copies=(1, 2, 2)),
    Workplace("cannon", ARTILLERY, II, Gives(strength=3), science=6, cost=5, copies=(2, 2, 3)),
    Workplace("rockets", ARTILLERY, III, Gives(strength=5), science=8, cost=7, copies=(1, 2, 2)),
    Workplace(
        "air-forces",
        AIR,
        III,
        Gives(strength=5),
        DoublesArmies(),
        science=12,
        cost=7,
        copies=(2, 2, 3),
    ),
    Government("despotism", A, Gives(ca=4, ma=2), limit=2, copies=IN_NO_DECK),
    Government(
        "monarchy", I, Gives(ca=5, ma=3), science=8, revolution=2, limit=3, copies=(1, 2, 2)
    ),
    Government(
        "theocracy",
        I,
        Gives(culture=1, strength=1, happy=1, ca=4, ma=3),
        science=6,
        revolution=1,
        limit=3,
    ),
    Government(
        "constitutional-monarchy",
        II,
        Gives(ca=6, ma=4),
        science=12,
        revolution=6,
        limit=3,
        copies=(1, 2, 2),
    ),
    Government(
        "republic", II, Gives(ca=7, ma=2), science=13, revolution=3, limit=3, copies=(1, 1, 2)
    ),
    Government("communism", III, Gives(happy=-1, ca=7, ma=5), science=19, revolution=5, limit=4),
    Government(
        "fundamentalism",
        III,
        Gives(science=-2, strength=5, ca=6, ma=5),
        science=18,
        revolution=7,
        limit=4,
    ),
    Government(
        "democracy",
        III,
        Gives(culture=3, ca=7, ma=3),
        science=17,
        revolution=9,
        limit=4,
        copies=(1, 2, 2),
    ),
    Special("code-of-laws", LAW, I, Gives(ca=1), science=6, copies=(1, 2, 2)),
    Special("justice-system", LAW, II, Gives(ca=1, blue=3), science=7),
    Special("civil-service", LAW, III, Gives(ca=2, blue=3), science=10),
    Special("warfare", WARFARE, I, Gives(strength=1, ma=1), science=5, copies=(1, 2, 2)),
    Special("strategy", WARFARE, II, Gives(strength=3, ma=2), science=8),
    Special("military-theory", WARFARE, III, Gives(strength=5, ma=3), science=11, copies=(1, 1, 2)),
    Special("cartography", EXPLORATION, I, Gives(strength=1, colonize=2), science=4),
    Special("navigation", EXPLORATION, II, Gives(strength=2, colonize=3), science=6),
    Special("satellites", EXPLORATION, III, Gives(strength=3, colonize=4), science=8),
    Special(
        "masonry", CONSTRUCTION, I, CheaperUrban(one=1, two=1, three=1), StagesAtOnce(2), science=3
    ),
    Special(
        "architecture",
        CONSTRUCTION,
        II,
        CheaperUrban(one=1, two=2, three=2),
        StagesAtOnce(3),
        science=6,
        copies=(1, 2, 2),
    ),
    Special(
        "engineering",
        CONSTRUCTION,
        III,
        CheaperUrban(one=1, two=2, three=3),
        StagesAtOnce(4),
        science=9,
    ),
]
