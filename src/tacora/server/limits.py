"""Limits for clients: what an address is, and how often it may ask."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from hashlib import sha256
from ipaddress import IPv6Address, ip_address

from ..store.contract import HOLDER_CHARACTERS

MOST_ADDRESSES = 50_000
"""Addresses in memory; the least recently used is forgotten first."""


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

    def take(self, now: float, tokens: int = 1) -> bool:
        """Take tokens; return False if there are not enough."""
        self.full(now)
        wanted = min(tokens, self._most)
        if self._tokens < wanted:
            return False
        self._tokens -= wanted
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

    def take(self, address: str, tokens: int = 1) -> bool:
        """Take tokens of an address; return False if it does not have enough."""
        now = self._clock()
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._rate, self._most, now)
            if len(self._buckets) > MOST_ADDRESSES:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(address)
        return bucket.take(now, tokens)

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
