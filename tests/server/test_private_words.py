"""Chat to one person (Age of Heroes 5.3): its two parties read it, nobody else notices anything."""

from __future__ import annotations

import re
import sqlite3
from typing import Any

import pytest
from web_harness import Person, Served, Socket

GAME = "age-of-heroes"
SECRET = "peace until the iron is yours"


def waiting(served: Served) -> tuple[str, Person, Person, Person]:
    """Three people at seats 0, 1 and 2, a bot at 3, nobody at 4: the game does not begin."""
    host, friend, third = served.person(), served.person(), served.person()
    table = host.open(GAME, "me", "open", "open", "bot:random", "open", listed=True)
    for seat, one in ((1, friend), (2, third)):
        one.post(f"/api/tables/{table}/sit", {"seat": seat})
    return table, host, friend, third


def say(one: Person, table: str, text: str, to: int | None = None, status: int = 204) -> Any:
    return one.post(f"/api/tables/{table}/chat", {"text": text, "to": to}, status)


def arrive(one: Person, table: str) -> Socket:
    """A line that is open on both sides."""
    line = one.socket(table)
    line.until_type("table")
    return line


def chats(line: Socket) -> list[dict[str, Any]]:
    return [m for m in line.heard if m["type"] == "chat"]


def until_said(line: Socket, text: str) -> Any:
    return line.until(lambda m: m["type"] == "chat" and m["text"] == text)


def test_only_the_two_parties_read_it_now_and_later(served: Served) -> None:
    """What follows a private line in a queue shows that the line is not in it."""
    table, host, friend, third = waiting(served)
    watcher, stranger = served.person(), served.person()
    say(watcher, table, "I watch")
    everybody = (host, friend, third, watcher, stranger)
    lines = [arrive(one, table) for one in everybody]
    say(host, table, SECRET, to=1)
    say(friend, table, "agreed", to=0)
    say(host, table, "hello all")
    for line in lines:
        until_said(line, "hello all")
    again = [one.socket(table) for one in everybody]
    for line in again:
        until_said(line, "hello all")
    for live, fresh in zip(lines, again, strict=True):
        assert chats(live) == chats(fresh)
    told = [[m["text"] for m in chats(line)] for line in lines]
    assert told == [["I watch", SECRET, "agreed", "hello all"]] * 2 + [["I watch", "hello all"]] * 3
    mine, theirs = chats(lines[0])[1], chats(lines[1])[1]
    assert mine["to"]["seat"] == 1 and not mine["to"]["you"] and theirs["to"]["you"]
    assert mine["to"]["name"] == lines[0].table["seats"][1]["name"]
    assert chats(lines[2])[0]["to"] is None and lines[2].table["promises"]
    for line in (*lines, *again):
        line.close()


def test_a_third_person_hears_the_same_with_and_without_it(served: Served) -> None:
    """Same kinds of messages in the same order; no number in them counts what was not heard."""
    heard = []
    for private in (0, 65):  # more than a page of chat
        table, host, _, third = waiting(served)
        line = arrive(third, table)
        say(host, table, "first")
        for n in range(private):
            say(host, table, f"{SECRET} {n}", to=1)
        say(host, table, "second")
        until_said(line, "second")
        fresh = third.socket(table)
        until_said(fresh, "second")
        shapes = []
        for message in (*line.heard, *fresh.heard):
            if message["type"] == "chat":
                assert re.fullmatch("[a-z2-9]{16}", message.pop("id"))
                assert message.pop("at") and message.pop("person") and message.pop("name")
                shapes.append(message)
            else:
                shapes.append({"type": message["type"]})
        heard.append(shapes)
        line.close()
        fresh.close()
    assert heard[0] == heard[1]


