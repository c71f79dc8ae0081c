"""What is kept of a learner: ratings, which puzzles were answered and how, days in a row."""

from __future__ import annotations

from datetime import date, timedelta

import msgspec

from wartable.errors import BadInput
from wartable.puzzles.puzzle import Puzzle
from wartable.puzzles.rating import Rating

UNTRIED = 150.0  # the deviation of a puzzle nobody answered: it was measured, not tried by people


class Learner(msgspec.Struct):
    """One learner's answers to the puzzles of one game. Only the first answer to a puzzle counts:
    whoever answers again knows what was right."""

    rating: Rating = Rating()
    answers: dict[str, bool] = {}  # by puzzle: whether the first answer was right
    puzzles: dict[str, Rating] = {}  # their ratings, as far as they were answered
    run: int = 0  # right answers in a row
    longest: int = 0
    days: int = 0  # in a row, each with its own puzzle answered
    last_day: date | None = None

    def rating_of(self, puzzle: Puzzle) -> Rating:
        """A puzzle's rating: the one it was given, until it is answered."""
        return self.puzzles.get(puzzle.id, Rating(float(puzzle.asked.rating), UNTRIED))

    def answer(self, puzzle: Puzzle, right: bool) -> bool:
        """Note an answer; whether it was the first and counts."""
        if puzzle.id in self.answers:
            return False
        mine, its = self.rating, self.rating_of(puzzle)
        self.rating = mine.after([(its, float(right))])
        self.puzzles[puzzle.id] = its.after([(mine, float(not right))])
        self.answers[puzzle.id] = right
        self.run = self.run + 1 if right else 0
        self.longest = max(self.longest, self.run)
        return True

    def answer_of_day(self, day: date) -> None:
        """Note that the puzzle of a day was answered, rightly or not."""
        if self.last_day != day:
            follows = self.last_day == day - timedelta(days=1)
            self.days = self.days + 1 if follows else 1
            self.last_day = day

    def days_by(self, day: date) -> int:
        """Days in a row that can still go on: the last of them is this day, or the one before."""
        lasts = self.last_day is not None and day - self.last_day <= timedelta(days=1)
        return self.days if lasts else 0


def read_learners(text: str, file: str) -> dict[str, Learner]:
    """Learners by game, from what `write_learners` wrote; BadInput if it is something else."""
    try:
        return msgspec.json.decode(text, type=dict[str, Learner])
    except msgspec.MsgspecError as error:
        message = f"{file}: {error}"
        raise BadInput(message, "learner-file", file=file, why=str(error)) from None


def write_learners(learners: dict[str, Learner]) -> bytes:
    """The same as JSON that people can read."""
    return msgspec.json.format(msgspec.json.encode(learners), indent=1) + b"\n"
