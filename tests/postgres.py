"""A PostgreSQL of a test's own, which it may stop and start."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from tests.needs import missing
from tools.outside import postgres


@contextmanager
def cluster() -> Iterator[postgres.Cluster]:
    try:
        with postgres.cluster() as made:
            yield made
    except postgres.NoPostgres as error:
        missing(f"{error}: set WARTABLE_TEST_POSTGRES to a database's URL")
