"""Rules 6 and 7: taking cities, complete provinces, the end, who wins. W2, W3, W8, W9, W12, W13."""

from __future__ import annotations

import pytest

from tests.age_of_war.tables import KATYA, YEVHEN, do, holding, legal, owner, roll, why_not
from wartable.errors import BadInput
from wartable.games.age_of_war.engine import actions, rules
from wartable.games.age_of_war.engine.components import CITY_TABLE, PROVINCE_TABLE
from wartable.games.age_of_war.engine.game import AgeOfWar
from wartable.games.age_of_war.engine.state import AgeOfWarState
from wartable.games.age_of_war.plugin import GAME
from wartable.kernel import NONE, Event, Outcome
from wartable.testing import Scenario

EVERY = {city.key for city in CITY_TABLE}


def figures(state: AgeOfWarState, seat: int) -> tuple[int, int, int]:
    """Points, cities, complete provinces."""
    figure = int(rules.standing(state, seat))
    return figure // 10000, figure // 100 % 100, figure % 100


def finished(*seats: str) -> tuple[AgeOfWarState, Outcome]:
    state = holding(*seats)
    assert list(state.owner).count(NONE) == 0
    rules.finish(state, actions.CONQUERED_ALL, None)
    outcome = AgeOfWar().outcome(state)
    assert outcome is not None
    return state, outcome


def take_wan(state: AgeOfWarState) -> None:
    roll(state, "G A C 1 1 1 1")
    do(state, "fill wan general")
    roll(state, "A C 1 1 1 1")
    do(state, "fill wan archers")
    roll(state, "C 1 1 1 1")
    do(state, "fill wan cavalry")


def test_w2_ties_go_to_more_cities() -> None:
    """W2, R-12: 16 to 16, 8 cities to 6, those of complete provinces counted."""
    state, outcome = finished(
        "ying shouchun daliang chen dai xinzheng ji xiangping",
        "jinyang anyi handan wan linzi jimo",
    )
    assert figures(state, KATYA) == (16, 8, 2)
    assert figures(state, YEVHEN) == (16, 6, 1)
    assert outcome.places == [1, 2]


def test_w3_equal_in_all_shares_the_victory() -> None:
    """W3, R-13."""
    state, outcome = finished(
        "shouchun chen wan linzi anyi ji xinzheng",
        "ying jimo daliang xiangping handan jinyang dai",
    )
    assert figures(state, KATYA) == figures(state, YEVHEN) == (16, 7, 1)
    assert outcome.places == [1, 1]


def test_r13_three_seats_are_ranked_by_the_three_figures_in_order() -> None:
    """R-13: points before cities before provinces; equals share a place."""
    state = holding("xinzheng", "jimo", "shouchun")
    standings = [int(rules.standing(state, seat)) for seat in range(3)]
    assert standings[0] > standings[1] == standings[2]  # a complete province breaks the tie
    assert Outcome(standings, 1).places == [1, 2, 2]


@pytest.mark.parametrize("city", ["daliang", "anyi"])
def test_w8_complete_provinces_cannot_be_attacked(city: str) -> None:
    """W8, rules 6."""
    state = holding("", "daliang anyi xinzheng")
    roll(state, "3 3 3 G C C A")
    assert not any(f" {city} " in action for action in legal(state))
    line = "general" if city == "daliang" else "cavalry-cavalry"
    assert why_not(state, f"fill {city} {line}") == actions.PROVINCE_LOCKED


def test_w8_xinzheng_is_safe_at_once() -> None:
    """W8, R-10: a province of one city; its card has no special line."""
    state = holding("", "xinzheng")
    roll(state, "G G A C 3 3 3")
    assert not any("xinzheng" in action for action in legal(state))
    with pytest.raises(BadInput, match="'xinzheng special' is no line"):
        GAME.read(GAME.game(), 0, "fill xinzheng special")


def take_xinzheng(state: AgeOfWarState) -> list[Event]:
    for faces, line in (
        ("G G A C 3 3 1", "general-general"),
        ("A C 3 3 1", "archers"),
        ("C 3 3 1", "cavalry"),
    ):
        roll(state, faces)
        do(state, f"fill xinzheng {line}")
    roll(state, "3 3 1")
    return do(state, "fill xinzheng infantry-4")


def test_r10_a_province_of_one_city_is_complete_with_it() -> None:
    """R-10: locked by the conquest itself, worth the province's points, out of reach of all."""
    state = holding("", "")
    told = take_xinzheng(state)
    assert [event.kind for event in told][:3] == [actions.FILLED, actions.CONQUERED, actions.LOCKED]
    assert figures(state, 0) == (3, 1, 1)
    roll(state, "G G A C 3 3 3")
    assert state.current == 1
    assert why_not(state, "fill xinzheng archers") == actions.PROVINCE_LOCKED


def test_w9_stealing_completes_a_province() -> None:
    """W9: Wei is worth 5, not 4."""
    state = holding("anyi", "daliang")
    assert figures(state, 0) == (2, 1, 0)
    roll(state, "3 3 2 A A A A")
    do(state, "fill daliang infantry-8")
    roll(state, "G A A A")
    do(state, "fill daliang special")
    roll(state, "G A A")
    told = do(state, "fill daliang general")
    kinds = [event.kind for event in told]
    assert kinds.index(actions.CONQUERED) < kinds.index(actions.LOCKED)
    assert figures(state, 0) == (5, 2, 1)
    assert figures(state, 1) == (0, 0, 0)


