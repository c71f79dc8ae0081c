"""A table of Age of War laid by hand: the game's words in a scenario (`.als`).

    turn 0                              whose turn it is; default 0
    c0 anyi ji | c1 daliang             cities that seats hold; the rest lies in the centre
    rest 1                              a seat that holds all others but those of `centre`
    centre wan
    dice 4                              dice left in this turn; default 7
    attack daliang infantry-8           the city under attack, and its lines already filled

Expectations: turn SEAT · dice N · attack CITY LINES (those filled; `-` without an attack) ·
cN CITIES · centre CITIES · locked PROVINCES · score SEAT POINTS CITIES PROVINCES.
Lists of cities are in any order; `-` is none.
"""

from __future__ import annotations

from collections.abc import Iterable

from wartable.errors import BadInput
from wartable.games.age_of_war.engine import rules
from wartable.games.age_of_war.engine.actions import CONQUERED_ALL
from wartable.games.age_of_war.engine.components import CITIES, DICE, PROVINCE_TABLE, PROVINCES
from wartable.games.age_of_war.engine.state import AgeOfWarState
from wartable.games.age_of_war.names import CITY_KEYS, LINE_NAMES, LINE_NUMBERS
from wartable.kernel import BIT, NONE, Event, Game, Options
from wartable.setup import Setup

HOLDINGS = tuple(f"c{seat}" for seat in range(6))


class Table(Setup[AgeOfWarState]):
    lays = ("turn", *HOLDINGS, "rest", "centre", "dice", "attack")
    expects = ("turn", "dice", "attack", *HOLDINGS, "centre", "locked", "score")

    def __init__(self, game: Game[AgeOfWarState], seats: int, options: Options) -> None:
        super().__init__(game, seats, options)
        self.seats = seats
        self.turn = NONE  # nobody's: the table is played from its beginning
        self.rest = NONE
        self.centre: set[int] = set()
        self.dice = DICE
        self.attack = ""

    # ---- laying
    def lay(self, word: str, rest: str) -> None:
        self.turn = max(self.turn, 0)
        if word == "turn":
            self.turn = self._seat(rest)
        elif word == "rest":
            self.rest = self._seat(rest)
        elif word == "centre":
            self.centre = {_city(key) for key in rest.split()}
        elif word == "dice":
            self.dice = _number(rest)
        elif word == "attack":
            self.attack = rest
        else:
            for key in rest.split():
                if self.state.owner[_city(key)] != NONE:
                    raise BadInput(f"{key} is held already")
                self.state.owner[_city(key)] = self._seat(word[1:])

    def begin(self) -> list[Event]:
        state, told = self.state, list[Event]()
        if self.turn == NONE:
            return told
        for city in range(CITIES):
            if state.owner[city] == NONE and city not in self.centre:
                state.owner[city] = self.rest
        for province in range(PROVINCES):
            if any(rules.holds_all(state, seat, province) for seat in range(self.seats)):
                state.locked |= BIT[province]
        if rules.centre_is_empty(state):
            state.current = self.turn
            rules.finish(state, CONQUERED_ALL, told)
            return told
        rules.begin_turn(state, self.turn, told)
        state.pool = self.dice
        if self.attack:
            self._go_on_attack(*self.attack.split())
        return told

    def _go_on_attack(self, city: str, *lines: str) -> None:
        state = self.state
        state.target = _city(city)
        state.open_lines = rules.required(state, state.target)
        for line in lines:
            if (city, line) not in LINE_NUMBERS:
                raise BadInput(f"{line!r} is no line of {city}")
            state.open_lines &= ~BIT[LINE_NUMBERS[city, line]]

    # ---- expecting
    def compare(self, word: str, rest: str) -> tuple[str, str]:
        if word == "score":
            seat, *wanted = rest.split()
            return f"{seat} {' '.join(wanted)}", f"{seat} {self._score(self._seat(seat))}"
        found = dict(self.shown())
        if word in (*HOLDINGS, "centre"):
            return _cities(_city(key) for key in rest.split() if key != "-"), found[word]
        return " ".join(rest.split()), found[word]

    def shown(self) -> list[tuple[str, str]]:
        state = self.state
        held = [
            (word, _cities(city for city in range(CITIES) if state.owner[city] == seat))
            for seat, word in enumerate(HOLDINGS[: self.seats])
        ]
        shared = _cities(city for city in range(CITIES) if state.owner[city] == NONE)
        locked = [row.key for n, row in enumerate(PROVINCE_TABLE) if state.locked >> n & 1]
        return [
            ("turn", "-" if state.current == NONE else str(state.current)),
            *held,
            ("centre", shared),
            ("locked", " ".join(locked) or "-"),
            ("dice", str(state.pool)),
            ("attack", self._attack()),
        ]

    def _attack(self) -> str:
        state = self.state
        if state.target == NONE:
            return "-"
        needed = rules.required(state, state.target) & ~state.open_lines
        filled = [LINE_NAMES[n][1] for n in range(len(LINE_NAMES)) if needed >> n & 1]
        return " ".join([CITY_KEYS[state.target], *filled])

    def _score(self, seat: int) -> str:
        """Points, cities, complete provinces: what ranks a seat."""
        points = rules.score(rules.standing(self.state, seat))
        owned = sum(self.state.owner[city] == seat for city in range(CITIES))
        whole = sum(rules.holds_all(self.state, seat, province) for province in range(PROVINCES))
        return f"{points} {owned} {whole}"

    def _seat(self, word: str) -> int:
        if not word.isdecimal() or int(word) >= self.seats:
            raise BadInput(f"{word!r} is no seat: 0 … {self.seats - 1}")
        return int(word)


def _city(key: str) -> int:
    if key not in CITY_KEYS:
        raise BadInput(f"{key!r} is no city; there are: {', '.join(CITY_KEYS)}")
    return CITY_KEYS.index(key)


def _cities(numbers: Iterable[int]) -> str:
    return " ".join(CITY_KEYS[city] for city in sorted(numbers)) or "-"


def _number(word: str) -> int:
    if not word.isdecimal() or not 1 <= int(word) <= DICE:
        raise BadInput(f"{word!r} is no number of dice: 1 … {DICE}")
    return int(word)
