"""The figures of the box, as a corrected data file may change them: one table per `Game`."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from wartable.games.age_of_heroes.engine.components import (
    BARBARIANS,
    GOLD,
    ITEMS,
    KINDS,
    MOST_PAYMENTS,
    MOST_VALUES,
    ORDINARY,
    UNIT,
)

# Order of the single figures in the list a data file is turned into, before the tables
SINGLES: Final = (
    "start_cities",
    "start_armies",
    "start_hand",
    "turn_draw",
    "hand_limit",
    "tax_per_city",
    "conquest_armies",
    "plunder_cards",
    "fortress_bonus",
    "general_bonus",
    "fair_draw",
    "fair_per_tribe",
    "circuits",
    "most_offers",
    "most_deals",
    "most_open",
    "live_acts",
    "victory_cities",
    "victory_monument",
)
STEPS: Final[i64] = 4  # rows of the destruction table


@final
@mypyc_attr(acyclic=True)
class Figures:
    """The numbers of the rules, which a data file may correct."""

    def __init__(self, numbers: list[int]) -> None:
        self.numbers = numbers
        self.start_cities: i64 = numbers[0]
        self.start_armies: i64 = numbers[1]
        self.start_hand: i64 = numbers[2]
        self.turn_draw: i64 = numbers[3]
        self.hand_limit: i64 = numbers[4]
        self.tax_per_city: i64 = numbers[5]
        self.conquest_armies: i64 = numbers[6]
        self.plunder_cards: i64 = numbers[7]
        self.fortress_bonus: i64 = numbers[8]
        self.general_bonus: i64 = numbers[9]
        self.fair_draw: i64 = numbers[10]
        self.fair_per_tribe: i64 = numbers[11]
        self.circuits: i64 = numbers[12]
        self.most_offers: i64 = numbers[13]
        self.most_deals: i64 = numbers[14]
        self.most_open: i64 = numbers[15]
        self.live_acts: i64 = numbers[16]
        self.victory_cities: i64 = numbers[17]
        self.victory_monument: i64 = numbers[18]
        at = len(SINGLES)
        self.copies = _column(numbers, at, KINDS)  # by kind
        at += KINDS
        self.battle_value = _column(numbers, at, MOST_VALUES)
        at += MOST_VALUES
        self.battle_copies = _column(numbers, at, MOST_VALUES)
        at += MOST_VALUES
        self.supply = _column(numbers, at, ITEMS)
        at += ITEMS
        self.cost = _column(numbers, at, ITEMS * ORDINARY)  # by item * ORDINARY + resource
        at += ITEMS * ORDINARY
        self.step_at = _column(numbers, at, STEPS)  # victorious armies needed; 0 ends the table
        at += STEPS
        self.step_cards = _column(numbers, at, STEPS)
        at += STEPS
        self.raid = _column(numbers, at, KINDS - BARBARIANS)  # armies, by kind of Barbarians
        self.payments = vec[i64]([0] * ITEMS)  # how many ways to pay, by item
        self.payment = vec[i64]([0] * (ITEMS * MOST_PAYMENTS))  # packed cards
        for item in range(ITEMS):
            self._write_payments(item)

    def _write_payments(self, item: i64) -> None:
        """Payment 0 has no gold in place of something else; the digits of its number say how many
        of each resource gold stands for, the first resource slowest."""
        cost = self.cost
        ways: i64 = 1
        for resource in range(GOLD):
            ways *= cost[item * ORDINARY + resource] + 1
        self.payments[item] = ways
        for way in range(ways):
            rest: i64 = way
            cards: i64 = cost[item * ORDINARY + GOLD] * UNIT[GOLD]
            kind: i64 = GOLD - 1
            while kind >= 0:
                need = cost[item * ORDINARY + kind]
                gold = rest % (need + 1)
                rest = rest // (need + 1)
                cards += (need - gold) * UNIT[kind] + gold * UNIT[GOLD]
                kind -= 1
            self.payment[item * MOST_PAYMENTS + way] = cards

    def destroyed(self, victorious: i64) -> i64:
        """Cards a war of destruction takes from a monument. Rules 7.5."""
        cards: i64 = 0
        for row in range(STEPS):
            if 0 < self.step_at[row] <= victorious:
                cards = self.step_cards[row]
        return cards

    def raid_kind(self, armies: i64) -> i64:
        """The kind of Barbarians card that brings so many armies."""
        kind: i64 = BARBARIANS
        while self.raid[kind - BARBARIANS] != armies:
            kind += 1
        return kind

    def __reduce__(self) -> tuple[object, ...]:
        return Figures, (self.numbers,)


def _column(numbers: list[int], start: i64, length: i64) -> vec[i64]:
    column = vec[i64]()
    for i in range(length):
        column = append(column, numbers[start + i])
    return column
