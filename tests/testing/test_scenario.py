"""Scenarios: scripts in the notation, and questions about where they lead."""

from __future__ import annotations

import pytest
from toy_auction import GAME

from wartable.errors import BadInput
from wartable.testing import Misplayed, Scenario

DEAL = """
    draw 2
    draw 5       # seat 0 holds both
    draw 3
    * draw 3
    roll 9
"""


def table() -> Scenario:
    return Scenario(GAME, seats=2).play(DEAL)


def test_a_script_is_played_and_what_happened_is_kept() -> None:
    found = table().play("1 bid 3\n0 bid 5")
    won = found.last("won")
    assert (won.seat, won.bid, won.prize) == (0, 5, 9)
    assert [told.key for told in found.told("answered")] == ["answered", "answered"]
    assert found.view(0).scores == (9, 0)


def test_refusals_are_asked_without_playing() -> None:
    found = table()
    before = found.state.dump()
    assert found.refusal("0 bid 3") == "no-such-card"
    assert found.refusal("0 time-up") == "only-the-clock"
    assert found.refusal("! time-up") is None
    assert found.refusal("draw 1") == "not-your-turn"
    assert found.state.dump() == before


def test_legal_actions_in_notation() -> None:
    assert table().legal(0) == ["pass", "bid 2", "bid 5"]
    assert table().legal(1) == ["pass", "bid 3"]
    assert table().actors == (0, 1, 9)


def test_a_line_that_cannot_be_played_is_named() -> None:
    with pytest.raises(Misplayed, match="line 2, '1 bid 5': refused, no-such-card .T-3.; may act"):
        table().play("0 pass\n1 bid 5")
    with pytest.raises(Misplayed, match="line 1, '0 sing'"):
        table().play("0 sing")


def test_a_record_pastes_in() -> None:
    first = table().play("1 bid 3\n! time-up")
    again = Scenario(GAME, seats=2)
    again.play("\n".join(first.record().text().split("\n\n")[1].splitlines()))
    assert again.state.dump() == first.state.dump()


def test_an_event_that_never_was() -> None:
    with pytest.raises(AssertionError, match="told were: drew, hid, rolled"):
        table().last("won")


def test_unknown_game() -> None:
    with pytest.raises(BadInput, match="no game 'chess'"):
        Scenario("chess")
