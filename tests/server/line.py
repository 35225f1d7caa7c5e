"""A TCP proxy to a server, which a test can cut and restore."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tests.server.running import Server


class Line:
    """A TCP proxy to a server, which a test can cut and restore."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._open: set[asyncio.StreamWriter] = set()
        self._server: asyncio.Server | None = None
        self.url = ""
        self.connections = 0
        self.loses_answers = False

    async def start(self, port: int = 0) -> None:
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", port)
        self.url = f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"

    async def cut(self) -> None:
        """End all connections without a closing handshake, and refuse new ones."""
        assert self._server is not None
        self._server.close()
        for writer in self._open:
            writer.transport.abort()
        self._open.clear()

    async def mend(self) -> None:
        await self.start(int(self.url.rpartition(":")[2]))

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.connections += 1
        to_reader, to_writer = await asyncio.open_connection("127.0.0.1", self._port)
        self._open |= {writer, to_writer}
        await asyncio.gather(
            self._pass(reader, to_writer, False), self._pass(to_reader, writer, True)
        )

    async def _pass(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, answers: bool
    ) -> None:
        try:
            while data := await reader.read(65536):
                if not (answers and self.loses_answers):
                    writer.write(data)
                    await writer.drain()
        except ConnectionError:
            pass
        finally:
            writer.close()


@asynccontextmanager
async def line_to(server: Server) -> AsyncIterator[Line]:
    line = Line(server.port)
    await line.start()
    try:
        yield line
    finally:
        await line.cut()
