"""The server closes useless connections: silent, slow, endless or unreadable ones."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from tests.server.client import open_table, run
from tests.server.running import Server
from tests.waiting import LIMIT_SECONDS

from tacora.server import http as server_http
from tacora.server.app import create_app
from tacora.server.config import Config
from tacora.server.run import _settings

UPGRADE = (
    b"Host: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)


def memory(server: Server) -> int:
    """The memory that a server uses now, in bytes."""
    pages = Path(f"/proc/{server.process.pid}/statm").read_text().split()[1]
    return int(pages) * 4096


def test_an_endless_header_is_not_read_into_memory(server: Server) -> None:
    before = memory(server)
    with socket.create_connection(("127.0.0.1", server.port), LIMIT_SECONDS) as talk:
        talk.sendall(b"GET / HTTP/1.1\r\nHost: x\r\nX-Long: ")
        with contextlib.suppress(ConnectionError):
            for _ in range(1000):
                talk.sendall(b"x" * 100_000)
            raise AssertionError("a hundred megabytes were read")
    assert memory(server) - before < 20_000_000


@pytest.mark.parametrize(
    ("asked", "answer"),
    [
        (b"GET /api/tables/t/socket HTTP/1.1\r\nCookie: a=" + b"x" * 9000, b"HTTP/1.1 431 "),
        (b"GET /" + b"x" * 9000 + b" HTTP/1.1", b"HTTP/1.1 414 "),
        (b"GET /api/tables/t/socket HTTP/1.1\r\nContent-Length: 5", b"HTTP/1.1 400 "),
        (b"GET /api/tables/t/socket HTTP/1.1\r\nTransfer-Encoding: chunked", b"HTTP/1.1 400 "),
    ],
)
def test_a_socket_request_that_is_not_allowed_gets_an_answer(
    server: Server, asked: bytes, answer: bytes
) -> None:
    with socket.create_connection(("127.0.0.1", server.port), LIMIT_SECONDS) as talk:
        talk.sendall(asked + b"\r\n" + UPGRADE + b"\r\n")
        told = b""
        while more := talk.recv(4096):
            told += more
    assert told.startswith(answer)


@pytest.mark.parametrize(
    ("asked", "answer"),
    [
        (b"GET /healthz HTTP/1.1\r\nX-Long: " + b"x" * 12_000, b"HTTP/1.1 200 "),
        (b"GET /healthz HTTP/1.1\r\nX-Long: " + b"x" * 30_000, b"HTTP/1.1 400 "),
        (b"GET /healthz?" + b"x" * 100_000 + b" HTTP/1.1", b"HTTP/1.1 400 "),
    ],
)
def test_headers_have_a_limit_also_if_they_arrive_at_once(
    server: Server, asked: bytes, answer: bytes
) -> None:
    with socket.create_connection(("127.0.0.1", server.port), LIMIT_SECONDS) as talk:
        told = b""
        with contextlib.suppress(ConnectionError):  # the rest is not read
            talk.sendall(asked + b"\r\nHost: x\r\nConnection: close\r\n\r\n")
            while more := talk.recv(4096):
                told += more
    assert told.startswith(answer) or (not told and answer == b"HTTP/1.1 400 ")


@asynccontextmanager
async def listening_at(folder: Path, **options: Any) -> AsyncIterator[int]:
    """The port of a server that listens as `tacora serve` does."""
    config = Config(database=str(folder / "tables.db"), port=0, **options)
    said = _settings(config)
    app = create_app(config)
    uses = uvicorn.Config(
        app,
        port=0,
        http=said.http,
        ws=said.ws,
        log_config=None,
        timeout_keep_alive=LIMIT_SECONDS,
        timeout_graceful_shutdown=1,
    )
    served = uvicorn.Server(uses)
    running = asyncio.create_task(served.serve())
    while not served.started:
        await asyncio.sleep(0.01)
    try:
        yield served.servers[0].sockets[0].getsockname()[1]
    finally:
        served.should_exit = True
        await running


@pytest.mark.parametrize(
    "begun",
    [
        b"",
        b"GET /api/opt",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{",
        b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\nGET /he",
    ],
)
def test_a_request_that_never_ends_is_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, begun: bytes
) -> None:
    monkeypatch.setattr(server_http, "REQUEST_SECONDS", 0.5)

    async def test() -> None:
        async with listening_at(tmp_path) as port:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(begun)
            for _ in range(3):  # a byte now and then is not enough
                await asyncio.sleep(0.1)
                writer.write(b"x" if begun else b"")
            try:
                with contextlib.suppress(ConnectionError):  # a byte may have come too late
                    await asyncio.wait_for(reader.read(), LIMIT_SECONDS)
            finally:
                writer.close()

    asyncio.run(test())


async def until_closed(port: int) -> None:
    """Connect, send nothing, and wait until the server closes the connection."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        assert await asyncio.wait_for(reader.read(), LIMIT_SECONDS) == b""
    finally:
        writer.close()


def test_a_connection_with_a_finished_request_is_not_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server_http, "REQUEST_SECONDS", 2.0)

    async def test() -> None:
        async with listening_at(tmp_path) as port:
            url = f"http://127.0.0.1:{port}"
            person = await (await open_table(url)).connect()
            ports: set[object] = set()
            kept = httpx.Limits(keepalive_expiry=None)
            async with httpx.AsyncClient(base_url=url, timeout=60, limits=kept) as http:
                for _ in range(2):
                    answer = await http.get("/healthz")
                    stream = answer.extensions["network_stream"]
                    ports.add(stream.get_extra_info("client_addr"))
                    # By then an idle connection made before this one would be closed, too.
                    await until_closed(port)
            await person.send({"type": "ping"})
            assert len(ports) == 1  # the same connection was kept for both

    run(test())
