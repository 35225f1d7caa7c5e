"""Servers in processes of their own, and what a process and the machine use."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from tests.tied import tied

GENEROUS = (
    "--connections-per-address=100000",
    "--http-connections-per-address=100000",
    "--messages-per-second=100000",
    "--requests-per-second=1000000",
    "--tables-per-hour=100000",
    "--tables-per-network=100000",
    "--games-per-hour=1000000",
)


def say(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def memory_of(pid: int) -> int:
    """The resident memory of a process, in bytes."""
    pages = Path(f"/proc/{pid}/statm").read_text().split()[1]
    return int(pages) * os.sysconf("SC_PAGE_SIZE")


def cpu_of(pid: int) -> float:
    """The CPU seconds that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def machine_time() -> tuple[float, float]:
    """The CPU seconds that all cores were busy, and that there were, since the machine started."""
    ticks = [int(field) for field in Path("/proc/stat").read_text().split("\n")[0].split()[1:9]]
    idle = ticks[3] + ticks[4]
    second = os.sysconf("SC_CLK_TCK")
    return (sum(ticks) - idle) / second, sum(ticks) / second


def part(values: Sequence[float], share: float) -> float:
    """A quantile: this share of the values is smaller."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]


class Process:
    """A server process; its first line is its address."""

    def __init__(self, *command: str) -> None:
        self._process = subprocess.Popen(
            tied(sys.executable, "-m", *command), stdout=subprocess.PIPE, text=True
        )
        assert self._process.stdout is not None
        self.url = self._process.stdout.readline().strip()
        self.port = int(self.url.rpartition(":")[2])
        self.pid = self._process.pid

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait(30)
