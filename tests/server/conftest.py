"""Servers that the tests of the protocol share."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pytest
from tests.postgres import new_database
from tests.server.running import GENEROUS, Server, serving

FAST = (*GENEROUS, "--pace-seconds=0")
"""Bots do not dawdle, and people have all the time they need to come back."""
IMPATIENT = (*FAST, "--away-seconds=0.5")
"""A bot takes over soon, for tests that wait for that; the others must not hurry."""


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on SQLite where bots do not dawdle."""
    path = tmp_path_factory.mktemp("server") / "tables.db"
    with serving(path, *FAST, "--admin-token=open-sesame") as running:
        yield running


@pytest.fixture(scope="session")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on SQLite where nobody is waited for who is not connected."""
    with serving(tmp_path_factory.mktemp("impatient") / "tables.db", *IMPATIENT) as running:
        yield running


@dataclass
class Pair:
    """Two processes that share one database."""

    first: Server
    second: Server
    database: str


@pytest.fixture(scope="session")
def shared_database(postgres: str) -> str:
    return new_database(postgres, "shared")


@pytest.fixture(scope="session")
def pair(shared_database: str) -> Iterator[Pair]:
    flags = (*FAST, "--admin-token=open-sesame")
    with serving(shared_database, *flags) as first, serving(shared_database, *flags) as second:
        yield Pair(first, second, shared_database)
