"""What a game states to hosts: options, reasons, named events, figures, odds."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from operator import index
from typing import TYPE_CHECKING, Any

from wartable.errors import BadInput
from wartable.kernel import NO_SUCH_ACTION, NOT_YOUR_TURN, OVER

if TYPE_CHECKING:
    from wartable.i18n import Texts
    from wartable.scene import Mark


class Who(int):
    """A seat among the arguments of a sentence: shown as the name of whoever sits there."""


@dataclass(frozen=True)
class Option:
    """A switch of the rules. `choices` names its values 0, 1, …; without them it is a number.
    `timed` is the choice, if any, under which the game waits for a clock. Rules of a version lower
    than `since` do not know the switch: they are played as it is at `before`. `former` is a version
    and what was the default under lower ones."""

    key: str
    default: int
    choices: tuple[str, ...] = ()
    least: int = 0
    most: int = 2**31 - 1
    timed: str = ""
    since: int = 0
    before: int = 0
    former: tuple[int, int] | None = None

    def default_under(self, rules: int) -> int:
        """What it is under a version of the rules unless somebody chooses."""
        return self.former[1] if self.former and rules < self.former[0] else self.default

    def worded(self, value: int) -> str | int:
        """A value as texts name it: a choice by its name, a number as it is."""
        return self.choices[value] if self.choices else value

    def read(self, given: str | int) -> int:
        """A value by its name, or by its number."""
        if self.choices:
            found = self.choices.index(given) if given in self.choices else given
            if not hasattr(found, "__index__") or not 0 <= index(found) < len(self.choices):
                known = ", ".join(self.choices)
                raise BadInput(
                    f"option {self.key}: {given!r} is not one of {known}",
                    "choice",
                    option=self.key,
                    value=str(given),
                    known=known,
                )
            return index(found)
        try:
            value = int(given) if isinstance(given, str) else index(given)
        except (TypeError, ValueError):
            message = f"option {self.key}: {given!r} is not a number"
            raise BadInput(message, "number", option=self.key, value=str(given)) from None
        if not self.least <= value <= self.most:
            least, most = str(self.least), str(self.most)
            raise BadInput(
                f"option {self.key}: {value} is not in {least} … {most}",
                "range",
                option=self.key,
                value=str(value),
                least=least,
                most=most,
            )
        return value

    def write(self, value: int) -> str:
        """A value by its name."""
        return self.choices[value] if self.choices else str(value)


@dataclass(frozen=True)
class Reason:
    """Why something is refused: `refusal-KEY` is its sentence, `rule-RULE` what it rests on.
    `counts` makes the figures of the sentence from the view of the refused seat: a limit, say."""

    key: str
    rule: str = ""
    counts: Callable[[Any], Mapping[str, int]] | None = None


def cite(rule: str) -> str:
    """A rule's id as people read it: §5.1 for a section of the rules, R-7 for a ruling."""
    return f"§{rule}" if rule[:1].isdigit() else rule


COMMON_REASONS: dict[int, Reason] = {
    OVER: Reason("over"),
    NOT_YOUR_TURN: Reason("not-your-turn"),
    NO_SUCH_ACTION: Reason("no-such-action"),
}

Arg = int | str | Who


@dataclass(frozen=True)
class Told:
    """An event by name: the text `event-KEY` is its sentence. An argument that is a string is the
    key of something named: `city="daliang"` is shown as the text `city-daliang`."""

    key: str
    seat: int | None = None
    args: Mapping[str, Arg] = field(default_factory=dict)
    rule: str = ""

    def __getattr__(self, name: str) -> Arg:
        try:
            return self.__dict__["args"][name]  # type: ignore[no-any-return]
        except KeyError:
            raise AttributeError(name) from None


@dataclass(frozen=True)
class Advice:
    """An action a bot thinks of: its worth, higher is better, and a sentence for people."""

    action: int
    value: float
    text: str


@dataclass(frozen=True)
class Measured:
    """What every legal action of a seat is worth: the chance to win that it leaves, 0 to 1. A
    search may leave some out. `exact`: it follows from a solution of the game, not from search."""

    worth: Mapping[int, float]
    exact: bool


class Basis(StrEnum):
    """How sure a figure is, the surest kind first; `ui-basis-KIND` is its name."""

    PRINTED = "printed"  # in the rulebook, or alike in independent tables of what is printed
    DERIVED = "derived"  # follows from what is printed
    CORRECTED = "corrected"  # from the data file of somebody who has the box
    SECOND_HAND = "second-hand"  # from one public source, not compared with a box
    RECONSTRUCTED = "reconstructed"  # chosen by us, so that the game can be played

    @property
    def mark(self) -> Mark | None:
        """What a piece that shows the figure is marked with."""
        sure = self is Basis.PRINTED or self is Basis.DERIVED
        return None if sure else self.value  # type: ignore[return-value]


SURENESS = (*Basis,)
KINDS = {  # the word that a source in a data file begins with
    "rules": Basis.PRINTED,
    "rulebook": Basis.PRINTED,
    "derived": Basis.DERIVED,
    "public": Basis.SECOND_HAND,
    "reconstructed": Basis.RECONSTRUCTED,
}


def weakest(found: Iterable[Basis]) -> Basis:
    """What rests on several is as sure as the least sure of them."""
    return max(found, key=SURENESS.index)


def basis_of(source: str) -> Basis:
    """The kind of a source in a data file. Its parts stand between semicolons and begin with the
    word of their kind; a source that begins with another word is the owner's: a correction."""
    words = [re.match(r"\s*([\w-]*)", part) for part in source.split(";")]
    kinds = [KINDS.get(word[1].lower()) for word in words if word]
    return weakest([kinds[0] or Basis.CORRECTED, *(kind for kind in kinds[1:] if kind)])


@dataclass(frozen=True)
class Figure:
    """A number of the box, what it rests on, and how sure that is. `key` is a text id of the
    game, `source` a sentence in the reader's language."""

    key: str
    value: str
    source: str
    basis: Basis


def in_words(figures: Iterable[Figure], texts: Texts) -> list[Figure]:
    """The same with the names of their keys."""
    return [replace(f, key=texts(f.key)) if texts.has(f.key) else f for f in figures]


@dataclass(frozen=True)
class Foreseen:
    """What may come of one piece: `figure`, short enough to be written on it at `at`, in units of
    its symbol from its middle, and a sentence. `seat`: whose chance it is."""

    piece: str
    figure: str
    text: str
    at: tuple[float, float] = (0.0, 0.0)
    seat: int | None = None


@dataclass(frozen=True)
class Outlook:
    """What may come of a position, as far as a seat knows it, in words already; `lines`: of all of
    it."""

    title: str
    notes: tuple[Foreseen, ...]
    lines: tuple[str, ...] = ()


Facts = Mapping[str, str | int | float | None]  # a row of figures by name


@dataclass(frozen=True)
class Odds:
    """A table of chances for people: headings and rows already in words, best first; `figures` are
    the same rows for programs, with names and numbers that no language changes."""

    title: str
    headings: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    note: str = ""
    figures: tuple[Facts, ...] = ()


@dataclass(frozen=True)
class Prospect:
    """A figure by which plans are compared: its name, the figure as people read it, and as a number
    of which more is better. `symbol` is on the game's sheet; `warning`: what it will lead to;
    `seat`: whom it is about, if not the planner alone; `short`: a word or two for its name."""

    key: str
    name: str
    value: str
    number: int
    symbol: str
    warning: str = ""
    seat: int | None = None
    short: str = ""
