"""Contests at the command line: strangers' bots, round robin, results files, records."""

from __future__ import annotations

import json
import os
import re
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Ran, Run
from tools import leaderboard

PAGE = Path(__file__).parents[2] / "docs" / "arena.md"
FAILING = """
class Illegal:
    def choose(self, seen): return 10**6
class Raises:
    def choose(self, seen): raise ValueError("no\\nidea")
class Leaves:
    def choose(self, seen): raise SystemExit(3)
class Words:
    def choose(self, seen): return "pass"
class Mute: pass
class Ends:
    def __init__(self): raise SystemExit(0)
class Nameless:
    def choose(self, seen): raise ValueError(object())
class First:
    def choose(self, seen): return seen.legal[0]
class Two(First):
    def opinion(self, seen): raise ValueError("not asked in a contest")
"""


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of one's own, where the command is called."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    for module in ("failing", "mybot"):  # of another test
        monkeypatch.delitem(sys.modules, module, raising=False)
    return tmp_path


def arena(run: Run, *args: object) -> Ran:
    return run("arena", "toy-auction", *args)


def test_the_bot_of_the_page_takes_part(run: Run, here: Path) -> None:
    (text,) = re.findall(r"^```python\n(.*?)^```", PAGE.read_text("utf-8"), re.S | re.M)
    (here / "mybot.py").write_text(text)
    args = ("--seats", "py:mybot:Steady,bot:random", "--games", 10, "--option", "cap=6")
    ran = run("arena", "age-of-war", *args, "--json")
    assert ran.code == 0, ran.err
    told = json.loads(ran.out)
    assert told["faults"] == [] and told["entrants"][0]["rate"] > 0.5


def test_a_bot_that_fails_loses_that_game_with_a_line(run: Run, here: Path) -> None:
    (here / "failing.py").write_text(FAILING)
    names = [f"py:failing:{name}" for name in ("Illegal", "Raises", "Leaves", "Words")]
    args = ("--games", 2, "--round-robin", "--records", "records", "--json")
    ran = arena(run, "--seats", ",".join(["bot:random", *names]), *args)
    assert ran.code == 0
    assert "py:failing:Raises loses game 2: ValueError: no idea" in ran.err
    assert "py:failing:Illegal loses game 0: 1000000 is not legal" in ran.err
    assert re.search("py:failing:Leaves loses game 4: .*left", ran.err)
    assert "py:failing:Words loses game 6: TypeError" in ran.err
    told = json.loads(ran.out)
    assert told["pairs"][0]["won"] == 2 and len(told["faults"]) == 20
    assert len(list((here / "records").iterdir())) == 20
    assert run("check", "records/0000000.wtr").code == 0


@pytest.mark.parametrize(
    ("seats", "why"),
    [
        ("py:nowhere:Bot,bot:random", "No module named 'nowhere'"),
        ("py:failing:Bot,bot:random", "no attribute 'Bot'"),
        ("py:failing:Mute,bot:random", "it has no method choose(seen)"),
        ("py:failing:Ends,bot:random", "SystemExit: 0"),
        ("py:sys:exit,bot:random", "exit is no class"),
        ("py:failing,bot:random", "py:MODULE:CLASS"),
        ("bot:easy@fast,bot:random", "behind @ stands"),
        ("bot:easy@0s,bot:random", "behind @ stands"),
        ("bot:easy@9,bot:random", "do not count simulations"),
        ("bot:easy,bot:random --simulations 0", "--simulations 0: 1 to"),
        ("bot:easy,bot:random --simulations 9 --budget 1", "not both"),
        ("bot:easy,bot:random --table 2", "--table is for --round-robin"),
        ("bot:easy,bot:easy --round-robin", "bot:easy takes part twice"),
        ("bot:easy,bot:random --round-robin --table 3", "as many bots"),
        ("bot:easy,bot:random --plot picture.gif", "neither"),
        ("bot:easy,bot:random --results -", "--results needs a name, not -"),
        ("bot:easy,bot:random --records -", "--records needs a name, not -"),
        ("bot:easy,bot:random --seed -1", "--seed -1: 0 to"),
        ("bot:easy,bot:random --seed 9999999999999", "0 to"),
    ],
)
def test_what_is_wrong_is_said_before_the_first_game(
    run: Run, here: Path, seats: str, why: str
) -> None:
    (here / "failing.py").write_text(FAILING)
    ran = arena(run, "--seats", *seats.split())
    assert ran.code == 2 and why in ran.err


def test_a_contest_that_was_ended_goes_on_and_comes_to_the_same_end(run: Run, here: Path) -> None:
    (here / "failing.py").write_text(FAILING)
    args = (
        "--seats",
        "bot:easy,bot:random,py:failing:First",
        "--round-robin",
        "--games",
        4,
        "--json",
    )
    whole = arena(run, *args, "--results", "whole.jsonl")
    lines = (here / "whole.jsonl").read_text().splitlines(keepends=True)
    assert len(lines) == 1 + 3 * 4
    (here / "cut.jsonl").write_text("".join(lines[:4]) + lines[4][:20])
    again = arena(run, *args, "--results", "cut.jsonl")
    assert again.code == whole.code == 0 and again.out == whole.out
    assert sorted((here / "cut.jsonl").read_text().splitlines(True)) == sorted(lines)
    other = arena(run, *args, "--results", "cut.jsonl", "--seed", 5)
    assert other.code == 2 and "another contest: seed 0, not 5" in other.err


