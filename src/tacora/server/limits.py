"""Limits for clients: what an address is, how often it may ask, and how much it may hold."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Callable
from functools import lru_cache
from hashlib import sha256
from ipaddress import IPv6Address, ip_address

from ..store import Store
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

    def charge(self, now: float, tokens: float) -> None:
        """Take tokens that are gone already; what is missing must come back first."""
        self.full(now)
        self._tokens -= tokens

    def give_back(self) -> None:
        """Give a token back that was taken in vain."""
        self._tokens = min(self._most, self._tokens + 1)


@lru_cache(MOST_ADDRESSES)
def key_of(address: str) -> str:
    """Return the hash under which processes tell each other of an address."""
    return sha256(f"address\n{address}".encode(errors="replace")).hexdigest()[:16]


class Buckets:
    """One token bucket per address."""

    def __init__(self, rate: float, most: float, clock: Callable[[], float]) -> None:
        self.rate = rate
        self._most = most
        self._clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()
        self._spent: Counter[str] = Counter()
        self.shared = False
        """Whether other processes are told what was taken."""

    def take(self, address: str, tokens: int = 1) -> bool:
        """Take tokens of an address; return False if it does not have enough."""
        key = key_of(address)
        if not self._bucket(key).take(self._clock(), tokens):
            return False
        if self.shared:
            self._spent[key] += tokens
        return True

    def give_back(self, address: str) -> None:
        """Give a token back that an address has taken in vain."""
        if (bucket := self._buckets.get(key_of(address))) is not None:
            bucket.give_back()

    def spent(self) -> Counter[str]:
        """Return how many tokens were taken since the last call, by the hash of the address."""
        spent, self._spent = self._spent, Counter()
        return spent

    def charge(self, key: str, tokens: float) -> None:
        """Count what an address has taken in another process."""
        self._bucket(key).charge(self._clock(), tokens)

    def _bucket(self, key: str) -> Bucket:
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self.rate, self._most, self._clock())
            if len(self._buckets) > MOST_ADDRESSES:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return bucket


class Counts:
    """How many of something each address holds; `most` at one time, in all processes."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.held: Counter[str] = Counter()
        """By the hash of the address."""
        self.elsewhere: Counter[str] = Counter()
        """The same in other processes, as they told last."""

    def add(self, address: str) -> bool:
        """Count one more; return False if the address holds as many as it may."""
        key = key_of(address)
        if self.held[key] + self.elsewhere[key] >= self.most:
            return False
        self.held[key] += 1
        return True

    def drop(self, address: str) -> None:
        """Count one less."""
        key = key_of(address)
        self.held[key] -= 1
        if not self.held[key]:
            del self.held[key]

    def excess(self) -> dict[str, int]:
        """Return how many each address must give up here, so that it holds `most` in all."""
        found = {}
        for key, elsewhere in self.elsewhere.items():
            held = self.held.get(key, 0)
            if held and held + elsewhere > self.most:
                found[key] = held - self.most * held // (held + elsewhere)
        return found


class StoredBuckets:
    """One token bucket per address in the database: for what is rare, and writes there anyway.

    A bucket in memory comes first: a client that asks too often does not reach the database.
    """

    def __init__(
        self, name: str, rate: float, most: int, clock: Callable[[], float], store: Store
    ) -> None:
        self._name = name
        self._each_ms = round(1000 / rate)
        self._most = most
        self._store = store
        self._here = Buckets(rate, most, clock)

    async def take(self, address: str) -> bool:
        """Take a token of an address; return False if it has none."""
        if not self._here.take(address):
            return False
        if await self._store.take(self._id(address), self._each_ms, self._most):
            return True
        self._here.give_back(address)
        return False

    async def give_back(self, address: str) -> None:
        """Give a token back that an address has taken in vain."""
        self._here.give_back(address)
        await self._store.give_back(self._id(address), self._each_ms)

    def _id(self, address: str) -> str:
        return f"{self._name} {key_of(address)}"


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
