"""Seats commit themselves to their values before any is shown; then the values, then the game."""

from __future__ import annotations

import hashlib
import json
from typing import Any

import pytest

from tests.play.test_second_verifier import BOXES, SECOND
from wartable.play import BadRecord, Record, verify
from wartable.play.proven_chance import oath

GAME = "critters-at-war"


def ready(person: Any, table: str, status: int | None = None, **body: str) -> Any:
    return person.post(f"/api/tables/{table}/ready", body, status)


def sworn(person: Any, table: str, seat: int, value: str) -> str:
    """The digest as the document says, by other means than the code's own."""
    promise = person.get(f"/api/tables/{table}")["commitment"]
    said = f"wartable value\n{table}\n{promise}\n{seat}\n{value}"
    return hashlib.sha256(said.encode()).hexdigest()


@pytest.fixture
def two(served: Any) -> tuple[Any, Any, str]:
    """Two people at a table, neither of them ready."""
    host, friend = served.person(), served.person()
    table = host.open(GAME, "me", "open", mix=None, listed=True)
    friend.post(f"/api/tables/{table}/sit", {})
    return host, friend, table


def play_out(*people: tuple[Any, str]) -> None:
    """Everybody plays the first thing offered."""
    lines = [person.socket(table) for person, table in people]
    number = 0
    while True:
        for line in lines:
            while not line.position:
                line.hear()
        if any(line.position["over"] for line in lines):
            break
        mover = next((line for line in lines if line.position["offers"]), None)
        if mover is None:
            lines[0].hear()
            continue
        number += 1
        offers = [offer["notation"] for offer in mover.position["offers"]]
        seq = mover.position["seq"]
        choice = "withdraw" if "withdraw" in offers else offers[0]
        assert mover.act(choice, f"m{number}")["type"] == "done"
        for line in lines:
            while line.position["seq"] <= seq and not line.position["over"]:
                line.hear()
    for line in lines:
        line.close()


def test_two_rounds_then_the_game(two: tuple[Any, Any, str]) -> None:
    host, friend, table = two
    about = ready(host, table, sworn=sworn(host, table, 0, "aaa"))
    assert about["sworn"].keys() == {"0"} and not about["showing"]
    assert ready(host, table, 409, mix="aaa")["fault"] == "mix-early"
    about = ready(friend, table, sworn=sworn(friend, table, 1, "bbb"))
    assert about["sworn"].keys() == {"0", "1"} and about["showing"]
    assert about["status"] == "waiting" and about["mixes"] == {}
    assert ready(friend, table, 422, mix="ccc")["fault"] == "mix-differs"
    assert ready(friend, table, 422)["fault"] == "mix-differs"
    about = ready(friend, table, mix="bbb")
    assert about["mixes"] == {"1": "bbb"} and about["status"] == "waiting"
    about = ready(host, table, mix="aaa")
    assert about["mixes"] == {"0": "aaa", "1": "bbb"} and about["status"] == "running"


def test_the_record_carries_the_commitments(two: tuple[Any, Any, str]) -> None:
    host, friend, table = two
    for seat, person in enumerate((host, friend)):
        ready(person, table, sworn=sworn(person, table, seat, f"value{seat}"))
    for seat, person in enumerate((host, friend)):
        ready(person, table, mix=f"value{seat}")
    play_out((host, table), (friend, table))
    text = host.get(f"/api/tables/{table}/record")
    record = Record.parse(text)
    assert record.header["Table"] == table and record.header["Mix-1"] == "value1"
    assert verify(record) == SECOND.verify(text, BOXES)[0] > 0
    for name, value in (("Mix-1", "other"), ("Sworn-1", "0" * 64), ("Table", "another")):
        forged = text.replace(f'[{name} "{record.header[name]}"]', f'[{name} "{value}"]')
        with pytest.raises(BadRecord, match="committed"):
            verify(Record.parse(forged))
        with pytest.raises(ValueError, match="another value"):
            SECOND.verify(forged, BOXES)
    again = host.post("/api/records", {"record": text}, 201)["id"]
    assert host.get(f"/api/tables/{again}/record").startswith(text[: text.index("[Names")])
    assert verify(Record.parse(host.get(f"/api/tables/{again}/record"))) == verify(record)


def test_saying_it_twice_changes_nothing_and_another_value_is_refused(
    two: tuple[Any, Any, str],
) -> None:
    host, friend, table = two
    mine = sworn(host, table, 0, "aaa")
    ready(host, table, sworn=mine)
    assert ready(host, table, sworn=mine)["sworn"] == {"0": mine}
    other = sworn(host, table, 0, "zzz")
    assert ready(host, table, 409, sworn=other)["fault"] == "already-sworn"
    assert ready(host, table, 422, sworn="no digest")["fault"] == "bad-oath"
    ready(friend, table, sworn=sworn(friend, table, 1, "bbb"))
    ready(friend, table, mix="bbb")
    assert ready(friend, table, mix="bbb")["mixes"] == {"1": "bbb"}
    assert ready(host, table, mix="aaa")["status"] == "running"


