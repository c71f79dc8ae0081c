"""A screen for all in a room: it gets what spectators get, and phones sit down by its code."""

from __future__ import annotations

import json
import time
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import select
from test_rematch import GAME, SHORT, lose_all, want
from web_harness import Person, Socket

from wartable.plugin import games
from wartable.server import limits
from wartable.storage.models import Invite

SCREEN = "&changes=1&beats=1&screen=1"
WATCH = "&changes=1&beats=1"
MOVES = 6


def invitation(host: Person, table: str) -> dict[str, Any]:
    found: dict[str, Any] = host.post(f"/api/tables/{table}/invite", {"code": True})
    return found


def room(served: Any, game: str, phones: int, **more: Any) -> tuple[str, Person, list[Person]]:
    """A table whose host only watches, and the people who sat down by its code."""
    host = served.person()
    table = host.open(game, *["link"] * phones, **more)
    code = invitation(host, table)["code"]
    people = [served.person() for _ in range(phones)]
    for number, person in enumerate(people):
        token = person.post("/api/join", {"code": code})["token"]
        wish = {"invite": token, "name": f"Phone {number}", "mix": "m"}
        person.post(f"/api/tables/{table}/sit", wish)
    return table, host, people


def test_a_code_is_typed_in_place_of_a_link(served: Any) -> None:
    host, friend = served.person(), served.person()
    table = host.open(GAME, "link", "link")
    assert "code" not in host.post(f"/api/tables/{table}/invite"), "only where one is asked for"
    made = invitation(host, table)
    assert len(made["code"]) == 6 and made["code"].isdigit()
    assert invitation(host, table)["code"] == made["code"], "asked again it is the same"
    found = friend.post("/api/join", {"code": f" {made['code'][:3]} {made['code'][3:]} "})
    assert found == made | {"table": table}
    friend.post(f"/api/tables/{table}/sit", {"invite": found["token"], "name": "Vira"})
    assert friend.get(f"/api/tables/{table}")["seats"][0]["name"] == "Vira"
    assert served.person().http.post(f"/api/tables/{table}/invite", json={}).status_code == 403
    fault = friend.http.post("/api/join", json={"code": "no"}, headers={"accept-language": "uk"})
    assert fault.status_code == 404 and fault.json()["text"].startswith("За цим кодом")


@pytest.mark.parametrize("end", ["begun", "closed", "taken back"])
def test_a_code_ends_with_what_it_leads_to(served: Any, end: str) -> None:
    host = served.person()
    table = host.open(GAME, "link", "link")
    made = invitation(host, table)
    if end == "begun":
        for seat in (0, 1):
            host.post(f"/api/tables/{table}/seats/{seat}/bot", {"level": "random"})
    elif end == "closed":
        host.post(f"/api/tables/{table}/close")
    else:
        host.http.delete(f"/api/tables/{table}/invites/{made['name']}")
    assert served.person().post("/api/join", {"code": made["code"]}, 404)["fault"] == "code-unknown"


def test_codes_that_nobody_can_use_are_free_again(served: Any) -> None:
    """There are a million of them, for as long as a server lives."""
    store = served.app.state.desk.store
    host = served.person()
    made = [invitation(host, host.open(GAME, "link", "link")) for _ in range(2)]
    later = int(time.time() * 1000) + 8 * 24 * 3600_000
    token = store.add_invite(host.open(GAME, "link", "link"), later + 1, False).token
    with store.engine.connect() as line:
        assert {one["code"] for one in made} <= set(line.scalars(select(Invite.code)))
    store.give_code(token, later)  # both have ended by then
    with store.engine.connect() as line:
        assert not {one["code"] for one in made} & set(line.scalars(select(Invite.code)))


def test_codes_cannot_be_tried_out(serve: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """One address may be wrong thirty times, then once a minute; new cookies do not help."""
    moment = 0.0
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: moment))
    served = serve(rates=1.0)
    host = served.person()
    code = invitation(host, host.open(GAME, "link", "link"))["code"]
    wrong = f"{(int(code) + 1) % 1_000_000:06}"
    stranger = served.person()
    for _ in range(30):
        stranger.http.cookies.clear()
        stranger.post("/api/join", {"code": wrong}, 404)
    assert served.person().post("/api/join", {"code": code}, 429)["fault"] == "too-often"
    moment = 61.0
    assert served.person().post("/api/join", {"code": code})["code"] == code


