"""Puzzles at the command line: listed, asked, explained, made."""

from __future__ import annotations

import json
from datetime import date
from pathlib import Path

import pytest
from toy_auction import GAME as AUCTION

from tests.cli.conftest import Run
from wartable import plugin
from wartable.cli import puzzles as command
from wartable.puzzles import of_day, puzzles

WAR = plugin.game("age-of-war")
HARD = puzzles(WAR)[-1]
DAY = date(2026, 12, 24)


@pytest.fixture(autouse=True)
def _day(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "today", lambda: DAY)


def test_the_list(run: Run) -> None:
    listed = json.loads(run("puzzles", "age-of-war", "--json").out)
    assert [each["id"] for each in listed] == [each.id for each in puzzles(WAR)]
    assert set(listed[0]) >= {"game", "id", "difficulty", "rating", "seat", "choices"}
    assert "best" not in listed[0]
    shown = run("puzzles", "age-of-war").out.splitlines()
    assert shown[0].split()[:2] == ["puzzle", "difficulty"] and len(shown) == len(listed) + 2
    assert run("puzzles", AUCTION.id).out == f"there are no puzzles of {AUCTION.id} yet\n"


@pytest.mark.parametrize(
    "lang, right, wrong, exact",
    [
        ("en", "Right!", "Not the best.", "These chances are exact."),
        ("uk", "Правильно!", "Є краще.", "Ці шанси точні."),
        ("ru", "Верно!", "Есть лучше.", "Эти шансы точные."),
    ],
)
def test_a_puzzle_is_asked_and_explained(
    run: Run, lang: str, right: str, wrong: str, exact: str
) -> None:
    ask = ("puzzles", "age-of-war", HARD.id, "--lang", lang)
    missed = run(*ask, stdin=HARD.asked.natural).out
    assert wrong in missed and right not in missed and exact in missed
    worth = f"{100 * HARD.asked.worth[HARD.asked.best]:.1f} %"
    assert (worth if lang == "en" else worth.replace(".", ",")) in missed
    found = run(*ask, stdin=f"{HARD.asked.best.upper()}\n").out
    assert right in found and wrong not in found


def test_answers_are_kept_and_only_the_first_one_counts(run: Run, house: Path) -> None:
    run("puzzles", "age-of-war", HARD.id, stdin=HARD.asked.best)
    kept = (house / "data" / "puzzles.json").read_bytes()
    assert "answered this one before" in run("puzzles", "age-of-war", HARD.id, stdin="1").out
    assert (house / "data" / "puzzles.json").read_bytes() == kept
    assert json.loads(kept)["age-of-war"]["answers"] == {HARD.id: True}
    (line,) = [each for each in run("puzzles", "age-of-war").out.splitlines() if HARD.id in each]
    assert line.split()[-1] == "right"


def test_whoever_leaves_has_not_answered(run: Run, house: Path) -> None:
    for stdin in ("", "q\n"):
        assert run("puzzles", "age-of-war", HARD.id, stdin=stdin).code == 0
    assert not (house / "data" / "puzzles.json").exists()


def test_the_puzzle_of_the_day(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    said = run("puzzles", "age-of-war", "--day", stdin="1").out
    assert f"puzzle {of_day(WAR, DAY).id}," in said and "1 day in a row" in said
    told = json.loads(run("puzzles", "age-of-war", "--day", "--json").out)
    assert told["id"] == of_day(WAR, DAY).id and told["why"]
    assert [each["worth"] for each in told["worths"]] == sorted(
        of_day(WAR, DAY).asked.worth.values(), reverse=True
    )


@pytest.mark.parametrize(
    "args, stdin, why",
    [
        ("chess", "", "no game"),
        ("age-of-war nothing", "", "there is no puzzle nothing of age-of-war"),
        (f"age-of-war {HARD.id} --day", "", "not both"),
        (f"age-of-war {HARD.id}", "0\n", "there is no action 0"),
        (f"age-of-war {HARD.id}", "dance\n", "dance: "),
        ("make age-of-war --count 0", "", "--count 0: 1 to"),
        (f"make {AUCTION.id}", "", "no puzzles can be made"),
    ],
)
def test_bad_input(
    run: Run, args: str, stdin: str, why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    ran = run("puzzles", *args.split(), stdin=stdin)
    assert ran.code == 2 and why in ran.err and len(ran.err.splitlines()) == 1
    assert not list(tmp_path.glob("*.jsonl"))


def test_what_is_kept_and_broken_is_not_written_over(run: Run, house: Path) -> None:
    file = house / "data" / "puzzles.json"
    file.parent.mkdir()
    file.write_text("nonsense")
    ran = run("puzzles", "age-of-war", HARD.id, stdin="1")
    assert ran.code == 2 and "cannot be read" in ran.err and file.read_text() == "nonsense"


def test_a_run_that_was_killed_goes_on_to_the_same_end(run: Run, tmp_path: Path) -> None:
    whole, cut = tmp_path / "whole.jsonl", tmp_path / "cut.jsonl"
    make = ("puzzles", "make", "age-of-war", "--count", 5, "--seed", 3, "--out")
    assert run(*make, whole).out == f"5 puzzles in {whole}.\n"
    lines = whole.read_bytes().splitlines(keepends=True)
    assert len(lines) > 1
    cut.write_bytes(lines[0] + lines[1][: len(lines[1]) // 2])
    ran = run(*make, cut, "--json")
    assert json.loads(ran.out) == {"game": "age-of-war", "file": str(cut), "puzzles": 5}
    assert cut.read_bytes() == whole.read_bytes()
    ran = run("puzzles", "make", "age-of-war", "--seed", 4, "--out", cut)
    assert ran.code == 2 and "made with seed 3, not 4" in ran.err
    assert cut.read_bytes() == whole.read_bytes()
