"""Servers that the tests of the protocol share."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

import httpx
import pytest
from httpx._transports import default as transports
from tests.postgres import new_database
from tests.server.running import GENEROUS, Server, serving
from tests.waiting import LIMIT_SECONDS

# Each client of httpx reads all certificates of the machine, which takes longer than a request.
# No server here speaks TLS, so all clients of a process share one context.
vars(transports)["create_ssl_context"] = cache(httpx.create_ssl_context)

FAST = (*GENEROUS, "--pace-seconds=0")
"""Bots choose at once; a person may be away for the default time."""
IMPATIENT = (*FAST, "--away-seconds=0.5")
"""A bot takes over soon, for the tests that wait for it."""


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on SQLite where bots choose at once."""
    path = tmp_path_factory.mktemp("server") / "tables.db"
    with serving(path, *FAST, "--admin-token=open-sesame") as running:
        yield running


@pytest.fixture(scope="session")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on SQLite where a bot soon takes over for a person who is not connected."""
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


@pytest.fixture
def pair(running_pair: Pair) -> Pair:
    """Two processes that share one database, and are both alive."""
    for server in (running_pair.first, running_pair.second):
        assert server.process.poll() is None, server.log()[-2000:]
    return running_pair


@pytest.fixture(scope="session")
def running_pair(shared_database: str) -> Iterator[Pair]:
    flags = (*FAST, "--admin-token=open-sesame")
    with serving(shared_database, *flags) as first, serving(shared_database, *flags) as second:
        for each in (first, second):  # a server that answers has its lease
            assert httpx.get(f"{each.url}/healthz", timeout=LIMIT_SECONDS).status_code == 200
        yield Pair(first, second, shared_database)
