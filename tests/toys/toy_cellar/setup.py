"""A cellar laid by hand."""

from __future__ import annotations

from toy_cellar.plugin import SCORE, STEPS, TREASURE, TURN, Cellar, CellarState
from wartable.errors import BadInput
from wartable.kernel import Event, Options
from wartable.setup import Setup

FIGURES = {"turn": TURN, "steps": STEPS, "treasure": TREASURE, "score": SCORE}


class Table(Setup[CellarState]):
    lays = ("turn", "steps", "treasure", "next")
    expects = ("turn", "steps", "treasure", "score", "told")

    def __init__(self, game: Cellar, seats: int, options: Options) -> None:
        super().__init__(game, seats, options)
        self.given: list[int] = []
        self.told = 0

    def lay(self, word: str, rest: str) -> None:
        if not rest.isdecimal():
            raise BadInput(f"{word} takes a number")
        if word == "next":
            self.given.append(int(rest) - 1)
        else:
            self.state.figures[FIGURES[word]] = int(rest)

    def begin(self) -> list[Event]:
        return []

    def hear(self, event: Event) -> None:
        self.told += 1

    def chance(self) -> int | None:
        return self.given.pop(0) if self.given else None

    def compare(self, word: str, rest: str) -> tuple[str, str]:
        return rest, dict([*self.shown(), ("told", str(self.told))])[word]

    def shown(self) -> list[tuple[str, str]]:
        return [(word, str(self.state.figures[at])) for word, at in FIGURES.items()]
