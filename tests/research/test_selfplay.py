"""Games that bots play with themselves: the same whoever plays them, kept whatever dies."""

from __future__ import annotations

import json
import shutil
import socket
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.parquet as pq
import pytest

import wartable
from tools import datasets
from wartable import research
from wartable.errors import BadInput
from wartable.kernel import CHANCE
from wartable.play import Record, check, verify
from wartable.play.entrants import Entrant, read_entrants
from wartable.research import rows as tables
from wartable.research.selfplay import Kept, Plan, Work, play

KILLER = """
import os, signal
from pathlib import Path

MARK = Path(__file__).with_name("killed")

class Random:
    def choose(self, seen):
        if not MARK.exists():
            MARK.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return seen.legal[seen.rng.below(len(seen.legal))]
"""


@pytest.fixture(autouse=True)
def own_modules(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots' modules are looked for in folders of a test."""
    monkeypatch.setattr(sys, "path", [*sys.path])


def plan(
    id: str, seats: str, games: int, folder: str = "", **given: Any
) -> tuple[Plan, list[Entrant]]:
    plugin = wartable.game(id)
    entrants = [Entrant(one, folder=folder) for one in seats.split(",")]
    options = plugin.settings({"cap": 2} if id == "age-of-war" else {})
    return Plan.of(plugin, entrants, games, options, shard=5, **given), entrants


def content(folder: Path) -> dict[str, Any]:
    """All that a run left: records as bytes, Parquet as tables."""
    found: dict[str, Any] = {}
    for file in sorted(path for path in folder.rglob("*") if path.is_file()):
        name = str(file.relative_to(folder))
        found[name] = pq.read_table(file) if file.suffix == ".parquet" else file.read_bytes()
    return found


def test_a_killed_worker_loses_nothing_and_changes_nothing(tmp_path: Path) -> None:
    (tmp_path / "killer.py").write_text(KILLER)
    wanted = plan("age-of-war", "py:killer:Random,bot:random", 12, str(tmp_path))
    heard: list[int] = []
    play(*wanted, tmp_path / "two", jobs=2, progress=heard.append)
    assert (tmp_path / "killed").exists() and heard == list(range(13))
    sys.modules.pop("killer", None)
    play(*wanted, tmp_path / "one", jobs=1)
    one, two = content(tmp_path / "one"), content(tmp_path / "two")
    assert len(one) == 1 + 12 + 3 and list(one) == list(two)
    assert all(one[name] == two[name] for name in one)


def test_a_run_that_was_ended_goes_on_from_there(tmp_path: Path) -> None:
    wanted = plan("toy-auction", "bot:easy,bot:random", 12)

    def pressed(count: int) -> None:
        if count == 7:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        play(*wanted, tmp_path / "ended", progress=pressed)
    kept = Kept(tmp_path / "ended", wanted[0])
    assert kept.rows(0).exists() and not kept.rows(1).exists()  # five games, and two more
    assert kept.begin() == [7, 8, 9, 10, 11]
    before = kept.record(6).stat().st_ino
    play(*wanted, tmp_path / "ended")
    assert kept.record(6).stat().st_ino == before  # not played again
    play(*wanted, tmp_path / "whole")
    ended, whole = content(tmp_path / "ended"), content(tmp_path / "whole")
    assert all(ended[name] == whole[name] for name in whole) and list(ended) == list(whole)
    play(*wanted, tmp_path / "whole")  # nothing is left to do


def test_a_folder_is_looked_through_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keeping a game asks for no other one: else a large shard takes time by the square."""
    wanted = plan("toy-auction", "bot:easy,bot:random", 5)
    asked: list[Path] = []
    exists = Path.exists

    def counted(path: Path) -> bool:
        asked.append(path)
        return exists(path)

    kept, work = Kept(tmp_path, wanted[0]), Work(wanted[0], tuple(wanted[1]))
    assert kept.begin() == [0, 1, 2, 3, 4]
    finished = work(0)
    monkeypatch.setattr(Path, "exists", counted)
    for number in (0, 3, 1, 2):
        kept.keep(number, finished)
    assert asked == [] and len(list((tmp_path / "parts").iterdir())) == 4
    kept.keep(4, finished)
    assert list((tmp_path / "parts").iterdir()) == [] and kept.rows(0).exists()
    shutil.copy(kept.rows(0), kept.part(2))  # the power failed while parts were taken away
    assert kept.begin() == [] and list((tmp_path / "parts").iterdir()) == []


def test_rows_say_what_the_records_do(tmp_path: Path) -> None:
    """What a seat knew and could do, move by move, and how it ended."""
    play(*plan("age-of-war", "bot:expert,bot:random", 2), tmp_path / "out")
    found = list(research.dataset(tmp_path / "out"))
    for number in (0, 1):
        record = Record.parse((tmp_path / f"out/records/00000/{number:07}.wtr").read_text())
        verify(record)
        match = check(record)
        names = [name.strip() for name in record.header["Names"].split("|")]
        env = research.make("age-of-war", 2, match.options, chance="manual").start(0)
        mine = iter([row for row in found if row.game == number])
        for entry, code in zip(match.entries, match.codes, strict=True):
            if entry.seat != CHANCE:
                row = next(mine)
                assert (row.seat, row.action, row.step) == (entry.seat, code, len(env.steps))
                assert (row.mask == env.mask(row.seat)).all()
                assert row.features is not None
                assert (row.features == env.features(row.seat)).all()
                assert row.bot == names[row.seat] and row.policy is None
                thought = row.bot == "bot:expert" and row.mask.sum() > 1
                assert (row.value is not None) == thought
                assert row.outcome == match_returns(match)[row.seat]
                assert row.rules == 1 and row.seats == 2
            env.step(code, entry.seat)
        assert next(mine, None) is None


def match_returns(match: Any) -> list[float]:
    standings = match.outcome.standings
    return research.returns("win", standings, standings)


def test_what_a_search_thinks_is_kept_by_code(tmp_path: Path) -> None:
    plugin = wartable.game("age-of-war")
    (tmp_path / "thinker.py").write_text(
        "from wartable.bots import SearchBot\n"
        "class Thinker(SearchBot):\n    def __init__(self): super().__init__(20, cap=1)\n"
    )
    entrants = read_entrants(plugin, "py:thinker:Thinker,bot:random", folder=str(tmp_path))
    play(Plan.of(plugin, entrants, 1, plugin.settings({"cap": 4})), entrants, tmp_path / "out")
    found = list(research.dataset(tmp_path / "out/rows/00000.parquet"))
    policies = [row.policy for row in found if row.policy is not None]
    assert policies and all(abs(policy.sum() - 1) < 1e-6 for policy in policies)
    assert all(not row.policy[~row.mask].any() for row in found if row.policy is not None)
    few = list(research.dataset(tmp_path / "out", columns=["action", "mask"]))
    assert [one["action"] for one in few] == [row.action for row in found]
    bits = np.unpackbits(np.frombuffer(few[0]["mask"], np.uint8), bitorder="little")
    assert bits[: len(found[0].mask)].astype(bool).tolist() == found[0].mask.tolist()
    with pytest.raises(BadInput, match="no column 'moves'; there are: game, seed,"):
        next(research.dataset(tmp_path / "out", columns=["action", "moves"]))
    for odd in ("action", []):
        with pytest.raises(BadInput, match="columns are names"):
            next(research.dataset(tmp_path / "out", columns=odd))


def test_what_does_not_fit_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    wanted = plan("toy-auction", "bot:easy,bot:random", 2)
    play(*wanted, tmp_path / "out")
    with pytest.raises(BadInput, match="another plan: seed 0, not 4"):
        play(*plan("toy-auction", "bot:easy,bot:random", 2, seed=4), tmp_path / "out")
    (tmp_path / "out" / "plan.json").write_text("{")
    with pytest.raises(BadInput, match="is no plan"):
        play(*wanted, tmp_path / "out")
    (tmp_path / "photos").mkdir()
    (tmp_path / "photos" / "me.png").touch()
    with pytest.raises(BadInput, match="is not empty"):
        play(*wanted, tmp_path / "photos")
    with pytest.raises(BadInput, match="no Parquet file"):
        next(research.dataset(tmp_path / "photos"))
    (tmp_path / "unable.py").write_text("class Bot:\n    def choose(self, seen): 1 / 0\n")
    failing = plan("toy-auction", "py:unable:Bot,bot:random", 2, str(tmp_path))
    with pytest.raises(BadInput, match="fails in game 0: ZeroDivisionError"):
        play(*failing, tmp_path / "failed")
    (tmp_path / "boasting.py").write_text(
        "from wartable.kernel import Opinion\nclass Bot:\n    def choose(self, seen): ...\n"
        "    def opinion(self, seen): return Opinion(seen.legal[0], [1.0], 'sure')\n"
    )
    boasting = plan("toy-auction", "py:boasting:Bot,bot:random", 2, str(tmp_path))
    with pytest.raises(BadInput, match="fails in game 0: TypeError: its policy is no mapping"):
        play(*boasting, tmp_path / "boasted")
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadInput, match=r"wartable\[ray\]"):
        play(*wanted, tmp_path / "cluster", ray="local")
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(BadInput, match=r"wartable\[research\]"):
        tables.arrow()


def test_a_cluster_that_is_not_there_is_told_at_once(tmp_path: Path) -> None:
    wanted = plan("toy-auction", "bot:easy,bot:random", 2)
    with socket.socket() as deaf:  # nobody listens
        deaf.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{deaf.getsockname()[1]}"
        for name in (address, f"ray://{address}", "127.0.0.1:99999"):
            with pytest.raises(BadInput, match=f"no cluster at {name}: "):
                play(*wanted, tmp_path / "cluster", ray=name)


def test_the_plan_says_what_a_row_is_about(tmp_path: Path) -> None:
    play(*plan("toy-auction", "bot:easy,bot:random", 1), tmp_path / "out")
    told = json.loads((tmp_path / "out" / "plan.json").read_text())
    assert (told["game"], told["games"], told["features"]) == ("toy-auction", 1, 30)
    rules = wartable.game("toy-auction").game()
    assert told["actions"] == rules.actions
    (file,) = (tmp_path / "out" / "rows").iterdir()
    assert json.loads(pq.read_schema(file).metadata[tables.ABOUT]) == told


def test_the_sample_of_the_datasets_is_as_its_list_says(tmp_path: Path) -> None:
    """And what was changed, lost or added is named."""
    sample = Path(__file__).parents[2] / "docs" / "datasets"
    places = [sample / id for id in datasets.BOTS]
    assert datasets.check(sample) == []
    assert sum(file.stat().st_size for file in sample.rglob("*") if file.is_file()) < 400_000
    for place in places:
        plan = json.loads((place / "plan.json").read_text())
        row = next(research.dataset(place))
        assert row.mask.shape == (plan["actions"],) and row.features.shape == (plan["features"],)
    copy = tmp_path / "age-of-war"
    shutil.copytree(sample / "age-of-war", copy)
    (copy / "plan.json").write_text("{}")
    (copy / datasets.CARD).unlink()
    (copy / "more").touch()
    said = " ".join(datasets.check(tmp_path))
    for name, what in (("plan.json", "differs"), ("CARD.md", "differs"), ("more", "is not listed")):
        assert f"{name} {what}" in said


def test_a_set_made_anew_is_the_same_and_its_card_counts_it(tmp_path: Path) -> None:
    """Its first game is the sample's, byte by byte; a card in another place names its shards."""
    id, cards, sets = "critters-at-war", tmp_path / "cards", tmp_path / "sets"
    cards.mkdir()
    datasets.make(sets, 2, 1, id, cards)
    sample = Path(__file__).parents[2] / "docs" / "datasets"
    first = Path(id, "records", "00000", "0000000.wtr")
    assert (sets / first).read_bytes() == (sample / first).read_bytes()
    rows = list(research.dataset(sets / id))
    told = (cards / f"{id}.md").read_text("utf-8")
    forced = sum(row.mask.sum() == 1 for row in rows) / len(rows)
    assert f"{len(rows)}; with one legal action alone {100 * forced:.1f} %" in told
    ends = {(row.game, row.seat): (row.place, row.score) for row in rows}
    shares = [50 * sum(ends[game, seat][0] == 1 for game in (0, 1)) for seat in (0, 1)]
    assert f"{shares[0]:.1f} %, {shares[1]:.1f} %; shared in 0 games" in told
    means = [sum(ends[game, seat][1] for game in (0, 1)) / 2 for seat in (0, 1)]
    assert f"| mean score by seat | {means[0]:.2f}, {means[1]:.2f} |" in told
    lines = (cards / f"{id}.sha256").read_text()
    assert lines.split()[1::2] == ["rows/00000.parquet", "records/00000"]
    assert datasets.differing(sets / id, cards) == []
    wrong = lines.replace(lines[:64], "0" * 64)
    (cards / f"{id}.sha256").write_text(wrong)
    assert datasets.differing(sets / id, cards) == [
        f"{sets / id}: rows/00000.parquet differs from the card's"
    ]
    assert "to compare it with" in datasets.differing(sets / id, tmp_path)[0]
    (sets / id / "records/00000/0000001.wtr").write_text("")
    said = datasets.check(sets, cards)
    assert any("records/00000 differs" in line for line in said)
