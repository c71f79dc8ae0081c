"""Whole matches, replayed to the exact end and re-derived from their seeds; and random ones, the
same compiled and interpreted."""

from __future__ import annotations

import zlib
from pathlib import Path

import pytest

from wartable.bots.search import playout
from wartable.games.critters_at_war.plugin import GAME
from wartable.kernel import Rng, zeros
from wartable.play import Record, check, replay, verify

FOLDER = Path(__file__).parent / "records"
MATCHES = {  # points and places by seat, number of battles
    "standard": ([12, 0], [1, 2], 2),
    "long": ([18, 6], [1, 2], 4),
    "beginner": ([3, 0], [1, 2], 3),
    "first-edition": ([0, 12], [2, 1], 2),
    "target": ([26, 6], [1, 2], 7),  # 21 points
}
CHECK = 27285204


def record(name: str) -> Record:
    return Record.parse((FOLDER / f"{name}.wtr").read_text(encoding="utf-8"))


def test_every_record_is_expected() -> None:
    assert {file.stem for file in FOLDER.glob("*.wtr")} == set(MATCHES)


@pytest.mark.parametrize("name", MATCHES)
def test_the_end_is_as_it_was(name: str) -> None:
    points, places, battles = MATCHES[name]
    match = check(record(name))
    assert match.outcome is not None
    assert (match.outcome.standings, match.outcome.places) == (points, places)
    assert match.state.battle == battles


@pytest.mark.parametrize("name", MATCHES)
def test_the_cards_follow_from_the_seed(name: str) -> None:
    found = record(name)
    assert verify(found) == sum(entry.draw > 0 for entry in found.entries)


def test_the_record_shows_each_battle() -> None:
    """Rules 10: the row goes on, the generals change hands, who wins a battle is told."""
    found = record("long")
    match = replay(found)
    heard = [match.plugin.told(event) for told in match.events for event in told]
    began = [told for told in heard if told.key == "battle-began"]
    won = [told for told in heard if told.key == "battle-won"]
    assert [told.number for told in began] == [told.number for told in won] == [1, 2, 3, 4]
    firsts = [told.seat for told in began]
    assert firsts[0] is not None and firsts == [firsts[0], 1 - firsts[0]] * 2
    rows = [str(told.row).split("-") for told in began]
    for before, after in zip(rows, rows[1:], strict=False):
        assert after == [before[2], before[0], before[1]]
    assert sum(int(told.points) for told in won if told.seat == 0) == 18


def test_random_matches() -> None:
    """Every number of every last state of 60 matches, all modes, both editions. The sum is older
    than the field `target`."""
    game, found = GAME.game(), 0
    buf = zeros(game.actions)
    for number in range(60):
        state = game.start(2, {"mode": number % 3, "edition": number // 3 % 2})
        playout(game, state, Rng(number), buf, 10**6)
        dumped = state.dump()
        target = dumped.pop(state.layout().split().index("target"))
        assert target == (12, 18, 3)[number % 3]
        found = zlib.crc32(" ".join(map(str, dumped)).encode(), found)
    assert found == CHECK
