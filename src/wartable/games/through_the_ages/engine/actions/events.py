"""What is told of the rules' doings: a number for each kind of event, and how its figures read.

Names of figures: `card` and `into` are cards, `cards` and `more` several of them (`packed`),
`listed` is one of several that are told one after the other,
`rival` a seat, `age` an age, the rest numbers.
"""

from __future__ import annotations

from typing import Final, final


@final
class Telling:
    """`figures` name a, b and c of the event; `rule` is the section of the rule sheet."""

    def __init__(self, key: str, rule: str, *figures: str) -> None:
        self.key = key
        self.rule = rule
        self.figures = figures


FIRST: Final = 1  # The starting player is drawn
LAID: Final = 2  # Cards come into the row, all that fill it
TURN: Final = 3  # A turn begins
AGE: Final = 4  # An age begins
LAST_ROUND: Final = 5  # The last round is known
SWEPT: Final = 6  # Cards of the row are removed
ANTIQUATED: Final = 7  # A card is out of date
TOOK: Final = 8  # From the row
POPULATION: Final = 9  # Population is increased for food
BUILT: Final = 10
UPGRADED: Final = 11
DESTROYED: Final = 12  # By its owner
DISBANDED: Final = 13
LED: Final = 14  # A leader comes into play
LEFT: Final = 15  # A leader leaves
STAGE: Final = 16  # Stages of a wonder
COMPLETED: Final = 17
DEVELOPED: Final = 18
REVOLTED: Final = 19
PLAYED: Final = 20  # An action card
ADOPTED: Final = 21  # A tactic from the hand
COPIED: Final = 22
COMMON: Final = 23  # A tactic becomes common
CONVERT: Final = 24  # Hammurabi
LINER: Final = 25
SPEAK: Final = 26  # Churchill: culture
ARM: Final = 27  # Churchill: for units
TRADED_FOOD: Final = 28
TRADED_RESOURCE: Final = 29
PASSED: Final = 30  # No political action
PREPARED: Final = 31  # Somebody prepares an event, for culture
PREPARED_CARD: Final = 32  # What it is, for its owner
REVEALED: Final = 33
PEEKED: Final = 34  # Joan of Arc looks
PEEKED_CARD: Final = 35  # What she sees
ATTACKED: Final = 36
DEFENDED: Final = 37  # A card used in defence
REPELLED: Final = 38
SUCCEEDED: Final = 39
DECLARED: Final = 40
WAR_WON: Final = 41  # The seat has won, by so much
WAR_DRAWN: Final = 42
OFFERED: Final = 43
ACCEPTED: Final = 44
REFUSED: Final = 45
PACT_ENDED: Final = 46
BID: Final = 47
NO_BID: Final = 48
UNCLAIMED: Final = 49
SENT: Final = 50
COLONISED: Final = 51
LOST_COLONY: Final = 52
TOOK_COLONY: Final = 53
COLUMBUS: Final = 54
ALEXANDER: Final = 55
RESIGNED: Final = 56
GAINED_FOOD: Final = 57
GAINED_RESOURCES: Final = 58
GAINED_SCIENCE: Final = 59
GAINED_CULTURE: Final = 60
GAINED_POPULATION: Final = 61
GAINED_YELLOW: Final = 62
GAINED_BLUE: Final = 63
LOST_FOOD: Final = 64
LOST_RESOURCES: Final = 65
LOST_SCIENCE: Final = 66
LOST_CULTURE: Final = 67
LOST_POPULATION: Final = 68  # An unused worker
LOST_WORKER: Final = 69
LOST_BUILDING: Final = 70
LOST_YELLOW: Final = 71
LOST_BLUE: Final = 72
LOST_ACTIONS: Final = 73
STOLE_TECHNOLOGY: Final = 74
RAVAGED: Final = 75
TUCKED: Final = 76
INFILTRATED: Final = 77
SCORED: Final = 78  # Culture for an event of Age III
PRODUCED: Final = 79  # Food and resources
EARNED: Final = 80  # Culture and science of the turn
CORRUPTION: Final = 81
CONSUMPTION: Final = 82
HUNGER: Final = 83
UPRISING: Final = 84
KHAN: Final = 85  # Genghis Khan among the strongest
DREW: Final = 86  # A military card, `n` of them in a line of the log
DREW_CARD: Final = 87  # Which one, for its owner
RESHUFFLED: Final = 88
DISCARDED: Final = 89  # likewise
DISCARDED_CARD: Final = 90
AGREEMENT: Final = 91  # Accepts the International Agreement
ENDED: Final = 92
GATES: Final = 93
STRENGTHS: Final = 94  # of attacker and rival, as an attack or a war compares them
OUTDATED_CARD: Final = 95  # A card of the hand is out of date; for its owner
OUTDATED: Final = 96  # So many cards of the hand are, for the others
COUNTED: Final = 97  # Culture at the end of the first game, for one thing that counts

