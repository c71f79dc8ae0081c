"""Commitments as lines that can be kept outside the server: when, which game, which table, what.

A line names a table by a digest of its id: whoever knows an id may look at the table, so the ids of
tables that are not listed are nobody's business, and those who sit there find their line all the
same.
"""

from __future__ import annotations

import hashlib
import logging
import os
from collections.abc import Iterable
from datetime import UTC, datetime
from pathlib import Path

from wartable.server.logs import failure
from wartable.storage import Promise, Store, promises

PAGE = 500  # tables of one answer
EVER = 2**53  # milliseconds: later than any table was opened
log = logging.getLogger("wartable.commitments")


def line(promise: Promise) -> str:
    """`TIME GAME TABLE COMMITMENT`, with a line feed."""
    at = datetime.fromtimestamp(promise.at / 1000, UTC).isoformat(timespec="milliseconds")
    seed = hashlib.sha256(bytes.fromhex(promise.seed)).hexdigest()
    return f"{at.removesuffix('+00:00')}Z {promise.game} {name(promise.table)} {seed}\n"


def name(table: str) -> str:
    """What a line calls a table."""
    return hashlib.sha256(f"wartable table\n{table}".encode()).hexdigest()[:16]


def every(store: Store) -> list[str]:
    """The lines of all tables, oldest first."""
    found: dict[str, None] = {}
    before, known = EVER, -1
    while len(found) > known:
        known = len(found)
        page = promises(store, before, PAGE)
        found |= dict.fromkeys(map(line, page))
        before = min((promise.at for promise in page), default=0) + 1
    return sorted(found)


def append(path: Path, lines: Iterable[str]) -> int:
    """Add those lines to a file that it does not have; how many there were."""
    known = set(path.read_text("utf-8").splitlines(True)) if path.exists() else set()
    fresh = [text for text in lines if text not in known]
    with path.open("a", encoding="utf-8") as file:
        file.write("".join(fresh))
        file.flush()
        os.fsync(file.fileno())
    return len(fresh)


def publish(path: Path, promise: Promise) -> None:
    """Add one line at once. A file that cannot be written stops no game: the log tells of it, and
    `wartable commitments` adds what is missing."""
    try:
        with path.open("a", encoding="utf-8") as file:
            file.write(line(promise))
    except OSError as error:
        failure(log, "a commitment could not be written", error, file=str(path))
