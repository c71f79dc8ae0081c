"""A turn is ended by its player, so that its last action can be taken back. A-6"""

from __future__ import annotations

from typing import Any

from wartable.games.through_the_ages.plugin import GAME
from wartable.play import Match, ProvenChance
from wartable.play.undo import found_out


def test_a_6_the_last_action_can_be_taken_back() -> None:
    """The only civil action of a first turn is spent, and the next seat waits."""
    match: Match[Any] = Match(GAME, 2, {"first": "0"}, chance=ProvenChance.seeded(3))
    match.settle()
    match.say(0, "take 1")
    match.settle()
    assert match.actors == (0,)
    assert found_out(match, 0) == [len(match.entries) - 1]
