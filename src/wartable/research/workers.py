"""Many games at once, shared out among processes. Threads would not help: compiled engines hold
Python's lock while they work, as all compiled by mypyc does."""

from __future__ import annotations

import mmap
import os
import signal
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from pathlib import Path
from time import monotonic
from types import TracebackType
from typing import Any, Self
from weakref import finalize

import numpy as np
from numpy.typing import NDArray

from wartable.errors import BadInput
from wartable.kernel import Bot
from wartable.play.crew import deaf
from wartable.research import arrays, given
from wartable.research.batch import Batch, many
from wartable.research.reward import Reward

ARRAYS = ("obs", "mask", "packed", "codes", "count", "actor", "done", "reward")
SHARED = Path("/dev/shm")  # memory that looks like files; elsewhere a file that is kept in memory
PATIENCE = 5.0  # seconds in which workers end that were told to, all of them together
ALIGNED = 64  # bytes
PAGE = 2**16


class WorkerEnded(RuntimeError):
    """A worker ended that should not have, or failed. All are ended then."""


class Workers:
    """A `Batch` whose games are played by several processes. It has the same arrays, in memory that
    all of them share, and does the same; the games do not depend on the number of workers.

    Use it in a `with`, or call `close`. The processes are started anew ("spawn"), so a program that
    makes workers does so under `if __name__ == "__main__":`. What interrupts a call, Ctrl-C too,
    ends the workers: some of the games would be a step behind the others.
    """

    def __init__(
        self,
        game: str,
        n: int,
        seats: int | None = None,
        options: Mapping[str, str | int] | None = None,
        seed: int = 0,
        reward: Reward = "win",
        skip_forced: bool = False,
        data: str | None = None,
        workers: int | None = None,
    ) -> None:
        """As many workers as there are cores, unless told otherwise; never more than games."""
        self.n = many(n)
        asked = (os.cpu_count() or 1) if workers is None else workers
        shares = min(given.positive(asked, "1 worker or more"), self.n)
        model = Batch(game, 1, seats, options, seed, reward, skip_forced, data)
        self.plugin, self.game, self.seats = model.plugin, model.game, model.seats
        self.shares = [
            range(self.n * k // shares, self.n * (k + 1) // shares) for k in range(shares)
        ]
        plan = Plan.of(model, self.n)
        self._processes: list[BaseProcess] = []
        self._pipes: list[Connection] = []
        self._end = finalize(self, _ended, self._processes, self._pipes)
        how = (game, seats, dict(options or {}), model.seed, reward, bool(skip_forced), data)
        try:
            self._arrays = plan.opened()
            self._start(plan, how)
        except BaseException:
            self._kill()
            raise
        finally:
            plan.path.unlink()  # whoever has it open keeps it, and nothing is left behind
        self.obs, self.mask, self.packed, self.codes, self.count, self.actor, self.done = (
            self._seen(name) for name in ARRAYS[:-1]
        )
        self.reward = self._seen("reward")

    @property
    def workers(self) -> int:
        """How many processes there are."""
        return len(self.shares)

    def step(self, actions: NDArray[Any] | Sequence[int]) -> None:
        """As `Batch.step`."""
        self._legal(actions)
        self._all("step")

    def step_until(
        self,
        seat: int | NDArray[Any] | Sequence[int],
        actions: NDArray[Any] | Sequence[int] | None = None,
        rivals: str | Bot[Any] = "random",
    ) -> None:
        """As `Batch.step_until`; a bot must be such that it can be pickled."""
        wanted = arrays.seats(seat, self.n, self.seats)
        given.player(self.plugin.bot(rivals) if isinstance(rivals, str) else rivals)
        if actions is not None:
            self._legal(actions)
        parts = [(wanted[_slice(share)], actions is not None, rivals) for share in self.shares]
        self._all("step_until", parts)

    def playouts(self, states: Sequence[Any], k: int, seed: int = 0) -> NDArray[np.float64]:
        """As `Batch.playouts`."""
        times, key = given.positive(k, "1 playout or more"), given.whole(seed, "a seed")
        roots, shares = given.several(states), len(self.shares)
        cuts = [len(roots) * at // shares for at in range(shares + 1)]
        parts = [(roots[cuts[at] : cuts[at + 1]], times, key, cuts[at]) for at in range(shares)]
        return np.concatenate(self._all("playouts", parts))

    def close(self) -> None:
        """End the workers. The arrays stay as they are."""
        self._end()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self.close()

    # ---- inside
    def _start(self, plan: Plan, how: tuple[Any, ...]) -> None:
        context = get_context("spawn")
        for share in self.shares:
            ours, theirs = context.Pipe()
            process = context.Process(target=_work, args=(theirs, plan, how, share), daemon=True)
            self._pipes.append(ours)
            with deaf():  # Ctrl-C at a terminal reaches all of them: this process answers it
                process.start()
            self._processes.append(process)
            theirs.close()
        self._answers()

    def _seen(self, name: str) -> NDArray[Any]:
        seen = self._arrays[name].view()
        seen.flags.writeable = False
        return seen

    def _legal(self, actions: Any) -> None:
        data = arrays.coded(actions, self.n, self.game.actions, self.actor)
        codes = np.frombuffer(data, "<u2")
        wrong = np.flatnonzero(~self.mask[np.arange(self.n), codes])
        if wrong.size:
            at = int(wrong[0])
            raise BadInput(arrays.refused(at, int(codes[at]), int(self.actor[at])))
        self._arrays["actions"][:] = codes

    def _all(self, what: str, parts: Sequence[tuple[Any, ...]] | None = None) -> list[Any]:
        """Have every worker do something; what they answer."""
        if not self._end.alive:
            raise BadInput("the workers have ended")
        try:
            for at, pipe in enumerate(self._pipes):
                try:
                    pipe.send((what, parts[at] if parts else ()))
                except OSError:
                    self._lost(at)
            found = self._answers()
        except BaseException:  # Ctrl-C: who has answered, and who was asked at all?
            self._kill()
            raise
        for answer in found:
            if isinstance(answer, BadInput):
                raise answer
            if isinstance(answer, Failure):
                self.close()
                raise WorkerEnded(f"a worker failed: {answer.text}")
        return found

    def _answers(self) -> list[Any]:
        found: dict[int, Any] = {}
        while len(found) < len(self._pipes):
            for pipe in wait([p for at, p in enumerate(self._pipes) if at not in found]):
                at = next(at for at, p in enumerate(self._pipes) if p is pipe)
                try:
                    found[at] = self._pipes[at].recv()
                except (EOFError, OSError):
                    self._lost(at)
        return [found[at] for at in range(len(self._pipes))]

    def _kill(self) -> None:
        """End the workers whatever they are doing."""
        for process in self._processes:
            process.kill()
        self.close()

    def _lost(self, at: int) -> None:
        share, process = self.shares[at], self._processes[at]
        process.join(PATIENCE)
        self.close()
        games = f"games {share.start} to {share.stop - 1}"
        raise WorkerEnded(f"worker {at} ({games}) ended with exit code {process.exitcode}")


class Failure:
    """What went wrong in a worker, in words."""

    def __init__(self, text: str) -> None:
        self.text = text


@dataclass(frozen=True)
class Plan:
    """Where arrays lie in a file that all share."""

    path: Path
    arrays: dict[str, tuple[str, tuple[int, ...], int]]  # kind, shape, first byte

    @classmethod
    def of(cls, model: Batch, n: int) -> Plan:
        """For the arrays of `n` games, in a file made for it."""
        found, at = {}, 0
        likes = {name: getattr(model, name) for name in ARRAYS}
        for name, one in {**likes, "actions": np.zeros(1, "<u2")}.items():
            found[name] = one.dtype.str, (n, *one.shape[1:]), at
            at += -(-n * one[0].nbytes // ALIGNED) * ALIGNED
        place = SHARED if SHARED.is_dir() else None
        with tempfile.NamedTemporaryFile(prefix="wartable-", dir=place, delete=False) as file:
            try:
                for _ in range(-(-at // PAGE)):  # written, so that there is room for certain
                    file.write(bytes(PAGE))
            except OSError as error:
                os.unlink(file.name)
                raise BadInput(f"no room for {at:,} bytes of shared memory: {error}") from None
        return cls(Path(file.name), found)

    def opened(self) -> dict[str, NDArray[Any]]:
        """The arrays. They keep what lies behind them, also when the file is gone."""
        with self.path.open("r+b") as file:
            memory = mmap.mmap(file.fileno(), 0)
        return {
            name: np.ndarray(shape, kind, memory, at)
            for name, (kind, shape, at) in self.arrays.items()
        }


def _slice(share: range) -> slice:
    return slice(share.start, share.stop)


def _ended(processes: list[BaseProcess], pipes: list[Connection]) -> None:
    """Workers end when nobody can tell them anything any more."""
    for pipe in pipes:
        pipe.close()
    last = monotonic() + PATIENCE
    for process in processes:
        process.join(max(0.0, last - monotonic()))
        if process.is_alive():
            process.kill()
            process.join()


def _work(pipe: Connection, plan: Plan, how: tuple[Any, ...], share: range) -> None:
    """What a worker does until its pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # it is the parent that ends it
    game, seats, options, seed, reward, skip_forced, data = how
    shared = {name: array[_slice(share)] for name, array in plan.opened().items()}
    batch = Batch(game, len(share), seats, options, seed, reward, skip_forced, data, share.start)
    _copied(batch, shared)
    answer: Any = None
    while True:
        try:
            pipe.send(answer)
            what, part = pipe.recv()
        except (EOFError, OSError):  # nobody is there any more
            return
        try:
            answer = _done(batch, shared, what, part)
        except BadInput as error:
            answer = error
        except Exception as error:
            answer = Failure(f"{type(error).__name__}: {error}")
        _copied(batch, shared)


def _done(batch: Batch, shared: dict[str, NDArray[Any]], what: str, part: tuple[Any, ...]) -> Any:
    if what == "playouts":
        return batch.playouts(*part)
    if what == "step":
        return batch.step(shared["actions"])
    seats, acts, rivals = part
    return batch.step_until(seats, shared["actions"] if acts else None, rivals)


def _copied(batch: Batch, shared: dict[str, NDArray[Any]]) -> None:
    for name in ARRAYS:
        shared[name][:] = getattr(batch, name)
