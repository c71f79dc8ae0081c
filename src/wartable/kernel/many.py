"""Many games of one title, stepped together into buffers that others read. Compiled."""

from __future__ import annotations

from typing import Generic, final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from wartable.kernel.contract import Game, Options, S, settle
from wartable.kernel.numbers import NONE, zeros
from wartable.kernel.rng import Rng


@final
class Many(Generic[S]):
    """Each game waits for one seat, its `actor`: the first of those that may act. Beside it stand
    what that seat knows, which of its actions are legal, whether a game ended in the last step, and
    with which standings; a new game has begun then. Chance acts by itself, and so does a clock that
    alone is awaited; where `skips` is true, whoever has one legal action takes it."""

    def __init__(
        self, game: Game[S], seats: i64, options: Options, seeds: list[int], skips: bool
    ) -> None:
        count = len(seeds)
        self.game = game
        self.seats = seats
        self.options = options
        self.skips = skips
        self.rngs = [Rng(seed) for seed in seeds]
        self.states = [game.start(seats, options) for seed in seeds]
        self.actors = vec[i64]([0] * count)
        self.done = vec[u8]([0] * count)
        self.standings = vec[i64]([0] * (count * seats))
        self.width: i64 = game.features.size
        self.features = vec[i16]([0] * (count * game.features.size))
        self.legal = vec[u8]([0] * (count * game.actions))  # 1 for each legal code
        self.codes = zeros(game.actions)
        self.figures = zeros(seats)
        for i in range(count):
            self.settle(i)

    def step(self, actions: bytes) -> None:
        """Each game goes on by the action of its actor: a code in two bytes, the lower first. The
        caller has seen to it that all are legal."""
        for i in range(len(self.states)):
            low: i64 = actions[2 * i]
            high: i64 = actions[2 * i + 1]
            self.done[i] = 0
            self.game.apply(self.states[i], self.actors[i], low + 256 * high, None)
            self.settle(i)

    def settle(self, i: i64) -> None:
        """Go on until a seat has a choice, and write down what it knows and may do."""
        game = self.game
        while True:
            state = self.states[i]
            seat = settle(game, state, self.rngs[i])
            if seat == NONE:
                self.finish(i)
                continue
            count = game.legal_into(state, seat, self.codes)
            if seat < self.seats and (count > 1 or not self.skips):
                break
            game.apply(state, seat, self.codes[0], None)
        self.actors[i] = seat
        first = i * game.actions
        for cell in range(first, first + game.actions):
            self.legal[cell] = 0
        for n in range(count):
            self.legal[first + self.codes[n]] = 1
        if self.width > 0:
            game.features_into(state, seat, self.features, i * self.width)

    def finish(self, i: i64) -> None:
        """Keep the standings of a game that is over, and begin another."""
        self.game.standing_into(self.states[i], self.figures)
        for seat in range(self.seats):
            self.standings[i * self.seats + seat] = self.figures[seat]
        self.done[i] = 1
        self.states[i] = self.game.start(self.seats, self.options)
