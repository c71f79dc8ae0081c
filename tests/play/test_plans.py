"""A plan is tried on what its maker may believe, and ends where more would be known."""

from __future__ import annotations

from typing import Any

import pytest
from toy_cellar.plugin import GAME as CELLAR

from wartable.play import Match, ProvenChance
from wartable.play.plans import planned


def cellar(treasure: int) -> Match[Any]:
    """A cellar with this treasure, where the first seat has not moved yet."""
    match = Match(CELLAR, 2, chance=ProvenChance(bytes(32)))
    match.say(match.actors[0], f"hide {treasure}")
    return match


def test_actions_are_tried_without_being_done() -> None:
    match = cellar(5)
    plan = planned(match, 0, ["walk", "walk"])
    assert [action for action, _ in plan.steps] == [0, 0] and plan.stop == ""
    assert [view.steps for _, view in plan.steps] == [0, 1] and plan.view.steps == 2
    assert match.view(0).steps == 0 and len(match.entries) == 1


def test_a_plan_ends_before_what_would_come_to_light_whatever_is_true() -> None:
    """Stopping tells everybody the treasure: of that a plan says nothing."""
    plans = [planned(cellar(treasure), 0, ["walk", "stop", "walk"]) for treasure in range(1, 7)]
    assert {plan.stop for plan in plans} == {"hidden"}
    assert {len(plan.steps) for plan in plans} == {2}
    assert len({plan.view for plan in plans}) == 1
    assert plans[0].view.steps == 1, "the picture is that before the last step"


def test_what_cannot_be_planned_ends_it_and_what_is_refused_says_why() -> None:
    plan = planned(cellar(5), 0, ["walk", "peek"])
    assert (plan.stop, len(plan.steps)) == ("beyond", 1)
    plan = planned(cellar(5), 0, ["walk"] * 4)
    assert plan.unfit is not None and plan.unfit.key == "tired" and len(plan.steps) == 3


def test_where_nothing_is_hidden_a_plan_ends_when_others_or_chance_act(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Match, "hides", property(lambda self: False))
    match = cellar(5)
    assert planned(match, 0, ["stop", "walk"]).stop == "chance"
    match.say(0, "stop")
    match.say(match.actors[0], "hide 2")
    assert planned(match, 1, ["stop"]).stop == "over"
