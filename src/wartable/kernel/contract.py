"""The contract between the rules of a game and all that plays it. Compiled."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final, Generic, Self, TypeVar, final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from wartable.kernel.features import NO_FEATURES, Layout
from wartable.kernel.numbers import NONE, lowest, zeros
from wartable.kernel.rng import Rng

CHANCE: Final = 7  # the seat that throws dice and draws cards; people sit at 0 … 6
SPECTATOR: Final = 8  # sees what everybody sees, never acts
CLOCK: Final = 9  # keeps the time: may act beside the seats where a game waits for a clock
EVERYBODY: Final = 0x1FF  # who may see an event: seats 0 … 6, CHANCE, SPECTATOR

OVER: Final = 1  # refusals every game knows; a game's own begin at 16
NOT_YOUR_TURN: Final = 2
NO_SUCH_ACTION: Final = 3

Options = dict[str, int]


@final
@mypyc_attr(acyclic=True)
class Event:
    """Something that happened: a kind of the game's own, whose doing, three figures, and the
    set of seats (SPECTATOR's bit for everybody else) that may know of it."""

    def __init__(self, kind: i64, seat: i64, a: i64, b: i64, c: i64, audience: i64) -> None:
        self.kind = kind
        self.seat = seat
        self.a = a
        self.b = b
        self.c = c
        self.audience = audience

    def __reduce__(self) -> tuple[object, ...]:
        return Event, (self.kind, self.seat, self.a, self.b, self.c, self.audience)


def tell(told: list[Event] | None, kind: i64, seat: i64, a: i64, b: i64) -> None:
    """An event that everybody sees."""
    if told is not None:
        _write(told, kind, seat, a, b, 0, EVERYBODY)  # apart, so that the test alone is inlined


def tell3(told: list[Event] | None, kind: i64, seat: i64, a: i64, b: i64, c: i64) -> None:
    """An event of three figures that everybody sees."""
    if told is not None:
        _write(told, kind, seat, a, b, c, EVERYBODY)


def tell_to(
    told: list[Event] | None, audience: i64, kind: i64, seat: i64, a: i64, b: i64, c: i64
) -> None:
    """An event that only these seats see. What the others see is told as another event to them."""
    if told is not None:
        _write(told, kind, seat, a, b, c, audience)


def _write(told: list[Event], kind: i64, seat: i64, a: i64, b: i64, c: i64, audience: i64) -> None:
    told.append(Event(kind, seat, a, b, c, audience))


@final
class Outcome:
    """How it ended: places from 1, shared where equal, the figures behind them, and why."""

    def __init__(self, standings: list[int], reason: i64) -> None:
        self.standings = standings
        self.places = [1 + sum(other > mine for other in standings) for mine in standings]
        self.reason = reason

    def __reduce__(self) -> tuple[object, ...]:
        return Outcome, (self.standings, self.reason)

    def __repr__(self) -> str:
        return f"<Outcome places {self.places}, standings {self.standings}>"


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class State:
    """The table between two actions. Data only."""

    def clone(self) -> Self:
        """A copy that changes by itself."""
        raise NotImplementedError

    def copy_from(self, other: Self) -> None:
        """Become equal to another state."""
        raise NotImplementedError

    def dump(self) -> list[int]:
        """All of the state as integers; `Game.load` is the way back."""
        raise NotImplementedError

    def layout(self) -> str:
        """What the integers of a dump are, in their order: dumps of two versions of a game say
        the same only where their layouts are the same. By default the names of the fields."""
        return " ".join(getattr(self, "__dict__", {}))

    def __copy__(self) -> Self:
        return self.clone()

    def __deepcopy__(self, memo: object) -> Self:
        return self.clone()


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC, Generic[S]):
    """The rules. Remembers nothing of a table, so one instance serves every table."""

    actions: i64  # seats' actions are the codes 0 … actions - 1; buffers have this length
    chances: i64  # chance's actions are the codes 0 … chances - 1
    features: Layout = NO_FEATURES  # what `features_into` writes

    @abstractmethod
    def start(self, seats: i64, options: Options) -> S:
        """The state before the first action, chance's included. ValueError for a seat count or an
        option out of range."""

    @abstractmethod
    def load(self, data: list[int]) -> S:
        """The state of a dump."""

    @abstractmethod
    def actors(self, state: S) -> i64:
        """Mask of the seats that may act, CLOCK's bit beside them where a clock is awaited;
        CHANCE's bit alone; 0 when it is over."""

    @abstractmethod
    def legal_into(self, state: S, seat: i64, buf: vec[i64]) -> i64:
        """Write the codes of a seat's legal actions into `buf`, ascending; return how many. 0 for
        a seat that may not act, and for CHANCE."""

    @abstractmethod
    def refusal(self, state: S, seat: i64, action: i64) -> i64:
        """0 if the action is legal, else the number of the reason why not. Also for CHANCE. Any
        numbers may be asked about."""

    @abstractmethod
    def apply(self, state: S, seat: i64, action: i64, told: list[Event] | None) -> None:
        """Do a legal action: change the state, and append events to `told` unless it is None. Does
        not check whether the action is legal: callers ask `refusal` first where they must."""

    @abstractmethod
    def sample_chance(self, state: S, rng: Rng) -> i64:
        """An outcome of chance, drawn in the right proportions. Only where CHANCE is to act: of
        another state it says nothing, and need not come back."""

    @abstractmethod
    def chance_into(self, state: S, codes: vec[i64], weights: vec[i64]) -> i64:
        """Every outcome, ascending, and its exact weight; return how many, or -1 if too many. Only
        where CHANCE is to act."""

    @abstractmethod
    def standing_into(self, state: S, buf: vec[i64]) -> None:
        """A figure per seat that ranks them as of now, tie-breaks included; higher is better."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """How it ended; None while it goes on."""

    def awaited(self, state: S) -> i64:
        """Those of `actors` the others wait for: all of them, unless some may act and need not.
        Clocks, lists of turns and reminders follow it, so it may rest on nothing but what
        everybody sees."""
        return self.actors(state)

    def score(self, standing: i64) -> i64:
        """The figure people call the score, out of a standing that includes tie-breaks."""
        return standing

    def determinize(self, state: S, seat: i64, rng: Rng, into: S) -> None:
        """Make `into` a full state that agrees with all this seat has seen, drawn as likely as it
        is for the seat. Nothing is hidden by default."""
        into.copy_from(state)

    def features_into(self, state: S, seat: i64, buf: vec[i16], at: i64) -> None:
        """Write what a seat knows into the cells of `buf` from `at` on, as `features` says: the
        same for every state it may believe in, and different where its views differ. The caller
        has put 0 into all of them, and 0 need not be written. IndexError if they are too few."""
        raise NotImplementedError


def may_act(actors: i64, seat: i64) -> bool:
    """Whether a seat is in a set of actors. Safe for any number somebody sends as a seat."""
    return 0 <= seat <= CLOCK and actors >> seat & 1 != 0


def legal(game: Game[S], state: S, seat: i64) -> list[int]:
    """`legal_into` for callers who are in no hurry."""
    buf = zeros(game.actions)
    return [buf[i] for i in range(game.legal_into(state, seat, buf))]


def outcomes(game: Game[S], state: S) -> list[tuple[int, int]] | None:
    """`chance_into` likewise: codes and weights; None if they are too many."""
    codes, weights = zeros(game.chances), zeros(game.chances)
    found = game.chance_into(state, codes, weights)
    return None if found < 0 else [(codes[i], weights[i]) for i in range(found)]


def settle(game: Game[S], state: S, rng: Rng) -> i64:
    """Let chance act until a seat must; return the first such seat, or NONE if it is over."""
    while True:
        mask = game.actors(state)
        if mask == 0:
            return NONE
        seat = lowest(mask)
        if seat != CHANCE:
            return seat
        game.apply(state, CHANCE, game.sample_chance(state, rng), None)


def compiled() -> bool:
    """Whether this module runs compiled."""
    return not __file__.endswith(".py")
