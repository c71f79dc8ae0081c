"""Records at the command line: replay, check, verify, odds, show; games, arena, doctor, data."""

from __future__ import annotations

import json
import re
import sys
from importlib.resources import files
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests.cli.conftest import Run


@pytest.fixture
def finished(run: Run, house: Path) -> Path:
    file = house / "done.wtr"
    seats = "bot:easy,bot:random"
    run("play", "age-of-war", "--seats", seats, "--seed", 2, "--option", "cap=12", "--save", file)
    return file


def test_a_finished_record_is_checked_and_verified(run: Run, finished: Path) -> None:
    assert ": fine, " in run("check", finished).out
    assert ": fair, " in run("verify", finished).out


def test_one_changed_digit_is_rejected_with_its_line(run: Run, finished: Path) -> None:
    """Once by the running check, and, where that was forged too, by the seed."""
    lines = finished.read_text("utf-8").splitlines()
    number = next(n for n, line in enumerate(lines) if "roll 1" in line)
    lines[number] = lines[number].replace("roll 1", "roll 2")
    finished.write_text("\n".join(lines) + "\n")
    ran = run("verify", finished)
    assert ran.code == 1
    assert f"line {number + 1}: this line or one before it was changed" in ran.err
    finished.write_text("\n".join(line.split(";")[0].rstrip() for line in lines) + "\n")
    ran = run("verify", finished)
    assert ran.code == 1
    assert f"line {number + 1}: " in ran.err


def test_replay_prints_everything_when_piped(run: Run, finished: Path) -> None:
    ran = run("replay", finished)
    count = sum(line[:1].isdigit() for line in finished.read_text("utf-8").splitlines())
    assert f"{count:>4}. " in ran.out and "   1. " in ran.out
    assert "1." in ran.out.splitlines()[-1] or "2." in ran.out.splitlines()[-1]


def test_replay_at_a_position(run: Run, finished: Path) -> None:
    first, later = run("replay", finished, "--at", 0), run("replay", finished, "--at", 5)
    assert first.code == later.code == 0
    assert "   5. " in later.out and first.out != later.out
    assert "the record has 0 to" in run("replay", finished, "--at", 99999).err
    assert "seats are 0 to 1" in run("replay", finished, "--seat", 7).err


def test_replay_in_another_language(run: Run, finished: Path) -> None:
    assert "кидає кубики" in run("replay", finished, "--lang", "uk").out
    assert "бросает кубики" in run("replay", finished, "--lang", "ru").out


def test_replay_hides_what_a_seat_did_not_see(run: Run, house: Path) -> None:
    file = house / "a.wtr"
    run("play", "toy-cellar", "--seats", "me:Anna,me:Boris", "--save", file, stdin="peek\nstop\n")
    assert "Anna: sees" in run("replay", file, "--seat", 0).out
    assert "Anna: sees" not in run("replay", file, "--seat", 1).out
    assert "Anna: sees" not in run("replay", file).out


def test_a_deal_nobody_sees_is_one_line(run: Run) -> None:
    record = Path(__file__).parents[1] / "critters_at_war" / "records" / "standard.wtr"
    lines = run("replay", record).out.splitlines()
    assert lines[2].split() == ["3–14.", "Drawn", "unseen:", "12."]
    assert lines[3].startswith("  15. ")


def test_show_draws_svg_and_png(run: Run, house: Path, finished: Path) -> None:
    svg, png = house / "board.svg", house / "board.png"
    assert run("show", finished, "--at", 4, "--out", svg).code == 0
    assert svg.read_text("utf-8").startswith("<svg") and "var(--" not in svg.read_text("utf-8")
    args = ("--theme", "dark", "--lang", "uk", "--seat", 0, "--layout", "tall", "--width", 390)
    assert run("show", finished, "--out", png, *args).code == 0
    assert png.read_bytes().startswith(b"\x89PNG")
    assert "neither an .svg nor a .png" in run("show", finished, "--out", house / "b.gif").err
    assert "not one of light, dark" in run("show", finished, "--out", svg, "--theme", "red").err
    assert "64 to 8192" in run("show", finished, "--out", png, "--width", 9).err


