"""What is looked up at a table: rivals' boards, and what may come of a position."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from wartable import plugin
from wartable.errors import BadInput
from wartable.i18n import texts
from wartable.kernel import EVERYBODY
from wartable.play import Match, ProvenChance, Record, replay
from wartable.server import messages
from wartable.server.bots import Job
from wartable.server.outlooks import Outlooks

GAMES = (
    "age-of-war",
    "critters-at-war",
    "small-samurai-empires",
    "age-of-heroes",
    "through-the-ages",
)


@pytest.mark.parametrize("game", GAMES)
def test_a_rivals_board_in_full_size(served: Any, game: str) -> None:
    """In every game; with the reader's knowledge, not the rival's."""
    me = served.person()
    table = me.open(game, "me", "bot:easy")
    line = me.socket(table)
    line.my_turn()
    assert line.table["boards"]
    for layout in ("wide", "tall"):
        found = me.get(f"/api/tables/{table}/boards/1?layout={layout}")
        assert found["seat"] == 1 and found["scene"][layout]["pieces"]
    assert me.get(f"/api/tables/{table}/boards/2", 404)["fault"] == "no-such-board"
    assert me.get(f"/api/tables/{table}/boards/0?side=1", 403)
    line.close()


def test_what_a_seat_did_last_begins_with_its_turn() -> None:
    """From the heading of its turn on; what others did since is not told, nor what came before."""
    found = plugin.game("age-of-war")
    match: Match[Any] = Match(found, 3, {"first": "0"}, ProvenChance.seeded(5))
    reader = texts(found.package, "en", ("Ann", "Bo", "Cy"))
    match.settle()
    assert messages.last_turn(match, [], 0, 1, reader) == []
    while match.view(0).turn < 6:
        match.play(match.actors[0], match.legal(match.actors[0])[0])
        match.settle()
    every = [EVERYBODY] * len(match.entries)
    lines = messages.last_turn(match, every, 0, 1, reader)
    assert len(lines) == messages.LAST_LINES  # the latest of more
    assert lines[-1].text.startswith("Bo") and {line.seat for line in lines} == {1}
    own = messages.last_turn(match, every, 0, match.view(0).current, reader)
    assert own[0].head and own[0].n >= lines[-1].n


def test_what_comes_over_a_seat_in_the_turns_of_others_is_not_its_turn() -> None:
    """Nor does what others do in its turn cut the turn short."""
    path = Path(__file__).parents[1] / "through_the_ages/records/four-seats.wtr"
    match = replay(Record.parse(path.read_text("utf-8")))
    reader = texts(match.plugin.package, "en", ("Olena", "Marek", "Clio", "Taras"))
    del match.entries[609:]  # Clio has just defended herself in the turn of Olena
    lines = messages.last_turn(match, [EVERYBODY] * 609, 0, 2, reader)
    assert lines[-1].text == "Clio draws 1 military card." and "defends" not in str(lines)
    assert len(lines) == messages.LAST_LINES


def test_lines_of_a_board_are_numbered_as_the_reader_counts() -> None:
    """An action that the reader did not notice must not show by a gap."""
    found = plugin.game("age-of-war")
    match: Match[Any] = Match(found, 2, {"first": "0"}, ProvenChance.seeded(5))
    reader = texts(found.package, "en", ("Ann", "Bo"))
    match.settle()
    match.play(0, match.legal(0)[0])
    match.settle()
    hidden = [EVERYBODY] * len(match.entries)
    whole = messages.last_turn(match, hidden, 1, 0, reader)
    hidden[0] &= ~(1 << 1)  # as if seat 1 had not seen who begins
    told = messages.last_turn(match, hidden, 1, 0, reader)
    assert [max(0, line.n - 1) for line in whole] == [line.n for line in told]


def test_chances_on_the_cities(served: Any) -> None:
    """Of the seat to move, exact; only for who sits there, and where hints are allowed."""
    me, other = served.person(), served.person()
    table = me.open("age-of-war", "me", "local", options={"first": "0"})
    line = me.socket(table)
    line.my_turn()
    assert line.table["outlook"]
    found = me.get(f"/api/tables/{table}/outlook?seat=0")
    odds = me.get(f"/api/tables/{table}/hint?seat=0")["odds"]["rows"]
    assert found["seq"] == line.position["seq"] and len(found["notes"]) == len(odds) == 14
    best = next(note for note in found["notes"] if f"{odds[0][0]}".lower() in note["piece"])
    assert abs(float(best["figure"].strip("<> %")) - float(odds[0][3].strip("<> %"))) <= 1
    assert best["seat"] == 0 and best["text"].startswith("You take it this turn")
    waiting = me.get(f"/api/tables/{table}/outlook?seat=1")["notes"]
    assert all("On a fresh turn of yours" in note["text"] for note in waiting)
    other.get("/api/me")
    assert other.get(f"/api/tables/{table}/outlook", 403)["fault"] == "not-your-seat"
    line.close()
    bare = me.open("age-of-war", "me", "bot:random", settings={"hints": False})
    assert me.get(f"/api/tables/{bare}/outlook", 403)["fault"] == "no-hints"
    heroes = me.open("age-of-heroes", "me", "bot:random")
    assert me.get(f"/api/tables/{heroes}/outlook", 404)["fault"] == "no-outlook"


def test_an_outlook_is_reckoned_once_and_tried_again_after_a_failure() -> None:
    class Work:
        """Fails the first time."""

        done = 0

        async def run(self, kind: str, *given: Any, person: str = "") -> Any:
            self.done += 1
            await asyncio.sleep(0)
            if self.done == 1:
                raise BadInput("not now")
            return f"{kind} {given[0].seat}"

    async def ask() -> None:
        known, work, job = Outlooks(), Work(), Job("pig", None, [1], 0, "", 24)
        with pytest.raises(BadInput):
            await known.of(work, job, "olena")
        found = await asyncio.gather(*(known.of(work, job, "olena") for _ in range(3)))
        assert found == ["outlook 0"] * 3 and work.done == 2
        await known.of(work, Job("pig", None, [1], 1, "", 24), "olena")
        assert work.done == 3

    asyncio.run(ask())
