"""A short version of `make chaos`."""

from __future__ import annotations

import asyncio
from pathlib import Path

from bench.chaos import Chaos
from tests.postgres import new_database


def test_games_survive_a_killed_server_and_a_bad_network(tmp_path: Path) -> None:
    chaos = Chaos(str(tmp_path / "tables.db"), processes=1, tables=2, seed=1)
    asyncio.run(chaos.run(kills=3))
    assert chaos.games
    assert chaos.choices
    assert chaos.steps


def test_games_survive_on_two_processes_that_are_killed_in_turn(postgres: str) -> None:
    chaos = Chaos(new_database(postgres, "chaos"), processes=2, tables=2, seed=2)
    asyncio.run(chaos.run(kills=3))
    assert chaos.games
    assert chaos.choices
    assert chaos.steps
