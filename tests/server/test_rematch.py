"""Another game: one offers, the other accepts, both land at the same new table."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

from web_harness import Person, Socket

GAME = "age-of-war"
SHORT = {"cap": "1", "first": "0"}  # one turn


def lose_all(line: Socket) -> None:
    """Whoever is asked loses dice until the game is over."""
    number = 0
    while not line.my_turn()["over"]:
        line.act("lose", f"m{number}")
        number += 1
        if not line.position["over"] and not line.position["offers"]:
            line.until_type("position")


def ended(served: Any, *seats: str, **more: Any) -> tuple[str, list[Person]]:
    """A game of these seats that is over, and the people who played it."""
    people = [served.person() for seat in seats if seat in ("me", "open")]
    table = people[0].open(GAME, *seats, options=SHORT, **more)
    for person in people[1:]:
        person.post(f"/api/tables/{table}/sit", {"mix": "y"})
    line = people[0].socket(table)
    lose_all(line)
    line.close()
    return table, people


def want(person: Person, table: str, yes: bool = True) -> Any:
    return person.post(f"/api/tables/{table}/rematch", {"yes": yes})["rematch"]


def test_one_offers_and_the_other_accepts(served: Any) -> None:
    settings = {"clock": {"kind": "live", "minutes": 15, "increment": 10}, "hints": False}
    table, (one, two) = ended(served, "me", "open", settings=settings, title="Friday")
    lines = [one.socket(table), two.socket(table)]
    for line in lines:
        line.until_type("position")
    assert want(one, table) == {"yes": [0]}
    offered = lines[1].until(lambda m: m["type"] == "table" and m["rematch"].get("yes"))
    assert offered["rematch"] == {"yes": [0], "you": True}
    next_table = want(two, table)["next"]
    told = lines[0].until(lambda m: m["type"] == "table" and m["rematch"].get("next"))
    assert told["rematch"]["next"] == next_table
    for line in lines:
        line.close()
    about = one.get(f"/api/tables/{next_table}")
    assert [seat["you"] for seat in about["seats"]] == [False, True], "everybody moves one seat on"
    assert about["host"] and about["title"] == "Friday" and about["status"] == "waiting"
    assert about["chosen"] == one.get(f"/api/tables/{table}")["chosen"]
    assert about["settings"]["clock"]["minutes"] == 15 and not about["settings"]["hints"]
    for person in (one, two):
        person.post(f"/api/tables/{next_table}/ready", {"mix": "z"})
    assert two.get(f"/api/tables/{next_table}")["status"] == "running"
    assert want(one, table)["next"] == next_table, "asked again it is the same"


def test_both_press_at_the_same_time_and_there_is_one_table(served: Any) -> None:
    table, people = ended(served, "me", "open")
    with ThreadPoolExecutor(2) as threads:
        list(threads.map(lambda person: want(person, table), people))
    (found,) = {person.get(f"/api/tables/{table}")["rematch"]["next"] for person in people}
    for person in people:
        assert [row["id"] for row in person.get("/api/tables")["mine"]] == [found]


def test_bots_agree_at_once_and_stay_bots(served: Any) -> None:
    table, (me,) = ended(served, "me", "bot:random", "bot:easy")
    found = me.get(f"/api/tables/{want(me, table)['next']}")
    assert [(s["kind"], s["level"]) for s in found["seats"]] == [
        ("bot", "easy"),
        ("person", ""),
        ("bot", "random"),
    ]


def test_an_offer_outlives_the_server_and_may_be_refused(serve: Any) -> None:
    served = serve()
    table, (one, two) = ended(served, "me", "open")
    want(one, table)
    served.stop()
    served.start()
    one.http.base_url = two.http.base_url = served.url
    assert two.get(f"/api/tables/{table}")["rematch"] == {"yes": [0], "you": True}
    want(two, table, yes=False)
    refused = one.get(f"/api/tables/{table}")
    assert refused["rematch"] == {"no": refused["seats"][1]["name"]}
    assert "next" in want(two, table) | want(one, table), "both may think again"


def test_the_host_of_the_next_table_is_the_host_of_the_last(served: Any) -> None:
    """Or, where that one plays no more, whoever made the game complete: always somebody who sits
    there."""
    table, (one, two) = ended(served, "me", "open")
    want(two, table)
    next_one = want(one, table)["next"]
    assert (
        one.get(f"/api/tables/{next_one}")["host"]
        and not two.get(f"/api/tables/{next_one}")["host"]
    )


def test_nobody_else_and_no_earlier(served: Any) -> None:
    table, _ = ended(served, "me", "open")
    stranger = served.person()
    stranger.open(GAME, "me", "bot:random")
    assert stranger.post(f"/api/tables/{table}/rematch", {}, 403)["fault"] == "not-your-seat"
    me = served.person()
    running = me.open(GAME, "me", "bot:random")
    assert me.post(f"/api/tables/{running}/rematch", {}, 409)["fault"] == "not-over-yet"


def test_a_bot_plays_for_whoever_had_left(served: Any) -> None:
    one, two = served.person(), served.person()
    table = one.open(GAME, "me", "open", options={**SHORT, "cap": "2"})
    two.post(f"/api/tables/{table}/sit", {"mix": "y"})
    two.post(f"/api/tables/{table}/leave")
    line = one.socket(table)
    lose_all(line)
    line.close()
    seats = one.get(f"/api/tables/{want(one, table)['next']}")["seats"]
    assert [seat["kind"] for seat in seats] == ["bot", "person"]
