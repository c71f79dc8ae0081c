"""What is measured: tables with play, idle sockets, sleeping tables."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from benchmarks import server_memory
from tools.load.crowd import Measured, Plan, Trouble, live
from tools.load.measure import Spread, Usage, Watch, memory
from tools.outside.postgres import cluster
from tools.outside.servers import serving
from wartable.plugin import games

ASLEEP = 60  # tables of each game that are put to sleep in this process
WARM_UP = 5.0  # seconds of play before a step is measured
Say = Callable[[str], None]


@dataclass
class Step:
    """N tables, measured for a while. `early`, `late`: the first and the last third of the time."""

    tables: int
    moves: float  # a second
    done: Spread
    shown: Spread
    early: Spread
    late: Spread
    lag: Spread
    errors: dict[str, int]
    behind: int
    unasked: int
    usage: Usage | None  # of a server that we started
    each: float = 0.0  # bytes a table, with its sockets


@dataclass
class Part:
    """Steps with one store, or another thing that was measured; `rows` are names and figures. `by`:
    the command that measured it, and when."""

    title: str
    steps: list[Step] = field(default_factory=list)
    rows: list[tuple[str, str]] = field(default_factory=list)
    by: str = ""


class People:
    """Processes of people, told all at once what to do."""

    def __init__(self, plan: Plan, count: int) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipes, self.processes = [], []
        for _ in range(count):
            ours, theirs = context.Pipe()
            process = context.Process(target=live, args=(plan, theirs), daemon=True)
            process.start()
            self.pipes.append(ours)
            self.processes.append(process)

    @property
    def pids(self) -> list[int]:
        return [process.pid for process in self.processes if process.pid]

    def tell(self, what: str, *given: Any) -> list[Any]:
        return self.tell_each(what, [given] * len(self.pipes))

    def share(self, what: str, numbers: Sequence[int], *given: Any) -> int:
        """Each process gets its part of the numbers; the sum of what they answer."""
        count = len(self.pipes)
        parts = [(numbers[i::count], *given) for i in range(count)]
        return sum(self.tell_each(what, parts))

    def tell_each(self, what: str, given: Sequence[tuple[Any, ...]]) -> list[Any]:
        for pipe, words in zip(self.pipes, given, strict=True):
            pipe.send((what, *words))
        answers = [pipe.recv() for pipe in self.pipes]
        for answer in answers:
            if isinstance(answer, Trouble):
                raise answer
        return answers

    def close(self) -> None:
        for pipe in self.pipes:
            pipe.send(None)
        for process in self.processes:
            process.join(10)
            if process.is_alive():
                process.kill()


@contextmanager
def people(plan: Plan, count: int) -> Iterator[People]:
    """Processes of people for as long as the block lasts."""
    found = People(plan, count)
    try:
        yield found
    finally:
        found.close()


@contextmanager
def serving_on(store: str) -> Iterator[tuple[list[str], list[int]]]:
    """The address and the process of a server with this store, of two for a cluster, bots pausing
    as they do for hosts. PostgreSQL waits for its disk, as it does for hosts."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        given: dict[str, Any] = {"bot_pause": 0.8, "bot_hold": 1.5}
        given["workers"] = max(1, min(4, (os.cpu_count() or 2) - 1))
        if store != "sqlite":
            given["database"] = stack.enter_context(cluster("-c max_connections=200")).url
        servers = [
            stack.enter_context(serving(folder, **given))
            for _ in range(2 if store == "cluster" else 1)
        ]
        yield [server.url for server in servers], [server.pid for server in servers]


def play(
    title: str,
    crowd: People,
    steps: Sequence[int],
    seconds: float,
    servers: Sequence[int],
    say: Say,
) -> Part:
    """More and more tables, measured at each step. Ends early if tables cannot be opened."""
    part, tables = Part(title), 0
    crowd.share("sleep", range(1_000_000, 1_000_005), 5)  # so that texts are read already
    rest = sum(map(memory, servers))
    for wanted in steps:
        say(f"{title}: {wanted} tables")
        opened = crowd.share("grow", range(tables, wanted))
        if opened < wanted - tables:
            part.rows.append((f"{wanted} tables", f"only {tables + opened} could be opened"))
            break
        tables = wanted
        crowd.tell("measure", WARM_UP)
        watch = Watch(servers, crowd.pids) if servers else None
        found = crowd.tell("measure", seconds)
        usage = watch.stop() if watch else None
        step = joined(tables, seconds, found, usage)
        if usage:
            step.each = (usage.memory - rest) / tables
        part.steps.append(step)
        say(line(step))
    return part


