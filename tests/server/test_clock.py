"""A clock that is set while people play: forward, back, and while the server was away."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from tests.server.client import Person, open_table, run
from tests.server.running import GENEROUS, Server
from tests.server.stepping import HOUR_MS, MachineClock
from tests.waiting import comes_true

from tacora.server.clock import MOST_STEP_MS, SteadyClock


class Machine:
    """A server on a machine whose clock the test sets."""

    def __init__(self, folder: Path) -> None:
        self.clock = MachineClock(folder)
        self.database = folder / "tables.db"
        self.server = self._start()

    def _start(self, port: int = 0) -> Server:
        flags = (f"--database={self.database}", *GENEROUS, "--pace-seconds=0.2")
        return Server(*flags, port=port, environment=self.clock.environment)

    def restart(self) -> None:
        port = self.server.port
        self.stop()
        self.server = self._start(port)

    def stop(self) -> None:
        self.server.stop()
        self.server.errors.close()

    def events(self) -> list[str]:
        return [json.loads(line)["event"] for line in self.server.log().splitlines()]


@pytest.fixture
def machine(tmp_path: Path) -> Iterator[Machine]:
    made = Machine(tmp_path)
    try:
        yield made
    finally:
        made.stop()


async def against_bots(machine: Machine, **options: Any) -> Person:
    host = await (await open_table(machine.server.url, seats=3, **options)).connect()
    for _ in range(2):
        await host.send({"type": "add_bot", "bot": "bold"})
    await host.send({"type": "start"})
    await host.until(lambda: host.view["phase"] == "playing")
    return host


async def turn(host: Person) -> None:
    """Choose, and wait until the bots have chosen too."""
    before = (host.game["expedition"], host.game["turn"])
    if 0 in host.game["awaited"]:
        await host.choose("go_on")
    await host.until(
        lambda: (
            host.view["phase"] == "over" or (host.game["expedition"], host.game["turn"]) != before
        )
    )


@pytest.mark.parametrize("step_ms", [-HOUR_MS, HOUR_MS])
def test_a_step_of_the_clock_neither_stops_a_game_nor_ends_a_turn(
    machine: Machine, step_ms: int
) -> None:
    async def test() -> None:
        host = await against_bots(machine, seconds=600)
        await turn(host)
        machine.clock.set(step_ms)
        for _ in range(3):
            await turn(host)
        assert host.view["seats"][0]["played_by_bot"] is None
        await comes_true(lambda: "clock of the machine stepped" in machine.events())
        assert machine.events().count("clock of the machine stepped") == 1

    run(test())


def test_a_clock_that_was_set_back_while_the_server_was_away_stops_no_game(
    machine: Machine,
) -> None:
    async def test() -> None:
        host = await against_bots(machine)
        await turn(host)
        machine.clock.set(-HOUR_MS)
        machine.restart()
        await host.connect()
        for _ in range(3):
            await turn(host)
        assert "clock was behind the store" in machine.events()
        with closing(sqlite3.connect(machine.database)) as database:
            times = [
                json.loads(line)["at"]
                for (line,) in database.execute("SELECT line FROM events ORDER BY version")
            ]
        assert times == sorted(times)

    run(test())


def test_the_steady_clock_counts_what_passes_and_nothing_else() -> None:
    wall, steady = [1_000_000], [50]
    clock = SteadyClock(lambda: wall[0], lambda: steady[0])
    assert clock() == 1_000_000
    wall[0] -= HOUR_MS
    steady[0] += 10
    assert clock() == 1_000_010
    wall[0] += 5 * HOUR_MS
    assert clock() == 1_000_010
    clock.at_least(1_000_000)
    assert clock() == 1_000_010
    clock.at_least(2_000_000)
    assert clock() == 2_000_000
    clock.at_least(2_000_000 + MOST_STEP_MS + 1)  # one wrong line must not end all tables
    assert clock() == 2_000_000
