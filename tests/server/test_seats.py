"""People and seats: invitations, lobby, shared screens, stand-ins, spectators, chat."""

from __future__ import annotations

import time
from typing import Any

OPEN = "age-of-war"  # everything lies open
HIDDEN = "critters-at-war"  # hands are hidden


def test_a_friend_joins_by_link(served: Any) -> None:
    """The table begins when the friend has sat down; another stranger finds no seat."""
    host, friend, stranger = served.person(), served.person(), served.person()
    table = host.open(OPEN, "me", "link")
    assert host.get(f"/api/tables/{table}")["status"] == "waiting"
    invite = host.post(f"/api/tables/{table}/invite")
    assert invite["url"].endswith(f"/i/{invite['token']}") and "<svg" in invite["qr"]
    page = friend.get(f"/i/{invite['token']}")
    assert invite["token"] in page
    assert stranger.post(f"/api/tables/{table}/sit", {"mix": "z"}, 409)["fault"] == "no-open-seat"
    body = {"invite": invite["token"], "name": "Olena", "mix": "abc"}
    about = friend.post(f"/api/tables/{table}/sit", body)
    assert about["status"] == "running"
    assert [s["name"] for s in about["seats"]][1] == "Olena"
    assert about["mixes"] == {"0": "x", "1": "abc"}
    assert stranger.post(f"/api/tables/{table}/sit", body, 409)["fault"] == "already-started"


def test_an_expired_or_foreign_invitation_is_refused(served: Any) -> None:
    host, friend = served.person(), served.person()
    first, second = host.open(OPEN, "me", "link"), host.open(OPEN, "me", "link")
    token = host.post(f"/api/tables/{first}/invite")["token"]
    body = {"invite": token}
    assert friend.post(f"/api/tables/{second}/sit", body, 410)["fault"] == "invite-expired"
    assert friend.post(f"/api/tables/{first}/sit", {"invite": "nonsense"}, 410)
    with served.app.state.desk.store.engine.begin() as connection:
        connection.exec_driver_sql(f"UPDATE invites SET expires = 1 WHERE token = '{token}'")
    assert friend.post(f"/api/tables/{first}/sit", body, 410)["fault"] == "invite-expired"
    assert friend.get(f"/i/{token}", 410)


def test_a_listed_table_is_open_to_anybody(served: Any) -> None:
    host, guest = served.person(), served.person()
    table = host.open(OPEN, "me", "open", listed=True, title="Friday")
    rows = guest.get("/api/tables")["open"]
    row = next(row for row in rows if row["id"] == table)
    assert row["title"] == "Friday" and not row["mine"]
    private = host.open(OPEN, "me", "link")
    assert private not in [row["id"] for row in guest.get("/api/tables")["open"]]
    guest.post(f"/api/tables/{table}/sit", {"mix": "y"})
    mine = guest.get("/api/tables")["mine"]
    assert [row["id"] for row in mine] == [table]
    rows = [r for p in (host, guest) for r in p.get("/api/tables")["mine"] if r["id"] == table]
    assert [row["turn"] for row in rows].count(True) == 1


def test_the_host_fills_empty_seats_with_bots(served: Any) -> None:
    host, other = served.person(), served.person()
    table = host.open(OPEN, "me", "link", "link")
    assert other.post(f"/api/tables/{table}/seats/1/bot", {"level": "random"}, 403)
    assert host.post(f"/api/tables/{table}/seats/1/bot", {"level": "divine"}, 422)
    host.post(f"/api/tables/{table}/seats/1/bot", {"level": "random"})
    about = host.post(f"/api/tables/{table}/seats/2/bot", {"level": "random"})
    assert about["status"] == "running"
    assert [s["kind"] for s in about["seats"]] == ["person", "bot", "bot"]


def test_a_shared_screen_has_a_curtain(served: Any) -> None:
    """Neither hand is shown until its owner asks, and the other never with it."""
    me = served.person()
    table = me.open(HIDDEN, "me", "local:Vira")
    line = me.socket(table)
    position = line.until_type("position")
    asked = position["curtain"]
    assert position["seat"] is None and not position["offers"]
    names = [seat["name"] for seat in me.get(f"/api/tables/{table}")["seats"]]
    assert position["scene"]["prompt"] == f"Pass the screen to {names[asked[0]]}."
    line.send(type="show", seat=asked[0])
    position = line.until_type("position")
    assert position["scene"]["prompt"].startswith(f"{names[asked[0]]} · "), "whose decision it is"
    assert position["seat"] == asked[0] and position["offers"] and "curtain" not in position
    for number in range(30):
        line.act(position["offers"][0]["notation"], f"m{number}", seat=position["seat"])
        position = line.position
        if position.get("curtain"):
            break
    assert position["curtain"] == [1 - asked[0]]
    assert position["seat"] is None and position["log"]["cut"] == 0
    line.close()


