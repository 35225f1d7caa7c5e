"""Connections of one address: how many, how fast, and for whom a proxy speaks."""

from __future__ import annotations

import asyncio
import contextlib
import pickle
import socket
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from ipaddress import ip_address
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import httpx
import pytest
from tests.server.client import open_table
from tests.server.running import Server
from tests.server.test_requests import BODY, client_of
from tests.server.test_timeouts import UPGRADE, listening_at
from tests.waiting import LIMIT_SECONDS, comes_true, until

from tacora.server import http, security
from tacora.server.config import Config
from tacora.server.connections import Connections, Proxies
from tacora.server.http import TimelyHttp
from tacora.server.limits import address_of
from tacora.server.run import KERNEL_BYTES, keep_little
from tacora.server.security import Guard
from tacora.server.updates import Connection
from tacora.store import store_at

PROXY, STRANGER, FRIEND = "127.0.0.1", "127.0.0.2", "127.0.0.3"
ASKED = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"
LONG = b"GET /api/schema/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n"
LIMITED = b"GET /api/options HTTP/1.1\r\nHost: x\r\n\r\n"


class Talk:
    """One connection from an address."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader, self._writer = reader, writer

    async def ask(self, asked: bytes = ASKED) -> bytes:
        """Return the head of the answer; empty if the server has closed the connection."""
        with contextlib.suppress(ConnectionError, asyncio.IncompleteReadError):
            self._writer.write(asked)
            head = await asyncio.wait_for(self._reader.readuntil(b"\r\n\r\n"), LIMIT_SECONDS)
            length = int(head.lower().partition(b"content-length: ")[2].partition(b"\r\n")[0] or 0)
            await self._reader.readexactly(length)
            return head
        return b""

    async def close(self) -> None:
        self._writer.close()
        with contextlib.suppress(ConnectionError):
            await self._writer.wait_closed()


class Talks:
    """Connections to a server; all are closed at the end."""

    def __init__(self, port: int) -> None:
        self.port = port
        self._open: list[Talk] = []

    async def begin(self, address: str) -> Talk:
        talk = Talk(*await asyncio.open_connection(PROXY, self.port, local_addr=(address, 0)))
        self._open.append(talk)
        return talk

    async def answered(self, address: str, asked: bytes = ASKED) -> bool:
        """Return whether a new connection gets an answer."""
        talk = await self.begin(address)
        head = await talk.ask(asked)
        await talk.close()
        return head.startswith(b"HTTP/1.1 200 ")

    async def close(self) -> None:
        for talk in self._open:
            await talk.close()


@asynccontextmanager
async def talking_to(folder: Path, **options: Any) -> AsyncIterator[Talks]:
    async with listening_at(folder, **options) as port:
        talks = Talks(port)
        try:
            yield talks
        finally:
            await talks.close()


def test_an_address_has_a_limit_of_connections_and_a_trusted_proxy_has_none(
    tmp_path: Path,
) -> None:
    async def test() -> None:
        async with talking_to(tmp_path, http_connections_per_address=2) as talks:
            for _ in range(4):
                assert await (await talks.begin(PROXY)).ask()
            kept = [await talks.begin(STRANGER) for _ in range(2)]
            for talk in kept:
                assert await talk.ask()
            assert not await talks.answered(STRANGER)
            assert await talks.answered(FRIEND)
            await kept[0].close()
            async with asyncio.timeout(LIMIT_SECONDS):
                while not await talks.answered(STRANGER):
                    await asyncio.sleep(0.01)

    asyncio.run(test())


@contextmanager
def unread(address: str, port: int, asked: bytes) -> Iterator[socket.socket]:
    """Ask, and read nothing."""
    with socket.socket() as talk:
        talk.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        talk.bind((address, 0))
        talk.connect((PROXY, port))
        talk.sendall(asked)
        yield talk


@pytest.mark.skipif(sys.platform != "linux", reason="other systems do not say what was not sent")
@pytest.mark.parametrize("seconds", [10.0 * LIMIT_SECONDS, 0.1])
def test_an_answer_that_is_not_read_counts_after_the_server_has_closed_its_connection(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seconds: float
) -> None:
    monkeypatch.setattr(http, "ANSWER_SECONDS", seconds)
    closed: set[tuple[str, int] | None] = set()
    lost = TimelyHttp.connection_lost

    def losing(connection: TimelyHttp, error: Exception | None) -> None:
        lost(connection, error)
        closed.add(connection.client)

    monkeypatch.setattr(TimelyHttp, "connection_lost", losing)
    last = LONG.replace(b"Host: x\r\n", b"Host: x\r\nConnection: close\r\n")

    async def test() -> None:
        async with talking_to(tmp_path, http_connections_per_address=1) as talks:
            with unread(STRANGER, talks.port, last) as talk:
                client = talk.getsockname()
                await comes_true(lambda: client in closed)
                if seconds > LIMIT_SECONDS:
                    assert not await talks.answered(STRANGER)
                    assert await talks.answered(FRIEND)
                    return
                async with asyncio.timeout(LIMIT_SECONDS):
                    while not await talks.answered(STRANGER):
                        await asyncio.sleep(0.01)

    asyncio.run(test())


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have no /proc/net/tcp")
def test_the_kernel_keeps_little_of_an_answer_that_is_not_read(server: Server) -> None:
    with unread(STRANGER, server.port, LONG * 10) as talk:
        ends = [
            f"{int.from_bytes(ip_address(host).packed, 'little'):08X}:{port:04X}"
            for host, port in (talk.getpeername(), talk.getsockname())
        ]

        def kept() -> int:
            lines = [each.split() for each in Path("/proc/net/tcp").read_text().splitlines()]
            return next(int(each[4].split(":")[0], 16) for each in lines if each[1:3] == ends)

        until(lambda: kept() > KERNEL_BYTES // 2)
        assert httpx.get(f"{server.url}/healthz", timeout=60).status_code == 200
        assert kept() <= 2 * KERNEL_BYTES


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have no such timeout")
def test_the_kernel_gives_up_what_is_not_read_for_long() -> None:
    with socket.create_server((PROXY, 0)) as listener:
        keep_little(listener)
        with socket.create_connection(listener.getsockname()), listener.accept()[0] as accepted:
            timeout_ms = accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT)
            assert timeout_ms == http.ANSWER_SECONDS * 1000


def test_a_socket_counts_as_a_connection_only_until_it_is_accepted(tmp_path: Path) -> None:
    async def test() -> None:
        async with talking_to(tmp_path, http_connections_per_address=1) as talks:
            host = await open_table(f"http://{PROXY}:{talks.port}")
            path = f"GET /api/tables/{host.table}/socket HTTP/1.1\r\n".encode()
            for _ in range(3):
                talk = await talks.begin(STRANGER)
                assert (await talk.ask(path + UPGRADE + b"\r\n")).startswith(b"HTTP/1.1 101 ")
            assert await talks.answered(STRANGER)

    asyncio.run(test())


@pytest.mark.parametrize("headers", [b"Host: x\r\n", UPGRADE])
def test_a_client_over_the_rate_limit_is_held_with_its_connection_and_others_are_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, headers: bytes
) -> None:
    held: list[str] = []

    async def hold(_guard: Guard, address: str) -> None:
        held.append(address)
        await asyncio.Event().wait()

    monkeypatch.setattr(Guard, "hold", hold)
    limits = {"requests_per_second": 1.0, "http_connections_per_address": 2}

    async def test() -> None:
        async with talking_to(tmp_path, **limits) as talks, asyncio.timeout(LIMIT_SECONDS):
            asking: list[asyncio.Task[bytes]] = []
            while len(asking) < 2:
                talk = await talks.begin(STRANGER)
                asked = b"GET /api/options HTTP/1.1\r\n" + headers + b"\r\n"
                task = asyncio.create_task(talk.ask(asked))
                while not task.done() and len(held) == len(asking):
                    await asyncio.sleep(0.01)
                if task.done():
                    await talk.close()
                else:
                    asking.append(task)
            assert held == [STRANGER] * 2
            assert not await talks.answered(STRANGER)
            assert await talks.answered(FRIEND)
            for task in asking:
                task.cancel()

    asyncio.run(test())


def test_the_refusal_of_a_client_over_the_rate_limit_ends_its_connection(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(security, "HOLD_SECONDS", 0.0)

    async def test() -> None:
        async with talking_to(tmp_path, requests_per_second=1.0) as talks:
            talk = await talks.begin(STRANGER)
            head = b""
            async with asyncio.timeout(LIMIT_SECONDS):
                while not head.startswith(b"HTTP/1.1 429 "):
                    head = await talk.ask(LIMITED)
            assert b"connection: close" in head.lower()
            assert await talk.ask(LIMITED) == b""

    asyncio.run(test())


def test_a_few_of_one_address_are_held_and_more_are_refused_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(security, "HOLD_SECONDS", 2.0 * LIMIT_SECONDS)

    async def test() -> None:
        guard = Guard(Config(http_connections_per_address=1), store_at("unused.db"))
        first = asyncio.create_task(guard.hold("a"))
        await asyncio.sleep(0)
        await asyncio.wait_for(guard.hold("a"), LIMIT_SECONDS)
        other = asyncio.create_task(guard.hold("b"))
        await asyncio.sleep(0)
        assert not first.done()
        assert not other.done()
        for task in (first, other):
            task.cancel()
        await asyncio.gather(first, other, return_exceptions=True)

    asyncio.run(test())


def test_a_change_counts_more_at_a_table_where_its_network_has_many_sockets(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # Nothing comes back meanwhile.
    monkeypatch.setattr(security, "time", SimpleNamespace(monotonic=lambda: 1000.0))

    async def send(_text: str) -> None: ...

    def connections(*addresses: str) -> list[Connection]:
        return [Connection(send, "spectator", address) for address in addresses]

    def changes(told: list[Connection], address: str) -> int:
        """Return how many changes of an address are let through at once."""
        guard = Guard(Config(requests_per_second=25), store_at("unused.db"))
        return next(
            number
            for number in range(1000)
            if number == 500
            or not (guard.requests.take(address) and guard.may_change(told, address))
        )

    own, other = "192.0.2.1", "192.0.2.2"
    assert changes(connections(*[own] * 9, *[other] * 50), own) == 100
    assert changes(connections(*[own] * 30, *[other] * 50), own) == 25  # each counts as four
    # The whole /48 counts, whichever of its addresses changes something.
    same_48 = [address_of((f"2001:db8:10:{number:x}::1", 5)) for number in range(30)]
    assert changes(connections(*same_48), address_of(("2001:db8:10:99::1", 5))) == 25


def test_new_connections_come_at_most_twice_as_fast_as_requests_may() -> None:
    connections = Connections(Config(requests_per_second=0.001))
    address = connections.open(("192.0.2.1", 5))
    assert address == "192.0.2.1"
    connections.close(address)
    assert connections.open(("192.0.2.1", 6)) is None
    assert connections.open(("192.0.2.2", 5)) == "192.0.2.2"
    pickle.loads(pickle.dumps(connections))  # workers get their own


@pytest.mark.parametrize(
    ("named", "client", "trusted"),
    [
        ("127.0.0.1", "127.0.0.1", True),
        ("127.0.0.1", "127.0.0.2", False),
        ("172.30.83.0/24, ::1", "172.30.83.9", True),
        ("172.30.83.0/24, ::1", "::1", True),
        ("", "127.0.0.1", False),
        ("*", "192.0.2.1", True),
        ("127.0.0.1", "text", False),
    ],
)
def test_a_proxy_is_trusted_by_its_address(named: str, client: str, trusted: bool) -> None:
    assert ((client, 5) in Proxies(named)) == trusted


def test_a_forwarded_text_that_is_no_address_counts_as_the_proxy_itself(tmp_path: Path) -> None:
    async def test() -> None:
        async with client_of(tmp_path, tables_per_hour=1) as (_, asked):
            statuses = []
            for text in ("192.0.2.1", "192.0.2.1:80", "192.0.2.2", "text", "other text", "x, y"):
                headers = {"X-Forwarded-For": text}
                answer = await asked.post("/api/tables", json=BODY, headers=headers)
                statuses.append(answer.status_code)
            assert statuses == [201, 429, 201, 201, 429, 429]

    asyncio.run(test())


def test_health_has_the_limit_of_requests_too_except_for_a_trusted_proxy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(security, "HOLD_SECONDS", 0.0)
    monkeypatch.setattr(security, "time", SimpleNamespace(monotonic=lambda: 1000.0))  # stands still

    async def test() -> None:
        async with client_of(tmp_path, requests_per_second=0.25) as (_, asked):
            stranger = {"X-Forwarded-For": "192.0.2.1"}
            first, second = [await asked.get("/healthz", headers=stranger) for _ in range(2)]
            assert (first.status_code, second.status_code) == (200, 429)
            own = [(await asked.get("/healthz")).status_code for _ in range(3)]
            assert own == [200] * 3

    asyncio.run(test())


def test_a_cookie_is_secure_if_a_trusted_proxy_says_https(tmp_path: Path) -> None:
    async def test() -> None:
        async with client_of(tmp_path) as (app, asked):
            cookies = []
            stranger = httpx.ASGITransport(cast(Any, app), client=("192.0.2.1", 5))
            async with httpx.AsyncClient(transport=stranger, base_url="http://t") as other:
                for client, scheme in ((asked, "https"), (asked, "http"), (other, "https")):
                    headers = {"X-Forwarded-Proto": scheme}
                    answer = await client.post("/api/tables", json=BODY, headers=headers)
                    cookies.append("; secure" in answer.headers["set-cookie"].lower())
            assert cookies == [True, False, False]

    asyncio.run(test())
