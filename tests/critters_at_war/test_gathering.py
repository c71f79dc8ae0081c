"""Positions that nets learn mixtures from: what is kept of each, and several processes at once."""

from __future__ import annotations

from itertools import count
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest

from tools.train import distil, gathered, searched
from tools.train.gathered import Gathered, Lessons
from tools.train.imagined import rows_of, shipped
from wartable.games.critters_at_war.engine.actions import TURN
from wartable.games.critters_at_war.engine.game import RULES
from wartable.games.critters_at_war.plugin import GAME
from wartable.kernel import CHANCE, Rng, legal


def opening(seed: int) -> Lessons:
    """As many positions as the seed says: openings, mixed somehow."""
    found, rng = Gathered(), Rng(seed)
    for _ in range(seed):
        state = RULES.start(2, GAME.settings({}))
        while state.awaited < TURN:
            RULES.apply(state, CHANCE, RULES.sample_chance(state, rng), None)
        seat = int(state.actor)
        codes = legal(RULES, state, seat)
        found.add(rows_of([(state, seat)])[0], codes, {codes[0]: 0.25, codes[-1]: 0.75})
    return found.lessons()


def same(one: Lessons, other: Lessons) -> None:
    for number in range(3):
        assert one[number].dtype == other[number].dtype
        assert np.array_equal(one[number], other[number])


def test_several_processes_find_what_one_would_find_with_their_seeds() -> None:
    same(gathered.gathered(opening, 2, first=2), gathered.joined([opening(2), opening(3)]))


def test_what_was_found_is_kept_in_a_file(tmp_path: Path) -> None:
    gathered.write(tmp_path / "kept.npz", opening(2))
    same(gathered.read(tmp_path / "kept.npz"), opening(2))


@pytest.mark.parametrize("tool", [searched, distil])
def test_shares_are_of_legal_actions(tool: object, monkeypatch: pytest.MonkeyPatch) -> None:
    """In positions with a choice; a clock that goes on whenever it is looked at ends the search."""
    monkeypatch.setattr(tool, "time", SimpleNamespace(monotonic=count().__next__))
    if tool is searched:
        obs, masks, shares = searched.positions(60, 40, 1)
    else:
        monkeypatch.setattr(distil, "BATTLES", 3)
        monkeypatch.setattr(distil, "GLANCE", 20)
        obs, masks, shares = distil.positions(shipped(), 6, 4, 1)
    allowed = gathered.legal_in(masks)
    assert len(obs) == len(allowed) == len(shares) > 4
    assert (allowed.sum(axis=1) > 1).all() and not shares[~allowed].any()
    assert shares.astype(float).sum(axis=1) == pytest.approx(1, abs=0.01)
    assert len(np.unique(obs, axis=0)) == len(obs)
