"""Logs: an error that every request can cause fills no disk."""

from __future__ import annotations

import io
import json
import logging
from collections.abc import Callable, Iterator

import pytest

from tacora.server import logs


@pytest.fixture
def lines(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[], list[str]]]:
    """The events that were logged so far."""
    to = io.StringIO()
    monkeypatch.setattr(logs, "_said", {})
    monkeypatch.setattr("sys.stderr", to)
    log, root = logs.log, logging.getLogger()
    before = log.handlers[:], log.filters[:], log.propagate, log.level, root.handlers[:], root.level
    logs.set_up("info")
    yield lambda: [json.loads(line)["event"] for line in to.getvalue().splitlines()]
    logging.captureWarnings(False)
    log.handlers[:], log.filters[:], log.propagate, log.level, root.handlers[:], root.level = before


def broken(how: Callable[[], object]) -> None:
    try:
        how()
    except Exception as error:
        logs.log.error("request broke", exc_info=error)


def test_the_same_error_at_the_same_place_is_logged_once_a_minute(
    lines: Callable[[], list[str]],
) -> None:
    for _ in range(100):
        broken(lambda: 1 // 0)
        broken(lambda: int("x"))
        broken(lambda: int("y"))  # another place
        logs.say("table opened")
    assert lines().count("request broke") == 3
    assert lines().count("table opened") == 100
