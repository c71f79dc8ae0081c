"""What leaders and wonders can do: columns that the rules read. Rules 8, 10, 14.

An effect in a card's row writes into its card's cell of a column: `LeaderForYellow(1)` in
Alexander's row puts 1 into YELLOW_FOR_HIM. A rule then asks `has_ability(civ, YELLOW_FOR_HIM)`.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from wartable.games.through_the_ages.engine.cards.columns import (
    LEADERS,
    WONDERS,
    WORKPLACES,
    by_leader,
    by_wonder,
)
from wartable.games.through_the_ages.engine.effects.base import Effect
from wartable.kernel.numbers import zeros

CONVERTS: Final = by_leader()
UNIT_POOL: Final = by_leader()
TUCKS: Final = by_leader()
SECOND_ACTION: Final = by_leader()
YELLOW_FOR_HIM: Final = by_leader()
SAILS: Final = by_leader()
RECRUITS: Final = by_leader()
RECRUITS_FOOD: Final = by_leader()
RECRUITS_RESOURCE: Final = by_leader()
KHAN: Final = by_leader()
STRONGEST_CULTURE: Final = by_leader()
PEEKS: Final = by_leader()
TAKING_SCIENCE: Final = by_leader()
DEVELOPING_RESOURCE: Final = by_leader()
DEVELOPING_CULTURE: Final = by_leader()
REFUNDS: Final = by_leader()
COOK: Final = by_leader()
REVOLTS_WITH_MA: Final = by_leader()
REVOLTING_CULTURE: Final = by_leader()
PLAYS_MUSIC: Final = by_leader()
GATES: Final = by_leader()
LAB_CULTURE: Final = by_leader()
PEACEFUL: Final = by_leader()
DEAR_TO_ATTACK: Final = by_leader()
SPEAKS: Final = by_leader()
ARMS_SCIENCE: Final = by_leader()
ARMS_RESOURCE: Final = by_leader()
EXTRA_HAPPY: Final = by_wonder()
LINERS: Final = by_wonder()
RAILROAD: Final = by_wonder()
TUCKED: Final = zeros(1)  # happy faces of the one who lies under a wonder
DOUBLES: Final = zeros(WORKPLACES)  # armies that a unit doubles
# What was done this turn: bits of a civilisation's `used`
USED_CONVERT: Final[i64] = 1
USED_BACH: Final[i64] = 2
USED_LINER: Final[i64] = 4
USED_CHURCHILL: Final[i64] = 8
USED_TRADE: Final[i64] = 16
USED_TACTIC: Final[i64] = 32
REPLACED_LEADER: Final[i64] = 64


@final
class MilitaryAsCivil(Effect):
    """Once a turn a military action as a civil one. D4"""

    text = "military-as-civil"

    def mark(self, card: i64) -> None:
        CONVERTS[card - LEADERS] = 1


@final
class UnitResources(Effect):
    """Resources for units, each turn."""

    text = "unit-resources"
    shows = ("resource",)

    def __init__(self, resource: int) -> None:
        self.resource: i64 = resource

    def mark(self, card: i64) -> None:
        UNIT_POOL[card - LEADERS] = self.resource


@final
class MayTuck(Effect):
    """A replaced leader may go under a completed wonder. 10.4"""

    text = "may-tuck"
    shows = ("happy",)

    def __init__(self, happy: int) -> None:
        self.happy: i64 = happy

    def mark(self, card: i64) -> None:
        TUCKS[card - LEADERS] = self.happy
        TUCKED[0] = self.happy


@final
class SecondPoliticalAction(Effect):
    """A second political action, once a game."""

    text = "second-political-action"

    def mark(self, card: i64) -> None:
        SECOND_ACTION[card - LEADERS] = 1


@final
class LeaderForYellow(Effect):
    """A political action: the leader leaves, yellow tokens come. 5.6"""

    text = "leader-for-yellow"
    shows = ("yellow",)

    def __init__(self, yellow: int) -> None:
        self.yellow: i64 = yellow

    def mark(self, card: i64) -> None:
        YELLOW_FOR_HIM[card - LEADERS] = self.yellow


@final
class LeaderForColony(Effect):
    """A political action: the leader leaves, a territory of the hand is a colony. 5.6"""

    text = "leader-for-colony"

    def mark(self, card: i64) -> None:
        SAILS[card - LEADERS] = 1


@final
class RecruitsUnits(Effect):
    """More population and a unit of it in one action, cheaper."""

    text = "recruits-units"
    shows = ("ma", "food", "resource")

    def __init__(self, ma: int, food: int, resource: int) -> None:
        self.ma: i64 = ma
        self.food: i64 = food
        self.resource: i64 = resource

    def mark(self, card: i64) -> None:
        RECRUITS[card - LEADERS] = self.ma
        RECRUITS_FOOD[card - LEADERS] = self.food
        RECRUITS_RESOURCE[card - LEADERS] = self.resource


@final
class InfantryRides(Effect):
    """Infantry may stand for cavalry in armies."""

    text = "infantry-rides"

    def mark(self, card: i64) -> None:
        KHAN[card - LEADERS] = 1


@final
class CultureIfStrongest(Effect):
    """Culture at the end of the turn, if among the two strongest. 13.1"""

    text = "culture-if-strongest"
    shows = ("culture",)

    def __init__(self, culture: int) -> None:
        self.culture: i64 = culture

    def mark(self, card: i64) -> None:
        STRONGEST_CULTURE[card - LEADERS] = self.culture


@final
class SeesNextEvent(Effect):
    """The next event is shown at the start of the politics phase. 5"""

    text = "sees-next-event"

    def mark(self, card: i64) -> None:
        PEEKS[card - LEADERS] = 1


@final
class TakingBrings(Effect):
    """Science for each technology taken from the row."""

    text = "taking-brings"
    shows = ("science",)

    def __init__(self, science: int) -> None:
        self.science: i64 = science

    def mark(self, card: i64) -> None:
        TAKING_SCIENCE[card - LEADERS] = self.science


@final
class DevelopingBrings(Effect):
    """Resources or culture for each technology developed."""

    text = "developing-brings"
    shows = ("resource", "culture")

    def __init__(self, resource: int = 0, culture: int = 0) -> None:
        self.resource: i64 = resource
        self.culture: i64 = culture

    def mark(self, card: i64) -> None:
        DEVELOPING_RESOURCE[card - LEADERS] = self.resource
        DEVELOPING_CULTURE[card - LEADERS] = self.culture


@final
class DevelopingRefunds(Effect):
    """Civil actions come back for each technology developed. D18"""

    text = "developing-refunds"
    shows = ("ca",)

    def __init__(self, ca: int) -> None:
        self.ca: i64 = ca

    def mark(self, card: i64) -> None:
        REFUNDS[card - LEADERS] = self.ca


@final
class SendsCards(Effect):
    """So many military cards may add to a colonising force. 7.3"""

    text = "sends-cards"
    shows = ("cards",)

    def __init__(self, cards: int) -> None:
        self.cards: i64 = cards

    def mark(self, card: i64) -> None:
        COOK[card - LEADERS] = self.cards


@final
class MilitaryRevolutions(Effect):
    """Military actions pay for revolutions. 9.3.5"""

    text = "military-revolutions"

    def mark(self, card: i64) -> None:
        REVOLTS_WITH_MA[card - LEADERS] = 1


@final
class RevolutionsScore(Effect):
    """Culture for each revolution that the leader's owner makes. 9.3.5"""

    text = "revolutions-score"
    shows = ("culture",)

    def __init__(self, culture: int) -> None:
        self.culture: i64 = culture

    def mark(self, card: i64) -> None:
        REVOLTING_CULTURE[card - LEADERS] = self.culture


