"""Whole games with live fairs and other options (tools/age_of_heroes/records.py), replayed."""

from __future__ import annotations

from pathlib import Path

import pytest

from wartable.games.age_of_heroes.plugin import GAME
from wartable.games.age_of_heroes.setup import check_invariants
from wartable.games.age_of_heroes.telling import EVENTS
from wartable.kernel import Event
from wartable.play import BadRecord, Record, check, verify

FOLDER = Path(__file__).parent / "records"
GAMES = {  # why it ended, places
    "live-two": ("cities", [1, 2]),
    "live-four": ("monument", [2, 3, 1, 4]),
    "live-six-offers-only": ("monument", [1, 2, 5, 4, 2, 5]),
    "holders-three": ("cities", [1, 3, 2]),
    "lots-five": ("cities", [3, 4, 1, 5, 2]),
    "short-four": ("limit", [3, 2, 1, 4]),
    "rules-2-two": ("monument", [2, 1]),
    "rules-2-live-three": ("monument", [2, 3, 1]),
    "rules-2-four": ("monument", [1, 3, 2, 3]),
    "rules-2-holders-five": ("monument", [2, 5, 1, 3, 4]),
    "rules-2-compulsory-six": ("monument", [3, 6, 1, 4, 2, 4]),
}
# shown by scenarios instead
SELDOM = {"draw-lost", "timed-out", "reshuffled", "claim-lapsed", "deal-unbacked"}


def record(name: str) -> Record:
    return Record.parse((FOLDER / f"{name}.wtr").read_text(encoding="utf-8"))


def test_every_record_is_expected() -> None:
    assert {file.stem for file in FOLDER.glob("*.wtr")} == set(GAMES)


@pytest.mark.parametrize("name", GAMES)
def test_the_end_is_as_it_was(name: str) -> None:
    match = check(record(name))
    assert match.outcome is not None
    assert (GAME.endings()[match.outcome.reason], match.outcome.places) == GAMES[name]


@pytest.mark.parametrize("name", GAMES)
def test_the_draws_follow_from_the_seed(name: str) -> None:
    found = record(name)
    assert verify(found) == sum(entry.draw > 0 for entry in found.entries) > 0


def test_everything_happens() -> None:
    """Every window opens and every event is told in some record; 13.4 holds after every step."""
    game = GAME.game()
    awaited: set[str] = set()
    told: list[Event] = []
    for name in GAMES:
        found = record(name)
        options = dict(pair.split("=") for pair in found.header["Options"].split())
        options["rules"] = found.header["Rules"]
        state = game.start(int(found.header["Seats"]), GAME.settings(options))
        for entry in found.entries:
            awaited.add(game.steps[game.awaits(state)].key)
            game.apply(state, entry.seat, GAME.read(game, entry.seat, entry.text), told)
            check_invariants(state)
    assert awaited == {step.key for step in game.steps} - {"turn"}
    kinds = {event.kind for event in told}
    assert {key for kind, (key, *_) in EVENTS.items() if kind not in kinds} <= SELDOM


def test_another_draw_is_found_out() -> None:
    text = (FOLDER / "short-four.wtr").read_text(encoding="utf-8")
    assert "* draw iron" in text
    with pytest.raises(BadRecord, match=r"line \d+|another"):
        check(Record.parse(text.replace("* draw iron", "* draw wood")))
