"""`make chaos`: kills servers with -9 at random moments while games are played.

Meanwhile the clock of the machine is set an hour forward and back, also while a server is off.
Every accepted choice must be in the record, every game must end, and every record must pass the
checks of `tacora record verify`; on SQLite, and on PostgreSQL with two and with four processes,
routed by table (nginx as in `deploy/`) and freely. There some servers are killed while they hand
their tables over or while they take tables over, and some freeze for longer than their lease.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import secrets
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import Any, TypeVar

from tests.nginx import NoNginx, running_nginx
from tests.postgres import NoPostgres, new_database, running_postgres
from tests.server.running import GENEROUS, Server
from tests.server.stepping import HOUR_MS, MachineClock
from tests.tied import free_port

from bench.player import Player, moment_of
from bench.proxy import Proxy
from tacora.client import Client, Refusal, Ticket, join, open_table, request
from tacora.client.client import LOST
from tacora.client.connection import typed
from tacora.record import from_json, verify_shuffle
from tacora.store.contract import LEASE_MS
from tacora.table.wire import TableView

T = TypeVar("T")

FLAGS = (*GENEROUS, "--pace-seconds=0.02", "--away-seconds=3", "--log-level=error")
PEOPLE, BOTS = 3, 2
REQUEST_SECONDS = 5
STANDSTILL_SECONDS = 300
"""A game without an event for this time counts as stuck."""
HAND_OVERS, FREEZES = 0.3, 0.1
"""The shares of the kills that are hand-overs and freezes instead, with several processes."""
FROZEN_SECONDS = LEASE_MS / 1000 + 1
NO_LIMITS = {
    "rate=200r/s": "rate=100000r/s",
    "burst=800": "burst=100000",
    "tacora_connections 600": "tacora_connections 60000",
}
"""Changes of nginx's file: all people here have one address."""


