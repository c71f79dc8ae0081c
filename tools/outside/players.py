"""People who play over HTTP or a socket, take back, chat, send nonsense now and then, and send a
move again until it is answered, whatever happens to the server. They write down what they heard."""

from __future__ import annotations

import json
import random
import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage
from websockets.sync.client import ClientConnection, connect

from tools.outside.servers import LONG, NOBODY, until

NONSENSE = "no such thing"  # not understood in any game
AWAY = 1013  # a socket is closed with it while the database is away
UNDO = ""  # stands in a journal where a move's text would


@dataclass
class Journal:
    """What one person sent and was told. Texts of moves by their ids; lines of chat."""

    tried: dict[str, str] = field(default_factory=dict)
    answered: dict[str, str] = field(default_factory=dict)
    refused: set[str] = field(default_factory=set)
    said: set[str] = field(default_factory=set)  # and answered
    unsaid: set[str] = field(default_factory=set)  # refused
    seen: int = 0  # the highest `seq` that was shown
    taken_away: int = 0  # how often a later position had a lower one


class Player:
    """Plays one table from a thread of its own, against a bot, or against whoever joins. A server
    that died, or says that its database is away, is asked the same again. With `mischief` it takes
    back, chats and sends nonsense besides."""

    def __init__(
        self,
        url: str,
        game: str,
        *,
        other: str = "bot",
        joins: Player | None = None,
        mischief: bool = False,
        seed: int = 0,
    ) -> None:
        self.url, self.game, self.mischief = url, game, mischief
        self.rng = random.Random(seed)
        self.http = httpx.Client(base_url=url, timeout=LONG, verify=NOBODY)
        self.journal = Journal()
        self.away = 0  # how often the database was away
        self.over = False
        self.wrong: list[BaseException] = []
        self.stopped = threading.Event()
        if joins is None:
            seat = {"kind": other, "level": "random"} if other == "bot" else {"kind": other}
            body = {"game": game, "seats": [{"kind": "me"}, seat], "mix": "x", "listed": True}
            self.table: str = self.call("POST", "/api/tables", body).json()["id"]
        else:
            self.table = joins.table
            self.call("POST", f"/api/tables/{self.table}/sit", {"mix": "y"})
        self.seat = 0 if joins is None else 1
        self.thread = threading.Thread(target=self.play, daemon=True)
        self.thread.start()

    @property
    def answered(self) -> dict[str, str]:
        return self.journal.answered

    # ---- asking until there is an answer
    def call(self, method: str, path: str, body: Any = None) -> httpx.Response:
        answer: httpx.Response = until(lambda: self.once(method, path, body))
        assert answer.status_code < 500, answer.text
        return answer

    def once(self, method: str, path: str, body: Any) -> httpx.Response | None:
        try:
            answer = self.http.request(method, path, json=body)
        except httpx.TransportError:
            return None
        if answer.status_code == 503:
            assert answer.json()["fault"] == "storage-away", answer.text
            self.away += 1
            return None
        return answer

    def play(self) -> None:
        try:
            self.play_on()
        except BaseException as error:
            self.wrong.append(error)

    def play_on(self) -> None:
        while not self.stopped.is_set():
            answer = self.call("GET", f"/api/tables/{self.table}/position")
            if answer.status_code == 409:  # the other one has not sat down yet
                time.sleep(0.05)
                continue
            position = answer.json()
            self.note(position)
            if self.over:
                return
            if not position["legal"]:
                time.sleep(0.02)
                continue
            self.chat()
            kind, body = self.next_move(position["seq"], position["legal"])
            answer = self.call("POST", f"/api/tables/{self.table}/{kind}", body)
            if answer.status_code == 200:
                self.journal.answered[body["move"]] = body.get("notation", UNDO)
            else:
                self.refused(body["move"], answer.json()["fault"])

    def stop(self) -> None:
        """Return when it has been told how its last move went."""
        self.stopped.set()
        self.thread.join(LONG)
        assert not self.wrong and not self.thread.is_alive(), self.wrong

    # ---- what is decided and written down
    def note(self, position: dict[str, Any]) -> None:
        journal = self.journal
        if position["seq"] < journal.seen:
            journal.taken_away += 1
        journal.seen = max(journal.seen, position["seq"])
        self.over = bool(position["over"])

    def next_move(self, seq: int, legal: Sequence[str]) -> tuple[str, dict[str, Any]]:
        """`moves` or `undo`, and what to send."""
        dice = self.rng.random() if self.mischief else 1.0
        move = f"{self.seat}-{len(self.journal.tried)}"
        if dice < 0.08:
            self.journal.tried[move] = UNDO
            return "undo", {"seq": seq, "move": move}
        text = NONSENSE if dice < 0.12 else self.rng.choice(legal)
        self.journal.tried[move] = text
        return "moves", {"notation": text, "seq": seq, "move": move}

    def refused(self, move: str, fault: str) -> None:
        """Only what was to be expected is refused: where several are asked, another was quicker."""
        legal = self.journal.tried[move] not in (UNDO, NONSENSE)
        assert not legal or fault == "stale", f"{self.journal.tried[move]}: {fault}"
        self.journal.refused.add(move)

    def chat(self) -> None:
        """Now and then a line, tried once: it has no id by which it could be sent again."""
        if not self.mischief or self.rng.random() > 0.08:
            return
        text = f"line {len(self.journal.tried)} of {self.seat}"
        answer = self.once("POST", f"/api/tables/{self.table}/chat", {"text": text})
        if answer is not None:
            (self.journal.said if answer.is_success else self.journal.unsaid).add(text)


