"""`wartable learn`: the list of lessons, and lessons taken by piped input."""

from __future__ import annotations

import json
import os
import re
import shutil
import sys
from importlib.resources import files
from pathlib import Path

import pytest
from toy_cellar import ToyCellar

from tests.cli.conftest import Run
from tests.cli.test_play import converse
from wartable import plugin
from wartable.lessons import NEXT, lessons

LOOK = ("learn", "toy-cellar", "first-look")
WHOLE = "\npeek\nwalk\nwalk\nwalk\nstop\n\n"
SAID = {
    "en": ("A first look", "Look at: the door", "· Guest: sees 5.", "step 1.", "You know what"),
    "uk": ("Перший погляд", "Погляньте: двері", "· Гість: бачить 5.", "крок 1.", "Ви знаєте"),
    "ru": ("Первый взгляд", "Посмотрите: дверь", "· Гость: видит 5.", "шаг 1.", "Вы знаете"),
}


def kept(house: Path) -> str:
    file = house / "data" / "lessons" / "toy-cellar" / "first-look.txt"
    return file.read_text("utf-8") if file.exists() else ""


def test_the_list(run: Run, house: Path) -> None:
    ran = run("learn")
    assert ran.code == 0 and not ran.err
    shown = re.findall(r"^(?:  )?([a-z]\S*)", ran.out, re.M)
    named = [[id, *(each.id for each in lessons(game))] for id, game in plugin.games().items()]
    assert shown == [name for names in named if len(names) > 1 for name in names]
    assert "toy-cellar  Toy cellar\n  first-look  A first look  2 min" in ran.out
    run(*LOOK, stdin="\n")
    assert run("learn", "toy-cellar", "--lang", "uk").out.split()[-1] == "розпочато"
    run(*LOOK, stdin=WHOLE[1:])
    assert run("learn", "toy-cellar").out.split()[-1] == "done"
    assert "There are no lessons here" in run("learn", "toy-auction").out


def test_the_list_for_programs(run: Run) -> None:
    row = {"game": "toy-cellar", "id": "first-look", "title": "Первый взгляд", "minutes": 2}
    assert json.loads(run("learn", "toy-cellar", "--json", "--lang", "ru").out) == [row]
    assert json.loads(run(*LOOK, "--json", "--lang", "ru").out) == [row]
    assert {**row, "title": "A first look"} in json.loads(run("learn", "--json").out)
    assert json.loads(run("learn", "toy-auction", "--json").out) == []


@pytest.mark.parametrize("lang", SAID)
def test_a_whole_lesson(run: Run, house: Path, lang: str) -> None:
    ran = run(*LOOK, "--lang", lang, stdin=WHOLE)
    assert ran.code == 0, ran.err
    assert all(words in ran.out for words in SAID[lang])
    assert ran.out.index(SAID[lang][1]) < ran.out.index(SAID[lang][2])
    sees = SAID[lang][2].split()[2]
    assert ran.out.count(f" {sees} ") == 1  # not what the other one saw behind the door
    assert ran.out.count(SAID[lang][0]) == 2 and kept(house) == "; done\n"


@pytest.mark.parametrize("id", [id for id, game in plugin.games().items() if lessons(game)])
def test_the_first_lesson_of_every_game_in_eighty_columns(run: Run, house: Path, id: str) -> None:
    lesson = lessons(plugin.games()[id])[0]
    ran = run("learn", id, lesson.id, "--lang", "ru", "--auto")
    assert ran.code == 0, ran.err
    assert ran.out.count(lesson.title["ru"]) == 2 and "\x1b" not in ran.out
    assert [line for line in ran.out.splitlines() if len(line.rstrip()) > 80] == []


def test_answers_that_do_not_lead_on(run: Run, house: Path) -> None:
    ran = run(*LOOK, stdin="\nwalk\nstop\n3\n\n?\n2\n?\nstop\n")
    assert ran.code == 0, ran.err
    assert ran.out.count("The rules allow this, but this step is about something else.") == 1
    assert ran.out.count("Who stops now gains nothing.") == 2
    assert "2 Peek\n" in ran.out and "1 Walk\n" in ran.out  # the hints
    assert "Not this time" not in ran.out  # for the goal can still be missed in words of its own
    assert ran.out.count("That was not enough.") == 1
    assert ran.out.count("3/4 Bring home eight points.") == 2  # it begins again
    assert kept(house) == f"{NEXT}\npeek\n"


WRONG = {
    "sing": "Not understood: nothing is to be done here: read, then go on",
    "\nsing": "Not understood: 'sing' is not one of walk, peek, stop",
    "\n9": "Not understood: there is no action 9; 1 to 3 are",
    "\n²": "Not understood: '²' is not one of walk",
    f"\n{'9' * 5000}": "there is no action 999",
    "\npeek\npeek": "peek: You have looked already. (C-1)",
}


