"""Why something may not be done, and the section of the rule sheet that says so."""

from __future__ import annotations

from typing import Final

NOT_NOW: Final = 16  # The decision at hand is another one
NOT_ASKED: Final = 17  # Not an answer to what is asked
NO_ACTION: Final = 18  # Not enough civil actions
NO_MILITARY_ACTION: Final = 19
EMPTY_SLOT: Final = 20
HAND_FULL: Final = 21
HAVE_TECHNOLOGY: Final = 22  # In hand or in play
AGE_LEADER_TAKEN: Final = 23
WONDER_UNFINISHED: Final = 24  # One at a time
ONLY_TAKING: Final = 25  # First turn
BANK_EMPTY: Final = 26  # No yellow tokens
NO_FOOD: Final = 27
NO_RESOURCES: Final = 28
NO_SCIENCE: Final = 29
NO_WORKER: Final = 30  # No unused worker
NOT_IN_PLAY: Final = 31  # The technology is not in play
URBAN_LIMIT: Final = 32
NOBODY_THERE: Final = 33  # No worker on the card to upgrade or destroy
NOT_IN_HAND: Final = 34
NO_WONDER: Final = 35
TOO_MANY_STAGES: Final = 36
ALREADY_USED: Final = 37  # Once a turn
NO_POWER: Final = 38  # Leader, wonder or pact with this power is missing
ACTIONS_SPENT: Final = 39  # Revolution needs all of them unspent
TAKEN_THIS_PHASE: Final = 40
CANNOT_FOLLOW: Final = 41  # What the card orders is impossible
TACTIC_CHANGED: Final = 42
NOT_COMMON: Final = 43
OWN_TACTIC: Final = 44  # It counts already
YOURSELF: Final = 45  # Rivals only
RESIGNED_RIVAL: Final = 46
GANDHI: Final = 47
PACT_FORBIDS: Final = 48
NOT_STRONGER: Final = 49
CARD_NEEDS: Final = 50  # The rival lacks what the card is about
LAST_ROUND_WAR: Final = 51
IMMUNE: Final = 52
NO_PACTS: Final = 53  # Two players
NOT_PARTY: Final = 54
NO_SIDE: Final = 55  # Both sides are alike
NO_RESIGNING: Final = 56
BID_TOO_LOW: Final = 57
BID_TOO_HIGH: Final = 58
NO_UNIT: Final = 59
TOO_MANY_CARDS: Final = 60  # Defence limited by military actions
FORCE_TOO_SMALL: Final = 61
NOT_ENOUGH: Final = 62  # A split beyond what there is
WRONG_CARD: Final = 63  # Chance: not in the bag
NO_TECHNOLOGY_THEFT: Final = 64
NOT_URBAN: Final = 65  # Units are not built by this
WRONG_TARGET: Final = 66  # The card orders something else
AT_WAR: Final = 67  # One own war at a time
COOK_LIMIT: Final = 68  # Two cards for Cook
PARTNER_SHORT: Final = 69  # The partner in Scientific Cooperation has no science

REFUSALS: Final = (  # key and rule, from 16
    ("not-now", "3"),
    ("not-asked", "21"),
    ("no-action", "8.1"),
    ("no-military-action", "15.1"),
    ("empty-slot", "4.1"),
    ("hand-full", "16.1"),
    ("have-technology", "9.1"),
    ("age-leader-taken", "8.2"),
    ("wonder-unfinished", "8.2"),
    ("only-taking", "3.3"),
    ("bank-empty", "12.1"),
    ("no-food", "12.1"),
    ("no-resources", "8.2"),
    ("no-science", "8.2"),
    ("no-worker", "8.2"),
    ("not-in-play", "9.1"),
    ("urban-limit", "9.5"),
    ("nobody-there", "8.2"),
    ("not-in-hand", "8.2"),
    ("no-wonder", "8.2"),
    ("too-many-stages", "8.2"),
    ("already-used", "4.5"),
    ("no-power", "10.1"),
    ("actions-spent", "9.3"),
    ("taken-this-phase", "11.1"),
    ("cannot-follow", "11.2"),
    ("tactic-changed", "15.3"),
    ("not-common", "15.3"),
    ("own-tactic", "15.3"),
    ("yourself", "5.2"),
    ("resigned-rival", "5.7"),
    ("gandhi", "5.2"),
    ("pact-forbids", "5.2"),
    ("not-stronger", "5.2"),
    ("card-needs", "5.2"),
    ("last-round-war", "5.3"),
    ("immune", "5.3"),
    ("no-pacts", "5.4"),
    ("not-party", "5.5"),
    ("no-side", "5.4"),
    ("no-resigning", "5.7"),
    ("bid-too-low", "7.1"),
    ("bid-too-high", "7.1"),
    ("no-unit", "7.3"),
    ("too-many-cards", "5.2"),
    ("force-too-small", "7.2"),
    ("not-enough", "6.1"),
    ("wrong-card", "4.1"),
    ("no-technology-theft", "4.3"),
    ("not-urban", "6.8"),
    ("wrong-target", "11.2"),
    ("at-war", "5.3"),
    ("cook-limit", "7.3"),
    ("partner-short", "8.4"),
)
