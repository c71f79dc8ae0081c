"""A turn, solved exactly. Compiled.

Once a city is attacked only its open lines and the dice left matter: `CHANCE[lines, dice]` is the
chance to take it, for every city from the centre and from an opponent. Before that, a seat weighs
what each city is worth to it: `Turn` finds what the rolls are worth under the best choices.
Floats are fine here: nothing of this goes into a state.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from wartable.games.age_of_war.engine.actions import FILL, LOSE
from wartable.games.age_of_war.engine.components import (
    CITIES,
    CITY_TABLE,
    DICE,
    FIRST_ROLL,
    FITTING,
    LINE_CITY,
    LINE_NEED,
    LINE_TABLE,
    NEED_TABLE,
    NEEDS,
    ORDINARY,
    SPECIAL,
    SPENT,
    UNROLLED,
    WAYS,
    WEIGHT,
)
from wartable.games.age_of_war.engine.rules import attackable, required
from wartable.games.age_of_war.engine.state import AgeOfWarState
from wartable.kernel.numbers import BIT, NONE, lowest, zeros

SLOTS: Final[i64] = 8  # of a row of chances: 0 … 7 dice
TARGETS: Final[i64] = 28  # a city of the centre, or CITIES + a city of an opponent
NOTHING_OPEN: Final[i64] = 0


# ---- tables: what is still needed, as a multiset of needs, has a number


def needs_of(mask: int) -> tuple[int, ...]:
    """What a set of lines needs, in order; equal lines are equal here (R-15)."""
    return tuple(sorted(LINE_NEED[line] for line in range(len(LINE_TABLE)) if mask >> line & 1))


def first_line(city: int) -> int:
    return min(line for line, row in enumerate(LINE_TABLE) if row.city == city)


FIRST_LINE: Final = vec[i64]([first_line(city) for city in range(len(CITY_TABLE))])


def need_sets() -> list[tuple[int, ...]]:
    """Everything that can be open of some city, small sets first."""
    found: set[tuple[int, ...]] = set()
    for city in range(len(CITY_TABLE)):
        lines = ORDINARY[city] | SPECIAL[city]
        first = FIRST_LINE[city]
        for local in range(32):
            if local << first & ~lines == 0:
                found.add(needs_of(local << first))
    return sorted(found, key=lambda needs: (len(needs), needs))


NEED_SETS: Final = need_sets()
_NUMBER: Final = {needs: number for number, needs in enumerate(NEED_SETS)}


def after_filling() -> list[int]:
    """By set * NEEDS + need: the set that is left, or -1 if the need is not in it."""
    table = []
    for needs in NEED_SETS:
        for need in range(len(NEED_TABLE)):
            left = list(needs)
            if need in left:
                left.remove(need)
                table.append(_NUMBER[tuple(left)])
            else:
                table.append(NONE)
    return table


def sets_of_cities() -> list[int]:
    """By city * 32 + open lines counted from the city's first: the number of the set."""
    table = []
    for city in range(len(CITY_TABLE)):
        lines = ORDINARY[city] | SPECIAL[city]
        for local in range(32):
            mask = local << FIRST_LINE[city]
            table.append(NONE if mask & ~lines else _NUMBER[needs_of(mask)])
    return table


AFTER: Final = vec[i64](after_filling())
SET_OF: Final = vec[i64](sets_of_cities())


@final
class Chances:
    """All chances of a turn after the first line, and the best first line for every roll."""

    def __init__(self) -> None:
        sets: i64 = len(NEED_SETS)
        self.chance = vec[float]([0.0] * (sets * SLOTS))  # by set * SLOTS + dice to be rolled
        self.best = vec[float]([0.0] * (FIRST_ROLL[DICE + 1] * TARGETS))  # by roll and target
        for dice in range(DICE + 1):
            self.chance[NOTHING_OPEN * SLOTS + dice] = 1.0
        for open_set in range(1, sets):
            for dice in range(1, DICE + 1):
                self.chance[open_set * SLOTS + dice] = self.roll_for(open_set, dice)
        for roll in range(1, FIRST_ROLL[DICE + 1]):
            self.weigh(roll)

    def roll_for(self, open_set: i64, dice: i64) -> float:
        """The chance with so many dice about to be rolled: the mean of the best choices."""
        worse = self.chance[open_set * SLOTS + dice - 1]
        total = 0.0
        for roll in range(FIRST_ROLL[dice], FIRST_ROLL[dice + 1]):
            fill = self.fill_from(open_set, roll, dice)
            total += float(WEIGHT[roll]) * (fill if fill > worse else worse)
        return total / float(WAYS[dice])

    def fill_from(self, open_set: i64, roll: i64, dice: i64) -> float:
        """The chance after the best line this roll can fill; 0 if it can fill none."""
        most = 0.0
        for need in range(NEEDS):
            left = AFTER[open_set * NEEDS + need]
            if left != NONE:
                used: i64 = SPENT[roll * NEEDS + need]
                if used > 0:
                    found = self.chance[left * SLOTS + dice - used]
                    if found > most:
                        most = found
        return most

    def weigh(self, roll: i64) -> None:
        dice = dice_of(roll)
        for city in range(CITIES):
            from_centre = set_number(city, ORDINARY[city])
            self.best[roll * TARGETS + city] = self.fill_from(from_centre, roll, dice)
            if SPECIAL[city] != 0:
                stolen = set_number(city, ORDINARY[city] | SPECIAL[city])
                self.best[roll * TARGETS + CITIES + city] = self.fill_from(stolen, roll, dice)

    def of(self, city: i64, lines: i64, dice: i64) -> float:
        """The chance to fill all these lines of a city with so many dice about to be rolled."""
        return self.chance[set_number(city, lines) * SLOTS + dice]


