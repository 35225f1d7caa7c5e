"""What the server reads of a request: a head of few lines, a short body, and nothing after that."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
import socket
from functools import partial
from pathlib import Path

import httpx
import pytest
from tests.server.running import Server
from tests.server.test_requests import BODY
from tests.server.test_timeouts import listening_at
from tests.waiting import LIMIT_SECONDS, until

from tacora.server.connections import Turns
from tacora.server.http import MOST_HEAD_LINES
from tacora.server.security import MOST_BODY_BYTES

CHUNKS = b"Transfer-Encoding: chunked\r\n"
MOST_SENT = 50_000_000
"""More than the buffers of two sockets take."""


def head(line: bytes, *headers: bytes) -> bytes:
    return line + b" HTTP/1.1\r\nHost: x\r\n" + b"".join(headers) + b"\r\n"


def said_to(talk: socket.socket) -> bytes:
    """All that the server says until it ends the connection."""
    told = b""
    with contextlib.suppress(ConnectionError):
        while more := talk.recv(4096):
            told += more
    return told


def sent_on(talk: socket.socket) -> int:
    """Send chunks until the server has closed the connection; returns how many bytes were sent."""
    sent, piece = 0, b"1\r\nx\r\n" * 10_000
    with contextlib.suppress(ConnectionError):
        while sent < MOST_SENT:
            sent += talk.send(piece)
    return sent


@pytest.mark.parametrize(
    ("line", "headers", "status"),
    [
        (b"POST /api/tables", b"Content-Length: 1000000000\r\n", b"413"),
        (b"POST /api/replay", b"Connection: close\r\nContent-Length: 16385\r\n", b"413"),
        (b"POST /api/tables", CHUNKS, b"411"),
        (b"POST /api/tables", b"Connection: close\r\n" + CHUNKS, b"411"),
        (b"GET /healthz", CHUNKS, b"411"),
        (b"POST /api/tables", b"Content-Length: 6\r\n" + CHUNKS, b"400"),
        (b"POST /api/nothing", b"Content-Length: 1000000000\r\n", b"404"),
        (b"POST /api/nothing", b"Content-Length: 1000\r\n", b"404"),
        (b"DELETE /api/tables", b"Content-Length: 1000000000\r\n", b"405"),
        (b"GET /healthz", b"Content-Length: 1000000000\r\n", b"200"),
        (b"POST /api/tables", b"Origin: http://y\r\nContent-Length: 1000000000\r\n", b"403"),
    ],
)
def test_after_an_answer_the_rest_of_the_body_is_not_read(
    server: Server, line: bytes, headers: bytes, status: bytes
) -> None:
    with socket.create_connection(("127.0.0.1", server.port), LIMIT_SECONDS) as talk:
        talk.sendall(head(line, headers))
        assert talk.recv(13) == b"HTTP/1.1 " + status + b" "
        assert sent_on(talk) < MOST_SENT


def test_a_client_that_sends_first_and_reads_later_still_gets_the_answer(server: Server) -> None:
    body = b"x" * (MOST_BODY_BYTES + 1)
    for ending in (b"", b"Connection: close\r\n"):
        with socket.create_connection(("127.0.0.1", server.port), LIMIT_SECONDS) as talk:
            size = b"Content-Length: %d\r\n" % len(body)
            talk.sendall(head(b"POST /api/replay", size, ending) + body)
            assert said_to(talk).startswith(b"HTTP/1.1 413 ")


@pytest.mark.parametrize(
    ("lines", "status"), [(MOST_HEAD_LINES - 4, b"200"), (MOST_HEAD_LINES, b"400"), (5_000, b"400")]
)
def test_a_head_has_a_limit_of_lines_because_each_costs(
    server: Server, lines: int, status: bytes
) -> None:
    with socket.create_connection(("127.0.0.1", server.port), LIMIT_SECONDS) as talk:
        asked = head(b"GET /healthz", b"Connection: close\r\n", b"a:\n" * lines)
        talk.sendall(asked)
        assert said_to(talk).startswith(b"HTTP/1.1 " + status + b" ")


def test_requests_on_one_connection_are_answered_in_order_however_they_arrive(
    tmp_path: Path,
) -> None:
    body = json.dumps({"record": "x\n" * 150}).encode()
    size = b"Content-Length: %d\r\n" % len(body)
    asked = [
        head(b"GET /healthz"),
        head(b"POST /api/replay", b"Content-Type: application/json\r\n", size) + body,
        head(b"DELETE /api/tables"),
        head(b"POST /api/replay", size) + body,
        head(b"GET /api/nothing", b"Connection: close\r\n"),
    ]
    whole = b"".join(asked)

    async def test() -> None:
        async with listening_at(tmp_path) as port:
            for size in (len(whole), 1000, 97, 7):
                reader, writer = await asyncio.open_connection("127.0.0.1", port)
                for start in range(0, len(whole), size):
                    writer.write(whole[start : start + size])
                    await writer.drain()
                    await asyncio.sleep(0)
                told = await asyncio.wait_for(reader.read(), LIMIT_SECONDS)
                statuses = [part[:3] for part in told.split(b"HTTP/1.1 ")[1:]]
                assert statuses == [b"200", b"400", b"405", b"400", b"404"]
                writer.close()

    asyncio.run(test())


def test_one_connection_works_in_each_turn_of_the_loop() -> None:
    async def test() -> None:
        loop, turns, turn = asyncio.get_running_loop(), Turns(), 0
        worked: list[tuple[int, int]] = []

        def work(number: int) -> None:
            worked.append((number, turn))
            if len(worked) < 4:
                turns.wait(partial(work, number))

        for number in range(3):
            turns.wait(partial(work, number))
        while len(worked) < 6:
            turn += 1
            await asyncio.sleep(0)
        assert [number for number, _ in worked] == [0, 1, 2, 0, 1, 2]
        assert len({each for _, each in worked}) == 6
        assert loop.is_running()

    asyncio.run(test())


def test_a_body_as_long_as_allowed_is_read(server: Server) -> None:
    body = json.dumps(BODY).encode().ljust(MOST_BODY_BYTES)
    kind = b"Content-Type: application/json\r\nConnection: close\r\n"
    with socket.create_connection(("127.0.0.1", server.port), LIMIT_SECONDS) as talk:
        talk.sendall(head(b"POST /api/tables", kind, b"Content-Length: %d\r\n" % len(body)))
        for start in range(0, len(body), 1000):
            talk.sendall(body[start : start + 1000])
        assert said_to(talk).startswith(b"HTTP/1.1 201 ")


def test_a_client_that_goes_away_within_its_body_is_no_fault_of_the_server(server: Server) -> None:
    def answered(status: int) -> int:
        told = httpx.get(f"{server.url}/metrics", timeout=60).text
        found = re.search(rf'tacora_http_responses_total{{status="{status}"}} (\d+)', told)
        return int(found[1]) if found else 0

    wrong, faults = answered(400), answered(500)
    with socket.create_connection(("127.0.0.1", server.port)) as leaving:
        kind = b"Content-Type: application/json\r\n"
        leaving.sendall(head(b"POST /api/tables", kind, b"Content-Length: 100\r\n") + b"{")
    until(lambda: answered(400) + answered(500) > wrong + faults)
    assert answered(500) == faults
