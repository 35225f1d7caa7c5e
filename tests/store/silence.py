"""A proxy to PostgreSQL that can fall silent, like a network that drops every packet."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from urllib.parse import parse_qs, urlsplit


class _Link:
    """One connection through the proxy."""

    def __init__(self) -> None:
        self.may_pass = asyncio.Event()
        self.may_pass.set()


class Proxy:
    """Passes bytes on in both directions, until it is told to be silent."""

    def __init__(self, socket: str) -> None:
        self.address = ""
        self._socket = socket
        self._links: list[_Link] = []
        self._silent = False

    def silence(self) -> None:
        """Pass nothing on any more, for new connections as well."""
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
        await link.may_pass.wait()
        writer.write(data)
        await writer.drain()
    writer.close()


@asynccontextmanager
async def proxy_to(postgres: str) -> AsyncIterator[Proxy]:
    """A proxy to a PostgreSQL that listens on a socket in a folder."""
    parts = urlsplit(postgres)
    folder = parse_qs(parts.query)["host"][0]
    proxy = Proxy(f"{folder}/.s.PGSQL.5432")
    server = await asyncio.start_server(proxy.pass_on, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    proxy.address = f"postgresql://{parts.username}@127.0.0.1:{port}{parts.path}"
    try:
        yield proxy
    finally:
        server.close()
