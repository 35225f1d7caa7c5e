"""What a table is given from outside: secrets, bots and the time."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Collection
from functools import cached_property
from hashlib import sha256

from ..bots import AT_ONCE, at_tables, make_bot
from ..game import View
from ..record import History

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

    @cached_property
    def thoughts(self) -> Thoughts:
        """What bots that need time have come to; the room puts it here."""
        return Thoughts()

    def leaves(self, bot: str, seed: str, view: View, story: History) -> bool | None:
        if bot in AT_ONCE:
            return make_bot(bot, seed).decide(view, story) == "leave"
        return self.thoughts.get(occasion_of(bot, seed, view))


Occasion = tuple[str, str, int | None, int, int]
"""One decision of one bot; every game has a seed of its own."""
MOST_THOUGHTS = 10_000


def occasion_of(bot: str, seed: str, view: View) -> Occasion:
    return bot, seed, view.seat, view.expedition, view.turn


class Thoughts(dict[Occasion, bool]):
    """The latest decisions of bots that need time."""

    def keep(self, occasion: Occasion, leaves: bool) -> None:
        self[occasion] = leaves
        if len(self) > MOST_THOUGHTS:
            del self[next(iter(self))]


def token_hash(token: str) -> str:
    """What is kept of a token; it has 128 random bits, so that a plain hash is enough."""
    return sha256(token.encode()).hexdigest()
