"""The program of a `Server`: what `wartable serve` runs, with the settings it is given.

    python -m tools.outside.serve PORT SETTINGS [CLOCK]

SETTINGS is a JSON object of `Settings`. CLOCK is a file with a number of milliseconds: the server's
clock differs by so much from that of the machine, and a test may write another number at any time.
"""

from __future__ import annotations

import json
import os
import resource
import sys
import time
from pathlib import Path


def shift_clock(path: str) -> None:
    """From now on the time of day is what the machine says plus what the file says."""
    file = os.open(path, os.O_RDONLY)
    seconds, nanoseconds = time.time, time.time_ns

    def shift() -> int:
        return int(os.pread(file, 32, 0) or b"0")

    time.time = lambda: seconds() + shift() / 1000
    time.time_ns = lambda: nanoseconds() + shift() * 1_000_000


def allow_many_files() -> None:
    """As many sockets as this system lets a process have."""
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def main(port: str, settings: str, clock: str = "") -> None:
    if clock:
        shift_clock(clock)
    allow_many_files()
    from wartable.server.app import run
    from wartable.server.settings import Settings

    given = json.loads(settings)
    given["data_dir"] = Path(given["data_dir"])
    run(port=int(port), open_browser=False, settings=Settings(**given))


def forked(log: str, port: int, settings: str, clock: str) -> None:
    """The same in a process that was forked; what it prints goes into a file."""
    with open(log, "ab") as file:
        for number in (sys.stdout.fileno(), sys.stderr.fileno()):
            os.dup2(file.fileno(), number)
    sys.modules["__main__"] = sys.modules[__name__]  # what processes of its own begin with
    main(str(port), settings, clock)


if __name__ == "__main__":
    main(*sys.argv[1:])
