"""From the packaged data file to a game that goes on with a corrected one, step by step."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from wartable.plugin import games

CORRECTABLE = [id for id, plugin in games().items() if plugin.data_text()]
CHANGES = {  # a line of each file: as packaged, corrected, and a file with nothing else
    "age-of-war": ('en = "Wan"', 'en = "Nanyang"', 'format = 1\n[city.wan]\nen = "Nanyang"\n'),
    "age-of-heroes": (
        "hand_limit = { value = 5",
        "hand_limit = { value = 7",
        '[about]\ngame = "age-of-heroes"\nschema = 1\n[single]\nhand_limit = { value = 7 }\n',
    ),
    "small-samurai-empires": (
        "bonus = [3, 1]",
        "bonus = [17, 1]",
        "format = 1\n[region.purple]\nbonus = [17, 1]\n",
    ),
}


@pytest.mark.parametrize("id", CHANGES)
def test_export_correct_check_play_and_go_on(id: str, run: Run, tmp_path: Path) -> None:
    usual, corrected, short = CHANGES[id]
    assert run("data", "export", id).out == games()[id].data_text()
    box = tmp_path / "my box's.toml"
    told = run("data", "export", id, box)
    assert told.code == 0 and box.read_text(encoding="utf-8") == games()[id].data_text()
    again = run("data", "export", id, box)
    assert again.code == 2 and str(box) in again.err and again.err.count("\n") == 1
    nowhere = run("data", "export", id, tmp_path / "missing" / "box.toml")
    assert nowhere.code == 2 and "missing" in nowhere.err and nowhere.err.count("\n") == 1
    assert not (tmp_path / "missing").exists()
    check = shlex.split(told.out[told.out.index("wartable data check") :])[1:]
    assert run(*check).out.rstrip().endswith("0")
    whole = box.read_text(encoding="utf-8")
    assert usual in whole
    for text in (whole.replace(usual, corrected, 1), short):
        box.write_text(text, encoding="utf-8")
        *changed, fine = run(*check).out.splitlines()
        assert changed and all("→" in line for line in changed)
        assert len(changed) == 1 and fine.rstrip().endswith("1")
    seats = ["--seats", "me,bot:random", "--seed", 3, "--save", tmp_path / "a game.wtr"]
    left = run("play", id, *seats, "--data", box, stdin="1\n")
    assert left.code == 0
    line = re.search(r"wartable play --resume .*", left.out)
    assert line is not None
    resumed = run(*shlex.split(line[0])[1:], stdin="1\n")
    assert resumed.code == 0 and line[0] in resumed.out


def test_a_game_without_a_data_file_has_none_to_export(run: Run) -> None:
    id = next(id for id, plugin in games().items() if not plugin.data_text())
    told = run("data", "export", id)
    assert told.code == 2 and not told.out and all(known in told.err for known in CORRECTABLE)
