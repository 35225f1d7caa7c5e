"""Honest people at the tables of a server: those who play, and those who come meanwhile."""

from __future__ import annotations

import asyncio
import json
import re
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.tied import tied

from bench.people import Player, Table, connect, seat_everybody
from bench.processes import Process, memory_of, part
from tacora.client import new_number, request

ANSWER = re.compile(rb'\{"type":"(?:ack|refusal|fault)",[^{]*?"id":"(m\d+)"')
NO_ANSWER_SECONDS = 99.0
"""The delay if nobody got an answer."""
LATE_SECONDS = 0.1
"""An answer that is missing for this long counts with the time that has passed."""
REST_SECONDS, MOST_RESTS = 0.5, 20
"""How long the server is watched after an attack, and how often."""
BROKEN = "the attack itself broke"
NORMAL = ("already_started", "late", "not_over")
"""Refusals that say no more than that others at the table were faster."""


@dataclass
class Seen:
    """What honest people saw in a while, and what the server took."""

    p99: float
    answers: int
    peak_bytes: int
    stretch: float
    """How many times as long as the work of the server took, with its waits for a processor."""
    work: float
    """The share of the time in which the server ran."""
    wrong: list[str]


class Honest(Player):
    """A scripted person who notes how long each answer takes."""

    asked_at: dict[bytes, float]

    def send(self, **message: Any) -> None:
        self.__dict__.setdefault("asked_at", {})
        super().send(**message)
        self.asked_at[b"m%d" % self.ids] = asyncio.get_running_loop().time()

    def got(self, data: bytes, now: float) -> None:
        super().got(data, now)
        if answer := ANSWER.match(data):
            asked_at = self.asked_at.pop(answer[1], None)
            if asked_at is not None:
                self.table.delays.append(now - asked_at)

    def _revealed(self, now: float) -> None:
        pass  # delays are those of answers


class House:
    """A server with its usual limits, and honest people who play and come."""

    def __init__(self, server: Process, url: str, proxy: str) -> None:
        self.server = server
        self.url = url
        self._proxy = proxy
        self.tables: list[Table] = []
        self._lost: list[Player] = []

    async def fill(self, tables: int, think: float) -> None:
        """Seat everybody, and start the games."""
        self.tables = await seat_everybody(self.url, tables, think, Honest)
        await connect(self.tables)
        for table in self.tables:
            table.people[0].send(type="start")
        await asyncio.sleep(2)

    async def watch(self, seconds: float, until: asyncio.Task[Any] | None = None) -> Seen:
        """Let people play for a time, or until a task is done, and return what they saw."""
        for table in self.tables:
            table.delays.clear()
        loop = asyncio.get_running_loop()
        begun, peak = loop.time(), 0
        end = begun + seconds
        ran, waited = run_and_wait_of(self.server.pid)
        while loop.time() < end if until is None else not until.done():
            peak = max(peak, memory_of(self.server.pid))
            await asyncio.sleep(0.05)
        now = loop.time()
        run, wait = run_and_wait_of(self.server.pid)
        run, wait = run - ran, wait - waited
        people = [player for table in self.tables for player in table.people]
        wrong: list[str] = []
        for player in people:
            wrong += [each for each in player.refused if not _normal(each)]
            player.refused.clear()
            if player not in self._lost and (player.socket is None or player.socket.lost):
                wrong.append("cut off")
                self._lost.append(player)
        delays = [delay for table in self.tables for delay in table.delays]
        # An answer that has not come yet took at least this long.
        waits = [now - at for player in people for at in getattr(player, "asked_at", {}).values()]
        delays += [wait for wait in waits if wait > LATE_SECONDS]
        p99 = part(delays, 0.99) if delays else NO_ANSWER_SECONDS
        work = run / 1e9 / (now - begun)
        return Seen(p99, len(delays), peak, (run + wait) / max(run, 1), work, wrong)

    async def rest(self, work: float) -> None:
        """Wait until the server has no more work than before an attack, but not for ever.

        Otherwise what an attack leaves behind would count as the usual delay.
        """
        for _ in range(MOST_RESTS):
            ran, _ = run_and_wait_of(self.server.pid)
            await asyncio.sleep(REST_SECONDS)
            if (run_and_wait_of(self.server.pid)[0] - ran) / 1e9 / REST_SECONDS < 1.5 * work + 0.05:
                return

    async def attack(self, name: str, seconds: float, turn: int) -> tuple[Seen, dict[str, int]]:
        """Attack from another process; return what honest people saw, and what came of it."""
        arguments = (name, self.url, self.tables[0].id, str(seconds), self._proxy, str(turn))
        command = tied(sys.executable, "-m", "bench.attacks", *arguments)
        process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
        output = asyncio.create_task(process.communicate())
        seen = await self.watch(0, output)
        done: dict[str, int] = json.loads((await output)[0] or json.dumps({BROKEN: 1}))
        return seen, done

    async def come(self, after: float) -> list[str]:
        """Let two more honest people come after a time, one by the code of the other.

        Both come from the address of all the others. Return what was refused to them.
        """
        await asyncio.sleep(after)
        try:
            return await self._come()
        except OSError as error:
            return [f"no answer: {error}"]

    async def _come(self) -> list[str]:
        body = {"name": "Ana", "number": new_number()}
        opened = await request(self.url, "POST", "/api/tables", body)
        if opened.status >= 400:
            return [f"a new table: {opened.status}"]
        table, code = opened.json()["table"], opened.json()["view"]["table"]["code"]
        answers = {
            "the page": await request(self.url, "GET", "/"),
            "the list": await request(self.url, "GET", "/api/tables"),
            "the code": await request(self.url, "POST", "/api/codes", {"code": code}),
            "a seat": await request(self.url, "POST", f"/api/tables/{table}/people", body),
        }
        return [f"{what}: {each.status}" for what, each in answers.items() if each.status >= 400]

    def stop(self) -> None:
        for table in self.tables:
            for player in table.people:
                player.stopped = True
                if player.socket is not None and player.socket.transport is not None:
                    player.socket.transport.close()


def run_and_wait_of(pid: int) -> tuple[int, int]:
    """Return how long a process has run and waited for a processor, in nanoseconds."""
    run, wait, _ = Path(f"/proc/{pid}/schedstat").read_text().split()
    return int(run), int(wait)


def _normal(answer: str) -> bool:
    return any(f'"code":"{code}"' in answer for code in NORMAL)
