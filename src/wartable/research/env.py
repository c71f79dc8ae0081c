"""One game in numbers: the reference face of the engines for search, learning and study."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from fractions import Fraction
from functools import partial
from operator import index
from random import Random
from typing import Any, Literal, get_args
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from wartable.errors import BadInput
from wartable.kernel import (
    CHANCE,
    NO_SUCH_ACTION,
    Bot,
    Event,
    Game,
    History,
    Knowledge,
    Options,
    Outcome,
    Rng,
    State,
    decode,
    encode,
    legal,
    members,
    outcomes,
    zeros,
)
from wartable.kernel.past import moments
from wartable.play import Match, Position, Refused
from wartable.plugin import Plugin
from wartable.plugin import game as find_game
from wartable.research import arrays, given
from wartable.research.recall import Recall
from wartable.research.reward import Reward, kind_of, returns
from wartable.research.saving import Kept, read, write

Chance = Literal["auto", "manual"]
FURTHEST = 2**62  # no seat and no code is as large; the rules take numbers of 63 bits
GOLDEN = 0x1E3779B97F4A7C15  # between the keys of two outcomes


def make(
    game: str,
    seats: int | None = None,
    options: Mapping[str, str | int] | None = None,
    chance: Chance = "auto",
    data: str | None = None,
) -> Env:
    """A game to be started. With chance="manual", outcomes of chance are steps like any other.
    `seats` is the fewest if none are given; `data` is the text of a corrected data file."""
    if chance not in get_args(Chance):
        raise BadInput(f"chance is 'auto' or 'manual', not {chance!r}")
    given.kinds(game, options, data)
    plugin = find_game(game)
    count = plugin.seats[0] if seats is None else seats
    plugin.check_seats(count)
    return Env(plugin, index(count), plugin.settings(options or {}), chance, data)


def load(saved: bytes) -> Env:
    """A game that `Env.save` wrote, exactly where it stood. BadInput if it cannot go on here."""
    kept = read(saved)
    env = make(kept.game, kept.seats, kept.options, kept.chance, kept.data)
    same = kept.rules == env.plugin.rules_version and kept.layout == _layout(env.state)
    if not same:
        raise BadInput(f"{kept.game} has changed since this game was saved")
    try:
        begun = env.begun if kept.begun is None else decode(env.game, kept.begun)
        env._begin(begun, kept.key, kept.drawn, kept.begun is None)
        env._known, env._lived = kept.known, kept.lived
        for seat, code in kept.steps:
            env._refuse(seat, code)
            env._apply(seat, code)
    except (Refused, ValueError, IndexError, OverflowError) as error:
        raise BadInput(f"this saved game is not played by the rules: {error}") from None
    return env


class Env:
    """A game being played. Seats are numbers from 0, actions the codes 0 … `actions` - 1, and
    chance, where it is played by hand, the seat CHANCE with the codes 0 … `chances` - 1.

    `state` is replaced by each step and never changed: whoever holds one keeps it.
    """

    def __init__(
        self,
        plugin: Plugin[Any, Any],
        seats: int,
        options: Options,
        chance: Chance,
        data: str | None,
    ) -> None:
        self.plugin = plugin
        self.seats = seats
        self.options = options
        self.chance_mode: Chance = chance
        self.data = data
        self.game: Game[Any] = plugin.game(data)
        try:
            begun = self.game.start(seats, options)
        except ValueError as error:
            raise BadInput(str(error)) from None
        self._begin(begun, 0, 0, whole=True)
        self._settle()

    def _begin(self, state: State, key: int, drawn: int, whole: bool) -> None:
        self.begun: State = state  # where its history begins
        self.whole = whole  # whether that is the beginning of the game
        self.state: State = state
        self.key = key  # of chance: with the number of an outcome it gives its random numbers
        self.drawn = drawn  # outcomes of chance so far
        self.steps: list[tuple[int, int]] = []  # seat and code, chance's included
        self._before: list[State] = []  # the state before each step
        self._told: list[list[Event]] = []
        self._recall: dict[int, Recall] = {}
        self._known: dict[int, bytes] = {}  # keys that seats had before it began
        self._lived: dict[int, History] = {}  # and what they had seen happen

    # ---- the loop
    def start(self, seed: int | None = None) -> Env:
        """Begin anew. The same seed gives the same outcomes of chance for the same actions; without
        one they are fresh. Returns the game itself."""
        key = secrets.randbits(62) if seed is None else _number(f"chance {_seed(seed)}")
        self._begin(self.game.start(self.seats, self.options), key, 0, whole=True)
        self._settle()
        return self

    @property
    def actors(self) -> tuple[int, ...]:
        """Seats that may act, ascending; (CHANCE,) where chance is played by hand; () at the end.
        CLOCK is among them where a game waits for a clock."""
        return tuple(members(self.game.actors(self.state)))

    @property
    def actor(self) -> int | None:
        """The first of those who may act; None at the end."""
        return next(iter(self.actors), None)

    @property
    def over(self) -> bool:
        """Whether nobody may act any more."""
        return self.game.actors(self.state) == 0

    def legal(self, seat: int | None = None) -> list[int]:
        """The codes a seat (the first that may act, if none is given) may step with, ascending;
        [] if it may not act. Of chance, every outcome."""
        which = self._seat(seat)
        if which == CHANCE:
            return [code for code, _ in self.chance()]
        return legal(self.game, self.state, which) if 0 <= which < FURTHEST else []

    def step(self, code: int, seat: int | None = None) -> list[float]:
        """Act in a seat (the first that may, if none is given); with automatic chance, chance acts
        until a seat must. Refused says why not, and nothing has changed. Returns the reward "win"
        of every seat: 0 until the last step."""
        which, action = self._seat(seat), given.whole(code, "an action")
        self._refuse(which, action)
        self._apply(which, action)
        self._settle()
        return self.returns()

    def chance(self) -> list[tuple[int, Fraction]]:
        """Every outcome of chance with its exact probability; [] where chance is not to act."""
        if self.actors != (CHANCE,):
            return []
        found = outcomes(self.game, self.state)
        if found is None:
            raise BadInput("chance has too many outcomes to list here; `sample` draws one")
        whole = sum(weight for _, weight in found)
        return [(code, Fraction(weight, whole)) for code, weight in found]

    def sample(self, seed: int | None = None) -> int:
        """An outcome of chance, drawn in the right proportions: the one that automatic chance would
        give here, or with a seed another one. BadInput where chance is not to act."""
        if self.actors != (CHANCE,):
            raise BadInput("chance is not to act")
        key = self.key if seed is None else _number(f"sample {_seed(seed)}")
        return self.game.sample_chance(self.state, _outcome(key, self.drawn))

    def returns(self, kind: Reward = "win") -> list[float]:
        """What the game was worth to each seat: figures that add up to 0. All are 0 until it is
        over."""
        scored = self.outcome
        if scored is None and kind_of(kind) >= 0:
            return [0.0] * self.seats
        standings = scored.standings if scored else []
        return returns(kind, standings, [self.game.score(figure) for figure in standings])

    @property
    def outcome(self) -> Outcome | None:
        """How it ended; None while it goes on."""
        return self.game.outcome(self.state)

    def standings(self) -> list[int]:
        """A figure per seat that ranks them as of now, tie-breaks included."""
        buf = zeros(CHANCE)
        self.game.standing_into(self.state, buf)
        return [buf[seat] for seat in range(self.seats)]

    def undo(self) -> None:
        """Take back the last step; with automatic chance the last step of a seat and all that
        chance did after it. The same action again has the same outcomes of chance."""
        by_hand = self.chance_mode == "manual"
        done = [at for at, (seat, _) in enumerate(self.steps) if by_hand or seat != CHANCE]
        if not done:
            raise BadInput("there is nothing to take back")
        at = done[-1]
        self.state = self._before[at]
        self.drawn -= sum(seat == CHANCE for seat, _ in self.steps[at:])
        del self.steps[at:], self._before[at:], self._told[at:]
        for recall in self._recall.values():
            recall.cut(len(self.steps))

    # ---- what a seat knows
    def view(self, seat: int) -> Any:
        """What the seat may know, a plain dataclass in words."""
        return self.plugin.view(self.game, self.state, self._own(seat))

    def features(self, seat: int, out: NDArray[np.int16] | None = None) -> NDArray[np.int16]:
        """What the seat may know as numbers, in the order of `game.features`: a new array, or `out`
        with them in it."""
        return arrays.features(self.game, self.state, self._own(seat), out)

    def mask(self, seat: int, out: NDArray[np.bool_] | None = None) -> NDArray[np.bool_]:
        """Which actions are legal for the seat, by code: a new array, or `out`."""
        return arrays.mask(self.game, self.state, self._own(seat), out)

    def belief(self, seat: int, n: int = 1, seed: int = 0) -> list[Any]:
        """So many full states that agree with all the seat has seen, each as likely as it is to
        the seat."""
        which, count = self._own(seat), given.positive(n, "1 state or more")
        rng = Rng(_number(f"belief {_seed(seed)} {len(self.steps)}"))
        found = [self.state.clone() for _ in range(count)]
        for state in found:
            self.game.determinize(self.state, which, rng, state)
        return found

    def marginals(self, seat: int, n: int = 100, seed: int = 0) -> NDArray[np.float32]:
        """What the seat may think that each seat knows, itself first: a row for each, features as
        `expanded` has them, on average over `n` states of its `belief`. Where a rival's row says
        0.4 of a card in its hand, it was there in 40 of 100 states."""
        which, layout = self._own(seat), self.game.features
        states = self.belief(which, n, seed)
        rows = [
            [arrays.features(self.game, state, (which + to) % self.seats) for state in states]
            for to in range(self.seats)
        ]
        means = [arrays.expanded(layout, np.stack(row)).mean(axis=0, dtype=float) for row in rows]
        return np.stack(means).astype(np.float32)

    def infoset(self, seat: int) -> bytes:
        """16 bytes that are the same after two histories exactly if the seat did the same, heard
        the same and saw the same, one after another: a key of perfect recall. What happened
        unnoticed by the seat does not count."""
        which = self._own(seat)
        if which not in self._recall:
            known = self._known.get(which)
            self._recall[which] = Recall(self.plugin, self.game, which, self.begun, known)
        states = [*self._before[1:], self.state] if self.steps else []
        return self._recall[which].key(self.steps, self._told, states)

    def history(self, seat: int) -> History | None:
        """What the seat did and heard, action by action: (its own action or NONE, events), an event
        being (kind, seat, a, b, c). None if the game was begun in a state that somebody gave, and
        what this seat had seen before is not known."""
        which = self._own(seat)
        if not self.whole and which not in self._lived:
            return None
        return (*self._lived.get(which, ()), *moments(which, self.steps, self._told))

    def bot(self, level: str | Bot[Any], seat: int | None = None, seed: int = 0) -> int:
        """What a bot, or the game's bot of this level, would do in a seat (the first that may act,
        if none is given). It knows what the seat knows, not `state`."""
        which = self._seat(seat)
        bot = given.player(self.plugin.bot(level) if isinstance(level, str) else level)
        if which == CHANCE or not self.legal(which):
            raise BadInput(f"seat {which} may not act")
        rng = Rng(_number(f"bot {_seed(seed)} {len(self.steps)}"))
        recall = partial(self.history, which)
        return given.chosen(bot, Knowledge.of(self.game, self.state, which, rng, recall))

    # ---- in words, and kept
    def text(self, code: int, seat: int | None = None) -> str:
        """The notation of an action."""
        which, action = self._seat(seat), given.whole(code, "an action")
        if not 0 <= action < (self.game.chances if which == CHANCE else self.game.actions):
            raise BadInput(f"no action {action}")
        return self.plugin.write(self.game, which, action)

    def code(self, text: str, seat: int | None = None) -> int:
        """The action of a notation; BadInput says what is not understood."""
        return self.plugin.read(self.game, self._seat(seat), given.text(text))

    def position(self) -> Position:
        """The same game for people: words, pictures, a record. It goes on by itself."""
        if not self.whole:
            raise BadInput("this game was begun in the middle: it has no record")
        match: Match[Any] = Match(self.plugin, self.seats, self.options, data=self.data)
        for seat, code in self.steps:
            match.play(seat, code)
        return Position(match, "manual")

    def clone(self, state: Any = None, seat: int | None = None) -> Env:
        """An independent game that stands where this one does, with the same chance to come. With a
        `state`, one that begins there with a chance of its own: in a state the seat may believe in,
        say, whose `infoset` goes on if that `seat` is given. Before it there is nothing to take
        back."""
        other = object.__new__(Env)
        other.__dict__.update(self.__dict__)
        if state is not None:
            own = _number(f"clone {self.key} {len(self.steps)}")
            begun = given.state(state, self.state, self.seats, self.plugin.id).clone()
            other._begin(begun, own, 0, whole=False)
            if seat is not None:
                other._known = {self._own(seat): self.infoset(seat)}
                lived = self.history(seat)
                other._lived = {} if lived is None else {self._own(seat): lived}
            other._settle()
            return other
        other.steps, other._told = list(self.steps), list(self._told)
        other._before = list(self._before)
        other._recall = {seat: recall.copy() for seat, recall in self._recall.items()}
        return other

    def save(self) -> bytes:
        """All of it as bytes; `load` is the way back, also in another process or year."""
        before = self.drawn - sum(seat == CHANCE for seat, _ in self.steps)
        return write(
            Kept(
                self.plugin.id,
                self.plugin.rules_version,
                _layout(self.begun),
                self.seats,
                self.options,
                self.chance_mode,
                self.data,
                None if self.whole else encode(self.begun),
                self.key,
                before,
                self.steps,
                self._known,
                self._lived,
            )
        )

    def __copy__(self) -> Env:
        return self.clone()

    def __deepcopy__(self, memo: object) -> Env:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        return load, (self.save(),)

    def __repr__(self) -> str:
        where = "over" if self.over else f"to act: {', '.join(map(str, self.actors))}"
        return f"<Env {self.plugin.id}, {self.seats} seats, {len(self.steps)} steps, {where}>"

    # ---- inside
    def _seat(self, seat: int | None) -> int:
        if seat is None:
            first = self.actor
            return -1 if first is None else first
        return given.whole(seat, "a seat")

    def _own(self, seat: int) -> int:
        which = self._seat(seat)
        if not 0 <= which < self.seats:
            raise BadInput(f"no seat {which}; seats are 0 to {self.seats - 1}")
        return which

    def _refuse(self, seat: int, code: int) -> None:
        near = abs(seat) < FURTHEST and abs(code) < FURTHEST
        why = self.game.refusal(self.state, seat, code) if near else NO_SUCH_ACTION
        if why:
            view = (lambda: self.view(seat)) if 0 <= seat < self.seats else None
            raise Refused.of(self.plugin, seat, why, str(code), view)

    def _apply(self, seat: int, code: int) -> None:
        after, told = self.state.clone(), list[Event]()
        self.game.apply(after, seat, code, told)
        self._before.append(self.state)
        self._told.append(told)
        self.steps.append((seat, code))
        self.state = after
        self.drawn += seat == CHANCE

    def _settle(self) -> None:
        while self.chance_mode == "auto" and self.actors == (CHANCE,):
            self._apply(CHANCE, self.sample())


def _seed(seed: Any) -> int:
    return given.whole(seed, "a seed")


def _number(name: str) -> int:
    """A number that follows from a name and nothing else."""
    return Random(name).getrandbits(62)


def _outcome(key: int, number: int) -> Rng:
    """The generator of one outcome of chance."""
    return Rng((key + number * GOLDEN) % FURTHEST)


def _layout(state: State) -> int:
    return crc32(state.layout().encode())
