"""One server for each SQLite file: two would not hear of each other's moves."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path

if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


class InUse(Exception):
    """A server has this database open."""


@contextlib.contextmanager
def alone(url: str) -> Iterator[None]:
    """While inside, no other server can use this SQLite file. InUse if one does already. The system
    keeps the lock and lets go of it with the process, however that ends. PostgreSQL may have
    several servers."""
    path = sqlite_path(url)
    if path is None:
        yield
        return
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    # the file stays: who deletes it may delete another's lock
    handle = os.open(f"{path.resolve()}.lock", os.O_RDWR | os.O_CREAT, 0o600)
    with os.fdopen(handle) as file:
        try:
            _lock(file.fileno())
        except (BlockingIOError, PermissionError):  # PermissionError: Windows
            raise InUse(str(path)) from None
        yield


def sqlite_path(url: str) -> Path | None:
    """The file of an SQLite database; None if it is of another kind."""
    if "://" not in url:
        return Path(url)
    return Path(url.removeprefix("sqlite:///")) if url.startswith("sqlite:///") else None
