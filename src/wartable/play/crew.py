"""Work in several processes. One that dies is replaced: what it had in hand is done again."""

from __future__ import annotations

import signal
from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Sequence
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from threading import current_thread, main_thread
from typing import Any, Generic, TypeVar

from wartable.errors import BadInput

P = TypeVar("P", bound=Hashable)
R = TypeVar("R")
TRIES = 3  # processes that may die of one part of the work


def crew(jobs: int, work: Callable[[P], R], parts: Sequence[P]) -> Iterator[tuple[P, R]]:
    """Every part with what `work` made of it, as it is done; by this process alone if `jobs` is 1.
    Processes are ended when nobody listens any more: in the middle of a part too. `work` is pickled
    and sent to each."""
    if jobs == 1:
        yield from ((part, work(part)) for part in parts)
        return
    members = _Crew(work, parts)
    try:
        for _ in range(min(jobs, len(parts))):
            members.start()
        while members.given:
            yield from members.answers()
    finally:
        members.end()


class _Crew(Generic[P, R]):
    """Processes, each with the part it has in hand."""

    def __init__(self, work: Callable[[P], R], parts: Sequence[P]) -> None:
        self.work = work
        self.waiting = list(reversed(parts))
        self.given: dict[Connection, P] = {}
        self.processes: dict[Connection, SpawnProcess] = {}
        self.died: Counter[P] = Counter()
        self.context = get_context("spawn")

    def start(self) -> None:
        """One more process, with the next part in hand."""
        ours, theirs = self.context.Pipe()
        process = self.context.Process(target=_member, args=(theirs, self.work), daemon=True)
        with deaf():  # Ctrl-C at a terminal reaches all of them: this one answers it
            process.start()
        theirs.close()
        self.processes[ours] = process
        self.hand(ours)

    def hand(self, pipe: Connection) -> None:
        """Give the next part to a process that is free."""
        if self.waiting:
            self.given[pipe] = self.waiting.pop()
            try:
                pipe.send(self.given[pipe])
            except OSError:  # it died while it was free: `answers` will see it
                return

    def answers(self) -> Iterator[tuple[P, R]]:
        """What the next ones to be ready say."""
        for pipe in wait(list(self.given)):
            assert isinstance(pipe, Connection)
            part = self.given.pop(pipe)
            try:
                answer = pipe.recv()
            except (EOFError, OSError):
                self.replace(pipe, part)
                continue
            if isinstance(answer, Exception):
                raise answer
            self.hand(pipe)
            yield part, answer

    def replace(self, pipe: Connection, part: P) -> None:
        """Another process for one that died; it begins with the part that was lost."""
        self.processes.pop(pipe).join()
        self.died[part] += 1
        if self.died[part] == TRIES:
            raise BadInput(
                f"{TRIES} processes died one after another in the same part of the work ({part})",
                "processes",
                count=TRIES,
                part=str(part),
            )
        self.waiting.append(part)
        self.start()

    def end(self) -> None:
        for process in self.processes.values():
            process.terminate()
        for process in self.processes.values():
            process.join()


def _member(pipe: Connection, work: Callable[[Any], Any]) -> None:
    """A process of a crew: does what it is given until it is ended."""
    while True:
        try:
            part = pipe.recv()
        except EOFError:  # whoever gave the work is gone
            return
        try:
            pipe.send(work(part))
        except Exception as error:  # told to whoever asked
            pipe.send(error)


@contextmanager
def deaf() -> Iterator[None]:
    """Processes that are started here do not hear Ctrl-C."""
    if current_thread() is not main_thread():
        yield
        return
    usual = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, usual)
