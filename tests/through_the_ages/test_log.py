"""What the log says of the row."""

from __future__ import annotations

from typing import Any

from wartable.games.through_the_ages.plugin import GAME
from wartable.i18n import texts
from wartable.play import Match, ProvenChance
from wartable.testing import play_als


def test_4_1_one_line_names_all_thirteen_cards_laid() -> None:
    match: Match[Any] = Match(GAME, 2, {"first": "0"}, chance=ProvenChance.seeded(3))
    match.settle()
    laid = [told for k in range(len(match.entries)) for told in match.told(k, 0)]
    assert [told.key for told in laid].count("laid") == 1
    assert str(laid[0].args["cards"]).split() == [slot.card for slot in match.view(0).row]
    said = GAME.sentence(laid[0], texts(GAME.package))
    assert said.startswith("Into the row: ") and said.count(", ") == 12


def test_4_1_one_line_names_all_that_comes_and_goes() -> None:
    """4.1: what is swept and what fills the row; what comes after the end of an age is told after
    it."""
    table = play_als(
        GAME,
        """
        phase start | civil-deck 2
        row moses iron drama alchemy homer
        go
        """,
    )
    told = [one for one in table.heard if one.key in ("swept", "laid", "age")]
    assert [one.key for one in told] == ["swept", "laid", "age", "laid"]
    swept, first, _, second = (str(one.args.get("cards", "")).split() for one in told)
    row = [str(slot.card) for slot in table.view(0).row]
    assert swept == ["moses", "iron", "drama"]
    assert (first, second) == (row[2:4], row[4:])
