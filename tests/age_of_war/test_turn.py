"""Rules 4 and 5: rolls, lines, losing dice. W1, W4–W7, W10, W11."""

from __future__ import annotations

import pytest

from tests.age_of_war.tables import do, holding, legal, owner, roll, why_not
from wartable.games.age_of_war.engine import actions, rules
from wartable.games.age_of_war.engine.components import FACES, spent
from wartable.kernel import NONE
from wartable.testing import Scenario

FIRST = {"first": "0"}


def test_w1_the_last_line_takes_the_city() -> None:
    """W1, rules 5 and 6: the turn of Katya."""
    table = Scenario("age-of-war", seats=2, options=FIRST)
    table.play("""
        roll 3 3 2 A C 1 A
        0 fill daliang infantry-8     # 3 + 3 + 2 are enough
    """)
    assert (table.state.pool, table.view(0).target) == (4, "daliang")
    table.play("roll A C 1 2")
    assert table.legal(0) == ["lose"]
    assert table.refusal("0 fill shouchun archers") == "other-target"
    assert table.refusal("0 fill daliang special") == "special-not-needed"
    table.play("""
        0 lose
        roll G 2 A
        0 fill daliang general
    """)
    assert table.last("conquered").city == "daliang"
    assert table.view(1).owner["daliang"] == 0
    assert table.view(1).locked == {}  # Anyi is missing
    assert (table.state.current, table.state.pool) == (1, 7)
    assert table.refusal("0 lose") == "not-your-turn"


def test_w4_only_one_line_per_roll() -> None:
    """W4: archers and cavalry of the old roll are gone."""
    state = holding()
    roll(state, "G A C 1 1 1 1")
    do(state, "fill wan general")
    assert state.roll == rules.UNROLLED and state.pool == 6
    assert legal(state) == set()
    roll(state, "1 1 1 1 1 1")
    assert legal(state) == {"lose"}


@pytest.mark.parametrize(
    ("line", "faces", "dice"),
    [("8", "3 3 3 2", 3), ("8", "3 2 2 1", 4), ("8", "3 3 1", 0), ("10", "3 3 3 1 1", 4)]
    + [("2", "1 1", 2), ("2", "1 3", 1)],
)
def test_w5_infantry_sums(line: str, faces: str, dice: int) -> None:
    """W5, R-3: the fewest dice, the largest first."""
    assert spent(tuple(FACES.index(face) for face in faces.split()), line) == dice


def test_w6_losing_a_die_is_always_allowed() -> None:
    """W6: before and after the first line, also when a line fits."""
    state = holding()
    roll(state, "G A C 3 3 3 3")
    assert {"lose", "fill wan general"} <= legal(state)
    do(state, "fill wan general")
    roll(state, "A C 1 1 1 1")
    assert legal(state) == {"lose", "fill wan archers", "fill wan cavalry"}
    do(state, "lose")
    assert state.pool == 5 and state.target != NONE  # the city is not released


def test_w7_stealing_needs_the_special_line_too() -> None:
    """W7, R-16: two generals in one roll do not fill both general lines."""
    state = holding("", "daliang")
    roll(state, "G G 3 3 3 A 1")
    assert {"fill daliang general", "fill daliang special", "fill daliang infantry-8"} <= legal(
        state
    )
    do(state, "fill daliang special")
    roll(state, "G G 3 3 3 A")
    assert legal(state) == {"lose", "fill daliang general", "fill daliang infantry-8"}
    do(state, "fill daliang infantry-8")
    roll(state, "G A A")
    centre = list(state.owner).count(NONE)
    do(state, "fill daliang general")
    assert owner(state, "daliang") == 0
    assert list(state.owner).count(NONE) == centre


def last_die(face: str) -> rules.AgeOfWarState:
    state = holding()
    roll(state, "3 3 2 A A A A")
    do(state, "fill daliang infantry-8")
    for faces in ("A A A A", "A A A", "A A"):
        roll(state, faces)
        do(state, "lose")
    roll(state, face)
    return state


def test_w10_the_last_die_fails() -> None:
    """W10, R-6, R-9: rolled, looked at, lost; nothing of the attempt remains."""
    state = last_die("A")
    assert legal(state) == {"lose"}
    do(state, "lose")
    assert owner(state, "daliang") == NONE
    assert (state.current, state.pool, state.target) == (1, 7, NONE)
    roll(state, "G 1 1 1 1 1 1")
    assert "fill daliang general" in legal(state)


def test_w10_the_last_die_succeeds() -> None:
    """W10, R-6."""
    state = last_die("G")
    do(state, "fill daliang general")
    assert owner(state, "daliang") == 0