def test_a_results_file_is_checked_and_played_again(run: Run, here: Path) -> None:
    (here / "failing.py").write_text(FAILING)
    args = ("--seats", "bot:easy,bot:random,py:failing:First", "--round-robin", "--games", 2)
    assert arena(run, *args, "--results", "mine.jsonl").code == 0
    ran = run("results", "mine.jsonl", "--again", 9)
    assert ran.code == 0 and "games 6, missing 0" in ran.out and "rating" in ran.out
    assert len(json.loads(run("results", "mine.jsonl", "--json").out)["entrants"]) == 3
    text = (here / "mine.jsonl").read_text()
    piped = run("results", "-", "--again", 2, stdin=text)
    assert piped.code == 0 and "-: games 6, missing 0" in piped.out
    (here / "bent.jsonl").write_text(re.sub('"scores":\\[.*?]', '"scores":[99,99]', text))
    bent = run("results", "bent.jsonl", "--again", 9)
    assert bent.code == 1 and "ends otherwise" in bent.err
    for wrong, why in (
        (text.replace('"game":1,', '"game":0,'), "line 3: game 0 is there twice"),
        (text.replace('"game":1,', '"game":99,'), "line 3: the contest has no game 99"),
        (re.sub('"places":\\[.*?]', '"places":[2,2]', text), "line 2: places of game 0 cannot be"),
        (text.replace('"seats":[0,1]', '"seats":[1,2]'), "others sit there"),
        (re.sub('"decisions":.*?}', '"decisions":-1}', text), "game 0 has -1 decisions"),
        (failed(text, 5), "line 2: in game 0 the bot of seat 5 failed"),
        (failed(text, 0).replace("[2,1]", "[1,2]"), "line 2: places of game 0 cannot be"),
        (text.replace('"results":1', '"results":9'), "line 1: format 9, not 1"),
        (text.replace("toy-auction", "go"), "line 1: no game 'go'"),
        (text.replace('"table":2', '"table":9'), "line 1: toy-auction is played by"),
        (text.replace('"table":2', '"table":4'), "line 1: 3 entrants for a table of 4"),
        (text.replace("bot:random", "bot:easy"), "line 1: an entrant is there twice"),
        (text.replace('"games":2', '"games":0'), "line 1: a contest of 0 games"),
        (text.replace('"games":2', '"games":4000000'), "line 1: a contest of 12000000 games"),
        (text.replace('"seed":0', '"seed":-1'), "line 1: seed -1"),
        (text.replace('"seconds":null', '"seconds":0'), "line 1: seconds 0"),
        (text.replace('"simulations":null', '"simulations":0'), "line 1: simulations 0"),
        (re.sub('"options":{.*?}', '"options":{"fly":1}', text), "line 1: no option 'fly'"),
        (re.sub('"options":{.*?}', '"options":{}', text), "line 1: options are missing"),
        ("{}\n", "line 1"),
    ):
        (here / "wrong.jsonl").write_text(wrong)
        ran = run("results", "wrong.jsonl")
        assert ran.code == 1 and why in ran.err
    assert run("results", "nowhere.jsonl").code == 2
    assert "--again -1: 0 to" in run("results", "mine.jsonl", "--again", -1).err


def test_bots_are_asked_alike_with_records_and_without(run: Run, here: Path) -> None:
    """Else a contest that kept records could not be played again."""
    (here / "failing.py").write_text(FAILING)
    args = ("--seats", "py:failing:Two,bot:random", "--games", 2, "--results", "mine.jsonl")
    assert arena(run, *args, "--records", "records").code == 0
    assert "fault" not in (here / "mine.jsonl").read_text()
    assert run("results", "mine.jsonl", "--again", 2).code == 0


def test_wins_are_told_without_luck_too(run: Run, here: Path) -> None:
    """What chance gave is in the results file, so that it need not be played again for it."""
    seats = ("arena", "age-of-war", "--seats", "bot:hard,bot:easy", "--option", "cap=4")
    args = (*seats, "--games", 8, "--results", "mine.jsonl")
    plain = json.loads(run(*args, "--json").out)["entrants"][0]
    assert plain["adjusted"] is None and "luck" not in (here / "mine.jsonl").read_text()
    (here / "mine.jsonl").unlink()
    told = run(*args, "--luck")
    assert told.code == 0 and "without luck" in told.out
    hard, easy = json.loads(run("results", "mine.jsonl", "--json").out)["entrants"]
    assert hard["rate"] == plain["rate"]
    assert hard["adjusted"]["rate"] == pytest.approx(1 - easy["adjusted"]["rate"])
    assert hard["adjusted"]["low"] < hard["adjusted"]["rate"] < hard["adjusted"]["high"]
    assert run("results", "mine.jsonl", "--again", 8).code == 0
    bent = (here / "mine.jsonl").read_text().replace('"luck":[', '"luck":[0.1,')
    (here / "bent.jsonl").write_text(bent)
    assert "game 0 has 2 seats" in run("results", "bent.jsonl").err
    ran = arena(run, "--seats", "bot:easy,bot:random", "--luck")
    assert ran.code == 2 and "toy-auction cannot tell luck from skill" in ran.err


