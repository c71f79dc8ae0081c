"""What a test needs besides Python: its absence fails in CI and is told elsewhere. What needs
compiled engines is run by `make engines`, in CI too."""

from __future__ import annotations

import os
from typing import NoReturn

import pytest

from wartable.kernel import compiled

needs_compiled = pytest.mark.skipif(not compiled(), reason="takes long interpreted")


def missing(what: str) -> NoReturn:
    if os.environ.get("CI") == "true":
        pytest.fail(f"{what}, and this is CI")
    pytest.skip(what)
