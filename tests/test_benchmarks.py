"""The page of figures: every game is on it, spreads and bars are told, a missed bar is seen; parts
are measured apart, and what was not measured stays as it was."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from rich.console import Console
from rich.progress import Progress

from benchmarks import __main__ as bench
from benchmarks import builds, nets, page
from benchmarks.contestants import CONTESTANTS, Contestant
from benchmarks.limit.tic_tac_toe import Board, TicTacToe
from wartable.games.critters_at_war.bots import learned
from wartable.kernel import legal, lowest
from wartable.plugin import games

PLAY, GAMES, *_ = page.PARTS


def own(module: str, figures: dict[str, list[float]]) -> page.Own:
    found = page.Own(module, {})
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


def test_a_ratio_is_told_where_both_rows_are(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nets, "BESIDE", [("loops", "numpy"), ("another runtime", "numpy")])
    lines = own("nets", {"numpy": [4.0, 5.0, 4.0], "loops": [8.0, 5.0, 6.0]}).lines()
    assert lines[2:] == ["| nets: loops ÷ numpy | 1.50 [1.00 – 2.00] |  |"]
    small = own("nets", {"error": [0.0002, 0.0, 0.0123]}).lines()
    assert small == ["| nets: error | 0.0002 [0 – 0.012] decisions/s |  |"]


def test_a_part_holds_contestants_and_their_ratios() -> None:
    rounds = [({one.key: rate for one in CONTESTANTS}, {}) for rate in (2.0, 1.0, 3.0)]
    text = page.section(PLAY, rounds, "CPython")
    assert "Rounds: 3. CPython." in text and "**A step** is" in text
    assert all(contestant.title in text for contestant in CONTESTANTS)
    assert text.count("÷") == len(page.BARS)
    assert "≥ 0.4: met" in text and "≥ 30: MISSED" in text


def test_a_part_holds_rows_of_games() -> None:
    text = page.section(GAMES, [({}, own_rows())] * 3, "CPython")
    assert text.startswith("## Every other game, compiled\n") and "Rounds: 3. CPython." in text
    assert "| critters-at-war: random play | 2.00 [2.00 – 2.00] decisions/s" in text


def test_parts_that_were_not_measured_stay_as_they_were() -> None:
    both = {"games": "## Every other game, compiled\n\nold\n", "nets": "## Who asks a net\n\nold\n"}
    before = page.page("", both)
    after = page.page(before, {"nets": "## Who asks a net\n\nnew\n"})
    assert after == before.replace("asks a net\n\nold", "asks a net\n\nnew")
    assert page.page(after, {}) == after


def test_the_page_is_one_that_the_command_writes() -> None:
    text = bench.PAGE.read_text(encoding="utf-8")
    assert page.page(text, {}) == text
    assert list(page.kept(text)) == [part.title for part in page.PARTS]


@pytest.fixture
def figures(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Nothing is compiled or measured: the seeds of the rounds that were asked for."""
    asked = list[int]()

    def measure(builds: builds.Builds, contestant: Contestant, seed: int) -> float:
        asked.append(seed)
        return 1.0

    monkeypatch.setattr(bench.Builds, "_make", lambda builds: None)
    monkeypatch.setattr(bench.Builds, "measure", measure)
    monkeypatch.setattr(bench.Builds, "rows", lambda *_: [("random play", 2.0, "decisions/s")])
    monkeypatch.setattr(bench, "CONTESTANTS", CONTESTANTS[:1])
    monkeypatch.setattr(bench, "modules", lambda part: ["critters_at_war"] * (part == GAMES))
    return asked


def test_rounds_that_are_kept_are_not_run_again(tmp_path: Path, figures: list[int]) -> None:
    for rounds in (0, 2, 3):
        builds = bench.Builds(tmp_path / "kept")
        with Progress(disable=True) as bar:
            bench.measured(builds, [PLAY, GAMES], rounds, bar)
    assert figures == [1, 2, 3]
    again = bench.Builds(tmp_path / "kept")
    both = {"play": [({"inside": 1.0}, {})] * 3, "games": [({}, own_rows())] * 3}
    assert again.rounds == builds.rounds == both


def test_a_part_is_measured_alone(
    tmp_path: Path, figures: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    builds = bench.Builds(tmp_path / "kept")
    with Progress(disable=True) as bar:
        bench.measured(builds, [GAMES], 2, bar)
    assert figures == [] and list(builds.rounds) == ["games"]
    monkeypatch.setattr(bench, "ROOT", tmp_path)
    monkeypatch.setattr(bench, "PAGE", tmp_path / "page.md")
    with pytest.raises(SystemExit, match="a bar was missed"):
        bench.write(Console(quiet=True), builds, [GAMES])
    assert "Rounds: 2." in (tmp_path / "page.md").read_text(encoding="utf-8")


def own_rows() -> dict[str, page.Figures]:
    return {"critters_at_war": [("random play", 2.0, "decisions/s")]}


def test_what_other_sources_measured_does_not_count(
    tmp_path: Path, figures: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    bench.Builds(tmp_path / "kept").keep("games", ({}, own_rows()))
    assert len(bench.Builds(tmp_path / "kept").rounds["games"]) == 1
    monkeypatch.setattr(builds, "sources", lambda: "other ones")
    assert bench.Builds(tmp_path / "kept").rounds == {}


def test_a_folder_of_something_else_is_left_alone(tmp_path: Path, figures: list[int]) -> None:
    (tmp_path / "letters").write_text("dear")
    with pytest.raises(SystemExit, match="holds nothing of `make bench`"):
        bench.Builds(tmp_path)
    assert (tmp_path / "letters").read_text() == "dear"


def test_tic_tac_toe_is_the_game_that_everybody_knows() -> None:
    """5,478 positions that can be reached, 255,168 games: known figures."""
    game, found = TicTacToe(), dict[tuple[int, ...], int]()

    def games_from(state: Board) -> int:
        key = tuple(state.dump())
        if key not in found:
            actors = game.actors(state)
            found[key] = 1 if not actors else 0
            for action in legal(game, state, lowest(actors)) if actors else []:
                after = state.clone()
                game.apply(after, lowest(actors), action, None)
                found[key] += games_from(after)
        return found[key]

    assert games_from(game.start(2, {})) == 255_168
    assert len(found) == 5_478


def test_loops_answer_as_the_shipped_net_does() -> None:
    cells, _ = nets.positions(2)
    exact = learned.net().outputs(cells)
    found = nets.looped()(cells)
    assert (np.array([list(row) for row in found]) == exact).all()
