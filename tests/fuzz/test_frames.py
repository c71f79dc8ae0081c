"""Bytes on a socket that no library would send: the line is closed with the code that says why, or
goes on; nobody else notices, and nothing is written into the log as an error."""

from __future__ import annotations

import logging
import sys
from pathlib import Path
from typing import Any

import pytest

from tools.fuzz.frames import Siege

sys.path.insert(0, str(Path(__file__).parents[1] / "server"))

from web_harness import serve, served

__all__ = ["serve", "served"]


@pytest.mark.parametrize("compression", [None, "deflate"])
def test_any_bytes_may_come_on_a_socket(
    served: Any, compression: str | None, caplog: pytest.LogCaptureFixture
) -> None:
    siege = Siege(served.port, 5, compression)
    siege.try_named()
    siege.try_mutants(20)
    siege.settle()
    siege.close()
    assert siege.wrong == []
    assert siege.counts["answered"] >= 9 and siege.counts["1002"] >= 9, siege.counts
    assert [r.getMessage() for r in caplog.records if r.levelno >= logging.ERROR] == []


def test_who_pings_and_never_reads_is_hung_up_on(served: Any) -> None:
    siege = Siege(served.port, 5)
    assert siege.flood(100_000_000) < 50_000_000
    siege.settle()
    siege.close()
    assert siege.wrong == []
