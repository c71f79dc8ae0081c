"""Many searches, one network: what it is shown, and what becomes of what it says."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from wartable import research
from wartable.errors import BadInput

ROUNDS = 12


def evenly(searches: research.Searches) -> tuple[Any, Any]:
    return searches.mask.astype(np.float32), np.zeros(len(searches.mask))


@pytest.mark.parametrize("id", ["critters-at-war", "small-samurai-empires"])
def test_leaves_are_positions_that_can_be(id: str) -> None:
    batch = research.Batch(id, 3, seed=4)
    before = [batch.state(at).dump() for at in range(3)]
    searches, again = (research.Searches(batch, seed=1) for _ in range(2))
    judged = np.zeros(3, np.int64)
    for _ in range(ROUNDS):
        searches.gather()
        again.gather()
        assert np.array_equal(searches.obs, again.obs)
        for at in np.flatnonzero(searches.waits):
            state, seat = searches.leaves.many.states[at], int(searches.actor[at])
            env = research.make(id, chance="manual").clone(state)
            assert seat in env.actors
            assert np.array_equal(searches.mask[at], env.mask(seat))
            assert np.array_equal(searches.obs[at], env.features(seat))
        judged += searches.waits
        searches.learn(*evenly(searches))
        again.learn(*evenly(again))
    assert (judged > 1).all() and (searches.visits().sum(axis=1) == ROUNDS - 1).all()
    assert batch.mask[np.arange(3), searches.best()].all()
    assert not searches.visits()[~batch.mask].any()
    assert [batch.state(at).dump() for at in range(3)] == before
    batch.step(searches.best())
    searches.begin()
    assert not searches.visits().any() and batch.mask[np.arange(3), searches.best()].all()


def test_the_network_leads() -> None:
    """What it is sure of is what is tried; what it thinks well of is tried more."""
    batch = research.Batch("age-of-war", 2, seed=1, skip_forced=True)
    last = batch.codes[np.arange(2), batch.count - 1]
    sure = research.Searches(batch)
    for _ in range(ROUNDS):
        sure.gather()
        policy = np.zeros(sure.mask.shape)
        policy[np.arange(2), sure.codes[np.arange(2), sure.count - 1]] = 3.0
        sure.learn(policy, np.zeros(2))
    assert np.array_equal(sure.best(), last)
    assert (sure.visits()[np.arange(2), last] == ROUNDS - 1).all()


def test_a_game_that_ends_needs_no_judgement() -> None:
    """Towards the end walks reach it, and its winner is known."""
    batch = research.Batch("age-of-war", 1, 2, {"cap": 1}, seed=3)
    searches = research.Searches(batch)
    ended = 0
    for _ in range(40):
        searches.gather()
        ended += int(not searches.waits[0])
        searches.learn(*evenly(searches))
    assert ended > 1 and searches.visits().sum() >= 38


def test_judgements_that_cannot_be() -> None:
    batch = research.Batch("age-of-war", 2, seed=1)
    searches = research.Searches(batch)
    searches.gather()
    policy, value = evenly(searches)
    assert searches.waits.all()
    for wrong in (
        (policy[:1], value),
        (policy[:, :-1], value),
        (policy, value[:1]),
        (policy * 0, value),
        (-policy, value),
        (policy * np.nan, value),
        (policy, value + 2),
        (policy, value * np.nan),
        (policy.astype(str), value),
        (policy, ["half"] * len(value)),
        (policy, value + 0j),
        ([[1.0], [1.0, 2.0]], value),
    ):
        with pytest.raises(BadInput):
            searches.learn(*wrong)
    searches.learn(policy, value)
    searches.learn(policy, value)  # nothing waits any more
    assert searches.visits().sum() == 0


def test_searches_that_cannot_be() -> None:
    batch = research.Batch("age-of-war", 1)
    for given in (
        {"batch": 3},
        {"seed": "x"},
        *({"explore": odd} for odd in (-1, np.nan, np.inf, None)),
    ):
        with pytest.raises(BadInput):
            research.Searches(**{"batch": batch, **given})
