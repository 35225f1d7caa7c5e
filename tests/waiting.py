"""Waiting for an event, however long it takes: no test depends on the speed of the machine."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

LIMIT_SECONDS = 300
"""The timeout of a wait. Only a test that fails waits this long."""
LOOK_EVERY_SECONDS = 0.05


def until(condition: Callable[[], object]) -> None:
    """Return as soon as the condition holds; fail if it never does."""
    end = time.monotonic() + LIMIT_SECONDS
    while not condition():
        assert time.monotonic() < end, "this never happens"
        time.sleep(LOOK_EVERY_SECONDS)


async def comes_true(condition: Callable[[], object]) -> None:
    """The same as `until`, while other tasks run."""
    async with asyncio.timeout(LIMIT_SECONDS):
        while not condition():
            await asyncio.sleep(LOOK_EVERY_SECONDS)
