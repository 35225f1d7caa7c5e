"""Logs: one JSON object per line, without names, addresses, tokens or links."""

from __future__ import annotations

import json
import logging
import sys
import time
import traceback
from hashlib import sha256

from ..store import Conflict, Gone, StoreError

log = logging.getLogger("tacora")
OURS = ("tacora", "uvicorn", "litestar")
"""Loggers whose messages contain no personal data."""
REPEAT_SECONDS = 60.0
"""The same warning is logged at most once in this time."""
_said: dict[tuple[object, ...], float] = {}


def tag(table: str) -> str:
    """Return a hash of a table's id for the log; nobody can open the table with it."""
    return sha256(f"log\n{table}".encode()).hexdigest()[:10]


class JsonLines(logging.Formatter):
    """Formats a log record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        ours = record.name.partition(".")[0] in OURS
        fields: dict[str, object] = {
            "time": round(record.created, 3),
            "level": record.levelname.lower(),
            "event": record.getMessage() if ours else f"message of {record.name}",
        }
        fields.update(getattr(record, "fields", {}))
        if record.exc_info and record.exc_info[0] is not None:
            # The place of the error, but no values: they could be personal data.
            fields["error"] = record.exc_info[0].__name__
            trace = record.exc_info[2]
            places = []
            while trace is not None:
                code = trace.tb_frame.f_code
                places.append(f"{code.co_name}:{trace.tb_lineno}")
                trace = trace.tb_next
            fields["where"] = places[-6:]
        return json.dumps(fields)


def say(event: str, level: int = logging.INFO, **fields: object) -> None:
    """Log an event with its fields."""
    log.log(level, event, extra={"fields": fields})


def say_seldom(event: str, **fields: object) -> None:
    """Log a warning that may come with every request; the same one at most once a minute."""
    now, same = time.monotonic(), (event, *fields.items())
    if now - _said.get(same, -REPEAT_SECONDS) >= REPEAT_SECONDS:
        _said[same] = now
        say(event, logging.WARNING, **fields)


class Seldom(logging.Filter):
    """Lets the same message pass once a minute, because every client can cause it."""

    def filter(self, record: logging.LogRecord) -> bool:
        now, same = time.monotonic(), (record.name, record.msg, *_error(record))
        if now - _said.get(same, -REPEAT_SECONDS) < REPEAT_SECONDS:
            return False
        _said[same] = now
        return True


class SeldomErrors(Seldom):
    """Lets the same error at the same place pass once a minute: a client may be able to cause it.

    Messages without an error pass.
    """

    def filter(self, record: logging.LogRecord) -> bool:
        return not _error(record) or super().filter(record)


def _error(record: logging.LogRecord) -> tuple[object, ...]:
    """Return the kind of the error that a record tells, and the place; empty if it tells none."""
    if not record.exc_info or record.exc_info[0] is None:
        return ()
    places = list(traceback.walk_tb(record.exc_info[2]))
    return (record.exc_info[0], *((places[-1][0].f_code, places[-1][1]) if places else ()))


def why(error: Exception) -> str:
    """Return the cause of an error without data of the database."""
    if not isinstance(error, StoreError) or isinstance(error, (Conflict, Gone)):
        return type(error).__name__
    cause = error.__cause__ or error.__context__
    if cause is None:
        return str(error)  # a text of SQLite or our own
    words = (type(cause).__name__, getattr(cause, "sqlstate", None), getattr(cause, "strerror", ""))
    return " ".join(str(each) for each in words if each)


def set_up(level: str) -> None:
    """Send all logs to standard error as JSON lines."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    log.handlers[:] = [handler]
    log.propagate = False
    log.setLevel(level.upper())
    log.filters[:] = [SeldomErrors()]
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "litestar"):
        other = logging.getLogger(name)
        other.handlers[:] = [handler]
        other.propagate = False
        # Their info lines contain addresses and paths.
        other.setLevel(logging.WARNING)
        other.filters[:] = [Seldom()]
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.captureWarnings(True)
