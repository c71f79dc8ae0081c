"""Analyses that are kept: one file each, named by the game's actions, the depth and the version."""

from __future__ import annotations

import contextlib
import os
import tempfile
from pathlib import Path

import msgspec

from wartable.analysis.found import Analysis
from wartable.analysis.judging import VERSION
from wartable.play.record import digest


def place(folder: Path, record: str, depth: float, seat: int | None) -> Path:
    """The file of an analysis of the game with this digest."""
    return folder / f"{digest(f'{record} {depth!r} {seat} {VERSION}')[:32]}.json"


def kept(path: Path) -> Analysis | None:
    """What the file has; None if there is none, or if it is damaged: then it is made again."""
    with contextlib.suppress(OSError, msgspec.MsgspecError):
        return msgspec.json.decode(path.read_bytes(), type=Analysis)
    return None


def keep(path: Path, found: Analysis) -> None:
    """All of it or nothing. Where nothing can be written, nothing is kept: it can be made again."""
    temporary = ""
    with contextlib.suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=".analysis-")
        with os.fdopen(handle, "wb") as file:
            file.write(msgspec.json.encode(found))
        os.replace(temporary, path)
        temporary = ""
    if temporary:
        with contextlib.suppress(OSError):
            os.unlink(temporary)
