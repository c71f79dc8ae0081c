"""Whole games of bots, replayed to the exact end and re-derived from their seeds."""

from pathlib import Path

import pytest

from wartable.games.small_samurai_empires.plugin import GAME
from wartable.games.small_samurai_empires.telling import EITHER, PLAIN
from wartable.kernel import CHANCE
from wartable.play import BadRecord, Record, check, verify

FOLDER = Path(__file__).parent / "records"
GAMES = {  # points by seat, places
    "two-seats": ([104, 39], [1, 2]),
    "three-seats": ([100, 10, 50], [1, 3, 2]),
    "four-seats-all-variants": ([90, 63, 11, 88], [1, 3, 4, 2]),
    "asked-and-open": ([127, 8], [1, 2]),  # missions by choice, open resources, endless stock
    "rules-2-missions": ([79, 34, 64], [1, 3, 2]),  # two are scored inside an order
    "rules-2-asked": ([115, 28], [1, 2]),  # and by choice
}
NOT_AWAITED = {"nothing", "ended"}
SELDOM = {"stock-out", "reinforced"}  # shown by scenarios instead


def record(name):
    return Record.parse((FOLDER / f"{name}.wtr").read_text(encoding="utf-8"))


def test_every_record_is_expected():
    assert {file.stem for file in FOLDER.glob("*.wtr")} == set(GAMES)


@pytest.mark.parametrize("name", GAMES)
def test_the_end_is_as_it_was(name):
    match = check(record(name))
    assert match.outcome is not None and GAME.endings()[match.outcome.reason] == "played-out"
    points = [match.game.score(standing) for standing in match.outcome.standings]
    assert (points, match.outcome.places) == GAMES[name]


@pytest.mark.parametrize("name", GAMES)
def test_the_draws_follow_from_the_seed(name):
    found = record(name)
    assert verify(found) == sum(entry.draw > 0 for entry in found.entries) > 0


def test_everything_happens():
    """Every decision, draw and event of the game occurs in some record."""
    waits, events = set(), []
    for name in GAMES:
        found = record(name)
        game = GAME.game()
        options = dict(pair.split("=") for pair in found.header["Options"].split())
        settings = GAME.settings({**options, "rules": int(found.header["Rules"])})
        state = game.start(int(found.header["Seats"]), settings)
        for entry in found.entries:
            waits.add(game.steps[state.wait].key)
            game.apply(state, entry.seat, GAME.read(game, entry.seat, entry.text), events)
        assert state.ended and game.refusal(state, CHANCE, 0) != 0
    assert waits == {step.key for step in game.steps} - NOT_AWAITED
    heard = {GAME.told(event).key for event in events}
    assert {row[0] for row in PLAIN.values()} | {"passed", "final-influence"} <= heard | SELDOM
    assert all(heard & {row[0], other[0]} for _, _, row, other in EITHER.values())


def test_another_draw_is_found_out():
    text = (FOLDER / "two-seats.wtr").read_text(encoding="utf-8")
    with pytest.raises(BadRecord, match=r"line \d+"):
        check(Record.parse(text.replace("* first 1", "* first 0")))