@pytest.mark.parametrize("stdin", WRONG, ids=lambda line: line.strip()[:9])
def test_a_bad_line_of_a_script_stops_it(run: Run, house: Path, stdin: str) -> None:
    ran = run(*LOOK, stdin=f"{stdin}\n\n\n")
    assert ran.code == 2 and ran.err.count("\n") == 1
    assert ran.err.startswith("wartable: ") and WRONG[stdin] in ran.err
    assert kept(house).split() == [NEXT, "peek"][: stdin.count("\n")]


def test_a_lesson_is_left_and_taken_up_again(run: Run, house: Path) -> None:
    left = run(*LOOK, stdin="\npeek\nwalk\nquit\n")
    assert "Go on with: wartable learn toy-cellar first-look" in left.out
    again = run(*LOOK, stdin="walk\nwalk\nstop\n")
    assert "3/4" in again.out and "1/4" not in again.out
    assert "Guest: sees 5." not in again.out and "Guest: step 2." in again.out
    assert "· Guest: stops, gains 8; the treasure was 5." in again.out
    assert "1/4" in run(*LOOK, "--again", stdin="quit\n").out
    assert "4/4" in run(*LOOK, stdin="\n").out  # who only looked has lost nothing
    anew = run(*LOOK, stdin="\nback\n\n")
    assert "1/4" in anew.out and anew.out.count("2/4") == 2
    assert kept(house) == f"; done\n{NEXT}\n"


def test_what_is_kept_of_a_lesson_that_has_changed_leads_as_far_as_it_can(
    run: Run, house: Path
) -> None:
    run(*LOOK, stdin="\n")
    file = house / "data" / "lessons" / "toy-cellar" / "first-look.txt"
    file.write_text(f"{NEXT}\ndance\nwalk\n", encoding="utf-8")
    assert "2/4" in run(*LOOK, stdin="").out
    file.write_bytes(b"\xff\xff")
    ran = run(*LOOK, stdin="")
    assert ran.code == 2 and str(file) in ran.err and ran.err.count("\n") == 1


def test_at_a_real_terminal(house: Path) -> None:
    """What is wrong costs nothing: the learner is asked again."""
    env = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join(part for part in sys.path if part),
        "WARTABLE_DATA_DIR": str(house / "data"),
        "TERM": "xterm",
        "NO_COLOR": "1",
        "WARTABLE_LANG": "en",
    }
    seen = converse(
        list(LOOK),
        [
            ("Guest>", "sing\r"),
            ("nothing is to be done here", ""),
            ("Guest>", "\r"),
            ("2/4", ""),
            ("Guest>", "9\r"),
            ("there is no action 9", ""),
            ("Guest>", "2\r"),
            ("sees 5.", ""),
            ("Guest>", "peek\r"),
            ("You have looked already. (C-1)", ""),
            ("Guest>", "quit\r"),
            ("Go on with: wartable learn toy-cellar first-look", ""),
        ],
        env,
    )
    assert "Traceback" not in seen and kept(house) == f"{NEXT}\npeek\n"


def test_commands(run: Run) -> None:
    ran = run(*LOOK, stdin="help\n\nlist wal\nboard\nrules\nrules c-1\n")
    assert ran.code == 0, ran.err
    assert "the action that leads on" in ran.out
    assert ran.out.count("Steps so far: 0 [?]") == 2  # not again where nothing has changed
    assert "Walk, peek, stop." in ran.out and "C-1: A turn is steps" in ran.out


def test_a_lesson_takes_itself(run: Run, house: Path) -> None:
    ran = run(*LOOK, "--auto")
    assert ran.code == 0 and "Guest> peek" in ran.out and "Guest> stop" in ran.out
    assert "That was the lesson “A first look”." in ran.out and kept(house) == ""


GOOD = "minutes 1\nen A\nuk Б\nru Б\ntreasure 5\nstep one\nen A\nuk Б\nru Б\n"


@pytest.mark.parametrize(
    "more, why, listed",
    [
        ("dance\n", "01-a.lesson:10: 'dance' is none of", False),
        ("do 1 walk\n", "01-a.lesson:10: ", True),
        ("show gate\n", "01-a.lesson:6: step one: no piece gate; there are: door", True),
    ],
)
def test_a_broken_lesson_is_told_of_by_file_and_line(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, more: str, why: str, listed: bool
) -> None:
    package = tmp_path / f"their_{tmp_path.name}"
    (package / "lessons").mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / "lessons" / "01-a.lesson").write_text(GOOD + more, encoding="utf-8")
    (package / "setup.py").write_text("from toy_cellar.setup import Table as Table\n")
    shutil.copytree(str(files("toy_cellar") / "locales"), package / "locales")
    monkeypatch.syspath_prepend(tmp_path)
    their = type("Their", (ToyCellar,), {"id": "their-game", "package": package.name})()
    known = {**plugin.games(), their.id: their}
    monkeypatch.setattr(plugin, "games", lambda: known)
    ran = run("learn", "their-game", "a", "--auto")
    assert ran.code == 1 and ran.err.startswith(f"wartable: their-game: {why}")
    ran = run("learn")
    assert "toy-cellar" in ran.out and ("their-game" in ran.out) == listed
    assert ran.code == int(not listed) and (why in ran.err) != listed