def test_odds_of_a_fresh_turn_and_of_a_position(run: Run, finished: Path) -> None:
    fresh = run("odds", "age-of-war")
    assert fresh.code == 0 and "%" in fresh.out
    rows = json.loads(run("odds", "age-of-war", "--file", finished, "--at", 2, "--json").out)[
        "rows"
    ]
    assert len(rows) == 14
    assert "is a record of age-of-war" in run("odds", "toy-auction", "--file", finished).err
    assert "nobody is to act" in run("odds", "age-of-war", "--file", finished).err


@pytest.mark.parametrize("lang", ["en", "uk"])
def test_odds_for_programs_are_numbers_under_names_of_no_language(run: Run, lang: str) -> None:
    told = json.loads(run("odds", "age-of-war", "--json", "--lang", lang).out)
    first = told["rows"][0]
    assert told["game"] == "age-of-war" and first["city"].isascii() and first["holder"] is None
    assert 0 < first["after_loss"] < first["chance"] < 1 and isinstance(first["points"], int)
    told = json.loads(run("odds", "critters-at-war", "--json", "--lang", lang).out)
    even = told["rows"][0]
    assert (even["own"], even["rival"]) == (0, 0)
    assert even["first"] + even["second"] == pytest.approx(1)


def bad(file: Path) -> Path:
    place = file.with_name("bad.wtr")
    place.write_text(re.sub('State ".', 'State "z', file.read_text("utf-8")))
    return place


@pytest.mark.parametrize("command", ["check", "verify"])
def test_every_file_is_judged_also_after_a_bad_one(run: Run, finished: Path, command: str) -> None:
    spoilt = bad(finished)
    ran = run(command, spoilt, finished)
    assert ran.code == 1 and f"wartable: {spoilt}: " in ran.err
    assert str(finished) in ran.out and ran.out.count("\n") == 1
    ran = run(command, spoilt, finished.with_name("none.wtr"), finished)
    assert ran.code == 2 and ran.err.count("\n") == 2 and str(finished) in ran.out


def test_records_are_judged_for_programs(run: Run, finished: Path) -> None:
    spoilt = bad(finished)
    ran = run("check", spoilt, finished, "--json")
    wrong, fine = json.loads(ran.out)
    assert ran.code == 1 and ran.err == ""
    assert not wrong["fine"] and "another final state" in wrong["problem"]
    assert fine["fine"] and fine["problem"] is None and fine["actions"] > 10
    assert sorted(fine["places"]) == [1, 2] and fine["game"] == "age-of-war"
    (fair,) = json.loads(run("verify", finished, "--json").out)
    assert fair["outcomes"] > 5


def test_a_dash_is_standard_input_and_output(run: Run, finished: Path) -> None:
    text = finished.read_text("utf-8")
    assert "-: fine, " in run("check", "-", stdin=text).out
    assert run("replay", "-", stdin=text).out == run("replay", finished).out
    assert run("show", "-", "--out", "-", stdin=text).out.startswith("<svg")
    printed = run("data", "export", "age-of-heroes", "-").out
    assert printed == run("data", "export", "age-of-heroes").out
    given = run("data", "check", "age-of-heroes", "-", "--json", stdin=printed)
    assert json.loads(given.out)["changed"] == []


