"""A candidate takes the place of what is shipped only if it won beyond doubt."""

from __future__ import annotations

import subprocess
import sys
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from toy_auction.plugin import AtRandom, Highest, ToyAuction

from tools.train import promote
from tools.train.promote import amiss, card, promoted
from wartable.kernel import Bot, Knowledge
from wartable.play.arena import Tally, tournament

ROOT = Path(__file__).parents[2]
CRITTERS = Path(str(files("wartable.games.critters_at_war")))
WAR = Path(str(files("wartable.games.age_of_war")))


class Lowest(Bot[Any]):
    """Bids as little as may be, so that it never buys much."""

    def choose(self, seen: Knowledge[Any]) -> int:
        return seen.legal[0]


def met(one: type[Bot[Any]], other: type[Bot[Any]], games: int) -> Tally:
    """What the first won, both rotations of every deal with the same chance."""
    makers = [("new", one), ("old", other)]
    return tournament(ToyAuction(), makers, games, {"rounds": 3}, seed=7)[0]


@pytest.fixture
def two(tmp_path: Path) -> tuple[Path, Path]:
    candidate, shipped = tmp_path / "new.npz", tmp_path / "learned.npz"
    candidate.write_bytes(b"new")
    shipped.write_bytes(b"old")
    return candidate, shipped


def test_who_is_better_beyond_doubt_is_copied_and_its_checksum_told(
    two: tuple[Path, Path], capsys: pytest.CaptureFixture[str]
) -> None:
    candidate, shipped = two
    tally = met(Highest, Lowest, 60)
    assert tally.interval()[0] > 0.5
    assert promoted(candidate, shipped, tally)
    assert shipped.read_bytes() == b"new" and sorted(shipped.parent.iterdir()) == [
        shipped,
        candidate,
    ]
    said = capsys.readouterr().out
    assert sha256(b"new").hexdigest() in said and "60 games" in said
    assert "| 60 |" in card(tally, "net", 7) and card(tally, "net", 7).count("|") == 7


@pytest.mark.parametrize("other", [AtRandom, Highest])
def test_equals_and_who_is_worse_are_not(
    other: type[Bot[Any]], two: tuple[Path, Path], capsys: pytest.CaptureFixture[str]
) -> None:
    candidate, shipped = two
    tally = met(AtRandom if other is AtRandom else Lowest, other, 60)
    assert not promoted(candidate, shipped, tally)
    assert shipped.read_bytes() == b"old"
    said = capsys.readouterr().out
    assert said.startswith("Not promoted: ") and len(said.splitlines()) == 1


def test_who_only_seems_better_is_not(two: tuple[Path, Path]) -> None:
    """Six of ten."""
    tally = Tally("new", group=2)
    for share in (1.0, 0.0, 1.0, 1.0, 0.0, 1.0, 1.0, 0.0, 0.0, 1.0):
        tally.count(share, 0)
    assert tally.rate == 0.6 and not promoted(*two, tally)


def test_what_need_not_meet_is_named(two: tuple[Path, Path]) -> None:
    candidate, shipped = two
    assert amiss(candidate, shipped) == ""
    assert amiss(candidate.with_name("no.npz"), shipped).endswith("no.npz is missing")
    assert amiss(candidate.with_suffix(".txt"), shipped).endswith("new.txt is no .npz")
    candidate.write_bytes(b"old")
    assert amiss(candidate, shipped).endswith("are the same")
    candidate.write_bytes(bytes(promote.MOST + 1))
    assert "5,000,001 bytes" in amiss(candidate, shipped)


def test_the_command_leaves_what_is_shipped_alone(tmp_path: Path) -> None:
    """Two games cannot tell: exit code 1. Neither can a file that is no net."""
    shipped, damaged = tmp_path / "learned.npz", tmp_path / "damaged.npz"
    before = (CRITTERS / "learned.npz").read_bytes()
    shipped.write_bytes(before)
    damaged.write_bytes(b"no net")
    for candidate, why in (
        (CRITTERS / "searching.npz", "that it is no better is possible"),
        (WAR / "four_seats.npz", "Not promoted: four_seats.npz: 'layout"),
        (damaged, "Not promoted: damaged.npz: "),
    ):
        done = run(candidate, shipped, 2)
        assert done.returncode == 1 and why in done.stdout + done.stderr
        assert "Traceback" not in done.stderr and shipped.read_bytes() == before


@pytest.mark.parametrize(("name", "games"), [("three_seats.npz", 24), ("four_seats.npz", 16)])
def test_a_net_of_age_of_war_sits_among_others(name: str, games: int, tmp_path: Path) -> None:
    """The shipped one among those to whom all positions are alike."""
    shipped = tmp_path / name
    with np.load(WAR / name) as planes:
        found = dict(planes)
    np.savez(
        shipped, **{**found, "weights3": found["weights3"] * 0, "biases3": found["biases3"] * 0}
    )
    done = run(WAR / name, shipped, games)
    assert done.returncode == 0, done.stdout + done.stderr
    assert shipped.read_bytes() == (WAR / name).read_bytes()
    assert f"× the one before | {games} |" in done.stdout
    other = WAR / ("four_seats.npz" if name == "three_seats.npz" else "three_seats.npz")
    done = run(other, shipped, games)
    assert done.returncode == 1 and "is not for" in done.stderr


def run(candidate: Path, shipped: Path, games: int) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tools.train.promote", str(candidate)]
    command += ["--against", str(shipped), "--games", str(games), "--jobs", "1"]
    return subprocess.run(command, capture_output=True, text=True, cwd=ROOT)
