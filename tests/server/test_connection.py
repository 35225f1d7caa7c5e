"""A client that reads too slowly is disconnected, and nobody else waits for it."""

from __future__ import annotations

import asyncio
import gc
import struct
from functools import partial
from pathlib import Path

import pytest
import uvicorn
from litestar import WebSocket
from tests.server.client import full_table
from tests.server.test_timeouts import UPGRADE, listening_at
from tests.waiting import LIMIT_SECONDS, comes_true

from tacora.server.app import create_app
from tacora.server.config import Config
from tacora.server.connections import Connections
from tacora.server.frames import TableSocket
from tacora.server.http import TimelyHttp
from tacora.server.limits import Bucket, Buckets, address_of
from tacora.server.live_table import LiveTable
from tacora.server.live_tables import LiveTables, NoTable
from tacora.server.socket import Conversation
from tacora.server.updates import MOST_QUEUED, Connection
from tacora.store import StoreError


def test_messages_are_sent_in_order() -> None:
    async def test() -> None:
        sent: list[str] = []

        async def send(text: str) -> None:
            await asyncio.sleep(0)
            sent.append(text)

        connection = Connection(send, "spectator")
        writer = asyncio.create_task(connection.write())
        for number in range(50):
            connection.push(str(number))
            if number % 7 == 0:
                await asyncio.sleep(0)
        while len(sent) < 50:
            await asyncio.sleep(0)
        writer.cancel()
        assert sent == [str(number) for number in range(50)]

    asyncio.run(test())


@pytest.mark.parametrize("error", [NoTable, StoreError, ValueError])
def test_a_socket_that_the_server_has_just_closed_is_not_closed_again(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    error: type[Exception],
) -> None:
    ended = asyncio.Event()
    close = TableSocket.handle_parser_exception

    async def get(_tables: LiveTables, _table: str) -> LiveTable:
        """Take as long as a busy database may, and answer at the worst moment."""
        await ended.wait()
        raise error("t")

    def closing(socket: TableSocket) -> None:
        ended.set()
        close(socket)

    monkeypatch.setattr(LiveTables, "get", get)
    monkeypatch.setattr(TableSocket, "handle_parser_exception", closing)

    async def test() -> None:
        async with listening_at(tmp_path) as port:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(b"GET /api/tables/t/socket HTTP/1.1\r\n" + UPGRADE + b"\r\n")
            async with asyncio.timeout(LIMIT_SECONDS):
                await reader.readuntil(b"\r\n\r\n")
                writer.write(b"nonsense")  # not a frame, so the server closes the socket
                assert struct.pack("!H", 1002) in await reader.read()
            writer.close()

    asyncio.run(test())
    said = [record.getMessage().strip() for record in caplog.records if record.exc_info]
    assert said == (["socket broke"] if error is ValueError else [])


def test_a_client_that_does_not_read_is_dropped_and_nobody_waits() -> None:
    async def test() -> None:
        reading = asyncio.Event()
        sent: list[str] = []

        async def send(text: str) -> None:
            await reading.wait()
            sent.append(text)

        connection = Connection(send, "spectator")
        writer = asyncio.create_task(connection.write())
        await asyncio.sleep(0)
        for number in range(MOST_QUEUED + 10):
            connection.push(str(number))  # returns at once, even if the client does not read
        assert connection.too_slow
        reading.set()
        await asyncio.wait_for(writer, LIMIT_SECONDS)
        assert sent == [str(number) for number in range(len(sent))]
        assert len(sent) <= MOST_QUEUED + 1

    asyncio.run(test())


def test_a_closed_socket_is_freed_without_the_garbage_collector(tmp_path: Path) -> None:
    """A garbage collection stops the whole server, so nothing may be left to it."""

    async def test() -> None:
        config = Config(database=str(tmp_path / "tables.db"))
        served = uvicorn.Server(
            uvicorn.Config(
                create_app(config),
                port=0,
                http=partial(TimelyHttp, Connections(config)),  # type: ignore[arg-type]
                ws=TableSocket,
                log_config=None,
            )
        )
        running = asyncio.create_task(served.serve())
        while not served.started:
            await asyncio.sleep(0.01)
        url = f"http://127.0.0.1:{served.servers[0].sockets[0].getsockname()[1]}"
        people = await full_table(url, 4)
        assert len(_sockets()) >= 12
        gc.collect()
        gc.disable()
        try:
            for person in people:
                await person.close()
            await comes_true(lambda: not _sockets())
        finally:
            gc.enable()
            served.should_exit = True
            await running

    asyncio.run(test())


KINDS = (Conversation, WebSocket, TimelyHttp, TableSocket)


def _sockets() -> list[object]:
    return [each for each in gc.get_objects() if type(each) in KINDS]


def test_a_bucket_fills_again_with_time() -> None:
    bucket = Bucket(rate=2, most=3, now=0)
    assert [bucket.take(0) for _ in range(4)] == [True, True, True, False]
    assert bucket.take(0.4) is False
    assert bucket.take(0.9) is True
    assert [bucket.take(1000) for _ in range(4)] == [True, True, True, False]


def test_each_address_has_a_bucket_of_its_own() -> None:
    buckets = Buckets(rate=1, most=1, clock=lambda: 0.0)
    assert [buckets.take("a"), buckets.take("a"), buckets.take("b")] == [True, False, True]


def test_all_addresses_of_an_ipv6_network_share_one_limit() -> None:
    one, other = address_of(("2001:db8:1:2::1", 5)), address_of(("2001:db8:1:2:3::9", 6))
    assert one == other != address_of(("2001:db8:1:3::1", 5))
    assert address_of(("192.0.2.1", 5)) == address_of(("::ffff:192.0.2.1", 5)) == "192.0.2.1"
    assert address_of(None) == "unknown"


def test_limits_work_for_any_text_as_an_address() -> None:
    """What a proxy sends as the client's address may be any text."""
    assert address_of(("fe80::1%eth0", 5)) == address_of(("fe80::2", 6)) != "unknown"
    assert address_of(("::ffff:192.0.2.1%1", 5)) == "192.0.2.1"
    assert address_of(("somebody%", 5)) == "somebody%"
    for text in ("", "%", "%eth0", "1.2.3.4%eth0", "::%", "[::1]:80", "x" * 10_000, "\udcff"):
        assert len(address_of((text, 5))) <= 60
