"""Bradley and Terry's ratings: known cases."""

from __future__ import annotations

from math import log10

import pytest
from scipy.stats import beta

from wartable.play.ratings import rated


def elo(share: float) -> float:
    return 400 * log10(share / (1 - share))


def test_two_entrants_are_as_far_apart_as_their_games_say() -> None:
    """With intervals like Jeffreys's, where every deal is one game."""
    results = [(deal, 0, 1, float(deal < 75)) for deal in range(100)]
    first, second = rated(2, results)
    assert first.rating - second.rating == pytest.approx(elo(75.5 / 101))
    assert first.rating == pytest.approx(-second.rating)
    low, high = (elo(float(beta.ppf(p, 75.5, 25.5))) for p in (0.025, 0.975))
    assert 2 * first.low == pytest.approx(low, abs=12)
    assert 2 * first.high == pytest.approx(high, abs=12)


def test_whoever_won_everything_has_a_rating_and_a_wide_interval() -> None:
    best, worst = rated(2, [(deal, 0, 1, 1.0) for deal in range(20)])
    assert best.rating - worst.rating == pytest.approx(elo(20.5 / 21))
    assert best.low < best.rating < best.high - 100


def test_who_never_met_is_compared_by_others() -> None:
    """0 beats 1 as 1 beats 2: 0 is twice as far from 2."""
    chain = [(deal, a, a + 1, float(deal % 4 > 0)) for deal in range(400) for a in (0, 1)]
    ratings = [one.rating for one in rated(3, chain)]
    assert ratings[0] - ratings[1] == pytest.approx(ratings[1] - ratings[2])
    assert ratings[1] == pytest.approx(0, abs=1e-6)


def test_luck_that_both_had_does_not_widen_the_interval() -> None:
    """Of every deal each wins one game: their equality is nearly sure."""
    alike = [(deal, 0, 1, share) for deal in range(50) for share in (1.0, 0.0)]
    apart = [(number, 0, 1, share) for number, (_, _, _, share) in enumerate(alike)]
    tight, wide = rated(2, alike)[0], rated(2, apart)[0]
    assert tight.high - tight.low < (wide.high - wide.low) / 3
