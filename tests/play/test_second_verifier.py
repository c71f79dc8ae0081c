"""The verifier that is written from the documents alone, on whole games and on forged ones."""

from __future__ import annotations

import importlib.util
import json
import re
import subprocess
import sys
import zlib
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from tools import bags
from wartable.cli.app import app
from wartable.kernel import CHANCE, Rng
from wartable.play import BadRecord, Match, ProvenChance, Record, check, explained, replay, verify
from wartable.plugin import game

ROOT = Path(__file__).parents[2]
SCRIPT = ROOT / "examples" / "verify_record.py"
GOLDEN = sorted((ROOT / "tests").rglob("*.wtr"))
BOXES = json.loads(bags.DOCUMENT.read_text("utf-8"))
GAMES = {
    "age-of-heroes": (3, {"round-limit": 8}),
    "age-of-war": (3, {"cap": 60}),
    "critters-at-war": (2, {}),
    "small-samurai-empires": (
        4,
        dict.fromkeys(["missions", "mountains", "heavenly-shrines", "random-quick-actions"], "on"),
    ),
    "through-the-ages": (3, {}),
}


def second() -> Any:
    spec = importlib.util.spec_from_file_location("verify_record", SCRIPT)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


SECOND = second()


def told(path: Path) -> str:
    """A golden record with notes of its bags; its header stays."""
    record = Record.parse(path.read_text("utf-8"))
    record.notes = explained(replay(record)).notes
    return record.text()


def both(text: str) -> int:
    """How many outcomes both verifiers find fair."""
    count, _ = SECOND.verify(text, BOXES)
    assert verify(Record.parse(text)) == count
    return int(count)


def refused(text: str, why: str) -> None:
    """Neither verifier takes it."""
    with pytest.raises(ValueError, match=why):
        SECOND.verify(text, BOXES)
    with pytest.raises(BadRecord):
        verify(Record.parse(text))


def summed(text: str) -> str:
    """The same with right checks at the ends of the lines: whoever forges a record mends them."""
    lines, sum_ = [], 0
    for line in text.splitlines():
        if found := re.fullmatch(r"(\d+\. (\S+ .*?)) *; \w{4}", line):
            sum_ = zlib.crc32(f"{found[2]}\n".encode(), sum_) & 0xFFFF
            line = f"{found[1]:<44} ; {sum_:04x}"
        lines.append(line)
    return "\n".join(lines) + "\n"


def test_it_is_short_and_stands_alone() -> None:
    text = SCRIPT.read_text("utf-8")
    assert len(text.splitlines()) < 150
    imported = set(re.findall(r"^(?:import|from) (\w+)", text, re.M))
    assert imported <= sys.stdlib_module_names


def test_the_list_of_boxes_is_fresh() -> None:
    for path, text in bags.texts().items():
        assert path.read_text("utf-8") == text, "run python -m tools.bags"


SHORT = [path for path in GOLDEN if path.stat().st_size < 37_000]


@pytest.mark.parametrize("path", SHORT, ids=lambda path: path.stem)
def test_golden_records_are_fair_by_both(path: Path) -> None:
    assert both(told(path)) > 0


@pytest.mark.parametrize("id", GAMES)
def test_fresh_games_are_fair_by_both(id: str) -> None:
    """Played at random with values of two seats, and with outcomes that were taken back."""
    seats, options = GAMES[id]
    plugin = game(id)
    match: Match[Any] = Match(plugin, seats, options, ProvenChance(b"5" * 32, {0: "a", 1: "Ж"}))
    rng, back = Rng(7), 0
    while not match.over:
        match.settle()
        if not match.over:
            seat = match.actors[rng.below(len(match.actors))]
            legal = match.legal(seat)
            match.play(seat, legal[rng.below(len(legal))])
        if back < 2 and len(match.entries) > 40 * (back + 1):
            back += 1
            match.undo_to(len(match.entries) - 15)
    record = explained(match)
    drawn = [entry for entry in record.entries if entry.seat == CHANCE]
    assert both(record.text()) == len(drawn)
    assert check(Record.parse(record.text())).entries == match.entries


