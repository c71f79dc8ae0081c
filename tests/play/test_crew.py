"""Work in processes that die."""

from __future__ import annotations

import os
import signal
from functools import partial
from pathlib import Path

import pytest

from wartable.errors import BadInput
from wartable.play.crew import crew


def fragile(folder: str, deaths: int, part: int) -> int:
    """Part 2 kills its process so many times."""
    before = len(list(Path(folder).iterdir()))
    if part == 2 and before < deaths:
        (Path(folder) / str(before)).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return part * part


def test_a_process_that_is_killed_loses_nothing(tmp_path: Path) -> None:
    found = dict(crew(2, partial(fragile, str(tmp_path), 1), range(6)))
    assert found == {part: part * part for part in range(6)}


def test_work_that_kills_every_process_is_given_up(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="3 processes died"):
        list(crew(2, partial(fragile, str(tmp_path), 9), [2]))
