"""People play all five games while something fails again and again; then the ledgers are read.

    python -m tools.faults                              every fault five times
    python -m tools.faults --times 200 kill-server      one fault, many times
    python -m tools.faults --keep …                     and add it to docs/RELIABILITY.md

Prints a table and ends with 1 unless every column after `done` (acknowledged) is 0. `refused` were
refused and are there, `broken` ledgers cannot be replayed, `ahead` was shown and is not stored.
"""

from __future__ import annotations

import argparse
import logging
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from tools.faults import page
from tools.faults.faults import FAULTS, Fault
from tools.faults.town import town
from tools.faults.world import World, world
from tools.outside.auditor import FATAL, Findings
from tools.outside.postgres import NoPostgres
from tools.outside.servers import Server

WIDE = 20
SHORT = {"acknowledged": "done", "refused_there": "refused", "unreplayable": "broken"}


class NotHere(Exception):
    """This machine cannot have such a fault."""


@contextmanager
def disk(small: bool) -> Iterator[Path | None]:
    """A folder on a disk of 32 MB of its own, or none."""
    if not small:
        yield None
        return
    with tempfile.TemporaryDirectory() as folder:
        made = subprocess.run(
            ["mount", "-t", "tmpfs", "-o", "size=32m", "none", folder], capture_output=True
        )
        if made.returncode:
            raise NotHere("a small disk needs the right to mount one")
        try:
            yield Path(folder)
        finally:
            subprocess.run(["umount", "--lazy", folder], check=True)


def suffer(fault: Fault, times: int, seed: int) -> Findings:
    """Do the fault so many times, with play in between, and look what is left."""
    rng = random.Random(seed)
    with disk(fault.small) as folder:
        place = town(seed) if fault.town else world(fault.postgres, seed, folder)
        with place as made:
            return _suffer(made, fault, times, rng)


def _suffer(made: World, fault: Fault, times: int, rng: random.Random) -> Findings:
    for _ in range(times):
        made.go_on()
        fault.harm(made, rng)
    return made.judge()


def row(name: str, cells: Sequence[object]) -> str:
    return f"{name:{WIDE}}" + "".join(f"{cell!s:>9}" for cell in cells)


def main() -> int:
    parser = argparse.ArgumentParser(prog="make faults")
    parser.add_argument("names", nargs="*", help=", ".join(fault.name for fault in FAULTS))
    parser.add_argument("--times", type=int, default=5, help="how often each fault happens")
    parser.add_argument("--seed", type=int, default=1, help="what people and faults do by chance")
    parser.add_argument("--keep", action="store_true", help="add to docs/RELIABILITY.md")
    given = parser.parse_args()
    known = {fault.name for fault in FAULTS}
    if unknown := set(given.names) - known:
        parser.error(f"no such fault: {', '.join(sorted(unknown))}")
    Server.loaded = ("tools.faults.drawn",)
    logging.getLogger("websockets").addHandler(logging.NullHandler())  # broken lines are expected
    kinds = ["tables", "tried", "acknowledged", *FATAL]
    heads = ["times", *[SHORT.get(kind, kind) for kind in kinds], "minutes"]
    print(row("fault", heads))
    sound = True
    for fault in FAULTS:
        if given.names and fault.name not in given.names:
            continue
        began = time.monotonic()
        try:
            found = suffer(fault, given.times, given.seed)
        except (NotHere, NoPostgres) as error:
            print(f"{fault.name:{WIDE}}  not tried: {error}")
            continue
        except AssertionError as error:
            print(f"{fault.name:{WIDE}}  broken off: {error}")
            sound = False
            continue
        minutes = (time.monotonic() - began) / 60
        counts = [given.times, *(getattr(found, kind) for kind in kinds)]
        print(row(fault.name, [*counts, f"{minutes:.1f}"]), flush=True)
        if given.keep:
            page.keep(heads, fault.name, [*counts, minutes])
        if found.pauses:
            pauses = ", ".join(f"{pause:.1f}" for pause in sorted(found.pauses))
            print(f"    seconds until all tables went on: {pauses}")
        for note in found.notes:
            print("   ", note)
        sound = sound and found.sound
    return 0 if sound else 1


if __name__ == "__main__":
    sys.exit(main())