def test_a_record_for_programs_tells_what_the_seat_heard(run: Run, house: Path) -> None:
    file = house / "auction.wtr"
    bots = "bot:random,bot:random"
    run("play", "toy-auction", "--seats", bots, "--seed", 3, "--save", file)
    own, other, all_ = (
        json.loads(run("replay", file, "--json", *seat).out)
        for seat in (("--seat", 0), ("--seat", 1), ())
    )
    assert own["game"] == "toy-auction" and own["places"] and len(own["scores"]) == 2
    assert all(action["action"] for action in all_["actions"])
    for one, two, whole in zip(own["actions"], other["actions"], all_["actions"], strict=True):
        assert (one["action"], two["action"]).count(None) == 1 + (whole["actor"] not in (0, 1))
        assert one["actor"] == two["actor"] == whole["actor"]
    told = [
        (one["told"], two["told"])
        for one, two in zip(own["actions"], other["actions"], strict=True)
    ]
    assert any(mine != theirs for mine, theirs in told)


def test_games(run: Run) -> None:
    assert "age-of-war" in run("games").out
    found = {one["id"]: one for one in json.loads(run("games", "--json").out)}
    assert found["age-of-war"]["seats"] == [2, 3, 4, 5, 6]
    assert found["toy-auction"]["options"][1]["choices"] == ["calm", "wild"]


def test_arena_counts_the_same_in_one_process_and_in_two(run: Run) -> None:
    args = ("arena", "age-of-war", "--seats", "bot:random,bot:easy", "--games", 6, "--json")
    args += ("--option", "cap=6")
    one, two = run(*args, "--jobs", 1), run(*args, "--jobs", 2)
    assert one.code == two.code == 0, two.err
    assert one.out == two.out
    entrants = json.loads(one.out)["entrants"]
    assert sum(entrant["wins"] for entrant in entrants) == 6
    assert all(entrant["low"] <= entrant["rate"] <= entrant["high"] for entrant in entrants)


@pytest.mark.parametrize("jobs", [1, 2])
def test_ctrl_c_stops_an_arena_and_says_what_is_known(
    run: Run, monkeypatch: pytest.MonkeyPatch, jobs: int
) -> None:
    """After the first games of very many; processes that play are ended, not waited for."""
    from wartable.cli import contests

    usual = contests.contest

    def pressed(*args: Any) -> Any:
        def told(count: int) -> None:
            raise KeyboardInterrupt

        return usual(*args[:-1], told)

    monkeypatch.setattr(contests, "contest", pressed)
    args = ("--seats", "bot:random,bot:random", "--games", 10**6, "--jobs", jobs, "--json")
    ran = run("arena", "age-of-war", "--option", "cap=6", *args)
    assert ran.code == 130
    assert [one["games"] for one in json.loads(ran.out)["entrants"]] == [1, 1]


def test_arena_as_a_table(run: Run) -> None:
    ran = run("arena", "toy-auction", "--seats", "bot:easy,bot:random,bot:random", "--games", 30)
    assert ran.code == 0 and "95 % interval" in ran.out
    assert ran.out.splitlines()[2].startswith("bot:easy")


def test_doctor(run: Run) -> None:
    ran = run("doctor")
    assert ran.code in (0, 1) and "age-of-war" in ran.out
    report = json.loads(run("doctor", "--json").out)
    assert {part["name"] for part in report["parts"]} >= {"kernel", "bots", "games.age_of_war"}
    assert all(part["build"] in ("compiled", "mixed", "pure") for part in report["parts"])


