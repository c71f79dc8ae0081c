"""The action space: what each code means. Dense, and versioned with the rules.

What needs several figures (what to upgrade into what, whom to attack) is one code; what needs a
whole set (defenders' cards, a force, a theft) is several actions ended by DONE.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from wartable.games.through_the_ages.engine.cards.table import (
    ACTIONS,
    AGGRESSIONS,
    BUILDINGS,
    CARD_TABLE,
    CARDS,
    GOVERNMENTS,
    LEADERS,
    PACTS,
    TACTICS,
    TERRITORIES,
    WARS,
    WORKPLACES,
)
from wartable.games.through_the_ages.engine.components import LAB, THEATER

PASS: Final = 0  # no political action; no bid; no, thank you
DONE: Final = 1  # the set is complete; the action phase is over
ACCEPT: Final = 2
REFUSE: Final = 3
POPULATION: Final = 4
CONVERT: Final = 5  # Hammurabi: a military action becomes a civil one
LINER: Final = 6  # Ocean Liner Service: a worker for nothing
SPEAK: Final = 7  # Churchill: culture
ARM: Final = 8  # Churchill: science and resources for units
FOOD_AS_RESOURCE: Final = 9  # Trade Routes, side A
RESOURCE_AS_FOOD: Final = 10  # Trade Routes, side B
ALEXANDER: Final = 11
RESIGN: Final = 12
STAGE: Final = 13  # + stages - 1
SPLIT: Final = 17  # + how much of it is food, 0 … 7
TAKE: Final = 25  # + slot
BUILD: Final = 38  # + workplace
UPGRADE: Final = 72  # + pair
BACH: Final = 112  # + pair: an urban building into a theater
RAZE: Final = 141  # + workplace: destroy a building, disband a unit
BARBAROSSA: Final = 175  # + unit
LEAD: Final = 185  # + leader
DEVELOP: Final = 209  # + technology
REVOLT: Final = 263  # + government
PLAY: Final = 271  # + action card
ADOPT: Final = 304  # + tactic, from the hand
COPY: Final = 319  # + tactic, of the common area
PREPARE: Final = 334  # + territory or event
ATTACK: Final = 401  # + aggression * 4 + seat
DECLARE: Final = 445  # + war * 4 + seat
OFFER: Final = 457  # + pact * 8 + seat * 2 + (0: the offering seat is side A)
CANCEL: Final = 537  # + pact
COLUMBUS: Final = 547  # + territory
BID: Final = 559  # + bid - 1
SEND: Final = 659  # + unit
USE: Final = 669  # + military card: defend with it, add it to a force
DISCARD: Final = 778  # + military card
PICK: Final = 887  # + card: which one is lost, taken, destroyed, ravaged
ACTION_CODES: Final = 1123

BIDS: Final = 100
SPLITS: Final = 8

# Chance: a card is drawn or turned up, or the first seat
FIRST: Final = 236  # + seat
CHANCE_CODES: Final = 240

# Why it is over
FINISHED: Final = 1
ALONE: Final = 2
# The option `first`: a seat, or drawn
BY_LOT: Final = 4


def _upgrades() -> list[tuple[int, int]]:
    """From, to: the same kind, a higher level; levels may be skipped."""
    return [
        (old, new)
        for old in range(WORKPLACES)
        for new in range(WORKPLACES)
        if CARD_TABLE[old].kind == CARD_TABLE[new].kind
        and CARD_TABLE[old].age < CARD_TABLE[new].age
    ]


def _stagings() -> list[tuple[int, int]]:
    """From, to: an urban building that is no theater, a theater of no lower level."""
    return [
        (old, new)
        for old in range(BUILDINGS)
        for new in range(BUILDINGS)
        if CARD_TABLE[new].kind == THEATER
        and CARD_TABLE[old].kind >= LAB
        and CARD_TABLE[old].kind != THEATER
        and CARD_TABLE[old].age <= CARD_TABLE[new].age
    ]


UPGRADE_TABLE: Final = _upgrades()
BACH_TABLE: Final = _stagings()
UPGRADE_FROM: Final = vec[i64]([old for old, new in UPGRADE_TABLE])
UPGRADE_TO: Final = vec[i64]([new for old, new in UPGRADE_TABLE])
UPGRADE_PAIRS: Final[i64] = 40
BACH_FROM: Final = vec[i64]([old for old, new in BACH_TABLE])
BACH_TO: Final = vec[i64]([new for old, new in BACH_TABLE])
BACH_PAIRS: Final[i64] = 29
UPGRADE_FIRST: Final = vec[i64](  # first pair by workplace; the next entry ends the range
    [sum(old < place for old, new in UPGRADE_TABLE) for place in range(WORKPLACES + 1)]
)


@final
class Act:
    """An action taken apart: `kind` names it, the rest is NONE (-1) where it has no meaning."""

    def __init__(
        self, kind: str, card: int = -1, into: int = -1, seat: int = -1, n: int = -1
    ) -> None:
        self.kind = kind
        self.card = card
        self.into = into  # the card upgraded into
        self.seat = seat  # the rival
        self.n = n  # slot from 0, stages, food of a split, bid; of a pact 0 if the offerer is A


def _acts() -> list[Act]:
    acts = [
        Act(kind)
        for kind in (
            *("pass", "done", "accept", "refuse", "population", "convert", "liner"),
            *("speak", "arm", "food-as-resource", "resource-as-food", "alexander", "resign"),
        )
    ]
    acts += [Act("stage", n=n) for n in range(1, 5)]
    acts += [Act("split", n=n) for n in range(SPLITS)]
    acts += [Act("take", n=slot) for slot in range(13)]
    acts += [Act("build", card) for card in range(WORKPLACES)]
    acts += [Act("upgrade", old, into=new) for old, new in UPGRADE_TABLE]
    acts += [Act("bach", old, into=new) for old, new in BACH_TABLE]
    acts += [Act("destroy" if card < BUILDINGS else "disband", card) for card in range(WORKPLACES)]
    acts += [Act("barbarossa", card) for card in range(BUILDINGS, WORKPLACES)]
    acts += [Act("lead", LEADERS + n) for n in range(24)]
    acts += [Act("develop", card) for card in range(LEADERS)]
    acts += [Act("revolt", GOVERNMENTS + n) for n in range(8)]
    acts += [Act("play", ACTIONS + n) for n in range(33)]
    acts += [Act("adopt", TACTICS + n) for n in range(15)]
    acts += [Act("copy", TACTICS + n) for n in range(15)]
    acts += [Act("prepare", card) for card in range(TERRITORIES, CARDS)]
    acts += [Act("attack", AGGRESSIONS + n, seat=seat) for n in range(11) for seat in range(4)]
    acts += [Act("declare", WARS + n, seat=seat) for n in range(3) for seat in range(4)]
    acts += [
        Act("offer", PACTS + n, seat=seat, n=side)
        for n in range(10)
        for seat in range(4)
        for side in range(2)
    ]
    acts += [Act("cancel", PACTS + n) for n in range(10)]
    acts += [Act("columbus", TERRITORIES + n) for n in range(12)]
    acts += [Act("bid", n=n + 1) for n in range(BIDS)]
    acts += [Act("send", card) for card in range(BUILDINGS, WORKPLACES)]
    acts += [Act("use", card) for card in range(TACTICS, CARDS)]
    acts += [Act("discard", card) for card in range(TACTICS, CARDS)]
    acts += [Act("pick", card) for card in range(CARDS)]
    return acts


ACT_TABLE: Final = _acts()
