"""The orders of the admin, as this process obeys them: bans, a drain, an announced restart."""

from __future__ import annotations

from collections.abc import Callable
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network

from ..store import Store
from ..store.orders import Order

READ_EVERY_SECONDS = 1.0
"""Interval at which the orders that other processes received are read."""
LARGEST_V4, LARGEST_V6 = 8, 16
"""The shortest prefixes of networks that can be banned, so that a typing error bans few people."""
SMALLEST_V6 = 64
"""Limits count an IPv6 /64 as one address, and so do bans."""

Network = IPv4Network | IPv6Network


def network_to_ban(text: str) -> Network | None:
    """Return a network or an address as the network that can be banned; None if it cannot be."""
    try:
        network = ip_network(text.strip(), strict=False)
    except ValueError:
        return None
    if isinstance(network, IPv6Network) and network.network_address.ipv4_mapped:
        return None  # such a client is known by its IPv4 address
    if isinstance(network, IPv4Network):
        return network if network.prefixlen >= LARGEST_V4 else None
    if network.prefixlen > SMALLEST_V6:
        network = network.supernet(new_prefix=SMALLEST_V6)
    return network if network.prefixlen >= LARGEST_V6 else None


class OrdersInForce:
    """The orders that this process knows, and what changes with them."""

    def __init__(self, store: Store, clock: Callable[[], int]) -> None:
        self._store = store
        self._clock = clock
        self._networks: list[Network] = []
        self.draining = False
        self.restart_at: int | None = None
        """When the server will restart, if an admin has announced it."""
        self.on_ban: Callable[[], None] = lambda: None
        self.on_restart: Callable[[], None] = lambda: None

    async def read(self) -> None:
        """Read the orders, and obey those that are new."""
        self._obey(await self._store.orders(self._clock()))

    def _obey(self, orders: list[Order]) -> None:
        networks = [ip_network(each.subject) for each in orders if each.kind == "ban"]
        self.draining = any(each.kind == "drain" for each in orders)
        restart_at = next((each.until for each in orders if each.kind == "restart"), None)
        networks, self._networks = self._networks, networks
        if networks != self._networks:
            self.on_ban()
        if restart_at != self.restart_at:
            self.restart_at = restart_at
            self.on_restart()

    def banned(self, address: str) -> bool:
        """Return whether an address is banned; of IPv6 the first 64 bits are enough."""
        if not self._networks:
            return False
        if address.count(":") == 3:  # as `address_of` writes an IPv6 network
            address += "::"
        try:
            found = ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self._networks)
