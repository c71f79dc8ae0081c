"""Rules that no single table shows: who may play, options, ranks. The rest stands in scenarios/."""

from __future__ import annotations

import pytest

from tests.age_of_war.tables import RULES, holding
from wartable.errors import BadInput
from wartable.games.age_of_war.plugin import GAME
from wartable.i18n import texts
from wartable.kernel import Outcome, Rng, settle, zeros
from wartable.testing import play_als


def test_r13_three_seats_are_ranked_by_the_three_figures_in_order() -> None:
    """R-13: points before cities before provinces; equals share a place."""
    standings = zeros(3)
    RULES.standing_into(holding("xinzheng", "jimo", "shouchun"), standings)
    assert standings[0] > standings[1] == standings[2]  # a complete province breaks the tie
    assert Outcome([*standings], 1).places == [1, 2, 2]


def test_w8_the_card_of_xinzheng_has_no_special_line() -> None:
    """W8, R-10."""
    with pytest.raises(BadInput, match="'xinzheng special' is no line"):
        GAME.read(RULES, 0, "fill xinzheng special")


def test_w12_nobody_s_turn_begins_after_the_end() -> None:
    """W12, R-11: the view of the loser, too, shows the last turn and the city taken."""
    table = play_als(GAME, "c0 ying\nrest 1\ncentre wan\nattack wan general archers\ndice 5")
    table.do("roll C 1 1 1 1", "0 fill wan cavalry")
    view = table.view(1)
    assert (view.turn, view.target, view.filled, view.open_lines) == (1, None, (), ())
    assert view.points == (3, 32) and view.recent == "wan"


def test_r1_two_to_six_seats() -> None:
    """R-1."""
    for seats in range(2, 7):
        assert RULES.start(seats, {}).seats == seats
    for seats in (1, 7):
        with pytest.raises(ValueError, match="2 to 6"):
            RULES.start(seats, {})


def test_r14_the_cap_unless_said_otherwise() -> None:
    """R-14."""
    assert RULES.start(2, {}).cap == 1000


def test_r14_without_a_cap_play_goes_on() -> None:
    """R-14: cap 0; the thousandth turn is not the last."""
    state = RULES.start(2, {"first": 0, "cap": 0})
    state.turns = 999
    rng, lose = Rng(1), GAME.read(RULES, 0, "lose")
    while state.turns == 999:
        RULES.apply(state, settle(RULES, state, rng), lose, None)
    assert (state.turns, state.ended, state.current) == (1000, 0, 1)
    assert GAME.view(RULES, state, 0).turn == 1001


def test_options_out_of_range_are_refused() -> None:
    """R-2, R-14."""
    for options, says in (
        ({"first": 2}, "no seat 2"),
        ({"first": -1}, "no seat"),
        ({"cap": -1}, "0 for none"),
    ):
        with pytest.raises(ValueError, match=says):
            RULES.start(2, options)
    with pytest.raises(BadInput, match="cap"):
        GAME.settings({"cap": "-1"})


def test_r20_names_follow_the_rulebook() -> None:
    """R-20: the Ukrainian name of Daliang is the rulebook's."""
    assert texts(GAME.package, "uk")("city-daliang") == "Далян"
