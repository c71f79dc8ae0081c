"""Whole games, replayed to the exact end and re-derived from their seeds."""

from __future__ import annotations

from pathlib import Path

import pytest

from wartable.games.age_of_war.plugin import GAME
from wartable.play import BadRecord, Record, check, verify

FOLDER = Path(__file__).parent / "records"
GAMES = {  # points by seat, places, why it ended
    "two-seats": ([12, 22], [2, 1], "conquered-all"),
    "three-seats": ([22, 5, 8], [1, 3, 2], "conquered-all"),
    "no-cap": ([29, 6], [1, 2], "conquered-all"),
    "capped": ([3, 2, 0, 1], [1, 2, 4, 3], "capped"),
}


def record(name: str) -> Record:
    return Record.parse((FOLDER / f"{name}.wtr").read_text(encoding="utf-8"))


def test_every_record_is_expected() -> None:
    assert {file.stem for file in FOLDER.glob("*.wtr")} == set(GAMES)


@pytest.mark.parametrize("name", GAMES)
def test_the_end_is_as_it_was(name: str) -> None:
    points, places, reason = GAMES[name]
    outcome = check(record(name)).outcome
    assert outcome is not None
    assert [GAME.game().score(standing) for standing in outcome.standings] == points
    assert outcome.places == places
    assert GAME.endings()[outcome.reason] == reason


@pytest.mark.parametrize("name", GAMES)
def test_the_dice_follow_from_the_seed(name: str) -> None:
    found = record(name)
    assert verify(found) == sum(entry.draw > 0 for entry in found.entries)


def test_another_roll_is_found_out() -> None:
    text = (FOLDER / "two-seats.wtr").read_text(encoding="utf-8")
    with pytest.raises(BadRecord, match="line 15"):
        check(Record.parse(text.replace("roll 1 2 A A C G G", "roll 1 3 A A C G G", 1)))
