"""A process of clients: people at some tables of a server, told what to do through standard input.

Started by `bench.load`, because one process cannot play for ten thousand people. It writes one
line of JSON after each command.
"""

from __future__ import annotations

import asyncio
import json
import random
import resource
import subprocess
import sys
import time
from typing import Any

import uvloop
from tests.tied import tied

from bench.people import Player, Table, connect, disconnect, seat_everybody


class Crowd:
    """Such a process, seen by the one that started it."""

    def __init__(self, url: str, tables: int, think: float) -> None:
        self._process = subprocess.Popen(
            tied(sys.executable, "-m", "bench.crowd", url, str(tables), str(think)),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.pid = self._process.pid

    async def ask(self, command: str) -> Any:
        """Give a command and return its answer."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(command + "\n")
        self._process.stdin.flush()
        line = await asyncio.to_thread(self._process.stdout.readline)
        if not line:
            raise ConnectionError(f"the clients in process {self.pid} have ended")
        return json.loads(line)

    def stop(self) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait(30)


def told(people: list[Player], tables: list[Table]) -> dict[str, object]:
    """What has been measured since the last call."""
    delays = [delay for table in tables for delay in table.delays]
    for table in tables:
        table.delays.clear()
    return {
        "at": time.monotonic(),
        "delays": delays,
        "frames": sum(player.frames for player in people),
        "acked": sum(player.acked for player in people),
        "lost": sum(player.sent - player.acked for player in people),
        "dropped": sum(player.socket is None or player.socket.lost for player in people),
        "refused": [text for player in people for text in player.refused],
    }


async def run(url: str, count: int, think: float) -> None:
    tables: list[Table] = []
    people: list[Player] = []
    while command := (await asyncio.to_thread(sys.stdin.readline)).strip():
        answer: object = None
        if command == "seat":
            tables = await seat_everybody(url, count, think)
            people = [player for table in tables for player in table.people]
            answer = [table.id for table in tables]
        elif command == "connect":
            await connect(tables)
        elif command == "start":
            for table in tables:
                table.people[0].send(type="start")
        elif command == "measure":
            answer = told(people, tables)
        elif command == "stop":
            for player in people:
                player.stopped = True
        elif command == "disconnect":
            disconnect(people)
        sys.stdout.write(json.dumps(answer) + "\n")
        sys.stdout.flush()


def main() -> None:
    url, tables, think = sys.argv[1:]
    random.seed()
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    uvloop.run(run(url, int(tables), float(think)))


if __name__ == "__main__":
    main()
