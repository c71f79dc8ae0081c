"""What can go wrong with storage, and what the database's own errors mean."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import (
    DataError,
    DBAPIError,
    IntegrityError,
    InterfaceError,
    InternalError,
    OperationalError,
)
from sqlalchemy.exc import TimeoutError as PoolTimeout

# no connection, a full disk, a lock · a driver's own trouble · a standby that only reads · no room
NO_ANSWER = (OperationalError, InterfaceError, InternalError, PoolTimeout)


class UnstorableText(Exception):
    """Text that the database cannot keep or look for. Nothing was written."""


class Conflict(Exception):
    """Somebody else wrote first, or the name is taken. Nothing was written."""


class Away(Exception):
    """The database does not answer, or cannot write. Whether a change is stored is not known: the
    connection may have broken after the commit."""


class Outdated(Exception):
    """The database has the tables of another version."""


@contextmanager
def named() -> Iterator[None]:
    """The database's errors inside come out as ours."""
    try:
        yield
    except IntegrityError as error:
        raise Conflict(str(error.orig)) from None
    except (DataError, UnicodeEncodeError) as error:  # a zero byte, half a character
        raise UnstorableText(str(error)) from None
    except NO_ANSWER as error:
        raise Away(str(_first(error))) from error
    except DBAPIError as error:
        if error.connection_invalidated:
            raise Away(str(error)) from error
        raise


def _first(error: BaseException) -> BaseException:
    """What went wrong first: a transaction that is gone cannot be rolled back either."""
    while isinstance(error.__context__, DBAPIError):
        error = error.__context__
    return error