def say(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


class Foul(Exception):
    """A result that must never happen."""


class Chaos:
    """Servers, tables with people and bots, and a task that kills the servers."""

    def __init__(
        self, database: str, processes: int, tables: int, seed: int, routed: bool = False
    ) -> None:
        self.chance = random.Random(seed)
        self.tables = tables
        self.ports = [free_port() for _ in range(processes)]
        self.database = database
        self._folder = tempfile.TemporaryDirectory()
        self.clock = MachineClock(Path(self._folder.name))
        self.steps: Counter[str] = Counter()
        self.expired = 0
        """Tables that were deleted in an hour that a step of the clock skipped."""
        self.servers = [self.start(port) for port in self.ports]
        self._balancer = ExitStack()
        self.doors = self.ports
        """The ports to which people connect: of the servers, or of nginx, which routes by table."""
        if routed:
            folder = Path(self._folder.name, "nginx")
            folder.mkdir()
            url = self._balancer.enter_context(running_nginx(self.ports, folder, NO_LIMITS))
            self.doors = [int(url.rpartition(":")[2])]
        self.kills = 0
        self.faults: Counter[str] = Counter()
        self.stopping = False
        self.games = 0
        self.choices = 0
        self.refusals: Counter[str] = Counter()
        self.proxy = Proxy(self.doors, self.chance)
        self.running: dict[str, list[Player]] = {}

    def start(self, port: int) -> Server:
        environment = self.clock.environment
        return Server(f"--database={self.database}", *FLAGS, port=port, environment=environment)

    def url(self) -> str:
        return f"http://127.0.0.1:{self.chance.choice(self.doors)}"

    async def again(self, ask: Callable[[str], Awaitable[T]]) -> T:
        """Repeat a request to random servers until one answers; returns the answer."""
        while True:
            try:
                return await ask(self.url())
            except Refusal as refusal:
                if refusal.code == "internal":
                    raise Foul(f"an error of the server: {refusal.answer}") from None
                if refusal.code != "unavailable":
                    raise
            except OSError:
                pass
            await asyncio.sleep(0.1)

    async def get(self, path: str) -> Any:
        """The JSON answer of a server to a GET request."""

        async def ask(url: str) -> Any:
            answer = await request(url, "GET", path, seconds=REQUEST_SECONDS)
            said = answer.json()
            if answer.status >= 400:
                raise Refusal(said["code"], said)
            return said

        return await self.again(ask)

    async def seat(self, port: int) -> list[Player]:
        options = {"seats": PEOPLE + BOTS, "edition": "de-iello-2017"}
        host = await self.again(lambda url: open_table(url, "Ana", options))
        tickets = [host]
        while len(tickets) < PEOPLE:
            try:
                tickets.append(await self.again(lambda url: join(url, host.table, "Ana")))
            except Refusal:
                break  # an answer was lost, and its seat stays empty
        if not await self.add_bots(replace(host, url=self.url())):
            return []
        behind_proxy = [replace(each, url=f"http://127.0.0.1:{port}") for each in tickets]
        return [Player(each, self.chance) for each in behind_proxy]

    async def add_bots(self, host: Ticket) -> bool:
        try:
            async with asyncio.timeout(10), Client(host) as client:
                for _ in range(BOTS):
                    bot = self.chance.choice(["random", "cautious", "bold", "veteran"])
                    await client.add_bot(bot)
        except (Refusal, *LOST):
            return False
        return True

    async def keep_playing(self, port: int) -> None:
        """Play one table after the other to the end; at least one, even after the last kill."""
        played = False
        while not (self.stopping and played):
            players = await self.seat(port)
            if not players:
                continue
            table = players[0].table
            self.running[table] = players
            outcomes = await asyncio.gather(
                *(player.play() for player in players), return_exceptions=True
            )
            del self.running[table]
            played = await self.ended(players, outcomes)

    async def ended(self, players: list[Player], outcomes: list[BaseException | None]) -> bool:
        """Check a game that is over; return False if its table has expired before the game."""
        for outcome in outcomes:
            gone = isinstance(outcome, Refusal) and outcome.code == "no_such_table"
            if outcome is not None and not (gone and not any(each.began for each in players)):
                raise outcome
        if any(outcomes):
            self.expired += 1
            return False
        await self.check(players)
        return True

    async def check(self, players: list[Player]) -> None:
        records = (await self.get(f"/api/tables/{players[0].table}/records"))["records"]
        if len(records) != 1:
            raise Foul(f"{len(records)} records of one game")
        record = from_json(json.dumps(records[0]))
        if not verify_shuffle(record):
            raise Foul("the record has no proof of its shuffle")
        for player in players:
            if player.seat is None:  # joined just before a kill, and the clock then stepped
                if player.accepted:
                    raise Foul("a choice was accepted from a person without a seat")
                continue
            for (_, expedition, turn), choice in player.accepted.items():
                kept = record.expeditions[expedition - 1][turn - 1].choices[player.seat]
                if kept != {"leave": "-", "go_on": "+"}[choice]:
                    raise Foul(
                        f"expedition {expedition}, turn {turn}: accepted {choice}, recorded {kept}"
                    )
                self.choices += 1
            self.refusals.update(player.refusals)
        self.games += 1

    async def until_over(self, playing: list[asyncio.Task[None]]) -> None:
        """Wait for the last games; a slow machine is not an error, a stuck game is."""
        turns: dict[str, tuple[object, float]] = {}
        while any(not task.done() for task in playing):
            done, _ = await asyncio.wait(playing, timeout=2)
            for task in done:
                task.result()
            for table, players in list(self.running.items()):
                try:
                    view = (await self.get(f"/api/tables/{table}"))["table"]
                except Refusal as refusal:
                    if refusal.code != "no_such_table":
                        raise
                    # Its players end soon; `ended` finds out whether it expired before its game.
                    view = {"phase": "gone", "game": None}
                game = view["game"] or {}
                turn = (view["phase"], game.get("expedition"), game.get("turn"))
                before, since = turns.get(table, (None, 0.0))
                if turn != before:
                    turns[table] = (turn, time.monotonic())
                elif time.monotonic() - since > STANDSTILL_SECONDS:
                    raise Foul(f"a game is stuck:\n{await self.describe(table, players)}")

    async def describe(self, table: str, players: list[Player]) -> str:
        """The state of a table as every process and every player sees it."""
        lines = [f"table {table}"]
        for port in self.ports:
            answer = await request(f"http://127.0.0.1:{port}", "GET", f"/api/tables/{table}")
            said = answer.json()
            view = typed(TableView, said["table"])
            lines.append(f"  process: {moment_of(said['version'], view)}")
        lines += [f"  seat {player.seat}: {player}" for player in players]
        return "\n".join(lines)

    async def kill_servers(self, kills: int) -> None:
        """Kill and restart random servers; set the clock once at each kill, before or after it."""
        while self.kills < kills:
            await asyncio.sleep(self.chance.random() ** 2 * 1.5)
            clock_first = self.chance.random() < 0.5
            if clock_first:
                self.set_clock()
            dead = await self.fail_one()
            self.kills += 1
            if not clock_first:
                self.set_clock()
            await asyncio.sleep(self.chance.random() * 0.1)
            for number in dead:
                self.servers[number].errors.close()
                self.servers[number] = await asyncio.to_thread(self.start, self.ports[number])
            if self.kills % 50 == 0:
                say(f"  {self.kills} kills, {self.games} games, {self.choices} choices")

    async def fail_one(self) -> list[int]:
        """Let one server fail in one of the ways, and return the servers that are dead now."""
        one, *others = self.chance.sample(range(len(self.servers)), len(self.servers))
        dice = self.chance.random() if others else 1.0
        if dice < FREEZES:
            # It wakes up without its lease, and others may own its tables.
            self.faults["freezes"] += 1
            self.servers[one].process.send_signal(signal.SIGSTOP)
            await asyncio.sleep(FROZEN_SECONDS)
            self.servers[one].process.send_signal(signal.SIGCONT)
            return []
        if dice < FREEZES + HAND_OVERS:
            # It gives its tables up and is killed meanwhile, and half the time a server that may
            # take them over is killed too.
            self.faults["hand-overs"] += 1
            self.servers[one].process.send_signal(signal.SIGTERM)
            await asyncio.sleep(self.chance.random() * 0.2)
            dead = [one, *others[: self.chance.randrange(2)]]
        else:
            self.faults["kills"] += 1
            dead = [one]
        for number in dead:
            await asyncio.to_thread(self.servers[number].kill)
        return dead

    def set_clock(self) -> None:
        """Set the clock of the machine an hour forward or back, at most one hour off."""
        before = self.clock.step_ms
        step_ms = -before or self.chance.choice([-HOUR_MS, HOUR_MS])
        self.clock.set(before + step_ms)
        self.steps["forward" if step_ms > 0 else "back"] += 1

    async def run(self, kills: int) -> None:
        port = await self.proxy.open()
        playing = [asyncio.create_task(self.keep_playing(port)) for _ in range(self.tables)]
        killing = asyncio.create_task(self.kill_servers(kills))
        try:
            done, _ = await asyncio.wait([*playing, killing], return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
            self.stopping = True
            await self.until_over(playing)
        finally:
            for task in (*playing, killing):
                task.cancel()
            await asyncio.gather(*playing, killing, return_exceptions=True)
            await self.proxy.close()
            self._balancer.close()
            for server in self.servers:
                if server.errors.closed:
                    continue  # killed, and not started again
                server.stop()
                log = server.log()
                server.errors.close()
                if '"request broke"' in log or '"background task broke"' in log:
                    raise Foul(f"the log of a server: {log[-500:]}")
            self._folder.cleanup()


def one(
    name: str, database: str, processes: int, routed: bool, options: argparse.Namespace
) -> None:
    began = time.monotonic()
    how = ("routed by table" if routed else "routed freely") if processes > 1 else "one process"
    say(f"{name}, {processes} processes, {how}, {options.kills} kills, seed {options.seed}")
    chaos = Chaos(database, processes, options.tables, options.seed, routed)
    asyncio.run(chaos.run(options.kills))
    network = ", ".join(f"{count} {what}" for what, count in chaos.proxy.done.most_common())
    faults = ", ".join(f"{count} {what}" for what, count in chaos.faults.most_common())
    say(
        f"  {faults} in {time.monotonic() - began:.0f} s: {chaos.games} games ended, "
        f"{chaos.choices} accepted choices all in the records, no foul"
    )
    say(
        f"  the clock went an hour forward {chaos.steps['forward']} times, back"
        f" {chaos.steps['back']} times; {chaos.expired} tables expired by that before a game"
    )
    say(f"  the network: {network}; refused: {dict(chaos.refusals) or 'nothing'}")
    if not chaos.games:
        raise Foul("no game was played")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=100, help="in each run")
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--seed", type=int, default=secrets.randbelow(10**6))
    parser.add_argument("--only", choices=["sqlite", "postgresql"])
    parser.add_argument("--processes", type=int, nargs="+", default=[2, 4])
    parser.add_argument(
        "--routing", nargs="+", choices=["table", "free"], default=["table", "free"]
    )
    options = parser.parse_args()
    try:
        if options.only != "postgresql":
            with tempfile.TemporaryDirectory() as folder:
                one("SQLite", str(Path(folder) / "chaos.db"), 1, False, options)
        if options.only != "sqlite":
            with running_postgres() as address:
                for processes, routing in product(options.processes, options.routing):
                    database = new_database(address, f"{routing}{processes}")
                    one("PostgreSQL", database, processes, routing == "table", options)
    except (Foul, NoPostgres, NoNginx) as error:
        say(f"NOT GOOD: {error}")
        sys.exit(1)
    say("good")


if __name__ == "__main__":
    main()