def test_an_open_game_on_a_shared_screen_needs_no_curtain(served: Any) -> None:
    me = served.person()
    table = me.open(OPEN, "me", "local:Vira")
    line = me.socket(table)
    position = line.until_type("position")
    assert "curtain" not in position and position["offers"]
    name = me.get(f"/api/tables/{table}")["seats"][position["seat"]]["name"]
    assert position["scene"]["prompt"].startswith(f"{name} · "), "the question names whom it asks"
    line.close()


def test_spectators_see_only_what_everybody_sees(served: Any) -> None:
    host, watcher = served.person(), served.person()
    table = host.open(HIDDEN, "me", "bot:random")
    line = watcher.socket(table)
    position = line.until_type("position")
    assert position["seat"] is None and not position["offers"] and "undo" not in position
    line.send(type="act", notation="lose", seq=position["seq"], move="x", seat=0)
    assert line.until_type("refused")["fault"] == "not-your-seat"
    line.close()
    closed = host.open(HIDDEN, "me", "bot:random", settings={"spectators": False})
    line = watcher.socket(closed)
    try:
        line.hear()
    except Exception as error:
        assert "4403" in str(error)
    assert watcher.get(f"/api/tables/{closed}/position", 403)["fault"] == "no-spectators"
    assert watcher.get(f"/api/tables/{closed}/replay", 403)


def test_whoever_leaves_gets_a_stand_in_and_may_return(served: Any) -> None:
    host, friend = served.person(), served.person()
    table = host.open(OPEN, "me", "open", listed=True)
    friend.post(f"/api/tables/{table}/sit", {"mix": "y"})
    line = host.socket(table)
    about = friend.post(f"/api/tables/{table}/leave")
    assert about["seats"][1]["stand_in"]
    seen = line.until(lambda m: m["type"] == "table" and m["seats"][1]["stand_in"])
    assert "sits in" in seen["seats"][1]["note"]
    position = line.my_turn()
    line.act(position["offers"][-1]["notation"], "go")
    for number in range(80):  # the bot plays its turns
        position = line.my_turn()
        if any(entry.get("seat") == 1 for entry in position["log"]["lines"]):
            break
        line.act(position["offers"][0]["notation"], f"m{number}")
    else:
        raise AssertionError("the stand-in does not play")
    about = friend.post(f"/api/tables/{table}/return")
    assert not about["seats"][1]["stand_in"]
    line.close()


def test_a_bot_is_called_only_for_those_who_are_away(served: Any) -> None:
    host, friend = served.person(), served.person()
    table = host.open(OPEN, "me", "open", listed=True)
    friend.post(f"/api/tables/{table}/sit", {"mix": "y"})
    line = friend.socket(table)
    line.until_type("position")
    answer = host.post(f"/api/tables/{table}/seats/1/stand-in", {}, 409)
    assert answer["fault"] == "still-here"
    line.close()
    while host.get(f"/api/tables/{table}")["seats"][1]["here"]:
        time.sleep(0.05)  # the server hears of it in its own time
    live = served.app.state.desk.live[table]
    for person in live.time.gone:
        live.time.gone[person] -= 120_000
    host.post(f"/api/tables/{table}/seats/1/stand-in")


def test_chat_reaches_the_table_and_can_be_muted(served: Any) -> None:
    host, friend = served.person(), served.person()
    table = host.open(OPEN, "me", "open", listed=True)
    friend.post(f"/api/tables/{table}/sit", {"mix": "y"})
    line = host.socket(table)
    friend.post(f"/api/tables/{table}/chat", {"text": "  hello \n there "}, 204)
    chat = line.until_type("chat")
    assert chat["text"] == "hello there" and chat["seat"] == 1
    elsewhere = host.socket(table, lang="uk")
    assert chat["name"].startswith("Guest ")
    assert elsewhere.until_type("chat")["name"] == chat["name"].replace("Guest", "Гість")
    elsewhere.close()
    host.post(f"/api/tables/{table}/mute", {"person": chat["person"]}, 204)
    friend.post(f"/api/tables/{table}/chat", {"text": "again"}, 204)
    host.post(f"/api/tables/{table}/chat", {"text": "mine"}, 204)
    assert line.until_type("chat")["text"] == "mine"
    line.close()
    line = host.socket(table)
    line.until_type("position")
    assert [m["text"] for m in line.heard if m["type"] == "chat"] == ["mine"]
    assert friend.post(f"/api/tables/{table}/chat", {"text": "x" * 501}, 422)["fault"] == "too-long"
    line.close()


def test_whoever_speaks_is_called_as_at_their_seat(served: Any) -> None:
    host, friend = served.person(), served.person()
    table = host.open(OPEN, "me:Olena", "open", listed=True)
    friend.post(f"/api/tables/{table}/sit", {"mix": "y", "name": "Taras"})
    line = friend.socket(table)
    for person, name in ((host, "Olena"), (friend, "Taras")):
        person.post(f"/api/tables/{table}/chat", {"text": "hello"}, 204)
        assert line.until_type("chat")["name"] == name
    line.close()
