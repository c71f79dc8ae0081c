"""Marks of what rivals did last."""

from __future__ import annotations

from pathlib import Path

from tests.stories import NAMES
from wartable.games.small_samurai_empires.plugin import GAME
from wartable.games.small_samurai_empires.scene.recent import lately, pieces
from wartable.i18n import Texts
from wartable.kernel import SPECTATOR
from wartable.play import Record, replay
from wartable.plugin import Told, Who
from wartable.scene import Layout

RECORD = Path(__file__).parent / "records" / "two-seats.wtr"
PLACED = Told("placed", 0, {"cell": 4, "order": "attack"})
HIDDEN = Told("placed-hidden", 1, {"cell": 2})
MOVED = Told("moved", 1, {"start": "aki", "to": "izumo"})
FELL = Told("destroyed", 1, {"province": "aki", "victim": Who(0)})
TURNED = Told("revealed", 0, {"cell": 3, "order": "harvest"})


def marks(layout: Layout) -> set[str]:
    return {item.id for item in layout.pieces if "last" in item.state.split()}


def test_all_that_rivals_did_since_the_readers_own_action() -> None:
    again = Told("revealed", 1, {"cell": 9, "order": "attack"})
    news = [MOVED, PLACED, HIDDEN, MOVED, TURNED, again, FELL]
    assert lately(0, 2, news) == [FELL, again, MOVED, HIDDEN]


def test_each_rivals_last_turn_at_least() -> None:
    early = Told("placed-hidden", 2, {"cell": 7})
    assert lately(0, 3, [early, HIDDEN, MOVED, PLACED]) == [MOVED, HIDDEN, early]
    assert lately(SPECTATOR, 3, [HIDDEN, MOVED, PLACED]) == [PLACED, MOVED, HIDDEN]


def test_where_an_army_fell_the_province_is_marked() -> None:
    assert pieces(FELL) == ["army-aki-0", "mark-aki"]
    assert pieces(HIDDEN) == ["placed-2-2", "placed-2-1"]


def test_a_recorded_game_in_both_layouts() -> None:
    match = replay(Record.parse(RECORD.read_text("utf-8")), upto=39)
    scene = match.scene(0, Texts(GAME.package, "en", NAMES[:2]))
    found = {"placed-9-1", "placed-10-1", "mark-aki"}  # Marek's attack took both armies there
    assert marks(scene.wide) == marks(scene.tall) == found
