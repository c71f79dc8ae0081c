"""`wartable play`, piped: transcripts of whole sittings."""

from __future__ import annotations

import os
import pty
import select
import signal
import stat
import sys
import time
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from wartable.play import Record, check, verify
from wartable.plugin import games


def test_a_game_by_numbers_and_by_words(run: Run, house: Path) -> None:
    ran = run(
        "play", "toy-cellar", "--seats", "me:Anna,me:Boris", "--seed", 3, "--save", house / "a.wtr",
        stdin="walk\n1\nstop\n  PEEK \nstop\n",
    )  # fmt: skip
    assert ran.code == 0, ran.err
    assert "· Anna: step 2." in ran.out
    assert "Everybody has been in the cellar." in ran.out
    record = Record.parse((house / "a.wtr").read_text("utf-8"))
    texts = [entry.text for entry in record.entries if entry.seat != 7]
    assert texts == ["walk", "walk", "stop", "peek", "stop"]
    assert verify(record) == 2


def test_a_seed_gives_the_same_game(run: Run, house: Path) -> None:
    args = ("play", "toy-auction", "--seats", "bot:random,bot:easy", "--seed", 11, "--save")
    for name in ("a.wtr", "b.wtr"):
        assert run(*args, house / name).code == 0
    assert (house / "a.wtr").read_text("utf-8") == (house / "b.wtr").read_text("utf-8")
    run("play", "toy-auction", "--seats", "bot:random,bot:easy", "--save", house / "c.wtr")
    assert (house / "c.wtr").read_text("utf-8") != (house / "a.wtr").read_text("utf-8")


def test_the_end_of_input_saves_and_the_save_goes_on(run: Run, house: Path) -> None:
    file = house / "deep" / "save.wtr"
    ran = run("play", "toy-cellar", "--seats", "me,bot:random", "--save", file, stdin="walk\n")
    assert ran.code == 0
    assert f"wartable play --resume {file}" in ran.out
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert "[Seed " in file.read_text("utf-8") and '[Players "me | bot:random"]' in file.read_text(
        "utf-8"
    )
    ran = run("play", "--resume", file, stdin="walk\nstop\n")
    assert ran.code == 0, ran.err
    match = check(Record.parse(file.read_text("utf-8")))
    assert match.over and match.outcome is not None and match.outcome.standings[0] == 2


def test_without_a_name_a_save_lies_in_the_data_folder(run: Run, house: Path) -> None:
    run("play", "toy-cellar", stdin="")
    run("play", "toy-cellar", stdin="")
    assert len(list((house / "data" / "saves").glob("toy-cellar-*.wtr"))) == 2


def test_undo_takes_back_steps_but_not_what_was_shown(run: Run, house: Path) -> None:
    """Undo stops at a roll, at another's action, and at something that came to light."""
    file = house / "a.wtr"
    ran = run(
        "play", "toy-cellar", "--seats", "me,me", "--save", file,
        stdin="undo\nwalk\nwalk\nundo\npeek\nwalk\nundo\nundo\n",
    )  # fmt: skip
    assert ran.out.count("Nothing to take back") == 2
    assert ran.out.count("Taken back: walk") == 2
    texts = [entry.text for entry in Record.parse(file.read_text("utf-8")).entries[1:]]
    assert texts == ["walk", "peek"]


def test_a_shared_screen_shows_each_its_own(run: Run) -> None:
    ran = run("play", "toy-auction", "--seats", "me:Anna,me:Boris", "--seed", 1, stdin="pass\n")
    anna, _, boris = ran.out.partition("To act: Boris")
    assert "To act: Anna" in anna
    assert "Anna: draws card" in anna and "Boris: draws a card" in anna
    assert "Boris: draws card" in boris and "Boris: draws card" not in anna
    assert "Anna: draws card" not in boris


def test_the_clock_may_speak(run: Run) -> None:
    ran = run(
        "play", "toy-auction", "--seats", "me,me", "--seed", 1, stdin="bid 5\ntime-up\nquit\n"
    )
    if "Time is up" not in ran.out:
        raise AssertionError(ran.out + ran.err)
    assert ran.out.count("· Time is up.") == 1


def test_commands(run: Run) -> None:
    ran = run(
        "play", "toy-auction", "--seats", "me,bot:easy", "--seed", 5,
        stdin="?\nodds\nlist bid\nboard\nlog\nrules\nhelp\nsave\nquit\n",
    )  # fmt: skip
    assert ran.code == 0, ran.err
    assert "The highest card wins most often." in ran.out
    assert "16.7 %" in ran.out
    assert ran.out.count("Bid a card; the highest single bid takes the prize.") == 2
    assert "take back your last action" in ran.out
    assert "   1. Guest: draws card" in ran.out


@pytest.mark.parametrize("lang", ["en", "uk", "ru"])
def test_eighty_columns_without_colour(run: Run, lang: str) -> None:
    ran = run(
        "play", "age-of-war", "--seats", "me,bot:hard,bot:easy", "--lang", lang, "--seed", 7,
        stdin="help\n?\nlose\nlog\n",
    )  # fmt: skip
    assert ran.code == 0, ran.err
    assert "\x1b" not in ran.out
    long = [line for line in ran.out.splitlines() if len(line.rstrip()) > 80]
    assert all("SHA-256" in line or "--resume" in line for line in long), long


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("sing", "Not understood: 'sing' is not one of walk, peek, stop"),
        ("9", "there is no action 9; 1 to 3 are"),
        ("hide 3", "Not understood"),
    ],
)
def test_a_bad_line_of_a_script_stops_it(run: Run, house: Path, line: str, says: str) -> None:
    file = house / "a.wtr"
    ran = run(
        "play", "toy-cellar", "--seats", "me,me", "--save", file, stdin=f"walk\n{line}\nwalk\n"
    )
    assert ran.code == 2
    assert says in ran.err and ran.err.count("\n") == 1
    assert [entry.text for entry in Record.parse(file.read_text("utf-8")).entries[1:]] == ["walk"]


