"""What the server logs to stderr: JSON for programs, sentences for people, with whatever fields the
caller adds."""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime

from wartable.storage import Away

_PLAIN = frozenset(logging.makeLogRecord({}).__dict__) | {
    "message",
    "asctime",
    "taskName",
    "color_message",
}


def _fields(record: logging.LogRecord) -> dict[str, object]:
    """What the caller added."""
    return {key: value for key, value in record.__dict__.items() if key not in _PLAIN}


class PlainLines(logging.Formatter):
    """The time, how bad it is, what happened and about what: `12:30:05 warning: … (table abc)`."""

    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created).strftime("%H:%M:%S")
        about = ", ".join(f"{key} {value}" for key, value in _fields(record).items())
        line = f"{at} {record.levelname.lower()}: {record.getMessage()}"
        line += f" ({about})" if about else ""
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


class JsonLines(logging.Formatter):
    """One JSON object for each event."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        line |= _fields(record)
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def failure(log: logging.Logger, what: str, error: BaseException, **fields: object) -> None:
    """Tell of a task that failed, with its trace; of a database that is away in one line, for every
    table tells of it."""
    if isinstance(error, Away):
        log.warning(what, extra={"why": str(error).split("\n")[0], **fields})
    else:
        log.error(what, extra=fields, exc_info=error)


def set_up(form: str = "") -> bool:
    """Log to standard error, and say whether people read it. `form` is `lines` or `json`. Without
    one a terminal gets lines, about what is wrong only, and a file or another program gets JSON."""
    people = form == "lines" or (not form and sys.stderr.isatty())
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(PlainLines() if people else JsonLines())
    level = logging.WARNING if people else logging.INFO
    for name in ("asyncio", "wartable", "uvicorn", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers = [handler] if name != "uvicorn.error" else []
        logger.setLevel(logging.WARNING if name == "asyncio" else level)
        logger.propagate = name == "uvicorn.error"
    logging.getLogger("wartable.requests").setLevel(level)
    return people