def joined(tables: int, seconds: float, found: Sequence[Measured], usage: Usage | None) -> Step:
    """What all processes measured, as one."""
    moves = sorted(pair for one in found for pair in zip(one.at, one.done, strict=True))
    # clocks of processes on one machine count from the same moment
    third = len(moves) // 3
    return Step(
        tables,
        len(moves) / seconds,
        Spread.of([took for _, took in moves]),
        Spread.of([took for one in found for took in one.shown]),
        Spread.of([took for _, took in moves[:third]]),
        Spread.of([took for _, took in moves[-third:]] if third else []),
        Spread.of([took for one in found for took in one.lag]),
        sum((one.errors for one in found), Counter()),
        sum(one.behind for one in found),
        sum(one.unasked for one in found),
        usage,
    )


def line(step: Step) -> str:
    """A step in one line."""
    done = step.done
    return (
        f"  {step.moves:.1f} moves/s, done p50 {done.p50:.0f} p95 {done.p95:.0f} p99 {done.p99:.0f}"
        f" max {done.most:.0f} ms, shown p99 {step.shown.p99:.0f} ms, own lag p99"
        f" {step.lag.p99:.0f} ms, {sum(step.errors.values())} errors"
        + (f", server {step.usage.server:.0%} of a core" if step.usage else "")
    )


def idle(crowd: People, sockets: int, each: int, server: int, say: Say) -> Part:
    """Sockets of strangers who look and say nothing."""
    title = "Idle sockets"
    say(f"{title}: {sockets}")
    crowd.share("sit_idle", range(1_000_000, 1_000_005), each)  # so that texts are read already
    rest, began = memory(server), time.monotonic()
    there = crowd.share("sit_idle", range(sockets // each), each) - 5 * each
    took = time.monotonic() - began
    held = memory(server) - rest
    watch = Watch([server], crowd.pids)
    pings = Spread.of([second for one in crowd.tell("pings", 500) for second in one])
    crowd.tell("measure", 30.0)
    usage = watch.stop()
    answered = f"{pings.p50:.1f} / {pings.p99:.1f} / {pings.most:.1f} ms"
    rows = [
        ("sockets open", f"{there:,} ({each} at a table), all in {took:.0f} s"),
        ("sockets of the server's process", f"{usage.sockets:,}"),
        ("memory a socket, with its share of a table", f"{held / there / 1000:.0f} kB"),
        ("CPU of the server while all are idle", f"{usage.server:.1%} of a core"),
        ("a ping answered, p50 / p99 / max", answered),
    ]
    return Part(title, rows=rows)


def sleeping(crowd: People, tables: int, moves: int, server: int, say: Say) -> Part:
    """Tables that nobody looks at any more, still in the server's memory."""
    title = "Tables nobody looks at"
    say(f"{title}: {tables}")
    crowd.share("sleep", range(1_000_000, 1_000_010), moves)  # so that texts are read already
    rest = memory(server)
    crowd.share("sleep", range(tables), moves)
    each = (memory(server) - rest) / tables
    rows = [
        ("tables", f"{tables:,} of five games, {moves} moves each"),
        ("memory a table that nobody looks at for less than five minutes", f"{each / 1000:.0f} kB"),
    ]
    for id in sorted(games()):
        asleep = asyncio.run(server_memory.cost(id, ASLEEP))[2]
        rows.append((f"memory a table once it sleeps, {id}", f"{asleep:.0f} kB"))
    return Part(title, rows=rows)


def with_level(plan: Plan, level: str) -> Plan:
    """The same with a bot in the second seat."""
    return replace(plan, level=level)
