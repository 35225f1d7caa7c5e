"""`make load`: a thousand people at 125 tables, compared with a plain echo server.

It measures the time from sending the last choice of a turn until all eight people of the table
have received the choices.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import uvloop
from tests.tied import tied

from bench.sockets import Socket, open_socket
from tacora.client import Ticket, join, new_number, open_table, request

SEATS = 8
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


@dataclass
class Table:
    """One table of eight people, and the times of its turns."""

    id: str
    people: list[Player] = field(default_factory=list)
    sent_at: float = 0
    told: int = 0
    delays: list[float] = field(default_factory=list)
    turns: int = 0


class Player:
    """A scripted person who thinks for a random time and then chooses."""

    def __init__(self, seat: int, ticket: Ticket, table: Table, think: float) -> None:
        self.seat = seat
        self.ticket = ticket
        self.table = table
        self.think = think
        self.socket: Socket | None = None
        self.ids = 0
        self.sent = self.acked = self.frames = 0
        self.moment: tuple[int, int, int] | None = None
        self.stopped = False
        self.refused: list[str] = []

    def send(self, **message: Any) -> None:
        self.ids += 1
        assert self.socket is not None
        self.socket.send(json.dumps({"id": f"m{self.ids}", **message}).encode())
        self.sent += 1

    def got(self, data: bytes, now: float) -> None:
        self.frames += 1
        if data.startswith(b'{"type":"ack"'):
            self.acked += 1
        elif data.startswith((b'{"type":"refusal"', b'{"type":"fault"')):
            self.refused.append(data[:80].decode())
        elif b'"table":{' in data:
            if b'"event":"choices_revealed"' in data:
                self._revealed(now)
            self._look(json.loads(data)["table"])

    def _revealed(self, now: float) -> None:
        table = self.table
        table.told += 1
        if table.told == SEATS:
            table.delays.append(now - table.sent_at)
            table.told = 0
            table.turns += 1

    def _look(self, view: dict[str, Any]) -> None:
        if self.stopped:
            return
        if view["phase"] == "over" and self.seat == 0:
            self.send(type="rematch")
        elif view["phase"] == "open" and not view["people"][self.seat]["number_added"]:
            self.send(type="add_number", number=new_number())
        elif (
            view["phase"] == "open"
            and self.seat == 0
            and all(person["number_added"] for person in view["people"])
            and self.moment is not None
        ):
            self.moment = None
            self.send(type="start")
        elif view["phase"] == "playing":
            game = view["game"]
            moment = (game["game"], game["expedition"], game["turn"])
            if self.seat in game["awaited"] and moment != self.moment:
                self.moment = moment
                loop = asyncio.get_running_loop()
                loop.call_later(self.think * random.random(), self._choose, moment)

    def _choose(self, moment: tuple[int, int, int]) -> None:
        if self.stopped:
            return
        choice = "leave" if random.random() < 0.1 else "go_on"
        game, expedition, turn = moment
        self.table.sent_at = asyncio.get_running_loop().time()
        self.send(
            type="choose",
            seat=self.seat,
            game=game,
            expedition=expedition,
            turn=turn,
            choice=choice,
        )


async def seat_everybody(
    url: str, tables: int, think: float, kind: type[Player] = Player
) -> list[Table]:
    seated: list[Table] = []
    for _ in range(tables):
        host = await open_table(url, "Ana", {"seats": SEATS, "edition": "de-iello-2017"})
        table = Table(host.table)
        tickets = [host] + [await join(url, host.table, "Ana") for _ in range(1, SEATS)]
        table.people = [kind(seat, ticket, table, think) for seat, ticket in enumerate(tickets)]
        seated.append(table)
    return seated


async def connect(tables: list[Table]) -> None:
    for table in tables:
        for player in table.people:
            ticket = player.ticket
            player.socket = await open_socket(ticket.socket_url, ticket.headers, player.got)
            player.send(type="hello")
    while any(player.acked < 1 for table in tables for player in table.people):
        await asyncio.sleep(0.05)


async def mean_commit(url: str) -> float:
    """The mean seconds until events were on disk."""
    lines = (await request(url, "GET", "/metrics")).text.splitlines()
    said = {line.partition("{")[0].split(" ")[0]: line.rsplit(" ", 1)[1] for line in lines}
    return float(said["tacora_commit_seconds_sum"]) / float(said["tacora_commit_seconds_count"])


async def play(server: Process, tables: list[Table], seconds: float) -> dict[str, float]:
    for table in tables:
        table.people[0].send(type="start")
    await asyncio.sleep(3)
    for table in tables:
        table.delays.clear()
    people = [player for table in tables for player in table.people]
    frames, cpu, began = sum(p.frames for p in people), cpu_of(server.pid), time.monotonic()
    await asyncio.sleep(seconds)
    took = time.monotonic() - began
    rate = (sum(p.frames for p in people) - frames) / took
    busy = (cpu_of(server.pid) - cpu) / took
    delays = [delay for table in tables for delay in table.delays]
    for player in people:
        player.stopped = True
    await asyncio.sleep(3)
    lost = sum(player.sent - player.acked for player in people)
    dropped = sum(1 for player in people if player.socket is None or player.socket.lost)
    refused = [text for player in people for text in player.refused]
    say(f"  reveals {len(delays)}, messages to clients {rate:,.0f}/s, server {busy:.0%} of a core")
    say(
        f"  last choice to all eight told: median {part(delays, 0.5) * 1000:.1f} ms, "
        f"p99 {part(delays, 0.99) * 1000:.1f} ms, worst {max(delays) * 1000:.1f} ms"
    )
    say(f"  messages without an acknowledgement {lost}, refused {len(refused)}, dropped {dropped}")
    if refused:
        say(f"  first refusal: {refused[0]}")
    return {
        "p99": part(delays, 0.99),
        "rate": rate,
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


async def hold_idle(server: Process, tables: list[Table], connections: int, seconds: float) -> int:
    """Open idle spectators, wait longer than two pings, and count those that were dropped."""
    frames = 0

    def got(_data: bytes, _now: float) -> None:
        nonlocal frames
        frames += 1

    before = memory_of(server.pid)
    sockets: list[Socket] = []
    for number in range(connections):
        table = tables[number % len(tables)]
        socket = await open_socket(Ticket(server.url, table.id).socket_url, {}, got)
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
    with tempfile.TemporaryDirectory() as folder:
        database = options.database or str(Path(folder) / "load.db")
        server = Process(
            "tacora",
            "serve",
            "--port=0",
            f"--database={database}",
            *GENEROUS,
            "--log-level=warning",
        )
        try:
            tables = await seat_everybody(server.url, options.tables, options.think)
            before = memory_of(server.pid)
            await connect(tables)
            clients = options.tables * SEATS
            each = (memory_of(server.pid) - before) / clients
            say(f"{clients:,} clients at {options.tables} tables of {SEATS}")
            result = await play(server, tables, options.seconds)
            say(f"  until durable: mean {await mean_commit(server.url) * 1000:.1f} ms")
            say(f"  memory {each / 1000:.1f} kB a connection")
            good = result["faults"] == 0 and result["p99"] < 0.05
            for table in tables:
                for player in table.people:
                    assert player.socket is not None
                    assert player.socket.transport is not None
                    player.socket.transport.close()
            if options.idle:
                good &= not await hold_idle(server, tables, options.idle, options.idle_seconds)
        finally:
            server.stop()
    say(f"bare echo, {clients:,} clients, {result['rate']:,.0f} messages/s")
    p99, each = await echo(clients, result["rate"], min(options.seconds, 15))
    say(f"  p99 {p99 * 1000:.1f} ms, memory {each / 1000:.1f} kB a connection")
    say(f"p99 of the tables is {result['p99'] / p99:.1f} times that of the bare echo")
    say("good" if good else "NOT GOOD: more than 50 ms, or something was lost")
    return good


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=125)
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
