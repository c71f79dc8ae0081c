"""Figures: percentiles, and what processes take of the machine."""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tools.outside.servers import children

TICK = os.sysconf("SC_CLK_TCK")


@dataclass(frozen=True)
class Spread:
    """Milliseconds, of `count` measurements."""

    count: int
    p50: float
    p95: float
    p99: float
    most: float

    @classmethod
    def of(cls, seconds: Sequence[float]) -> Spread:
        found = sorted(second * 1000 for second in seconds)
        if not found:
            return cls(0, 0.0, 0.0, 0.0, 0.0)

        def at(part: float) -> float:
            return found[min(len(found) - 1, int(len(found) * part))]

        return cls(len(found), at(0.5), at(0.95), at(0.99), found[-1])


def cpu(pids: Sequence[int]) -> float:
    """Seconds of CPU time that these processes have taken."""
    return sum(_cpu(pid) for pid in pids)


def _cpu(pid: int) -> float:
    try:
        words = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:  # ended meanwhile
        return 0.0
    return (int(words[11]) + int(words[12])) / TICK


def machine_cpu() -> float:
    """Seconds of CPU time that everything on this machine has taken."""
    words = Path("/proc/stat").read_text().split("\n")[0].split()[1:9]
    return (sum(map(int, words)) - int(words[3]) - int(words[4])) / TICK


def memory(pid: int) -> int:
    """Bytes of memory that a process holds and shares with nobody."""
    for line in Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines():
        if line.startswith("Pss_Anon:"):
            return int(line.split()[1]) * 1024
    raise ValueError("this system does not tell how much memory a process has")


def sockets(pid: int) -> int:
    """How many sockets a process has open."""
    return sum(_is_socket(path) for path in Path(f"/proc/{pid}/fd").iterdir())


def _is_socket(path: Path) -> bool:
    try:
        return os.readlink(path).startswith("socket:")
    except OSError:  # closed meanwhile
        return False


@dataclass
class Usage:
    """What was taken between two moments, in cores (1.0 is one core) and bytes."""

    seconds: float
    server: float
    workers: float
    clients: float
    others: float
    memory: int
    sockets: int
    growth: float  # bytes an hour, by a straight line through the samples


@dataclass
class Watch:
    """Looks at servers, their workers and our own clients once a second until `stop`."""

    servers: Sequence[int]
    clients: Sequence[int]
    _samples: list[tuple[float, int]] = field(default_factory=list)
    _ended: threading.Event = field(default_factory=threading.Event)

    def __post_init__(self) -> None:
        self._began, self._at = time.monotonic(), self._look()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()

    def _look(self) -> tuple[float, float, float, float]:
        mine = [os.getpid(), *self.clients]
        workers = [child for server in self.servers for child in children(server)]
        return cpu(self.servers), cpu(workers), cpu(mine), machine_cpu()

    def _run(self) -> None:
        while not self._ended.wait(1.0):
            self._samples.append((time.monotonic(), sum(map(memory, self.servers))))

    def stop(self) -> Usage:
        """What was taken since the beginning."""
        self._ended.set()
        self._thread.join()
        seconds = time.monotonic() - self._began
        used = [(now - then) / seconds for now, then in zip(self._look(), self._at, strict=True)]
        server, workers, clients, all_ = used
        return Usage(
            seconds,
            server,
            workers,
            clients,
            all_ - server - workers - clients,
            sum(map(memory, self.servers)),
            sum(map(sockets, self.servers)),
            slope(self._samples) * 3600,
        )


def slope(samples: Sequence[tuple[float, Any]]) -> float:
    """How much the second figure grows with the first, by least squares; 0 of fewer than two."""
    if len(samples) < 2:
        return 0.0
    x = sum(at for at, _ in samples) / len(samples)
    y = sum(float(value) for _, value in samples) / len(samples)
    square = sum((at - x) ** 2 for at, _ in samples)
    return sum((at - x) * (float(value) - y) for at, value in samples) / square
