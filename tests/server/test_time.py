"""Clocks, absent people, the host's clock, messages to people who are away."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import threading
import time
from contextlib import closing
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

import pytest

from wartable.kernel import CHANCE, CLOCK
from wartable.server.clock import Clock
from wartable.server.settings import ClockSettings, TableSettings
from wartable.server.webhooks import allowed

GAME = "age-of-war"


def clock(**rule: Any) -> Clock:
    return Clock(TableSettings(clock=ClockSettings(**rule), timer=60), 2)


def test_a_live_clock_runs_for_whoever_is_asked() -> None:
    found = clock(kind="live", minutes=1, increment=5)
    found.tick(1000, (), (0,), 0, False)
    found.tick(11_000, (0,), (CHANCE,), 0, True)
    found.tick(11_000, (CHANCE,), (1,), CHANCE, True)
    assert found.left(0) == 60_000 - 10_000 + 5_000
    assert found.deadline(1) == 11_000 + 60_000
    assert found.deadline(0) is None


def test_days_begin_anew_with_every_question() -> None:
    found = clock(kind="days", days=2)
    found.tick(1000, (), (0, 1), 0, False)
    found.tick(5000, (0, 1), (1,), 0, True)
    assert found.deadline(1) == 1000 + 2 * 86_400_000
    found.tick(9000, (1,), (0, 1), 1, True)
    assert found.deadline(1) == 9000 + 2 * 86_400_000


def test_the_hosts_clock_keeps_running_while_others_act() -> None:
    found = clock()
    found.tick(1000, (), (0, 1, CLOCK), 0, False)
    found.tick(2000, (0, 1, CLOCK), (0, 1, CLOCK), 0, True)
    assert found.deadline(CLOCK) == 61_000
    assert found.deadline(0) is None


def test_what_passes_while_the_server_is_away_is_nobodys() -> None:
    found = clock(kind="live", minutes=1, increment=0)
    found.tick(1000, (), (0, CLOCK), 0, False)
    found.tick(11_000, (0, CLOCK), (0, CLOCK), 0, False)
    assert found.runs
    found.resume(911_000)
    assert found.left(0) == 50_000 and found.deadline(0) == 961_000
    assert found.deadline(CLOCK) == 911_000 + 60_000
    days = clock(kind="days", days=2)
    days.tick(1000, (), (0,), 0, False)
    days.resume(911_000)
    assert not days.runs and days.deadline(0) == 1000 + 2 * 86_400_000


def test_nobodys_time_is_up_because_the_server_was_away(serve: Any) -> None:
    served = serve()
    me = served.person()
    rule = {"clock": {"kind": "live", "minutes": 5, "increment": 0}}
    table = me.open("critters-at-war", "me", "bot:random", settings=rule)
    line = me.socket(table)
    before = line.my_turn()
    line.close()
    served.stop()
    with closing(sqlite3.connect(served.settings.database_url)) as base, base:
        base.execute("UPDATE events SET at = at - 3600000")  # an hour ago
    served.start()
    line = me.socket(table)
    after = line.my_turn()
    assert not line.table["seats"][0]["stand_in"] and after["seq"] == before["seq"]
    assert after["clock"]["left"][0] > 0
    assert line.act(after["offers"][0]["notation"], "m", before["seq"])["type"] == "done"
    line.close()


def test_time_up_lets_a_bot_sit_in(served: Any) -> None:
    host, friend = served.person(), served.person()
    rule = {"clock": {"kind": "live", "minutes": 1, "increment": 0}}
    table = host.open(GAME, "me", "open", listed=True, settings=rule)
    friend.post(f"/api/tables/{table}/sit", {"mix": "y"})
    line = host.socket(table)
    position = line.until_type("position")
    seat = position["awaited"][0]
    assert position["clock"]["kind"] == "live" and str(seat) in position["clock"]["until"]
    live = served.app.state.desk.live[table]
    live.history.clock.used[seat] = 60_000 - 300
    _on_loop(live, live.time.wake)
    about = line.until(lambda m: m["type"] == "table" and m["seats"][seat]["stand_in"])
    assert about["seats"][seat]["note"]
    line.close()


def _on_loop(table: Any, work: Any) -> None:
    """Run something on the server's own loop."""
    done = threading.Event()

    def go() -> None:
        work()
        done.set()

    loop = _loop_of(table)
    loop.call_soon_threadsafe(go)
    assert done.wait(120)


