"""Databases of earlier versions, kept for the tests of upgrades.

    python -m tools.kept_databases COMMIT…

takes each commit's sources into a folder of its own, lets that version's own server serve a fresh
database, and plays at it over HTTP: waiting, running, undone, finished, forked and uploaded games
of every title. Somebody takes lessons, answers puzzles, makes a key for programs, invites, mutes,
complains, and becomes an administrator. The database goes to tests/upgrades/COMMIT.sqlite3.gz. What
that version said of every table goes to COMMIT.json beside it, with the ids of its people.
"""

from __future__ import annotations

import gzip
import json
import os
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx

ROOT = Path(__file__).parents[1]
PLACE = ROOT / "tests" / "upgrades"
SERVER = """
import sys, uvicorn
from pathlib import Path
from wartable.server.app import create_app
from wartable.server.settings import Settings
folder, port = sys.argv[1:]
settings = Settings(data_dir=Path(folder), workers=1, bot_pause=0, bot_hold=0, rates=0)
uvicorn.run(create_app(settings), host="127.0.0.1", port=int(port), log_level="error")
"""
MOVES = 24  # of a running game
LESSON_MOVES = 6  # of a lesson that is left in the middle
PUZZLES = 3  # of each game, beside that of the day
PASSWORD = "lamp over seven rivers"
LONGEST_WAIT = 900.0  # seconds for a game of bots


class Visitor:
    """Somebody with a cookie of their own."""

    def __init__(self, url: str) -> None:
        self.http = httpx.Client(base_url=url, timeout=60)

    def get(self, path: str) -> Any:
        return self._read(self.http.get(path))

    @property
    def cookie(self) -> str:
        return self.http.cookies["wartable"]

    @property
    def id(self) -> str:
        """Who this is to the server."""
        return str(self.get("/api/me/data")["person"]["id"])

    def post(self, path: str, body: Any, fine: str = "") -> Any:
        """The answer; SystemExit if it is a fault other than `fine`."""
        return self._read(self.http.post(path, json=body), fine)

    def _read(self, answer: httpx.Response, fine: str = "") -> Any:
        if answer.status_code >= 400 and not (fine and answer.json().get("fault") == fine):
            raise SystemExit(f"{answer.request.url}: {answer.status_code} {answer.text}")
        kind = answer.headers.get("content-type", "")
        return answer.json() if "json" in kind and answer.content else answer.text

    def open(self, game: str, *seats: dict[str, str], **more: Any) -> str:
        body = {"game": game, "seats": seats, "mix": "abc", **more}
        return str(self.post("/api/tables", body)["id"])


class Players:
    """The people of a kept database, and what they do there."""

    def __init__(self, url: str) -> None:
        self.olena, self.taras = Visitor(url), Visitor(url)
        self.olena.post("/api/account", {"name": "Olena", "password": PASSWORD})

    def all_of(self, game: str, least: int) -> None:
        """Tables of one game, in every condition a table can be in."""
        bots = [{"kind": "bot", "level": "easy"}] * least
        finished = self.olena.open(game, *bots)
        waiting = self.olena.open(game, {"kind": "me"}, {"kind": "open"}, *bots[2:], listed=True)
        self.olena.post(f"/api/tables/{waiting}/invite", {"code": True})
        clock = {"clock": {"kind": "days", "days": 3}}
        running = self.olena.open(game, {"kind": "me"}, {"kind": "open"}, *bots[2:], settings=clock)
        self.taras.post(f"/api/tables/{running}/sit", {"mix": "def"})
        self.olena.post(f"/api/tables/{running}/chat", {"text": "Good luck!"})
        known = self.taras.id[:8]
        self.olena.post(f"/api/tables/{running}/mute", {"person": known})
        self.olena.post(f"/api/tables/{running}/report", {"person": known, "reason": "Slow."})
        self.play(running, MOVES)
        self.wait_for_the_end(finished)
        self.olena.post(
            "/api/records", {"record": self.olena.get(f"/api/tables/{finished}/record")}
        )
        at = self.olena.get(f"/api/tables/{finished}/replay")["count"] // 2
        seats = [{"kind": "me"}, *bots[1:]]
        fork = {"at": at, "seats": seats}
        forked = self.olena.post(f"/api/tables/{finished}/fork", fork)["id"]
        self.olena.post(f"/api/tables/{forked}/ready", {"mix": "ghi"})
        self.play(forked, 4)

    def learn(self) -> None:
        """The first lesson of each game as far as some moves lead; the first of all to its end."""
        rows = self.olena.get("/api/lessons")
        first = {row["game"]: row["id"] for row in reversed(rows)}
        for game, id in first.items():
            whole = game == rows[0]["game"]
            path, said = f"/api/lessons/{game}/{id}", {"solve": True, "moves": []}
            shown = self.olena.post(path, said)
            while not shown["over"] and (whole or len(shown["moves"]) < LESSON_MOVES):
                move = shown["solution"]["notation"] if shown["acts"] else ">"
                shown = self.olena.post(path, said | {"moves": shown["moves"], "move": move})

    def answer(self) -> None:
        """The puzzle of the day of each game, and its easiest ones, by the first choice."""
        for of_game in self.olena.get("/api/puzzles"):
            day, easiest = of_game["day"], of_game["puzzles"][:PUZZLES]
            for id in {day["id"]: None} | {row["id"]: None for row in easiest}:
                path = f"/api/puzzles/{day['game']}/{id}"
                offers = self.olena.post(path, {})["offers"]
                self.olena.post(path, {"choice": offers[0]["notation"]})

    def play(self, table: str, moves: int) -> None:
        """So many moves, each third taken back where that may be."""
        for number in range(moves):
            asked = self.asked(table)
            if asked is None:
                return
            person, position = asked
            said = {"seq": position["seq"], "move": f"m{number}"}
            if number % 3 == 2 and self.takes_back(person, table, position.get("undo", {}), said):
                continue
            legal = position["legal"]
            choice = {"notation": legal[number % len(legal)]}
            # a bot may have acted meanwhile, where several seats are asked at once
            person.post(f"/api/tables/{table}/moves", said | choice, fine="stale")

    def takes_back(self, person: Visitor, table: str, undo: Any, said: Any) -> bool:
        """Whether somebody could take back their last move by themselves, and did."""
        if not undo.get("free") and not undo.get("unsure"):
            return False
        done = person.post(f"/api/tables/{table}/undo", said, fine="nothing-to-undo")
        return "fault" not in done

    def asked(self, table: str) -> tuple[Visitor, Any] | None:
        """Whoever must act, once bots have; None if the game is over."""
        until = time.monotonic() + LONGEST_WAIT
        while time.monotonic() < until:
            for person in (self.olena, self.taras):
                position = person.get(f"/api/tables/{table}/position")
                if position["legal"]:
                    return person, position
                if position["over"]:
                    return None
            time.sleep(0.1)
        raise SystemExit(f"nobody is asked at {table}")

    def wait_for_the_end(self, table: str) -> None:
        until = time.monotonic() + LONGEST_WAIT
        while self.olena.get(f"/api/tables/{table}")["status"] != "over":
            if time.monotonic() > until:
                raise SystemExit(f"{table} does not end")
            time.sleep(0.2)


