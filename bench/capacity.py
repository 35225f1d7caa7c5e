"""Machines for many people: queues with measured costs, for docs/scale.md.

A choice arrives at the process that owns its table, waits for its turn, and is then written by
the PostgreSQL server of its shard. Shards have nothing to do with each other. `python -m
bench.capacity` prints the tables of the page in a second.
"""

from __future__ import annotations

import math
import sys
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

CHOICE_MS = 1.32
"""CPU of a server per acknowledged choice at a table of eight, routed by table (`make scale`)."""
IDLE_MS = 5.0
"""CPU of a process without people, a second."""
COMMITS = 4_688
"""Commits a second of PostgreSQL with 32 clients, on two cores that others used too."""
CONNECTION_KB, PROCESS_MB = 35, 70
"""Memory of a socket with its table, and of a process without people."""
POSTGRES_CONNECTIONS = 8
"""The most connections of one process to PostgreSQL."""

SEATS = 8
CHOICE_EVERY_SECONDS = 6.0
"""A person in a game chooses this often."""
BUSY = 0.6
"""How much of a core, and of PostgreSQL, is planned; the rest is for peaks and for a failure."""
LATE_MS = 50.0
SECONDS = 30
PEOPLE = (1_000, 10_000, 100_000, 1_000_000)

Times = NDArray[np.float64]


class Plan(NamedTuple):
    """What serves some people."""

    people: int
    shards: int
    """PostgreSQL servers, each with processes of its own."""
    processes: int
    """In each shard."""

    @property
    def choices(self) -> float:
        """Choices a second."""
        return self.people / CHOICE_EVERY_SECONDS

    @property
    def memory_gb(self) -> float:
        return (self.people * CONNECTION_KB / 1e6) + self.shards * self.processes * PROCESS_MB / 1e3


class Found(NamedTuple):
    """What a simulation has shown of one shard."""

    process: float
    """How busy the busiest process is."""
    postgres: float
    """How busy PostgreSQL is."""
    p99_ms: float
    """The time until a choice is written."""


def plan(people: int) -> Plan:
    """Return the smallest plan in which nothing is busier than planned."""
    choices = people / CHOICE_EVERY_SECONDS
    shards = math.ceil(choices / (COMMITS * BUSY))
    processes = math.ceil(choices / shards * CHOICE_MS / (1000 * BUSY - IDLE_MS))
    return Plan(people, shards, processes)


def served(arrivals: Times, each_seconds: float) -> Times:
    """Return when each of the arrivals, in order, is done by one worker."""
    steps = np.arange(len(arrivals)) * each_seconds
    return np.asarray(np.maximum.accumulate(arrivals - steps) + steps + each_seconds)


def simulate(which: Plan, seed: int = 1) -> Found:
    """Play half a minute in one shard: everybody chooses at a random moment of each turn."""
    chance = np.random.default_rng(seed)
    tables = round(which.people / which.shards / SEATS)
    turns = round(SECONDS / CHOICE_EVERY_SECONDS)
    begins = chance.uniform(0, CHOICE_EVERY_SECONDS, (tables, 1, 1))
    inside = chance.uniform(0, CHOICE_EVERY_SECONDS, (tables, turns, SEATS))
    at = begins + inside + np.arange(turns)[:, None] * CHOICE_EVERY_SECONDS
    owner = chance.integers(which.processes, size=tables)
    slow = CHOICE_MS / 1000 / (1 - IDLE_MS / 1000)
    came, done, busiest = [], [], 0.0
    for process in range(which.processes):
        arrivals = np.sort(at[owner == process].ravel())
        came.append(arrivals)
        done.append(served(arrivals, slow))
        busiest = max(busiest, len(arrivals) * slow / SECONDS)
    arrived, handled = np.concatenate(came), np.concatenate(done)
    order = np.argsort(handled, kind="stable")
    written = served(handled[order], 1 / COMMITS)
    late = written - arrived[order]
    return Found(busiest, at.size / COMMITS / SECONDS, float(np.quantile(late, 0.99)) * 1000)


def breaks_at(processes: int) -> tuple[int, str]:
    """Return above how many thousand people one shard answers late, and what is full there."""
    for people in range(1_000, 100_000, 1_000):
        found = simulate(Plan(people, 1, processes))
        if found.p99_ms > LATE_MS:
            full = "PostgreSQL" if found.postgres > found.process else "the busiest process"
            return people, full
    raise AssertionError("nothing breaks")


def machines() -> list[str]:
    """The table of machines."""
    lines = [
        "| people who play | choices a second | PostgreSQL servers | processes (cores) | memory"
        " | busiest process | PostgreSQL | 99 of 100 choices are written within |",
        "| ---: " * 8 + "|",
    ]
    for people in PEOPLE:
        which = plan(people)
        found = simulate(which)
        lines.append(
            f"| {people:,} | {which.choices:,.0f} | {which.shards} |"
            f" {which.shards * which.processes} | {which.memory_gb:,.1f} GB | {found.process:.0%} |"
            f" {found.postgres:.0%} | {found.p99_ms:.0f} ms |"
        )
    return lines


def limits() -> list[str]:
    """The table of what is full first in one shard."""
    lines = [
        "| processes | connections to PostgreSQL | late above this many people | what is full |",
        "| ---: | ---: | ---: | --- |",
    ]
    for processes in (1, 2, 4, 8):
        people, full = breaks_at(processes)
        lines.append(f"| {processes} | {processes * POSTGRES_CONNECTIONS} | {people:,} | {full} |")
    return lines


def main() -> None:
    sys.stdout.write("\n".join([*machines(), "", *limits()]) + "\n")


if __name__ == "__main__":
    main()
