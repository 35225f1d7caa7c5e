"""A short look at what `make chaos` does at length."""

from __future__ import annotations

import asyncio
from pathlib import Path

import asyncpg
from bench.chaos import Chaos


def test_games_survive_a_killed_server_and_a_bad_network(tmp_path: Path) -> None:
    chaos = Chaos(str(tmp_path / "tables.db"), processes=1, tables=2, seed=1)
    asyncio.run(chaos.run(kills=3))
    assert chaos.games
    assert chaos.choices


def test_games_survive_on_two_processes_that_are_killed_in_turn(postgres: str) -> None:
    async def create() -> None:
        connection = await asyncpg.connect(postgres)
        await connection.execute("CREATE DATABASE chaos")
        await connection.close()

    asyncio.run(create())
    database = postgres.replace("/postgres?", "/chaos?")
    chaos = Chaos(database, processes=2, tables=2, seed=2)
    asyncio.run(chaos.run(kills=3))
    assert chaos.games
    assert chaos.choices
