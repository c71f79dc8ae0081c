"""Databases that earlier versions made, with what they said of every table."""

from __future__ import annotations

import gzip
import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

HERE = Path(__file__).parent
OLDEST, NEWEST = "a2e8dc2", "a7a5673"
FORMS = (OLDEST, "07dda80", NEWEST)  # one for each form of tables that is kept
KEPT = sorted(path.name.split(".")[0] for path in HERE.glob("*.sqlite3.gz"))


@dataclass
class Kept:
    """A copy of a kept database in a data folder of its own, and what was said of its tables."""

    folder: Path
    said: dict[str, Any]

    @property
    def database(self) -> Path:
        return self.folder / "wartable.sqlite3"


def copy_of(commit: str, folder: Path) -> Kept:
    """A kept database that a test may change."""
    whole = gzip.decompress((HERE / f"{commit}.sqlite3.gz").read_bytes())
    (folder / "wartable.sqlite3").write_bytes(whole)
    return Kept(folder, json.loads((HERE / f"{commit}.json").read_text("utf-8")))


@pytest.fixture(params=KEPT)
def kept(request: pytest.FixtureRequest, tmp_path: Path) -> Kept:
    return copy_of(request.param, tmp_path)


@pytest.fixture
def oldest(tmp_path: Path) -> Kept:
    return copy_of(OLDEST, tmp_path)


@pytest.fixture(params=FORMS)
def of_each_form(request: pytest.FixtureRequest, tmp_path: Path) -> Kept:
    return copy_of(request.param, tmp_path)
