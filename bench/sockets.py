"""A WebSocket client with less overhead than `tacora.client`, to measure the server alone."""

from __future__ import annotations

import asyncio
import base64
import os
import struct
from collections.abc import Callable, Mapping
from typing import cast
from urllib.parse import urlsplit

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class Socket(asyncio.Protocol):
    """Calls a function with every text frame and the time of its arrival."""

    def __init__(
        self, path: str, headers: Mapping[str, str], got: Callable[[bytes, float], None]
    ) -> None:
        self._path = path
        self._headers = headers
        self._got = got
        self._data = bytearray()
        self._open = False
        self._loop = asyncio.get_running_loop()
        self.opened: asyncio.Future[None] = self._loop.create_future()
        self.transport: asyncio.Transport | None = None
        self.lost = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            f"GET {self._path} HTTP/1.1",
            "Host: 127.0.0.1",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
        ]
        lines += [f"{name}: {value}" for name, value in self._headers.items()]
        self.transport.write(("\r\n".join(lines) + "\r\n\r\n").encode())

    def connection_lost(self, error: Exception | None) -> None:
        self.lost = True
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the handshake was refused"))

    def data_received(self, data: bytes) -> None:
        now = self._loop.time()
        self._data += data
        if not self._open:
            head = self._data.find(b"\r\n\r\n")
            if head < 0:
                return
            if not self._data.startswith(b"HTTP/1.1 101"):
                self.opened.set_exception(ConnectionError(bytes(self._data[:40]).decode()))
                return
            del self._data[: head + 4]
            self._open = True
            self.opened.set_result(None)
        while self._frame(now):
            pass

    def _frame(self, now: float) -> bool:
        data = self._data
        if len(data) < 2:
            return False
        length, start = data[1] & 127, 2
        if length == 126:
            if len(data) < 4:
                return False
            length, start = struct.unpack_from("!H", data, 2)[0], 4
        elif length == 127:
            if len(data) < 10:
                return False
            length, start = struct.unpack_from("!Q", data, 2)[0], 10
        if len(data) < start + length:
            return False
        kind, payload = data[0] & 15, bytes(data[start : start + length])
        del data[: start + length]
        if kind == TEXT:
            self._got(payload, now)
        elif kind == PING:
            self._send(PONG, payload)
        elif kind == CLOSE:
            self.lost = True
        return True

    def send(self, text: bytes) -> None:
        self._send(TEXT, text)

    def _send(self, kind: int, payload: bytes) -> None:
        size = len(payload)
        head = struct.pack("!BB", 128 | kind, 128 | size) if size < 126 else b""
        if not head:
            head = struct.pack("!BBH", 128 | kind, 128 | 126, size)
        # A mask of zeros is valid, and saves work in the client.
        assert self.transport is not None
        self.transport.write(head + b"\0\0\0\0" + payload)


async def open_socket(
    url: str, headers: Mapping[str, str], got: Callable[[bytes, float], None]
) -> Socket:
    """A connected socket at an address such as `Ticket.socket_url`."""
    address = urlsplit(url)
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(
        lambda: Socket(address.path, headers, got), "127.0.0.1", address.port or 80
    )
    await socket.opened
    return socket
