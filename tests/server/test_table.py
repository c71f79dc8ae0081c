"""A table over the wire: moves, repeats, stale moves, restarts."""

from __future__ import annotations

from typing import Any

GAME = "critters-at-war"


def test_a_game_against_a_bot_to_the_end(served: Any) -> None:
    """Every position comes with its legal actions; the record can be checked afterwards."""
    me = served.person()
    table = me.open(GAME, "me", "bot:random")
    line = me.socket(table)
    moves = 0
    while True:
        position = line.my_turn()
        if position["over"]:
            break
        assert position["scene"]["wide"]["pieces"]
        answer = line.act(
            position["offers"][moves % len(position["offers"])]["notation"], f"m{moves}"
        )
        assert answer["type"] == "done", answer
        moves += 1
    assert sorted(position["over"]["places"])[0] == 1
    assert position["log"]["lines"]
    line.close()
    text = me.get(f"/api/tables/{table}/record")
    from wartable.play import Record, check, verify

    record = Record.parse(text)
    assert check(record).over
    assert verify(record) > 10


def test_a_repeated_move_is_answered_as_done_and_a_stale_one_refused(served: Any) -> None:
    me = served.person()
    line = me.socket(me.open(GAME, "me", "bot:random"))
    first = line.my_turn()
    notation = first["offers"][0]["notation"]
    done = line.act(notation, "one", first["seq"])
    again = line.act(notation, "one", first["seq"])
    assert done["type"] == again["type"] == "done"
    assert done["seq"] == again["seq"]
    stale = line.act(notation, "two", first["seq"])
    assert stale["type"] == "refused"
    assert stale["fault"] == "stale"
    fresh = line.until_type("position")
    assert fresh["seq"] > first["seq"]


def test_a_trade_stands_while_others_offer(served: Any) -> None:
    """In a live fair others' offers come all the time. A trade that was chosen before one came is
    made all the same, as long as it says all of itself; the number of a deal does not."""
    people = [served.person() for _ in range(2)]
    table = people[0].open("age-of-heroes", "me", "open", options={"fair": "live"}, listed=True)
    people[1].post(f"/api/tables/{table}/sit", {"mix": "y"})
    lines = [person.socket(table) for person in people]
    for line in lines:
        line.until_type("position")
    turn = 0
    while not all(line.position["scene"].get("open") for line in lines):
        asked = next((each for each in lines if each.position["offers"]), None)
        if asked is None:
            lines[turn % 2].until_type("position")
        else:
            asked.act(asked.position["offers"][0]["notation"], f"m{turn}")
            seq = asked.position["seq"]
            for line in lines:
                while line.position["seq"] < seq:
                    line.hear()
        turn += 1
    me, other = lines
    old, before = me.position["seq"], {o["notation"] for o in me.position["offers"]}
    offers = [o["notation"] for o in other.position["offers"] if o["notation"][:6] == "offer "]
    other.act(offers[0], "b")
    fresh = me.until(lambda m: m["type"] == "position" and m["seq"] > old)
    mine = next(o["notation"] for o in fresh["offers"] if o["notation"][:6] == "offer ")
    assert mine in before
    assert me.act("deal 1", "c", old)["fault"] == "stale"
    assert me.act(mine, "d", old)["type"] == "done"
    assert me.act("ready", "f", -5)["fault"] == "stale"
    for line in lines:
        line.close()


def test_a_restart_loses_nothing(serve: Any) -> None:
    """Accepted means durable: the same position from a new process over the same data; bots that
    were to move go on."""
    served = serve()
    me = served.person()
    table = me.open(GAME, "me", "bot:random")
    line = me.socket(table)
    position = line.my_turn()
    for number in range(3):
        position = line.my_turn()
        line.act(position["offers"][0]["notation"], f"m{number}")
    before = line.my_turn()
    line.close()
    served.stop()
    served.start()
    line = me.socket(table)
    after = line.my_turn()
    for key in ("seq", "scene", "offers", "undo"):
        assert after[key] == before[key], key
    line.close()
