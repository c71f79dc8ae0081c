"""What is said beside the board: hints, and headings of the log."""

from __future__ import annotations

from pathlib import Path

from wartable.games.small_samurai_empires.plugin import GAME
from wartable.i18n import Texts
from wartable.play import Record, replay

RECORD = Path(__file__).parent / "records" / "two-seats.wtr"


def hint_at(number: int) -> str:
    match = replay(Record.parse(RECORD.read_text("utf-8")), upto=number)
    seat = match.actors[0]
    return match.scene(seat, Texts(GAME.package, "en", ["Olena", "Marek"]), "wide").hint


def test_hints_say_nothing_that_cannot_be_and_nothing_twice() -> None:
    assert "costs 1 bushido now" in hint_at(49)
    assert hint_at(53).endswith("only your own orders and empty cells are left.")  # covered at 49
    assert hint_at(37) == ""  # "Attack in The West" names the region
    assert hint_at(29) == ""  # its one button says "Recruit in Yamashiro"
    assert hint_at(31).endswith("Only in Central Honshu (orange).")  # moves are on the board


def test_scoring_has_a_heading_of_its_own() -> None:
    match = replay(Record.parse(RECORD.read_text("utf-8")), upto=78)
    keys = [told.key for told in match.told(77, 0)]
    first = next(n for n, key in enumerate(keys) if key == "full-harvest")
    assert keys[first - 1] == "scoring" and "scoring" in GAME.headings
