"""Other processes with the same database: a connection is passed on to the owner of its table."""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import h11
from litestar.enums import ScopeType

from ..store import StoreError
from ..store.contract import LEASE_MS
from .connections import PASSED
from .frames import TableSocket
from .live_tables import NOWHERE, LiveTables
from .logs import say, say_seldom
from .metrics import merged
from .security import MOST_BODY_BYTES

if TYPE_CHECKING:
    import uvicorn
    from litestar.types import ASGIApp, Receive, Scope, Send

CONNECT_SECONDS, ANSWER_SECONDS = 3.0, 10.0
"""Timeouts to connect to another process, and for its whole answer."""
HANDSHAKE_SECONDS = LEASE_MS / 1000 + 1
"""Timeout for the owner's answer to a handshake: by then the lease of a dead owner has ended."""
STARTED_SECONDS = 0.1
"""Interval at which we check whether uvicorn has started."""
READ_BYTES = 65_536
_OF_TABLE = re.compile(r"/(?:api/(?:admin/)?tables|[th])/([\w-]{1,40})(?:[/.]|$)", re.ASCII)
_HOP = (b"connection", b"transfer-encoding", b"expect", b"date", PASSED)
"""Headers that belong to one connection and are not passed on."""

Headers = list[tuple[bytes, bytes]]


async def listen(server: uvicorn.Server, host: str, secret: str) -> str:
    """Listen for connections that other processes pass on; return the address, with the secret.

    All workers of a server share its port, so each worker needs another port of its own.
    """

    def protocol() -> asyncio.Protocol:
        made: Any = server.config.http_protocol_class
        state, app_state = server.server_state, server.lifespan.state
        return made(config=server.config, server_state=state, app_state=app_state)  # type: ignore[no-any-return]

    loop = asyncio.get_running_loop()
    try:
        own = await loop.create_server(protocol, host, 0, backlog=server.config.backlog)
    except OSError:
        # The database sees another address, for example that of a container's gateway.
        host = "127.0.0.1"
        own = await loop.create_server(protocol, host, 0, backlog=server.config.backlog)
        say_seldom("only processes on this machine can pass connections on to this one")
    port = own.sockets[0].getsockname()[1]
    say("listens for other processes", port=port)
    loop.call_later(STARTED_SECONDS, _close_with, server, own)
    return f"{host} {port} {secret}"


def _close_with(server: uvicorn.Server, own: asyncio.Server) -> None:
    """Let uvicorn close this listener together with its others, once it has them."""
    if server.started:
        server.servers.append(own)
    else:
        asyncio.get_running_loop().call_later(STARTED_SECONDS, _close_with, server, own)


class End(asyncio.Protocol):
    """One end of a connection that is passed on: it sends what it receives to the other end."""

    def __init__(self, connections: set[Any]) -> None:
        self._connections = connections
        self._early = b""
        """Bytes that arrived before the other end was known."""
        self._answered = asyncio.Event()
        self.out: asyncio.Transport | None = None

    def join(self, out: asyncio.Transport) -> None:
        """Send what arrives here to another transport from now on."""
        self.out = out
        out.write(self._early)

    def data_received(self, data: bytes) -> None:
        if self.out is not None:
            self.out.write(data)
        else:
            self._early += data
            self._answered.set()

    async def answered(self) -> None:
        """Wait for the first bytes; raise `ConnectionResetError` if the connection ends first."""
        await self._answered.wait()
        if not self._early:
            raise ConnectionResetError

    def connection_lost(self, _error: Exception | None) -> None:
        self._answered.set()
        self._connections.discard(self)
        self.shutdown()

    def pause_writing(self) -> None:
        if self.out is not None:
            self.out.pause_reading()

    def resume_writing(self) -> None:
        if self.out is not None and not self.out.is_closing():
            self.out.resume_reading()

    def shutdown(self) -> None:
        """Close the other end, which then closes this one."""
        out, self.out = self.out, None
        if out is not None:
            out.close()


