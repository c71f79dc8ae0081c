"""Temperaments: a liking counts among actions that are nearly as good, and only there."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from tests.critters_at_war.tables import play
from tests.critters_at_war.test_expert import EARLY, seen
from wartable.bots import Temper, Wavering
from wartable.games.critters_at_war.bots import MOST, WAVERS, TreeBot, bot, chances, learned
from wartable.games.critters_at_war.bots.learned import ExpertBot, held
from wartable.games.critters_at_war.bots.tempers import TEMPERS, bold, patient, sly
from wartable.games.critters_at_war.bots.trees import SPARE, Likes, liked
from wartable.games.critters_at_war.engine.actions import DEPLOY, IMPROVISE, TURN, WITHDRAW
from wartable.games.critters_at_war.engine.game import RULES
from wartable.games.critters_at_war.plugin import GAME
from wartable.kernel import CHANCE, Rng, legal

UP, DOWN = int(DEPLOY + 4), int(IMPROVISE + 4)


def test_of_what_is_nearly_as_good_the_liked_is_taken() -> None:
    state: Any = seen(play(EARLY).state, 1)
    rows = [(UP, 1000, 0.5), (DOWN, 400, 0.493), (int(WITHDRAW), 300, 0.485)]
    assert liked(rows, state, sly) == DOWN
    assert liked(rows, state, patient) == WITHDRAW
    assert liked(rows, state, bold) == UP
    worse = [(UP, 1000, 0.5), (DOWN, 400, 0.49 - SPARE), (int(WITHDRAW), 300, 0.485 - SPARE)]
    assert {liked(worse, state, likes) for likes in TEMPERS.values()} == {UP}
    rare = [(UP, 1000, 0.5), (DOWN, 100, 0.499), (int(WITHDRAW), 90, 0.5)]
    assert {liked(rare, state, likes) for likes in TEMPERS.values()} == {UP}


def test_whoever_leads_by_a_card_in_secret_does_so_more_often() -> None:
    """The expert's mixture, from the same thoughts."""
    state = play(EARLY).state

    def hidden(**how: Any) -> float:
        policy = ExpertBot(learned.net(), TreeBot(100, None), 4, **how).opinion(seen(state, 1))
        assert policy.policy is not None
        return sum(share for action, share in policy.policy.items() if action >= IMPROVISE)

    assert 0 < hidden() < hidden(likes=sly)
    assert hidden(likes=bold) == hidden()


def shared(likes: Likes | None) -> tuple[float, float]:
    """How often somebody who wavers as hard does would withdraw and put a card down in secret, all
    in all, at some moments of battles that go anyhow."""
    rng, left, secret = Rng(2), 0.0, 0.0
    for _ in range(12):
        state = RULES.start(2, GAME.settings({}))
        while state.awaited < TURN or held(state) > 7:
            chance = state.awaited < TURN
            codes = [] if chance else legal(RULES, state, int(state.actor))
            action = RULES.sample_chance(state, rng) if chance else codes[rng.below(len(codes))]
            RULES.apply(state, CHANCE if chance else state.actor, action, None)
        judged = partial(chances, TreeBot(150, None))
        liking = Temper(judged, likes, SPARE) if likes else judged
        bot = Wavering(liking, WAVERS["hard"], MOST["hard"])
        policy = bot.judge(seen(state, int(state.actor))).policy or {}
        left += policy.get(int(WITHDRAW), 0.0)
        secret += sum(share for code, share in policy.items() if IMPROVISE <= code < WITHDRAW)
    return left, secret


def test_a_level_that_wavers_does_more_often_what_it_likes() -> None:
    """The same thoughts in the same positions."""
    plain = shared(None)
    assert shared(bold)[0] < plain[0] < shared(patient)[0]
    assert shared(sly)[1] > plain[1]


@pytest.mark.parametrize("level", ["easy", "medium", "hard", "expert"])
def test_every_level_has_every_temper(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wartable.games.critters_at_war.bots.GLANCES", {level: 50})
    monkeypatch.setattr("wartable.games.critters_at_war.bots.EXPERT", 50)
    known = seen(play(EARLY).state, 1)
    for temper in GAME.tempers:
        assert bot(level, None, temper).choose(known) in known.legal
