"""What a seat knows and may do, as arrays."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
from librt.vecs import vec
from mypy_extensions import i16
from numpy.typing import NDArray

from wartable.errors import BadInput
from wartable.kernel import Game, Layout, State, legal
from wartable.kernel.features import CHOICE


def features(
    game: Game[Any], state: State, seat: int, out: NDArray[np.int16] | None = None
) -> NDArray[np.int16]:
    """What a seat knows, in the order of `game.features`: a new array, or `out`."""
    if game.features.size == 0:
        raise BadInput("this game has no features")
    found = wanted(out, (game.features.size,), np.int16)
    buf = vec[i16]([0] * game.features.size)
    game.features_into(state, seat, buf, 0)
    found[:] = np.frombuffer(memoryview(buf), np.int16)
    return found


def mask(
    game: Game[Any], state: State, seat: int, out: NDArray[np.bool_] | None = None
) -> NDArray[np.bool_]:
    """Which actions are legal for a seat, by code: a new array, or `out`."""
    found = wanted(out, (game.actions,), np.bool_)
    found[:] = False
    found[legal(game, state, seat)] = True
    return found


def wanted(out: Any, shape: tuple[int, ...], kind: Any) -> NDArray[Any]:
    """An array of this shape and kind, or the one that somebody gave if it is one: exactly so, for
    nothing is converted. BadInput if it is another, or cannot be written to."""
    if out is None:
        return np.empty(shape, kind)
    what = f"{np.dtype(kind)} {list(shape)}"
    if not isinstance(out, np.ndarray):
        raise BadInput(f"`out` is an array of {what}, not {type(out).__name__}")
    if out.dtype != kind or out.shape != shape:
        raise BadInput(f"`out` is an array of {what}, not of {out.dtype} {list(out.shape)}")
    if not out.flags.writeable:
        raise BadInput("`out` cannot be written to")
    return out


def coded(actions: Any, n: int, most: int, actors: NDArray[np.int64]) -> bytes:
    """An action code for each of `n` games, two bytes each, the lower first. BadInput if they are
    too many, too few, no numbers, or no codes."""
    given = np.asarray(actions)
    if given.shape != (n,) or given.dtype.kind not in "iu":
        raise BadInput(f"{n} codes are wanted, not {given.dtype} {list(given.shape)}")
    whole = given.astype(np.int64, copy=False).view(np.uint64)  # numbers below 0 become huge ones
    if whole.max() >= most:
        at = int(np.flatnonzero(whole >= most)[0])
        raise BadInput(refused(at, int(given[at]), int(actors[at])))
    return whole.astype("<u2").tobytes()


def refused(at: int, code: int, seat: int) -> str:
    """What is said of an action of a batch that is not legal."""
    return f"game {at}: action {code} of seat {seat} is not legal; nothing was done"


def seats(seat: Any, n: int, most: int) -> NDArray[np.uint8]:
    """A seat for each of `n` games, or the same for all."""
    given = np.asarray(seat)
    if given.shape not in ((), (n,)) or given.dtype.kind not in "iu":
        raise BadInput(f"a seat is wanted, or {n}, not {given.dtype} {list(given.shape)}")
    if given.min() < 0 or given.max() >= most:
        raise BadInput(f"seats are 0 to {most - 1}")
    return np.broadcast_to(given, (n,)).astype(np.uint8)


def expanded(layout: Layout, cells: NDArray[Any]) -> NDArray[np.float32]:
    """Rows of features as a network takes them: a choice becomes a cell for each of its things, one
    of which is 1; a count becomes a share of the most it may be."""
    rows = np.asarray(cells)
    if rows.dtype.kind not in "iufb" or rows.shape[-1:] != (layout.size,):
        shape = list(rows.shape)
        raise BadInput(f"rows of {layout.size} cells are wanted, not {rows.dtype} {shape}")
    where, number, most = _plan(layout)
    wide = np.take(rows, where, axis=-1)
    found: NDArray[np.float32] = np.divide(wide, most, dtype=np.float32)
    np.copyto(found, wide == number, where=number > 0)
    return found


@cache
def _plan(layout: Layout) -> tuple[NDArray[np.intp], NDArray[np.int16], NDArray[np.float32]]:
    """Of every expanded cell: the feature it is made of, which thing of a choice it stands for (0:
    it is no choice), and what a count is divided by."""
    where, number, most = list[int](), list[int](), list[int]()
    for field in layout.fields:
        things = range(1, field.most + 1) if field.kind == CHOICE else range(1)
        for cell in range(field.at, field.at + field.size):
            where += [cell] * len(things)
            number += things
            most += [max(field.most, -field.least)] * len(things)
    return np.array(where), np.array(number, np.int16), np.array(most, np.float32)


def columns(layout: Layout) -> dict[str, slice]:
    """Where each field lies in rows that were expanded."""
    found, at = {}, 0
    for field in layout.fields:
        size = field.size * (field.most if field.kind == CHOICE else 1)
        found[field.name] = slice(at, at + size)
        at += size
    return found
