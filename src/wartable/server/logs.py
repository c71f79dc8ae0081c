"""One JSON object per line on stderr, with whatever fields the caller adds."""

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


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        line |= {key: value for key, value in record.__dict__.items() if key not in _PLAIN}
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


def set_up(level: int = logging.INFO) -> None:
    """Log one line of JSON for each event to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name in ("wartable", "uvicorn", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers = [handler] if name != "uvicorn.error" else []
        logger.setLevel(level)
        logger.propagate = name == "uvicorn.error"
    logging.getLogger("wartable.requests").setLevel(max(level, logging.INFO))
