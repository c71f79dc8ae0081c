"""The page of figures: every game is on it, spreads and bars are told, a missed bar is seen."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.progress import Progress

from benchmarks import __main__ as bench
from wartable.plugin import games


def own(module: str, figures: dict[str, list[float]]) -> bench.Own:
    found = bench.Own(module, {})
    for number in range(3):
        found.add([(name, row[number], "decisions/s") for name, row in figures.items()])
    return found


def test_every_game_is_measured() -> None:
    here = {file.stem.replace("_", "-") for file in (bench.ROOT / "benchmarks").glob("*.py")}
    assert {id for id in games() if id != "age-of-war"} <= here  # that one is the contestants'


def test_rows_have_their_spread_and_their_bar() -> None:
    fast = own("critters_at_war", {"critters-at-war random play": [2.5e6, 2.1e6, 3e6]})
    assert fast.lines() == [
        "| critters-at-war: random play | 2,500,000 [2,100,000 – 3,000,000] decisions/s"
        " | ≥ 2,000,000: met |"
    ]
    slow = own("critters_at_war", {"random play": [1.5e6, 2.1e6, 1e6]})
    assert "MISSED" in slow.lines()[0]


def test_a_late_decision_is_compared_with_an_early_one() -> None:
    one, other = "a late decision, 4 seats", "an early decision, 4 seats"
    good = own("through_the_ages", {one: [6.0, 7.0, 8.0], other: [5.0, 5.0, 5.0]})
    assert good.lines()[-1].endswith("| 1.40 [1.20 – 1.60] | ≤ 2: met |")
    bad = own("through_the_ages", {one: [11.0, 12.0, 8.0], other: [5.0, 5.0, 5.0]})
    assert bad.lines()[-1].endswith("≤ 2: MISSED |")


def test_the_page_holds_contestants_ratios_and_games() -> None:
    rates = {contestant.key: [2.0, 1.0, 3.0] for contestant in bench.CONTESTANTS}
    text = bench.page(rates, [own("critters_at_war", {"random play": [3e6, 3e6, 3e6]})])
    assert "Rounds: 3." in text and "**A step** is" in text
    assert all(contestant.title in text for contestant in bench.CONTESTANTS)
    assert text.count("÷") == len(bench.BARS)
    assert "≥ 0.4: met" in text and "≥ 30: MISSED" in text
    assert "| critters-at-war: random play | 3,000,000" in text


@pytest.fixture
def figures(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Nothing is compiled or measured: the seeds of the rounds that were asked for."""
    asked = list[int]()

    def measure(builds: bench.Builds, contestant: bench.Contestant, seed: int) -> float:
        asked.append(seed)
        return 1.0

    monkeypatch.setattr(bench.Builds, "_make", lambda builds: None)
    monkeypatch.setattr(bench.Builds, "measure", measure)
    monkeypatch.setattr(bench.Builds, "rows", lambda *_: [("random play", 2.0, "decisions/s")])
    monkeypatch.setattr(bench, "CONTESTANTS", bench.CONTESTANTS[:1])
    return asked


def test_rounds_that_are_kept_are_not_run_again(tmp_path: Path, figures: list[int]) -> None:
    for rounds in (0, 2, 3):
        builds = bench.Builds(tmp_path / "kept")
        with Progress(disable=True) as bar:
            bench.measured(builds, ["critters_at_war"], rounds, bar)
    assert figures == [1, 2, 3]
    again = bench.Builds(tmp_path / "kept")
    assert again.rounds == builds.rounds == [({"inside": 1.0}, own_rows())] * 3


def own_rows() -> dict[str, bench.Figures]:
    return {"critters_at_war": [("random play", 2.0, "decisions/s")]}


def test_what_other_sources_measured_is_thrown_away(
    tmp_path: Path, figures: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    bench.Builds(tmp_path / "kept").keep(({"inside": 1.0}, own_rows()))
    assert len(bench.Builds(tmp_path / "kept").rounds) == 1
    monkeypatch.setattr(bench, "sources", lambda: "other ones")
    assert bench.Builds(tmp_path / "kept").rounds == []


def test_a_folder_of_something_else_is_left_alone(tmp_path: Path, figures: list[int]) -> None:
    (tmp_path / "letters").write_text("dear")
    with pytest.raises(SystemExit, match="holds nothing of `make bench`"):
        bench.Builds(tmp_path)
    assert (tmp_path / "letters").read_text() == "dear"
