"""One seat in many games at once as a vector environment of Gymnasium, over `research.Batch`."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from wartable.adapters.table import Table
from wartable.errors import BadInput
from wartable.kernel import Bot
from wartable.research import Batch, expanded
from wartable.research.given import BadChoice

Rows = NDArray[Any]


class Games(VectorEnv[Rows, Rows, Rows]):
    """Where a game ended, its last step pays, and what is observed is the next game already; its
    last observation is not kept. `infos["action_mask"]` has a row of legal codes for each game."""

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(
        self, table: Table, num_envs: int, seat: int | None, rivals: str | Bot[Any]
    ) -> None:
        """Without a seat, the first game has seat 0, the next seat 1, and so on around."""
        env = table.env
        self.table = table
        self.num_envs = num_envs
        self.rivals = rivals
        self.batch = self._games(0)  # BadInput of a number that cannot be
        around = np.arange(num_envs) % env.seats
        self.seats = around if seat is None else np.full(num_envs, seat)
        self.single_observation_space = table.rows()
        self.single_action_space = table.codes()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._begun = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Rows, dict[str, Any]]:
        """Begin all games; rivals act until the seat must. `options` are not used."""
        super().reset(seed=seed, options=options)
        self.batch = self._games(int(self.np_random.integers(2**62)))
        self.batch.step_until(self.seats, None, self.rivals)
        self._begun = True
        return self._rows(), self._infos()

    def step(self, actions: Rows) -> tuple[Rows, Rows, Rows, Rows, dict[str, Any]]:
        """Act in each game, and let rivals act until the seat must again. InvalidAction if one is
        not legal; then no game has changed."""
        if not self._begun:
            raise ResetNeeded("reset begins the games")
        try:
            self.batch.step_until(self.seats, actions, self.rivals)
        except BadChoice:  # it is a rival's
            raise
        except BadInput as error:
            raise InvalidAction(str(error)) from None
        worth = self.batch.reward[np.arange(self.num_envs), self.seats].copy()
        never = np.zeros(self.num_envs, np.bool_)
        return self._rows(), worth, self.batch.done.copy(), never, self._infos()

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal, a row for each game."""
        return np.array(self.batch.mask)

    def _games(self, seed: int) -> Batch:
        env, table = self.table.env, self.table
        options = dict(env.options)
        return Batch(
            env.plugin.id, self.num_envs, env.seats, options, seed, table.reward, data=env.data
        )

    def _rows(self) -> Rows:
        seen = self.batch.obs
        return expanded(self.table.layout, seen) if self.table.expanded else np.array(seen)

    def _infos(self) -> dict[str, Any]:
        return {
            "action_mask": self.batch.mask.astype(np.int8),
            "_action_mask": np.ones(self.num_envs, np.bool_),
        }
