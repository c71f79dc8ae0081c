"""Many games at once, as arrays."""

from __future__ import annotations

from collections.abc import Mapping
from operator import index
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from wartable.errors import BadInput
from wartable.kernel.many import Many
from wartable.research.env import make
from wartable.research.reward import Reward, returns


class Batch:
    """`n` games of one title. The arrays are views of what the engine writes: they are the same
    objects all the time, and each step changes what is in them.

    `actor[n]`: the seat that is to act. `obs[n, features]`: what it knows. `mask[n, actions]`: what
    it may do. `reward[n, seats]` and `done[n]`: of the games that ended in the last step; where one
    did, a new game has begun.
    """

    def __init__(
        self,
        game: str,
        n: int,
        seats: int | None = None,
        options: Mapping[str, str | int] | None = None,
        seed: int = 0,
        reward: Reward = "win",
        skip_forced: bool = False,
        data: str | None = None,
    ) -> None:
        """With `skip_forced`, whoever has only one legal action takes it without being asked."""
        env = make(game, seats, options, data=data)
        if not hasattr(n, "__index__") or n < 1:
            raise BadInput(f"a batch has 1 game or more, not {n!r}")
        returns(reward, [0, 0], [0, 0])  # BadInput if there is none of this kind
        self.game, self.seats, self.n, self.kind = env.game, env.seats, index(n), reward
        seeds = [Random(f"batch {index(seed)} {at}").getrandbits(62) for at in range(n)]
        self._many: Many[Any] = Many(env.game, env.seats, env.options, seeds, skip_forced)
        self.obs = self._array(self._many.features, np.dtype(np.int16), env.game.features.size)
        self.mask = self._array(self._many.legal, np.dtype(np.bool_), env.game.actions)
        self.actor = self._array(self._many.actors, np.dtype(np.int64), 1)[:, 0]
        self.done = self._array(self._many.done, np.dtype(np.bool_), 1)[:, 0]
        self.reward = np.zeros((self.n, self.seats), np.float32)
        self._standings = self._array(self._many.standings, np.dtype(np.int64), self.seats)
        self._rows = np.arange(self.n)

    def _array(self, buf: Any, kind: np.dtype[Any], width: int) -> NDArray[Any]:
        return np.frombuffer(memoryview(buf).cast("B"), kind).reshape(self.n, width)

    def step(self, actions: NDArray[Any]) -> None:
        """The actor of each game does the action with this code. BadInput if one of them is not
        legal; then no game has changed."""
        given = np.asarray(actions)
        if given.shape != (self.n,) or given.dtype.kind not in "iu":
            raise BadInput(f"{self.n} codes are wanted, not {given.dtype} {given.shape}")
        inside = (given >= 0) & (given < self.game.actions)
        wrong = np.flatnonzero(~(inside & self.mask[self._rows, np.where(inside, given, 0)]))
        if wrong.size:
            at = int(wrong[0])
            who = f"game {at}: action {given[at]} of seat {self.actor[at]}"
            raise BadInput(f"{who} is not legal; nothing was done")
        self._many.step(given.astype("<u2").tobytes())
        self.reward[:] = 0
        for ended in np.flatnonzero(self.done):
            standings = [int(figure) for figure in self._standings[ended]]
            scores = [self.game.score(figure) for figure in standings]
            self.reward[ended] = returns(self.kind, standings, scores)
