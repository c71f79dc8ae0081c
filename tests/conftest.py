"""How garbage is looked for while tests run."""

from __future__ import annotations

import gc

from wartable.server.warm import THRESHOLDS


def pytest_collection_finish() -> None:
    """What was imported and collected is not searched again, and all the rest rarely: a worker
    holds millions of objects in the end."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)


def pytest_sessionfinish() -> None:
    """pytest searches all of it twice more, for warnings that a worker can tell nobody by now."""
    gc.freeze()
