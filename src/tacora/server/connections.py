"""Connections by address: how many one address may have, and the address that a proxy reports."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable, Iterable
from ipaddress import ip_address, ip_network
from secrets import compare_digest
from typing import Any

from litestar.types import ASGIApp, Receive, Scope, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from .config import Config
from .limits import Buckets, Counts, address_of
from .shared_limits import SharedLimits

BAD_REQUESTS_PER_SECOND, MOST_BAD_REQUESTS = 1.0, 20
"""Rate limit per address of requests that are not HTTP; others are dropped without answer."""


class Proxies:
    """The addresses that the option `trusted_proxies` names."""

    def __init__(self, named: str) -> None:
        self._all = named == "*"
        parts = [] if self._all else [part.strip() for part in named.split(",")]
        self._networks = [ip_network(part) for part in parts if part]

    def __contains__(self, client: tuple[str, int] | None) -> bool:
        if self._all or client is None:
            return self._all
        try:
            address = ip_address(client[0])
        except ValueError:
            return False
        return any(address in network for network in self._networks)


class Turns:
    """Lets connections work one after the other, one in each turn of the event loop."""

    def __init__(self) -> None:
        self._waiting: deque[Callable[[], None]] = deque()

    def wait(self, work: Callable[[], None]) -> None:
        """Call `work` when all earlier connections have had their turn."""
        self._waiting.append(work)
        if len(self._waiting) == 1:
            asyncio.get_running_loop().call_soon(self._next)

    def _next(self) -> None:
        try:
            self._waiting[0]()
        finally:
            self._waiting.popleft()
            if self._waiting:
                asyncio.get_running_loop().call_soon(self._next)


class Connections:
    """The open HTTP connections of each address, and how fast new ones come.

    A trusted proxy has the connections of many people, so it has no limit here.
    """

    def __init__(self, config: Config) -> None:
        self._proxies = Proxies(config.trusted_proxies)
        # Twice the rate of requests: a client that is too fast gets an answer before it is cut off.
        rate = 2 * config.requests_per_second
        self._new = Buckets(rate, max(1, rate * 4), time.monotonic)
        self._open = Counts(config.http_connections_per_address)
        self.bad_requests = Buckets(BAD_REQUESTS_PER_SECOND, MOST_BAD_REQUESTS, time.monotonic)
        self.turns = Turns()

    def open(self, client: tuple[str, int] | None) -> str | None:
        """Count a new connection; return its address, "" if it has no limit, None if refused."""
        if client is None or client in self._proxies:
            return ""
        address = address_of(client)
        if not self._open.add(address):
            return None
        if not self._new.take(address):
            self._open.drop(address)
            return None
        return address

    def close(self, address: str) -> None:
        """Count a connection no longer."""
        self._open.drop(address)

    def share(self, limits: SharedLimits) -> None:
        """Count connections over all processes."""
        limits.share("new connections", self._new)
        limits.share("connections", self._open)
        limits.share("bad requests", self.bad_requests)


PASSED = b"x-tacora-passed"
"""The header of what is passed on: the secret of the owner, then the client and the scheme."""


def passed(
    headers: Iterable[tuple[bytes, bytes]], secret: bytes
) -> tuple[tuple[str, int], str] | None:
    """Return client and scheme of what another process has passed on; None if none has."""
    for name, value in headers:
        if name == PASSED:
            given, *said = value.split(b" ")
            if compare_digest(given, secret) and len(said) == 3:
                host, port, scheme = (each.decode() for each in said)
                return (host, int(port)), scheme
    return None


class Forwarded:
    """Middleware: takes the client of a request from X-Forwarded-For, if a trusted proxy sent it.

    A header that is not an address is ignored: the request then counts as one of the proxy.
    What another process has passed on has a header with the secret of this one. The port for other
    processes answers nothing else.
    """

    def __init__(
        self, app: ASGIApp, trusted: str, secret: str, own_port: Callable[[], int | None]
    ) -> None:
        self._app = app
        self._secret = secret.encode()
        self._own_port = own_port
        self._headers = ProxyHeadersMiddleware(self._check, trusted)  # type: ignore[arg-type]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        asked: Any = scope
        if (sent := passed(asked.get("headers", ()), self._secret)) is not None:
            (asked["client"], asked["scheme"]), asked["tacora.passed"] = sent, True
            await self._app(asked, receive, send)
            return
        # A server behind a Unix socket has no port.
        port = self._own_port()
        if port is not None and asked.get("server") and asked["server"][1] == port:
            await _refuse(asked, send)
            return
        asked["tacora.peer"] = asked.get("client")
        await self._headers(asked, receive, send)  # type: ignore[arg-type]

    async def _check(self, scope: Any, receive: Receive, send: Send) -> None:
        peer = scope.pop("tacora.peer")
        client = scope.get("client")
        if client != peer and not _is_address(client[0]):
            scope["client"] = peer
        await self._app(scope, receive, send)


async def _refuse(scope: Any, send: Send) -> None:
    """Refuse a stranger at the port for other processes."""
    messages: list[Any] = [{"type": "websocket.close"}]
    if scope["type"] != "websocket":
        messages = [
            {"type": "http.response.start", "status": 403, "headers": []},
            {"type": "http.response.body"},
        ]
    for message in messages:
        await send(message)


def _is_address(text: str) -> bool:
    try:
        ip_address(text)
    except ValueError:
        return False
    return True
