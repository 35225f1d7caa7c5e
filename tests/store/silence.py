"""A way to PostgreSQL that can fall silent, as a network does that drops every packet."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from urllib.parse import parse_qs, urlsplit


class _Link:
    """One connection through the way."""

    def __init__(self) -> None:
        self.listens = False
        self.may_pass = asyncio.Event()
        self.may_pass.set()


class Way:
    """Hands on what is said in both directions, until it does not."""

    def __init__(self, socket: str) -> None:
        self.address = ""
        self._socket = socket
        self._links: list[_Link] = []
        self._silent = False

    def silence_listeners(self) -> None:
        """Let the connections that listen now hear nothing more; others go on."""
        for link in self._links:
            if link.listens:
                link.may_pass.clear()

    def silence(self) -> None:
        """Let nothing through any more, for new connections as well."""
        self._silent = True
        for link in self._links:
            link.may_pass.clear()

    async def pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        link = _Link()
        self._links.append(link)
        if self._silent:
            link.may_pass.clear()
        far_reader, far_writer = await asyncio.open_unix_connection(self._socket)
        pumps = (_pump(link, reader, far_writer), _pump(link, far_reader, writer))
        try:
            await asyncio.gather(*pumps, return_exceptions=True)
        except asyncio.CancelledError:
            pass  # the test is over
        finally:
            writer.close()
            far_writer.close()


async def _pump(link: _Link, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    while data := await reader.read(65536):
        link.listens |= b"LISTEN" in data
        await link.may_pass.wait()
        writer.write(data)
        await writer.drain()
    writer.close()


@asynccontextmanager
async def way_to(postgres: str) -> AsyncIterator[Way]:
    """A way to a PostgreSQL that listens on a socket in a folder."""
    parts = urlsplit(postgres)
    folder = parse_qs(parts.query)["host"][0]
    way = Way(f"{folder}/.s.PGSQL.5432")
    server = await asyncio.start_server(way.pass_on, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    way.address = f"postgresql://{parts.username}@127.0.0.1:{port}{parts.path}"
    try:
        yield way
    finally:
        server.close()
