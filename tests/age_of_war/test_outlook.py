"""Chances written on cities; what one seat holds."""

from __future__ import annotations

from tests.age_of_war.tables import do, holding, roll
from wartable.games.age_of_war.advice import chances, outlook
from wartable.games.age_of_war.names import CITY_KEYS
from wartable.games.age_of_war.plugin import GAME
from wartable.games.age_of_war.scene import across
from wartable.games.age_of_war.views import view
from wartable.i18n import texts
from wartable.kernel import Knowledge, Rng

NAMES = ("Olena", "Marek")
READER = texts(GAME.package, "en", NAMES)


def test_every_city_has_the_chance_of_the_solver() -> None:
    state = holding("anyi", "daliang")
    roll(state, "3 3 2 A C G G")
    found = outlook(Knowledge.of(GAME.game(), state, 0, Rng(1)), READER)
    notes = {note.piece: note for note in found.notes}
    for row in chances.table(state):
        note = notes.pop(f"city-{CITY_KEYS[row.city]}")
        assert note.figure == chances.percent(row.chance) and note.seat == 0
        assert note.figure in note.text
    assert not notes  # of its own city there is nothing to say
    assert found.lines[0].startswith("Some city this turn, no matter which: ")


def test_in_a_siege_the_others_are_out_of_reach() -> None:
    state = holding("", "daliang")
    roll(state, "3 3 2 A C G G")
    do(state, "fill ji infantry-4")
    found = outlook(Knowledge.of(GAME.game(), state, 0, Rng(1)), READER)
    notes = {note.piece: note for note in found.notes}
    assert {id for id, note in notes.items() if note.figure} == {"city-ji"} and not found.lines
    assert notes["city-daliang"].text == "This turn goes for Ji."
    rival = outlook(Knowledge.of(GAME.game(), state, 1, Rng(1)), READER)
    ji = next(note for note in rival.notes if note.piece == "city-ji")
    assert ji.text.startswith("Olena takes it this turn") and "fresh turn of yours" in ji.text


def test_a_board_of_one_seat_has_its_cities_bright() -> None:
    state = holding("linzi anyi", "jimo xinzheng")
    roll(state, "1 1 1 2 2 3 A")
    seen = view(GAME.game(), state, 0)  # type: ignore[arg-type]
    found = across(seen, 1, READER)
    for layout in (found.wide, found.tall):
        cities = {p.id: p.state.split() for p in layout.pieces if p.id.startswith("city-")}
        bright = {id for id, states in cities.items() if "dim" not in states}
        assert bright == {"city-jimo", "city-xinzheng"} and "city-linzi" in cities
        assert not layout.notations()
        assert all(p.x <= layout.width and p.y <= layout.height for p in layout.pieces)
    none = across(view(GAME.game(), holding("ji", ""), 0), 1, READER)  # type: ignore[arg-type]
    assert [p.label for p in none.wide.pieces] == ["Marek holds no city yet."]
