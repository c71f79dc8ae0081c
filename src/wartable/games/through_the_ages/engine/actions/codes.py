"""The action space, declared once. Dense, and versioned with the rules.

What needs several figures (what to upgrade into what, whom to attack) is one code; what needs a
whole set (defenders' cards, a force, a theft) is several actions ended by DONE.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wartable.games.through_the_ages.engine.cards.columns import (
    ACTIONS,
    AGGRESSIONS,
    BONUSES,
    BUILDINGS,
    CARDS,
    CIVIL_CARDS,
    EVENTS,
    GOVERNMENTS,
    LEADERS,
    MILITARY_CARDS,
    PACTS,
    SPECIALS,
    TACTICS,
    TERRITORIES,
    WARS,
    WONDERS,
    WORKPLACES,
)
from wartable.games.through_the_ages.engine.cards.table import CARD_TABLE
from wartable.games.through_the_ages.engine.components import LAB, SLOTS, THEATER
from wartable.games.through_the_ages.engine.rules.civil import PAIRS as UPGRADES
from wartable.kernel.spans import Act, Axis, Space

# Why it is over
FINISHED: Final = 1
ALONE: Final = 2
# The option `first`: a seat, or drawn
BY_LOT: Final = 4


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


BACH_TABLE: Final = _stagings()
UPGRADE_PAIRS: Final[i64] = len(UPGRADES)
BACH_FROM: Final = vec[i64]([old for old, new in BACH_TABLE])
BACH_TO: Final = vec[i64]([new for old, new in BACH_TABLE])
BACH_PAIRS: Final[i64] = len(BACH_TABLE)
UPGRADE_FIRST: Final = vec[i64](  # first pair by workplace; the next entry ends the range
    [sum(old < place for old, new in UPGRADES) for place in range(WORKPLACES + 1)]
)

BIDS: Final = 100
SPLITS: Final = 8
PAIRS: Final = UPGRADES + BACH_TABLE
SEAT: Final = Axis("seat", 4)
SIDE: Final = Axis("side", 2)  # of a pact: 0 if the offering seat is side A
UNIT: Final = Axis("card", WORKPLACES - BUILDINGS, BUILDINGS)
TACTIC: Final = Axis("card", BONUSES - TACTICS, TACTICS)
PACT: Final = Axis("card", TERRITORIES - PACTS, PACTS)
MILITARY: Final = Axis("card", MILITARY_CARDS, TACTICS)

SPACE: Final = Space()
PASS: Final[i64] = SPACE.span("pass")  # no political action; no bid; no, thank you
DONE: Final[i64] = SPACE.span("done")  # the set is complete; the action phase is over
ACCEPT: Final[i64] = SPACE.span("accept")
REFUSE: Final[i64] = SPACE.span("refuse")
POPULATION: Final[i64] = SPACE.span("population")
CONVERT: Final[i64] = SPACE.span("convert")  # a military action becomes a civil one
LINER: Final[i64] = SPACE.span("liner")  # a worker for nothing
SPEAK: Final[i64] = SPACE.span("speak")  # culture
ARM: Final[i64] = SPACE.span("arm")  # science and resources for units
FOOD_AS_RESOURCE: Final[i64] = SPACE.span("food-as-resource")
RESOURCE_AS_FOOD: Final[i64] = SPACE.span("resource-as-food")
ALEXANDER: Final[i64] = SPACE.span("alexander")
RESIGN: Final[i64] = SPACE.span("resign")
STAGE: Final[i64] = SPACE.span("stage", Axis("stages", 4, 1))
SPLIT: Final[i64] = SPACE.span("split", Axis("food", SPLITS))  # the rest is resources
TAKE: Final[i64] = SPACE.span("take", Axis("slot", SLOTS))
BUILD: Final[i64] = SPACE.span("build", Axis("card", WORKPLACES))
UPGRADE: Final[i64] = SPACE.span("upgrade", Axis("pair", UPGRADE_PAIRS))
BACH: Final[i64] = SPACE.span("bach", Axis("pair", BACH_PAIRS, UPGRADE_PAIRS))
RAZE: Final[i64] = SPACE.span("destroy", Axis("card", BUILDINGS))
DISBAND: Final[i64] = SPACE.span("disband", UNIT)
BARBAROSSA: Final[i64] = SPACE.span("barbarossa", UNIT)
LEAD: Final[i64] = SPACE.span("lead", Axis("card", WONDERS - LEADERS, LEADERS))
DEVELOP: Final[i64] = SPACE.span("develop", Axis("card", LEADERS))
REVOLT: Final[i64] = SPACE.span("revolt", Axis("card", SPECIALS - GOVERNMENTS, GOVERNMENTS))
PLAY: Final[i64] = SPACE.span("play", Axis("card", CIVIL_CARDS - ACTIONS, ACTIONS))
ADOPT: Final[i64] = SPACE.span("adopt", TACTIC)  # from the hand
COPY: Final[i64] = SPACE.span("copy", TACTIC)  # of the common area
PREPARE: Final[i64] = SPACE.span("prepare", Axis("card", CARDS - TERRITORIES, TERRITORIES))
ATTACK: Final[i64] = SPACE.span("attack", Axis("card", WARS - AGGRESSIONS, AGGRESSIONS), SEAT)
DECLARE: Final[i64] = SPACE.span("declare", Axis("card", PACTS - WARS, WARS), SEAT)
OFFER: Final[i64] = SPACE.span("offer", PACT, SEAT, SIDE)
CANCEL: Final[i64] = SPACE.span("cancel", PACT)
COLUMBUS: Final[i64] = SPACE.span("columbus", Axis("card", EVENTS - TERRITORIES, TERRITORIES))
BID: Final[i64] = SPACE.span("bid", Axis("bid", BIDS, 1))
SEND: Final[i64] = SPACE.span("send", UNIT)
USE: Final[i64] = SPACE.span("use", MILITARY)  # defend with it, add it to a force
DISCARD: Final[i64] = SPACE.span("discard", MILITARY)
PICK: Final[i64] = SPACE.span("pick", Axis("card", CARDS))  # lost, taken, destroyed, ravaged
ACTION_CODES: Final[i64] = SPACE.size

# Chance: a card is drawn or turned up, or the first seat
CHANCE_SPACE: Final = Space()
DRAW: Final[i64] = CHANCE_SPACE.span("draw", Axis("card", CARDS))
FIRST: Final[i64] = CHANCE_SPACE.span("first", SEAT)
CHANCE_CODES: Final[i64] = CHANCE_SPACE.size


def cards_of(act: Act) -> tuple[int, int]:
    """The card an action names, and the one it becomes; -1 where there is none."""
    pair = act.get("pair")
    return PAIRS[pair] if pair >= 0 else (act.get("card"), -1)


# By code: the first code of its verb
VERB_OF: Final = vec[i64]([span.first for span in SPACE.spans for _ in range(span.size)])
# By code: the card an action names, the one it becomes, the rival; -1 where there is none
_NAMED: Final = [cards_of(SPACE.act(code)) for code in range(SPACE.size)]
CARD_OF: Final = vec[i64]([card for card, into in _NAMED])
INTO_OF: Final = vec[i64]([into for card, into in _NAMED])
RIVAL_OF: Final = vec[i64]([SPACE.act(code).get("seat") for code in range(SPACE.size)])
