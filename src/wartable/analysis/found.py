"""What an analysis found, as plain data: it goes into JSON, a cache and a page as it is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Kind = Literal["luck", "choice", "only", "clock"]
SEEN = 1.96  # standard errors of an interval that holds the truth nineteen times of twenty


@dataclass(frozen=True)
class Step:
    """One stretch of a game: all that chance did between two decisions (luck), a decision
    (choice), an action without an alternative (only), or the end of a time (clock).

    `first` and `last` are numbers of entries of the record, from 0. `before` and `after` are
    everybody's chances to win, for somebody who sees all cards; `error` is the largest standard
    error of those afterwards, 0 where they are exact.

    Of a choice: what was `played`, what is `best` (the same where nothing is better), and by how
    much the best one is worth more, `loss`, with its standard error. These come from what the seat
    knew, never from what it could not see. None: the game cannot say what this action was worth.
    `worth` is the chance that the best one leaves, as far as the seat knew."""

    first: int
    last: int
    kind: Kind
    seat: int | None
    before: tuple[float, ...]
    after: tuple[float, ...]
    error: float
    played: str = ""
    best: str = ""
    loss: float | None = None
    loss_error: float = 0.0
    worth: float | None = None

    @property
    def swing(self) -> float:
        """How much of the victory changed hands."""
        return sum(abs(b - a) for a, b in zip(self.before, self.after, strict=True)) / 2

    @property
    def is_blamed(self) -> bool:
        """Whether something was better by more than the search may err."""
        return self.loss is not None and self.loss > max(LEAST, SEEN * self.loss_error)

    @property
    def is_clear(self) -> bool:
        """Whether that was a mistake, and no mere inaccuracy."""
        return self.is_blamed and self.loss is not None and self.loss >= CLEAR


CLEAR = 0.045  # of the chance to win: five hundredths, as they are written
LEAST = 0.005  # of the chance to win: less than half a point is no mistake


@dataclass(frozen=True)
class Account:
    """What made a seat's result: start + luck + own + others + rest = result.

    `luck`: what chance gave, against what was to be expected. `own`: what its decisions gave away,
    `others`: what those of the others gave it. `rest`: what neither explains: hidden cards that
    came to light, and errors of the chances themselves. Errors are standard errors; that of `rest`
    is how far it went to and fro: what all figures may be wrong by if the chances are."""

    seat: int
    start: float
    luck: float
    luck_error: float
    own: float
    own_error: float
    others: float
    others_error: float
    rest: float
    rest_error: float
    result: float
    choices: int  # decisions with an alternative
    judged: int  # of these, those whose worth is known
    mistakes: int  # of these, those that something was clearly better than


@dataclass(frozen=True)
class Analysis:
    """A game looked at. `whole`: nothing was left out; otherwise the analysis was broken off, and
    accounts are of what was looked at. `ended`: by the rules; otherwise it was given up, and
    results are the chances at that moment. `turning` are the steps (by place in the list) at which
    most of the victory changed hands."""

    game: str
    rules: int
    seats: int
    names: tuple[str, ...]
    digest: str  # of the record
    version: str  # of what made it
    depth: float
    exact: bool
    whole: bool
    entries: int
    steps: tuple[Step, ...]
    accounts: tuple[Account, ...]
    turning: tuple[int, ...]
    ended: bool = True

    @property
    def last(self) -> int:
        """How many entries have been looked at."""
        return self.steps[-1].last + 1 if self.steps else 0