class LinePlayer(Player):
    """Plays by the page's socket, which it opens again whenever it breaks."""

    line: ClientConnection | None = None
    unanswered: dict[str, Any] | None = None  # the message that awaits `done` or `refused`
    position: dict[str, Any] | None = None  # the last one that was shown

    def play_on(self) -> None:
        while not (self.stopped.is_set() and self.unanswered is None) and not self.over:
            try:
                self.hear()
            except ConnectionClosed as closed:
                self.away += closed.rcvd is not None and closed.rcvd.code == AWAY
                self.line = None
                time.sleep(0.1)
            except (InvalidHandshake, InvalidMessage, OSError, EOFError):
                time.sleep(0.1)
        if self.line is not None:
            self.line.close()

    def hear(self) -> None:
        """One message, and what it leads to."""
        if self.line is None:
            self.line = self.connected()
            if self.unanswered is not None:
                self.line.send(json.dumps(self.unanswered))
        try:
            message = json.loads(self.line.recv(timeout=0.5))
        except TimeoutError:
            return
        if message["type"] == "position":
            self.note(message)
            self.position = message
            self.move_if_asked()
        elif message["type"] in ("done", "refused"):
            self.told(message)

    def connected(self) -> ClientConnection:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        url = f"{self.url.replace('http', 'ws', 1)}/ws/{self.table}?layout=wide"
        headers = {"Cookie": cookie}
        opened = connect(url, additional_headers=headers, open_timeout=LONG, close_timeout=1)
        return opened.__enter__()  # it is closed by hand, or breaks

    def move_if_asked(self) -> None:
        offers = self.position["offers"] if self.position else []
        if not offers or self.unanswered is not None or self.stopped.is_set() or self.over:
            return
        self.chat()
        assert self.position is not None
        kind, body = self.next_move(self.position["seq"], [offer["notation"] for offer in offers])
        self.unanswered = {"type": "act" if kind == "moves" else kind, **body}
        assert self.line is not None
        self.line.send(json.dumps(self.unanswered))

    def told(self, message: dict[str, Any]) -> None:
        sent = self.unanswered
        if sent is None or message["move"] != sent["move"]:
            return  # the answer to what was sent twice
        self.unanswered = None
        if message["type"] == "done":
            self.journal.answered[sent["move"]] = sent.get("notation", UNDO)
        else:
            self.refused(sent["move"], message["fault"])
            if message["fault"] == "stale":
                return  # the position as it is comes next
        self.move_if_asked()  # the position that followed from it came before the answer


def stuck(players: Sequence[Player], patience: float = LONG) -> list[str]:
    """Tables at which nobody was answered a move for so many seconds, unless the game is over."""

    def counts() -> dict[str, int]:
        found: dict[str, int] = {}
        for player in players:
            found[player.table] = found.get(player.table, 0) + len(player.answered)
        return found

    before, end = counts(), time.monotonic() + patience
    while True:
        now, over = counts(), {player.table for player in players if player.over}
        still = [table for table in now if now[table] == before[table] and table not in over]
        if not still or time.monotonic() > end:
            return still
        time.sleep(0.05)


def all_go_on(players: Sequence[Player]) -> None:
    """Every game goes on by a move at least, unless it is over."""
    waiting = stuck(players)
    wrong = [error for player in players for error in player.wrong]
    assert not waiting and not wrong, (waiting, wrong)
