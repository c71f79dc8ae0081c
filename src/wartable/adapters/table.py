"""One game with the spaces and arrays that Gymnasium and PettingZoo share."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from rich.console import Console

from wartable.errors import BadInput
from wartable.kernel import CLOCK, Layout
from wartable.kernel.features import CHOICE
from wartable.research import Reward, expanded, make

WIDTH = 100  # columns of a table in letters


class Table:
    """A game whose chance and clock act by themselves."""

    def __init__(
        self,
        game: str,
        seats: int | None,
        options: Mapping[str, str | int] | None,
        data: str | None,
        reward: Reward,
        expanded: bool,
    ) -> None:
        self.env = make(game, seats, options, data=data)
        self.env.returns(reward)  # BadInput if there is none of this kind
        self.reward: Reward = reward
        self.expanded = expanded
        if self.layout.size == 0:
            raise BadInput(f"{game} has no features: there is nothing to observe")

    @property
    def layout(self) -> Layout:
        """What the cells of a row are. The rules have it: a copy of a table needs none."""
        return self.env.game.features

    def rows(self) -> spaces.Box:
        """The space of what a seat knows."""
        low, high = bounds(self.layout)
        if self.expanded:
            parts = [_shares(self.layout, low, 0), _shares(self.layout, high, 1)]
            return spaces.Box(parts[0], parts[1], dtype=np.float32)
        return spaces.Box(low, high, dtype=np.int16)

    def codes(self) -> spaces.Discrete:
        """The space of actions."""
        return spaces.Discrete(int(self.env.game.actions))

    def start(self, rng: np.random.Generator) -> None:
        """Begin anew, with the chance that follows from the generator."""
        self.env.start(int(rng.integers(2**62)))
        self._clock()

    def step(self, code: int, seat: int) -> None:
        """Act in a seat; Refused says why not, and nothing has changed."""
        self.env.step(code, seat)
        self._clock()

    def _clock(self) -> None:
        """A clock that alone is awaited runs out."""
        while self.env.actors == (CLOCK,):
            self.env.step(self.env.legal()[0])

    @property
    def actors(self) -> list[int]:
        """Seats that may act."""
        return [seat for seat in self.env.actors if seat < self.env.seats]

    def after(self, seat: int) -> int:
        """The seat whose turn it is once this one has acted: of those that may act, the next one at
        the table. Where each gives an answer that the others do not see, all are asked in turn."""
        return min(self.actors, key=lambda other: (other - seat - 1) % self.env.seats)

    def row(self, seat: int) -> NDArray[Any]:
        """What a seat knows."""
        found = self.env.features(seat)
        return expanded(self.layout, found) if self.expanded else found

    def mask(self, seat: int) -> NDArray[np.int8]:
        """What a seat may do, as spaces sample by it: 1 for each legal code."""
        return self.env.mask(seat).astype(np.int8)

    def text(self, seat: int) -> str:
        """The table in letters, as the seat sees it."""
        plugin, game = self.env.plugin, self.env.game
        page = Console(width=WIDTH, color_system=None, force_terminal=False)
        with page.capture() as shown:
            page.print(plugin.board(self.env.view(seat), plugin.texts(game, "en"), WIDTH))
        return shown.get()

    def returns(self) -> list[float]:
        """What the game is worth to each seat: 0 until it is over."""
        return self.env.returns(self.reward)


def bounds(layout: Layout) -> tuple[NDArray[np.int16], NDArray[np.int16]]:
    """The least and the most of every cell."""
    low = [field.least for field in layout.fields for _ in range(field.size)]
    high = [field.most for field in layout.fields for _ in range(field.size)]
    return np.array(low, np.int16), np.array(high, np.int16)


def _shares(layout: Layout, row: NDArray[np.int16], choice: int) -> NDArray[np.float32]:
    """The bound of every expanded cell: of a choice it is 0 or 1 all along."""
    wide = expanded(layout, row)
    at = 0
    for field in layout.fields:
        width = field.size * (field.most if field.kind == CHOICE else 1)
        if field.kind == CHOICE:
            wide[at : at + width] = choice
        at += width
    return wide
