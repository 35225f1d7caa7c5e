"""Measures the champion: CPU time until the first choice and for each, and peak memory."""

from __future__ import annotations

import os
import resource
import subprocess
import sys
import time
from random import Random
from tempfile import TemporaryDirectory

import numpy as np

from tacora import Decide, Reveal, edition, play, start, view
from tacora.bots import make_bot
from tacora.record import Turn, choices_of

GAMES = 12
MOST_MILLISECONDS = 100
MOST_MEGABYTES = 300
MOST_SECONDS = 10
READY = """\
import resource
import threading
import time
from tacora.bots.thinker import warm_up
warm_up("champion")
print(time.process_time())
for thread in threading.enumerate():
    if thread is not threading.main_thread():
        thread.join()
print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024)
"""
"""What a server's process does when the first strong bot sits down, and in the background then."""


def think(seats: int, seed: int, times: list[float]) -> None:
    """Time every choice of seat 0 in one game, against veterans or random players."""
    chance = Random(seed)
    champion = make_bot("champion", str(seed))
    veteran = make_bot("veteran", str(seed)) if seed % 4 < 2 else None
    rules = edition("de-iello-2017") if seed % 2 else edition("fr-iello-2021")
    game, _ = start(rules, seats)
    history: list[list[Turn]] = [[]]
    while not game.over:
        expedition = game.expedition
        if game.awaits == "card":
            card = game.bag.card_at(chance.randrange(game.bag.total))
            history[-1].append(Turn(card))
            game, _ = play(game, Reveal(card))
        else:
            so_far = tuple(map(tuple, history))
            leaving = {
                seat
                for seat in game.inside
                if (
                    veteran.decide(view(game, seat, "open"), so_far) == "leave"
                    if veteran
                    else chance.random() < 0.15
                )
            }
            if 0 in game.inside:
                begin = time.process_time()
                choice = champion.decide(view(game, 0, "open"), so_far)
                times.append(1000 * (time.process_time() - begin))
                leaving = leaving - {0} | ({0} if choice == "leave" else set())
            history[-1][-1] = Turn(history[-1][-1].card, choices_of(game, frozenset(leaving)))
            game, _ = play(game, Decide(leaving))
        if game.expedition != expedition:
            history.append([])


def first_start() -> tuple[float, float]:
    """The CPU seconds of a new process until it is ready, and its peak memory in MB.

    Nothing is compiled in the cache. Most of the memory is for what is compiled in the background.
    """
    with TemporaryDirectory() as folder:
        found = subprocess.run(
            [sys.executable, "-c", READY],
            env={**os.environ, "NUMBA_CACHE_DIR": folder},
            capture_output=True,
            text=True,
            check=True,
        )
        seconds, megabytes = map(float, found.stdout.split())
        return seconds, megabytes


def main() -> int:
    begun, compiling = first_start()
    for seed in range(4):
        think(4, seed, [])  # compile
    times: list[float] = []
    rare = 0.0
    for seats in (4, 6, 8):
        before = len(times)
        for seed in range(GAMES):
            think(seats, seed, times)
        of_these = float(np.percentile(times[before:], 99))
        rare = max(rare, of_these)
        sys.stdout.write(f"champion  CPU ms a choice, p99    {of_these:.1f} ({seats} seats)\n")
    middle = np.percentile(times, 50)
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    sys.stdout.write(f"champion  choices                 {len(times)}\n")
    sys.stdout.write(f"champion  CPU ms a choice, median {middle:.1f}\n")
    sys.stdout.write(
        f"champion  the slowest table's p99  {rare:.1f} (at most {MOST_MILLISECONDS})\n"
    )
    sys.stdout.write(f"champion  peak memory, MB         {memory:.0f} (at most {MOST_MEGABYTES})\n")
    sys.stdout.write(f"champion  the same while it compiles {compiling:.0f}\n")
    sys.stdout.write(f"champion  CPU s until ready         {begun:.1f} (at most {MOST_SECONDS})\n")
    return int(rare > MOST_MILLISECONDS or memory > MOST_MEGABYTES or begun > MOST_SECONDS)


if __name__ == "__main__":
    sys.exit(main())
