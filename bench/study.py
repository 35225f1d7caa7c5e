"""Measures how a study scales: two processes, and Dask with two workers, against one process.

    python -m bench.study [SECONDS]

All play the same study in one run, in turn, ROUNDS times; the best time of each counts. Before the
clock starts, the workers of each have started, compiled and played. Two processes cannot be faster
than the cores that are free, so the load of the machine is shown, and the work of each too: how
many games a CPU second of the workers brings, as a part of what one process reaches. It needs two
quiet cores, and takes about two times ROUNDS times SECONDS (40 by default) and the starts of Dask.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tacora.lab.study import Study
from tacora.lab.workers import Workers, cluster_workers, local_workers

LINEUP = ["veteran", "reckoner", "scholar", "bold"]
SECONDS = 40.0
ROUNDS = 2
TWO_PROCESSES, TWO_DASK_WORKERS = 1.8, 1.7
DASK_SECONDS = 120


def study(games: int, seed: str) -> Study:
    return Study.of({"lineups": [LINEUP], "games": games, "seed": seed})


def cpu_seconds() -> float:
    """The CPU time of all processes that this one started, as far as Linux tells it."""
    ticks, parents = {}, {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = path.read_text().rpartition(")")[2].split()
        except OSError:
            continue  # the process has ended
        parents[int(path.parent.name)] = int(fields[1])
        ticks[int(path.parent.name)] = int(fields[11]) + int(fields[12])
    own = {os.getpid()}
    while more := {pid for pid, parent in parents.items() if parent in own} - own:
        own |= more
    return sum(ticks[pid] for pid in own) / os.sysconf("SC_CLK_TCK")


@contextmanager
def dask() -> Iterator[Workers]:
    """A scheduler and two workers on loopback."""
    with tempfile.TemporaryDirectory() as folder:
        said = Path(folder) / "scheduler.json"
        usual: dict[str, Any] = {"cwd": folder, "stderr": subprocess.DEVNULL}
        command = [sys.executable, "-m", "dask"]
        here = ["--host", "127.0.0.1", "--no-dashboard", "--scheduler-file", str(said)]
        running = [subprocess.Popen([*command, "scheduler", "--port", "0", *here], **usual)]
        try:
            for _ in range(2):
                worker = ["worker", "--no-nanny", "--nthreads", "1", *here]
                running.append(subprocess.Popen([*command, *worker], **usual))
            from distributed import Client

            until = time.monotonic() + DASK_SECONDS
            while not said.exists() and time.monotonic() < until:
                time.sleep(0.1)
            with Client(scheduler_file=str(said), set_as_default=False) as client:  # type: ignore[no-untyped-call]
                client.wait_for_workers(2, timeout=DASK_SECONDS)
                address = str(client.scheduler.address)
            with cluster_workers(address) as workers:
                yield workers
        finally:
            for each in reversed(running):
                each.kill()
                each.wait()


def rate(workers: Callable[[], Any], games: int) -> tuple[float, float]:
    """Games a second, and games a CPU second, after the workers have started."""
    with workers() as own:
        study(2_000, "warm").run(own)
        study(20_000, "warmer").run(own)
        begin, cpu = time.perf_counter(), cpu_seconds()
        found = study(games, "bench").run(own)
        assert found.statistics[0].games == games
        return games / (time.perf_counter() - begin), games / (cpu_seconds() - cpu)


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else SECONDS
    with local_workers(1) as workers:
        study(2_000, "warm").run(workers)
        begin = time.perf_counter()
        study(20_000, "games").run(workers)
        games = int(20_000 * seconds / (time.perf_counter() - begin))
    sys.stdout.write(f"study   {games:,} games, load of the machine {os.getloadavg()[0]:.1f}\n")
    kinds: dict[str, tuple[Callable[[], Any], float]] = {
        "one process": (lambda: local_workers(1), 0),
        "two processes": (lambda: local_workers(2), TWO_PROCESSES),
        "Dask with two workers": (dask, TWO_DASK_WORKERS),
    }
    rates: dict[str, list[tuple[float, float]]] = {what: [] for what in kinds}
    for _ in range(ROUNDS):
        for what, (workers_of, _least) in kinds.items():
            rates[what].append(rate(workers_of, games))
            sys.stdout.write(f"study   {what}: {rates[what][-1][0]:,.0f} games a second\n")
            sys.stdout.flush()
    alone, work = (max(figures) for figures in zip(*rates.pop("one process"), strict=True))
    missed = []
    for what, found in rates.items():
        together, own_work = (max(figures) for figures in zip(*found, strict=True))
        least = kinds[what][1]
        sys.stdout.write(
            f"study   {what} over one: {together / alone:.2f} times (at least {least}), "
            f"{100 * own_work / work:.0f} % of its games a CPU second\n"
        )
        if together / alone < least:
            missed.append(what)
    sys.stdout.write(f"study   load of the machine at the end {os.getloadavg()[0]:.1f}\n")
    if missed:
        sys.exit(f"slower than it must be: {'; '.join(missed)}")


if __name__ == "__main__":
    main()
