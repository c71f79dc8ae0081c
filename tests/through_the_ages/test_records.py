"""Whole games for two, three and four seats, replayed to the exact score."""

from __future__ import annotations

from pathlib import Path

import pytest

from wartable.games.through_the_ages.plugin import GAME
from wartable.games.through_the_ages.setup.invariants import check as check_invariants
from wartable.games.through_the_ages.setup.invariants import check_urban_limit
from wartable.kernel import CHANCE
from wartable.play import Record, check, verify
from wartable.play.reading import replay

FOLDER = Path(__file__).parent / "records"
GAMES = {  # culture by seat, places, rounds
    "two-seats": ([246, 162], [1, 2], 20),
    "three-seats": ([249, 136, 210], [1, 3, 2], 20),
    "four-seats": ([301, 74, 305, 277], [2, 4, 1, 3], 22),
    "four-at-random": ([9, 12, 15, 0], [3, 2, 1, 4], 28),
    "three-peaceful": ([149, 244, 247], [3, 2, 1], 20),  # rules 2
    "two-first-game": ([114, 110], [1, 2], 15),  # rules 2
}


def record(name: str) -> Record:
    return Record.parse((FOLDER / f"{name}.wtr").read_text(encoding="utf-8"))


def test_every_record_is_expected() -> None:
    assert {file.stem for file in FOLDER.glob("*.wtr")} == set(GAMES)


@pytest.mark.parametrize("name", GAMES)
def test_the_end_is_as_it_was(name: str) -> None:
    culture, places, rounds = GAMES[name]
    match = check(record(name))
    outcome = match.outcome
    assert outcome is not None
    assert (outcome.standings, outcome.places) == (culture, places)
    assert match.state.round == rounds


def test_the_draws_follow_from_the_seed() -> None:
    assert verify(record("two-seats")) > 0


@pytest.mark.parametrize("name", GAMES)
def test_the_invariants_hold_after_every_step(name: str) -> None:
    """22.1 to 22.6 and 22.8, along the record."""
    game, state = GAME.game(), replay(record(name), upto=0).state.clone()
    for entry in record(name).entries:
        before = state.clone()
        game.apply(state, entry.seat, GAME.read(game, entry.seat, entry.text), None)
        check_urban_limit(state, before)
        if entry.seat != CHANCE:
            check_invariants(state)
    assert state.ended
