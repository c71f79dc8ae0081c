"""Whom an event concerns. They are ranked when it comes up. Rules 6.2 to 6.4."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from wartable.games.through_the_ages.engine.rules.ratings import discontent
from wartable.games.through_the_ages.engine.state import AgesState
from wartable.kernel.numbers import BIT


class Whom:
    """A set of civilisations. The locales have it as `who-TEXT`, the subject of a sentence."""

    def __init__(self, text: str) -> None:
        self.text = text

    def seats(self, state: AgesState) -> i64:
        raise NotImplementedError


@final
class Everyone(Whom):
    def seats(self, state: AgesState) -> i64:
        found: i64 = 0
        for seat in range(state.seats):
            if state.civs[seat].playing != 0:
                found |= BIT[seat]
        return found


@final
class Ranked(Whom):
    """So many from the top or the bottom of a ranking. Of two civilisations only one. 6.3"""

    def __init__(self, text: str, culture: bool, top: bool, most: int) -> None:
        super().__init__(text)
        self.culture = culture
        self.top = top
        self.most: i64 = most

    def seats(self, state: AgesState) -> i64:
        ranking = state.by_culture if self.culture else state.by_strength
        found: i64 = 0
        for i in range(self.most if state.playing > 2 else 1):
            found |= BIT[ranking[i if self.top else state.playing - 1 - i]]
        return found


@final
class Both(Whom):
    """Those of one set who are in the other one too."""

    def __init__(self, text: str, one: Whom, other: Whom) -> None:
        super().__init__(text)
        self.one = one
        self.other = other

    def seats(self, state: AgesState) -> i64:
        return self.one.seats(state) & self.other.seats(state)


@final
class AllMost(Whom):
    """Everyone tied for the most; nobody for no discontent at all. 6.4"""

    def __init__(self, text: str, unhappy: bool) -> None:
        super().__init__(text)
        self.unhappy = unhappy

    def seats(self, state: AgesState) -> i64:
        found: i64 = 0
        most: i64 = 1 if self.unhappy else 0
        for seat in range(state.seats):
            civ = state.civs[seat]
            if civ.playing != 0:
                n = discontent(civ) if self.unhappy else civ.happiness
                if n > most:
                    most = n
                    found = 0
                if n == most:
                    found |= BIT[seat]
        return found


ALL: Final = Everyone("all")
STRONGEST: Final = Ranked("strongest", False, True, 1)
WEAKEST: Final = Ranked("weakest", False, False, 1)
TWO_STRONGEST: Final = Ranked("two-strongest", False, True, 2)
TWO_WEAKEST: Final = Ranked("two-weakest", False, False, 2)
MOST_CULTURE: Final = Ranked("most-culture", True, True, 1)
LEAST_CULTURE: Final = Ranked("least-culture", True, False, 1)
MOST_CULTURE_IF_WEAK: Final = Both("most-culture-if-weak", MOST_CULTURE, TWO_WEAKEST)
MOST_HAPPY: Final = AllMost("most-happy", False)
MOST_DISCONTENT: Final = AllMost("most-discontent", True)
