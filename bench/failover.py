"""Games while PostgreSQL is restarted, and at last fails over to its standby; part of `make chaos`.

Every accepted choice must be in the record, and every game must end.
"""

from __future__ import annotations

import argparse
import asyncio
import secrets
import sys
import time

from tests.postgres import NoPostgres
from tests.standby import Replicated

from bench.chaos import Chaos, Foul, say


class Failover(Chaos):
    """Servers whose database is restarted instead of them; nothing else happens to anybody."""

    def __init__(self, database: Replicated, processes: int, tables: int, seed: int) -> None:
        self.postgres = database
        super().__init__(database.address, processes, tables, seed)

    async def kill_servers(self, kills: int) -> None:
        """Restart the primary in the middle of games, and after the last time fail over."""
        while self.kills < kills:
            before = self.games
            await asyncio.sleep(self.chance.random() * 1.5)
            last = self.kills == kills - 1
            work = self.postgres.fail_over if last else self.postgres.restart
            await asyncio.to_thread(work)
            self.kills += 1
            # Some games go on with the database that is back, before it is away again.
            while self.games == before:
                await asyncio.sleep(0.1)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--restarts", type=int, default=20, help="the last one is the failover")
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--processes", type=int, default=4)
    parser.add_argument("--seed", type=int, default=secrets.randbelow(10**6))
    options = parser.parse_args()
    say(f"PostgreSQL with a standby, {options.processes} processes, seed {options.seed}")
    began = time.monotonic()
    try:
        database = Replicated()
        try:
            chaos = Failover(database, options.processes, options.tables, options.seed)
            asyncio.run(chaos.run(options.restarts))
        finally:
            database.close()
    except (Foul, NoPostgres) as error:
        say(f"NOT GOOD: {error}")
        sys.exit(1)
    say(
        f"  {chaos.kills - 1} restarts and a failover in {time.monotonic() - began:.0f} s:"
        f" {chaos.games} games ended, {chaos.choices} accepted choices all in the records"
    )
    say("good")


if __name__ == "__main__":
    main()
