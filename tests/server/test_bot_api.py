"""The Bot API: the example programs play whole games against a real server."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.needs import missing

EXAMPLES = Path(__file__).parents[2] / "examples"


def command(language: str) -> list[str]:
    if language == "python":
        return [sys.executable, str(EXAMPLES / "bot.py")]
    node = shutil.which("node")
    if node is None:
        missing("no node here: the JavaScript example cannot be run")
    return [node, str(EXAMPLES / "bot.mjs")]


def token(person: Any) -> str:
    made = person.post(
        "/api/tokens", {"name": "example", "scopes": ["read", "play", "create"]}, 201
    )
    return str(made["token"])


@pytest.mark.parametrize("language", ["python", "javascript"])
def test_an_example_bot_plays_a_whole_game(served: Any, language: str) -> None:
    me = served.person()
    run = subprocess.run(
        [*command(language), served.url, token(me), "critters-at-war", "random"],
        capture_output=True,
        text=True,
        timeout=6000,
    )
    assert run.returncode == 0, run.stderr
    assert "over" in run.stdout, run.stdout + run.stderr
    table = run.stdout.split()[1]
    assert me.get(f"/api/tables/{table}")["status"] == "over"


def test_an_example_bot_sits_down_at_a_persons_table(served: Any) -> None:
    """By invitation; the two play to the end."""
    host, owner = served.person(), served.person()
    table = host.open("critters-at-war", "me", "link")
    invite = host.post(f"/api/tables/{table}/invite")["token"]
    bot = subprocess.Popen(
        [*command("python"), served.url, token(owner), "--join", table, invite],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    line = host.socket(table)
    number = 0
    while not line.my_turn()["over"]:
        line.act(line.position["offers"][0]["notation"], f"m{number}")
        number += 1
    out, errors = bot.communicate(timeout=600)
    assert bot.returncode == 0 and "over" in out, errors
    line.close()


@pytest.mark.parametrize("name", ["bot.py", "bot.mjs"])
def test_the_examples_are_about_sixty_lines(name: str) -> None:
    lines = [line for line in (EXAMPLES / name).read_text("utf-8").splitlines() if line.strip()]
    assert len(lines) <= 62


def test_the_api_is_described(served: Any) -> None:
    schema = served.person().get("/openapi.json")
    for path in ("/api/tables", "/api/tables/{id}/moves", "/api/tables/{id}/stream"):
        assert path in schema["paths"]
    assert "Bearer" in schema["info"]["description"]
    for path, calls in schema["paths"].items():
        for method, call in calls.items():
            assert call.get("description"), f"{method} {path} says nothing of itself"


@pytest.mark.parametrize("lang", ["en", "uk", "ru"])
def test_every_call_has_a_sentence_on_the_page(served: Any, lang: str) -> None:
    me = served.person()
    me.http.cookies.set("lang", lang)
    page = me.get("/bots")
    rows = re.findall(r"<code>([A-Z]+) (/api/[^<]+)</code></th><td>([^<]*)</td>", page)
    schema = me.get("/openapi.json")
    assert len(rows) == sum(len(calls) for calls in schema["paths"].values())
    for method, path, words in rows:
        assert words.endswith(".") and len(words.split()) > 2, f"{method} {path}: {words!r}"
    assert len({words for _, _, words in rows}) == len(rows)
