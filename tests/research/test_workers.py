"""Games shared out among processes are the same games, and nothing is left of them."""

from __future__ import annotations

import importlib
import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from wartable import research
from wartable.errors import BadInput
from wartable.research import workers
from wartable.research.workers import ARRAYS

SHARED = Path("/dev/shm")
PRESSING = """
import os, signal
from pathlib import Path

MARK = Path(__file__).with_name("pressed")

class Pressing:
    def choose(self, seen):
        try:
            MARK.touch(exist_ok=False)
        except FileExistsError:
            return seen.legal[0]  # the other worker has answered long ago
        os.kill(os.getppid(), signal.SIGINT)
        signal.pause()
"""


def left() -> set[Path]:
    return {*SHARED.glob("wartable-*")}


def test_many_processes_play_what_one_plays() -> None:
    """Five games by two workers, by one batch, and with rivals."""
    before = left()
    one = research.Batch("age-of-war", 5, 3, {"cap": 6}, seed=9, reward="rank")
    with research.Workers("age-of-war", 5, 3, {"cap": 6}, 9, "rank", workers=2) as many:
        assert [len(share) for share in many.shares] == [2, 3]
        assert left() == before  # its name is gone already
        for turn in range(40):
            for name in ARRAYS:
                assert np.array_equal(getattr(one, name), getattr(many, name)), name
            codes = one.codes[:, 0]
            if turn % 4 == 3:
                one.step_until([0, 1, 2, 0, 1], codes)
                many.step_until([0, 1, 2, 0, 1], codes)
            else:
                one.step(codes)
                many.step(codes)
        states = [one.state(at) for at in range(5)]
        assert np.array_equal(one.playouts(states, 3, 4), many.playouts(states, 3, 4))
        illegal = np.where(one.mask[0], -1, np.arange(52)).max()
        for wrong in ([0], [illegal, *one.codes[1:, 0]], np.zeros(5)):
            with pytest.raises(BadInput):
                many.step(np.array(wrong))
        with pytest.raises(ValueError, match="read-only"):
            many.obs[0, 0] = 1
        with pytest.raises(BadInput, match="no state of age-of-war"):
            many.playouts([research.make("critters-at-war").state] * 2, 1)
        assert np.array_equal(one.obs, many.obs)  # and it goes on
        many.step(one.codes[:, 0])
    kept = many.obs.copy()
    with pytest.raises(BadInput, match="have ended"):
        many.step(one.codes[:, 0])
    assert np.array_equal(kept, many.obs)


def test_a_worker_that_dies_is_told_and_all_end() -> None:
    many = research.Workers("age-of-war", 4, workers=2)
    processes = list(many._processes)
    os.kill(processes[1].pid or 0, signal.SIGKILL)
    with pytest.raises(
        research.WorkerEnded, match=r"worker 1 \(games 2 to 3\) ended with exit code -9"
    ):
        many.step(many.codes[:, 0])
    assert not any(process.is_alive() for process in processes)
    with pytest.raises(BadInput, match="have ended"):
        many.step(many.codes[:, 0])


@pytest.fixture
def hearing() -> Iterator[None]:
    """Ctrl-C is heard, also where whoever started the tests lets programs ignore it."""
    usual = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, usual)


@pytest.mark.usefixtures("hearing")
def test_ctrl_c_ends_workers_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No answer of an interrupted call is taken for one of the next, and nobody waits for a worker
    that thinks."""
    (tmp_path / "pressing.py").write_text(PRESSING)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(workers, "PATIENCE", 3600.0)
    bot = importlib.import_module("pressing").Pressing()
    many = research.Workers("age-of-war", 4, workers=2)
    processes = list(many._processes)
    other = 1 - int(many.actor[0])
    with pytest.raises(KeyboardInterrupt):
        many.step_until(other, rivals=bot)
    assert not any(process.is_alive() for process in processes)
    with pytest.raises(BadInput, match="have ended"):
        many.step(many.codes[:, 0])


def test_workers_that_do_not_end_share_one_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    class Deaf:
        """A process that ends only when it is killed."""

        def __init__(self) -> None:
            self.waits: list[float | None] = []
            self.alive = True

        def join(self, patience: float | None = None) -> None:
            self.waits.append(patience)
            nonlocal now
            now += patience or 0.0

        def is_alive(self) -> bool:
            return self.alive

        def kill(self) -> None:
            self.alive = False

    now = 0.0
    monkeypatch.setattr(workers, "monotonic", lambda: now)
    processes = [Deaf(), Deaf(), Deaf()]
    workers._ended(processes, [])  # type: ignore[arg-type]
    assert [one.waits for one in processes] == [[5.0, None], [0.0, None], [0.0, None]]
    assert not any(one.alive for one in processes)


@pytest.mark.parametrize("given", [{"n": 0}, {"workers": 0}, {"seats": 9}, {"game": "chess"}])
def test_workers_that_cannot_be(given: dict[str, Any]) -> None:
    before = left()
    with pytest.raises(BadInput):
        research.Workers(**{"game": "age-of-war", "n": 2, "workers": 1, **given})
    assert left() == before


def test_shared_memory_that_is_full(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Is said before anybody could write beyond its end."""

    def full(self: Any, data: bytes) -> int:
        raise OSError(28, "No space left on device")

    kept = workers.tempfile.NamedTemporaryFile

    def made(**given: Any) -> Any:
        file = kept(**{**given, "dir": tmp_path})
        monkeypatch.setattr(file, "write", full.__get__(file))
        return file

    monkeypatch.setattr(workers.tempfile, "NamedTemporaryFile", made)
    with pytest.raises(BadInput, match="no room for .* bytes of shared memory"):
        research.Workers("age-of-war", 2, workers=1)
    assert not list(tmp_path.iterdir())
