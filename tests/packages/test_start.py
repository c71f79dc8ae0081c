"""A short command stays short: it imports no server, no database and no numbers."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

HEAVY = (
    "alembic",
    "babel",
    "fastapi",
    "numpy",
    "platformdirs",
    "pydantic",
    "segno",
    "sqlalchemy",
    "uvicorn",
)
CODE = """
import sys
from wartable.cli import main
try:
    main(sys.argv[1:])
finally:
    print(*sys.modules, file=sys.stderr)
"""


@pytest.mark.parametrize(
    "args", [["--help"], ["--version"], ["play", "--help"], ["learn", "-h"], ["games"]]
)
def test_nothing_heavy_is_imported(args: list[str]) -> None:
    done = subprocess.run(
        [sys.executable, "-c", CODE, *args],
        env={**os.environ, "WARTABLE_LANG": "en"}, capture_output=True, text=True,
    )  # fmt: skip
    assert done.returncode == 0 and done.stdout
    found = {name.split(".")[0] for name in done.stderr.split()}
    assert "wartable" in found and found & set(HEAVY) == set()
    loaded = done.stderr.split()
    assert "wartable.lessons" not in loaded
    engines = [
        name for name in loaded if name.endswith((".engine.game", ".engine.rules", ".views"))
    ]
    assert not engines  # games are known by name; rules are loaded by who plays