FIRST = {path.parts[-3]: path for path in GOLDEN if "play" not in path.parts}


def test_a_changed_die() -> None:
    text = told(FIRST["age_of_war"])
    line = re.search(r"^\d+\. \* roll 1 .*$", text, re.M)
    assert line is not None
    forged = text.replace(line[0], line[0].replace("roll 1 ", "roll 3 "))
    refused(summed(forged), "the line was changed|chance gave")


@pytest.mark.parametrize("name", [g for g in FIRST if g != "age_of_war"])
def test_two_cards_that_changed_places(name: str) -> None:
    """The outcomes of two lines that draw from the same bag."""
    lines = told(FIRST[name]).splitlines()
    rows = [n for n, line in enumerate(lines) if re.match(r"\d+\. \* (draw|fate|tile) ", line)]
    a, b = next((a, b) for a, b in zip(rows, rows[1:], strict=False)
                if lines[a].split()[3] != lines[b].split()[3] and b == a + 1)  # fmt: skip
    piece = lines[a].split()[3]
    lines[a] = lines[a].replace(piece, other := lines[b].split()[3])
    lines[b] = lines[b].replace(other, piece)
    refused(summed("\n".join(lines)), "chance gave")


@pytest.mark.parametrize("path", FIRST.values(), ids=FIRST)
@pytest.mark.parametrize("forge", ["seed", "both", "value"])
def test_another_seed_or_value(path: Path, forge: str) -> None:
    record = Record.parse(told(path))
    if forge == "value":
        record.header["Mix-1"] = "lucky"
        refused(record.text(), "chance gave|cannot")
        return
    other = ProvenChance(b"6" * 32)
    record.header["Seed"] = other.seed.hex()
    if forge == "both":
        record.header["Commitment"] = other.commitment
    refused(record.text(), "chance gave" if forge == "both" else "promised seed")


def test_a_bag_that_holds_what_it_cannot_hold() -> None:
    """Whoever may choose what is in a bag chooses what comes out of it."""
    for name in ("through_the_ages", "age_of_heroes", "critters_at_war"):
        lines = told(FIRST[name]).splitlines()
        at = next(n for n, line in enumerate(lines) if re.match(r"\d+\. \* draw ", line)) + 1
        piece = lines[at].split()[3]
        lines.insert(at, f"# bag 99: {piece} 1")
        refused("\n".join(lines), "cannot")


def test_an_outcome_that_is_used_twice_and_one_that_is_left_out() -> None:
    text = told(FIRST["age_of_war"])
    line = re.findall(r"^\d+\. \* roll .*$", text, re.M)[3]
    refused(summed(text.replace(line, line.replace("*", "*@1"))), "drawn before")
    refused(summed(text.replace(line, line.replace("*", "*@900"))), "chance gave")


def test_notes_that_the_rules_do_not_confirm() -> None:
    """A battle deck that is said to be whole again: only the rules know when it is."""
    record = Record.parse(told(FIRST["age_of_heroes"]))
    record.notes[next(iter(record.notes))] = "bag 0: 1 6"
    with pytest.raises(BadRecord, match="bag"):
        verify(record)


def test_a_record_without_notes_is_not_proved_and_the_command_writes_them(tmp_path: Path) -> None:
    plain = FIRST["critters_at_war"]
    with pytest.raises(ValueError, match="no note"):
        SECOND.verify(plain.read_text("utf-8"), BOXES)
    out = tmp_path / "told.wtr"
    printed = CliRunner().invoke(app, ["bags", str(plain)])
    out.write_text(printed.stdout, "utf-8")
    command = [sys.executable, str(SCRIPT), str(out), str(bags.DOCUMENT)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=600)
    assert done.returncode == 0 and done.stdout.startswith("fair: ")
    out.write_text(out.read_text("utf-8").replace("draw A", "draw L", 1), "utf-8")
    done = subprocess.run(command, capture_output=True, text=True, timeout=600)
    assert done.returncode == 1 and "NOT PROVED" in done.stderr
