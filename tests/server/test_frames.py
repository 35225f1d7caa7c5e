"""Frames that are not messages: pings, pongs and fragments cost their own socket only."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import struct
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from tests.server.client import open_table, run
from tests.server.running import Server, serving
from tests.server.test_timeouts import UPGRADE, listening_at, memory
from tests.waiting import LIMIT_SECONDS

from tacora.server import frames

TOO_FAST = 4430
FRAMES = {
    "ping": b"\x89\x80\0\0\0\0",
    "pong": b"\x8a\x80\0\0\0\0",
    "continuation": b"\x00\x80\0\0\0\0",
}
BEGIN = b"\x01\x80\0\0\0\0"
"""The first frame of a text message that goes on."""


@contextmanager
def raw_socket(server: Server) -> Iterator[socket.socket]:
    """A spectator's WebSocket after its handshake, as a bare socket."""
    table = run(open_table(server.url)).table
    with socket.create_connection(("127.0.0.1", server.port), LIMIT_SECONDS) as talk:
        path = f"/api/tables/{table}/socket".encode()
        talk.sendall(b"GET " + path + b" HTTP/1.1\r\n" + UPGRADE + b"\r\n")
        told = b""
        while b"\r\n\r\n" not in told:
            told += talk.recv(1)
        assert told.startswith(b"HTTP/1.1 101")
        yield talk


def read_to_end(talk: socket.socket) -> bytes:
    """All that comes until the server ends the connection."""
    told = bytearray()
    with contextlib.suppress(ConnectionError):
        while more := talk.recv(65536):
            told += more
    return bytes(told)


@pytest.mark.parametrize("kind", ["ping", "pong", "continuation"])
def test_a_flood_of_frames_that_are_no_messages_ends_its_own_socket(
    server: Server, kind: str
) -> None:
    with raw_socket(server) as talk:
        told: list[bytes] = []
        reader = threading.Thread(target=lambda: told.append(read_to_end(talk)))
        reader.start()
        with contextlib.suppress(ConnectionError):
            talk.sendall(BEGIN if kind == "continuation" else b"")
            for _ in range(2000):
                talk.sendall(FRAMES[kind] * 100)
        reader.join(LIMIT_SECONDS)
        assert not reader.is_alive(), "the server reads them for ever"
        # Pongs of the first pings, and the code, if the client's own bytes have not reset it.
        assert told[0].count(b"\x8a\x00") < 500
        if told[0]:
            assert told[0].endswith(struct.pack("!H", TOO_FAST) + b"too_fast")
    assert httpx.get(f"{server.url}/healthz", timeout=60).status_code == 200


def test_a_few_of_them_are_no_flood(server: Server) -> None:
    with raw_socket(server) as talk:
        text = b'{"type":"ping","id":"a"}'
        talk.sendall(FRAMES["ping"] * 5 + FRAMES["pong"] * 5)
        parts = [text[i : i + 4] for i in range(0, len(text), 4)]
        for number, part in enumerate(parts):
            first, last = number == 0, number == len(parts) - 1
            head = (0x80 if last else 0) | (1 if first else 0)
            talk.sendall(bytes((head, 0x80 | len(part))) + b"\0\0\0\0" + part)
        told = b""
        while b'"ack","id":"a"' not in told:
            more = talk.recv(4096)
            assert more, told
            told += more
        assert told.count(b"\x8a\x00") == 5


@pytest.mark.parametrize("parts", [frames.MOST_FRAGMENTS, frames.MOST_FRAGMENTS + 1])
def test_a_message_has_a_limit_of_parts_however_slowly_they_come(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, parts: int
) -> None:
    # As if the parts came so slowly that the rate limit of frames never counts.
    monkeypatch.setattr(frames, "MOST_FRAMES_AT_ONCE", 1_000_000)
    end = b'{"type":"ping","id":"a"}'
    message = BEGIN + FRAMES["continuation"] * (parts - 2)
    message += bytes((0x80, 0x80 | len(end))) + b"\0\0\0\0" + end

    async def test() -> bytes:
        async with listening_at(tmp_path) as port:
            table = (await open_table(f"http://127.0.0.1:{port}")).table
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            path = f"/api/tables/{table}/socket".encode()
            writer.write(b"GET " + path + b" HTTP/1.1\r\n" + UPGRADE + b"\r\n")
            told = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), LIMIT_SECONDS)
            writer.write(message)
            while b'"ack"' not in told and b"too_fast" not in told:
                more = await asyncio.wait_for(reader.read(65536), LIMIT_SECONDS)
                assert more, told
                told += more
            writer.close()
            return told

    told = run(test())
    assert (b'"ack"' in told) == (parts == frames.MOST_FRAGMENTS)


def test_answers_that_are_not_read_do_not_fill_the_memory(server: Server) -> None:
    """The pings are long, so that a few of them are many bytes but not too many frames."""
    ping = b"\x89\xfd\0\0\0\0" + b"x" * 125

    def flood(rounds: int) -> int:
        """Send that many pings a hundred times on eight sockets; returns the memory at the end."""
        with contextlib.ExitStack() as stack:
            talks = [stack.enter_context(raw_socket(server)) for _ in range(8)]
            for talk in talks:
                talk.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
                talk.settimeout(2)
            with contextlib.suppress(OSError):
                for _ in range(rounds):
                    for talk in talks:
                        with contextlib.suppress(ConnectionError, TimeoutError):
                            talk.sendall(ping * 100)
            return memory(server)

    before = flood(20)  # the first sockets of a server also fill its caches
    assert flood(400) - before < 5_000_000


def test_many_messages_at_once_are_taken_one_after_the_other(server: Server) -> None:
    """More than one slice of them comes whole, in order, and the connection stays."""
    with raw_socket(server) as talk:
        many = 500
        for number in range(many):
            text = b'{"type":"ping","id":"p%d"}' % number
            talk.sendall(bytes((0x81, 0x80 | len(text))) + b"\0\0\0\0" + text)
        told = b""
        while told.count(b'"ack"') < many:
            more = talk.recv(65536)
            assert more, told[-200:]
            told += more
        places = [told.index(b'"id":"p%d"' % number) for number in range(many)]
        assert places == sorted(places)


def test_a_client_that_sends_after_our_close_is_no_longer_read(tmp_path: Path) -> None:
    """A client that does not answer our close would else be read for ten seconds."""
    with serving(tmp_path / "a.db") as strict, raw_socket(strict) as talk:
        talk.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        told: list[bytes] = []
        reader = threading.Thread(target=lambda: told.append(read_to_end(talk)))
        reader.start()
        sent = 0
        with contextlib.suppress(ConnectionError):
            while True:
                talk.sendall(b"\x81\x82\0\0\0\0{}" * 100)
                sent += 800
        reader.join(LIMIT_SECONDS)
        assert struct.pack("!H", TOO_FAST) + b"too_fast" in told[0]
        # What was read before the close, one read of the transport, and the system's buffers.
        assert sent < 2_000_000
