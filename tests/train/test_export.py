"""Nets as ONNX: what a runtime answers is what numpy answers, and a file that is none is named."""

from __future__ import annotations

import subprocess
import sys
from importlib.resources import files
from pathlib import Path

import numpy as np
import pytest

from tools.train.export import CLOSE, NoNet, export, main, planes, session
from wartable.bots.net import read
from wartable.games.age_of_war.bots import many_seats, three_seats
from wartable.plugin import game

CRITTERS = Path(str(files("wartable.games.critters_at_war")))
WAR = Path(str(files("wartable.games.age_of_war")))
LAYOUT = game("critters-at-war").game().features
RNG = np.random.RandomState(1)  # its numbers stay the same in every version


def needs_onnx() -> None:
    for module in ("onnx", "onnxruntime"):
        pytest.importorskip(module, reason=f"{module}, of the extra `onnx`, is not installed")


def cells(count: int) -> np.ndarray:
    """Figures in the range of the features, most of them 0, some beyond what the table has."""
    found = RNG.randint(0, 40, (count, LAYOUT.size)) * (
        RNG.random_sample((count, LAYOUT.size)) < 0.3
    )
    return found.astype(np.int16)


@pytest.mark.parametrize("name", ["learned.npz", "searching.npz"])
def test_a_net_with_a_table_answers_alike(name: str, tmp_path: Path) -> None:
    needs_onnx()
    given, net = cells(33), read(CRITTERS / name, LAYOUT)
    export(CRITTERS / name, tmp_path / "net.onnx")
    asked = session(tmp_path / "net.onnx")
    figures, worth = asked.run(None, {"cells": given})
    exact = net.outputs(given)
    assert np.abs(figures - exact[:, :-1]).max() < CLOSE
    assert np.abs(worth - exact[:, -1]).max() < CLOSE
    assert np.abs(asked.run(None, {"cells": given[:1]})[1] - worth[:1]).max() < CLOSE
    assert asked.get_modelmeta().custom_metadata_map["layout"] == str(LAYOUT.version)


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_nets_of_four_to_six_seats_answer_alike(seats: int, tmp_path: Path) -> None:
    needs_onnx()
    holders = RNG.randint(0, seats + 1, (20, 14))
    rows, _ = many_seats.active_rows(holders, seats, many_seats.Kit)
    export(WAR / many_seats.FILE.format(many_seats.WORDS[seats]), tmp_path / "net.onnx")
    (shares,) = session(tmp_path / "net.onnx").run(None, {"rows": rows})
    assert np.abs(shares - many_seats.net(seats).layers.shares(rows)).max() < CLOSE


def test_the_net_of_three_seats_answers_alike_and_is_smaller_with_8_bits(tmp_path: Path) -> None:
    """8 bits are coarse: shares are a few hundredths off."""
    needs_onnx()
    numbers = RNG.randint(0, 4**14, 40)
    rows = np.stack(three_seats.active_rows(numbers, three_seats.WORTHS), axis=-1)
    exact = three_seats.net().shares(rows)
    sizes = []
    for int8, off in ((False, CLOSE), (True, 0.1)):
        out = tmp_path / f"{int8}.onnx"
        export(WAR / three_seats.FILE, out, int8)
        (shares,) = session(out).run(None, {"rows": rows})
        assert np.abs(shares - exact).max() < off
        sizes.append(out.stat().st_size)
    assert sizes[1] < sizes[0] / 3


def test_a_net_of_8_bits_mixes_nearly_alike(tmp_path: Path) -> None:
    needs_onnx()
    given, net = cells(32), read(CRITTERS / "learned.npz", LAYOUT)
    export(CRITTERS / "learned.npz", tmp_path / "net.onnx", int8=True)
    _, worth = session(tmp_path / "net.onnx").run(None, {"cells": given})
    assert np.abs(worth - net.worths(given)).mean() < 0.1


def test_what_is_no_net_is_named(tmp_path: Path) -> None:
    missing, damaged, torn = (tmp_path / name for name in ("no.npz", "damaged.npz", "torn.npz"))
    damaged.write_bytes(b"not what was written")
    torn.write_bytes((CRITTERS / "learned.npz").read_bytes()[:-1000])
    for file in (missing, damaged, torn):
        with pytest.raises(NoNet, match="cannot be read"):
            planes(file)
    with pytest.raises(NoNet, match="is no net of layers: it holds edge, mine"):
        planes(WAR / "two_seats.npz")
    kept = planes(WAR / "four_seats.npz")
    broken = tmp_path / "broken.npz"
    np.savez(broken, **{**kept, "biases2": kept["biases2"][:-1]})
    with pytest.raises(NoNet, match="layer 2 does not fit"):
        planes(broken)
    del kept["shift1"]
    np.savez(broken, **kept)
    with pytest.raises(NoNet, match="layer 1 is not whole"):
        planes(broken)


def test_the_command_says_it_in_one_line(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tools.train.export", str(tmp_path / "no.npz"), "out.onnx"]
    done = subprocess.run(command, capture_output=True, text=True, cwd=Path(__file__).parents[2])
    assert done.returncode == 1 and len(done.stderr.splitlines()) == 1
    assert "no.npz cannot be read" in done.stderr


def test_without_the_packages_it_says_how_to_get_them(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for module in ("onnx", "onnxruntime"):
        monkeypatch.setitem(sys.modules, module, None)
    net = str(WAR / "four_seats.npz")
    monkeypatch.setattr(sys, "argv", ["export", net, str(tmp_path / "net.onnx")])
    with pytest.raises(SystemExit, match=r"onnx is not installed: pip install 'wartable\[onnx\]'"):
        main()
