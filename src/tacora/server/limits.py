"""How much one address, or one connection, may ask for."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address

MOST_ADDRESSES = 50_000
"""Addresses that are remembered; the one that was quiet longest is forgotten first."""


class Bucket:
    """Tokens that come back with time; empty means too fast."""

    __slots__ = ("_at", "_most", "_rate", "_tokens")

    def __init__(self, rate: float, most: float, now: float) -> None:
        self._rate = rate
        self._most = most
        self._tokens = most
        self._at = now

    def full(self, now: float) -> bool:
        """Whether nothing has been asked for in a while."""
        self._tokens = min(self._most, self._tokens + (now - self._at) * self._rate)
        self._at = now
        return self._tokens == self._most

    def take(self, now: float) -> bool:
        self.full(now)
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True


class Buckets:
    """A bucket for each address."""

    def __init__(self, rate: float, most: float, clock: Callable[[], float]) -> None:
        self._rate = rate
        self._most = most
        self._clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
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
    """The address that a limit counts for; all of an IPv6 /64 network count as one."""
    if client is None:
        return "unknown"
    try:
        # The zone of an IPv6 address says by which cable it came, not whose it is.
        address = ip_address(client[0].partition("%")[0])
    except ValueError:
        return client[0][:60]
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped:
            return str(address.ipv4_mapped)
        return address.exploded[:19]
    return str(address)
