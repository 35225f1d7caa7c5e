"""Limits for clients: requests per address and per connection, and the timeout of a request."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

MOST_ADDRESSES = 50_000
"""Addresses in memory; the least recently used is forgotten first."""
REQUEST_SECONDS = 20.0
"""Timeout for a whole request to arrive."""
BAD_REQUEST = b"HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"


class Bucket:
    """A token bucket: `rate` tokens come back per second, up to `most`."""

    __slots__ = ("_at", "_most", "_rate", "_tokens")

    def __init__(self, rate: float, most: float, now: float) -> None:
        self._rate = rate
        self._most = most
        self._tokens = most
        self._at = now

    def full(self, now: float) -> bool:
        """Return whether all tokens are back."""
        self._tokens = min(self._most, self._tokens + (now - self._at) * self._rate)
        self._at = now
        return self._tokens == self._most

    def take(self, now: float) -> bool:
        """Take a token; return False if there is none."""
        self.full(now)
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True


class Buckets:
    """One token bucket per address."""

    def __init__(self, rate: float, most: float, clock: Callable[[], float]) -> None:
        self._rate = rate
        self._most = most
        self._clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Take a token of an address; return False if it has none."""
        now = self._clock()
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._rate, self._most, now)
            if len(self._buckets) > MOST_ADDRESSES:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(address)
        return bucket.take(now)


def address_of(client: tuple[str, int] | None) -> str:
    """Return the address that limits count for; an IPv6 /64 network counts as one address."""
    if client is None:
        return "unknown"
    try:
        # The zone of an IPv6 address names a network interface, not the client.
        address = ip_address(client[0].partition("%")[0])
    except ValueError:
        return client[0][:60]
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped:
            return str(address.ipv4_mapped)
        return address.exploded[:19]
    return str(address)


class TimelyHttp(H11Protocol):
    """HTTP on one connection, with a timeout for a request that does not arrive whole.

    Between two requests uvicorn itself closes a connection after five seconds.
    """

    _waiting: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait(True)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        is_socket = self.transport.get_protocol() is not self
        self._wait(not is_socket and self.conn.their_state in (h11.IDLE, h11.SEND_BODY))

    def connection_lost(self, exc: Exception | None) -> None:
        self._wait(False)
        super().connection_lost(exc)

    def _wait(self, more: bool) -> None:
        """Start the timeout if more has to arrive, and stop it if not; data does not extend it."""
        if not more and self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None
        elif more and self._waiting is None:
            self._waiting = self.loop.call_later(REQUEST_SECONDS, self.transport.close)


class AnsweringSocket(WebSocketsSansIOProtocol):
    """A WebSocket that answers a malformed handshake with status 400."""

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.transport.is_closing():
            self.transport.write(b"".join(self.conn.data_to_send()) or BAD_REQUEST)
            self.transport.close()
