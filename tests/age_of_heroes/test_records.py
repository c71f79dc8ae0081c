"""Whole games with live fairs and other options (tools/age_of_heroes/records.py), replayed."""

from __future__ import annotations

from pathlib import Path

import pytest

from wartable.games.age_of_heroes.engine import actions as code
from wartable.games.age_of_heroes.engine.state import frame
from wartable.games.age_of_heroes.plugin import GAME
from wartable.games.age_of_heroes.setup import check_invariants
from wartable.kernel import Event
from wartable.play import BadRecord, Record, check, verify

FOLDER = Path(__file__).parent / "records"
GAMES = {  # why it ended, places
    "live-two": (code.BY_CITIES, [1, 2]),
    "live-four": (code.BY_MONUMENT, [2, 3, 1, 4]),
    "live-six-offers-only": (code.BY_MONUMENT, [1, 2, 5, 4, 2, 5]),
    "holders-three": (code.BY_CITIES, [1, 3, 2]),
    "lots-five": (code.BY_CITIES, [3, 4, 1, 5, 2]),
    "short-four": (code.BY_LIMIT, [3, 2, 1, 4]),
}
SELDOM = {  # shown by scenarios instead
    *(code.DRAW_LOST, code.TIMED_OUT, code.RESHUFFLED, code.CLAIM_LAPSED, code.DEAL_UNBACKED),
}


def record(name: str) -> Record:
    return Record.parse((FOLDER / f"{name}.wtr").read_text(encoding="utf-8"))


def test_every_record_is_expected() -> None:
    assert {file.stem for file in FOLDER.glob("*.wtr")} == set(GAMES)


@pytest.mark.parametrize("name", GAMES)
def test_the_end_is_as_it_was(name: str) -> None:
    match = check(record(name))
    assert match.outcome is not None
    assert (match.outcome.reason, match.outcome.places) == GAMES[name]


@pytest.mark.parametrize("name", GAMES)
def test_the_draws_follow_from_the_seed(name: str) -> None:
    found = record(name)
    assert verify(found) == sum(entry.draw > 0 for entry in found.entries) > 0


def test_everything_happens() -> None:
    """Every window opens and every event is told in some record; 13.4 holds after every step."""
    awaited: set[int] = set()
    told: list[Event] = []
    for name in GAMES:
        found, game = record(name), GAME.game()
        options = dict(pair.split("=") for pair in found.header["Options"].split())
        state = game.start(int(found.header["Seats"]), GAME.settings(options))
        for entry in found.entries:
            awaited.add(int(frame(state)))
            game.apply(state, entry.seat, GAME.read(game, entry.seat, entry.text), told)
            check_invariants(state)
    assert awaited == set(range(code.OPENING, code.LIVE + 1)) - {code.TURN}
    names = list(vars(code))
    kinds = {vars(code)[key] for key in names[names.index("FIRST_DRAW") :]}
    assert kinds - SELDOM - {event.kind for event in told} == set()


def test_another_draw_is_found_out() -> None:
    text = (FOLDER / "short-four.wtr").read_text(encoding="utf-8")
    assert "* draw iron" in text
    with pytest.raises(BadRecord, match=r"line \d+|another"):
        check(Record.parse(text.replace("* draw iron", "* draw wood")))
