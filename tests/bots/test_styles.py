"""What temperaments do is counted deal by deal, and goes on where it stopped."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from tools.bots import styles


def counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, games: int) -> list[styles.Job]:
    """Which deals are played for so many games, with deals that cost nothing."""
    played: list[styles.Job] = []

    class Pool:
        def __init__(self, jobs: int) -> None: ...

        def __enter__(self) -> Pool:
            return self

        def __exit__(self, *gone: object) -> None: ...

        def imap_unordered(self, of: object, jobs: list[styles.Job]) -> list[dict[str, object]]:
            played.extend(jobs)
            return [
                {"job": list(job), "won": [1.0, 0.0], "scores": [3, 1], "did": {"attacks": 4}}
                for job in reversed(jobs)
            ]

    class Context:
        Pool = staticmethod(lambda jobs: Pool(jobs))

    monkeypatch.setattr("multiprocessing.get_context", lambda how: Context)
    out = str(tmp_path / "deals.jsonl")
    monkeypatch.setattr(sys, "argv", ["styles", "age-of-war", str(games), "--out", out])
    styles.main()
    return played


def test_deals_that_a_file_has_are_not_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert {job[3] for job in counted(tmp_path, monkeypatch, 4)} == {0, 1}
    assert {job[3] for job in counted(tmp_path, monkeypatch, 6)} == {2}
    assert counted(tmp_path, monkeypatch, 6) == []
    rows = (tmp_path / "deals.jsonl").read_text(encoding="utf-8").splitlines()
    assert len(rows) == len({json.dumps(json.loads(row)["job"]) for row in rows})
    last = capsys.readouterr().out.splitlines()[-1]
    assert last.startswith("| expert:builder | 6 | 50.0 % |")
    assert last.endswith("| 2.00 |")
