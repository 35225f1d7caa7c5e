"""Limits for clients: requests per address and per connection, and the timeout of a request."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable
from hashlib import sha256
from ipaddress import IPv6Address, ip_address
from typing import TYPE_CHECKING, Any, cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import get_remote_addr

from ..store.contract import HOLDER_CHARACTERS

if TYPE_CHECKING:
    from .connections import Connections
    from .frames import TableSocket

MOST_ADDRESSES = 50_000
"""Addresses in memory; the least recently used is forgotten first."""
REQUEST_SECONDS = 20.0
"""Timeout for a whole request to arrive."""
ANSWER_SECONDS = 30.0
"""Timeout for a client to read on while an answer waits for it."""
SLICE_BYTES = 4096
"""Bytes that are parsed at once; headers are at most 16 kB and one slice long."""
BAD_REQUESTS_PER_SECOND, MOST_BAD_REQUESTS = 1.0, 20
"""Rate limit per address of requests that are not HTTP; others are dropped without answer."""
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

    def give_back(self) -> None:
        """Give a token back that was taken in vain."""
        self._tokens = min(self._most, self._tokens + 1)


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

    def give_back(self, address: str) -> None:
        """Give a token back that an address has taken in vain."""
        if (bucket := self._buckets.get(address)) is not None:
            bucket.give_back()


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


def network_of(client: tuple[str, int] | None) -> str:
    """Return the network of a client as the store keeps it: hashes of networks, the largest first.

    An IPv4 address is one network; an IPv6 address is in a /48, a /56 and a /64.
    """
    if client is None:
        return ""
    address = address_of(client)
    if ":" not in address:
        return _hash(address)
    plain = address.replace(":", "")  # the first 64 bits in hexadecimal
    return ".".join(_hash(plain[:digits]) for digits in (12, 14, 16))


def _hash(network: str) -> str:
    return sha256(f"holder\n{network}".encode()).hexdigest()[:HOLDER_CHARACTERS]


def where_of(table: str, holder: str) -> str:
    """Return a hash of a network for one table; each table has another hash of it."""
    if not holder:
        return ""
    return sha256(f"where\n{table}\n{holder}".encode()).hexdigest()[:HOLDER_CHARACTERS]


def shares_of(holder: str, most: int) -> list[tuple[str, int]]:
    """Return the networks of a holder, each with the most tables or records that it may have."""
    parts = holder.split(".")
    networks = [".".join(parts[:length]) for length in range(1, len(parts) + 1)]
    return [(each, most << step) for step, each in enumerate(reversed(networks)) if each]


class TimelyHttp(H11Protocol):
    """HTTP on one connection: counted by address, with timeouts for a request that does not arrive
    whole, and for an answer that is not read.

    Between two requests uvicorn itself closes a connection after five seconds.
    """

    _waiting: asyncio.TimerHandle | None = None
    _unread: asyncio.TimerHandle | None = None
    _counted: str | None = ""
    """The address for which this connection counts; "" if none, None if it was refused."""
    bad_requests = Buckets(BAD_REQUESTS_PER_SECOND, MOST_BAD_REQUESTS, time.monotonic)

    def __init__(self, connections_by_address: Connections, **uvicorn: Any) -> None:
        super().__init__(**uvicorn)
        self._by_address = connections_by_address

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self._counted = self._by_address.open(get_remote_addr(transport))
        if self._counted is None:
            self.transport = transport
            transport.abort()
            return
        super().connection_made(transport)
        self._wait(True)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Pass the connection on; it still counts here until the handshake is done."""
        super().handle_websocket_upgrade(event)
        cast("TableSocket", self.transport.get_protocol()).when_accepted(self._uncount)

    def _uncount(self) -> None:
        if self._counted:
            self._by_address.close(self._counted)
            self._counted = ""

    def data_received(self, data: bytes) -> None:
        # h11 limits headers only while they are incomplete, so they are read in slices.
        for start in range(0, len(data), SLICE_BYTES):
            super().data_received(data[start : start + SLICE_BYTES])
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                break
        is_socket = self.transport.get_protocol() is not self
        self._wait(not is_socket and self.conn.their_state in (h11.IDLE, h11.SEND_BODY))

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._unread is None:
            self._unread = self.loop.call_later(ANSWER_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        self._read()
        super().resume_writing()

    def _read(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    def send_400_response(self, msg: str) -> None:
        if self.bad_requests.take(address_of(self.client)):
            super().send_400_response(msg)
        else:
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        if self._counted is None:
            return
        self._uncount()
        self._wait(False)
        self._read()
        super().connection_lost(exc)

    def _wait(self, more: bool) -> None:
        """Start the timeout if more has to arrive, and stop it if not; data does not extend it."""
        if not more and self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None
        elif more and self._waiting is None:
            self._waiting = self.loop.call_later(REQUEST_SECONDS, self.transport.close)