def set_number(city: i64, lines: i64) -> i64:
    return SET_OF[city * 32 + (lines >> FIRST_LINE[city])]


def dice_of(roll: i64) -> i64:
    dice: i64 = 0
    while FIRST_ROLL[dice + 1] <= roll:
        dice += 1
    return dice


_MADE: Final[list[Chances]] = []


def chances() -> Chances:
    """Made when first asked for: some milliseconds compiled, a second interpreted."""
    if not _MADE:
        _MADE.append(Chances())
    return _MADE[0]


@final
class Turn:
    """The turn of the seat to move. Put what each city is worth into `gains` (by city; what the
    seat gains over ending the turn with nothing), then `solve`."""

    def __init__(self, state: AgeOfWarState) -> None:
        self.state = state
        self.chances = chances()
        self.gains = vec[float]([0.0] * CITIES)
        self.rolling = vec[float]([0.0] * SLOTS)  # worth of so many dice, no city chosen yet
        self.column = zeros(CITIES)  # which target a city is
        self.cities = zeros(CITIES)  # those that may be attacked
        self.count: i64 = 0
        for city in range(CITIES):
            if attackable(state, state.current, city):
                self.cities[self.count] = city
                self.count += 1
                self.column[city] = city if state.owner[city] == NONE else CITIES + city

    def solve(self) -> None:
        """The worth of 0 … 7 dice before a city is chosen: notes on the solved turn, U(n)."""
        for dice in range(1, DICE + 1):
            worse = self.rolling[dice - 1]
            total = 0.0
            for roll in range(FIRST_ROLL[dice], FIRST_ROLL[dice + 1]):
                worth = self.best_attack(roll)
                total += float(WEIGHT[roll]) * (worth if worth > worse else worse)
            self.rolling[dice] = total / float(WAYS[dice])

    def best_attack(self, roll: i64) -> float:
        best, gains, column, cities = self.chances.best, self.gains, self.column, self.cities
        row = roll * TARGETS
        most = 0.0
        for i in range(self.count):
            city = cities[i]
            worth = gains[city] * best[row + column[city]]
            if worth > most:
                most = worth
        return most

    def worth(self, action: i64) -> float:
        """What an action of the seat to move gains on average under best play of the turn."""
        state = self.state
        if action == LOSE:
            if state.target == NONE:
                return self.rolling[state.pool - 1]
            lines, dice, city = state.open_lines, state.pool - 1, state.target
        else:
            line = action - FILL
            city = LINE_CITY[line]
            used: i64 = SPENT[state.roll * NEEDS + LINE_NEED[line]]
            lines, dice = required(state, city) & state.open_lines & ~BIT[line], state.pool - used
        return self.gains[city] * self.chances.of(city, lines, dice)

    def best_action(self) -> i64:
        """Of equal ones the fill that binds least, that is the first of the list."""
        state = self.state
        lines = state.open_lines & FITTING[state.roll]
        best: i64 = LOSE
        most = self.worth(LOSE)
        while lines != 0:
            line = lowest(lines)
            lines ^= BIT[line]
            worth = self.worth(FILL + line)
            if worth > most:
                most = worth
                best = FILL + line
        return best

    def value(self) -> float:
        """What the turn gains from here on: with a roll on the table, by its best action."""
        state = self.state
        if state.roll != UNROLLED:
            return self.worth(self.best_action())
        if state.target == NONE:
            return self.rolling[state.pool]
        city = state.target
        return self.gains[city] * self.chances.of(city, state.open_lines, state.pool)
