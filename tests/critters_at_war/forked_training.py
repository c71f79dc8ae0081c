"""Learning by playing, with workers that are forked: run by test_training.py, alone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from tools.train.critters_at_war import GAME as TITLE
from tools.train.critters_at_war import Battles, rows, worths
from tools.train.selfplay import GROUPS, Players
from wartable.bots.net import read
from wartable.games.critters_at_war.plugin import GAME as PLUGIN

LAYOUT = PLUGIN.game().features
TABLE = rows()


@pytest.fixture
def players() -> Iterator[Players]:
    found = Players(TITLE, 1, 6)
    yield found
    found.stop()


def test_battles_are_worth_what_their_score_is(players: Players) -> None:
    """Games of random answers: who wins the game gets all, who leads far after a battle is ahead,
    and what one seat has the other lacks."""
    rng, kept = np.random.default_rng(2), []
    for step in range(120):
        for group in range(GROUPS):
            players.wait(group, step)
            each = (players.obs, players.actor, players.done, players.reward)
            kept.append([one[group].copy() for one in each])
            luck = rng.random(players.mask[group].shape) * players.mask[group]
            players.answer(group, step, luck.argmax(axis=1))
    obs, actor, done, reward = (np.stack(part) for part in zip(*kept[::GROUPS], strict=True))
    over, worth = Battles(worths())(obs, actor, done, reward)
    ended = done[1:]
    assert ended.sum() > 5 and (over & ~ended).sum() > 20 and not over.all()
    assert (worth[ended] == reward[1:][ended]).all() and set(abs(worth[ended])) == {1.0}
    at = LAYOUT.field("score").at
    lead = obs[1:, :, at].astype(int) - obs[1:, :, at + 1]
    lead = np.where(actor[1:] == 0, lead, -lead)
    far = over & ~ended & (abs(lead) >= 4)
    assert far.any() and (np.sign(worth[far]) == np.sign(lead[far])).all()
    assert (abs(worth[over & ~ended]) < 1).all()
    assert worths()[3, 7, 0] == pytest.approx(-worths()[7, 3, 1])


def test_a_learner_writes_what_it_learned(tmp_path: Path, players: Players) -> None:
    """One lesson; the net read back says what the learner's mean says."""
    torch = pytest.importorskip("torch", reason="torch, of the extra `train`, is not installed")
    from tools.train.learn import Learner, Plan

    plan = Plan(0.01, (16, 8), steps=6, batch=16)
    ends = Battles(torch.from_numpy(worths()))
    learner = Learner(players, TABLE, LAYOUT.version, ends, plan, tmp_path)
    learner.learn()
    assert learner.run.decisions == 6 * 6 * GROUPS and learner.run.lessons == 1
    assert "decisions" in (tmp_path / "curve.csv").read_text()
    obs = players.obs[0]
    figures, value = learner.mean(torch.from_numpy(obs).to(learner.device))
    found = read(tmp_path / "net.npz", LAYOUT).outputs(obs.astype(np.int16))
    assert found[:, :-1] == pytest.approx(figures.detach().cpu().numpy(), abs=0.02)
    assert found[:, -1] == pytest.approx(value.detach().cpu().numpy(), abs=0.02)