def test_a_refused_action_names_the_rule(run: Run) -> None:
    ran = run("play", "toy-cellar", "--seats", "me,me", stdin="peek\npeek\n")
    assert ran.code == 2
    assert ran.err == "wartable: peek: You have looked already. (C-1)\n"


def test_a_bad_first_line_changes_nothing(run: Run, house: Path) -> None:
    file = house / "a.wtr"
    run("play", "toy-cellar", "--seats", "me,me", "--save", file, stdin="walk\n")
    before = file.read_bytes()
    assert run("play", "--resume", file, stdin="sing\n").code == 2
    assert file.read_bytes() == before


def converse(args: list[str], answers: list[tuple[str, str]], env: dict[str, str]) -> str:
    """A person at a real terminal: wait for a text, then type an answer."""
    pid, handle = pty.fork()
    if pid == 0:
        os.execve(sys.executable, [sys.executable, "-c", PROGRAM, *args], env)
    seen, mark, deadline = "", 0, time.monotonic() + 300
    while time.monotonic() < deadline:
        if select.select([handle], [], [], 0.2)[0]:
            try:
                data = os.read(handle, 65536)
            except OSError:
                break
            if not data:
                break
            seen += data.decode(errors="replace")
            if b"\x1b[6n" in data:
                os.write(handle, b"\x1b[1;1R")
        if answers and answers[0][0] in seen[mark:]:
            mark = seen.index(answers[0][0], mark) + len(answers[0][0])
            os.write(handle, answers.pop(0)[1].encode())
    else:
        os.kill(pid, signal.SIGKILL)
    os.waitpid(pid, 0)
    assert not answers, f"never seen: {answers[0][0]!r} in {seen[-2000:]!r}"
    return seen


PROGRAM = """
import wartable.plugin as plugin
from toy_cellar import GAME
plugin.games = lambda: {GAME.id: GAME}
from wartable.cli import main
main()
"""


def test_at_a_real_terminal(house: Path) -> None:
    """Completion, a curtain between two people, being asked twice, a mistake that costs nothing."""
    env = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join(part for part in sys.path if part),
        "WARTABLE_DATA_DIR": str(house),
        "TERM": "xterm",
        "NO_COLOR": "1",
        "WARTABLE_LANG": "en",
    }
    seen = converse(
        ["play", "toy-cellar", "--seats", "me:Anna,me:Boris", "--save", str(house / "t.wtr")],
        [
            ("Pass the screen to: Anna", "\r"),
            ("Anna>", "wa"),
            ("walk", "\t"),  # offered below the line
            ("lk", "\r"),  # taken into it
            ("step 1", ""),
            ("Anna>", "sing\r"),
            ("Not understood", ""),
            ("Anna>", "3\r"),
            ("sure?", "yes\r"),
            ("Pass the screen to: Boris", "\r"),
            ("Boris>", "quit\r"),
            ("Saved in", ""),
        ],
        env,
    )
    assert "Traceback" not in seen
    entries = Record.parse((house / "t.wtr").read_text("utf-8")).entries
    assert [entry.text for entry in entries if entry.seat == 0] == ["walk", "stop"]


def test_a_game_of_earlier_rules_says_by_which_it_goes_on(run: Run, tmp_path: Path) -> None:
    id = next(id for id, plugin in games().items() if plugin.oldest_rules == 1)
    said = "Rules: version 1, as when the game began; new games are played by version 2."
    old = run("play", id, "--option", "rules=1", "--save", tmp_path / "old.wtr", stdin="")
    assert said in old.out
    assert said in run("play", "--resume", tmp_path / "old.wtr", stdin="").out
    assert "version 1" not in run("play", id, "--save", tmp_path / "new.wtr", stdin="").out


def test_a_companion_speaks_before_and_after_a_move(run: Run, house: Path) -> None:
    """It judges choices, does what is the only choice and says so, and is there for one person."""
    args = ("--companion", "--seed", 4, "--option", "first=0", "--save", house / "a.wtr")
    ran = run("play", "age-of-war", "--seats", "me,bot:random", *args, stdin="lose\nlose\nquit\n")
    assert ran.code == 0, ran.err
    said = " ".join(ran.out.split())
    assert said.count("Lose a die: ") == 2 and "--companion" in said
    assert "of your chance to win" in said or "The best there was" in said
    walked = run(
        "play", "toy-cellar", "--seats", "me,bot:random", "--companion", "--save", house / "b.wtr",
        stdin="walk\nwalk\npeek\nwalk\n",
    )  # fmt: skip
    assert "There are 3 things you can do here." in " ".join(walked.out.split())
    refused = run("play", "toy-cellar", "--seats", "me,me", "--companion")
    assert refused.code == 2 and "one person against bots" in refused.err
