"""The card table against the published figures: rules 2, D1."""

from wartable.games.through_the_ages.engine.cards import columns as cards
from wartable.games.through_the_ages.engine.cards.table import CARD_BY_KEY, CARD_KEYS, CARD_TABLE
from wartable.games.through_the_ages.engine.components import (
    ACTION,
    AGGRESSION,
    BONUS,
    EVENT,
    GOVERNMENT,
    LAW,
    LEADER,
    PACT,
    TACTIC,
    TERRITORY,
    WAR,
    WONDER,
)
from wartable.games.through_the_ages.engine.game import ThroughTheAges


def test_the_ranges_of_kinds_are_those_of_the_table() -> None:
    def first(kind: int) -> int:
        return sum(card.kind < kind for card in CARD_TABLE)

    assert first(GOVERNMENT) == cards.WORKPLACES == cards.GOVERNMENTS
    assert first(7) == cards.BUILDINGS
    assert first(3) == cards.STORES
    kinds = (LAW, LEADER, WONDER, ACTION, TACTIC, BONUS, AGGRESSION, WAR, PACT, TERRITORY, EVENT)
    assert [first(kind) for kind in kinds] == [
        cards.SPECIALS,
        cards.LEADERS,
        cards.WONDERS,
        cards.ACTIONS,
        cards.TACTICS,
        cards.BONUSES,
        cards.AGGRESSIONS,
        cards.WARS,
        cards.PACTS,
        cards.TERRITORIES,
        cards.EVENTS,
    ]
    assert (CARD_BY_KEY["religion"], CARD_BY_KEY["warriors"]) == (cards.RELIGION, cards.WARRIORS)
    assert len(CARD_TABLE) == cards.CARDS == cards.CIVIL_CARDS + cards.MILITARY_CARDS


def test_no_key_twice() -> None:
    assert len(set(CARD_KEYS)) == 236


def test_deck_sizes() -> None:
    """Rules 2.2, D1; published totals 179 civil and 150 military cards."""

    def deck(military: bool, age: int) -> tuple[int, ...]:
        rows = [
            card.copies
            for card in CARD_TABLE
            if (card.kind >= TACTIC) == military and card.age == age and card.start < 0
        ]
        return tuple(sum(row[seats] for row in rows) for seats in range(3))

    assert [deck(False, age) for age in range(4)] == [(20, 20, 20)] + [(44, 50, 53)] * 3
    assert [deck(True, age) for age in range(4)] == [
        (10, 10, 10),
        (43, 45, 45),
        (46, 50, 50),
        (41, 45, 45),
    ]
    assert sum(deck(False, age)[2] for age in range(4)) == 179
    assert sum(deck(True, age)[2] for age in range(4)) == 150


# Copies with two, three and four players, where they are not one each. Rules 2.2
COPIES = {
    (1, 1, 2): "professional-sports republic military-theory",
    (1, 2, 2): """mechanized-agriculture coal oil theology journalism drama bread-and-circuses
        riflemen modern-infantry tanks rockets monarchy constitutional-monarchy democracy
        code-of-laws warfare architecture""",
    (1, 2, 3): "selective-breeding",
    (2, 2, 2): """irrigation scientific-method computers organized-religion printing-press
        multimedia opera movies swordsmen cavalrymen rich-land-a rich-land-i urban-growth-a
        urban-growth-i urban-growth-iii frugality-a frugality-i breakthrough-i breakthrough-ii
        reserves-i reserves-ii efficient-upgrade-ii efficient-upgrade-iii revolutionary-idea-iii
        fighting-band legion medieval-army phalanx heavy-cavalry mechanized-army modern-army
        enslave plunder-i raid-i plunder-ii raid-ii infiltrate spy plunder-iii raid-iii
        war-over-territory war-over-technology""",
    (2, 2, 3): "iron alchemy knights cannon air-forces",
    (3, 3, 3): "reserves-iii",
    (4, 4, 4): "armed-intervention",
    (6, 6, 6): "military-bonus-i military-bonus-ii military-bonus-iii war-over-culture",
    (0, 1, 1): """open-borders-agreement trade-routes-agreement acceptance-of-supremacy
        international-trade-agreement promise-of-military-protection scientific-cooperation
        international-tourism loss-of-sovereignty military-alliance peace-treaty""",
    (0, 0, 0): "agriculture bronze philosophy religion warriors despotism",
}


def test_every_card_is_dealt_in_its_copies() -> None:
    """2.2: the decks of a new game, card by card; what is on the boards is in no deck."""
    listed = {key: copies for copies, keys in COPIES.items() for key in keys.split()}
    assert listed.keys() <= set(CARD_KEYS)
    for seats in (2, 3, 4):
        deck = ThroughTheAges().start(seats, {"first": 0}).deck
        dealt = {key: deck[card] for card, key in enumerate(CARD_KEYS)}
        assert dealt == {key: listed.get(key, (1, 1, 1))[seats - 2] for key in dealt}
