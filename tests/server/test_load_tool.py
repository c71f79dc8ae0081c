"""`make load` in small: a crowd plays, looks on and leaves, and what it measures becomes a page."""

from __future__ import annotations

from pathlib import Path

import pytest
from web_harness import Served

from tools.load import report, results, stages
from tools.load.crowd import Plan, Trouble
from tools.load.measure import Spread, Usage, slope
from tools.outside.servers import until


def test_percentiles_and_growth() -> None:
    spread = Spread.of([number / 1000 for number in range(1, 101)])
    assert (spread.count, spread.p50, spread.p95, spread.p99) == (100, 51, 96, 100)
    assert Spread.of([]).count == 0
    assert slope([(0.0, 5), (1.0, 7), (2.0, 9)]) == 2.0
    assert slope([(0.0, 5)]) == 0.0


def test_a_crowd_plays_without_an_error(served: Served, tmp_path: Path) -> None:
    plan = Plan([served.url], ["age-of-war", "critters-at-war"], every=0.2, seed=1)
    with stages.people(plan, 1) as crowd:
        assert crowd.share("grow", range(3)) == 3
        (found,) = until(lambda: [one for one in crowd.tell("measure", 0.5) if one.shown])
        assert not found.errors and len(found.done) == len(found.at) > 0
        assert crowd.share("sit_idle", range(2), 2) == 4
        assert len(crowd.tell("pings", 3)[0]) == 3
        assert crowd.share("sleep", range(2), 3) == 2
        part = stages.Part("Play", [stages.joined(3, 0.5, [found], None)])
        results.measured("make load", "two cores", 0.2, [part]).save(tmp_path / "load" / "x.json")
        kept = results.load(tmp_path / "load" / "x.json")
        assert kept.parts[0].steps == part.steps and kept.machine.startswith("two cores, Python 3")
        text = report.page(kept)
        assert "| 3 | " in text and text.count("\n|") == 3 and "`make load`" in text


def test_parts_that_are_measured_again_take_the_place_of_earlier_ones() -> None:
    first = results.measured("a", "", 10.0, [stages.Part("Play"), stages.Part("Idle sockets")])
    later = results.measured("b", "", 10.0, [stages.Part("Idle sockets"), stages.Part("Bots")])
    parts = first.joined(later).parts
    assert [part.title for part in parts] == ["Play", "Idle sockets", "Bots"]
    assert [part.by[:3] for part in parts] == ["`a`", "`b`", "`b`"]


def test_a_server_that_is_not_there_is_named(served: Served) -> None:
    nowhere = Plan(["http://127.0.0.1:9"], ["age-of-war"], every=1.0, seed=1)
    with stages.people(nowhere, 1) as crowd, pytest.raises(Trouble, match="ConnectError"):
        crowd.share("sleep", range(1), 1)


def test_the_same_figures_make_the_same_picture(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    spread = Spread(9, 10.0, 20.0, 30.0, 40.0)
    use = Usage(30.0, 0.4, 0.0, 0.3, 0.1, 10**8, 200, 0.0)
    steps = [
        stages.Step(n, n / 10, spread, spread, spread, spread, spread, {}, 0, 0, usage)
        for n, usage in ((100, use), (300, None))
    ]
    parts = [stages.Part("Play, SQLite", steps), stages.Part("Elsewhere", steps[1:])]
    pictures = [tmp_path / "images" / name for name in ("one.svg", "two.svg")]
    for picture in pictures:
        assert report.plot(parts, picture)
    assert pictures[0].read_bytes() == pictures[1].read_bytes()
