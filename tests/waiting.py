"""Waiting for an event: as long as it takes, and no test passes or fails by the clock."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

LIMIT_SECONDS = 300
"""When a wait is given up. Only a test that fails waits as long as this."""
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
