"""Marks of what rivals did last."""

from __future__ import annotations

from pathlib import Path

from tests.stories import NAMES, played
from wartable.games.age_of_heroes.plugin import GAME
from wartable.games.age_of_heroes.scene.recent import lately, pieces
from wartable.i18n import Texts
from wartable.kernel import SPECTATOR
from wartable.plugin import Told, Who
from wartable.scene import Layout

FOUR = Path(__file__).parent / "records" / "rules-2-four.wtr"


def marks(layout: Layout) -> set[str]:
    return {item.id for item in layout.pieces if "last" in item.state.split()}


def test_marks_of_what_rivals_did_last() -> None:
    turn, road = Told("turn-began", 1, {"round": 2}), Told("road-built", 2, {"other": Who(1)})
    placed = Told("placed", 1, {"n": 1, "total": 3})
    own = Told("built", 0, {"item": "city"})
    assert lately(0, [placed, own, turn, road, turn]) == [road]
    assert lately(0, [road, own, placed, turn, Told("taxed", 1, {"n": 1})])[1:] == [placed]
    assert pieces(road) == ["road-1-2"] and pieces(placed) == ["t1-mon-2"]
    match = played(FOUR)
    number, built = next(
        (n + 1, told)
        for n in range(len(match.events))
        for told in match.told(n, SPECTATOR)
        if told.key == "built" and told.item == "city"
    )
    reader = Texts(GAME.package, "en", NAMES[:4])
    watcher = next(seat for seat in range(4) if seat != built.seat)
    scene = match.drawn(match.state_at(number), watcher, reader, upto=number)
    assert marks(scene.wide) == marks(scene.tall)
    assert any(id.startswith(f"t{built.seat}-city-") for id in marks(scene.wide))
