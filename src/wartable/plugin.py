"""What a game owes the house besides its rules: names, notation, texts, pictures, bots.

A game is one folder and one entry point in the group `wartable.games`. Its `plugin.py` holds
`GAME`, an instance of a `Plugin` subclass whose methods import the rest when they are asked.
"""

from __future__ import annotations

import logging
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from operator import index
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from wartable.kernel import (
    HOST,
    NO_SUCH_ACTION,
    NOT_YOUR_TURN,
    OVER,
    SPECTATOR,
    Bot,
    Event,
    Game,
    S,
    Seen,
    legal,
)
from wartable.kernel.contract import Options

if TYPE_CHECKING:
    from rich.console import RenderableType

    from wartable.i18n import Texts
    from wartable.scene import Offer, Scene

V = TypeVar("V")
E = TypeVar("E", bound=Exception)
ENTRY_POINTS = "wartable.games"
log = logging.getLogger("wartable.games")
LONGEST = 400  # characters of an argument in a sentence about bad input


class Unknown(ValueError):
    """Input that names something that does not exist; the message says what would be right. With a
    key, the text `unknown-KEY` of the house says the same in the reader's language."""

    def __init__(self, message: str, key: str = "", **named: str | int) -> None:
        super().__init__(message)
        self.key = key
        self.named = named

    def __reduce__(self) -> tuple[Any, ...]:
        return raised, (type(self), self.args, self.__dict__)

    def sentence(self, reader: Texts) -> str:
        """What is wrong, in the reader's language where the house has the sentence."""
        return reader(f"unknown-{self.key}", **self.shown()) if self.key else str(self)

    def shown(self) -> dict[str, str | int]:
        """The arguments of the sentence: what somebody sent may be of any length."""
        return {k: v[:LONGEST] if isinstance(v, str) else v for k, v in self.named.items()}


def raised(kind: type[E], args: tuple[Any, ...], said: dict[str, Any]) -> E:
    """An exception that comes from another process. Python would call its class with `args`, the
    message alone."""
    error = kind.__new__(kind, *args)
    error.__dict__.update(said)
    return error


class Who(int):
    """A seat among the arguments of a sentence: shown as the name of whoever sits there."""


