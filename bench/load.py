"""`make load`: a thousand people at 125 tables, compared with a plain echo server.

It measures the time from sending the last choice of a turn until all eight people of the table
have received the choices, and says which part is full: the server, a client process or the machine.
Ten thousand people who play: `make load ARGS="--tables 1250 --think 60 --idle 0"`.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import resource
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import uvloop

from bench.crowd import Crowd
from bench.people import SEATS
from bench.processes import GENEROUS, Process, cpu_of, machine_time, memory_of, part, say
from bench.sockets import Socket, open_socket
from tacora.client import Ticket, request

MOST_SECONDS = 0.05
"""The p99 of the time until all are told."""
TABLES_PER_CLIENT = 250
FULL_PROCESS, FULL_MACHINE = 0.9, 0.95
"""Parts of a core, and of all cores, from which a part counts as full."""


def full_part(server: float, clients: list[float], machine: float) -> str:
    """Which part is full, from the busy parts of a core, and of all cores of the machine."""
    if server >= FULL_PROCESS:
        return "the server is full: it uses one core, and more need more processes"
    if max(clients) >= FULL_PROCESS:
        return "a client process is full: use more of them (--clients)"
    if machine >= FULL_MACHINE:
        return "the machine is full: server, clients and other programs use all cores"
    return "no part is full"


async def mean_commit(url: str) -> float:
    """The mean seconds until events were on disk."""
    lines = (await request(url, "GET", "/metrics")).text.splitlines()
    said = {line.partition("{")[0].split(" ")[0]: line.rsplit(" ", 1)[1] for line in lines}
    total, count = said["tacora_commit_seconds_sum"], said["tacora_commit_seconds_count"]
    return float(total) / float(count)


async def all_of(crowds: list[Crowd], command: str) -> list[Any]:
    """The answers of all client processes to a command."""
    return await asyncio.gather(*(crowd.ask(command) for crowd in crowds))


async def play(server: Process, crowds: list[Crowd], seconds: float) -> dict[str, float]:
    await all_of(crowds, "start")
    await asyncio.sleep(3)
    pids = [server.pid, *(crowd.pid for crowd in crowds)]
    before, (busy, cores) = await all_of(crowds, "measure"), machine_time()
    used, began = [cpu_of(pid) for pid in pids], time.monotonic()
    await asyncio.sleep(seconds)
    took = time.monotonic() - began
    shares = [(cpu_of(pid) - then) / took for pid, then in zip(pids, used, strict=True)]
    busy_after, cores_after = machine_time()
    after = await all_of(crowds, "measure")
    await all_of(crowds, "stop")
    await asyncio.sleep(3)
    end = await all_of(crowds, "measure")

    def more(name: str) -> float:
        pairs = zip(after, before, strict=True)
        return float(
            sum((now[name] - then[name]) / (now["at"] - then["at"]) for now, then in pairs)
        )

    machine = (busy_after - busy) / (cores_after - cores)
    delays = [delay for each in after for delay in each["delays"]]
    lost, dropped = sum(each["lost"] for each in end), sum(each["dropped"] for each in end)
    refused = [text for each in end for text in each["refused"]]
    if not delays:
        raise SystemExit("no turn ended in this time: use a shorter --think or longer --seconds")
    say(
        f"  reveals {len(delays)}, choices {more('acked'):,.0f}/s, messages to clients"
        f" {more('frames'):,.0f}/s"
    )
    say(
        f"  last choice to all eight told: median {part(delays, 0.5) * 1000:.1f} ms, "
        f"p99 {part(delays, 0.99) * 1000:.1f} ms, worst {max(delays) * 1000:.1f} ms"
    )
    clients = ", ".join(f"{share:.0%}" for share in shares[1:])
    say(f"  of a core: server {shares[0]:.0%}, clients {clients}; of the machine {machine:.0%}")
    say(f"  {full_part(shares[0], shares[1:], machine)}")
    say(f"  messages without an acknowledgement {lost}, refused {len(refused)}, dropped {dropped}")
    if refused:
        say(f"  first refusal: {refused[0]}")
    return {
        "p99": part(delays, 0.99),
        "rate": more("frames"),
        "faults": lost + dropped + len(refused),
    }


async def echo(clients: int, rate: float, seconds: float) -> tuple[float, float]:
    """The p99 in seconds of an echo at this message rate, and the bytes per connection."""
    server = Process("bench.echo")
    delays: list[float] = []
    before = memory_of(server.pid)
    try:

        def got(data: bytes, now: float) -> None:
            delays.append(now - float(data))

        address = server.url + "/echo"
        sockets = [await open_socket(address, {}, got) for _ in range(clients)]
        await asyncio.sleep(1)
        each = (memory_of(server.pid) - before) / clients
        loop = asyncio.get_running_loop()
        end = loop.time() + seconds
        every = 0.002
        sent = 0.0
        began = loop.time()
        while (now := loop.time()) < end:
            while sent < (now - began) * rate:
                random.choice(sockets).send(f"{loop.time():.6f}".encode())
                sent += 1
            await asyncio.sleep(every)
        await asyncio.sleep(0.5)
        for socket in sockets:
            assert socket.transport is not None
            socket.transport.close()
        return part(delays, 0.99), each
    finally:
        server.stop()


async def hold_idle(server: Process, tables: list[str], connections: int, seconds: float) -> int:
    """Open idle spectators, wait longer than two pings, and count those that were dropped."""
    frames = 0

    def got(_data: bytes, _now: float) -> None:
        nonlocal frames
        frames += 1

    before = memory_of(server.pid)
    sockets: list[Socket] = []
    for number in range(connections):
        table = tables[number % len(tables)]
        socket = await open_socket(Ticket(server.url, table).socket_url, {}, got)
        socket.send(b'{"type":"hello","id":"h","as":"spectator"}')
        sockets.append(socket)
    await asyncio.sleep(seconds)
    dropped = sum(1 for socket in sockets if socket.lost)
    each = (memory_of(server.pid) - before) / connections
    say(
        f"  {connections:,} idle connections for {seconds:.0f} s: {dropped} dropped, "
        f"{frames / connections:.1f} messages and {each / 1000:.1f} kB each"
    )
    for socket in sockets:
        assert socket.transport is not None
        socket.transport.close()
    return dropped


async def measure(options: argparse.Namespace) -> bool:
    people = options.tables * SEATS
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        database = options.database or str(Path(folder) / "load.db")
        flags = (f"--database={database}", *GENEROUS, "--most-tables=100000")
        server = Process("tacora", "serve", "--port=0", *flags, "--log-level=warning")
        stack.callback(server.stop)
        clients = options.clients or -(-options.tables // TABLES_PER_CLIENT)
        shares = [len(range(each, options.tables, clients)) for each in range(clients)]
        crowds = [Crowd(server.url, share, options.think) for share in shares]
        for crowd in crowds:
            stack.callback(crowd.stop)
        tables = [table for seated in await all_of(crowds, "seat") for table in seated]
        before = memory_of(server.pid)
        await all_of(crowds, "connect")
        each = (memory_of(server.pid) - before) / people
        say(f"{people:,} people at {len(tables)} tables of {SEATS}, from {clients} processes")
        result = await play(server, crowds, options.seconds)
        say(f"  until durable: mean {await mean_commit(server.url) * 1000:.1f} ms")
        say(f"  memory {each / 1000:.1f} kB a connection")
        good = result["faults"] == 0 and result["p99"] < MOST_SECONDS
        await all_of(crowds, "disconnect")
        if options.idle:
            good &= not await hold_idle(server, tables, options.idle, options.idle_seconds)
    say(f"bare echo, {people:,} clients, {result['rate']:,.0f} messages/s")
    p99, each = await echo(people, result["rate"], min(options.seconds, 15))
    say(f"  p99 {p99 * 1000:.1f} ms, memory {each / 1000:.1f} kB a connection")
    say(f"p99 of the tables is {result['p99'] / p99:.1f} times that of the bare echo")
    say("good" if good else "NOT GOOD: more than 50 ms, or something was lost")
    return good


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=125)
    parser.add_argument("--clients", type=int, default=0, help="client processes")
    parser.add_argument("--think", type=float, default=4.0, help="longest time to think, seconds")
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--idle", type=int, default=10_000)
    parser.add_argument("--idle-seconds", type=float, default=45.0)
    parser.add_argument("--database", default="")
    options = parser.parse_args()
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    good = uvloop.run(measure(options))
    sys.exit(not good)


if __name__ == "__main__":
    main()
