"""Lines of any length: what strangers send is read in a time that grows with its length, no faster.

Every reading is done by a child process, so that one that would take for ever is a failure and not
a hang. The limit is thousands of times what it takes."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest

from wartable.errors import BadInput
from wartable.kernel import CHANCE, CLOCK
from wartable.play import BadRecord, Match, ProvenChance, Record, check
from wartable.plugin import game, games

LIMIT = 300.0  # seconds
LENGTH = 900_000  # characters: the longest record a server takes
SWEEP = 150_000  # characters in each of very many lines: its square would take hours too
HEAD = '[Wartable "1"]\n'
GAP = " \t" * (LENGTH // 4)
LINES = {
    "found in the wild": "1. 0" + " " * 5000 + ";zz",
    "after the actor": f"1. 0{GAP};zz",
    "before the dot": f"1{GAP}. 0 x ;zz",
    "after the dot": f"1.{GAP}0 x ;zz",
    "around the actor": f"1.{GAP}0{GAP}x ;zz",
    "within the action": f"1. 0 x{GAP}x ;zz",
    "before the semicolon": f"1. 0 x{GAP};zz",
    "after the semicolon": f"1. 0 x ;{GAP}zz",
    "before and after": f"1. 0 x{GAP};{GAP}zz",
    "semicolons": "1. 0 x " + "; " * (LENGTH // 2),
    "wide blanks": "1. 0" + "\u3000" * LENGTH + ";zz",
    "words": "1. 0 " + "x " * (LENGTH // 2) + ";zz",
    "numbers": "1" * LENGTH + ". 0 x",
    "outcomes": "1. *@" + "1" * LENGTH + " x",
    "a header's blanks": f'[Name{GAP}"x"]',
    "a header's value": f'[Name "{GAP}',
    "a header's name": "[" + "N" * LENGTH,
    "brackets": "[" * LENGTH,
    "quotes": '[Name "' + '"' * LENGTH + "]",
}
GOOD = {
    "blanks everywhere": f"1.{GAP}0{GAP}x{GAP}x{GAP};{GAP}{{check}}",
    "no check": f"1.{GAP}0{GAP}x{GAP}x{GAP}",
    "many words": "1. 0" + " x" * (LENGTH // 2),
}
FILLINGS = (" ", "ab ", "7", "7 ", ".", "'", "-", "_", ";", "= ", "a=", "\u0130", "か ", "\u3000")


def told(*what: str) -> Any:
    """What a child process has to say of it."""
    done = subprocess.run(
        [sys.executable, __file__, *what], capture_output=True, text=True, timeout=LIMIT
    )
    assert done.returncode == 0, done.stderr[-2000:]
    return json.loads(done.stdout)


def test_a_line_that_is_no_action_is_refused_at_any_length() -> None:
    for name, key in told("lines").items():
        assert key in ("record-line", "record-header"), (name, key)


def test_a_line_that_is_one_is_read_at_any_length() -> None:
    for name, (seat, words) in told("good").items():
        assert seat == 0 and set(words) == {"x"}, name


@pytest.mark.parametrize("id", games())
def test_every_game_reads_or_refuses_at_any_length(id: str) -> None:
    """Actions of every kind of actor, and every header."""
    assert told("game", id) == []


# ---- in the child


def _lines() -> dict[str, str]:
    keys = {}
    for name, line in LINES.items():
        try:
            Record.parse(HEAD + line)
            keys[name] = "read"
        except BadRecord as error:
            keys[name] = error.key
    return keys


def _good() -> dict[str, tuple[int, list[str]]]:
    found = {}
    for name, line in GOOD.items():
        bare = Record.parse(HEAD + line.partition(";")[0])
        check = bare.text().rpartition("; ")[2].strip()
        (entry,) = Record.parse(HEAD + line.format(check=check)).entries
        found[name] = (entry.seat, entry.text.split())
    return found


def _odd(id: str) -> list[str]:
    """What was answered otherwise than by BadInput."""
    plugin = game(id)
    match: Match[Any] = Match(plugin, plugin.seats[0], chance=ProvenChance.seeded(1))
    match.settle()
    verbs = {text.split()[0] for seat in match.actors for text in _actions(match, seat)}
    verbs |= {entry.text.split()[0] for entry in match.entries}
    header = match.record(secrets=True).header
    keys = [option.key for option in plugin.options]
    odd = []
    for filling in FILLINGS:
        long = filling * (SWEEP // len(filling))
        for verb in ("", *sorted(verbs)):
            for seat in (0, CHANCE, CLOCK):
                odd += _not_unknown(match, seat, f"{verb} {long}")
        for name in (*header, "Names", "Mix-0", "Data", "Draws", "Odd"):
            for value in (long, *(f"{key}={long}" for key in keys if name == "Options")):
                odd += _not_bad(Record({**header, name: value}))
    return odd


def _actions(match: Match[Any], seat: int) -> list[str]:
    return [match.write(seat, action) for action in match.legal(seat)]


def _not_unknown(match: Match[Any], seat: int, text: str) -> list[str]:
    try:
        match.plugin.read(match.game, seat, text)
    except BadInput:
        return []
    except Exception as error:
        return [f"{type(error).__name__} of {seat} {text[:20]}"]
    return []


def _not_bad(record: Record) -> list[str]:
    try:
        check(record)
    except BadRecord:
        return []
    except Exception as error:
        return [f"{type(error).__name__} of {record.header}"[:200]]
    return []


if __name__ == "__main__":
    work: Any = {"lines": _lines, "good": _good, "game": _odd}[sys.argv[1]]
    print(json.dumps(work(*sys.argv[2:])))
