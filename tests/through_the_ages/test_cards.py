"""The card table against the published figures: rules 2, notes 1."""

from wartable.games.through_the_ages.engine import cards
from wartable.games.through_the_ages.engine.cards import CARD_TABLE
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
    assert len(CARD_TABLE) == cards.CARDS == cards.CIVIL_CARDS + cards.MILITARY_CARDS


def test_no_key_twice() -> None:
    assert len(set(cards.CARD_KEYS)) == 236


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
