"""Ending a game before its rules do, and what the log says of people's comings and goings."""

from __future__ import annotations

from typing import Any

from web_harness import Person, Socket

from wartable.server.asides import Aside, noted
from wartable.storage import LedgerRow

GAME = "age-of-war"
SURE = {"sure": True}


def pair(served: Any, game: str = GAME, **more: Any) -> tuple[str, list[Person], list[Socket]]:
    people = [served.person(), served.person()]
    table = people[0].open(game, "me", "open", **more)
    people[1].post(f"/api/tables/{table}/sit", {"mix": "y"})
    lines = [person.socket(table) for person in people]
    for line in lines:
        line.until_type("position")
    return table, people, lines


def said(line: Socket) -> str:
    """The last line of the log that has come."""
    found = [row for m in line.heard if m["type"] == "position" for row in m["log"]["lines"]]
    return str(found[-1]["text"])


def test_whoever_gives_up_loses_and_both_are_told(serve: Any) -> None:
    served = serve()
    table, (one, two), lines = pair(served, options={"first": "0"})
    names = [seat["name"] for seat in lines[0].table["seats"]]
    for number in range(2):
        lines[0].act("lose", f"m{number}")
    assert one.post(f"/api/tables/{table}/resign", SURE)["status"] == "over"
    told = ("You resign.", "You resigned."), (f"{names[0]} resigns.", f"{names[0]} resigned.")
    for line, (words, why) in zip(lines, told, strict=True):
        over = line.until(lambda m: m["type"] == "position" and m["over"])["over"]
        assert over["places"] == [2, 1] and over["text"] == why
        assert said(line) == words and not line.position["offers"] and not line.position["awaited"]
        line.close()
    served.stop()
    served.start()
    one.http.base_url = two.http.base_url = served.url
    about = two.get(f"/api/tables/{table}")
    assert about["status"] == "over" and about["rematch"] == {}
    assert two.get(f"/api/tables/{table}/replay")["over"]["places"] == [2, 1]
    assert two.get(f"/api/tables/{table}/record").count("lose") == 2
    move = {"notation": "lose", "seq": 2, "move": "x"}
    assert one.post(f"/api/tables/{table}/moves", move, 409)["fault"] == "is-over"
    assert one.post(f"/api/tables/{table}/resign", SURE, 409)["fault"] == "is-over"


def test_with_more_than_two_one_leaves_instead(served: Any) -> None:
    me = served.person()
    table = me.open(GAME, "me", "bot:random", "bot:random", options={"first": "0"})
    assert "ways" in me.get(f"/api/tables/{table}"), "it may be called off"
    assert me.post(f"/api/tables/{table}/resign", SURE, 409)["fault"] == "resign-two"


def test_a_game_that_knows_resigning_ends_by_it_where_its_rules_allow_it(served: Any) -> None:
    """Its action is for one's own politics only: at another moment two people end it as others do,
    and with more nothing is offered."""
    table, people, _ = pair(served, "through-the-ages")
    live = served.app.state.desk.live[table]
    first = live.match.actors[0]
    assert people[first].post(f"/api/tables/{table}/resign", SURE)["status"] == "over"
    assert live.history.end and live.row.result == [2 if s == first else 1 for s in (0, 1)]
    me = served.person()
    three = me.open("through-the-ages", "me", "bot:random", "bot:random", options={"first": "0"})
    assert "resign" not in me.get(f"/api/tables/{three}")["ways"]
    assert me.post(f"/api/tables/{three}/resign", SURE, 409)["fault"] == "resign-two"


def test_the_record_of_a_game_given_up_can_be_checked_and_played_on(served: Any) -> None:
    table, (one, _), lines = pair(served, options={"first": "0"})
    lines[0].act("lose", "a")
    one.post(f"/api/tables/{table}/resign", SURE)
    record = one.get(f"/api/tables/{table}/record")
    assert '[Seed "' in record
    count = one.get(f"/api/tables/{table}/replay")["count"]
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    assert one.post(f"/api/tables/{table}/fork", {"at": count, "seats": seats}, 201)
    assert one.post(f"/api/tables/{table}/fork", {"at": count + 1, "seats": seats}, 404)
    for line in lines:
        line.close()


def test_whoever_comes_and_goes_all_the_time_fills_no_log() -> None:
    asides: tuple[Aside, ...] = ()
    for number in range(50):
        text = "bot:random left" if number % 2 == 0 else "person back"
        asides = noted(asides, LedgerRow(kind="seat", seat=1, text=text), 7)
    assert [aside.key for aside in asides] == ["left", "back"]


def test_a_refusal_without_its_seat_names_nobody() -> None:
    """As earlier versions stored it."""
    assert noted((), LedgerRow(kind="answer", seat=0, text="no"), 3) == ()
    assert noted((), LedgerRow(kind="answer", seat=1, text="no 1"), 3)[0].seat == 1


