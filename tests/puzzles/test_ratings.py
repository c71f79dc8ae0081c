"""Ratings by Glicko-1, and what is kept of a learner."""

from __future__ import annotations

from datetime import date

import pytest

from wartable import plugin
from wartable.errors import BadInput
from wartable.puzzles import puzzles
from wartable.puzzles.learner import Learner, read_learners, write_learners
from wartable.puzzles.rating import NARROWEST, Rating

FOUND = puzzles(plugin.game("age-of-war"))


def test_the_example_that_glickman_gives() -> None:
    others = [Rating(1400, 30), Rating(1550, 100), Rating(1700, 300)]
    assert [each.doubt() for each in others] == pytest.approx([0.9955, 0.9531, 0.7242], abs=1e-4)
    after = Rating(1500, 200).after(list(zip(others, (1.0, 0.0, 0.0), strict=True)))
    assert after.value == pytest.approx(1464, abs=0.5)
    assert after.deviation == pytest.approx(151.4, abs=0.1)


def test_a_rating_becomes_surer_but_never_stands_still() -> None:
    rating = Rating()
    for _ in range(300):
        rating = rating.after([(Rating(1500, 50), 1.0), (Rating(1500, 50), 0.0)])
    assert rating.deviation == NARROWEST and rating.value == pytest.approx(1500, abs=20)


def test_only_the_first_answer_counts() -> None:
    learner, (easy, other, *_) = Learner(), FOUND
    assert learner.answer(easy, True)
    up, its = learner.rating, learner.rating_of(easy)
    assert up.value > Rating().value and its.value < easy.asked.rating
    assert not learner.answer(easy, False)
    assert (learner.rating, learner.run, learner.answers) == (up, 1, {easy.id: True})
    assert learner.answer(other, False)
    assert learner.rating.value < up.value and (learner.run, learner.longest) == (0, 1)


def test_days_in_a_row() -> None:
    learner = Learner()
    days = (date(2026, 2, 27), date(2026, 2, 28), date(2026, 2, 28), date(2026, 3, 1))
    found = []
    for day in (*days, date(2026, 3, 3)):
        learner.answer_of_day(day)
        found.append(learner.days)
    assert found == [1, 2, 2, 3, 1]


def test_what_is_kept_is_read_again_and_something_else_is_refused() -> None:
    learner = Learner()
    learner.answer(FOUND[0], True)
    learner.answer_of_day(date(2026, 2, 27))
    text = write_learners({"age-of-war": learner}).decode()
    assert read_learners(text, "file") == {"age-of-war": learner}
    with pytest.raises(BadInput, match="file: "):
        read_learners('{"age-of-war": 7}', "file")
