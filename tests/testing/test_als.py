"""Scenarios on tables laid by hand, of any game: here of a toy, in words of its own."""

from __future__ import annotations

from pathlib import Path

import pytest
from toy_auction import GAME as AUCTION
from toy_cellar import GAME as CELLAR
from toy_cellar.plugin import STEPS, TREASURE

from wartable import plugin
from wartable.errors import BadInput
from wartable.testing import AlsError, load_als, parse_als, play_als
from wartable.testing.als import plugin_of

GAME = CELLAR
TABLE = "treasure 5 | steps 2\nnext 3\n"


def test_a_laid_table_is_played_on() -> None:
    table = play_als(GAME, TABLE + "exp noption 3\ndo 0 walk\ndo 0 peek\ndo 0 stop\nexp score 8")
    assert table.state.figures[TREASURE] == 3  # what chance gives is laid too
    table.do("1 stop")
    assert table.choices() == 0


def test_chance_begins_where_it_must() -> None:
    play_als(
        GAME, "next 4\nexp treasure 4 | told 1\ndo 0 peek\ndo 0 stop\nexp score 4 | treasure 0"
    )


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        ("exp steps 3", "- steps    3\n  + steps    2"),
        ("exp turn 0 | score 1", "- score    1\n  + score    0"),
        ("exp told 1", "- told     1\n  + told     0"),
        ("exp legal 1 walk", "- legal    legal\n  + legal    refused: not-your-turn"),
        ("exp illegal 0 walk", "- illegal  illegal\n  + illegal  legal"),
        ("exp noption 2", "- noption  2\n  + noption  3"),
        ("do 1 walk", "- do       legal\n  + do       refused: not-your-turn"),
        ("do walk", "'walk' is no seat"),
        ("exp wind 3", "there are: legal, illegal, noption, turn, steps"),
    ],
)
def test_the_board_is_shown_as_a_diff(line: str, wrong: str) -> None:
    with pytest.raises(AlsError) as failure:
        play_als(GAME, TABLE + line)
    assert wrong in str(failure.value)
    assert "    treasure 5" in str(failure.value)


def test_words_are_the_game_s_own() -> None:
    with pytest.raises(AlsError, match="steps takes a number"):
        play_als(GAME, "steps many")
    with pytest.raises(AlsError, match="'walk' is none of turn, steps, treasure, next, do, exp"):
        parse_als("T1 one\nwalk 3", "here", GAME)


def test_a_file_finds_its_game_by_its_folder(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("wartable.testing.als.games", lambda: {**plugin.games(), GAME.id: GAME})
    (tmp_path / "toy_cellar" / "scenarios").mkdir(parents=True)
    file = tmp_path / "toy_cellar" / "scenarios" / "some.als"
    file.write_text("T1 a walk\nsteps 1\ntreasure 2\ndo 0 walk\nexp steps 2\n", encoding="utf-8")
    (scenario,) = load_als(file)
    assert scenario.run().state.figures[STEPS] == 2
    with pytest.raises(AlsError, match="some.als lies in no folder of a game"):
        load_als(tmp_path / "some.als")
    assert plugin_of(file.with_suffix(".txt")) is None
    with pytest.raises(BadInput, match="toy-auction has no tables laid by hand"):
        play_als(AUCTION, "")
