"""`make attack`: one stranger attacks in every way we know while fifty honest people play.

All honest people come from one address, as a class does, and the server has its usual limits. An
attack fails if their p99 stays within 100 ms of what the machine shows without it, the server
stays under 300 MB, and nobody honest is refused or cut off.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import uvloop
from tests.tied import tied

from bench.attacks import ATTACKS
from bench.load import SEATS, Player, Process, Table, connect, memory_of, part, say, seat_everybody

TABLES = 7
"""Tables of eight honest people."""
MOST_DELAY_SECONDS, MOST_BYTES = 0.1, 300_000_000
ACK = b'{"type":"ack","id":"'
TRIES = 3
REST_SECONDS = 1.0
"""Pause after each attack."""


@dataclass
class Seen:
    """What honest people saw in a while, and what the server took."""

    p99: float
    answers: int
    peak_bytes: int
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
        if data.startswith(ACK):
            asked_at = self.asked_at.pop(data[len(ACK) :].partition(b'"')[0], None)
            if asked_at is not None:
                self.table.delays.append(now - asked_at)

    def _revealed(self, now: float) -> None:
        pass  # delays are those of answers


class House:
    """A server with its usual limits, and honest people who play."""

    def __init__(self, folder: str) -> None:
        self.server = Process(
            "tacora", "serve", "--port=0", f"--database={folder}/a.db", "--log-level=error"
        )
        self.tables: list[Table] = []
        self._counted = 0

    async def fill(self, tables: int, think: float) -> None:
        """Seat everybody, and start the games."""
        self.tables = await seat_everybody(self.server.url, tables, think, Honest)
        await connect(self.tables)
        for table in self.tables:
            table.people[0].send(type="start")
        await asyncio.sleep(2)

    async def watch(self, seconds: float, until: asyncio.Task[object] | None = None) -> Seen:
        """Let people play for a time, or until a task is done, and return what they saw."""
        for table in self.tables:
            table.delays.clear()
        loop = asyncio.get_running_loop()
        end, peak = loop.time() + seconds, 0
        while loop.time() < end if until is None else not until.done():
            peak = max(peak, memory_of(self.server.pid))
            await asyncio.sleep(0.05)
        people = [player for table in self.tables for player in table.people]
        wrong = [each for player in people for each in player.refused if _by_limit(each)]
        wrong += ["cut off" for player in people if player.socket is None or player.socket.lost]
        new, self._counted = wrong[self._counted :], len(wrong)
        delays = [delay for table in self.tables for delay in table.delays]
        return Seen(part(delays, 0.99) if delays else 99.0, len(delays), peak, new)

    async def attack(self, name: str, seconds: float) -> tuple[Seen, dict[str, int]]:
        """Attack from another process; return what honest people saw, and what came of it."""
        target = self.tables[0].id
        command = tied(
            sys.executable, "-m", "bench.attacks", name, self.server.url, target, str(seconds)
        )
        process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
        output = asyncio.create_task(process.communicate())
        seen = await self.watch(0, output)
        done: dict[str, int] = json.loads((await output)[0] or b"{}")
        return seen, done

    def stop(self) -> None:
        for table in self.tables:
            for player in table.people:
                player.stopped = True
                if player.socket is not None and player.socket.transport is not None:
                    player.socket.transport.close()
        self.server.stop()


def _by_limit(answer: str) -> bool:
    """Return whether an answer says more than that the others were faster."""
    return not any(f'"code":"{code}"' in answer for code in ("already_started", "late"))


async def measure(options: argparse.Namespace) -> bool:
    good = True
    with tempfile.TemporaryDirectory() as folder:
        house = House(folder)
        try:
            await house.fill(options.tables, options.think)
            say(f"{options.tables * SEATS} honest people from one address")
            quiet = [(await house.watch(options.seconds)).p99]
            for name in options.only or ATTACKS:
                # The machine may be busy with something else: slow is what is slow each time.
                for _ in range(TRIES):
                    seen, done = await house.attack(name, options.seconds)
                    await asyncio.sleep(REST_SECONDS)
                    quiet.append((await house.watch(options.seconds / 2)).p99)
                    usual = max(quiet[-2:])
                    slow = seen.p99 > usual + MOST_DELAY_SECONDS
                    if not slow or seen.wrong:
                        break
                failed = [
                    *(["slow"] if slow else []),
                    *(["memory"] if seen.peak_bytes > MOST_BYTES else []),
                    *(["honest people were refused"] if seen.wrong else []),
                ]
                good &= not failed
                told = ", ".join(f"{number:,} {what}" for what, number in done.items())
                say(
                    f"  {name:13} p99 {seen.p99 * 1000:5.0f} ms, without {usual * 1000:4.0f}; "
                    f"{seen.peak_bytes / 1e6:4.0f} MB; {seen.answers} answers; {told}"
                    + (f"  NOT GOOD: {', '.join(failed)} {seen.wrong[:3]}" if failed else "")
                )
        finally:
            house.stop()
        log_bytes = sum(each.stat().st_size for each in Path(folder).iterdir())
    say(f"database {log_bytes / 1e6:.1f} MB")
    say("good" if good else "NOT GOOD")
    return good


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--think", type=float, default=2.0, help="longest time to think, seconds")
    parser.add_argument("--seconds", type=float, default=4.0, help="length of each attack")
    parser.add_argument("--only", action="append", choices=list(ATTACKS), default=[])
    sys.exit(not uvloop.run(measure(parser.parse_args())))


if __name__ == "__main__":
    main()
