"""Many games of one title, stepped together into buffers that others read. Compiled."""

from __future__ import annotations

from typing import Final, Generic, cast, final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from wartable.kernel.contract import Game, Options, S, State, settle
from wartable.kernel.numbers import BIT, NONE, zeros
from wartable.kernel.rng import Rng

WIN: Final = 0  # what a game is worth to a seat: see `worth_into`
RANK: Final = 1
MARGIN: Final = 2


def worth_into(kind: i64, figures: vec[i64], seats: i64, out: vec[float], at: i64) -> None:
    """What a game was worth to each seat, in the cells from `at` on: numbers that add up to 0. The
    figures are standings, but for MARGIN scores.

    WIN: 1 for the only winner and -1 shared by all others; winners of a tie share theirs.
    RANK: the share of rivals that were beaten minus the share that were better.
    MARGIN: the own score minus the mean of the rivals'."""
    others = float(seats - 1)
    for seat in range(seats):
        mine = figures[seat]
        better: i64 = 0
        worse: i64 = 0
        gap: i64 = 0
        for other in range(seats):
            gap += mine - figures[other]
            if figures[other] > mine:
                better += 1
            elif figures[other] < mine:
                worse += 1
        if kind == MARGIN:
            out[at + seat] = float(gap) / others
        elif kind == RANK:
            out[at + seat] = float(worse - better) / others
        elif better > 0:
            out[at + seat] = -1.0 / others
        else:
            out[at + seat] = (float(seats) / float(seats - worse) - 1.0) / others


def ended_into(
    game: Game[S], state: S, kind: i64, seats: i64, figures: vec[i64], out: vec[float], at: i64
) -> None:
    """The same of a state; `figures` is room for as many figures as there may be seats."""
    game.standing_into(state, figures)
    if kind == MARGIN:
        for seat in range(seats):
            figures[seat] = game.score(figures[seat])
    worth_into(kind, figures, seats, out, at)


@final
class Many(Generic[S]):
    """Each game waits for one seat, its `actor`: the first of those that may act. Beside it stand
    what that seat knows, which of its actions are legal, whether a game ended in the last step, and
    what it was worth to each seat; a new game has begun then. Chance acts by itself, and so does a
    clock that alone is awaited; where `skips` is true, whoever has one legal action takes it.

    Legal actions stand there three times: `legal` has a cell for each code, `packed` a bit, the
    lowest of a byte first, and `codes` the codes themselves, as many as `counts` says.

    Whoever has the games shown has put 0 into all of `features`, `legal` and `packed` before: at
    once, which is far cheaper than one by one. And has seen to it that actions are legal."""

    def __init__(
        self,
        game: Game[S],
        seats: i64,
        options: Options,
        seeds: list[int],
        skips: bool,
        kind: i64,
    ) -> None:
        count: i64 = len(seeds)
        actions = game.actions
        self.game = game
        self.seats = seats
        self.options = options
        self.skips = skips
        self.kind = kind  # of worth
        self.count: i64 = count
        self.rngs = [Rng(seed) for seed in seeds]
        self.choosers = [Rng(-1 - seed) for seed in seeds]  # of rivals who play at random
        # A vec: compiled, an item of a list would be checked at each use. `state` gives one.
        self.states = vec[State]([game.start(seats, options) for seed in seeds])
        self.opening = game.start(seats, options)
        self.actors = zeros(count)
        self.done = vec[u8]([0] * count)
        self.worth = vec[float]([0.0] * (count * seats))
        self.width: i64 = game.features.size
        self.features = vec[i16]([0] * (count * self.width))
        self.legal = vec[u8]([0] * (count * actions))
        self.bytes: i64 = (actions + 7) // 8
        self.packed = vec[u8]([0] * (count * self.bytes))
        self.codes = vec[i16]([0] * (count * actions))
        self.counts = zeros(count)
        self.found = zeros(actions)  # legal codes of the game that was settled last
        self.figures = zeros(seats)
        for i in range(count):
            self.show(i, self.settle(i))

    def state(self, i: i64) -> S:
        """The true state of a game."""
        return cast(S, self.states[i])

    def illegal(self, actions: bytes) -> i64:
        """The first game whose actor may not do what is asked of it, or NONE. Of an action there
        are two bytes, the lower first."""
        legal, most = self.legal, self.game.actions
        for i in range(self.count):
            code = code_at(actions, i)
            if code >= most or legal[i * most + code] == 0:
                return i
        return NONE

    def step(self, actions: bytes) -> None:
        """Each game goes on by the action of its actor, and is shown."""
        for i in range(self.count):
            self.forget(i)
            self.game.apply(self.state(i), self.actors[i], code_at(actions, i), None)
            self.show(i, self.settle(i))

    def advance(self, actions: bytes) -> None:
        """The same without showing anything."""
        for i in range(self.count):
            self.forget(i)
            self.act(i, code_at(actions, i))

    def act(self, i: i64, code: i64) -> None:
        """One game goes on by a legal action of its actor. Nothing is shown of it."""
        self.game.apply(self.state(i), self.actors[i], code, None)
        self.settle(i)

    def wander(self, wanted: bytes) -> None:
        """Others play at random until the wanted seat of each game is to act; show nothing."""
        for i in range(self.count):
            seat: i64 = wanted[i]
            while self.actors[i] != seat:
                count = self.game.legal_into(self.state(i), self.actors[i], self.found)
                self.act(i, self.found[self.choosers[i].below(count)])

    def forget(self, i: i64) -> None:
        """That a game ended."""
        if self.done[i] != 0:
            self.done[i] = 0
            for cell in range(i * self.seats, (i + 1) * self.seats):
                self.worth[cell] = 0.0

    def show_all(self) -> None:
        """Write down what is new in every game."""
        for i in range(self.count):
            self.show(i, self.game.legal_into(self.state(i), self.actors[i], self.found))

    def settle(self, i: i64) -> i64:
        """Go on until a seat has a choice; its legal codes are in `found`: return how many."""
        game = self.game
        while True:
            state = self.state(i)
            seat = settle(game, state, self.rngs[i])
            if seat == NONE:
                self.finish(i)
                continue
            count = game.legal_into(state, seat, self.found)
            if seat < self.seats and (count > 1 or not self.skips):
                self.actors[i] = seat
                return count
            game.apply(state, seat, self.found[0], None)

    def show(self, i: i64, count: i64) -> None:
        """Write down what the actor of a game knows, and that it may do the first codes found."""
        game = self.game
        legal, packed, codes, found = self.legal, self.packed, self.codes, self.found
        first = i * game.actions
        byte = i * self.bytes
        for n in range(count):
            code = found[n]
            codes[first + n] = i16(code)
            legal[first + code] = 1
            packed[byte + (code >> 3)] |= u8(BIT[code & 7])
        self.counts[i] = count
        if self.width > 0:
            game.features_into(self.state(i), self.actors[i], self.features, i * self.width)

    def finish(self, i: i64) -> None:
        """Keep what a game that is over was worth, unless one ended in this step before; begin
        another, in the same state, because a new one would take longer to make."""
        if self.done[i] == 0:
            ended_into(
                self.game,
                self.state(i),
                self.kind,
                self.seats,
                self.figures,
                self.worth,
                i * self.seats,
            )
        self.done[i] = 1
        self.state(i).copy_from(self.opening)


def code_at(actions: bytes, i: i64) -> i64:
    """The action of a game."""
    low: i64 = actions[2 * i]
    high: i64 = actions[2 * i + 1]
    return low + 256 * high
