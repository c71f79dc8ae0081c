"""What every action is worth, and what a table is worth part by part."""

from __future__ import annotations

from typing import Any

import pytest

from wartable.games.through_the_ages import advice
from wartable.games.through_the_ages.advice.ends import PARTS, ends, worth_by_part
from wartable.games.through_the_ages.bots import read_learned
from wartable.games.through_the_ages.engine.thinking import evaluate
from wartable.games.through_the_ages.engine.thinking.chances import prospects
from wartable.games.through_the_ages.engine.thinking.judge import Judge
from wartable.games.through_the_ages.plugin import GAME
from wartable.kernel import Knowledge, Rng
from wartable.play.value import value
from wartable.testing import AlsTable, play_als


def laid(lines: str) -> AlsTable:
    return play_als(GAME.id, lines)


def seen(table: AlsTable, seat: int = 0) -> Knowledge[Any]:
    return Knowledge.of(table.game, table.state, seat, Rng(1))


def test_every_action_is_worth_a_chance_and_resigning_none() -> None:
    table = laid("age ii | phase politics\nc0 military raid-ii, workers warriors 4")
    measured = advice.worths(seen(table), 0.3)
    worth = {GAME.write(table.game, 0, action): w for action, w in measured.worth.items()}
    assert sorted(measured.worth) == sorted(seen(table).legal) and not measured.exact
    assert worth["resign"] == 0 and 0 < worth["pass"] < 1


def test_what_leads_to_the_same_turn_is_worth_the_same() -> None:
    table = laid("c0 ca 2, ma 0, resources 2, unused 1, food 2")
    measured = advice.worths(seen(table), 0.3)
    worth = {GAME.write(table.game, 0, action): w for action, w in measured.worth.items()}
    assert worth["population"] == pytest.approx(worth["build bronze"])
    assert worth["done"] < worth["build bronze"]


def test_who_leads_has_the_better_chance_and_all_chances_make_one() -> None:
    few, many = (laid(f"age iii\nc0 culture {n}\nc1 culture 40") for n in (20, 60))
    behind, ahead = (value(few.plugin, seen(table)) for table in (few, many))
    assert behind[0] < 0.5 < ahead[0] and sum(ahead) == pytest.approx(1)


def test_in_the_last_turn_a_won_game_is_won() -> None:
    table = laid("age iv | round 18 | last 18 | turn 1\nc0 culture 20\nc1 culture 90, ca 0, ma 1")
    measured = advice.worths(seen(table, 1), 1.0)
    assert set(measured.worth.values()) == {1.0}


def test_the_end_of_a_turn_is_where_it_was_ended_too() -> None:
    """Who ends the turn is not measured one turn of a rival's later than who goes on."""
    lines = "age iv | round 18 | last 18\nrow iron\nc0 culture 50, ca 1, ma 0, food 0, unused 0"
    table = laid(f"{lines}\nc1 culture 20")
    done, take = (GAME.read(table.game, 0, text) for text in ("done", "take 1"))
    ended, going = ends(seen(table), done, take, 1, 0)
    assert ended.chance == pytest.approx(going.chance, abs=0.002)


@pytest.mark.parametrize(
    "lines",
    [
        "option variant first\nc0 culture 9, leader moses, hand iron, unfinished pyramids 1",
        "seats 3\nage ii\nc0 leader napoleon-bonaparte, war war-over-territory 1",
    ],
)
def test_the_parts_are_the_whole(lines: str) -> None:
    state, judge = laid(lines).state, Judge(read_learned())
    turns = evaluate.turns_left(state)
    for seat in range(state.seats):
        for by in (judge, None):
            parts = worth_by_part(state, seat, by)
            assert set(parts) == set(PARTS)
            whole = prospects(state, seat, turns, by)
            assert sum(parts.values()) * 100 == pytest.approx(whole, abs=1.0)


def test_two_choices_are_compared_in_the_same_worlds_with_the_same_luck() -> None:
    table = laid("c0 ca 2, ma 0, resources 2, unused 1, food 2")
    population, build, done, resign = (
        GAME.read(table.game, 0, text) for text in ("population", "build bronze", "done", "resign")
    )
    rows = advice.side_by_side(seen(table), (build, population), 0.3)
    assert len(rows) >= 4 and all(one == pytest.approx(other) for one, other in rows)
    rows = advice.side_by_side(seen(table), (build, done), 0.3)
    assert all(better > worse for better, worse in rows)
    assert all(row[1] == 0 for row in advice.side_by_side(seen(table), (build, resign), 0.3))


def test_what_is_compared_does_not_follow_hidden_cards() -> None:
    """Cards that the seat cannot see lie elsewhere: two choices come to the same in the same
    worlds."""
    table = laid(
        "age ii | phase politics\nc0 military raid-ii, workers warriors 4\nc1 military raid-ii"
    )
    other, found = table.state.clone(), []
    table.game.determinize(table.state, 0, Rng(7), other)
    actions = [
        action for action in seen(table).legal if GAME.write(table.game, 0, action) != "resign"
    ]
    for truth in (table.state, other):
        believed = Knowledge.of(table.game, truth, 0, Rng(1))
        found.append(advice.side_by_side(believed, actions[:2], 0.3))
    assert found[0] == found[1]