def said(url: str, people: list[Visitor], ids: list[str]) -> dict[str, Any]:
    """What a version says of its tables: to everybody who sits there, and to a spectator."""
    found: dict[str, Any] = {}
    for id in ids:
        about = httpx.get(f"{url}/api/tables/{id}", timeout=60).json()
        found[id] = {"status": about["status"], "positions": {}}
        if about["status"] == "waiting":
            continue
        for id_of, cookie in [("", ""), *((person.id, person.cookie) for person in people)]:
            cookies = {"wartable": cookie} if cookie else {}
            asked = httpx.get(f"{url}/api/tables/{id}/position", cookies=cookies, timeout=60).json()
            kept = ("seq", "seat", "awaited", "legal", "over")
            found[id]["positions"][id_of] = {key: asked.get(key) for key in kept}
    return found


def make(commit: str) -> None:
    """One kept database."""
    with tempfile.TemporaryDirectory() as folder, socket.create_server(("127.0.0.1", 0)) as free:
        tree, data, port = f"{folder}/tree", f"{folder}/data", free.getsockname()[1]
        free.close()
        git = ["git", "-C", str(ROOT), "worktree"]
        subprocess.run([*git, "add", "--quiet", "--detach", tree, commit], check=True)
        env = {**os.environ, "PYTHONPATH": f"{tree}/src"}
        command = [sys.executable, "-P", "-c", SERVER, data, str(port)]
        server = subprocess.Popen(command, env=env)
        try:
            url = f"http://127.0.0.1:{port}"
            kept = _fill(url, f"{data}/wartable.sqlite3")
            run = "from wartable.cli import main; main()"
            grant = [sys.executable, "-P", "-c", run, "admin", "grant", "Olena"]
            subprocess.run([*grant, "--data-dir", data], env=env, check=True)
        finally:
            server.terminate()
            server.wait(60)
            subprocess.run([*git, "remove", "--force", tree], check=True)
        with closing(sqlite3.connect(f"{data}/wartable.sqlite3")) as database:
            database.execute("VACUUM INTO ?", (f"{folder}/whole.sqlite3",))
        target = PLACE / f"{commit}.sqlite3.gz"
        target.write_bytes(gzip.compress(Path(f"{folder}/whole.sqlite3").read_bytes(), mtime=0))
        (PLACE / f"{commit}.json").write_text(json.dumps(kept) + "\n", "utf-8")
        print(f"{target}: {target.stat().st_size // 1024} KB")


def _fill(url: str, database: str) -> dict[str, Any]:
    until = time.monotonic() + LONGEST_WAIT
    while time.monotonic() < until:
        try:
            httpx.get(f"{url}/healthz")
            break
        except httpx.TransportError:
            time.sleep(0.2)
    players = Players(url)
    players.olena.post("/api/tokens", {"name": "program"})
    players.learn()
    players.answer()
    for game in players.olena.get("/api/games"):
        players.all_of(game["id"], game["seats"]["least"])
    with closing(sqlite3.connect(database)) as stored:
        ids = [row[0] for row in stored.execute("SELECT id FROM tables ORDER BY created")]
    return said(url, [players.olena, players.taras], ids)


if __name__ == "__main__":
    PLACE.mkdir(exist_ok=True)
    for given in sys.argv[1:]:
        make(given)
