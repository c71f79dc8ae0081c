"""Marks of the last move: a rival's turn, one's own last action, and no more than was heard."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from wartable.games.through_the_ages.plugin import GAME
from wartable.games.through_the_ages.scene.recent import last_move, pieces
from wartable.i18n import Texts
from wartable.kernel import SPECTATOR
from wartable.play import Match, Record, replay
from wartable.plugin import Told
from wartable.scene import Layout

RECORD = Path(__file__).parent / "records" / "four-seats.wtr"
READER = Texts(GAME.package, "en", ["Olena", "Marek", "Clio", "Taras"])


@cache
def record() -> Record:
    return Record.parse(RECORD.read_text("utf-8"))


def marks(layout: Layout) -> set[str]:
    return {item.id for item in layout.pieces if "last" in item.state.split()}


def test_the_last_action_of_ones_own() -> None:
    news = [
        Told("turn", 1),
        Told("built", 1, {"card": "bronze"}),
        Told("led", 1, {"card": "homer"}),
    ]
    assert last_move(1, news) == [news[2]]
    assert pieces(news[2], 1) == ["homer", "homer-2"]


def test_the_whole_turn_of_a_rival() -> None:
    old = Told("built", 0, {"card": "iron"})
    news = [old, Told("turn", 1), Told("took", 1, {"card": "iron"}), Told("earned", 1)]
    built = Told("upgraded", 1, {"card": "bronze", "into": "iron"})
    assert last_move(0, [*news, built, Told("turn", 0)]) == [built, news[2]]
    assert pieces(built, 0) == ["rival-1-iron", "rival-1"]
    assert pieces(news[2], 0) == ["rival-1-civil", "rival-1"]


def test_marks_stand_in_both_layouts_of_a_recorded_game() -> None:
    match = replay(record(), upto=0)
    whole = replay(record())
    found = 0
    for number, (entry, code) in enumerate(zip(whole.entries, whole.codes, strict=True)):
        match.play(entry.seat, code)
        if number % 40 == 0 and number > 60:
            for seat in (0, 3, SPECTATOR):
                scene = match.scene(seat, READER)
                assert bool(marks(scene.wide)) == bool(marks(scene.tall))
                assert len(marks(scene.wide)) <= 16
                found += bool(marks(scene.wide))
    assert found > 40


def test_what_can_be_pressed_keeps_its_ring() -> None:
    match = replay(record(), upto=879)
    scene = match.scene(1, READER)
    for layout in (scene.wide, scene.tall):
        assert not any(item.actions for item in layout.pieces if "last" in item.state.split())


def test_nothing_has_happened_nothing_is_marked() -> None:
    match = Match(GAME, 2)
    scene = match.scene(0, READER)
    assert not marks(scene.wide) and not marks(scene.tall)