class PassOn:
    """Middleware: passes requests and sockets of a table on to the process that owns it.

    If that process is gone, or passes it back, the application here answers.
    """

    def __init__(self, app: ASGIApp, live_tables: LiveTables) -> None:
        self._app = app
        self._live_tables = live_tables

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        asked: Any = scope
        for _ in range(2):  # if the owner has died, another process may own the table now
            owner = await self._owner(asked)
            if not owner:
                break
            table = _OF_TABLE.match(asked["path"])
            assert table is not None
            try:
                if asked["type"] == ScopeType.WEBSOCKET:
                    done = await self._pass_socket(owner, asked, receive)
                else:
                    done = await self._pass_request(owner, asked, receive, send)
            except ConnectionRefusedError:
                done = False  # nothing listens there: the process is dead
                with contextlib.suppress(StoreError):  # the application will report it
                    await self._live_tables.owner(table[1], gone=owner)
            except (OSError, TimeoutError):
                done = False
            if done:
                kind = f'type="{asked["type"]}"'
                self._live_tables.metrics.count("tacora_passed_on_total", kind)
                return
        await self._app(scope, receive, send)

    async def _owner(self, scope: Any) -> str:
        """Return the address of the process that must answer; "" if it is this one."""
        if self._live_tables.address == NOWHERE or scope["type"] == "lifespan":
            return ""
        table = _OF_TABLE.match(scope["path"])
        if table is None or scope.get("tacora.passed"):
            return ""
        length = dict(scope["headers"]).get(b"content-length", b"0")
        if not length.isdigit() or int(length) > MOST_BODY_BYTES:
            return ""  # the application will refuse it
        with contextlib.suppress(StoreError):  # the application will report it
            owner = await self._live_tables.owner(table[1])
            return "" if owner == NOWHERE else owner
        return ""

    async def _pass_socket(self, owner: str, scope: Any, receive: Receive) -> bool:
        socket = getattr(receive, "__self__", None)
        if not isinstance(socket, TableSocket):
            return False
        host, port, secret = owner.split(" ")
        near, far = End(socket.connections), End(set())
        loop = asyncio.get_running_loop()
        async with asyncio.timeout(CONNECT_SECONDS):
            out, _ = await loop.create_connection(lambda: far, host, int(port))
        head = b"GET %s HTTP/1.1\r\n" % _target(scope)
        for name, value in [*_without(scope["headers"], PASSED), _mark(scope, secret)]:
            head += b"%s: %s\r\n" % (name, value)
        out.write(head + b"\r\n")
        try:
            # The operating system accepts a connection even if the process hangs.
            async with asyncio.timeout(HANDSHAKE_SECONDS):
                await far.answered()
        except BaseException:
            out.abort()
            raise
        near.join(out)
        far.join(socket.transport)
        socket.hand_over(near)
        return True

    async def _pass_request(self, owner: str, scope: Any, receive: Receive, send: Send) -> bool:
        host, port, secret = owner.split(" ")
        async with asyncio.timeout(CONNECT_SECONDS):
            reader, writer = await asyncio.open_connection(host, int(port))
        started = False
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                async for message in _answers(scope, receive, reader, writer, secret):
                    started = True
                    await send(message)
        except (OSError, TimeoutError, h11.ProtocolError):
            if not started:  # otherwise uvicorn ends the connection
                headers = [(b"content-type", b"application/json")]
                start: Any = {"type": "http.response.start", "status": 503, "headers": headers}
                await send(start)
                body: Any = {"type": "http.response.body", "body": b'{"code":"unavailable"}'}
                await send(body)
        finally:
            writer.close()
        return True


