"""The health of this process: whether its store answers, and what it uses of the machine."""

from __future__ import annotations

import asyncio
import os
import platform
import resource
import time
from pathlib import Path

from .. import __version__
from ..store import Store, StoreError
from .metrics import Metrics

LAG_SECONDS = 1.0
"""Interval in which it is measured how late the event loop wakes up."""
_PROC = Path("/proc/self")


def watch(metrics: Metrics, store: Store, health: StoreHealth) -> None:
    """Add what this process uses, under the names that Prometheus' own clients give it."""
    python, kind = platform.python_version(), type(store).__name__.removesuffix("Store").lower()
    build = f'version="{__version__}",python="{python}",store="{kind}"'
    started = time.time()
    gauge = metrics.gauge
    gauge("tacora_build_info", "What runs here.", lambda: {build: 1})
    gauge("process_start_time_seconds", "When it started, since 1970.", lambda: started)
    gauge("process_cpu_seconds_total", "CPU time.", time.process_time, "counter")
    gauge(
        "process_max_fds",
        "The most files and sockets it may have open.",
        lambda: resource.getrlimit(resource.RLIMIT_NOFILE)[0],
    )
    if _PROC.is_dir():  # on Linux
        page = os.sysconf("SC_PAGE_SIZE")
        gauge(
            "process_resident_memory_bytes",
            "Memory.",
            lambda: int((_PROC / "statm").read_text().split()[1]) * page,
        )
        gauge(
            "process_open_fds", "Open files and sockets.", lambda: len(os.listdir("/proc/self/fd"))
        )
    gauge("tacora_store_up", "Whether the database can be written to.", lambda: health.up)
    gauge(
        "tacora_store_connections",
        "Connections to the database.",
        lambda: {f'state="{state}"': number for state, number in store.connections().items()},
    )
    gauge(
        "tacora_store_waiting",
        "Reads and writes that wait for a connection to the database, or for the writer.",
        lambda: store.waiting,
    )


async def measure_lag(metrics: Metrics) -> None:
    """Observe for ever how late the event loop wakes up."""
    while True:
        asked = time.monotonic()
        await asyncio.sleep(LAG_SECONDS)
        metrics.observe("tacora_loop_lag_seconds", max(0.0, time.monotonic() - asked - LAG_SECONDS))


PING_EVERY_SECONDS = 1.0
"""The store is pinged at most this often; requests in between get the last answer."""
UP_SECONDS = 2.0
"""A store that does not answer in this time counts as away for `/metrics`, which must answer."""


class StoreHealth:
    """Whether the store answers; remembers the last answer."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.up = True
        """Whether it answered when `/metrics` was asked last."""
        self._asked_at = 0.0
        self._answer: asyncio.Task[StoreError | None] | None = None

    async def check(self) -> None:
        """Raise a `StoreError` if the store does not answer or cannot be written to."""
        answer, now = self._answer, time.monotonic()
        if answer is None or (answer.done() and now - self._asked_at >= PING_EVERY_SECONDS):
            self._asked_at = now
            answer = self._answer = asyncio.create_task(self._ask())
        # A request that is cancelled must not cancel the ping for the other requests.
        wrong = await asyncio.shield(answer)
        if wrong is not None:
            raise wrong.with_traceback(None)

    async def look(self) -> bool:
        """Return whether the store answers soon and can be written to."""
        try:
            async with asyncio.timeout(UP_SECONDS):
                await self.check()
        except (StoreError, TimeoutError):
            self.up = False
        else:
            self.up = True
        return self.up

    async def _ask(self) -> StoreError | None:
        try:
            await self._store.ping()
        except StoreError as error:
            return error
        return None