@dataclass(frozen=True)
class Option:
    """A switch of the rules. `choices` names its values 0, 1, …; without them it is a number."""

    key: str
    default: int
    choices: tuple[str, ...] = ()
    least: int = 0
    most: int = 2**31 - 1

    def read(self, given: str | int) -> int:
        """A value by its name, or by its number."""
        if self.choices:
            found = self.choices.index(given) if given in self.choices else given
            if not hasattr(found, "__index__") or not 0 <= index(found) < len(self.choices):
                known = ", ".join(self.choices)
                raise Unknown(
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
            raise Unknown(message, "number", option=self.key, value=str(given)) from None
        if not self.least <= value <= self.most:
            least, most = str(self.least), str(self.most)
            raise Unknown(
                f"option {self.key}: {value} is not in {least} … {most}",
                "range",
                option=self.key,
                value=str(value),
                least=least,
                most=most,
            )
        return value

    def write(self, value: int) -> str:
        return self.choices[value] if self.choices else str(value)


@dataclass(frozen=True)
class Reason:
    """Why something is refused: `refusal-KEY` is its sentence, `rule-RULE` what it rests on."""

    key: str
    rule: str = ""


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
    """An event in words' reach: `event-KEY` is its sentence. An argument that is a string is the
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
class Figure:
    """A number of the box and what it rests on. `key` is a text id of the game."""

    key: str
    value: str
    source: str
    reconstructed: bool


@dataclass(frozen=True)
class Odds:
    """A table of chances for people: headings and rows already in words, best first."""

    title: str
    headings: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    note: str = ""


class Laid(ABC, Generic[S]):
    """A table laid by hand, for scenarios in text (`wartable.testing.als`): the game's own words
    for its set-up and for what is expected of it. Every word not understood raises Unknown."""

    state: S
    lays: tuple[str, ...]  # words of lines that lay the table: "deck", "h0"
    expects: tuple[str, ...]  # words of expectations, besides legal, illegal and noption

    @abstractmethod
    def lay(self, word: str, rest: str) -> None:
        """One line of the set-up."""

    @abstractmethod
    def begin(self) -> list[Event]:
        """The table is laid: play on to where a seat must speak."""

    def hear(self, event: Event) -> None:
        """Told of everything that happens."""
        return

    def chance(self) -> int | None:
        """What chance gives now, as the scenario has laid it; None to leave chance waiting."""
        return None

    @abstractmethod
    def compare(self, word: str, rest: str) -> tuple[str, str]:
        """What is expected and what is so, written in the same way."""

    @abstractmethod
    def shown(self) -> list[tuple[str, str]]:
        """The whole table, a word and the rest of each line, as `lay` and `compare` write them."""


class Plugin(ABC, Generic[S, V]):
    """One game, as hosts see it. S is its state; V its view, a frozen dataclass of plain values
    (msgspec writes it as JSON) with at least `seat` (whose view it is), `seats` (how many) and
    `actors` (a tuple of who may act, CHANCE and HOST included)."""

    id: str  # kebab-case, forever
    package: str  # where locales/ lie
    prefix: str  # of its symbols: "aow"
    rules_version: int  # raised when an old record would replay differently
    seats: range
    options: tuple[Option, ...] = ()
    levels: tuple[str, ...] = ("random", "easy", "medium", "hard")  # some of these
    alike: Mapping[str, str] = {}  # arguments of events named like others: {"into": "card"}
    headings: frozenset[str] = frozenset()  # keys of events that open a turn, a round: told to all
    promises: bool = False  # its rules know words between two players that bind nobody
    has_data: bool = False  # owners may correct the figures: game(data=…)
    minutes: tuple[int, int] = (20, 40)  # how long people play it
    scenarios: str = ""  # how names of files with scenarios for `laid` tables end: ".als"

    # ---- rules
    @abstractmethod
    def game(self, data: str | None = None) -> Game[S]:
        """The rules; with `data`, the text of a corrected data file (Unknown says what is wrong
        in it and on which line)."""

    @abstractmethod
    def write(self, game: Game[S], seat: int, action: int) -> str:
        """The notation of an action of a seat, CHANCE and HOST included. Needs no state."""

    @abstractmethod
    def read(self, game: Game[S], seat: int, text: str) -> int:
        """The way back; Unknown says what is not understood. Forgiving about case and spaces."""

    @abstractmethod
    def told(self, game: Game[S], event: Event) -> Told: ...

    @abstractmethod
    def reasons(self) -> Mapping[int, Reason]:
        """Every refusal of the game's own, by code."""

    def refusal_figures(self, view: V, code: int) -> Mapping[str, int]:
        """What the sentence of a refusal counts, as the refused seat sees it: a limit, say."""
        return {}

    @abstractmethod
    def endings(self) -> Mapping[int, str]:
        """Every reason of an outcome, by code; `ending-KEY` is its sentence."""

    def owes(self, state: S, seat: int) -> bool:
        """Whether the others wait for this seat, one of those that may act. Clocks, lists of turns
        and reminders follow it, so it may rest on nothing but what everybody sees."""
        return True

    def score(self, standing: int) -> int:
        """The figure people call the score, out of a standing that includes tie-breaks."""
        return standing

    # ---- people
    @abstractmethod
    def label(self, view: V, action: int, texts: Texts) -> str:
        """What a button says."""

    def is_final(self, view: V, action: int) -> bool:
        """Weighty enough to be asked twice."""
        return False

    @abstractmethod
    def scene(self, view: V, offers: Sequence[Offer], texts: Texts) -> Scene: ...

    def marked(self, scene: Scene, seat: int, news: Sequence[Told]) -> Scene:
        """The same with marks of the last move, made of what the seat heard lately (oldest
        first). Games whose views remember the last move mark it in `scene` and leave this."""
        return scene

    @abstractmethod
    def sheet(self, texts: Texts) -> str:
        """The game's symbols as one SVG document, in the reader's language."""

    def sheet_of(self, game: Game[S], texts: Texts) -> str:
        """The same for a table with a corrected data file, whose figures may be on the symbols."""
        return self.sheet(texts)

    def card_text(self, key: str, texts: Texts) -> str:
        """What the card or piece does whose symbol is PREFIX-KEY and whose name is the text KEY:
        for the reference beside the rules. Empty where the picture says it all."""
        own = f"{key}-text"
        return texts(own) if texts.has(own) else ""

    def card_text_of(self, game: Game[S], key: str, texts: Texts) -> str:
        """The same with the figures of this game, where a data file may have corrected them."""
        return self.card_text(key, texts)

    def cover(self) -> str:
        """A sheet with one symbol, `cover-ID`, 320 x 180: the game's picture in the lobby."""
        from wartable.scene.common import plain_cover

        return plain_cover(self.id)

    @abstractmethod
    def board(self, view: V, texts: Texts, width: int) -> RenderableType:
        """The table in a terminal of so many columns, readable without colour."""

    # ---- bots
    @abstractmethod
    def bot(self, level: str, budget: float | None = None) -> Bot[S]:
        """A bot of one of `levels`; `budget` in seconds of thought replaces the level's own."""

    def advice(self, seen: Seen[S], texts: Texts) -> list[Advice]:
        """The best actions for this seat, best first: hints, the coach."""
        return []

    def odds(self, seen: Seen[S] | None, texts: Texts) -> Odds | None:
        """Exact chances, of a position or (None) of a fresh turn; None if the game has none."""
        return None

    def figures(self, game: Game[S]) -> list[Figure]:
        """Every figure with its provenance; the same ones in the same order for every data file."""
        return []

    def figures_in(self, game: Game[S], texts: Texts) -> list[Figure]:
        """The same figures for readers: `key`, `value` and `source` in their words."""
        return [
            replace(figure, key=texts(figure.key) if texts.has(figure.key) else figure.key)
            for figure in self.figures(game)
        ]

    # ---- tests
    def laid(self, given: Mapping[str, str | int]) -> Laid[S]:
        """An empty table that a scenario lays, with these options."""
        raise Unknown(f"{self.id} has no tables laid by hand")

    # ---- the same for every game
    def __reduce__(self) -> tuple[Any, ...]:
        """In another process it is the game installed there."""
        return game, (self.id,)

    def reason(self, code: int) -> Reason:
        own = self.reasons()
        return own[code] if code in own else COMMON_REASONS[code]

    def settings(self, given: Mapping[str, str | int]) -> Options:
        """All options, those given read from text or number, the others at their default."""
        known = {option.key: option for option in self.options}
        for key in given:
            if key not in known:
                names = ", ".join(known) or "none"
                raise Unknown(
                    f"no option {key!r} in {self.id}; there are: {names}",
                    "option",
                    option=key,
                    game=self.id,
                    known=", ".join(known) or "–",
                )
        return {
            key: option.read(given[key]) if key in given else option.default
            for key, option in known.items()
        }

    def check_seats(self, seats: int) -> None:
        if not hasattr(seats, "__index__") or seats not in self.seats:
            least, most = self.seats[0], self.seats[-1]
            right = f"{least}" if least == most else f"{least} to {most}"
            raise Unknown(
                f"{self.id} is played by {right}, not by {seats}",
                "seats",
                game=self.id,
                right=right.replace(" to ", "–"),
                seats=seats,
            )

    def check_level(self, level: str) -> None:
        if level not in self.levels:
            known = ", ".join(self.levels)
            raise Unknown(
                f"no level {level!r} in {self.id}; there are: {known}",
                "level",
                level=level,
                game=self.id,
                known=known,
            )

    def offers(self, game: Game[S], state: S, seat: int, texts: Texts) -> list[Offer]:
        """What a seat may do, in words; HOST is told no more than a spectator."""
        from wartable.scene import Offer

        view: Any = game.view(state, SPECTATOR if seat == HOST else seat)
        return [
            Offer(
                code,
                self.write(game, seat, code),
                self.label(view, code, texts),
                self.is_final(view, code),
            )
            for code in legal(game, state, seat)
        ]

    def sentence(self, told: Told, texts: Texts) -> str:
        """The event in the reader's language."""
        args = {key: self.word(key, value, texts) for key, value in told.args.items()}
        if told.seat is not None:
            args["seat"] = texts.name(told.seat)
        return texts(f"event-{told.key}", **args)

    def word(self, key: str, value: Arg, texts: Texts) -> str | int:
        """An argument of an event as it stands in a sentence."""
        if isinstance(value, Who):
            return texts.name(value)
        return texts(f"{self.alike.get(key, key)}-{value}") if isinstance(value, str) else value


@cache
def games() -> dict[str, Plugin[Any, Any]]:
    """Every installed game by id."""
    return loaded(entry_points(group=ENTRY_POINTS))


def loaded(points: Iterable[EntryPoint]) -> dict[str, Plugin[Any, Any]]:
    """What cannot be loaded is left out and told of: it must not keep people from the others."""
    found: dict[str, Plugin[Any, Any]] = {}
    for point in points:
        try:
            plugin = point.load()
            found[plugin.id] = plugin
        except Exception as error:
            log.warning("the game %s (%s) cannot be loaded: %r", point.name, point.value, error)
    return dict(sorted(found.items()))


def game(id: str) -> Plugin[Any, Any]:
    known = games()
    if id not in known:
        names = ", ".join(known)
        raise Unknown(f"no game {id!r}; there are: {names}", "game", game=id, known=names)
    return known[id]
