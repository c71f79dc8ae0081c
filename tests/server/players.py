"""Somebody who plays by HTTP and sends a move again until it is answered, whatever happens to the
server, and what must be true of the ledger afterwards."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from typing import Any

import httpx

from wartable.kernel import CHANCE
from wartable.server.history import History
from wartable.storage import LedgerRow, TableRow

LONG = 120.0  # seconds: nothing waits that long unless something is wrong


def until(true: Callable[[], Any]) -> Any:
    end = time.monotonic() + LONG
    while not (found := true()):
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.05)
    return found


class Player:
    """Plays one table against a bot from a thread of its own. A server that died, or says that its
    database is away, is asked the same again."""

    def __init__(self, url: str, game: str) -> None:
        self.http = httpx.Client(base_url=url, timeout=LONG)
        self.away = 0  # how often the database was away
        seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
        body = {"game": game, "seats": seats, "mix": "x"}
        self.table = self.call("POST", "/api/tables", body).json()["id"]
        self.answered: dict[str, str] = {}
        self.wrong: list[BaseException] = []
        self.stopped = threading.Event()
        self.thread = threading.Thread(target=self.play, daemon=True)
        self.thread.start()

    def call(self, method: str, path: str, body: Any = None) -> httpx.Response:
        def one() -> httpx.Response | None:
            try:
                answer = self.http.request(method, path, json=body)
            except httpx.TransportError:
                return None
            if answer.status_code == 503:
                assert answer.json()["fault"] == "storage-away"
                self.away += 1
                return None
            return answer

        answer: httpx.Response = until(one)
        assert answer.status_code < 500, answer.text
        return answer

    def play(self) -> None:
        try:
            self.play_on()
        except BaseException as error:
            self.wrong.append(error)

    def play_on(self) -> None:
        while not self.stopped.is_set():
            position = self.call("GET", f"/api/tables/{self.table}/position").json()
            if position["over"]:
                return
            if not position["legal"]:
                time.sleep(0.01)
                continue
            move = f"m{len(self.answered)}"
            body = {"notation": position["legal"][-1], "seq": position["seq"], "move": move}
            answer = self.call("POST", f"/api/tables/{self.table}/moves", body)
            if answer.status_code == 409:  # where several are asked, the bot was quicker
                assert answer.json()["fault"] == "stale"
                continue
            assert answer.status_code == 200, answer.text
            self.answered[move] = body["notation"]

    def stop(self) -> None:
        self.stopped.set()
        self.thread.join(LONG)
        assert not self.wrong and not self.thread.is_alive(), self.wrong


def all_go_on(players: list[Player]) -> None:
    """Every game goes on by a move at least, unless it is over."""
    before = [len(player.answered) for player in players]
    until(
        lambda: all(
            len(player.answered) > count or not player.thread.is_alive()
            for player, count in zip(players, before, strict=True)
        )
    )


def check(row: TableRow, events: list[LedgerRow], answered: dict[str, str]) -> None:
    """The ledger is whole, has each answered move once, and says what follows from it."""
    assert [event.seq for event in events] == list(range(1, row.head + 1))
    texts: dict[str, list[str]] = {}
    for event in events:
        if event.move:
            texts.setdefault(event.move, []).append(event.text)
    assert all(texts.get(move) == [text] for move, text in answered.items())
    history = History(row, events)
    assert history.match.actors != (CHANCE,), "a move without what chance answered"
    assert row.awaited == history.mask()
    assert row.status == ("over" if history.match.over else "running")
