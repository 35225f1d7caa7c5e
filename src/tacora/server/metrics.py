"""Metrics for Prometheus: counters, gauges and histograms of a process, and their text."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterable, Mapping

BUCKET_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
COUNTERS = {
    "tacora_games_finished_total": "Games that ended.",
    "tacora_http_responses_total": "Answers to requests, by status.",
    "tacora_messages_total": "Messages of clients, by type.",
    "tacora_passed_on_total": "Connections that were passed on to the owner of their table.",
    "tacora_races_lost_total": "Changes of tables that another process was faster to write.",
    "tacora_refusals_total": "Messages that a table refused, by code.",
    "tacora_stand_ins_total": "Choices made for bots that did not answer in time.",
    "tacora_tables_opened_total": "Tables that were opened.",
}
"""Each is there from the start, so that a rate has a beginning; those with a label when counted."""
LABELS = {
    "tacora_http_responses_total": "status",
    "tacora_messages_total": "type",
    "tacora_passed_on_total": "type",
    "tacora_refusals_total": "code",
    "tacora_stand_ins_total": "bot",
}
HISTOGRAMS = {
    "tacora_commit_seconds": "Time until events were durable.",
    "tacora_loop_lag_seconds": "How late the event loop wakes up.",
}
NO_SUM = ("process_start_time_seconds", "tacora_build_info")
"""Gauges whose sum over all processes has no meaning."""

Value = Callable[[], float | Mapping[str, float]]
"""Returns the value of a gauge, or its values by label."""


class Histogram:
    """For each limit, how many observations were at most this long."""

    def __init__(self) -> None:
        self._counts = [0] * (len(BUCKET_SECONDS) + 1)
        self._sum = 0.0

    def observe(self, seconds: float) -> None:
        self._counts[bisect_left(BUCKET_SECONDS, seconds)] += 1
        self._sum += seconds

    def lines(self, name: str) -> list[str]:
        found, total = [], 0
        for bound, count in zip((*BUCKET_SECONDS, None), self._counts, strict=True):
            total += count
            le = "+Inf" if bound is None else f"{bound:g}"
            found.append(f'{name}_bucket{{le="{le}"}} {total}')
        return [*found, f"{name}_sum {self._sum:.6f}", f"{name}_count {total}"]


class Metrics:
    """The metrics of this process since it started."""

    def __init__(self) -> None:
        self._counts: Counter[tuple[str, str]] = Counter()
        self._gauges: dict[str, tuple[str, str, Value]] = {}
        self._histograms = {name: Histogram() for name in HISTOGRAMS}

    def count(self, name: str, label: str = "", number: int = 1) -> None:
        """Add to a counter; a label is `key="value"`."""
        assert name in COUNTERS, name
        assert label.startswith(LABELS.get(name, "")), label
        self._counts[name, label] += number

    def gauge(self, name: str, meaning: str, value: Value, kind: str = "gauge") -> None:
        """Add a metric whose value is read for each answer."""
        self._gauges[name] = (meaning, kind, value)

    def observe(self, name: str, seconds: float) -> None:
        """Add a time to a histogram."""
        self._histograms[name].observe(seconds)

    def text(self, worker: str = "") -> str:
        """Return all metrics in Prometheus' text form, labelled with the name of this process."""
        lines: list[str] = []
        for name, (meaning, kind, value) in sorted(self._gauges.items()):
            lines += _head(name, meaning, kind)
            found = value()
            for label, number in found.items() if isinstance(found, Mapping) else [("", found)]:
                lines.append(_line(name, label, number))
        for name, meaning in COUNTERS.items():
            lines += _head(name, meaning, "counter")
            counts = {label: n for (counted, label), n in self._counts.items() if counted == name}
            if not counts and name not in LABELS:
                counts = {"": 0}
            lines += [_line(name, label, number) for label, number in sorted(counts.items())]
        for name, histogram in self._histograms.items():
            lines += _head(name, HISTOGRAMS[name], "histogram") + histogram.lines(name)
        if worker:
            lines = [_labelled(line, f'worker="{worker}"') for line in lines]
        return "\n".join(lines) + "\n"


def _head(name: str, meaning: str, kind: str) -> list[str]:
    return [f"# HELP {name} {meaning}", f"# TYPE {name} {kind}"]


def _line(name: str, label: str, number: float) -> str:
    value = f"{number:.15g}"
    return f"{name}{{{label}}} {value}" if label else f"{name} {value}"


def _labelled(line: str, label: str) -> str:
    """Return a line of metrics with one more label."""
    if line.startswith("#"):
        return line
    name, value = line.rsplit(" ", 1)
    if name.endswith("}"):
        return f"{name[:-1]},{label}}} {value}"
    return f"{name}{{{label}}} {value}"


def merged(texts: Iterable[tuple[str, str]]) -> str:
    """Return the metrics of several processes, each with its name, as one text.

    What has one name stands together. The sum of a gauge over all processes has `:sum` after its
    name. Counters have none: it would fall when a process ends. `sum(rate(...))` adds them.
    """
    metrics: dict[str, list[str]] = {}
    sums: dict[str, Counter[str]] = {}
    for worker, text in texts:
        lines: list[str] = []
        summed = ""
        for line in text.splitlines():
            if line.startswith("#"):
                kind, name, *rest = line.split(" ")[1:]
                lines = metrics.setdefault(name, [])
                if kind == "TYPE":
                    summed = name if rest == ["gauge"] and name not in NO_SUM else ""
            elif summed:
                named, value = line.rsplit(" ", 1)
                label = named.removeprefix(summed).strip("{}").removesuffix(f'worker="{worker}"')
                sums.setdefault(summed, Counter())[label.rstrip(",")] += float(value)  # type: ignore[assignment]
            if line not in lines:
                lines.append(line)
    for name, values in sums.items():
        lines = _head(f"{name}:sum", "The sum over all processes.", "gauge")
        metrics[f"{name}:sum"] = lines + [_line(f"{name}:sum", *each) for each in values.items()]
    return "\n".join(line for lines in metrics.values() for line in lines) + "\n"