@final
class UpgradesToTheaters(Effect):
    """Once a turn any urban building may become a theater. 8.2"""

    text = "upgrades-to-theaters"
    shows = ("ca",)

    def __init__(self, ca: int) -> None:
        self.ca: i64 = ca

    def mark(self, card: i64) -> None:
        PLAYS_MUSIC[card - LEADERS] = self.ca


@final
class LabsProduce(Effect):
    """Labs produce resources, as many as their level. 10.8"""

    text = "labs-produce"

    def mark(self, card: i64) -> None:
        GATES[card - LEADERS] = 1


@final
class LabsScore(Effect):
    """Labs score culture when the leader leaves play or the game ends."""

    text = "labs-score"

    def mark(self, card: i64) -> None:
        LAB_CULTURE[card - LEADERS] = 1


@final
class CannotAttack(Effect):
    """Its owner plays no aggression and declares no war. 5.2.1, 5.3.1"""

    text = "cannot-attack"

    def mark(self, card: i64) -> None:
        PEACEFUL[card - LEADERS] = 1


@final
class DearToAttack(Effect):
    """An attack on its owner costs so many times the military actions."""

    text = "dear-to-attack"
    shows = ("times",)

    def __init__(self, times: int) -> None:
        self.times: i64 = times

    def mark(self, card: i64) -> None:
        DEAR_TO_ATTACK[card - LEADERS] = self.times


@final
class SpeaksOrArms(Effect):
    """Once a turn culture, or science and resources for units. D7"""

    text = "speaks-or-arms"
    shows = ("culture", "science", "resource")

    def __init__(self, culture: int, science: int, resource: int) -> None:
        self.culture: i64 = culture
        self.science: i64 = science
        self.resource: i64 = resource

    def mark(self, card: i64) -> None:
        SPEAKS[card - LEADERS] = self.culture
        ARMS_SCIENCE[card - LEADERS] = self.science
        ARMS_RESOURCE[card - LEADERS] = self.resource


@final
class MoreHappyFaces(Effect):
    """More happy faces on every other source of them. D3"""

    text = "more-happy-faces"
    shows = ("happy",)

    def __init__(self, happy: int) -> None:
        self.happy: i64 = happy

    def mark(self, card: i64) -> None:
        EXTRA_HAPPY[card - WONDERS] = self.happy


@final
class FreePopulation(Effect):
    """Population for nothing, once a turn."""

    text = "free-population"
    shows = ("population",)

    def __init__(self, population: int) -> None:
        self.population: i64 = population

    def mark(self, card: i64) -> None:
        LINERS[card - WONDERS] = self.population


@final
class SecondToken(Effect):
    """One worker on the best mine makes a second token."""

    text = "second-token"

    def mark(self, card: i64) -> None:
        RAILROAD[card - WONDERS] = 1


@final
class DoublesArmies(Effect):
    """An air force doubles what one army is worth. 15.6"""

    text = "doubles-armies"

    def mark(self, card: i64) -> None:
        DOUBLES[card] = 1