def failed(text: str, seat: int) -> str:
    """The same file, where a bot failed in the first game."""
    return re.sub(r"}\n(.*?)}\n", rf'}}\n\1,"fault":{{"seat":{seat},"why":"-"}}}}\n', text, count=1)


def test_how_a_failure_is_worded_does_not_count(run: Run, here: Path) -> None:
    (here / "failing.py").write_text(FAILING)
    args = ("--seats", "py:failing:Nameless,bot:random", "--games", 2, "--results", "mine.jsonl")
    assert "object object at 0x" in arena(run, *args).err
    text = (here / "mine.jsonl").read_text()
    (here / "mine.jsonl").write_text(text.replace("object at 0x", "object at 0xff"))
    assert run("results", "mine.jsonl", "--again", 2).code == 0


def test_games_of_an_earlier_run_get_their_records(run: Run, here: Path) -> None:
    """Those that are in the results file already are played again for it, and must end alike."""
    args = ("--seats", "bot:easy,bot:random", "--results", "mine.jsonl", "--games", 4)
    assert arena(run, *args).code == 0
    lines = (here / "mine.jsonl").read_text().splitlines(keepends=True)
    (here / "mine.jsonl").write_text("".join(lines[:3]))
    assert arena(run, *args, "--records", "games").code == 0
    assert (here / "mine.jsonl").read_text() == "".join(lines)
    assert run("verify", *sorted((here / "games").iterdir())).code == 0
    assert len(list((here / "games").iterdir())) == 4
    (here / "mine.jsonl").write_text("".join(lines).replace('"decisions":', '"decisions":1'))
    assert arena(run, *args, "--records", "games").code == 0  # none is missing
    ran = arena(run, *args, "--records", "others")
    assert ran.code == 2 and "game 0 ends otherwise" in ran.err
    timed = ("--seats", "bot:random,bot:easy", "--results", "timed.jsonl", "--games", 2)
    assert arena(run, *timed, "--budget", 1).code == 0
    ran = arena(run, *timed, "--budget", 1, "--records", "timed")
    assert ran.code == 2 and "games without a record: 2" in ran.err


def test_a_power_cut_leaves_whole_files(
    run: Run, here: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is written is on the disk before it gets its name, and a game before the next one."""
    seen: list[tuple[int, bool]] = []

    def synced(file: int) -> None:
        seen.append((os.fstat(file).st_size, (here / "mine.jsonl").exists()))

    monkeypatch.setattr(os, "fsync", synced)
    args = ("--seats", "bot:easy,bot:random", "--results", "mine.jsonl", "--games", 2)
    assert arena(run, *args).code == 0
    lines = (here / "mine.jsonl").read_bytes().splitlines(keepends=True)
    sizes = [len(b"".join(lines[: n + 1])) for n in range(3)]
    assert seen == list(zip(sizes, (False, True, True), strict=True))


def test_games_by_the_clock_are_not_played_again(run: Run, here: Path) -> None:
    args = ("--seats", "bot:random,bot:random", "--games", 1, "--budget", 1, "--option", "cap=6")
    assert run("arena", "age-of-war", *args, "--results", "mine.jsonl").code == 0
    ran = run("results", "mine.jsonl", "--again", 1)
    assert ran.code == 2 and "by the clock" in ran.err


def test_self_play_from_the_command_line(run: Run, here: Path) -> None:
    args = ("selfplay", "toy-auction", "--games", 3, "--out", "games")
    ran = run(*args, "--level", "easy", "--json")
    assert ran.code == 0, ran.err
    told = json.loads(ran.out)
    assert (told["games"], told["shards"]) == (3, 1) and told["rows"] > 3
    assert run("verify", *(here / "games").rglob("*.wtr")).code == 0
    for wrong, why in (
        ([], "say who plays"),
        (["--level", "easy", "--seats", "bot:easy,bot:easy"], "say who plays"),
        (["--level", "easy", "--shard", "0"], "--shard 0: 1 to"),
        (["--level", "easy", "--seed", "3"], "seed 0, not 3"),
        (["--level", "easy", "--out", "-"], "--out needs a name, not -"),
        (["--level", "god"], "no level 'god'"),
    ):
        ran = run(*args, *wrong)
        assert ran.code == 2 and why in ran.err


def test_the_leaderboard_says_what_its_results_say() -> None:
    files = sorted((PAGE.parent / "leaderboard").glob("*.jsonl"))
    assert files
    page = (PAGE.parent / "leaderboard.md").read_text("utf-8")
    assert "\n".join(leaderboard.table(files)) in page
    answers = sorted((PAGE.parent / "leaderboard" / "answers").glob("*.jsonl"))
    assert answers and "\n".join(leaderboard.answers(answers)) in page
