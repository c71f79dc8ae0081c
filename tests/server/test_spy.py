"""What somebody tried who wanted to know more, or do more, than their seat may."""

from __future__ import annotations

import asyncio
import hmac
import uuid
from itertools import pairwise
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from starlette.requests import HTTPConnection
from websockets.exceptions import ConnectionClosed

from wartable.kernel import legal
from wartable.play import ProvenChance
from wartable.plugin import game
from wartable.server import limits, play_bots, seating
from wartable.server.connection import Connection
from wartable.server.desk import Desk
from wartable.server.opening import SeatWish, TableWish
from wartable.server.settings import Settings, TableSettings
from wartable.storage import open_store

HIDDEN = "critters-at-war"


def test_the_commitment_alone_predicts_nothing(served: Any) -> None:
    """Where no seat adds a value, one is added: SHA-256 of the seed is published, and must not be
    the key of chance."""
    host = served.person()
    body = {"game": HIDDEN, "seats": [{"kind": "me"}, {"kind": "bot", "level": "easy"}], "mix": ""}
    about = host.get(f"/api/tables/{host.post('/api/tables', body, 201)['id']}")
    assert about["status"] == "running" and about["mixes"]
    chance = served.app.state.desk.live[about["id"]].match.chance
    lanes = hmac.new(bytes.fromhex(about["commitment"]), b"1", "sha256").digest()
    drawn = chance.rng(1)
    guessed = type(drawn)(0)
    guessed.lanes(*(int.from_bytes(lanes[i : i + 4], "big") for i in (0, 4, 8)))
    assert guessed.next32() != drawn.next32()


def test_nobody_is_away_before_they_were_missed(served: Any) -> None:
    """Somebody who plays without a line open is not replaced at once."""
    host, friend = served.person(), served.person()
    table = host.open(HIDDEN, "me", "open", listed=True)
    friend.post(f"/api/tables/{table}/sit", {"mix": "y"})
    answer = host.post(f"/api/tables/{table}/seats/1/stand-in", {}, 409)
    assert answer["fault"] == "still-here"


def test_a_side_is_a_plain_number(served: Any) -> None:
    host = served.person()
    table = host.open(HIDDEN, "me", "bot:easy")
    assert host.get(f"/api/tables/{table}/replay?side=%C2%B2", 403)


def test_a_fresh_game_anywhere_keeps_its_key() -> None:
    """The same for the terminal and scripts: a value is in from the start."""
    chance = ProvenChance.fresh()
    bare = ProvenChance(chance.seed)
    assert chance.mixes and chance.rng(1).next32() != bare.rng(1).next32()
    assert chance.commitment == bare.commitment


def test_a_closed_table_stays_closed_after_the_end(served: Any, record: str) -> None:
    host, stranger = served.person(), served.person()
    table = host.post("/api/records", {"record": record}, 201)["id"]
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    fork = {"at": 3, "seats": seats}
    for path in ("record", "proof", "replay", "frames/1"):
        assert stranger.get(f"/api/tables/{table}/{path}")
    live = served.app.state.desk.live[table]
    live.history.settings = TableSettings(spectators=False)
    for path in ("record", "proof", "replay", "frames/1", "position", "stream"):
        assert stranger.get(f"/api/tables/{table}/{path}", 403)["fault"] == "no-spectators"
    assert stranger.post(f"/api/tables/{table}/fork", fork, 403)["fault"] == "no-spectators"
    for path in ("record", "proof", "replay", "frames/1"):
        assert host.get(f"/api/tables/{table}/{path}")
    assert host.post(f"/api/tables/{table}/fork", fork, 201)


def test_a_token_that_may_not_read_reads_no_record(served: Any, record: str) -> None:
    host = served.person()
    table = host.post("/api/records", {"record": record}, 201)["id"]
    token = host.post("/api/tokens", {"name": "t", "scopes": ["play"]}, 201)["token"]
    program = httpx.Client(base_url=served.url, headers={"Authorization": f"Bearer {token}"})
    for path in ("", "/record", "/proof", "/replay", "/position", "/stream"):
        assert program.get(f"/api/tables/{table}{path}").status_code == 403, path
    line = served.person().socket(table, Authorization=f"Bearer {token}")
    with pytest.raises(ConnectionClosed) as closed:
        line.hear()
    assert closed.value.rcvd and closed.value.rcvd.code == 4403


