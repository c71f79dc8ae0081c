"""What the server prints for people and for programs."""

from __future__ import annotations

import io
import json
import logging
import sys

import pytest

from wartable.i18n import texts
from wartable.server import logs
from wartable.server.greeting import greeting

BLOCK = "█"


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def written(stream: io.StringIO, form: str, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The lines of a harmless event, and of one with a trace."""
    monkeypatch.setattr(sys, "stderr", stream)
    logs.set_up(form)
    log = logging.getLogger("wartable.x")
    log.info("moved", extra={"table": "abc"})
    try:
        raise OSError("no room")
    except OSError:
        log.exception("not stored", extra={"table": "abc", "seat": 1})
    return stream.getvalue().splitlines()


def test_a_terminal_is_told_what_is_wrong_in_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    first, *rest = written(Terminal(), "", monkeypatch)
    assert first[2] == ":" and first[9:] == "error: not stored (table abc, seat 1)"
    assert rest[-1] == "OSError: no room"


@pytest.mark.parametrize(("stream", "form"), [(io.StringIO(), ""), (Terminal(), "json")])
def test_programs_are_told_everything_as_json(
    stream: io.StringIO, form: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    moved, failed = map(json.loads, written(stream, form, monkeypatch))
    assert (moved["level"], moved["what"], moved["table"]) == ("info", "moved", "abc")
    assert failed["seat"] == 1 and "no room" in failed["trace"]


def test_tasks_that_fail_are_told_of_in_the_same_form(monkeypatch: pytest.MonkeyPatch) -> None:
    stream = io.StringIO()
    written(stream, "json", monkeypatch)
    logging.getLogger("asyncio").error("never retrieved")
    last = json.loads(stream.getvalue().splitlines()[-1])
    assert (last["from"], last["what"]) == ("asyncio", "never retrieved")


def test_lines_can_be_had_in_a_file(monkeypatch: pytest.MonkeyPatch) -> None:
    first, *_ = written(io.StringIO(), "lines", monkeypatch)
    assert first.endswith("error: not stored (table abc, seat 1)")


def test_a_server_for_this_machine_says_how_others_would_reach_it() -> None:
    said = greeting("127.0.0.1", 8000, "", "/games", texts(), lambda: "10.0.0.7")
    assert "http://localhost:8000/" in said and "/games" in said
    assert "wartable serve --host 0.0.0.0" in said
    assert BLOCK not in said and "10.0.0.7" not in said


@pytest.mark.parametrize(
    ("host", "public", "url"),
    [
        ("0.0.0.0", "", "http://10.0.0.7:8000/"),
        ("10.0.0.9", "", "http://10.0.0.9:8000/"),
        ("::", "", "http://10.0.0.7:8000/"),
        ("fd00::5", "", "http://[fd00::5]:8000/"),
        ("127.0.0.1", "https://table.example", "https://table.example"),
    ],
)
@pytest.mark.parametrize("lang", ["en", "uk", "ru"])
def test_others_get_an_address_and_its_code(host: str, public: str, url: str, lang: str) -> None:
    said = greeting(host, 8000, public, "/games", texts(lang=lang), lambda: "10.0.0.7")
    assert url in said and "--host" not in said
    code = [line for line in said.splitlines() if BLOCK in line]
    assert len({len(line) for line in code}) == 1
    assert len(code[0]) - 1 <= 2 * len(code) <= len(code[0]) + 1  # two rows in a line: a square


def test_a_machine_in_no_network_gets_no_code() -> None:
    said = greeting("0.0.0.0", 8000, "", "/games", texts(), lambda: "")
    assert "http://localhost:8000/" in said and BLOCK not in said
