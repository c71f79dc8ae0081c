"""Fit the judgement to rows of games, with torch, on a GPU where there is one.

First the sum, by least squares: exact. Then a layer beside it, both by Adam, as long as games held
out are told better.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray

from tools.through_the_ages.selfplay import Net, Rows
from wartable.games.through_the_ages.engine.thinking.judge import COLUMNS, KNOTS
from wartable.games.through_the_ages.engine.thinking.traits import TRAITS

CLIP = 120.0  # leads beyond this hardly count more
HELD_OUT = 10  # every tenth game
RIDGES = (1e-4, 1e-3, 1e-2, 1e-1)
CHUNK = 32_768
BATCH = 16_384
PATIENCE = 3  # epochs without a better one
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


# ---- the sum


def spread(pairs: Pairs, which: Any) -> Any:
    """The traits times the shares of the knots."""
    traits = pairs.traits[which].float() / pairs.scale
    return (pairs.shares[which][:, :, None] * traits[:, None, :]).flatten(1)


def fit_sum(pairs: Pairs, say: Say) -> Any:
    """Weights by knot and column, of scaled traits: least squares with the ridge that tells games
    held out best."""
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
    say(f"  sum: held-out error {error:.2f} of {float(pairs.lead.std()):.2f}, ridge {chosen}")
    return best.float().reshape(len(KNOTS), COLUMNS)


# ---- the layer


class Layered:
    """The sum and a layer beside it, of scaled traits."""

    def __init__(self, linear: Any, size: int) -> None:
        self.linear = linear.clone()
        self.layer = torch.randn(TRAITS, size, device=PLACE) * 0.08
        self.bias = torch.randn(len(KNOTS), size, device=PLACE) * 0.08
        self.last = torch.randn(size, device=PLACE) * 0.3
        self.parts = [self.linear, self.layer, self.bias, self.last]
        for part in self.parts:
            part.requires_grad_()

    def prospect(self, traits: Any, shares: Any) -> Any:
        by_sum = ((shares @ self.linear) * traits).sum(1)
        cells = torch.relu(traits[:, :TRAITS] @ self.layer + shares @ self.bias)
        return by_sum + cells @ self.last


def fit_layer(pairs: Pairs, linear: Any, size: int, epochs: int, say: Say) -> Layered:
    torch.manual_seed(1)
    net = Layered(linear, size)
    groups = [
        {"params": net.parts[:1], "lr": 2e-3, "weight_decay": 0.0},
        {"params": net.parts[1:], "lr": 2e-3, "weight_decay": 0.02},
    ]
    adam = torch.optim.AdamW(groups)
    steps = epochs * (len(pairs.told) // BATCH + 1)
    slower = torch.optim.lr_scheduler.OneCycleLR(adam, 4e-3, total_steps=steps)
    best, least, since = [part.detach().clone() for part in net.parts], float("inf"), 0

    def guess(some: Any) -> Any:
        a, b = pairs.first[some], pairs.second[some]
        mine = net.prospect(pairs.traits[a].float() / pairs.scale, pairs.shares[a])
        return mine - net.prospect(pairs.traits[b].float() / pairs.scale, pairs.shares[b])

    for epoch in range(epochs):
        order = pairs.told[torch.randperm(len(pairs.told), device=PLACE)]
        for at in range(0, len(order), BATCH):
            some = order[at : at + BATCH]
            off = guess(some) - pairs.lead[some]
            loss = (pairs.counts[some] * off**2).mean() / 1000
            adam.zero_grad()
            loss.backward()
            adam.step()
            slower.step()
        wrong = 0.0
        with torch.no_grad():
            for at in range(0, len(pairs.held), CHUNK):
                some = pairs.held[at : at + CHUNK]
                wrong += float((pairs.counts[some] * (guess(some) - pairs.lead[some]) ** 2).sum())
        since += 1
        if wrong < least:
            least, since = wrong, 0
            best = [part.detach().clone() for part in net.parts]
        if since >= PATIENCE:
            break
    with torch.no_grad():
        for part, kept in zip(net.parts, best, strict=True):
            part.copy_(kept)
    error = (least / float(pairs.counts[pairs.held].sum())) ** 0.5
    say(f"  layer: held-out error {error:.2f} after {epoch + 1} epochs on {PLACE}")
    return net


# ---- both


def fit(rows: Rows, size: int, epochs: int, say: Say) -> tuple[Net, Net]:
    """The best sum, and the best sum with a layer of so many cells."""
    pairs = Pairs(rows)
    linear = fit_sum(pairs, say)
    none = np.zeros((TRAITS + len(KNOTS), 0), np.float32)
    plain = Net((linear / pairs.scale).cpu().numpy(), none, np.zeros(0, np.float32))
    if size == 0:
        return plain, plain
    net = fit_layer(pairs, linear, size, epochs, say)
    with torch.no_grad():
        layer = torch.cat([net.layer / pairs.scale[:TRAITS, None], net.bias])
        weights = ((net.linear / pairs.scale).cpu().numpy(), layer.cpu().numpy())
        return plain, Net(*weights, net.last.cpu().numpy())