def heard(line: Socket) -> list[str]:
    """All that a line was sent until it answers, apart from what time it was."""
    line.send(type="do", what="ping")
    found = []
    while (message := json.loads(line.line.recv(120)))["type"] != "pong":
        if message["type"] == "position":
            found.append(json.dumps(message | {"now": 0}))
    return found


@pytest.mark.parametrize("game", sorted(games()))
def test_a_screen_is_sent_what_strangers_are_sent(served: Any, game: str) -> None:
    """Even if whoever opened it holds a seat: byte for byte, and nobody acts through it."""
    host, stranger = served.person(), served.person()
    seats = min(3, games()[game].seats[-1])
    table = host.open(game, "me", *["link"] * (seats - 1))
    phones = [host]
    for _ in range(seats - 1):
        phones.append(served.person())
        token = invitation(host, table)["token"]
        phones[-1].post(f"/api/tables/{table}/sit", {"invite": token, "mix": "m"})
    lines = [phone.socket(table, layout="wide") for phone in phones]
    for line in lines:
        line.until_type("position")
    screen = host.socket(table, layout="wide", more=SCREEN)
    watcher = stranger.socket(table, layout="wide", more=WATCH)
    screen.until_type("position")
    watcher.until_type("position")
    assert screen.position | {"now": 0} == watcher.position | {"now": 0}
    assert not screen.table["you"] and not screen.table["host"] and screen.table["screen"]
    told = 0
    for number in range(MOVES):
        for line in lines:
            line.send(type="do", what="ping")
            line.until_type("pong")
        line = next(line for line in lines if line.position["offers"])
        answer = line.act(line.position["offers"][0]["notation"], f"m{number}")
        assert answer["type"] == "done"
        seen = heard(screen)
        assert seen == heard(watcher)
        told += sum(bool(json.loads(message).get("beats")) for message in seen)
        assert not any('"held"' in message or '"offers": [{' in message for message in seen)
    assert told, "it is shown what happens"
    act = {"notation": "x", "move": "s", "seq": 0}
    screen.send(type="act", seat=0, **act)
    refused = screen.until(lambda m: m["type"] == "refused")
    assert refused["fault"] == "not-your-seat"
    screen.send(type="show", seat=0)
    assert screen.until(lambda m: m["type"] == "refused")["fault"] == "not-your-seat"
    for line in (*lines, screen, watcher):
        line.close()


def test_no_card_of_a_hand_is_named_to_the_screen(served: Any) -> None:
    """Every card has a symbol of its own there: none that is held is in what the screen gets."""
    table, host, people = room(served, "critters-at-war", 2, settings={"spectators": False})
    screen = host.socket(table, layout="wide", more=SCREEN)
    screen.until_type("position")
    assert served.person().http.get(f"/screen/{table}").status_code == 403
    first = host.http.get(f"/screen/{table}").text
    held = set()
    for person in people:
        line = person.socket(table, layout="wide")
        line.until_type("position")
        pieces = line.position["scene"]["wide"]["pieces"]
        held |= {p["symbol"].rpartition("-")[2] for p in pieces if "held" in p.get("state", "")}
        line.close()
    assert len(held) == 12
    sent = json.dumps(screen.heard) + first
    assert not [card for card in held if f"-{card}" in sent]
    assert screen.position["seat"] is None and screen.table["screen"]
    screen.close()


def test_the_screen_comes_along_to_the_next_game(served: Any) -> None:
    """A host who only watches opened it, so the next table lets the screen in too."""
    table, host, people = room(served, GAME, 2, options=SHORT, settings={"spectators": False})
    screen = host.socket(table, layout="wide", more=SCREEN)
    line = people[0].socket(table)
    lose_all(line)
    line.close()
    for person in people:
        want(person, table)
    found = screen.until(lambda m: m["type"] == "table" and m.get("rematch", {}).get("next"))
    screen.close()
    after = host.socket(found["rematch"]["next"], layout="wide", more=SCREEN)
    assert after.until_type("table")["screen"]
    for person in people:
        person.post(f"/api/tables/{found['rematch']['next']}/ready", {"mix": "z"})
    assert after.until_type("position")["seat"] is None
    after.close()


def test_who_signs_out_takes_the_screen_along(served: Any) -> None:
    table, host, people = room(served, GAME, 2)
    about = people[0].get(f"/api/tables/{table}")
    assert not about.get("screen") and about["watching"] == 0
    screen = host.socket(table, layout="wide", more=SCREEN)
    screen.until_type("position")
    about = people[0].get(f"/api/tables/{table}")
    assert about["screen"] and about["watching"] == 0
    host.post("/api/logout")
    with pytest.raises(Exception, match="1012"):
        screen.until(lambda m: False)