async def _answers(
    scope: Any,
    receive: Receive,
    reader: asyncio.StreamReader,
    writer: asyncio.StreamWriter,
    secret: str,
) -> Any:
    """Send a request to another process, and yield the messages of its answer."""
    link = h11.Connection(h11.CLIENT)
    headers = [
        *_without(scope["headers"], *_HOP),
        (b"connection", b"close"),
        _mark(scope, secret),
    ]
    request = h11.Request(method=scope["method"], target=_target(scope), headers=headers)
    writer.write(link.send(request) or b"")
    more = True
    while more:
        part: Any = await receive()
        if part["type"] == "http.disconnect":
            raise ConnectionResetError
        writer.write(link.send(h11.Data(part.get("body", b""))) or b"")
        more = part.get("more_body", False)
    writer.write(link.send(h11.EndOfMessage()) or b"")
    while True:
        event = link.next_event()
        if event is h11.NEED_DATA:
            link.receive_data(await reader.read(READ_BYTES))
        elif isinstance(event, h11.Response):
            kept = _without(event.headers, *_HOP)
            yield {"type": "http.response.start", "status": event.status_code, "headers": kept}
        elif isinstance(event, h11.Data):
            yield {"type": "http.response.body", "body": bytes(event.data), "more_body": True}
        elif isinstance(event, h11.EndOfMessage):
            yield {"type": "http.response.body", "body": b"", "more_body": False}
            return
        else:
            raise ConnectionResetError


async def all_metrics(live_tables: LiveTables, alone: bool) -> str:
    """Return the metrics of all processes with this database; with `alone`, only of this one.

    Without the database nobody knows who the others are: then they are of this one, too.
    """
    own, others = live_tables.address, list[str]()
    up = await live_tables.store_health.look()
    if own == NOWHERE:
        return live_tables.metrics.text()
    mine = live_tables.metrics.text(_worker(own))
    if alone:
        return mine
    if up:
        with contextlib.suppress(StoreError):
            found = await live_tables.store.peers()
            others = [each for each in found if each not in (own, NOWHERE)]
    texts = [mine, *await asyncio.gather(*map(_metrics_of, others))]
    told = ["# HELP tacora_up Whether a process has told its metrics.", "# TYPE tacora_up gauge"]
    for each, text in zip((own, *others), texts, strict=True):
        told.append(f'tacora_up{{worker="{_worker(each)}"}} {int(bool(text))}')
    names = [_worker(each) for each in (own, *others)]
    text = merged(zip(names, texts, strict=True))
    return "\n".join(told) + "\n" + text


async def _metrics_of(address: str) -> str:
    """Return the metrics of another process; "" if it does not answer."""
    host, port, secret = address.split(" ")
    scope: Any = {"method": "GET", "raw_path": b"/metrics", "query_string": b"", "scheme": "http"}
    scope["headers"] = [(b"host", host.encode())]

    async def receive() -> Any:
        return {"type": "http.request"}

    text = b""
    with contextlib.suppress(OSError, TimeoutError, h11.ProtocolError):
        async with asyncio.timeout(CONNECT_SECONDS):
            reader, writer = await asyncio.open_connection(host, int(port))
            with contextlib.closing(writer):
                async for message in _answers(scope, receive, reader, writer, secret):
                    text += message.get("body", b"")
                return text.decode()
    return ""


def _worker(address: str) -> str:
    """Return the name of a process: its address without the secret."""
    host, port, _secret = address.split(" ")
    return f"{host}:{port}"


def _without(headers: Iterable[tuple[bytes, bytes]], *names: bytes) -> Headers:
    return [(name, value) for name, value in headers if name not in names]


def _target(scope: Any) -> bytes:
    query: bytes = scope["query_string"]
    path: bytes = scope["raw_path"]
    return path + b"?" + query if query else path


def _mark(scope: Any, secret: str) -> tuple[bytes, bytes]:
    """Return the header that tells the owner of a table the address of the client."""
    host, port = scope.get("client") or ("unknown", 0)
    return PASSED, f"{secret} {host} {port} {scope['scheme']}".encode()
