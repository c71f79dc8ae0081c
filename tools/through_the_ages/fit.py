"""Fit the judgement to rows of games by least squares, with torch, on a GPU where there is one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray

from tools.through_the_ages.selfplay import Rows, Weights
from wartable.games.through_the_ages.engine.thinking.judge import COLUMNS, KNOTS

CLIP = 120.0  # leads beyond this hardly count more
HELD_OUT = 10  # every tenth game
RIDGES = (1e-4, 1e-3, 1e-2, 1e-1)
CHUNK = 32_768
PLACE = "cuda" if torch.cuda.is_available() else "cpu"
Say = Callable[[str], None]


class Pairs:
    """Pairs of civilisations of one position, on the device."""

    def __init__(self, rows: Rows) -> None:
        first, second = pairs_of(rows.position)
        lead = (rows.culture[first] - rows.culture[second]).astype(np.float32)
        many = np.bincount(rows.position[first], minlength=int(rows.position[-1]) + 1)
        held = rows.game[first] % HELD_OUT == 0
        self.traits = torch.from_numpy(rows.traits).to(PLACE)
        self.shares = torch.from_numpy(hats(rows.turns)).to(PLACE)
        self.first = torch.from_numpy(first).to(PLACE)
        self.second = torch.from_numpy(second).to(PLACE)
        self.lead = torch.from_numpy(CLIP * np.tanh(lead / CLIP)).to(PLACE)
        # positions count alike, however many pairs they have
        counts = (1.0 / many[rows.position[first]]).astype(np.float32)
        self.counts = torch.from_numpy(counts).to(PLACE)
        self.told = torch.from_numpy(np.flatnonzero(~held)).to(PLACE)
        self.held = torch.from_numpy(np.flatnonzero(held)).to(PLACE)
        squares = torch.zeros(COLUMNS, device=PLACE)
        for at in range(0, len(self.traits), CHUNK):
            squares += (self.traits[at : at + CHUNK].float() ** 2).sum(0)
        self.scale = (squares / len(self.traits)).sqrt() + 0.02


def pairs_of(position: NDArray[np.int32]) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    firsts, seconds = [], []
    for step in (1, 2, 3):
        a = np.arange(position.size - step)
        a = a[position[a] == position[a + step]]
        firsts.append(a)
        seconds.append(a + step)
    return np.concatenate(firsts), np.concatenate(seconds)


def hats(turns: NDArray[np.int16]) -> NDArray[np.float32]:
    """Shares of the knots, by the turns to come."""
    knots = np.array([int(k) for k in KNOTS], np.float32)
    found = np.zeros((turns.size, knots.size), np.float32)
    at = np.clip(np.searchsorted(knots, turns, "right") - 1, 0, knots.size - 2)
    part = (np.minimum(turns, knots[-1]) - knots[at]) / (knots[at + 1] - knots[at])
    each = np.arange(turns.size)
    found[each, at] = 1 - part
    found[each, at + 1] = part
    return found


def spread(pairs: Pairs, which: Any) -> Any:
    """The traits times the shares of the knots."""
    traits = pairs.traits[which].float() / pairs.scale
    return (pairs.shares[which][:, :, None] * traits[:, None, :]).flatten(1)


def fit(rows: Rows, say: Say) -> Weights:
    """Weights by knot and column: least squares with the ridge that tells games held out best."""
    pairs = Pairs(rows)
    columns = COLUMNS * len(KNOTS)
    square = torch.zeros((columns, columns), dtype=torch.float64, device=PLACE)
    right = torch.zeros(columns, dtype=torch.float64, device=PLACE)
    for at in range(0, len(pairs.told), CHUNK):
        some = pairs.told[at : at + CHUNK]
        x = spread(pairs, pairs.first[some]) - spread(pairs, pairs.second[some])
        weighed = x * pairs.counts[some][:, None]
        square += (weighed.T @ x).double()
        right += (weighed.T @ pairs.lead[some]).double()
    total = float(pairs.counts[pairs.told].sum())
    one = torch.eye(columns, dtype=torch.float64, device=PLACE)
    best, least = right, float("inf")
    for ridge in RIDGES:
        found = torch.linalg.solve(square + ridge * total * one, right)
        wrong = 0.0
        for at in range(0, len(pairs.held), CHUNK):
            some = pairs.held[at : at + CHUNK]
            x = spread(pairs, pairs.first[some]) - spread(pairs, pairs.second[some])
            off = x @ found.float() - pairs.lead[some]
            wrong += float((pairs.counts[some] * off**2).sum())
        if wrong < least:
            best, least, chosen = found, wrong, ridge
    error = (least / float(pairs.counts[pairs.held].sum())) ** 0.5
    say(f"  held-out error {error:.2f} of {float(pairs.lead.std()):.2f}, ridge {chosen}")
    weights: Weights = (best.float().reshape(len(KNOTS), COLUMNS) / pairs.scale).cpu().numpy()
    return weights
