"""ProvenChance undo: freely where nothing came to light, else by consent of all people."""

from __future__ import annotations

from typing import Any

OPEN, HIDDEN = "age-of-war", "critters-at-war"


def test_chance_cannot_be_undone_alone(served: Any) -> None:
    """A roll came after the move: it stands, unless everybody agrees."""
    me = served.person()
    line = me.socket(me.open(OPEN, "me", "bot:random"))
    position = line.my_turn()
    line.act(position["offers"][0]["notation"], "a")
    position = line.position
    assert position["undo"]["free"] == 0
    line.send(type="undo", seq=position["seq"], move="u")
    answer = line.until(lambda m: m.get("move") == "u")
    assert answer["fault"] == "nothing-to-undo"
    line.close()


def test_a_lone_person_may_take_back_more_and_chance_speaks_anew(served: Any) -> None:
    """Outcomes keep their numbers: what was drawn is never drawn again."""
    me = served.person()
    table = me.open(OPEN, "me", "local:Vira")
    line = me.socket(table)
    position = line.until_type("position")
    first = position["seq"]
    line.act(position["offers"][0]["notation"], "a", seat=position["seat"])
    live = served.app.state.desk.live[table]
    draws = live.match.draws
    seat = live.match.entries[-2].seat if live.match.entries[-1].seat == 7 else 0
    line.send(type="ask-undo", seq=line.position["seq"], seat=seat)
    line.until(lambda m: m["type"] == "position" and m["seq"] > first + 1)
    assert live.match.draws >= draws
    entries = [e.draw for e in live.match.entries if e.draw]
    assert entries == sorted(set(entries))
    line.close()


def test_beyond_that_all_people_must_agree(served: Any) -> None:
    host, friend = served.person(), served.person()
    table = host.open(OPEN, "me", "open", listed=True)
    friend.post(f"/api/tables/{table}/sit", {"mix": "y"})
    lines = [host.socket(table), friend.socket(table)]
    for line in lines:
        line.until_type("position")
    mover = next(n for n in (0, 1) if lines[n].position["offers"])
    line, other = lines[mover], lines[1 - mover]
    before = line.position
    line.act(before["offers"][0]["notation"], "a")
    other.until(lambda m: m["type"] == "position" and m["seq"] > before["seq"])
    seq, live = line.position["seq"], served.app.state.desk.live[table]
    played = len(live.match.entries)
    line.send(type="ask-undo", seq=seq, seat=mover)
    asked = other.until(lambda m: m["type"] == "table" and m["asked"])
    assert asked["asked"]["you"] and asked["asked"]["seat"] == mover
    other.send(type="answer-undo", yes=False)
    line.until(lambda m: m["type"] == "table" and not m["asked"])
    assert len(live.match.entries) == played
    line.send(type="ask-undo", seq=seq, seat=mover)
    other.until(lambda m: m["type"] == "table" and m["asked"])
    other.send(type="answer-undo", yes=True)
    back = line.until(lambda m: m["type"] == "position" and m["seq"] > seq)
    assert back["log"]["cut"] <= seq
    for each in lines:
        each.close()


def test_own_quiet_moves_are_free_and_survive_a_restart(serve: Any) -> None:
    served = serve()
    me = served.person()
    table = me.open(HIDDEN, "me", "local:Vira")
    line = me.socket(table)
    position = line.until_type("position")
    for number in range(40):
        if position.get("curtain"):
            line.send(type="show", seat=position["curtain"][0])
            position = line.until_type("position")
        seat = position["seat"]
        line.act(position["offers"][0]["notation"], f"q{number}", seat=seat)
        live = served.app.state.desk.live[table]
        if live.undoable(seat):
            break
        position = line.position
    else:
        raise AssertionError("no move could be taken back")
    count, state = len(live.match.entries), live.match.state.dump()
    line.send(type="undo", seq=live.head, move="u", seat=seat)
    line.until(lambda m: m.get("move") == "u" and m["type"] == "done")
    assert len(live.match.entries) == count - 1
    undone = live.match.state.dump()
    assert undone != state
    line.close()
    served.stop()
    served.start()
    line = me.socket(table)
    line.until_type("position")
    assert served.app.state.desk.live[table].match.state.dump() == undone
    line.close()
