"""Who may hold what when the epoch ends; what scoring now would bring; what one seat has."""

from __future__ import annotations

import random
import re
from typing import Any

from wartable.games.small_samurai_empires import advice
from wartable.games.small_samurai_empires.plugin import GAME
from wartable.games.small_samurai_empires.scene import across, unseen_orders
from wartable.i18n import texts
from wartable.kernel import Knowledge, Rng
from wartable.play import Match, ProvenChance
from wartable.server.bots import Job, foresee
from wartable.testing import play_als

READER = texts(GAME.package, "en", ("Olena", "Marek", "Sun"))
LATE = """seats 3
round 2 | phase execution | orders grey-1=+(0:attack) | goods bushido=1
armies aki=2:1:0 kaga=1:0:0"""


def outlook(table: Any, seat: int, worlds: int, monkeypatch: Any) -> Any:
    monkeypatch.setattr(advice, "WORLDS", worlds)
    monkeypatch.setattr(advice, "LONGEST", None)  # by number, not by the clock
    seen = Knowledge.of(table.game, table.state, seat, Rng(24))
    return advice.outlook(seen, READER)


def test_what_cannot_change_is_certain_and_asking_again_changes_nothing(monkeypatch: Any) -> None:
    table = play_als("small-samurai-empires", LATE)
    found = outlook(table, 0, 4, monkeypatch)
    assert found == outlook(table, 0, 4, monkeypatch)
    notes = {note.piece: note for note in found.notes}
    kaga = notes["prov-kaga"]
    assert (kaga.figure, kaga.seat) == ("100 %", 0)
    assert kaga.text == "At the end of the epoch: Olena: 100 %."
    state = [int(each) for each in table.state.dump()]
    job = Job("small-samurai-empires", None, state, 0, "", 24, names=("Guest 7", "Marek", "Sun"))
    assert foresee(job).lines[0].startswith("If the epoch ended now: you +"), "no name for oneself"
    for note in found.notes:
        assert sum(map(int, re.findall(r"(\d+) %", note.text))) in (99, 100, 101)
    assert found.lines[0].startswith("If the epoch ended now: Olena +")
    monkeypatch.setattr(READER, "you", 0)
    own = outlook(table, 0, 4, monkeypatch)
    assert {note.text for note in own.notes if note.piece == "prov-kaga"} == {
        "At the end of the epoch: you: 100 %."
    }
    assert not any("Olena" in text for text in (*own.lines, *(note.text for note in own.notes)))


def test_points_if_the_epoch_ended_now_are_those_of_its_scoring() -> None:
    """Where somebody passes and the epoch is scored at once."""
    compared = 0
    for seed in range(6):
        match: Match[Any] = Match(GAME, 3, {}, ProvenChance.seeded(seed))
        rng = random.Random(seed)
        match.settle()
        while not match.over:
            before, seat = match.view(0), match.actors[0]
            action = rng.choice(match.legal(seat))
            match.play(seat, action)
            told = [told.key for told in match.told(len(match.entries) - 1, 0)]
            if match.write(seat, action) == "pass" and "scoring" in told and not match.over:
                gained = [now.points for now in match.view(0).players]
                then = [was.points + was.if_scored for was in before.players]
                assert gained == then
                compared += 1
            match.settle()
    assert compared


def test_orders_that_were_shown_are_known_and_the_rest_by_elimination() -> None:
    table = play_als(
        "small-samurai-empires",
        "seats 2\nphase execution | orders grey-1=(1:attack) | armies aki=1:1",
    )
    view = table.view(0)
    shown = [o for cell in view.cells for o in cell.orders if o.seat == 1 and o.face_up]
    found = unseen_orders(view, 1)
    assert sum(found.values()) == 11 - len(shown)
    scene = across(view, 1, READER)
    for layout in (scene.wide, scene.tall):
        states = {p.id: p.state for p in layout.pieces}
        assert "dim" in states["army-aki-0"] and "dim" not in states["army-aki-1"]