TELLINGS: Final = [  # by kind - 1
    Telling("first", "2.6"),
    Telling("laid", "4.1", "cards", "more"),
    Telling("turn", "3.1", "round"),
    Telling("age", "4.2", "age"),
    Telling("last-round", "4.2", "round"),
    Telling("swept", "4.1", "cards"),
    Telling("antiquated", "4.2", "card"),
    Telling("took", "8.2", "card", "price"),
    Telling("population", "8.2", "price"),
    Telling("built", "8.2", "card", "price"),
    Telling("upgraded", "8.2", "card", "into", "price"),
    Telling("destroyed", "8.2", "card"),
    Telling("disbanded", "15.1", "card"),
    Telling("led", "8.2", "card"),
    Telling("left", "10.1", "card"),
    Telling("stage", "8.2", "card", "n", "price"),
    Telling("completed", "10.2", "card"),
    Telling("developed", "8.2", "card", "price"),
    Telling("revolted", "9.3", "card", "price"),
    Telling("played", "11", "card"),
    Telling("adopted", "15.3", "card"),
    Telling("copied", "15.3", "card"),
    Telling("common", "4.4", "card"),
    Telling("convert", "8.2"),
    Telling("liner", "8.2"),
    Telling("speak", "8.2", "n"),
    Telling("arm", "8.2", "n"),
    Telling("traded-food", "14.8"),
    Telling("traded-resource", "14.8"),
    Telling("passed", "5"),
    Telling("prepared", "5.1", "n", "age"),
    Telling("prepared-card", "5.1", "card"),
    Telling("revealed", "5.1", "card"),
    Telling("peeked", "5"),
    Telling("peeked-card", "5", "card"),
    Telling("attacked", "5.2", "card", "rival"),
    Telling("defended", "5.2", "card", "n"),
    Telling("repelled", "5.2", "card", "rival"),
    Telling("succeeded", "5.2", "card", "rival"),
    Telling("declared", "5.3", "card", "rival"),
    Telling("war-won", "4.3", "card", "rival", "n"),
    Telling("war-drawn", "4.3", "card", "rival"),
    Telling("offered", "5.4", "card", "rival", "side"),
    Telling("accepted", "5.4", "card", "rival", "side"),
    Telling("refused", "5.4", "card", "rival"),
    Telling("pact-ended", "5.5", "card"),
    Telling("bid", "7.1", "n", "card"),
    Telling("no-bid", "7.1", "card"),
    Telling("unclaimed", "7.1", "card"),
    Telling("sent", "7.4", "card"),
    Telling("colonised", "7.5", "card", "n"),
    Telling("lost-colony", "7.6", "card"),
    Telling("took-colony", "7.6", "card", "rival"),
    Telling("columbus", "5.6", "card"),
    Telling("alexander", "5.6"),
    Telling("resigned", "5.7"),
    Telling("gained-food", "14.2", "n"),
    Telling("gained-resources", "14.2", "n"),
    Telling("gained-science", "6.1", "n"),
    Telling("gained-culture", "6.1", "n"),
    Telling("gained-population", "1.1", "n"),
    Telling("gained-yellow", "14.6", "n"),
    Telling("gained-blue", "14.6", "n"),
    Telling("lost-food", "6.1", "n"),
    Telling("lost-resources", "6.1", "n"),
    Telling("lost-science", "6.1", "n"),
    Telling("lost-culture", "6.1", "n"),
    Telling("lost-population", "1.1"),
    Telling("lost-worker", "1.1", "card"),
    Telling("lost-building", "5.2", "card"),
    Telling("lost-yellow", "14.6", "n"),
    Telling("lost-blue", "14.6", "n"),
    Telling("lost-actions", "6.9", "n"),
    Telling("stole-technology", "4.3", "card", "rival"),
    Telling("ravaged", "6.11", "card"),
    Telling("tucked", "10.4", "card"),
    Telling("infiltrated", "5.2", "card", "rival"),
    Telling("scored", "20", "n", "card"),
    Telling("produced", "13", "n", "m"),
    Telling("earned", "13", "n", "m"),
    Telling("corruption", "13", "n"),
    Telling("consumption", "13", "n"),
    Telling("hunger", "13", "n"),
    Telling("uprising", "12.3"),
    Telling("khan", "13", "n"),
    Telling("drew", "13", "n"),
    Telling("drew-card", "13", "listed"),
    Telling("reshuffled", "13"),
    Telling("discarded", "13", "n"),
    Telling("discarded-card", "13", "listed"),
    Telling("agreement", "6.10"),
    Telling("ended", "17"),
    Telling("gates", "17", "n"),
    Telling("strengths", "5.2", "rival", "n", "m"),
    Telling("outdated-card", "4.2", "listed"),
    Telling("outdated", "4.2", "n"),
    Telling("counted", "17", "n", "what"),
]