def test_a_game_is_called_off_before_the_second_move_only(served: Any) -> None:
    table, people, lines = pair(served, options={"first": "0"})
    assert lines[0].table["ways"] == ["resign", "abort"]
    lines[0].act("lose", "a")
    people[1].post(f"/api/tables/{table}/abort", SURE)
    over = lines[0].until(lambda m: m["type"] == "position" and m["over"])["over"]
    assert over["places"] == [] and people[0].get(f"/api/tables/{table}")["status"] == "closed"
    assert people[0].get("/api/tables")["mine"] == []
    late, others, lines = pair(served, options={"first": "0"})
    for number in range(2):
        lines[0].act("lose", f"m{number}")
    lines[1].until(lambda m: m["type"] == "table" and "abort" not in m["ways"])
    assert others[1].post(f"/api/tables/{late}/abort", SURE, 409)["fault"] == "too-late"


def test_the_host_closes_a_table_that_waits(served: Any) -> None:
    host, guest = served.person(), served.person()
    table = host.open(GAME, "me", "open", listed=True)
    line = host.socket(table)
    assert line.until_type("table")["ways"] == ["close"]
    guest.open(GAME, "me", "bot:random")
    assert guest.post(f"/api/tables/{table}/close", {}, 403)["fault"] == "host-only"
    host.post(f"/api/tables/{table}/close", {}, 204)
    line.until(lambda m: m["type"] == "table" and m["status"] == "closed")
    assert host.get("/api/tables")["mine"] == []
    assert guest.post(f"/api/tables/{table}/sit", {}, 410)["fault"] == "is-closed"
    for way, body in (("bot", {"level": "random"}), ("free", {})):
        answer = host.post(f"/api/tables/{table}/seats/1/{way}", body, 410)
        assert answer["fault"] == "is-closed"
    line.close()


def test_a_closed_table_says_who_closed_it_to_all_who_come(served: Any) -> None:
    """The game's room is for those who play in it: nobody does here, and nobody will."""
    host, guest = served.person(), served.person()
    table = host.open(GAME, "me", "link", title="Friday")
    link = host.post(f"/api/tables/{table}/invite")["token"]
    host.post(f"/api/tables/{table}/close", {}, 204)
    accept = {"accept": "text/html"}
    own = host.http.get(f"/t/{table}", headers=accept)
    assert own.status_code == 200 and "You have closed this table" in own.text
    for path in (f"/t/{table}", f"/i/{link}", f"/screen/{table}"):
        found = guest.http.get(path, headers=accept).text
        assert "has closed this table" in found and "Friday" in found, path
        assert f"/new/{GAME}" in found and 'id="board"' not in found, path


def test_the_log_says_who_left_who_is_back_and_whose_time_ran_out(served: Any) -> None:
    rule = {"clock": {"kind": "live", "minutes": 5, "increment": 0}, "stand_in": "random"}
    table, people, lines = pair(served, options={"first": "0"}, settings=rule)
    names = [seat["name"] for seat in lines[0].table["seats"]]
    people[1].post(f"/api/tables/{table}/leave")
    lines[0].until(lambda m: m["type"] == "position" and m["log"]["lines"])
    assert said(lines[0]) == f"{names[1]} has left the table. A bot (random) plays on."
    people[1].post(f"/api/tables/{table}/return")
    lines[0].until(lambda m: m["type"] == "position" and m["log"]["lines"])
    assert said(lines[0]) == f"{names[1]} is back and plays again."
    live = served.app.state.desk.live[table]
    live.history.clock.used[0] = 5 * 60_000  # nothing is left
    people[1].socket(table).close()  # whoever comes, the table looks at the time
    for line, words in zip(
        lines,
        (
            "You have run out of time. A bot (random) plays on for you.",
            f"{names[0]} has run out of time. A bot (random) plays on.",
        ),
        strict=True,
    ):
        line.until(lambda m, w=words: m["type"] == "position" and w in str(m["log"]))
        assert line.table["seats"][0]["why"] == "clock"
    fresh = people[1].socket(table)
    log = [row["text"] for row in fresh.until_type("position")["log"]["lines"]]
    assert "You are back and play again." in log and any("You have left" in text for text in log)
    for line in (*lines, fresh):
        line.close()


def test_a_refused_undo_is_told_and_an_agreed_one_has_its_line(served: Any) -> None:
    table, _, lines = pair(served, options={"first": "0"})
    names = [seat["name"] for seat in lines[0].table["seats"]]
    lines[0].act("lose", "a")
    for yes in (False, True):
        lines[0].send(type="ask-undo", seq=lines[0].position["seq"], seat=0)
        lines[1].until(lambda m: m["type"] == "table" and m["asked"])
        lines[1].send(type="answer-undo", yes=yes)
        words = "All agreed: what you did last" if yes else f"{names[1]} does not agree"
        lines[0].until(lambda m, w=words: m["type"] == "position" and w in str(m["log"]))
    for line in lines:
        line.close()
