"""Measures the speed of the kernel, as ratios from one run.

It compares threshold players on one core in C (`bench/reference.c`), in the kernel and in the
reference engine; threshold players with networks; two threads with one; and it measures start-up
time and memory. Programs on one
core are measured in CPU seconds, the compared programs run alternately, and the best time of each
counts. So other load on the machine has little effect, and the same on both sides. Two threads can
be judged only on a quiet machine.
"""

from __future__ import annotations

import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from tacora import Decide, Reveal, edition, play, start
from tacora.game import Edition
from tacora.kernel import Statistics, simulate
from tacora.mind import packaged_net
from tacora.policies import AtGems

HERE = Path(__file__).parent
ROUNDS = 7
GAMES = 400_000
NETWORK_GAMES = 2_000
TABLES = (
    ("german", edition("de-iello-2017"), (5, 8, 11, 14)),
    ("german", edition("de-iello-2017"), (3, 4, 5, 6, 7, 8, 9, 10)),
    ("french", edition("fr-iello-2021"), (5, 8, 11, 14)),
    ("french", edition("fr-iello-2021"), (3, 4, 5, 6, 7, 8, 9, 10)),
)
START = """
import time
from tacora import edition
from tacora.kernel import simulate
from tacora.policies import AtGems, Expectation
simulate(edition("de-iello-2017"), [AtGems(8)] * 4, 10_000, 1, threads=1)
print(time.process_time())
simulate(edition("de-iello-2017"), [Expectation()] * 4, 100, 1, threads=1)
print(time.process_time())
"""
MEMORY = """
import resource
from tacora import edition
from tacora.kernel import simulate
from tacora.policies import AtGems
def most(games):
    simulate(edition("de-iello-2017"), [AtGems(8)] * 4, games, 1, threads=1)
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
print(most(100_000), most(10_000_000))
"""


class Report:
    """Prints figures and collects those that miss their limit."""

    def __init__(self) -> None:
        self.missed: list[str] = []

    def say(
        self, what: str, figure: float, unit: str = "", least: float = 0, most: float = 0
    ) -> None:
        asked = f"(at least {least:g})" if least else f"(at most {most:g})" if most else ""
        sys.stdout.write(f"kernel  {what:56} {figure:10.2f} {unit:8} {asked}\n")
        sys.stdout.flush()
        if (least and figure < least) or (most and figure > most):
            self.missed.append(what)


def compile_c(folder: Path) -> Path | None:
    """The compiled C program; None if there is no C compiler."""
    compiler = shutil.which("gcc") or shutil.which("cc")
    if compiler is None:
        return None
    program = folder / "reference"
    source = str(HERE / "reference.c")
    subprocess.run([compiler, "-O3", "-march=native", "-o", program, source], check=True)
    return program


def c_seconds(program: Path, rules: str, thresholds: Sequence[int]) -> tuple[float, list[float]]:
    """The seconds of the C program, and each seat's mean points."""
    words = [str(program), str(GAMES), "1", rules, *map(str, thresholds)]
    printed = subprocess.run(words, check=True, capture_output=True, text=True).stdout.split()
    return float(printed[0]), [float(word) for word in printed[3::2]]


def kernel_seconds(book: Edition, thresholds: Sequence[int]) -> tuple[float, Statistics]:
    begin = time.process_time()
    statistics = simulate(book, [AtGems(gems) for gems in thresholds], GAMES, 1, threads=1)
    return time.process_time() - begin, statistics


def engine_seconds(book: Edition, thresholds: Sequence[int], games: int) -> float:
    """The seconds of the reference engine with the same players, and cards from `random`."""
    chance = random.Random(1)
    begin = time.process_time()
    for _ in range(games):
        game, _ = start(book, len(thresholds))
        while not game.over:
            if game.awaits == "card":
                card = game.bag.card_at(chance.randrange(game.bag.total))
                game, _ = play(game, Reveal(card))
            else:
                carried = game.explorers[game.inside[0]].carried
                leaving = (seat for seat in game.inside if carried >= thresholds[seat])
                game, _ = play(game, Decide(leaving))
    return time.process_time() - begin