def test_a_plain_value_of_an_older_program_counts_and_is_not_shown_early(
    two: tuple[Any, Any, str],
) -> None:
    """It is in before anybody shows a value, so it cannot be chosen by theirs."""
    host, friend, table = two
    about = ready(friend, table, mix="plain")
    assert about["mixes"] == {}
    about = ready(host, table, sworn=sworn(host, table, 0, "aaa"))
    assert about["showing"] and about["mixes"] == {"1": "plain"}
    assert ready(friend, table, mix="better")["mixes"] == {"1": "plain"}
    about = ready(host, table, mix="aaa")
    assert about["status"] == "running" and about["mixes"] == {"0": "aaa", "1": "plain"}


def test_a_bot_on_the_last_seat_opens_the_second_round(served: Any) -> None:
    host = served.person()
    table = host.open(GAME, "me", "link", mix=None)
    ready(host, table, sworn=sworn(host, table, 0, "aaa"))
    about = host.post(f"/api/tables/{table}/seats/1/bot", {"level": "random"})
    assert about["showing"] and about["status"] == "waiting"
    assert ready(host, table, mix="aaa")["status"] == "running"


def test_who_leaves_before_the_values_takes_the_commitment_along(
    two: tuple[Any, Any, str],
) -> None:
    host, friend, table = two
    promise = ready(friend, table, sworn=sworn(friend, table, 1, "bbb"))["commitment"]
    friend.post(f"/api/tables/{table}/leave")
    about = host.get(f"/api/tables/{table}")
    assert about["sworn"] == {} and about["commitment"] == promise


def test_who_leaves_with_a_value_kept_back_chooses_nothing(two: tuple[Any, Any, str]) -> None:
    """Whoever knows the seed sees what chance brings as the last one to show a value. If that
    person goes, seed and values are all drawn anew."""
    host, friend, table = two
    promise = ready(host, table, sworn=sworn(host, table, 0, "aaa"))["commitment"]
    ready(friend, table, sworn=sworn(friend, table, 1, "bbb"))
    ready(host, table, mix="aaa")
    friend.post(f"/api/tables/{table}/leave")
    about = host.get(f"/api/tables/{table}")
    assert about["sworn"] == about["mixes"] == {} and about["commitment"] != promise
    assert not about["seats"][0]["ready"] and not about["showing"]
    friend.post(f"/api/tables/{table}/sit", {})
    for seat, person in enumerate((host, friend)):
        ready(person, table, sworn=sworn(person, table, seat, "new"))
    for person in (host, friend):
        ready(person, table, mix="new")
    assert host.get(f"/api/tables/{table}")["status"] == "running"


def test_the_host_frees_the_seat_of_who_keeps_a_value_back(
    two: tuple[Any, Any, str], served: Any
) -> None:
    host, friend, table = two
    free = f"/api/tables/{table}/seats/1/free"
    assert friend.post(free, {}, 403)["fault"] == "host-only"
    promise = ready(host, table, sworn=sworn(host, table, 0, "aaa"))["commitment"]
    ready(friend, table, sworn=sworn(friend, table, 1, "bbb"))
    ready(host, table, mix="aaa")
    assert host.post(free, {}, 409)["fault"] == "still-time"
    assert host.post(f"/api/tables/{table}/seats/0/free", {}, 409)["fault"] == "not-late"
    live = served.app.state.desk.live[table].row
    live.changed -= served.settings.reveal_minutes * 60_000
    about = host.post(free)
    assert about["seats"][1]["kind"] == "open" and about["commitment"] != promise


def test_a_table_between_the_rounds_outlives_a_restart(serve: Any) -> None:
    server = serve()
    host, friend = server.person(), server.person()
    table = host.open(GAME, "me", "open", mix=None, listed=True)
    friend.post(f"/api/tables/{table}/sit", {})
    for seat, person in enumerate((host, friend)):
        ready(person, table, sworn=sworn(person, table, seat, "kept"))
    ready(host, table, mix="kept")
    before = host.get(f"/api/tables/{table}")
    server.stop()
    server.start()
    after = host.get(f"/api/tables/{table}")
    same = ("status", "commitment", "sworn", "mixes", "showing")
    assert [after[key] for key in same] == [before[key] for key in same]
    assert ready(friend, table, mix="kept")["status"] == "running"


def test_a_redrawn_seed_outlives_a_restart(serve: Any) -> None:
    server = serve()
    host, friend = server.person(), server.person()
    table = host.open(GAME, "me", "open", mix=None, listed=True)
    friend.post(f"/api/tables/{table}/sit", {})
    for seat, person in enumerate((host, friend)):
        ready(person, table, sworn=sworn(person, table, seat, "kept"))
    friend.post(f"/api/tables/{table}/leave")
    promise = host.get(f"/api/tables/{table}")["commitment"]
    server.stop()
    server.start()
    assert host.get(f"/api/tables/{table}")["commitment"] == promise


def test_no_reader_is_sent_a_seed(two: tuple[Any, Any, str], served: Any) -> None:
    host, friend, table = two
    line = host.socket(table)
    for seat, person in enumerate((host, friend)):
        ready(person, table, sworn=sworn(person, table, seat, "kept"))
    friend.post(f"/api/tables/{table}/leave")
    line.until(lambda m: m["type"] == "table" and m["seats"][1]["kind"] == "open")
    seed = served.app.state.desk.live[table].match.chance.seed.hex()
    assert seed not in json.dumps(line.heard)
    line.close()


def test_a_digest_is_bound_to_table_seed_and_seat() -> None:
    digests = {oath(t, c, s, "v") for t in ("a", "b") for c in ("p", "q") for s in (0, 1)}
    assert len(digests) == 8
