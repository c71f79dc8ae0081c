"""What the figures and the sums of the expert are learned with (tools/small_samurai_empires)."""

from __future__ import annotations

import numpy as np

from tools.small_samurai_empires import rows, tune
from wartable.games.small_samurai_empires.engine.thinking.traits import TRAITS
from wartable.games.small_samurai_empires.engine.thinking.weights import HAND


def test_equal_figures_end_level() -> None:
    """One deal from both sides."""
    level = np.zeros_like(tune.HAND)
    assert tune.duel((level, level, 2, 3)) == 0
    assert [*tune.judged(level)] == [*HAND]


def test_least_squares_find_what_points_are_made_of() -> None:
    """Of pairs of seats, some to learn from and some held out."""
    dice, made_of = np.random.default_rng(1), np.zeros(TRAITS)
    made_of[:5] = 1.0, -0.5, 2.0, 0.0, 0.25
    learned, held_out = rows.Sums(), rows.Sums()
    for sums in (learned, held_out):
        traits = dice.standard_normal((400, TRAITS))
        sums.add(2, 3, np.column_stack([traits, traits @ made_of]))
        sums.settled()
    found = rows.solve(learned, 1e-9)
    assert np.allclose(found[0, 3], made_of, atol=1e-4) and not found[1:].any()
    assert rows.errors(held_out, found)[0, 3] < 1e-6
    assert rows.errors(held_out, np.zeros_like(found))[0, 3] > 1