def test_w12_the_last_city_of_the_centre_ends_the_game() -> None:
    """W12, R-11: at once, even if the taker loses by it."""
    mine = "ying"
    theirs = " ".join(sorted(EVERY - {"wan", mine}))
    state = holding(mine, theirs)
    take_wan(state)
    assert state.ended == actions.CONQUERED_ALL
    assert (state.current, state.turns) == (0, 0)  # nobody's turn begins any more
    view = GAME.view(GAME.game(), state, 1)
    assert (view.turn, view.target, view.filled, view.open_lines) == (1, None, (), ())
    assert view.points == (3, 32) and view.recent == "wan"
    assert rules.actors(state) == 0
    outcome = AgeOfWar().outcome(state)
    assert outcome is not None and outcome.places == [2, 1]
    assert rules.refusal(state, 1, actions.LOSE) == 1  # over


def test_stealing_does_not_end_the_game() -> None:
    """Rules 6: the centre is as full as before."""
    state = holding("", " ".join(sorted(EVERY - {"chen", "ji", "linzi", "handan", "daliang"})))
    roll(state, "G A C 1 1 1 1")
    do(state, "fill wan special")
    for faces, line in (
        ("G 1 1 1 1 1", "general"),
        ("A 1 1 1 1", "archers"),
        ("C 1 1 1", "cavalry"),
    ):
        roll(state, faces)
        do(state, f"fill wan {line}")
    assert owner(state, "wan") == 0
    assert state.ended == 0 and state.current == 1


def test_w13_a_province_replaces_its_cities() -> None:
    """W13, rules 7: 10 points, not 17."""
    assert figures(holding("shouchun ying chen wan"), 0) == (10, 4, 1)
    assert figures(holding("shouchun ying chen"), 0) == (6, 3, 0)


def test_all_cities_are_30_points_and_all_provinces_38() -> None:
    """Rules 7."""
    assert sum(city.points for city in CITY_TABLE) == 30
    assert sum(province.points for province in PROVINCE_TABLE) == 38
    assert figures(holding(" ".join(sorted(EVERY))), 0) == (38, 14, 6)


def test_r1_two_to_six_seats() -> None:
    """R-1."""
    for seats in range(2, 7):
        assert rules.start(seats, {}).seats == seats
    for seats in (1, 7):
        with pytest.raises(ValueError, match="2 to 6"):
            rules.start(seats, {})


def test_r14_the_cap_stops_play_and_ranks_what_is_held() -> None:
    """R-14: three turns, Wan taken in the first."""
    table = Scenario("age-of-war", seats=2, options={"first": "0", "cap": "3"})
    table.play("""
        roll G A C 1 1 1 1
        0 fill wan general
        roll A C 1 1 1 1
        0 fill wan archers
        roll C 1 1 1 1
        0 fill wan cavalry
    """)
    for seat in (1, 0):
        for dice in range(7, 0, -1):
            table.play(f"roll {' '.join(['1'] * dice)}\n{seat} lose")
    assert table.last("ended").ending == "capped"
    assert table.outcome is not None
    assert table.outcome.places == [1, 2]
    assert table.outcome.reason == actions.CAPPED


def test_r14_a_cap_of_one_turn_and_the_cap_unless_said_otherwise() -> None:
    """R-14: one turn, in the middle of an attempt; all are equal, so all win."""
    assert rules.start(2, {}).cap == 1000
    table = Scenario("age-of-war", seats=6, options={"first": "5", "cap": "1"})
    table.play("roll G 1 1 1 1 1 1\n5 fill wan general")
    for dice in range(6, 0, -1):
        table.play(f"roll {' '.join(['1'] * dice)}\n5 lose")
    assert table.over and table.last("ended").ending == "capped"
    assert table.outcome is not None and table.outcome.places == [1] * 6
    view = table.view(0)
    assert (view.turn, view.target, view.filled) == (1, None, ())
    assert table.refusal("0 lose") == "over" and table.legal(5) == []


def test_options_out_of_range_are_refused() -> None:
    """R-2, R-14."""
    for options, says in (
        ({"first": 2}, "no seat 2"),
        ({"first": -1}, "no seat"),
        ({"cap": 0}, "1"),
    ):
        with pytest.raises(ValueError, match=says):
            rules.start(2, options)
    with pytest.raises(BadInput, match="cap"):
        GAME.settings({"cap": "0"})
    with pytest.raises(BadInput, match="no data file"):
        GAME.game("cities = []")


def test_r19_the_holder_of_a_province_plays_on() -> None:
    """R-19."""
    state = holding("daliang anyi", "")
    take_wan(state)
    assert owner(state, "wan") == 0 and state.ended == 0


def test_one_s_own_city_cannot_be_attacked() -> None:
    """Rules 4."""
    state = holding("wan")
    roll(state, "G A C 1 1 1 1")
    assert why_not(state, "fill wan general") == actions.OWN_CITY


def test_r20_names_follow_the_rulebook() -> None:
    """R-20: the Ukrainian name of Daliang is the rulebook's."""
    from wartable.i18n import texts

    assert texts(GAME.package, "uk")("city-daliang") == "Далянь"
