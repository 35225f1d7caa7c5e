"""Counts for Prometheus; none of them knows a table, a person or a choice."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """What has been counted since the process began."""

    def __init__(self) -> None:
        self._counts: Counter[tuple[str, str]] = Counter()
        self._help: dict[str, str] = {}
        self._gauges: dict[str, tuple[str, Callable[[], float]]] = {}
        self._commits = [0] * (len(BUCKETS) + 1)
        self._commit_seconds = 0.0

    def count(self, name: str, label: str = "") -> None:
        """Count one; a label is `key="value"`."""
        self._counts[name, label] += 1

    def gauge(self, name: str, meaning: str, value: Callable[[], float]) -> None:
        """Something that is looked up whenever somebody asks."""
        self._gauges[name] = (meaning, value)

    def committed(self, seconds: float) -> None:
        """How long it took until events were durable."""
        self._commits[bisect_left(BUCKETS, seconds)] += 1
        self._commit_seconds += seconds

    def text(self) -> str:
        """All of it in Prometheus' text form."""
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
        for bound, count in zip(BUCKETS, self._commits, strict=False):
            total += count
            lines.append(f'{name}_bucket{{le="{bound:g}"}} {total}')
        total += self._commits[-1]
        lines.append(f'{name}_bucket{{le="+Inf"}} {total}')
        lines += [f"{name}_sum {self._commit_seconds:.6f}", f"{name}_count {total}"]
        return "\n".join(lines) + "\n"
