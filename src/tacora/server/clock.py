"""The clock of a server: it runs steadily, however the clock of the machine is set meanwhile."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable

from .logs import say, say_seldom

Clock = Callable[[], int]
"""Returns the time in milliseconds since 1970."""
HOUR_MS = 3_600_000
STEP_MS = 2_000
"""A difference between both clocks that is logged as a step."""
MOST_STEP_MS = 24 * HOUR_MS
"""The clock goes forward by this much at most, or one wrong time would let all tables expire."""
ENTRY_AGE_MS = 60_000
"""The most by which the newest event can be newer than the newest change in the store."""


def wall_clock() -> int:
    """Return the time of the machine in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def monotonic_ms() -> int:
    """Return a time in milliseconds that never steps."""
    return time.monotonic_ns() // 1_000_000


class SteadyClock:
    """Returns milliseconds since 1970: the machine's time at the start, and what passed since.

    Deadlines are points in time, so a machine whose clock is set back an hour would let every
    game wait for an hour, and one that is set forward would end every turn at once.
    """

    def __init__(
        self, wall: Callable[[], int] = wall_clock, steady: Callable[[], int] = monotonic_ms
    ) -> None:
        self._wall = wall
        self._steady = steady
        self._ahead = wall() - steady()
        self._known_step = 0

    def __call__(self) -> int:
        return self._steady() + self._ahead

    def at_least(self, time_ms: int) -> None:
        """Go forward to a time that another process, or this one before a restart, has written."""
        behind = time_ms - self()
        if behind > MOST_STEP_MS:
            say_seldom("a time in the store is wrong")
        elif behind > 0:
            self._ahead += behind
            self._known_step -= behind
            if behind > STEP_MS:
                say("clock was behind the store", logging.WARNING, seconds=round(behind / 1000))

    def check(self) -> None:
        """Log it if the clock of the machine was set."""
        step = self._wall() - self()
        if abs(step - self._known_step) > STEP_MS:
            seconds = round((step - self._known_step) / 1000)
            say("clock of the machine stepped", logging.WARNING, seconds=seconds)
            self._known_step = step
