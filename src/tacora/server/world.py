"""What a table is given from outside: secrets, the bots that can sit down, and the time."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Collection
from hashlib import sha256

from ..bots import at_tables

Clock = Callable[[], int]


def wall_clock() -> int:
    """Now, in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class RealWorld:
    """Secrets of the operating system, and the project's bots."""

    @property
    def bots(self) -> Collection[str]:
        return at_tables().keys()

    def secret(self) -> str:
        """128 bits for a seed."""
        return secrets.token_hex(16)

    def token(self) -> str:
        """128 bits for a seat's cookie."""
        return secrets.token_urlsafe(16)

    def table_id(self) -> str:
        """The name of a table, which is also the secret in its link."""
        return secrets.token_urlsafe(9)


def token_hash(token: str) -> str:
    """What is kept of a token; it has 128 random bits, so that a plain hash is enough."""
    return sha256(token.encode()).hexdigest()
