"""`wartable analyse`: figures for people and programs, what is kept, what is refused."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tests.analysis.short_game import short_game
from tests.cli.conftest import Run
from wartable.analysis import Analyst
from wartable.i18n import LANGUAGES

RECORDS = Path(__file__).parents[1] / "play" / "records"
WAR = RECORDS / "age-of-war-2.wtr"


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Progress is not drawn into what is compared."""
    monkeypatch.setenv("TERM", "dumb")


@pytest.fixture(scope="module")
def short(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game of six turns."""
    file = tmp_path_factory.mktemp("records") / "short.wtr"
    file.write_text(short_game().record().text(), encoding="utf-8")
    return file


def text(changed: tuple[str, str] | None = None) -> str:
    found = WAR.read_text(encoding="utf-8")
    if changed:
        assert changed[0] in found
        found = found.replace(*changed, 1)
    return found


def test_figures_for_programs_come_from_a_pipe_too(run: Run, short: Path) -> None:
    """The end by a limit of turns is no part of the solution, so that its chances are not exact."""
    ran = run("analyse", "-", "--json", stdin=short.read_text(encoding="utf-8"))
    found = json.loads(ran.out)
    assert ran.code == 0 and found["game"] == "age-of-war" and found["whole"]
    assert not found["exact"] and found["steps"][-1]["after"] == [0.0, 1.0]
    worst = max(found["steps"], key=lambda step: step["loss"] or 0)
    assert worst["better"] and worst["why"] and worst["loss"] > 0.02
    assert 1 <= len(found["turning"]) == len({*found["turning"]}) <= 3
    account = found["accounts"][0]
    parts = ("start", "luck", "own", "others", "rest")
    assert sum(account[part] for part in parts) == pytest.approx(account["result"])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_people_read_it_in_their_language(run: Run, short: Path, lang: str) -> None:
    ran = run("analyse", short, "--lang", lang)
    heading = {"en": "Turning points", "uk": "Переломні моменти", "ru": "Переломные моменты"}[lang]
    assert ran.code == 0 and heading in ran.out
    assert "analysis-" not in ran.out and "{" not in ran.out


def test_what_was_found_is_kept(
    run: Run, house: Path, short: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = run("analyse", short, "--json")
    (kept,) = (house / "data" / "analyses").iterdir()

    def not_again(*given: Any) -> Any:
        raise AssertionError("analysed again")

    with monkeypatch.context() as patched:
        patched.setattr(Analyst, "run", not_again)
        assert run("analyse", short, "--json").out == first.out
    kept.write_bytes(b"{")  # damaged: made again
    assert run("analyse", short, "--json").out == first.out
    run("analyse", short, "--json", "--depth", "2")
    assert len([*(house / "data" / "analyses").iterdir()]) == 2


def test_ctrl_c_prints_what_is_known(
    run: Run, short: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    judged = Analyst._chances
    asked = []

    def stopped(self: Analyst, *given: Any) -> Any:
        asked.append(given)
        if len(asked) == 30:
            raise KeyboardInterrupt
        return judged(self, *given)

    monkeypatch.setattr(Analyst, "_chances", stopped)
    ran = run("analyse", short, "--json")
    found = json.loads(ran.out)
    assert ran.code == 130 and not found["whole"] and len(found["steps"]) == 28
    assert any("Broken off" in note for note in found["notes"])


REFUSED = [  # what is in the file, exit code, a part of the line
    ("nothing of ours", 2, "not a Wartable record"),
    (text(('[Rules "', '[Rules "9')), 2, "rules 9"),
    (text(('"age-of-war"', '"chess"')), 2, "chess"),
    (text(("lose", "loose")), 1, "line "),
    (text(('[Result "1 2"]', '[Result "2 1"]')), 1, "the result is"),
    ('[Wartable "1"]\n[Game "age-of-war"]\n[Rules "1"]\n[Seats "2"]\n', 2, "0 decisions"),
]


@pytest.mark.parametrize(("given", "code", "words"), REFUSED)
def test_other_records_are_refused_in_a_line(
    run: Run, tmp_path: Path, given: str, code: int, words: str
) -> None:
    file = tmp_path / "game.wtr"
    file.write_text(given, encoding="utf-8")
    ran = run("analyse", file)
    assert ran.code == code and words in ran.err and ran.err.count("\n") == 1
    assert not ran.out


@pytest.mark.parametrize(
    ("more", "words"),
    [
        (("--depth", "0"), "depth 0: 0.01 to 100"),
        (("--depth", "many"), "--depth"),
        (("--seat", "7"), "7"),
        (("--html", "{file}/report.html"), "report.html"),
    ],
)
def test_wrong_arguments_are_named(
    run: Run, short: Path, more: tuple[str, str], words: str
) -> None:
    ran = run("analyse", short, *(part.format(file=short) for part in more))
    assert ran.code == 2 and words in ran.err


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_report_needs_nothing_but_itself(
    run: Run, short: Path, tmp_path: Path, lang: str
) -> None:
    """Pictures are inside it, no script and no other address are, and all is in one language."""
    out = tmp_path / "report.html"
    ran = run("analyse", short, "--html", out, "--lang", lang)
    page = out.read_text(encoding="utf-8")
    assert ran.code == 0 and str(out) in ran.out
    assert f'<html lang="{lang}"' in page and "Olena" in page and "analysis-" not in page
    assert not re.search(r"<script|<link|(?:src|href)=\"(?!data:)|url\(", page)
    found = json.loads(run("analyse", short, "--json").out)
    assert page.count('src="data:image/svg+xml;base64,') == len(found["turning"])
    assert page.count("<tr class=") == len(found["steps"])
