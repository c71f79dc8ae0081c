"""Self-play on a real Ray cluster on this machine, one of whose two workers is killed, beside the
same games in two processes.

    python -m tools.ray_selfplay [GAME] [GAMES]

Starts a cluster of two workers, plays, kills a worker that plays while some games are finished
and others are not, and compares all that was kept: records byte by byte, Parquet by content. Then
both ways are timed without killing. Exit code 1 where something differs. Needs the extra `ray`.
"""

from __future__ import annotations

import os
import secrets
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import wartable
from wartable.kernel import compiled
from wartable.play.entrants import read_entrants
from wartable.research import selfplay
from wartable.research.rows import arrow

CORES = 2
BEGIN = """
import ray, sys
made = ray.init(num_cpus={cores}, include_dashboard=False, logging_level="error")
print(made.address_info["gcs_address"], flush=True)
sys.stdin.read()
"""
WORKER = "ray::called"  # what Ray calls a process that runs the task


def main(id: str, games: int) -> int:
    os.environ |= {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": secrets.token_hex(32)}
    import ray  # late: it reads these, which are for the cluster of this run alone

    plugin = wartable.game(id)
    entrants = read_entrants(plugin, ",".join(["bot:random"] * plugin.seats[0]))
    options = plugin.settings({})
    plan = selfplay.Plan.of(plugin, entrants, games, options, seed=1, shard=50)
    print(f"{id}, {games} games of bot:random, Ray {ray.__version__}, compiled: {compiled()}")
    with tempfile.TemporaryDirectory() as folder, cluster() as (address, host):
        place = Path(folder)
        killed: list[int] = []

        def kill(count: int) -> None:
            if count >= games // 4 and not killed:
                killed.append(victim(host))
                os.kill(killed[0], signal.SIGKILL)
                print(f"killed worker {killed[0]} after {count} games")

        def play(name: str, progress: Callable[[int], None] | None = None, **how: Any) -> float:
            began = time.monotonic()
            selfplay.play(plan, entrants, place / name, progress=progress, **how)
            return time.monotonic() - began

        play("killed", kill, ray=address)
        times = {"Ray": play("ray", ray=address), "processes": play("local", jobs=CORES)}
        for name, seconds in times.items():
            rows = selfplay.facts(plan, place / "local")["rows"]
            each = rows / seconds / CORES
            print(f"{name}: {seconds:.1f} s, {rows} decisions, {each:.0f} a second and core")
        differing = [name for name in ("killed", "ray") if not same(place / name, place / "local")]
        for name in differing:
            print(f"{name}: differs from what processes played")
        if not differing:
            print("all three folders hold the same: records byte by byte, rows by content")
    return 1 if differing or not killed else 0


@contextmanager
def cluster() -> Iterator[tuple[str, int]]:
    """A cluster with two workers, in processes of its own, which ends with this one: its address,
    and the process that began it."""
    begin = [sys.executable, "-c", BEGIN.format(cores=CORES)]
    with subprocess.Popen(begin, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as host:
        assert host.stdin and host.stdout
        address = host.stdout.readline().strip()
        if not address:
            raise SystemExit("no cluster could be begun")
        try:
            yield address, host.pid
        finally:
            host.stdin.close()


def victim(host: int) -> int:
    """A worker of the cluster that this process began, which plays a game now."""
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                line = (entry / "cmdline").read_bytes().decode(errors="replace")
                if line.startswith(WORKER) and host in ancestors(int(entry.name)):
                    return int(entry.name)
            except OSError:  # it has just ended
                continue
    raise SystemExit("no worker of Ray plays")


def ancestors(process: int) -> list[int]:
    """The process that began it, the one that began that, and so on."""
    found: list[int] = []
    while process > 1:
        status = Path(f"/proc/{process}/stat").read_text()
        process = int(status.rpartition(")")[2].split()[1])
        found.append(process)
    return found


def same(one: Path, other: Path) -> bool:
    """Whether two folders hold the same games."""
    _, pq = arrow()
    names = [sorted(str(file.relative_to(at)) for file in at.rglob("*.*")) for at in (one, other)]
    if names[0] != names[1]:
        return False
    return all(
        pq.read_table(one / name) == pq.read_table(other / name)
        if name.endswith(".parquet")
        else (one / name).read_bytes() == (other / name).read_bytes()
        for name in names[0]
    )


if __name__ == "__main__":
    id, games = [*sys.argv[1:], *["age-of-war", "400"][len(sys.argv) - 1 :]]
    sys.exit(main(id, int(games)))