def measure_table(
    report: Report, program: Path | None, rules: str, book: Edition, thresholds: Sequence[int]
) -> None:
    name = f"{rules}, {len(thresholds)} seats"
    kernel = engine = c = float("inf")
    some = 300
    for _ in range(ROUNDS):
        seconds, statistics = kernel_seconds(book, thresholds)
        kernel = min(kernel, seconds)
        engine = min(engine, engine_seconds(book, thresholds, some))
        if program is not None:
            seconds, points = c_seconds(program, rules, thresholds)
            c = min(c, seconds)
            far = max(abs(a - b) for a, b in zip(points, statistics.points, strict=True))
            assert far < 0.5, f"the C program plays another game: {points}, {statistics.points}"
    report.say(f"{name}: games a CPU second", GAMES / kernel / 1e6, "million")
    if program is not None:
        report.say(f"{name}: kernel over C", c / kernel, "times", least=0.9)
    report.say(
        f"{name}: kernel over reference engine",
        (engine / some) / (kernel / GAMES),
        "times",
        least=500,
    )


def measure_networks(report: Report, seats: int) -> None:
    """Compare games between networks with games between threshold players."""
    book, net = edition("fr-iello-2021"), packaged_net().policy()
    simulate(book, [net] * seats, 10, 1, threads=1)  # compiles, or reads what was compiled
    networks = thresholds = float("inf")
    for _ in range(ROUNDS):
        begin = time.process_time()
        simulate(book, [net] * seats, NETWORK_GAMES, 1, threads=1)
        networks = min(networks, time.process_time() - begin)
        thresholds = min(thresholds, kernel_seconds(book, [8] * seats)[0])
    report.say(f"{seats} networks: games a CPU second", NETWORK_GAMES / networks / 1e3, "thousand")
    report.say(
        f"{seats} networks: threshold games in the time of a game",
        (networks / NETWORK_GAMES) / (thresholds / GAMES),
        "games",
        most=600,
    )


def measure_threads(report: Report, quiet: bool) -> None:
    """Compare two threads with one by wall-clock time, which needs a quiet machine."""
    _, book, thresholds = TABLES[0]
    policies = [AtGems(gems) for gems in thresholds]
    best = {1: float("inf"), 2: float("inf")}
    for _ in range(ROUNDS):
        for threads in best:
            begin = time.perf_counter()
            simulate(book, policies, 5 * GAMES, 1, threads=threads)
            best[threads] = min(best[threads], time.perf_counter() - begin)
    name = f"two threads over one ({'quiet' if quiet else 'busy'} machine)"
    report.say(name, best[1] / best[2], "times", least=1.8 if quiet else 0)


def fresh(code: str, **environment: str) -> list[float]:
    """The numbers that a new Python process prints."""
    done = subprocess.run(
        [sys.executable, "-c", code],
        check=True,
        capture_output=True,
        text=True,
        env={**os.environ, **environment},
    )
    return [float(word) for word in done.stdout.split()]


def main() -> None:
    quiet = os.getloadavg()[0] < 0.5
    report = Report()
    with tempfile.TemporaryDirectory() as folder:
        program = compile_c(Path(folder))
        if program is None:
            sys.stdout.write("kernel  no C compiler here, so nothing is compared with C\n")
        for rules, book, thresholds in TABLES:
            measure_table(report, program, rules, book, thresholds)
        for seats in (4, 6):
            measure_networks(report, seats)
        if len(os.sched_getaffinity(0)) > 1:
            measure_threads(report, quiet)
        cold = fresh(START, NUMBA_CACHE_DIR=folder)
        warm = fresh(START, NUMBA_CACHE_DIR=folder)
    report.say("cold start to the first result, threshold players", cold[0], "CPU s", most=20)
    report.say("cold start, and a result of the general player too", cold[1], "CPU s", most=20)
    report.say("warm start to the first result, threshold players", warm[0], "CPU s", most=1.5)
    report.say("warm start, and a result of the general player too", warm[1], "CPU s", most=1.5)
    few, many = fresh(MEMORY)
    report.say("memory after 100,000 games", few, "MB")
    report.say("memory after 10,000,000 games over that", many / few, "times", most=1.05)
    if report.missed:
        sys.exit(f"slower than it must be: {'; '.join(report.missed)}")


if __name__ == "__main__":
    main()
