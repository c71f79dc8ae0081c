"""What happened since the position a reader had is told to it, once and in order."""

from __future__ import annotations

from typing import Any

import pytest

from wartable.passage import Passage
from wartable.play import Match, ProvenChance
from wartable.plugin import Plugin, game
from wartable.scene import Beat
from wartable.server import telling

BEATS = "&beats=1"


@pytest.fixture(autouse=True)
def in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every game tells what was heard, in the eyes of whoever heard it."""

    def beats(self: Plugin[Any, Any], passage: Passage[Any]) -> list[Beat]:
        return [Beat("say", passage.sentence(told), passage.after.seat) for told in passage.told]

    monkeypatch.setattr(Plugin, "beats", beats)


def words(position: dict[str, Any]) -> list[str]:
    return [beat["text"] for beat in position.get("beats", [])]


def lines(position: dict[str, Any], since: int) -> list[str]:
    """The log of a position, from a number on."""
    return [line["text"] for line in position["log"]["lines"] if line["n"] >= since]


def play(line: Any, name: str) -> dict[str, Any]:
    """Whoever is asked acts; the position that comes of it."""
    offer = line.position["offers"][0]["notation"]
    seq = line.position["seq"]
    line.send(type="act", notation=offer, seq=seq, move=name)
    found: dict[str, Any] = line.until(lambda m: m["type"] == "position" and m["seq"] > seq)
    return found


def test_a_position_tells_what_happened_since_the_one_before(served: Any) -> None:
    me = served.person()
    table = me.open("age-of-war", "me", "local")
    line, other = me.socket(table, layout="wide", more=BEATS), me.socket(table, layout="wide")
    both = me.socket(table, more=BEATS)
    first = line.my_turn()
    assert not words(first), "what happened before a stream began is in its picture"
    for number in range(6):
        before = len(served.app.state.desk.live[table].match.entries)
        after = play(line, f"m{number}")
        assert words(after) == lines(after, before) != []
        assert {beat["seat"] for beat in after["beats"]} == {after["seat"]}
    for reader in (other, both):  # not asked for, or in no layout that is known
        reader.until(lambda m: m["type"] == "position" and m["seq"] == after["seq"])
        assert "beats" not in reader.position


def test_after_a_break_it_is_told_from_where_the_page_was(
    served: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    me = served.person()
    table = me.open("age-of-war", "me", "local")
    line = me.socket(table, layout="tall")
    began, told = line.my_turn()["seq"], []
    for number in range(5):
        before = len(served.app.state.desk.live[table].match.entries)
        told += lines(play(line, f"m{number}"), before)
    again = me.socket(table, layout="tall", more=f"{BEATS}&since={began}").until_type("position")
    assert words(again) == told
    for since in (again["seq"], again["seq"] + 1, 0, "x", "9" * 30):
        found = me.socket(table, layout="tall", more=f"{BEATS}&since={since}")
        assert not words(found.until_type("position")), since
    monkeypatch.setattr(telling, "MOST_AWAY", 3)
    long = me.socket(table, layout="tall", more=f"{BEATS}&since={began}").until_type("position")
    assert not words(long)


def test_nothing_is_told_of_what_was_taken_back(served: Any) -> None:
    me = served.person()
    table = me.open("age-of-war", "me", "local")
    line = me.socket(table, layout="wide", more=BEATS)
    line.my_turn()
    seq = play(line, "m0")["seq"]
    line.send(type="ask-undo", seq=seq)
    back = line.until(lambda m: m["type"] == "position" and m["seq"] > seq)
    assert not words(back), "the dice were rolled anew, and lie there"
    before = len(served.app.state.desk.live[table].match.entries)
    after = play(line, "m1")
    agreed, *told = lines(after, before)  # what was agreed on between actions is in the log alone
    assert agreed.startswith("All agreed") and words(after) == told != []


def test_whoever_acted_is_told_before_the_hand_is_covered(served: Any) -> None:
    me = served.person()
    table = me.open("critters-at-war", "me", "local")
    line = me.socket(table, layout="wide", more=BEATS)
    first = line.until_type("position")
    for seat in (first["awaited"][0], 1 - first["awaited"][0]):
        line.send(type="show", seat=seat)
        shown = line.until(lambda m, seat=seat: m["type"] == "position" and m["seat"] == seat)
        assert not words(shown), "another hand was shown before"
    line.send(type="show", seat=first["awaited"][0])
    line.until(lambda m: m["type"] == "position" and m["seat"] == first["awaited"][0])
    seen = play(line, "m")
    assert words(seen) and seen["seat"] == first["awaited"][0], "whoever acted sees what came of it"
    assert "curtain" not in seen and not seen["offers"]
    after = line.until_type("position")
    assert after["curtain"] and after["seat"] is None and not words(after)


def test_states_that_are_told_of_are_at_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """A long game is not played again for each message."""
    match = Match(game("critters-at-war"), 2, chance=ProvenChance.seeded(3))
    match.settle()
    monkeypatch.setattr(Match, "states", None)
    battle = 1
    while battle == 1:
        since = len(match.entries)
        match.play(match.actors[0], match.legal(match.actors[0])[-1])
        match.settle()
        sights = match.sights(since)
        assert len(sights) == len(match.entries) - since + 1
        assert sights[-1] is match.sight
        battle = match.view(0).battle
    assert len(sights) > 12  # a whole deal
    for before, after, entry, code in zip(
        sights, sights[1:], match.entries[since:], match.codes[since:], strict=False
    ):
        state = before.state.clone()
        match.game.apply(state, entry.seat, code, None)
        assert state.dump() == after.state.dump()
    assert match.sights(len(match.entries)) == [match.sight]


def test_a_frame_of_a_replay_tells_its_step(served: Any) -> None:
    me = served.person()
    table = me.open("age-of-war", "me", "local")
    line = me.socket(table)
    line.my_turn()
    for number in range(4):
        play(line, f"m{number}")
    side = "8"
    film = served.person().get(f"/api/tables/{table}/replay?side={side}")
    for at in range(film["count"] + 1):
        path = f"/api/tables/{table}/frames/{at}?side={side}"
        frame = served.person().get(f"{path}&layout=wide")
        assert words(frame) == [move["text"] for move in film["moves"] if move["n"] == at - 1]
        assert "beats" not in served.person().get(path)
