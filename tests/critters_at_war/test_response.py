"""The tools that answer the expert: they know its policy, and play by the rules."""

from __future__ import annotations

import numpy as np
import pytest

from tests.critters_at_war.tables import play
from tools.train.imagined import Asked, Expert, StandIn, rows_of, shipped
from tools.train.response import Answer, pair
from wartable.games.critters_at_war.bots import TreeBot, learned
from wartable.games.critters_at_war.bots.learned import ExpertBot
from wartable.games.critters_at_war.engine.game import RULES
from wartable.kernel import Knowledge, Rng, legal

EARLY = """
    first 1
    b0 A: (A5) | L: L6 | S: -
    b1 A: A1 | L: - | S: (S5)
    h0 L3 S1 A4 S4 | h1 A3 L1 S2 L5
    turn 1
"""
LATE = "first 0\nb0 A: A6 | L: - | S: (S5)\nb1 A: - | L: L6 | S: S6\nh0 L3 | h1 A3\nturn 0"


def test_the_expert_is_imagined_as_it_plays() -> None:
    """Its net asked in single precision, its mixture after looking ahead; a search of its own."""
    asked, early, late = Asked(shipped()), play(EARLY).state, play(LATE).state
    rows = rows_of([(early, 1), (early, 0)])
    assert abs(asked(rows) - learned.net().outputs(rows)).max() < 0.05
    found = Expert(asked, Rng(1), 200, 400).policies([(early, 1), (late, 0)])
    assert sum(found[1].values()) == pytest.approx(1)
    bot = ExpertBot(learned.net(), TreeBot(400, None), 200, rounds=0)
    opinion = bot.opinion(Knowledge(RULES, 1, early, Rng(2)))
    assert opinion.policy is not None and len(opinion.policy) > 1
    for action in legal(RULES, early, 1):
        assert found[0][action] == pytest.approx(opinion.policy.get(action, 0), abs=0.1)


def test_the_answer_plays_whole_games_and_follows_the_rival() -> None:
    answer = Answer(StandIn(Asked(shipped()), Rng(1), 4, 20), deals=8, battles=1)
    won = pair(3, ExpertBot(learned.net(), TreeBot(50, None), 4, 8, rounds=0), answer)
    assert len(won) == 2 and set(won) <= {0.0, 1.0}
    assert answer.decisions > 20 and answer.changed > 0
    assert 0.2 < np.mean(answer.followed.spread) < 0.95  # of the deals so many count
