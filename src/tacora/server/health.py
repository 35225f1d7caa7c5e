"""The health of this process: whether its store answers, and metrics for Prometheus."""

from __future__ import annotations

import asyncio
import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterable

from ..store import Store, StoreError

BUCKET_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """The metrics of this process since it started."""

    def __init__(self) -> None:
        self._counts: Counter[tuple[str, str]] = Counter()
        self._help: dict[str, str] = {}
        self._gauges: dict[str, tuple[str, Callable[[], float]]] = {}
        self._commits = [0] * (len(BUCKET_SECONDS) + 1)
        self._commit_seconds = 0.0

    def count(self, name: str, label: str = "") -> None:
        """Add 1 to a counter; a label is `key="value"`."""
        self._counts[name, label] += 1

    def gauge(self, name: str, meaning: str, value: Callable[[], float]) -> None:
        """Add a gauge whose value is read for each answer."""
        self._gauges[name] = (meaning, value)

    def committed(self, seconds: float) -> None:
        """Add the time of one commit to the histogram."""
        self._commits[bisect_left(BUCKET_SECONDS, seconds)] += 1
        self._commit_seconds += seconds

    def text(self, worker: str = "") -> str:
        """Return all metrics in Prometheus' text form, labelled with the name of this process."""
        lines: list[str] = []
        for name, (meaning, value) in sorted(self._gauges.items()):
            lines += [f"# HELP {name} {meaning}", f"# TYPE {name} gauge", f"{name} {value():g}"]
        last = ""
        for (name, label), count in sorted(self._counts.items()):
            if name != last:
                lines.append(f"# TYPE {name} counter")
                last = name
            lines.append(f"{name}{{{label}}} {count}" if label else f"{name} {count}")
        name, total = "tacora_commit_seconds", 0
        lines += [
            f"# HELP {name} Time until events were durable.",
            f"# TYPE {name} histogram",
        ]
        for bound, count in zip(BUCKET_SECONDS, self._commits, strict=False):
            total += count
            lines.append(f'{name}_bucket{{le="{bound:g}"}} {total}')
        total += self._commits[-1]
        lines.append(f'{name}_bucket{{le="+Inf"}} {total}')
        lines += [f"{name}_sum {self._commit_seconds:.6f}", f"{name}_count {total}"]
        if worker:
            lines = [_labelled(line, f'worker="{worker}"') for line in lines]
        return "\n".join(lines) + "\n"


def _labelled(line: str, label: str) -> str:
    """Return a line of metrics with one more label."""
    if line.startswith("#"):
        return line
    name, value = line.rsplit(" ", 1)
    if name.endswith("}"):
        return f"{name[:-1]},{label}}} {value}"
    return f"{name}{{{label}}} {value}"


def merged(texts: Iterable[str]) -> str:
    """Return the metrics of several processes as one text: what has one name stands together."""
    metrics: dict[str, list[str]] = {}
    for text in texts:
        lines: list[str] = []
        for line in text.splitlines():
            if line.startswith("#"):
                lines = metrics.setdefault(line.split(" ")[2], [])
            if line not in lines:
                lines.append(line)
    return "\n".join(line for lines in metrics.values() for line in lines) + "\n"


PING_EVERY_SECONDS = 1.0
"""The store is pinged at most this often; requests in between get the last answer."""


class StoreHealth:
    """Whether the store answers; remembers the last answer."""

    def __init__(self, store: Store) -> None:
        self._store = store
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

    async def _ask(self) -> StoreError | None:
        try:
            await self._store.ping()
        except StoreError as error:
            return error
        return None
