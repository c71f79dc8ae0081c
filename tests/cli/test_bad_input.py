"""Bad input: one line that says what is wrong and what would be right, exit code 2."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.cli.conftest import Run

WRONG = {
    "play chess": "no game 'chess'; there are: age-of-heroes, age-of-war",
    "play": "say which game; there are: age-of-heroes, age-of-war",
    "play age-of-war --seats me": "is played by 2–6, not by 1",
    "play age-of-war --seats me,me,me,me,me,me,me": "is played by 2–6, not by 7",
    "play age-of-war --seats me,you": "'you' is not a seat; me, me:Name or bot:medium is",
    "play age-of-war --seats me,": "me, me:Name or bot:medium is",
    "play age-of-war --seats me,bot:god": "there are: random, easy, medium, hard",
    "play age-of-war --option cap": "cap is not an option; KEY=VALUE is",
    "play age-of-war --option cap=few": "option cap: 'few' is not a number",
    "play age-of-war --option cap=-1": "option cap: -1 is not in 0",
    "play age-of-war --option speed=1": "no option 'speed' in age-of-war; there are: first, cap",
    "play age-of-war --lang fr": "no language fr; there are: en, uk, ru",
    "play age-of-war --seed soon": "--seed takes a number; see wartable play --help",
    "play critters-at-war --data nowhere.toml": "critters-at-war takes no data file; these do:",
    "play toy-cellar --data nowhere.toml": "there is no file nowhere.toml",
    "play --resume nowhere.wtr": "there is no file nowhere.wtr",
    "play age-of-war --resume nowhere.wtr": "--resume takes the game",
    "pley age-of-war": "no command 'pley' (did you mean play?); see wartable --help",
    "play age-of-war --sets 3": "no option --sets here; near it: --seats, --seed, --save",
    "play age-of-war --seats": "Option '--seats' requires an argument; see wartable --help",
    "play age-of-war me": "unexpected extra argument(s) (me); see wartable play --help",
    "play age-of-wrar": "(did you mean age-of-war?)",
    "play age-of-war --seats me,bot:harsh": "hard, expert (did you mean hard?)",
    "play age-of-war --option frist=1": "first, cap (did you mean first?)",
    "play --resume -": "--resume takes a file",
    "learn chess": "no game 'chess'; there are: age-of-heroes, age-of-war",
    "learn toy-cellar chess": "there is no lesson chess of this game; there are: first-look",
    "learn toy-auction chess": "there is no lesson chess of this game; there are: –",
    "learn toy-cellar --auto": "say which game and lesson; `wartable learn` lists them",
    "learn --again": "say which game and lesson",
    "learn toy-cellar first-look now": "unexpected extra argument",
    f"learn toy-cellar {'x' * 3000}": "there is no lesson xxx",
    "replay nowhere.wtr": "there is no file",
    "replay": "FILE is missing; see wartable replay --help",
    "check .": "cannot read .",
    "odds chess": "no game 'chess'",
    "odds toy-cellar": "toy-cellar has no table of exact chances",
    "show nowhere.wtr": "there is no file",
    "arena age-of-war": "--seats is missing",
    "arena age-of-war --seats me,bot:easy": "all seats are bots",
    "arena age-of-war --seats bot:easy,bot:easy --games 0": "--games 0: 1 to",
    "arena age-of-war --seats bot:easy,bot:easy --jobs 0": "--jobs 0: 1 to",
    f"arena age-of-war --seats bot,bot --games {'9' * 400}": "--games 999",
    "arena age-of-war --seats bot,bot --budget -1": "--budget -1.0: more than 0",
    "arena age-of-war --seats bot,bot --budget 0": "--budget 0.0: more than 0",
    "arena critters-at-war --seats bot:hard@0,bot": "bot:hard@0: behind @ stands a number",
    "arena critters-at-war --seats bot:hard@0s,bot": "bot:hard@0s: behind @ stands a number",
    "arena age-of-war --seats bot,bot --budget nan": "--budget nan: more than 0",
    "check /dev/zero": "/dev/zero is too large",
    "data check critters-at-war x.toml": "critters-at-war takes no data file; these do:",
    "data check toy-cellar nowhere.toml": "there is no file nowhere.toml",
    "serve --port high": "--port takes a number",
    "serve --port 65536": "a port is 0 to 65535, not 65536",
    "serve --port -1": "a port is 0 to 65535, not -1",
    "serve --data-dir /dev/null/x": "cannot write /dev/null",
    f"play {'x' * 3000}": "no game 'xxx",
    f"check {'x' * 3000}": "cannot read xxx",
    f"play age-of-war --seats {'x' * 3000}": "is not a seat",
    f"play age-of-war --option cap={'9' * 6000}": "option cap: ",
}


@pytest.mark.parametrize("line", WRONG, ids=lambda line: line.replace(" ", "_")[:60])
def test_what_is_wrong_is_one_line(
    run: Run, house: Path, monkeypatch: pytest.MonkeyPatch, line: str
) -> None:
    monkeypatch.chdir(house)
    ran = run(*line.split())
    assert ran.code == 2
    assert WRONG[line] in ran.err
    assert ran.err.startswith("wartable: ") and ran.err.count("\n") == 1
    assert ran.out == ""
    assert list(house.iterdir()) == []


def saved(run: Run, house: Path) -> Path:
    file = house / "game.wtr"
    run("play", "toy-cellar", "--seats", "me,me", "--seed", 1, "--save", file, stdin="walk\nwalk\n")
    return file


DAMAGE = {
    "cut": (lambda text: text[: text.rindex("\n", 0, -1) + 1], "the record ends after 2 of 3"),
    "an edited action": (lambda text: text.replace("0 walk", "0 peek", 1), "line 15: "),
    "another game": (lambda text: text.replace("toy-cellar", "chess"), "no game 'chess'"),
    "other rules": (lambda text: text.replace('Rules "1"', 'Rules "9"'), "this is rules 1"),
    "a seat count": (lambda text: text.replace('Seats "2"', 'Seats "9"'), "is played by 2–3"),
    "no record": (lambda text: "PK\x03\x04 nothing of ours", "not a Wartable record"),
    "empty": (lambda text: "", "not a Wartable record"),
    "the state": (lambda text: re.sub('(State ".*):', r"\1:0", text), "another final state"),
    "the seed": (lambda text: re.sub('Seed "..', 'Seed "00', text), "the host committed to"),
    "the promise": (lambda text: re.sub('ment "..', 'ment "zz', text), "the host committed to"),
}  # fmt: skip


@pytest.mark.parametrize("what", DAMAGE)
def test_a_damaged_save_is_refused_and_left_alone(run: Run, house: Path, what: str) -> None:
    file = saved(run, house)
    damage, says = DAMAGE[what]
    text = damage(file.read_text("utf-8"))
    file.write_text(text)
    for code, *command in ((1, "check", file), (2, "play", "--resume", file)):
        ran = run(*command)
        assert ran.code == code and ran.err.count("\n") == 1
        assert says in ran.err
        assert str(file) in ran.err or "game" in ran.err
    assert file.read_text("utf-8") == text


def test_bytes_that_are_no_text(run: Run, house: Path) -> None:
    (house / "x.wtr").write_bytes(b"\xff\xfe\x00")
    ran = run("check", house / "x.wtr")
    assert ran.code == 1 and "is not a text file" in ran.err


def test_a_finished_game_does_not_resume(run: Run, house: Path) -> None:
    file = house / "a.wtr"
    run("play", "toy-cellar", "--seats", "bot:random,bot:random", "--save", file)
    ran = run("play", "--resume", file)
    assert ran.code == 2 and "is over; wartable replay shows it" in ran.err


def test_a_place_that_cannot_be_written(run: Run, house: Path) -> None:
    (house / "file").write_text("")
    ran = run("play", "toy-cellar", "--save", house / "file" / "a.wtr", stdin="walk\n")
    assert ran.code == 2 and "cannot write" in ran.err and ran.err.count("\n") == 1


SAID = {
    "play age-of-war --seats me": {"uk": "може бути місць: 2–6", "ru": "может быть мест: 2–6"},
    "play age-of-war --seats me,you": {"uk": "такого місця немає", "ru": "такого места нет"},
    "play age-of-war --seats me,bot:god": {"uk": "немає рівня «god»", "ru": "нет уровня «god»"},
    "play age-of-war --option cap": {"uk": "такого варіанта правил немає", "ru": "варианта правил"},
    "play age-of-war --option cap=-1": {"uk": "не в межах 0 … 1000000", "ru": "вне пределов 0 …"},
    "play age-of-war --option cap=few": {"uk": "«few» не число", "ru": "«few» не число"},
    "play age-of-war --option speed=1": {"uk": "варіанта правил «speed»", "ru": "нет варианта"},
    "play age-of-war --option first=me": {"uk": "«me» немає серед", "ru": "«me» нет среди"},
    "play chess": {"uk": "гри «chess» немає", "ru": "игры «chess» нет"},
    "learn chess": {"uk": "гри «chess» немає", "ru": "игры «chess» нет"},
    "learn toy-cellar chess": {"uk": "немає уроку chess", "ru": "нет урока chess"},
    "learn toy-cellar --auto": {"uk": "назвіть гру й урок", "ru": "назовите игру и урок"},
    "odds chess": {"uk": "гри «chess» немає", "ru": "игры «chess» нет"},
    "arena chess --seats bot,bot": {"uk": "гри «chess» немає", "ru": "игры «chess» нет"},
    "arena age-of-war --seats bot:god,bot": {"uk": "немає рівня «god»", "ru": "нет уровня «god»"},
    "show nowhere.wtr": {"uk": "файлу nowhere.wtr немає", "ru": "файла nowhere.wtr нет"},
    "show nowhere.wtr --theme pink": {"uk": "немає серед light, dark", "ru": "light, dark"},
}
USAGE = {
    "replay": {"uk": "бракує FILE; дивіться", "ru": "не хватает FILE; "},
    "pley": {"uk": "команди «pley» немає", "ru": "команды «pley» нет"},
    "play --sets 3": {"uk": "параметра --sets тут немає", "ru": "параметра --sets здесь нет"},
    "serve --port x": {"uk": "--port: має бути число", "ru": "--port: должно быть число"},
    "play a b": {"uk": "команду записано незрозуміло (", "ru": "команда записана непонятно ("},
}


@pytest.mark.parametrize("lang", ["uk", "ru"])
@pytest.mark.parametrize("line", USAGE, ids=lambda line: line.replace(" ", "_"))
def test_a_command_line_that_makes_no_command(
    run: Run, monkeypatch: pytest.MonkeyPatch, line: str, lang: str
) -> None:
    monkeypatch.setenv("WARTABLE_LANG", lang)
    ran = run(*line.split())
    assert ran.code == 2 and USAGE[line][lang] in ran.err and ran.err.count("\n") == 1


@pytest.mark.parametrize("lang", ["uk", "ru"])
@pytest.mark.parametrize("line", SAID, ids=lambda line: line.replace(" ", "_"))
def test_what_is_wrong_is_said_in_the_language_asked_for(
    run: Run, house: Path, monkeypatch: pytest.MonkeyPatch, line: str, lang: str
) -> None:
    monkeypatch.chdir(house)
    ran = run(*line.split(), "--lang", lang)
    assert ran.code == 2 and SAID[line][lang] in ran.err
    assert "no game" in run("play", "chess").err  # the next run is in the terminal's own again


def test_a_damaged_record_is_told_of_in_the_language_asked_for(run: Run, house: Path) -> None:
    file = saved(run, house)
    file.write_text(file.read_text("utf-8").replace('Seats "2"', 'Seats "9"'))
    assert "може бути місць: 2–3" in run("replay", file, "--lang", "uk").err


@pytest.mark.parametrize("line", ["²", "٣٣٣", "9" * 5000, "x" * 3000, "-1", "0"])
def test_an_odd_answer_in_a_script(run: Run, house: Path, line: str) -> None:
    ran = run("play", "toy-cellar", "--seats", "me,me", "--seed", 1, stdin=f"{line}\n")
    assert ran.code == 2 and ran.err.startswith("wartable: ") and ran.err.count("\n") == 1
    assert list(house.rglob("*.wtr")) == []


@pytest.mark.parametrize("what", ["a mark at the beginning", "lines of Windows"])
def test_what_an_editor_does_to_a_save_does_no_harm(run: Run, house: Path, what: str) -> None:
    file = saved(run, house)
    text = file.read_bytes()
    marked = what == "a mark at the beginning"
    file.write_bytes(b"\xef\xbb\xbf" + text if marked else text.replace(b"\n", b"\r\n"))
    assert run("check", file).code == 0


def test_every_byte_of_a_save(run: Run, house: Path) -> None:
    """Cut off, or with another letter, anywhere: refused in one line, or nothing is lost by it."""
    file = saved(run, house)
    original = file.read_bytes()
    for place in range(0, len(original), 7):
        other = bytes([original[place] ^ 1])
        for damaged in (original[:place], original[:place] + other + original[place + 1 :]):
            file.write_bytes(damaged)
            ran = run("check", file)
            if ran.code == 0:  # a gap, the end of the file, or a name that means nothing
                assert "3 actions" in ran.out and ran.err == ""
            else:
                assert ran.code == 1 and ran.out == ""
                assert ran.err.startswith(f"wartable: {file}") and ran.err.count("\n") == 1
