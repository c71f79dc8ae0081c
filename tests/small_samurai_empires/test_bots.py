"""Bots choose what is legal, leave what they were given as it was, and the better ones win."""

import re

import pytest

from tests.needs import needs_compiled
from wartable.errors import BadInput
from wartable.games.small_samurai_empires import bots
from wartable.games.small_samurai_empires.engine.components import QUICKS, REGIONS
from wartable.games.small_samurai_empires.engine.thinking.evaluate import Mind, judge_all
from wartable.games.small_samurai_empires.engine.thinking.lookahead import Lookahead
from wartable.games.small_samurai_empires.engine.thinking.policy import Policy
from wartable.games.small_samurai_empires.engine.thinking.worth import Judge
from wartable.games.small_samurai_empires.plugin import GAME
from wartable.i18n import texts
from wartable.kernel import NONE, Knowledge, Rng, legal, settle, zeros
from wartable.play.arena import tournament
from wartable.testing import play_als


def positions(seats, every, **options):
    """Some of a random game, with the seat that is asked."""
    named = {key.replace("_", "-"): value for key, value in options.items()}
    t, rng = play_als(GAME, f"seats {seats}\ngo {seats}", named), Rng(seats)
    number = 0
    while (seat := settle(t.game, t.state, rng)) != NONE:
        number += 1
        if number % every == 0:
            yield t, seat
        codes = legal(t.game, t.state, seat)
        t.game.apply(t.state, seat, codes[rng.below(len(codes))], None)


@pytest.mark.parametrize("careful", (False, True))
def test_the_policy_is_legal_and_takes_everything_back(careful):
    """Every decision of a game with all variants; tried actions leave no trace."""
    options = {"missions": 1, "mountains": 1, "heavenly_shrines": 1, "claim_missions": 1}
    for t, seat in positions(4, 2, **options):
        before = t.state.dump()
        policy = Policy(t.game, 300, careful)
        assert policy.choose(t.state, seat, Rng(1)) in legal(t.game, t.state, seat)
        assert t.state.dump() == before


def test_what_a_judge_remembers_holds():
    """An action is worth the same to a judge that has weighed others and to one that has not; a
    policy that has played before decides like a new one."""
    options = {"missions": 1, "mountains": 1, "claim_missions": 1}
    used = Policy(GAME.game(), 0, False)
    for t, seat in positions(3, 6, **options):
        assert used.choose(t.state, seat, Rng(1)) == Policy(t.game, 0, False).choose(
            t.state, seat, Rng(1)
        )
        figures, wait = t.game.figures, t.view(seat).wait
        if wait == "place-order":
            used.weigh(t.state, seat)
            for region in range(REGIONS):
                other = Judge(figures)
                other.mind.look(figures, t.state)
                own = t.state.held[seat] & figures.region[region]
                assert used.quick[region * QUICKS] == other.best_step(t.state, seat, own)
        if wait in ("choose-fate", "place-order"):
            continue
        one = Judge(figures)
        one.mind.look(figures, t.state)
        for code in legal(t.game, t.state, seat)[1:20]:
            other = Judge(figures)
            other.mind.look(figures, t.state)
            assert one.worth(t.state, seat, code, True) == other.worth(t.state, seat, code, True)


@pytest.mark.parametrize("rules", (1, 2))
def test_what_a_mission_has_brought_is_not_lost_by_moving_on(rules):
    """R19: under rules 1 an army that leaves would have lost the points of the mission."""
    worth = []
    for mission in ("2b", "4a"):
        t = play_als(
            GAME,
            f"""
            option missions on
            option rules {rules}
            phase execution | orders orange-1=(0:move-3) | missions orange={mission}
            armies kaga=1 owari=1 yamashiro=2
            do 0 move yamashiro kii
            """,
        )
        judge = Judge(t.game.figures)
        judge.mind.look(t.game.figures, t.state)
        leaving = GAME.read(t.game, 0, "move kaga echigo")
        worth.append(judge.worth(t.state, 0, leaving, False))
    assert worth[1] - worth[0] == (2700 if rules == 1 else 0)


def test_the_search_is_legal_and_takes_everything_back():
    for t, seat in positions(2, 45, mountains=1):
        before = t.state.dump()
        search = Lookahead(t.game, t.state, seat, Rng(1))
        search.run(1)
        search.halve()
        assert search.best() in legal(t.game, t.state, seat)
        assert t.state.dump() == before


@needs_compiled
def test_medium_beats_random(monkeypatch):
    """Seats rotated, thinking briefly; the full table is run elsewhere."""
    monkeypatch.setitem(bots.PLAYOUTS, "medium", 40)
    makers = [("medium", lambda: GAME.bot("medium")), ("random", lambda: GAME.bot("random"))]
    medium, other = tournament(GAME, makers, 2, GAME.settings({}))
    assert medium.wins == 2 and sum(medium.scores) > 2 * sum(other.scores)


