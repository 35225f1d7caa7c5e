"""A short version of `make chaos`."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest
from bench.chaos import Chaos
from bench.failover import Failover
from bench.proxy import Proxy
from tests.nginx import NoNginx
from tests.postgres import new_database
from tests.server.running import serving
from tests.standby import Replicated

from tacora.client import Client, Refusal, Ticket

pytestmark = pytest.mark.thorough


def test_games_survive_a_killed_server_and_a_bad_network(tmp_path: Path) -> None:
    chaos = Chaos(str(tmp_path / "tables.db"), processes=1, tables=2, seed=1)
    asyncio.run(chaos.run(kills=3))
    assert chaos.games
    assert chaos.choices
    assert chaos.steps


def test_the_bad_network_lets_people_hear_that_their_table_is_gone(tmp_path: Path) -> None:
    async def visit(port: int) -> None:
        proxy = Proxy([port], random.Random(1))
        ticket = Ticket(f"http://127.0.0.1:{await proxy.open()}", "aaaaaaaaaaaa")
        try:
            async with asyncio.timeout(60), Client(ticket, answer_seconds=0.6):
                pass
        finally:
            await proxy.close()

    with serving(tmp_path / "tables.db") as server, pytest.raises(Refusal) as refused:
        asyncio.run(visit(int(server.url.rpartition(":")[2])))
    assert refused.value.code == "no_such_table"


def test_games_survive_on_two_processes_that_are_killed_in_turn(postgres: str) -> None:
    chaos = Chaos(new_database(postgres, "chaos"), processes=2, tables=2, seed=2)
    asyncio.run(chaos.run(kills=3))
    assert chaos.games
    assert chaos.choices
    assert chaos.steps


def test_games_survive_on_four_processes_behind_nginx_that_routes_by_table(postgres: str) -> None:
    try:
        chaos = Chaos(new_database(postgres, "chaos4"), 4, tables=2, seed=5, routed=True)
    except NoNginx as error:
        pytest.skip(str(error))
    asyncio.run(chaos.run(kills=3))
    assert chaos.games
    assert chaos.choices
    assert chaos.steps


def test_games_survive_a_postgresql_that_restarts_and_fails_over_to_its_standby(
    postgres: str,
) -> None:
    del postgres  # where there is no PostgreSQL, this is skipped
    database = Replicated()
    try:
        chaos = Failover(database, processes=2, tables=2, seed=3)
        asyncio.run(chaos.run(kills=2))
    finally:
        database.close()
    assert chaos.games >= 2
    assert chaos.choices
