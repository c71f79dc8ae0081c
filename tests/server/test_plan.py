"""Planning a turn over HTTP: for whoever is asked, at the position they see, changing nothing."""

from __future__ import annotations

from typing import Any

AGES = "through-the-ages"


def test_a_turn_is_tried_and_nothing_is_done(served: Any) -> None:
    me, other = served.person(), served.person()
    table = me.open(AGES, "me", "bot:random", options={"first": "0"})
    line = me.socket(table, layout="wide")
    position = line.my_turn()
    assert line.table["plans"] is True
    where, seq = f"/api/tables/{table}/plan", position["seq"]
    take = next(o["notation"] for o in position["offers"] if o["notation"].startswith("take"))
    wish = {"moves": [take], "seq": seq, "layout": "wide"}
    found = me.post(where, wish)
    assert [step["notation"] for step in found["steps"]] == [take] and found["seq"] == seq
    actions = next(figure for figure in found["figures"] if figure["key"] == "ca")
    assert actions["by"] == -1 and actions["now"] != actions["then"]
    assert found["scene"]["wide"]["pieces"] and "tall" not in found["scene"]
    assert take not in {offer["notation"] for offer in found["offers"]}
    assert me.get(f"/api/tables/{table}/position")["seq"] == seq, "nothing was done"
    assert "scene" not in me.post(where, {"moves": [take], "seq": seq})

    assert other.post(where, wish, 403)["fault"] == "not-your-seat"
    late = me.post(where, {**wish, "seq": seq + 99})
    assert late["unfit"] and not late["steps"] and not late["figures"] and late["seq"] == seq
    assert me.post(where, {**wish, "moves": ["sing"]}, 422)
    assert me.post(where, {**wish, "moves": [take] * 61}, 422)
    unfit = me.post(where, {**wish, "moves": [take, take]})
    assert len(unfit["steps"]) == 1 and unfit["unfit"]


def test_only_whoever_is_asked_plans_and_only_where_the_game_knows_plans(served: Any) -> None:
    me = served.person()
    table = me.open("age-of-war", "me", "bot:random", options={"first": "0"})
    seq = me.socket(table).my_turn()["seq"]
    assert (
        me.post(f"/api/tables/{table}/plan", {"moves": [], "seq": seq}, 404)["fault"] == "no-plans"
    )
    friend = served.person()
    table = me.open(AGES, "me", "open", options={"first": "0"})
    friend.post(f"/api/tables/{table}/sit", {"mix": "x"})
    me.socket(table).my_turn()
    wish = {"moves": [], "seq": friend.get(f"/api/tables/{table}/position")["seq"]}
    found = friend.post(f"/api/tables/{table}/plan", wish)
    assert found["unfit"] == "It is not your turn." and not found["figures"]
