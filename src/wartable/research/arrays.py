"""What a seat knows and may do, as arrays."""

from __future__ import annotations

from typing import Any

import numpy as np
from librt.vecs import vec
from mypy_extensions import i16
from numpy.typing import NDArray

from wartable.errors import BadInput
from wartable.kernel import Game, Layout, State, legal
from wartable.kernel.features import CHOICE


def features(game: Game[Any], state: State, seat: int) -> NDArray[np.int16]:
    """What a seat knows, in the order of `game.features`."""
    if game.features.size == 0:
        raise BadInput("this game has no features")
    buf = vec[i16]([0] * game.features.size)
    game.features_into(state, seat, buf, 0)
    return np.frombuffer(memoryview(buf), np.int16).copy()


def mask(game: Game[Any], state: State, seat: int) -> NDArray[np.bool_]:
    """Which actions are legal for a seat, by code."""
    found = np.zeros(game.actions, np.bool_)
    found[legal(game, state, seat)] = True
    return found


def expanded(layout: Layout, cells: NDArray[Any]) -> NDArray[np.float32]:
    """Rows of features as a network takes them: a choice becomes a cell for each of its things, one
    of which is 1; a count becomes a share of the most it may be."""
    parts = []
    for field in layout.fields:
        own = cells[..., field.at : field.at + field.size]
        if field.kind == CHOICE:
            one = own[..., None] == np.arange(1, field.most + 1)
            parts.append(one.reshape(*one.shape[:-2], -1).astype(np.float32))
        else:
            parts.append(own.astype(np.float32) / max(field.most, -field.least))
    return np.concatenate(parts, axis=-1)
