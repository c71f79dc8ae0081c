"""Many games at once, as arrays."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from ctypes import memset
from random import Random
from typing import Any, NoReturn

import numpy as np
from numpy.typing import NDArray

from wartable.bots.search import playouts
from wartable.errors import BadInput
from wartable.kernel import NONE, Bot, Knowledge, Rng
from wartable.kernel.many import Many
from wartable.research import arrays, given
from wartable.research.env import make
from wartable.research.reward import Reward, kind_of

LONGEST = 1_000_000  # decisions of a playout
MOST = 1_000_000  # games of a batch


class Shown:
    """What compiled code shows of positions, as arrays: views of its memory, without a copy."""

    def __init__(self, many: Many[Any]) -> None:
        self.many = many
        n, actions = many.count, many.game.actions
        self.obs = _view(many.features, np.int16, n, many.width)
        self.mask = _view(many.legal, np.bool_, n, actions)
        self.packed = _view(many.packed, np.uint8, n, many.bytes)
        self.codes = _view(many.codes, np.int16, n, actions)
        self.count = _view(many.counts, np.int64, n, 1)[:, 0]
        self.actor = _view(many.actors, np.int64, n, 1)[:, 0]
        wiped = self.obs, self.mask, self.packed  # they are read-only: by their addresses
        self._places = [(int(array.ctypes.data), array.nbytes) for array in wiped]

    def wipe(self) -> None:
        """Before positions are shown: 0 everywhere."""
        for address, size in self._places:
            memset(address, 0, size)


def _view(buf: Any, kind: Any, n: int, width: int) -> NDArray[Any]:
    if width == 0:
        return np.zeros((n, 0), kind)
    return np.frombuffer(memoryview(buf).cast("B"), kind).reshape(n, width)


def many(n: Any) -> int:
    """How many games a batch has."""
    found = given.positive(n, "a batch has 1 game or more")
    if found > MOST:
        raise BadInput(f"a batch has {MOST:,} games at most, not {found:,}")
    return found


class Batch:
    """`n` games of one title. The arrays are views of what the engine writes: they are the same
    objects all the time, they cannot be written to, and each step changes what is in them.

    | array | |
    |---|---|
    | `actor[n]` | the seat that is to act |
    | `obs[n, features]` | what it knows, int16, in the order of `game.features` |
    | `mask[n, actions]` | what it may do, bool |
    | `packed[n, bytes]` | the same in bits, the lowest of a byte first |
    | `codes[n, actions]`, `count[n]` | the same as codes, ascending: the first `count` of a row |
    | `done[n]` | whether a game ended in the last step; a new one has begun then |
    | `reward[n, seats]` | what it was worth to each seat; 0 where none ended |
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
        first: int = 0,
    ) -> None:
        """With `skip_forced`, whoever has only one legal action takes it without being asked.
        `first` is the number of the first game: games `first` to `first + n - 1` of a seed are the
        same in every batch that has them."""
        env = make(game, seats, options, data=data)
        self.n, self.first = many(n), given.whole(first, "the first game")
        self.plugin, self.game, self.seats = env.plugin, env.game, env.seats
        self.kind = kind_of(reward)
        self.seed = given.whole(seed, "a seed")
        places = range(self.first, self.first + self.n)
        seeds = [Random(f"batch {self.seed} {at}").getrandbits(62) for at in places]
        self._many: Many[Any] = Many(
            env.game, env.seats, env.options, seeds, bool(skip_forced), self.kind
        )
        self._shown = seen = Shown(self._many)
        self.obs, self.mask, self.packed = seen.obs, seen.mask, seen.packed
        self.codes, self.count, self.actor = seen.codes, seen.count, seen.actor
        self.done = _view(self._many.done, np.bool_, self.n, 1)[:, 0]
        self.reward = _view(self._many.worth, np.float64, self.n, self.seats)

    def step(self, actions: NDArray[Any] | Sequence[int]) -> None:
        """The actor of each game does the action with this code. BadInput if one of them is not
        legal; then no game has changed."""
        data = self._legal(actions)
        self._shown.wipe()
        self._many.step(data)

    def step_until(
        self,
        seat: int | NDArray[Any] | Sequence[int],
        actions: NDArray[Any] | Sequence[int] | None = None,
        rivals: str | Bot[Any] = "random",
    ) -> None:
        """The same, and then rivals act until this seat is to act: one for all games, or one for
        each. Without actions, rivals act only, as at the beginning. `rivals` is a level of the
        game's bots or a bot. Where a game ended, `done` and `reward` are of that one, and the seat
        is to act in the new one; games that end before it has acted in them do not count."""
        wanted = self._seats(seat)
        bot = given.player(self.plugin.bot(rivals) if isinstance(rivals, str) else rivals)
        data = None if actions is None else self._legal(actions)
        self._shown.wipe()
        try:
            if data is not None:
                self._many.advance(data)
            if rivals == "random":
                self._many.wander(wanted.tobytes())
            else:
                self._played(bot, wanted)
        finally:  # also where a bot failed: the arrays always say where the games stand
            if data is None:
                for at in range(self.n):
                    self._many.forget(at)
            self._many.show_all()

    def playouts(
        self, states: Sequence[Any], k: int, seed: int = 0, first: int = 0
    ) -> NDArray[np.float64]:
        """What `k` games, played at random from each of these states of the title on, were worth:
        an array [states, k, seats]. Playout j of state i depends on that state, the seed and the
        number (first + i) · k + j. Nothing is known of what is hidden but what the states say, so a
        program that plays fair gives states it believes in."""
        times, begun = given.positive(k, "1 playout or more"), given.whole(first, "the first state")
        mine, id = self._many.states[0], self.plugin.id
        roots = [given.state(state, mine, self.seats, id) for state in given.several(states)]
        key = Random(f"playouts {given.whole(seed, 'a seed')}").getrandbits(60) + begun * times
        found = playouts(self.game, roots, self.seats, times, LONGEST, key, self.kind)
        return np.array(found, np.float64).reshape(len(roots), times, self.seats)

    def state(self, at: int) -> Any:
        """A copy of the true state of a game, hidden things too."""
        which = given.whole(at, "a game")
        if not 0 <= which < self.n:
            raise BadInput(f"no game {which}; there are 0 to {self.n - 1}")
        return self._many.states[which].clone()

    def likewise(self) -> Shown:
        """Arrays of the same shapes for other positions of the title."""
        mine = self._many
        return Shown(Many(mine.game, mine.seats, mine.options, [0] * self.n, mine.skips, mine.kind))

    def __reduce__(self) -> NoReturn:
        raise TypeError("a batch is neither copied nor pickled: seed and actions make it again")

    # ---- inside
    def _legal(self, actions: Any) -> bytes:
        data = arrays.coded(actions, self.n, self.game.actions, self.actor)
        wrong = self._many.illegal(data)
        if wrong != NONE:
            code = int(np.frombuffer(data, "<u2")[wrong])
            raise BadInput(arrays.refused(wrong, code, int(self.actor[wrong])))
        return data

    def _seats(self, seat: Any) -> NDArray[np.uint8]:
        return arrays.seats(seat, self.n, self.seats)

    def _played(self, bot: Bot[Any], wanted: NDArray[np.uint8]) -> None:
        for at in range(self.n):
            while (seat := int(self.actor[at])) != wanted[at]:
                state, rng = self._many.states[at], self._many.choosers[at]
                seen = Knowledge.of(self.game, state, seat, Rng(rng.next32()))
                self._many.act(at, given.chosen(bot, seen, f"game {at}: "))
