"""Limits for clients: what an address is, how often it may ask, and how much it may hold."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Callable, Iterable
from functools import lru_cache
from hashlib import sha256
from ipaddress import IPv6Address, ip_address

from ..store import Store
from ..store.contract import HOLDER_CHARACTERS

V6_CHARACTERS, LARGEST_V6_CHARACTERS = 19, 14
"""The length of an IPv6 /64 and of its /48, all digits written."""
MOST_ADDRESSES = 50_000
"""Addresses in memory; the least recently used is forgotten first."""


AROUND = ((12, 4), (14, 2))
"""The networks around an IPv6 /64: the hexadecimal digits of a /48 and of a /56, and the factor
of the limit of each. One person can have a /56 with 256 addresses, or a whole /48."""


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
        """Take tokens that were used elsewhere; the number may go below 0."""
        self.full(now)
        self._tokens -= tokens

    def give_back(self, tokens: int = 1) -> None:
        """Give back tokens that were not needed after all."""
        self._tokens = min(self._most, self._tokens + tokens)


@lru_cache(MOST_ADDRESSES)
def keys_of(address: str) -> tuple[str, ...]:
    """Return the hashes under which processes tell each other of an address.

    An IPv6 address also counts for the /48 and the /56 around it, which stand before it.
    """
    hashed = sha256(f"address\n{address}".encode(errors="replace")).hexdigest()[:16]
    if not _is_v6(address):
        return (hashed,)
    plain = address.replace(":", "")
    around = [(plain[:digits], more) for digits, more in AROUND]
    return (*(f"{key_of(network)} {more}" for network, more in around), hashed)


def key_of(address: str) -> str:
    """Return the hash of an address alone."""
    return keys_of(address)[-1]


def most_of(key: str) -> int:
    """Return the factor by which the limit of this key is larger than that of one address."""
    return int(key.partition(" ")[2] or 1)


class Buckets:
    """One token bucket per address, and larger ones for the networks around IPv6 addresses."""

    def __init__(self, rate: float, most: float, clock: Callable[[], float]) -> None:
        self.rate = rate
        self._most = most
        self._clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()
        self._spent: Counter[str] = Counter()
        self.shared = False
        """Whether other processes are told what was taken."""

    def take(self, address: str, tokens: int = 1) -> bool:
        """Take tokens of an address; return False if it, or a network around it, has too few."""
        taken: list[Bucket] = []
        for key in keys_of(address):
            bucket = self._bucket(key)
            if not bucket.take(self._clock(), tokens):
                for each in taken:
                    each.give_back(tokens)
                return False
            taken.append(bucket)
        if self.shared:
            self._spent.update(dict.fromkeys(keys_of(address), tokens))
        return True

    def give_back(self, address: str) -> None:
        """Give back a token of an address that was not needed after all."""
        for key in keys_of(address):
            if (bucket := self._buckets.get(key)) is not None:
                bucket.give_back()
            if self._spent[key] > 0:  # other processes have not been told of it yet
                self._spent[key] -= 1

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
            more = most_of(key)
            bucket = Bucket(self.rate * more, self._most * more, self._clock())
            self._buckets[key] = bucket
            if len(self._buckets) > MOST_ADDRESSES:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return bucket


class Counts:
    """How many of something each address holds; `most` at one time, in all processes.

    The networks around IPv6 addresses may hold more, but not as much as all their addresses.
    """

    def __init__(self, most: int) -> None:
        self.most = most
        self.held: Counter[str] = Counter()
        """By the hash of the address."""
        self.elsewhere: Counter[str] = Counter()
        """The same in other processes, as they told last."""

    def add(self, address: str) -> bool:
        """Count one more; return False if address or network hold as many as they may."""
        keys = keys_of(address)
        if any(self.held[key] + self.elsewhere[key] >= self.most * most_of(key) for key in keys):
            return False
        self.held.update(keys)
        return True

    def drop(self, address: str) -> None:
        """Count one less."""
        for key in keys_of(address):
            self.held[key] -= 1
            if not self.held[key]:
                del self.held[key]

    def excess(self) -> dict[str, int]:
        """Return how many each address and network must give up here, by their keys.

        Then it holds in all processes as many as it may.
        """
        found = {}
        for key, elsewhere in self.elsewhere.items():
            held, most = self.held.get(key, 0), self.most * most_of(key)
            if held and held + elsewhere > most:
                found[key] = held - most * held // (held + elsewhere)
        return found


class StoredBuckets:
    """One token bucket per address in the database: for what is rare, and writes there anyway.

    A bucket in memory comes first: a client that asks too often does not reach the database.
    """

    def __init__(
        self, name: str, rate: float, most: int, clock: Callable[[], float], store: Store
    ) -> None:
        self._name = name
        self._rate = rate
        self._most = most
        self._store = store
        self._here = Buckets(rate, most, clock)

    async def take(self, address: str) -> bool:
        """Take a token of an address; return False if it has none."""
        if not self._here.take(address):
            return False
        taken: list[str] = []
        for key in keys_of(address):
            if not await self._store.take(self._id(key), self._each_ms(key), self._most_of(key)):
                self._here.give_back(address)
                await self._give_back(taken)
                return False
            taken.append(key)
        return True

    async def give_back(self, address: str) -> None:
        """Give back a token of an address that was not needed after all."""
        self._here.give_back(address)
        await self._give_back(keys_of(address))

    async def _give_back(self, keys: Iterable[str]) -> None:
        for key in keys:
            await self._store.give_back(self._id(key), self._each_ms(key))

    def _id(self, key: str) -> str:
        return f"{self._name} {key}"

    def _each_ms(self, key: str) -> int:
        return round(1000 / (self._rate * most_of(key)))

    def _most_of(self, key: str) -> int:
        return self._most * most_of(key)


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
        return address.exploded[:V6_CHARACTERS]
    return str(address)


def _is_v6(address: str) -> bool:
    """Return whether `address_of` has returned an IPv6 /64 network."""
    return len(address) == V6_CHARACTERS and address.count(":") == 3


def largest_network(address: str) -> str:
    """Return the largest network that counts for an address: its /48, or an IPv4 address alone."""
    return address[:LARGEST_V6_CHARACTERS] if _is_v6(address) else address


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
    """Return hashes of the networks of a holder for one table; each table has other hashes."""
    if not holder:
        return ""
    parts = holder.split(".")
    networks = [".".join(parts[:length]) for length in range(1, len(parts) + 1)]
    hashes = [sha256(f"where\n{table}\n{each}".encode()).hexdigest() for each in networks]
    return ".".join(each[:HOLDER_CHARACTERS] for each in hashes)


def shares_of(holder: str, most: int) -> list[tuple[str, int]]:
    """Return the networks of a holder, each with the most tables or records that it may have."""
    parts = holder.split(".")
    networks = [".".join(parts[:length]) for length in range(1, len(parts) + 1)]
    return [(each, most << step) for step, each in enumerate(reversed(networks)) if each]


class Held:
    """Counts what each network has at one time, in all processes; an address may have one."""

    def __init__(self) -> None:
        self.counts = Counts(1)
        """By the hash of a network, as the store keeps it."""

    def take(self, holder: str) -> bool:
        """Count one more; return False if a network of the holder has as many as it may."""
        here, elsewhere, shares = self.counts.held, self.counts.elsewhere, shares_of(holder, 1)
        if any(here[network] + elsewhere[network] >= most for network, most in shares):
            return False
        here.update(network for network, _ in shares)
        return True

    def drop(self, holder: str) -> None:
        """Count one less."""
        self.counts.held.subtract(network for network, _ in shares_of(holder, 1))
        self.counts.held += Counter()  # without those that have none
