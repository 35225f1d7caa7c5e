"""`make attack`: one stranger attacks in every way we know while fifty honest people play.

All honest people come from one address, as a class does, and the server has its usual limits. An
attack fails if their p99 stays within 100 ms of what the machine shows without it, the server
stays under 300 MB, and nobody honest is refused or cut off: neither who plays, nor who comes.

The machine may be busy with something else. So a quiet while and an attack follow each other three
times, each attack from a fresh address, and the median p99 of the attacks is compared with the
median of the quiet whiles. If they differ by more, up to six more rounds are played, and the
medians of all rounds count. And where the server has to wait for a processor without any attack,
the 100 ms are stretched as its work is: if it gets a processor for one second of three in which it
could use one, they are 300 ms.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from statistics import median

import uvloop
from tests.nginx import NoNginx, running_nginx
from tests.postgres import NoPostgres, running_postgres

from bench.attacks import ATTACKS, PROXY, write_past
from bench.honest import BROKEN, House
from bench.people import SEATS
from bench.processes import Process, say

TABLES = 7
"""Tables of eight honest people."""
MOST_DELAY_SECONDS, MOST_BYTES = 0.1, 300_000_000
ROUNDS, MOST_ROUNDS = 3, 9
"""How often a quiet while and an attack are compared: always, and if they differ too much."""


@contextlib.contextmanager
def served(options: argparse.Namespace) -> Iterator[House]:
    """Yield a server, on PostgreSQL or behind nginx if the options say so."""
    with contextlib.ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        database = f"{folder}/a.db"
        if options.postgres:
            database = stack.enter_context(running_postgres())
        uvloop.run(write_past(database))
        # Made-up addresses need a proxy that the server trusts; behind nginx there is only nginx.
        proxy = "" if options.nginx else PROXY
        flags = [f"--trusted-proxies={proxy or '127.0.0.1'}", f"--database={database}"]
        server = Process("tacora", "serve", "--port=0", *flags, "--log-level=error")
        stack.callback(server.stop)
        url = server.url
        if options.nginx:
            url = stack.enter_context(running_nginx([server.port], Path(folder)))
        yield House(server, url, proxy)


async def fails(house: House, name: str, seconds: float) -> bool:
    """Attack, say what honest people saw, and return whether the attack failed."""
    attacked: list[float] = []
    quiet: list[float] = []
    stretches: list[float] = []
    work: list[tuple[float, float]] = []
    peak, slow = 0, False
    wrong: list[str] = []
    told: Counter[str] = Counter()
    while len(quiet) < (MOST_ROUNDS if slow else ROUNDS) and not wrong:
        # Before the attack, because what an attack leaves behind may delay people after it too.
        without = await house.watch(seconds)
        coming = None if quiet else asyncio.create_task(house.come(after=seconds / 2))
        seen, done = await house.attack(name, seconds, len(quiet))
        await house.rest(without.work)
        attacked.append(seen.p99)
        quiet.append(without.p99)
        work.append((seen.work, without.work))
        stretches.append(max(1.0, without.stretch))
        stretch = median(stretches)
        slow = median(attacked) > median(quiet) + MOST_DELAY_SECONDS * stretch
        told += Counter(done)
        peak = max(peak, seen.peak_bytes)
        wrong += seen.wrong + without.wrong + ([BROKEN] if BROKEN in done else [])
        wrong += await coming if coming else []
    failed = [
        *(["slow"] if slow else []),
        *(["memory"] if peak > MOST_BYTES else []),
        *([f"honest people were refused: {wrong[:3]}"] if wrong else []),
    ]
    came = ", ".join(f"{number:,} {what}" for what, number in told.items())
    rounds = f" in {len(quiet)} rounds" if len(quiet) > ROUNDS else ""
    rounds += f", stretched {stretch:.1f} times" if stretch > 1.5 else ""
    say(
        f"  {name:13} p99 {milliseconds(attacked)} ms, without {milliseconds(quiet)}{rounds}; "
        f"{median(each for each, _ in work):.0%} of a CPU, without "
        f"{median(each for _, each in work):.0%}; {peak / 1e6:4.0f} MB; {came}"
        + (f"  NOT GOOD: {', '.join(failed)}" if failed else "")
    )
    return not failed


def milliseconds(values: list[float]) -> str:
    """Return the median and the extremes of some times."""
    return f"{median(values) * 1e3:3.0f} ({min(values) * 1e3:.0f} to {max(values) * 1e3:.0f})"


async def measure(house: House, options: argparse.Namespace) -> bool:
    """Attack in every way that the options name; return whether all attacks failed."""
    good = True
    try:
        await house.fill(options.tables, options.think)
        place = "PostgreSQL" if options.postgres else "SQLite"
        place += ", behind nginx" if options.nginx else ""
        say(f"{options.tables * SEATS} honest people from one address ({place})")
        for name in options.only or ATTACKS:
            good &= await fails(house, name, options.seconds)
    finally:
        house.stop()
    say("good" if good else "NOT GOOD")
    return good


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--think", type=float, default=1.0, help="longest time to think, seconds")
    parser.add_argument(
        "--seconds", type=float, default=2.0, help="length of each while and attack"
    )
    parser.add_argument("--postgres", action="store_true", help="a PostgreSQL of its own")
    parser.add_argument("--nginx", action="store_true", help="behind nginx, as in deploy/")
    parser.add_argument("--only", action="append", choices=list(ATTACKS), default=[])
    options = parser.parse_args()
    try:
        with served(options) as house:
            good = uvloop.run(measure(house, options))
        sys.exit(not good)
    except (NoPostgres, NoNginx) as error:
        sys.stderr.write(f"{error}\n")
        sys.exit(2)


if __name__ == "__main__":
    main()