def test_lines_are_not_opened_without_end(serve: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "time", Hours())  # nothing comes back meanwhile
    served = serve(rates=0.1)
    me = served.person()
    table = me.open(HIDDEN, "me", "bot:random")
    codes = []
    for _ in range(8):
        line = me.socket(table)
        try:
            line.until_type("position")
        except ConnectionClosed as closed:
            codes.append(closed.rcvd.code if closed.rcvd else 0)
        line.close()
    assert 4429 in codes


def test_metrics_are_not_for_players(serve: Any) -> None:
    """How long bots think tells of hands: only this machine itself may read it, or a token."""
    served = serve()
    me = served.person()
    assert me.http.get("/metrics").status_code == 200
    for headers in (
        {"x-forwarded-for": "127.0.0.1"},
        {"x-forwarded-for": "203.0.113.9"},
        {"via": "1.1 proxy"},
        {"host": "table.example"},
    ):
        assert me.http.get("/metrics", headers=headers).status_code == 404, headers
    guarded = serve(metrics_token="sesame", public_url="https://table.example").person()
    assert guarded.http.get("/metrics").status_code == 404
    for given, status in (("sesame", 200), ("open", 404), ("сезам", 404)):
        headers = [(b"authorization", f"Bearer {given}".encode())]
        assert guarded.http.get("/metrics", headers=headers).status_code == status
    assert serve(public_url="https://t.example").person().http.get("/metrics").status_code == 404


