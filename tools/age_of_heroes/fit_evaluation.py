"""Fit the evaluation of Age of Heroes to games by rules of thumb; write its weights.py.

    python tools/age_of_heroes/fit_evaluation.py [GAMES]      compiled: a minute for 4000

A position is the beginning of a round; the chance of a living tribe is a softmax of scores, and
the weights are those that make the winners most likely (with a little shrinking).
"""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
from scipy.optimize import minimize

from wartable.games.age_of_heroes import data
from wartable.games.age_of_heroes.engine.actions import ROUND_BEGAN
from wartable.games.age_of_heroes.engine.game import AgeOfHeroes
from wartable.games.age_of_heroes.engine.thinking.evaluate import FEATURES, features_into
from wartable.games.age_of_heroes.engine.thinking.policy import choose
from wartable.games.age_of_heroes.engine.thinking.taste import PLAIN
from wartable.kernel import Event, Rng, settle, zeros

GAME = AgeOfHeroes(data.printed().figures)
TARGET = Path(data.__file__).parent / "engine" / "thinking" / "weights.py"
SHRINK = 2.0


def positions(seats: int, seed: int) -> tuple[list[np.ndarray], int]:
    """Features of all tribes at the beginning of every round, and who won."""
    state, rng = GAME.start(seats, {"windows": 1}), Rng(seed)
    buf, features = zeros(GAME.actions), zeros(FEATURES)
    found = []
    while (seat := settle(GAME, state, rng)) >= 0:
        n = GAME.legal_into(state, seat, buf)
        told: list[Event] = []
        GAME.apply(state, seat, choose(PLAIN, state, seat, buf, n, rng), told)
        if any(event.kind == ROUND_BEGAN for event in told):
            rows = np.full((seats, int(FEATURES)), np.nan)
            for other in range(seats):
                if state.alive >> other & 1:
                    features_into(state, other, features)
                    rows[other] = list(features)
            found.append(rows)
    return found, int(state.winner)


def fit(seats: int, games: int) -> np.ndarray:
    tables, winners = [], []
    for seed in range(games):
        found, winner = positions(seats, seed)
        if winner >= 0:
            tables += found
            winners += [winner] * len(found)
    x, won = np.array(tables), np.array(winners)
    living = ~np.isnan(x[:, :, 0])
    x = np.nan_to_num(x)

    def loss(w: np.ndarray) -> tuple[float, np.ndarray]:
        score = np.where(living, x @ w, -1e9)
        score -= score.max(axis=1, keepdims=True)
        share = np.exp(score)
        share /= share.sum(axis=1, keepdims=True)
        at = np.arange(len(won))
        value = -np.log(share[at, won] + 1e-12).sum() + SHRINK * (w**2).sum()
        share[at, won] -= 1
        return value, np.einsum("ns,nsf->f", share, x) + 2 * SHRINK * w

    w = np.asarray(minimize(loss, np.zeros(int(FEATURES)), jac=True, method="L-BFGS-B").x)
    right = np.mean(np.argmax(np.where(living, x @ w, -1e9), axis=1) == won)
    value = loss(w)[0] / len(won)
    print(f"{seats} seats: {len(won)} positions, loss {value:.3f}, right {right:.2f}", flush=True)
    return w


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 4000
    rows = [fit(seats, games * 4 // (2 + seats)) for seats in range(2, 7)]
    head = TARGET.read_text(encoding="utf-8").split("ROWS: Final")[0]
    body = "\n".join("    (" + ", ".join(f"{w:.3f}" for w in row) + ")," for row in rows)
    TARGET.write_text(f"{head}ROWS: Final = (\n{body}\n)\n", encoding="utf-8")


if __name__ == "__main__":
    main()
