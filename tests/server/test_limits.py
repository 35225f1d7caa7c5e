"""The limits of requests, messages and tables: of one address, and of all together."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from tests.server.client import (
    Json,
    Person,
    connect,
    open_table,
    run,
)
from tests.server.running import Server, serving
from tests.server.test_security import BODY, socket_url, started
from tests.waiting import LIMIT_SECONDS, until
from websockets.exceptions import ConnectionClosed


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    path = tmp_path_factory.mktemp("strict") / "tables.db"
    flags = (
        "--connections-per-address=4",
        "--messages-per-second=5",
        "--tables-per-hour=6",
    )
    with serving(path, *flags) as server:
        yield server


def test_limits_of_one_address(strict: Server) -> None:
    async def test() -> None:
        host = await open_table(strict.url)
        open_sockets = [await Person(strict.url, host.table, None).connect() for _ in range(4)]
        async with connect(socket_url(strict, host.table)) as fifth:
            with pytest.raises(ConnectionClosed) as caught:
                await fifth.recv()
        assert caught.value.rcvd is not None
        assert caught.value.rcvd.code == 4429
        faults = await too_fast(open_sockets[0], 1)
        assert faults[0]["code"] == "too_fast"
        await open_sockets[1].send({"type": "ping"})  # others go on undisturbed

    run(test())


async def too_fast(person: Person, times: int) -> list[Json]:
    """Send messages until at least this number of them were refused as too fast."""
    faults: list[Json] = []
    async with asyncio.timeout(LIMIT_SECONDS):
        while len(faults) < times:
            # each answer has the id, so a client knows which message to send again
            pings = [{"type": "ping", "id": f"p{number_}"} for number_ in range(10)]
            answers = await asyncio.gather(*map(person.ask, pings))
            faults += [answer for answer in answers if answer["type"] == "fault"]
    return faults


def test_a_frame_that_is_too_long_ends_its_own_connection_only(server: Server) -> None:
    async def test() -> None:
        people = await started(server)
        async with connect(socket_url(server, people[0].table)) as socket:
            await socket.send("x" * 5000)
            with pytest.raises(ConnectionClosed) as caught:
                await socket.recv()
        assert caught.value.rcvd is not None
        assert caught.value.rcvd.code == 1009
        await people[0].choose("leave")

    run(test())


def test_a_client_that_is_sometimes_too_fast_is_not_disconnected(strict: Server) -> None:
    async def test() -> None:
        person = await (await open_table(strict.url)).connect()
        for _ in range(2):  # a hundred at once would be too many
            await too_fast(person, 60)
            await asyncio.sleep(5)  # as slow as people are
        await person.send({"type": "ping"})

    run(test())


def test_a_client_that_floods_a_socket_is_disconnected(strict: Server) -> None:
    async def test() -> None:
        host = await open_table(strict.url)
        # Browsers read every message; this client would stop reading after a few messages
        # that nobody consumes, and so never see why it is disconnected.
        async with connect(socket_url(strict, host.table), max_queue=None) as socket:
            with contextlib.suppress(ConnectionClosed):
                for number_ in range(20_000):
                    await socket.send(json.dumps({"type": "ping", "id": f"p{number_}"}))
                    await asyncio.sleep(0)
            await asyncio.wait_for(socket.wait_closed(), LIMIT_SECONDS)
            assert socket.close_code == 4430

    run(test())


def test_tables_of_one_address_and_of_all_are_limited(tmp_path: Path, strict: Server) -> None:
    codes = [
        httpx.post(f"{strict.url}/api/tables", json=BODY, timeout=60).status_code for _ in range(8)
    ]
    assert codes[-1] == 429
    with serving(tmp_path / "few.db", "--most-tables=2") as server:
        codes = [
            httpx.post(f"{server.url}/api/tables", json=BODY, timeout=60).status_code
            for _ in range(3)
        ]
        assert codes == [201, 201, 503]


def test_too_many_requests_are_refused_but_health_is_not(tmp_path: Path) -> None:
    with (
        serving(tmp_path / "a.db", "--requests-per-second=2") as server,
        httpx.Client(base_url=server.url, timeout=60) as http,
    ):
        assert http.get("/api/options").status_code == 200
        until(lambda: http.get("/api/options").status_code == 429)
        assert http.get("/healthz").status_code == 200
        until(lambda: http.get("/healthzanything").status_code == 429)
