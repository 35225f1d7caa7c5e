"""`make scale`: what a choice costs with one process and with four, on one PostgreSQL.

People at tables of eight play on servers of one process each. With routing by table all people of
a table come to one server, with free routing each request and each socket to any of them. The
second part writes the logs of 32 tables at once, with and without a notification in the commit.

A process without people costs about 5 ms of CPU a second, so with few choices the processes
themselves count. A process that is late answers several choices of a table at once, which costs
less for each: the column `told` (messages to clients per choice) shows it. With many tables whose
people think for seconds, as people do, that is rare. Measure on a quiet machine.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from statistics import median
from typing import NamedTuple

import asyncpg
import uvloop
from tests.postgres import new_database, running_postgres

from bench.people import connect, disconnect, seat_everybody
from bench.processes import GENEROUS, Process, cpu_of, say
from tacora.client import request
from tacora.store import Entry
from tacora.store.postgres import PostgresStore

PROCESSES, WRITERS = 4, 32
MOST_ROUTED, MOST_FREE, LEAST_COMMITS = 1.25, 1.6, 0.9
"""The goals: CPU of a choice with four processes against one, and commits with leases."""

Route = Callable[[int], Process]
"""Returns the server that gets a connection of a table with this number."""


class Cost(NamedTuple):
    """What one run has measured."""

    cpu_ms: float
    """CPU milliseconds of all servers per acknowledged choice."""
    choices: float
    """Acknowledged choices a second."""
    lost: float
    """Lost races per choice."""
    told: float
    """Messages to clients per choice."""
    passed: int
    """Sockets that one process passed on to another."""
    refused: int


@contextmanager
def servers(database: str, count: int) -> Iterator[list[Process]]:
    flags = (f"--database={database}", *GENEROUS, "--log-level=warning")
    with ExitStack() as stack:
        running = []
        for _ in range(count):
            running.append(Process("tacora", "serve", "--port=0", *flags))
            stack.callback(running[-1].stop)
        yield running


async def counted(running: list[Process], name: str) -> float:
    """The sum of a counter over all servers: each tells what all have counted."""
    lines = (await request(running[0].url, "GET", "/metrics")).text.splitlines()
    return sum(float(line.rsplit(" ", 1)[1]) for line in lines if line.startswith(name))


async def played(running: list[Process], route: Route, options: argparse.Namespace) -> Cost:
    tables = await seat_everybody(lambda number: route(number).url, options.tables, options.think)
    await connect(tables)
    for table in tables:
        table.people[0].send(type="start")
    await asyncio.sleep(2)
    people = [player for table in tables for player in table.people]

    def now() -> tuple[float, float, int, int]:
        cpu = sum(cpu_of(server.pid) for server in running)
        acked = sum(player.acked for player in people)
        return cpu, time.monotonic(), acked, sum(player.frames for player in people)

    lost = await counted(running, "tacora_races_lost_total")
    cpu, began, acked, frames = now()
    await asyncio.sleep(options.seconds)
    cpu_after, ended, acked_after, frames_after = now()
    for player in people:
        player.stopped = True
    lost = await counted(running, "tacora_races_lost_total") - lost
    passed = await counted(running, 'tacora_passed_on_total{type="websocket"')
    disconnect(people)
    choices = acked_after - acked
    return Cost(
        (cpu_after - cpu) / choices * 1000,
        choices / (ended - began),
        lost / choices,
        (frames_after - frames) / choices,
        int(passed),
        sum(len(player.refused) for player in people),
    )


async def one_round(
    databases: list[str], chance: random.Random, options: argparse.Namespace
) -> list[Cost]:
    """Measure one process, four with routing by table, and four with free routing."""
    costs = []
    setups = ((1, False), (PROCESSES, False), (PROCESSES, True))
    for database, (count, free) in zip(databases, setups, strict=True):
        with servers(database, count) as running:

            def route(number: int, running: list[Process] = running, free: bool = free) -> Process:
                return chance.choice(running) if free else running[number % len(running)]

            costs.append(await played(running, route, options))
    return costs


async def commits(address: str, seconds: float, renewing: int) -> float:
    """The commits a second of 32 tables that are written at once, while processes renew leases."""
    store = PostgresStore(address, connections=WRITERS)
    others = [PostgresStore(address, connections=1) for _ in range(renewing)]
    await store.open()
    for each in (store, *others):
        if each is not store:
            await each.open()
        await each.renew("nowhere")
    end, done = time.monotonic() + seconds, 0

    async def write(table: str) -> None:
        nonlocal done
        await store.create(table, ["0"], Entry("playing", None, False, "{}", 1))
        await store.own(table)
        version = 1
        while time.monotonic() < end:
            await store.append(table, version, ["a line of a log, as long as they usually are"])
            version += 1
            done += 1

    async def renew(each: PostgresStore) -> None:
        while time.monotonic() < end:
            await each.renew("nowhere")
            await asyncio.sleep(1)

    mark = os.urandom(4).hex()
    await asyncio.gather(
        *(write(f"{mark}{number}") for number in range(WRITERS)), *map(renew, others)
    )
    for each in (store, *others):
        await each.close()
    return done / seconds


NOTIFY = (
    "CREATE FUNCTION tell() RETURNS trigger LANGUAGE plpgsql AS $$"
    " BEGIN PERFORM pg_notify('tacora', clock_timestamp()::text); RETURN NULL; END $$",
    "CREATE TRIGGER tell AFTER INSERT ON events FOR EACH STATEMENT EXECUTE FUNCTION tell()",
)


async def commit_rates(address: str, seconds: float) -> tuple[float, float, float]:
    """The commits a second with leases, with nothing but writes, and with NOTIFY in each."""
    await commits(address, 1, renewing=0)  # warms up
    plain = await commits(address, seconds, renewing=0)
    leases = await commits(address, seconds, renewing=PROCESSES)
    admin = await asyncpg.connect(address)
    for statement in NOTIFY:
        await admin.execute(statement)
    listening = [await asyncpg.connect(address) for _ in range(PROCESSES)]
    for each in listening:
        await each.add_listener("tacora", lambda *_: None)
    notified = await commits(address, seconds, renewing=PROCESSES)
    for each in (admin, *listening):
        await each.close()
    return leases, plain, notified


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=192)
    parser.add_argument("--think", type=float, default=2.4, help="longest time to think, seconds")
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    chance = random.Random(options.seed)
    say(f"load of the machine before: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    good = True
    with running_postgres() as postgres:
        rounds = []
        for number in range(options.rounds):
            databases = [new_database(postgres, f"scale{number}{kind}") for kind in "abc"]
            rounds.append(uvloop.run(one_round(databases, chance, options)))
        names = ("one process", "four, routed by table", "four, routed freely")
        limits = (1.0, MOST_ROUTED, MOST_FREE)
        say(
            f"{'':24}{'CPU/choice':>12}{'times':>8}{'goal':>7}{'choices/s':>11}{'told':>6}{'lost':>8}{'passed':>8}"
        )
        for number, (name, limit) in enumerate(zip(names, limits, strict=True)):
            costs = [each[number] for each in rounds]
            times = median(each[number].cpu_ms / each[0].cpu_ms for each in rounds)
            cost = median(each.cpu_ms for each in costs)
            rate = median(each.choices for each in costs)
            told = median(each.told for each in costs)
            lost = max(each.lost for each in costs)
            passed = max(each.passed for each in costs)
            say(
                f"{name:24}{cost:>9.2f} ms{times:>8.2f}{limit:>7.2f}"
                f"{rate:>11.0f}{told:>6.1f}{lost:>8.3f}{passed:>8}"
            )
            good &= times <= limit and not lost and not any(each.refused for each in costs)
        commits_in = new_database(postgres, "commits")
        leases, plain, notified = uvloop.run(commit_rates(commits_in, options.seconds / 3))
    say(
        f"commits a second, {WRITERS} clients: {leases:,.0f} with leases, {plain:,.0f} with nothing"
        f" else ({leases / plain:.2f}, goal {LEAST_COMMITS}), {notified:,.0f} with NOTIFY in each"
    )
    good &= leases / plain >= LEAST_COMMITS
    say(f"load of the machine after: {os.getloadavg()[0]:.1f}")
    say("good" if good else "NOT GOOD")
    sys.exit(not good)


if __name__ == "__main__":
    main()