def test_doctor_tells_no_password(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WARTABLE_DATABASE", "postgresql://club:hush@127.0.0.1:1/table")
    ran = run("doctor")
    assert "postgresql://club:…@127.0.0.1:1/table" in ran.out and "hush" not in ran.out
    assert ran.code == 1 and "WARTABLE_DATABASE" in ran.out  # nothing listens on that port


def test_doctor_finds_a_stale_binary(tmp_path: Path) -> None:
    import os

    from wartable.cli.doctor import _part

    source, binary = tmp_path / "rules.py", tmp_path / "rules.cpython-311.so"
    for path in (source, binary):
        path.write_text("")
    os.utime(binary, (1, 1))
    part = _part("toy", [source], tmp_path)
    assert (part.build, part.stale) == ("compiled", ["rules.py"])
    os.utime(source, (0, 0))
    assert _part("toy", [source], tmp_path).stale == []


@pytest.mark.parametrize(
    ("library", "stale"),
    [
        ("wartable_toy", []),
        ("wartable", []),
        ("wartable_house", ["rules.py"]),
        ("wartable_toy_two", ["rules.py"]),
    ],
)
def test_doctor_looks_at_the_library_of_the_game(
    tmp_path: Path, library: str, stale: list[str]
) -> None:
    """A game that was compiled again is fresh; another game's library says nothing about it."""
    import os

    from wartable.cli.doctor import _part

    names = ("rules.cpython-311.so", "rules.py", f"{library}__mypyc.cpython-311.so")
    for age, name in enumerate(names):
        (tmp_path / name).write_text("")
        os.utime(tmp_path / name, (age, age))
    assert _part("games.toy", [tmp_path / "rules.py"], tmp_path).stale == stale


def test_doctor_goes_by_what_a_library_was_made_of(tmp_path: Path) -> None:
    """A fresh clone has new times; an edit may be put back."""
    import os
    from hashlib import sha256

    from wartable.cli.doctor import _part

    for age, name in enumerate(("rules.so", "wartable_toy__mypyc.so", "rules.py")):
        (tmp_path / name).write_bytes(b"")
        os.utime(tmp_path / name, (age, age))
    digest = sha256(b"").hexdigest()
    (tmp_path / "wartable_toy__mypyc.so").write_text(f"\x7fELF made of rules.py {digest};\0")
    os.utime(tmp_path / "wartable_toy__mypyc.so", (0, 0))
    assert _part("games.toy", [tmp_path / "rules.py"], tmp_path).stale == []
    (tmp_path / "rules.py").write_bytes(b"x = 1")
    os.utime(tmp_path / "rules.py", (0, 0))
    assert _part("games.toy", [tmp_path / "rules.py"], tmp_path).stale == ["rules.py"]


def test_data_check(run: Run, house: Path) -> None:
    file = house / "x.toml"
    file.write_text("treasure = 6")
    assert "x.toml is fine; figures changed: 0" in run("data", "check", "toy-cellar", file).out
    file.write_text("nothing")
    ran = run("data", "check", "toy-cellar", file)
    assert ran.code == 2 and "x.toml: line 1: no figure" in ran.err


def test_data_check_gives_each_problem_a_line(run: Run, house: Path) -> None:
    file = house / "x.toml"
    usual = files("wartable.games.small_samurai_empires") / "data.toml"
    text = usual.read_text(encoding="utf-8")
    file.write_text(text.replace("epochs = 3", "epochs = -3").replace("armies = 16", "armies = 0"))
    ran = run("data", "check", "small-samurai-empires", file)
    first, second = ran.err.splitlines()
    assert ran.code == 2 and "x.toml: line 22: course.epochs: -3" in first
    assert "x.toml: line 35: pieces.armies: 0" in second


def test_serve_calls_the_server(run: Run, house: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: dict[str, object] = {}
    server = SimpleNamespace(run=lambda **given: asked.update(given))
    monkeypatch.setitem(sys.modules, "wartable.server.app", server)
    monkeypatch.setitem(sys.modules, "wartable.server", SimpleNamespace(app=server))
    assert run("serve", "--port", 9999, "--data-dir", house, "--log", "json").code == 0
    right = {"host": "127.0.0.1", "port": 9999, "data_dir": house, "open_browser": False}
    assert asked == {**right, "log_form": "json"}
    wrong = run("serve", "--log", "xml")
    assert wrong.code == 2 and "lines, json" in wrong.err


def test_version_and_help(run: Run) -> None:
    assert run("--version").out.startswith("wartable ")
    assert run("--help").code == 0 and run("play", "-h").code == 0
    assert run().code == 0
