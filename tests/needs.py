"""What a test needs besides Python: its absence fails in CI and is told elsewhere."""

from __future__ import annotations

import os
from typing import NoReturn

import pytest


def missing(what: str) -> NoReturn:
    if os.environ.get("CI") == "true":
        pytest.fail(f"{what}, and this is CI")
    pytest.skip(what)