def _loop_of(table: Any) -> Any:
    task = next(iter(table.desk._tasks))
    return task.get_loop()


def test_absent_people_get_a_stand_in_by_the_tables_rule(served: Any) -> None:
    host, friend = served.person(), served.person()
    table = host.open(GAME, "me", "open", listed=True, settings={"absent": 1})
    friend.post(f"/api/tables/{table}/sit", {"mix": "y"})
    line = host.socket(table)
    position = line.until_type("position")
    live = served.app.state.desk.live[table]
    other = 1
    if position["awaited"] == [0]:  # let the friend be asked
        for number in range(60):
            line.act(line.position["offers"][-1]["notation"], f"m{number}")
            if line.position["awaited"] == [other]:
                break
    live.history.clock.asked[other] -= 70_000
    live.time.heard.clear()
    live.time.gone[live.seats[other].person_id] = live.history.clock.asked[other]
    _on_loop(live, live.time.wake)
    line.until(lambda m: m["type"] == "table" and m["seats"][other]["stand_in"])
    line.close()


@pytest.mark.parametrize(
    "url",
    [
        "http://127.0.0.1/x",
        "http://localhost:9/x",
        "http://10.0.0.8/",
        "http://[::1]/",
        "file:///etc/passwd",
        "ftp://example.org/",
        "https://user@example.org/",
        "nonsense",
    ],
)
def test_webhooks_do_not_reach_into_our_own_network(url: str) -> None:
    assert not asyncio.run(allowed(url, private=False))


def test_a_webhook_says_your_turn_once(serve: Any) -> None:
    """To somebody who is asked and does not look."""
    heard: list[dict[str, Any]] = []

    class Hook(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            length = int(self.headers["content-length"])
            heard.append(json.loads(self.rfile.read(length)))
            self.send_response(204)
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            pass

    hook = HTTPServer(("127.0.0.1", 0), Hook)
    threading.Thread(target=hook.serve_forever, daemon=True).start()
    served = serve(private_webhooks=True, public_url="http://table.example")
    host, friend = served.person(), served.person()
    friend.open(GAME, "me", "bot:random")
    url = f"http://127.0.0.1:{hook.server_port}/hook"
    friend.http.patch("/api/me", json={"webhook": url, "lang": "uk"})
    table = host.open(GAME, "me", "open", listed=True)
    friend.post(f"/api/tables/{table}/sit", {"mix": "y"})
    line = host.socket(table)
    line.until_type("position")
    for number in range(60):
        if line.position["awaited"] == [1]:
            break
        line.act(line.position["offers"][-1]["notation"], f"m{number}")
    until = time.monotonic() + 120
    while not [m for m in heard if m["table"] == table] and time.monotonic() < until:
        time.sleep(0.05)
    ours = [m for m in heard if m["table"] == table]
    assert len(ours) == 1
    assert "ваш хід" in ours[0]["content"] and ours[0]["url"] == f"http://table.example/t/{table}"
    line.close()
    hook.shutdown()


def test_the_server_ends_a_fair_that_waits_for_a_clock(served: Any) -> None:
    """The host's own action, made when the table's timer has run out, and written down."""
    me = served.person()
    chairs = ("me", "bot:random", "bot:random")
    table = me.open("age-of-heroes", *chairs, options={"fair": "live"}, settings={"timer": 5})
    line = me.socket(table)
    line.until_type("position")
    for number in range(300):
        position = line.position
        if "timer" in position["clock"]:
            break
        if position["offers"]:
            line.act(position["offers"][0]["notation"], f"m{number}")
        else:
            line.hear()
    else:
        raise AssertionError("no fair was held")
    live = served.app.state.desk.live[table]

    def five_seconds_later() -> None:
        live.history.clock.asked[CLOCK] -= 5_000
        live.time.wake()

    _on_loop(live, five_seconds_later)
    until = time.monotonic() + 120
    while not any(entry.seat == CLOCK for entry in live.match.entries):
        assert time.monotonic() < until, "the fair was not ended"
        time.sleep(0.1)
    line.close()
