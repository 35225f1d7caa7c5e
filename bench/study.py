"""Measures how a study scales: two processes, and Dask with two workers, against one process.

    python -m bench.study [SECONDS]

All play the same study in one run, after a short one that starts the workers. On a machine with
other load the times say little, so the work of each is shown too: how many games a CPU second of
the workers brings, as a part of what one process reaches. It needs two cores, and takes about
three times SECONDS (40 by default) and the start of Dask.
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
    alone, work = rate(lambda: local_workers(1), games)
    sys.stdout.write(f"study   one process: {alone:,.0f} games a second, {games:,} games\n")
    missed = []
    for what, workers_of, least in (
        ("two processes", lambda: local_workers(2), TWO_PROCESSES),
        ("Dask with two workers", dask, TWO_DASK_WORKERS),
    ):
        together, own_work = rate(workers_of, games)
        ratio, part = together / alone, own_work / work
        sys.stdout.write(
            f"study   {what} over one: {ratio:.2f} times (at least {least}), "
            f"{100 * part:.0f} % of its games a CPU second\n"
        )
        sys.stdout.flush()
        if ratio < least:
            missed.append(what)
    if missed:
        sys.exit(f"slower than it must be: {'; '.join(missed)}")


if __name__ == "__main__":
    main()
