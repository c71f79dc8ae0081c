"""One seat of a game as an environment of Gymnasium: bots play the others.

An action that is in the space and not legal changes nothing: the reward is 0, and `info["illegal"]`
is true. One outside the space is Gymnasium's InvalidAction.

Every game is registered too: `gymnasium.make("wartable/age-of-war-v1", rivals="easy")`, where the
number is the version of its rules.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import index
from typing import Any

import numpy as np
from numpy.typing import NDArray

from wartable.adapters import missing
from wartable.errors import BadInput
from wartable.kernel import Bot
from wartable.plugin import Plugin, games
from wartable.research import Reward

try:
    import gymnasium
except ModuleNotFoundError as error:
    raise missing("gymnasium", "research") from error
from gymnasium.error import InvalidAction, ResetNeeded

from wartable.adapters.table import Table
from wartable.adapters.vector import Games

Rival = str | Bot[Any]


def make(
    game: str,
    seat: int | None = 0,
    rivals: Rival | Sequence[Rival] = "random",
    seats: int | None = None,
    options: Mapping[str, str | int] | None = None,
    data: str | None = None,
    reward: Reward = "win",
    expanded: bool = False,
    render_mode: str | None = None,
) -> Seat:
    """One seat against bots: levels of the game or objects with `choose`, one for all rivals or one
    for each in the order of their seats. Without a seat, each game draws one. `expanded` gives
    shares and one-hot choices in float32 instead of small integers."""
    table = Table(game, seats, options, data, reward, expanded)
    return Seat(table, seat, rivals, render_mode)


def make_vec(
    game: str,
    num_envs: int,
    seat: int | None = 0,
    rivals: Rival = "random",
    seats: int | None = None,
    options: Mapping[str, str | int] | None = None,
    data: str | None = None,
    reward: Reward = "win",
    expanded: bool = False,
) -> Games:
    """The same in so many games at once, with one kind of rival. Without a seat, the first game has
    seat 0, the next seat 1, and so on around."""
    table = Table(game, seats, options, data, reward, expanded)
    bot = players(table.env.plugin, 2, rivals)[0]
    # compiled code knows by itself who acts at random
    rival = "random" if rivals == "random" else bot
    return Games(table, num_envs, None if seat is None else _seat(table, seat), rival)


class Seat(gymnasium.Env[NDArray[Any], Any]):
    """What the seat knows is the observation; `info["action_mask"]` has 1 for each legal code,
    `info["seat"]` is the seat. The reward comes with the last step."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        table: Table,
        seat: int | None,
        rivals: Rival | Sequence[Rival],
        render_mode: str | None = None,
    ) -> None:
        if render_mode not in (None, "ansi"):
            raise BadInput(f"no render mode {render_mode!r}; there is: ansi")
        self.table = table
        self.fixed = None if seat is None else _seat(table, seat)
        self.rivals = players(table.env.plugin, table.env.seats, rivals)
        self.seat = self.fixed or 0
        self.render_mode = render_mode
        self.observation_space = table.rows()
        self.action_space = table.codes()
        self._thoughts = 0  # the seed of the rivals' choices
        self._begun = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[Any], dict[str, Any]]:
        """Begin a game and let the rivals act until the seat must. `options` are not used."""
        super().reset(seed=seed, options=options)
        while True:
            if self.fixed is None:
                self.seat = int(self.np_random.integers(self.table.env.seats))
            self._thoughts = int(self.np_random.integers(2**62))
            self.table.start(self.np_random)
            self._wait()
            if not self.table.env.over:  # a rival that gave up at once leaves nothing to decide
                break
        self._begun = True
        return self.table.row(self.seat), self._info()

    def step(self, action: int) -> tuple[NDArray[Any], float, bool, bool, dict[str, Any]]:
        """Act, and let the rivals act until the seat must again, or to the end."""
        env = self.table.env
        if not self._begun or env.over:
            raise ResetNeeded("reset begins a game")
        if not self.action_space.contains(action):
            raise InvalidAction(f"{action!r} is not in {self.action_space}")
        legal = index(action) in env.legal(self.seat)
        if legal:
            self.table.step(action, self.seat)
            self._wait()
        worth = self.table.returns()[self.seat]
        info = self._info() if legal else {**self._info(), "illegal": True}
        return self.table.row(self.seat), worth, env.over, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal, as MaskablePPO of sb3-contrib asks."""
        return self.table.env.mask(self.seat)

    def render(self) -> str | None:
        """The table in letters, as the seat sees it."""
        return self.table.text(self.seat) if self.render_mode else None

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.table.mask(self.seat), "seat": self.seat}

    def _wait(self) -> None:
        """Where several may act, one of them is drawn, as in the arena."""
        while actors := self.table.actors:
            seat = actors[int(self.np_random.integers(len(actors)))] if actors[1:] else actors[0]
            if seat == self.seat:
                break
            bot = self.rivals[seat - (seat > self.seat)]
            self.table.step(self.table.env.bot(bot, seat, self._thoughts), seat)


def players(plugin: Plugin[Any, Any], seats: int, rivals: Any) -> list[Bot[Any]]:
    """A bot for each rival."""
    several = isinstance(rivals, Sequence) and not isinstance(rivals, str)
    given: list[Any] = [*rivals] if several else [rivals] * (seats - 1)
    if len(given) != seats - 1:
        raise BadInput(f"{seats - 1} rivals are wanted, not {len(given)}")
    wrong = [
        rival for rival in given if not isinstance(rival, str) and not hasattr(rival, "choose")
    ]
    if wrong:
        raise BadInput(f"a rival is a level or has `choose`, not {wrong[0]!r}")
    return [plugin.bot(rival) if isinstance(rival, str) else rival for rival in given]


def _seat(table: Table, seat: int) -> int:
    if not hasattr(seat, "__index__") or not 0 <= seat < table.env.seats:
        raise BadInput(f"no seat {seat!r}; seats are 0 to {table.env.seats - 1}")
    return index(seat)


def register() -> None:
    """Make the installed games known to Gymnasium."""
    for id, plugin in games().items():
        gymnasium.register(
            f"wartable/{id}-v{plugin.rules_version}",
            f"{__name__}:make",
            kwargs={"game": id},
            vector_entry_point=f"{__name__}:make_vec",
        )


register()
