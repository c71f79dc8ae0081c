"""Bots choose legal actions, know nothing they must not, and value scores sensibly."""

from __future__ import annotations

import pytest

from tests.critters_at_war.tables import play
from tests.needs import needs_compiled
from wartable.errors import BadInput
from wartable.games.critters_at_war import advice
from wartable.games.critters_at_war.bots import JudgeBot, TreeBot
from wartable.games.critters_at_war.engine import actions as code
from wartable.games.critters_at_war.engine.components import MOST_TARGET, TARGET
from wartable.games.critters_at_war.engine.game import CrittersAtWar
from wartable.games.critters_at_war.engine.thinking.equity import equity
from wartable.games.critters_at_war.plugin import GAME as PLUGIN
from wartable.i18n import texts
from wartable.kernel import Knowledge, Rng
from wartable.play.arena import play_game, tournament

GAME = CrittersAtWar()
EN = texts(PLUGIN.package, "en", ["Ann", "Bob"])

WON = """
    first 1
    b0 A: A6 A5 | L: L6 L4 | S: -
    b1 A: A1 | L: (L2) | S: S6 S5
    h0 L3 | h1 A3 L1
    turn 1
"""
LOST = """
    b0 A: A6 A5 A4 | L: L6 L5 | S: -
    b1 A: - | L: - | S: S6 S5
    h0 L4 | h1 S2 A2
    turn 1
"""  # for seat 1: two theatres are out of reach


def seen(text: str, seat: int, seed: int = 1) -> Knowledge:  # type: ignore[type-arg]
    return Knowledge.of(GAME, play(text).state, seat, Rng(seed))


@pytest.mark.parametrize("mode", range(3))
def test_equity(mode: int) -> None:
    """Certain at the ends, fair between equals, better with fewer points to go, up to the longest
    game."""
    for mine in range(1, MOST_TARGET + 1):
        for theirs in range(1, MOST_TARGET + 1):
            for first in (True, False):
                now = equity(mode, mine, theirs, first)
                assert 0 < now < 1
                assert now + equity(mode, theirs, mine, not first) == pytest.approx(1)
                assert equity(mode, mine - 1, theirs, first) >= now
    assert equity(mode, 0, 5, True) == 1.0 and equity(mode, 5, 0, True) == 0.0


@pytest.mark.parametrize(("target", "chance"), [(12, 0.5089), (18, 0.5076), (1, 0.6315)])
def test_equity_of_the_first_player(target: int, chance: float) -> None:
    """With a point to go for both, whoever wins the battle wins the game."""
    assert equity(0, target, target, True) == pytest.approx(chance, abs=0.00005)


@pytest.mark.parametrize("target", [4, 9, 20])
def test_bots_and_advice_know_the_target(target: int) -> None:
    """R29: 4 points of a withdrawal that win the game are never given away, whatever the target;
    the table of scores ends below it."""
    table = play(LOST, target=target)
    table.state.score[0] = target - 4
    for bot in (TreeBot(400, None), JudgeBot(8)):
        assert bot.choose(Knowledge.of(GAME, table.state, 1, Rng(1))) != code.WITHDRAW
    scores = advice.odds(Knowledge.of(GAME, table.state, 0, Rng(1)), EN).rows
    assert scores[-1][0] == f"{target * 10 // 12} : {target * 10 // 12}"


def test_search_and_judge_withdraw_from_a_lost_battle() -> None:
    """Rules 9: 4 points at two cards are less than 6."""
    for bot in (TreeBot(1500, None), JudgeBot(8)):
        assert bot.choose(seen(LOST, 1)) == code.WITHDRAW


def test_nobody_withdraws_when_the_match_hangs_on_it() -> None:
    """At 0 to 8 a withdrawal for 4 loses the game: whatever chance there is must be taken."""
    table = play(LOST)
    table.state.score[0] = 8
    for bot in (TreeBot(800, None), JudgeBot(4)):
        assert bot.choose(Knowledge.of(GAME, table.state, 1, Rng(1))) != code.WITHDRAW


def test_the_winning_card_is_found() -> None:
    """The last card decides Sea; faceup it wins, facedown it loses."""
    last = "first 1\nb0 A: A6 | L: - | S: S4\nb1 A: A1 | L: L6 | S: S5\nh0 S6 | h1 -\nturn 0"
    best = 3 * 17 + 2
    assert TreeBot(400, None).choose(seen(last, 0)) == code.DEPLOY + best
    assert JudgeBot(2).choose(seen(last, 0)) == code.DEPLOY + best


@pytest.mark.parametrize("edition", [0, 1])
@pytest.mark.parametrize("mode", [0, 2])
def test_levels_play_whole_games(mode: int, edition: int) -> None:
    options = {"mode": mode, "edition": edition}
    bots = [PLUGIN.bot("easy"), TreeBot(50, None)]
    places, standings, decisions = play_game(GAME, bots, options, 3)
    assert sorted(places) == [1, 2] and max(standings) >= TARGET[mode] and decisions > 2


@needs_compiled
def test_levels_are_ordered() -> None:
    """A small sample; the figures of the documentation come from larger ones."""
    easy, medium = (lambda: PLUGIN.bot("easy")), (lambda: PLUGIN.bot("medium"))
    pair = tournament(PLUGIN, [("medium", medium), ("easy", easy)], 20, {}, 5)
    assert pair[0].rate > 0.6
    pair = tournament(PLUGIN, [("easy", easy), ("random", lambda: PLUGIN.bot("random"))], 20, {}, 5)
    assert pair[0].rate > 0.8


def test_unknown_level() -> None:
    with pytest.raises(BadInput, match="hard"):
        PLUGIN.bot("godlike")


def test_a_budget_is_kept() -> None:
    bot = PLUGIN.bot("hard", 0.05)
    assert bot.choose(seen(WON, 1)) in range(code.ACTIONS)


def test_advice_weighs_withdrawing_against_playing_on() -> None:
    found = PLUGIN.advice(seen(WON.replace("first 1", "first 0"), 1), EN)
    assert found[0].value >= max(row.value for row in found) - 0.05
    text = next(row.text for row in found if row.action == code.WITHDRAW)
    start = "Withdrawing now gives your rival 4 points; playing on, you would lose "
    assert text.startswith(start)


def test_the_same_question_gets_the_same_answer() -> None:
    """To the letter: thought is counted in simulations, not in seconds."""
    assert PLUGIN.advice(seen(WON, 1), EN) == PLUGIN.advice(seen(WON, 1), EN)
    assert PLUGIN.odds(seen(WON, 1), EN) == PLUGIN.odds(seen(WON, 1), EN)


def test_odds_of_scores_and_of_a_position() -> None:
    table = PLUGIN.odds(None, EN)
    assert table is not None and len(table.rows) == 25 and table.rows[0][0] == "0 : 0"
    now = PLUGIN.odds(seen(WON, 1), EN)
    assert now is not None and any(row[0].startswith("Withdraw") for row in now.rows)