class Hours:
    """A clock that only sleeping moves on: nothing depends on how fast a machine is."""

    def __init__(self) -> None:
        self.now = 0.0

    def monotonic(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        self.now += seconds
        await asyncio.sleep(0)


def test_a_bot_without_a_choice_takes_as_long_as_one_with(
    tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Answers are held back to the longest recent thought of such a bot, one outlier aside: a
    process that had to start does not slow the moves after it."""

    hours = Hours()
    monkeypatch.setattr(play_bots, "time", hours)
    monkeypatch.setattr(
        play_bots, "asyncio", SimpleNamespace(**{**vars(asyncio), "sleep": hours.sleep})
    )

    async def work() -> list[float]:
        settings = Settings(data_dir=tmp_path, bot_pause=0.0)
        desk = Desk(settings, open_store(str(tmp_path / "t.sqlite3")))
        thoughts = iter([1.0, 0.3, *[0.0] * 100])

        async def choose(kind: str, job: Any) -> int:
            await hours.sleep(next(thoughts))
            rules = game(job.game).game()
            return legal(rules, rules.load(job.believed), job.seat)[0]

        desk.jobs.run = choose  # type: ignore[method-assign,assignment]
        person = desk.store.add_person("Olena")
        bots = tuple(SeatWish("bot", "easy") for _ in range(2))
        table = await desk.create(person, TableWish("age-of-war", bots, {}, TableSettings()))
        table.connections.add(Connection("", "en"))
        moments = []
        true = table.play

        async def play(*args: Any, **more: Any) -> None:
            moments.append(hours.now)
            await true(*args, **more)

        table.play = play  # type: ignore[method-assign]
        async with table.lock:
            await seating.start_if_ready(table)
        while len(moments) < 6:
            await asyncio.sleep(0.01)
        await desk.close()
        desk.store.close()
        return [b - a for a, b in pairwise(moments[:6])]  # it may have gone on

    assert asyncio.run(work()) == pytest.approx([0.3] * 5)


def test_a_new_password_ends_open_lines_and_tokens(served: Any) -> None:
    me, thief = served.person(), served.person()
    table = me.open(HIDDEN, "me", "bot:random")
    name = "Lesia " + uuid.uuid4().hex[:8]
    me.post("/api/account", {"name": name, "password": "correct horse"}, 201)
    token = me.post("/api/tokens", {"name": "t"}, 201)["token"]
    thief.post("/api/login", {"name": name, "password": "correct horse"})
    line = thief.socket(table)
    assert line.until_type("table")["you"] == [0]
    me.post("/api/password", {"old": "correct horse", "new": "another horse"}, 204)
    with pytest.raises(ConnectionClosed):
        while True:
            line.hear(5)
    program = httpx.Client(base_url=served.url, headers={"Authorization": f"Bearer {token}"})
    assert program.get(f"/api/tables/{table}/position").status_code == 401
    again = thief.socket(table)
    assert again.until_type("table")["you"] == []
    again.close()
    assert me.get(f"/api/tables/{table}")["you"] == [0]


def test_a_dropped_token_ends_its_stream(served: Any) -> None:
    me = served.person()
    table = me.open(HIDDEN, "me", "bot:random")
    made = me.post("/api/tokens", {"name": "t"}, 201)
    headers = {"Authorization": f"Bearer {made['token']}"}
    with httpx.stream("GET", f"{served.url}/api/tables/{table}/stream", headers=headers) as lines:
        each = lines.iter_lines()
        next(each)
        assert me.http.delete(f"/api/tokens/{made['id']}").status_code < 300
        for _ in each:  # what was on its way, then the end
            pass


def test_a_full_register_forgets_the_oldest_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever fills it does not set everybody else free."""
    monkeypatch.setattr(limits, "MOST", 50)
    found = limits.Limits()
    while found.take("login", "victim"):
        pass
    for number in range(49):
        found.take("guest", str(number))
    assert not found.take("login", "victim")
    for number in range(30):
        found.take("guest", f"more {number}")
    assert not found.take("login", "victim") and len(found._buckets) == 50


def test_strangers_are_told_apart_by_their_address() -> None:
    def come(host: str) -> str:
        return limits.address(HTTPConnection({"type": "http", "client": (host, 1), "headers": []}))

    assert come("203.0.113.7") != come("203.0.113.8")
    assert come("2001:db8::1") == come("2001:db8::2") != come("2001:db8:0:1::1")


def test_whoever_plays_by_requests_alone_is_here(served: Any) -> None:
    host, friend = served.person(), served.person()
    table = host.open("age-of-war", "me", "open", listed=True)
    friend.post(f"/api/tables/{table}/sit", {"mix": "y"})
    live = served.app.state.desk.live[table]
    for person in (host, friend):
        position = person.get(f"/api/tables/{table}/position")
        if position["legal"]:
            move = {"notation": position["legal"][0], "seq": position["seq"], "move": "m"}
            person.post(f"/api/tables/{table}/moves", move)
    assert [seat["here"] for seat in host.get(f"/api/tables/{table}")["seats"]] == [True, True]
    live.time.gone = dict.fromkeys(live.time.gone, 0)
    assert host.post(f"/api/tables/{table}/seats/1/stand-in", {}, 409)["fault"] == "still-here"


def test_a_value_for_chance_is_taken_or_refused_never_dropped(served: Any) -> None:
    host, friend = served.person(), served.person()
    seats = [{"kind": "me"}, {"kind": "open"}]
    for mix in ("no-dashes", "пів", "a b", '"'):
        body = {"game": HIDDEN, "seats": seats, "mix": mix, "listed": True}
        assert host.post("/api/tables", body, 422)["fault"] == "bad-mix"
    assert host.get("/api/tables")["mine"] == [], "nothing was opened"
    table = host.open(HIDDEN, "me", "open", listed=True)
    assert friend.post(f"/api/tables/{table}/sit", {"mix": "a b"}, 422)["fault"] == "bad-mix"
    assert host.get(f"/api/tables/{table}")["seats"][1]["kind"] == "open"
    friend.post(f"/api/tables/{table}/sit")
    assert friend.post(f"/api/tables/{table}/ready", {"mix": "a/b"}, 422)["fault"] == "bad-mix"
    line = friend.socket(table)
    line.until_type("table")
    line.send(type="ready", mix="a/b")
    assert line.until_type("refused")["fault"] == "bad-mix"
    line.close()


def test_names_are_plain_wherever_they_are_given(served: Any) -> None:
    host, friend = served.person(), served.person()
    table = host.open(HIDDEN, "me", "open", listed=True)
    body = {"name": "a\u202eb", "mix": "y"}
    assert friend.post(f"/api/tables/{table}/sit", body, 422)["fault"] == "bad-name"
    seats = [{"kind": "me"}, {"kind": "local", "name": "a\u0007b"}]
    assert host.post("/api/tables", {"game": HIDDEN, "seats": seats}, 422)["fault"] == "bad-name"
