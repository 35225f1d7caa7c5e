"""An upgrade in the middle of games: from another commit to this one; part of `make chaos`.

One process after the other is stopped and started with the new program, while both versions share
a database. Every accepted choice must be in the record, and every game must end.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import secrets
import subprocess
import sys
import tarfile
import tempfile
import time
from io import BytesIO
from pathlib import Path

from tests.postgres import NoPostgres, running_postgres
from tests.server.running import Server

from bench.chaos import FLAGS, Chaos, Foul, say

ROOT = Path(__file__).parents[1]


def sources_of(commit: str, folder: Path) -> Path:
    """Write the sources of a commit into a folder, and return where Python finds them."""
    command = ["git", "archive", commit, "src"]
    packed = subprocess.run(command, check=True, capture_output=True, cwd=ROOT).stdout
    with tarfile.open(fileobj=BytesIO(packed)) as archive:
        archive.extractall(folder, filter="data")
    return folder / "src"


class Upgrade(Chaos):
    """Servers of an older version, which are replaced one after the other."""

    def __init__(self, database: str, processes: int, tables: int, seed: int, old: Path) -> None:
        self._old: Path | None = old
        super().__init__(database, processes, tables, seed)

    def start(self, port: int) -> Server:
        environment = dict(self.clock.environment)
        if self._old is not None:
            others = filter(None, [environment.get("PYTHONPATH")])
            environment["PYTHONPATH"] = os.pathsep.join([str(self._old), *others])
        return Server(f"--database={self.database}", *FLAGS, port=port, environment=environment)

    async def kill_servers(self, kills: int) -> None:
        """Replace each server; between two of them, games end in a mixed company."""
        await self._games_more()
        self._old = None
        for number, port in enumerate(self.ports):
            if await asyncio.to_thread(self.servers[number].stop):
                raise Foul(f"a server did not stop in order: {self.servers[number].log()[-500:]}")
            self.servers[number].errors.close()
            self.servers[number] = await asyncio.to_thread(self.start, port)
            self.kills += 1
            await self._games_more()

    async def _games_more(self) -> None:
        before = self.games
        while self.games == before:
            await asyncio.sleep(0.1)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--commit", default="HEAD~1", help="the older version")
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--processes", type=int, default=4)
    parser.add_argument("--seed", type=int, default=secrets.randbelow(10**6))
    options = parser.parse_args()
    say(f"upgrade from {options.commit}, {options.processes} processes, seed {options.seed}")
    began = time.monotonic()
    try:
        with tempfile.TemporaryDirectory() as folder, running_postgres() as address:
            old = sources_of(options.commit, Path(folder))
            chaos = Upgrade(address, options.processes, options.tables, options.seed, old)
            asyncio.run(chaos.run(options.processes))
    except (Foul, NoPostgres) as error:
        say(f"NOT GOOD: {error}")
        sys.exit(1)
    except subprocess.CalledProcessError as error:
        say(f"NOT GOOD: {error.stderr.decode().strip()}")
        sys.exit(1)
    say(
        f"  {chaos.kills} processes replaced in {time.monotonic() - began:.0f} s:"
        f" {chaos.games} games ended, {chaos.choices} accepted choices all in the records"
    )
    say("good")


if __name__ == "__main__":
    main()
