"""How garbage is looked for while tests run, and where servers log."""

from __future__ import annotations

import gc
import logging
from collections.abc import Iterator

import pytest

from wartable.server.warm import THRESHOLDS

LOGGERS = ("asyncio", "wartable", "uvicorn", "uvicorn.error", "wartable.requests")


def pytest_collection_finish() -> None:
    """What was imported and collected is not searched again, and all the rest rarely: a worker
    holds millions of objects in the end."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)


def pytest_sessionfinish() -> None:
    """pytest searches all of it twice more, for warnings that a worker can tell nobody by now."""
    gc.freeze()


@pytest.fixture(autouse=True)
def loggers() -> Iterator[None]:
    """As they were, when a test is over: a server that was run or refused has them write to a
    stream that is closed then, and every request to a server of later tests would be told as a
    fault of logging."""
    before = [(logging.getLogger(n), logging.getLogger(n).__dict__.copy()) for n in LOGGERS]
    yield
    if any(logger.handlers is not was["handlers"] for logger, was in before):
        for logger, was in before:
            logger.__dict__.update(was)
            logger.manager._clear_cache()  # type: ignore[attr-defined]
