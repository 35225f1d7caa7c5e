"""Logs: one JSON object a line, without names, addresses, tokens or links."""

from __future__ import annotations

import json
import logging
import sys
from hashlib import sha256

log = logging.getLogger("tacora")


def tag(table: str) -> str:
    """A table in a log: enough to follow it, useless as a link."""
    return sha256(f"log\n{table}".encode()).hexdigest()[:10]


class JsonLines(logging.Formatter):
    """A record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        fields: dict[str, object] = {
            "time": round(record.created, 3),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        fields.update(getattr(record, "fields", {}))
        if record.exc_info and record.exc_info[0] is not None:
            # Where it broke, but not with which values: those could be somebody's.
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


def set_up(level: str) -> None:
    """Send all logs to standard error as JSON lines."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    log.handlers[:] = [handler]
    log.propagate = False
    log.setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "litestar"):
        other = logging.getLogger(name)
        other.handlers[:] = [handler]
        other.propagate = False
        # Their lines of information name addresses and paths.
        other.setLevel(logging.WARNING)