def test_w11_dice_used_up() -> None:
    """W11, R-5: all dice lie on lines, the general line is open."""
    state = holding()
    roll(state, "2 1 1 A A C C")
    do(state, "fill ji infantry-4")
    assert state.pool == 4
    roll(state, "1 1 1 1")
    told = do(state, "fill ji infantry-4-2")
    assert [event.kind for event in told][:2] == [actions.FILLED, actions.FAILED]
    assert owner(state, "ji") == NONE and state.current == 1


def test_r2_the_first_seat_is_drawn_or_given() -> None:
    """R-2."""
    table = Scenario("age-of-war", seats=3)
    assert table.refusal("roll 1 1 1 1 1 1 1") == "wrong-dice"
    assert table.refusal("first 3") == "wrong-dice"
    table.play("first 2")
    assert table.state.current == 2
    assert Scenario("age-of-war", seats=3, options={"first": "1"}).state.current == 1


def test_turns_go_clockwise_and_are_told() -> None:
    """Rules 3 and 5: 1, 2, 0, 1; every loss, roll, line and turn is told with its figures."""
    table = Scenario("age-of-war", seats=3, options={"first": "1"})
    for seat in (1, 2, 0):
        assert (table.state.current, table.view(seat).turn) == (seat, (seat + 2) % 3 + 1)
        for dice in range(7, 0, -1):
            table.play(f"roll {' '.join(['1'] * dice)}")
            assert table.last("rolled").dice == dice
            assert table.legal((seat + 1) % 3) == []
            table.play(f"{seat} lose")
            assert table.last("lost").dice == dice - 1
        assert (table.last("failed-early").seat, table.last("failed-early").rule) == (seat, "R-6")
    assert table.state.current == 1 and table.last("began").turn == 4
    table.play("roll 3 3 2 A C 1 A\n1 fill daliang infantry-8")
    assert (table.last("filled").line, table.last("filled").dice) == ("infantry-8", 3)


def test_r4_no_special_line_in_the_centre() -> None:
    """R-4."""
    state = holding()
    roll(state, "G G G G G G G")
    assert why_not(state, "fill wan special") == actions.SPECIAL_NOT_NEEDED
    assert not any("special" in action for action in legal(state))


def test_r7_which_die_is_lost_is_not_asked() -> None:
    """R-7: one action, and only the number of dice is kept."""
    state = holding()
    roll(state, "1 2 3 A C G G")
    do(state, "lose")
    assert (state.pool, state.roll) == (6, rules.UNROLLED)


def test_r8_giving_up_is_losing_all_dice() -> None:
    """R-8: there is no passing; seven losses end the turn."""
    state = holding()
    for dice in range(7, 0, -1):
        assert state.current == 0 and state.pool == dice
        roll(state, " ".join(["1"] * dice))
        do(state, "lose")
    assert state.current == 1


def test_r15_equal_lines_are_two_lines() -> None:
    """R-15: the same faces twice, once per roll."""
    state = holding()
    roll(state, "A A A A A A A")
    assert {"fill ying archers", "fill ying archers-2"} <= legal(state)
    do(state, "fill ying archers-2")
    roll(state, "A A A A A A")
    assert legal(state) == {"lose", "fill ying archers"}
    assert why_not(state, "fill ying archers-2") == actions.ALREADY_FILLED


def test_r17_no_wild_faces() -> None:
    """R-17: generals stand for nothing else."""
    state = holding()
    roll(state, "G G G G G G G")
    fits = {action.split()[2] for action in legal(state) - {"lose"}}
    assert fits == {"general", "general-general"}


def test_r18_hopeless_attempts_go_on() -> None:
    """R-18: one die left, three lines open, and it may still be placed."""
    state = holding()
    for dice in range(7, 1, -1):
        roll(state, " ".join(["1"] * dice))
        do(state, "lose")
    roll(state, "G")
    assert "fill jinyang general" in legal(state)


def test_a_die_that_does_not_fit_is_refused() -> None:
    """Rules 4."""
    state = holding()
    roll(state, "1 1 1 1 1 1 1")
    assert why_not(state, "fill wan general") == actions.DOES_NOT_FIT
    assert why_not(state, "fill chen infantry-10") == actions.DOES_NOT_FIT


def test_chance_rolls_as_many_dice_as_are_left() -> None:
    """Rules 5."""
    table = Scenario("age-of-war", seats=2, options=FIRST)
    assert table.refusal("roll 1 1 1 1 1 1") == "wrong-dice"
    assert table.refusal("roll 1 1 1 1 1 1 1") is None
