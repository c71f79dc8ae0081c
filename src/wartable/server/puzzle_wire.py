"""What the pages of puzzles are sent. `answers.py` declares these structures with all others."""

from __future__ import annotations

from wartable.scene.model import Scene
from wartable.server.protocol import OfferShown, Wire


class PuzzleRow(Wire):
    """A puzzle in a list. `right`: how its reader answered it, if they did."""

    id: str
    difficulty: int
    rating: int
    answered: bool = False
    right: bool = False


class PuzzleDay(Wire):
    """The puzzle of the day of a game. `done`: its reader has answered it today, or looked at it if
    it was answered before; `right` says how. `days`: in a row, each with its puzzle answered."""

    game: str
    title: str
    day: str
    id: str
    difficulty: int
    done: bool = False
    right: bool = False
    days: int = 0


class PuzzleSet(Wire):
    """The puzzles of a game, the easiest first, and how their reader stands: a rating that is sure
    to `sure` points, right answers in a row now and at most."""

    day: PuzzleDay
    tagline: str
    rating: int
    sure: int
    run: int
    longest: int
    puzzles: list[PuzzleRow]


class PuzzlesPage(Wire):
    """The puzzles of every game that has some."""

    sets: list[PuzzleSet]


class PuzzlePage(Wire):
    """The puzzle that a page is made for."""

    game: str
    title: str
    puzzle: PuzzleRow


class Worth(Wire):
    """A choice and what it is worth: the chance to win, 0 to 1. `right`: as much as the best."""

    notation: str
    label: str
    worth: float
    right: bool


class Standing(Wire):
    """How learner and puzzle stand after an answer. `first`: it counted; `gain` and `its_gain`: by
    how much it changed their ratings. `run` and `days`: right answers, and days with their puzzle
    answered, in a row. `people` answered this puzzle here, `found` of them rightly."""

    first: bool
    rating: int
    gain: int
    sure: int
    its: int
    its_gain: int
    run: int
    days: int
    people: int
    found: int


class PuzzleSolved(Wire, kw_only=True):
    """What an answer is worth. `worths`: of all choices, the best first; `natural`: the wrong one
    that most would choose; `exact`: the figures follow from a solution of the game, not from a
    search."""

    choice: str
    right: bool
    best: str
    natural: str
    worths: list[Worth]
    why: str
    exact: bool
    standing: Standing | None = None


class PuzzleShown(Wire, kw_only=True):
    """A puzzle as whoever is to answer it sees it; `solved` is there once they have. `day`: the day
    whose puzzle it is, if it is today's."""

    id: str
    difficulty: int
    seat: int
    names: list[str]
    awaited: list[int]
    scene: Scene
    offers: list[OfferShown]
    all: str
    day: str = ""
    solved: PuzzleSolved | None = None
