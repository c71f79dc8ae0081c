"""The command line in process: its exit code, what it printed, with toy games at hand."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest
from toy_auction import GAME as AUCTION
from toy_cellar import GAME as CELLAR

os.environ["WARTABLE_LANG"] = "en"  # before the commands are made: their help is in it

from wartable import plugin
from wartable.cli import main


@dataclass
class Ran:
    code: int
    out: str
    err: str


Run = Callable[..., Ran]


@pytest.fixture
def house(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A table of one's own: toy games among the others, saves in a temporary folder."""
    known = {**plugin.games(), AUCTION.id: AUCTION, CELLAR.id: CELLAR}
    monkeypatch.setattr(plugin, "games", lambda: known)
    monkeypatch.setenv("WARTABLE_DATA_DIR", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.delenv("FORCE_COLOR", raising=False)
    return tmp_path


@pytest.fixture
def run(
    house: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> Run:
    def call(*args: object, stdin: str = "") -> Ran:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin.encode()), "utf-8"))
        capsys.readouterr()
        with pytest.raises(SystemExit) as left:
            main([str(arg) for arg in args])
        out, err = capsys.readouterr()
        return Ran(int(left.value.code or 0), out, err)

    return call