def test_who_comes_to_the_seat_later_gets_none_of_it(served: Served) -> None:
    table, host, friend, _ = waiting(served)
    heir = served.person()
    say(heir, table, "I watch")  # now somebody
    here = arrive(heir, table)
    say(host, table, SECRET, to=1)
    line = friend.socket(table)
    line.send(type="do", what="leave")
    line.until(lambda m: m["type"] == "table" and m["seats"][1]["kind"] != "person")
    heir.post(f"/api/tables/{table}/sit", {"seat": 1})
    say(host, table, "to the new one", to=1)
    say(host, table, "hello all")
    for one in (here, heir.socket(table)):
        until_said(one, "hello all")
        assert [m["text"] for m in chats(one)] == ["I watch", "to the new one", "hello all"]
        one.close()
    old = friend.socket(table)
    until_said(old, "hello all")
    assert [m["text"] for m in chats(old)] == ["I watch", SECRET, "hello all"]
    for one in (line, old):
        one.close()


def test_refusals_in_words(served: Served) -> None:
    table, host, _, _ = waiting(served)
    watcher = served.person()
    cases = [
        (watcher, 1, 403, "private-watching"),
        (host, 0, 409, "private-self"),
        (host, 3, 409, "private-bot"),
        (host, 4, 409, "private-nobody"),
        (host, 17, 409, "private-nobody"),
        (host, -1, 409, "private-nobody"),
    ]
    for one, to, status, fault in cases:
        sentences = set()
        for lang in ("en", "uk", "ru"):
            one.http.cookies.set("lang", lang)
            answer = say(one, table, SECRET, to=to, status=status)
            assert answer["fault"] == fault
            sentences.add(answer["text"])
        assert len(sentences) == 3 and all(text.endswith(".") for text in sentences)
    assert say(host, table, "x" * 501, to=1, status=422)["fault"] == "too-long"


def test_a_shared_screen_does_not_write_to_itself(served: Served) -> None:
    me = served.person()
    table = me.open(GAME, "me", "local:Vira", "open", listed=True)
    assert say(me, table, SECRET, to=1, status=409)["fault"] == "private-self"


@pytest.mark.parametrize("game", ["age-of-war", "through-the-ages"])
def test_games_without_promises_are_played_in_the_open(served: Served, game: str) -> None:
    host, friend = served.person(), served.person()
    table = host.open(game, "me", "open", listed=True)
    friend.post(f"/api/tables/{table}/sit", {"seat": 1})
    answer = say(host, table, SECRET, to=1, status=403)
    assert answer["fault"] == "no-private-words"
    line = host.socket(table)
    assert not line.until_type("table")["promises"]
    line.close()


def test_who_is_muted_is_not_read_in_private_either(served: Served) -> None:
    table, host, friend, _ = waiting(served)
    line = friend.socket(table)
    author = line.until_type("table")["seats"][0]["person"]
    friend.post(f"/api/tables/{table}/mute", {"person": author}, 204)
    say(host, table, SECRET, to=1)
    say(friend, table, "done")
    until_said(line, "done")
    again = friend.socket(table)
    until_said(again, "done")
    for one in (line, again):
        assert [m["text"] for m in chats(one)] == ["done"]
        one.close()


def test_it_is_kept_as_chat_and_nowhere_else(served: Served) -> None:
    """Records, replays and webhooks are made of events; metrics count."""
    host, friend = served.person(), served.person()
    table = host.open(GAME, "me", "open", listed=True)
    friend.post(f"/api/tables/{table}/sit", {"seat": 1, "mix": "y"})
    line = host.socket(table)
    line.until_type("position")
    words = "a road for a road, told to one"
    say(host, table, words, to=1)
    until_said(line, words)
    line.close()
    data = sqlite3.connect(next(served.settings.data_dir.glob("*.sqlite3")))
    names = [row[0] for row in data.execute("select name from sqlite_master where type = 'table'")]
    found = {
        name for name in names if words in str(data.execute(f"select * from {name}").fetchall())
    }
    data.close()
    assert found == {"chat"}
    assert words not in served.person().http.get("/metrics").text
    assert words not in host.http.get(f"/api/tables/{table}").text
