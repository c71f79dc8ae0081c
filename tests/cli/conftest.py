"""The command line in process: its exit code, what it printed, with toy games at hand."""

from __future__ import annotations

import io
import logging
import os
import sys
from collections.abc import Callable, Iterator
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
LOGGERS = ("asyncio", "wartable", "uvicorn", "uvicorn.error", "wartable.requests")


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
def loggers() -> Iterator[None]:
    """As they were, when a test is over: `serve` has them write to a stream that is closed then,
    and every request to a server of later tests would be told as a fault of logging."""
    before = [(logging.getLogger(n), logging.getLogger(n).__dict__.copy()) for n in LOGGERS]
    yield
    for logger, was in before:
        logger.__dict__.update(was)
        logger.manager._clear_cache()  # type: ignore[attr-defined]


@pytest.fixture
def run(
    house: Path,
    loggers: None,
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
