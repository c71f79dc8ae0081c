"""The tools that answer the expert: they know its policy, and play by the rules."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from tests.critters_at_war.tables import play
from tools.train.imagined import Asked, Expert, StandIn, rows_of, shipped
from tools.train.response import Answer, better, drawn, pair, summary
from tools.train.response import rows as pairs
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


def test_another_net_may_stand_in_for_the_expert_with_few_cards() -> None:
    moments = [(play(EARLY).state, 1), (play(LATE).state, 0)]
    one, other = Asked(shipped()), Asked(shipped().with_name(learned.SEARCHING))
    alone, both = (StandIn(one, Rng(1), 4, 20) for _ in range(2))
    both.late = other
    rows = rows_of(moments)
    assert both.figures(moments)[0] == pytest.approx(alone.figures(moments)[0])
    assert both.figures(moments)[1] == pytest.approx(other(rows)[1], abs=1e-3)
    assert abs(both.figures(moments)[1] - alone.figures(moments)[1]).max() > 0.1


def test_with_few_cards_a_short_search_may_stand_in() -> None:
    """It rests on what the seat to act knows, and is made once for all who know as much."""
    early, late = play(EARLY).state, play(LATE).state
    imagined = StandIn(Asked(shipped()), Rng(1), 4, 50)
    by_net = imagined.policies([(late, 0)])[0]
    searching = StandIn(Asked(shipped()), Rng(1), 4, 50)
    searching.searches = True
    other = late.clone()
    RULES.determinize(late, 0, Rng(2), other)
    assert other.dump() != late.dump()
    found = searching.policies([(late, 0), (early, 1), (other, 0)])
    assert found[0] == found[2] == searching.policies([(other, 0)])[0] != by_net
    assert found[1] == imagined.policies([(early, 1)])[0]
    assert sum(found[0].values()) == pytest.approx(1)
    taken = [searching.actions([(late, 0)], True)[0] for _ in range(400)]
    for action, share in found[0].items():
        assert taken.count(action) / 400 == pytest.approx(share, abs=0.1)


def test_an_expert_may_be_imagined_that_searches_earlier() -> None:
    """With more cards than the shipped one does: there its net is not asked."""
    early = play(EARLY).state
    imagined = StandIn(Asked(shipped()), Rng(1), 4, 50)
    imagined.searches = True
    by_net = imagined.policies([(early, 1)])[0]
    searching = StandIn(Asked(shipped()), Rng(1), 4, 50)
    searching.searches, searching.few = True, 12
    assert searching.policies([(early, 1)])[0] != by_net
    assert imagined.policies([(early, 1)])[0] == by_net


def test_what_was_done_instead_is_kept_and_tried_once_more() -> None:
    answer = Answer(StandIn(Asked(shipped()), Rng(1), 4, 20), 8, 4, again=6)
    late = play(LATE).state
    answer.followed.begin(0)
    answer.followed.now = late
    for seed in range(12):
        answer.choose(Knowledge(RULES, 0, late, Rng(seed)))
    assert answer.decisions == answer.late == 12
    assert 0 < answer.changed == len(answer.noticed)
    for held, first, chosen, said, _, again, _ in answer.noticed:
        assert held == 2 and first != chosen and said >= 0 and -1 <= again <= 1


def test_the_answer_plays_whole_games_and_follows_the_rival() -> None:
    answer = Answer(StandIn(Asked(shipped()), Rng(1), 4, 20), deals=8, battles=1)
    won = pair(3, ExpertBot(learned.net(), TreeBot(50, None), 4, 8, rounds=0), answer)
    assert len(won) == 2 and set(won) <= {0.0, 1.0}
    assert answer.decisions > 20 and answer.changed > 0
    assert 0.2 < np.mean(answer.followed.spread) < 0.95  # of the deals so many count


def test_who_must_be_sure_plays_as_the_expert_would() -> None:
    """A gain that no battle could bring is wanted: nothing else is done."""
    own = ExpertBot(learned.net(), TreeBot(50, None), 4, 8, rounds=0)
    answer = Answer(StandIn(Asked(shipped()), Rng(1), 4, 20), 8, 4, own, sure=1e9)
    early = play(EARLY).state
    answer.followed.begin(1)
    answer.followed.now = early
    chosen = [answer.choose(Knowledge(RULES, 1, early, Rng(seed))) for seed in range(6)]
    assert chosen == [own.choose(Knowledge(RULES, 1, early, Rng(seed))) for seed in range(6)]
    assert answer.decisions == 6 and answer.changed == 0


def test_better_by_more_than_the_error_of_the_difference() -> None:
    """In the same worlds: 0.25 on average, with an error of 0.25."""
    one, other = [1.0, 0.5, 0.5, 1.0], [0.0, 0.5, 0.5, 1.0]
    assert better(one, other, 0.9) and not better(one, other, 1.1)
    assert not better(other, one, 0.0) and not better(one, one, 0.0)


def test_a_file_of_pairs_is_read_again(tmp_path: Path) -> None:
    """Also before there is one."""
    file = tmp_path / "pairs.jsonl"
    assert pairs(file) == []
    lines = [{"deal": n, "won": [1.0, n / 3], "decisions": 10, "changed": 2} for n in (0, 3)]
    file.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
    assert [row["deal"] for row in pairs(file)] == [0, 3]
    assert summary(file) | {"low": 0, "high": 0} == {
        "games": 4, "won": 75.0, "low": 0, "high": 0, "changed": 0.2,
    }  # fmt: skip


def test_the_curve_of_a_file(tmp_path: Path) -> None:
    """Pairs in the order of their deals, whoever ended first: all won, then the last lost."""
    file, pairs = (
        tmp_path / "pairs.jsonl",
        [(10, [0.0, 0.0]), *((n, [1.0, 1.0]) for n in range(10))],
    )
    file.write_text("".join(json.dumps({"deal": n, "won": w}) + "\n" for n, w in pairs))
    drawn(file, tmp_path / "curve.csv")
    lines = (tmp_path / "curve.csv").read_text(encoding="utf-8").splitlines()
    assert [line.split(",")[:2] for line in lines[1:]] == [["20", "1"], ["22", "0.909091"]]
    assert (tmp_path / "curve.svg").exists()