def test_judgement_agrees_with_the_end():
    """When it is over, a position is worth its points."""
    t, rng = play_als(GAME, "seats 2\ngo"), Rng(1)
    while (seat := settle(t.game, t.state, rng)) != NONE:
        t.game.apply(t.state, seat, legal(t.game, t.state, seat)[-1], None)
    out = zeros(4)
    judge_all(t.game.figures, t.state, Mind(), out)
    assert [out[seat] for seat in range(2)] == [t.state.points[seat] * 1000 for seat in range(2)]


def test_a_kill_that_wins_a_province_is_seen():
    """The policy attacks where it pays."""
    t = play_als(
        GAME, "round 2 | phase execution | orders grey-1=0:attack | armies iyo=1:1 aki=1:5"
    )
    action = Policy(t.game, 0, True).choose(t.state, 0, Rng(1))
    assert GAME.write(t.game, 0, action) == "destroy iyo 1"


def test_levels_and_advice():
    t = play_als(GAME, "phase planning")
    for level in GAME.levels:
        seen = Knowledge.of(t.game, t.state, 0, Rng(2))
        assert GAME.bot(level, 0.01).choose(seen) in seen.legal
    with pytest.raises(BadInput, match="no level"):
        GAME.bot("godlike")
    found = GAME.advice(Knowledge.of(t.game, t.state, 0, Rng(2)), texts(GAME.package, "uk"))
    assert 1 <= len(found) <= 5 and all(item.text for item in found)
    lost = play_als(GAME, LATE.replace("points 10:11", "points 10:91"))
    reader = texts(GAME.package, "en")
    told = GAME.advice(Knowledge.of(lost.game, lost.state, 0, Rng(2)), reader)[0].text
    assert re.search(r": this epoch leaves you \d+ points on average, the strongest", told), told
    assert isinstance(bots.bot("expert"), bots.LookaheadBot)


@needs_compiled
def test_the_fixed_search_repeats_itself():
    """Without a clock the same seed gives the same choice."""
    t = play_als(GAME, "epoch 3")
    picks = set()
    for _ in range(2):
        search = Lookahead(t.game, t.state.clone(), 0, Rng(8))
        search.run(1)
        picks.add(search.codes[0] * 10_000 + search.best())
    assert len(picks) == 1


LATE = """seats 2
epoch 3 | round 2 | phase execution | orders grey-3=+(0:move-3) | goods food=0:0 bushido=0:0
armies aki=1:1 iyo=2 izumo=1 | points 10:11"""


@pytest.mark.parametrize("level", ["easy", "hard"])
def test_levels_waver_between_good_actions_and_never_blunder(level, monkeypatch):
    """In the last order of a game, doing nothing gives away five points, more than hard ever does;
    the easy level does it now and then."""
    monkeypatch.setattr(bots, "PLAYOUTS", dict.fromkeys(bots.PLAYOUTS, 60))
    monkeypatch.setattr(bots, "UNCOMPILED", 1)
    t = play_als(GAME, LATE)
    ahead = bots.LookaheadBot(None, 20, bots.insight())
    chances = ahead.chances(Knowledge.of(t.game, t.state, 0, Rng(1)))
    assert max(chances.values()) == 0.5 and min(chances.values()) == pytest.approx(0.375)
    opinion = GAME.bot(level).opinion(Knowledge.of(t.game, t.state, 0, Rng(1)))
    shares = {GAME.write(t.game, 0, action): share for action, share in opinion.policy.items()}
    assert sum(shares.values()) == pytest.approx(1) and len(shares) > 8
    assert all(chances[action] >= 0.5 - bots.MOST[level] for action in opinion.policy)
    assert shares.get("pass", 0.0) < max(shares.values()) / 3
    assert ("pass" in shares) == (level == "easy")


@pytest.mark.parametrize(
    ("temper", "liked"),
    [
        ("warlike", "order attack grey-1"),
        ("builder", "order castle grey-1"),
        ("patient", "order harvest grey-1"),
    ],
)
def test_a_temperament_likes_some_orders_better(temper, liked):
    t = play_als(GAME, "phase planning")
    seen = Knowledge.of(t.game, t.state, 0, Rng(1))
    likes = {GAME.write(t.game, 0, a): bots.TEMPERS[temper](seen, a) for a in seen.legal}
    assert likes[liked] >= 0.7 and likes["order move-3 grey-1"] < 0.5
    assert all(0 <= each <= 1 for each in likes.values())
