"""Limits over all processes: each tells the others once a second how much each address has used.

The numbers are written together with the renewal of the lease, so they cost no extra write. If an
address uses more in several processes than the limit, all refuse it until the surplus is back.
"""

from __future__ import annotations

import heapq
from collections import Counter, deque
from collections.abc import Mapping

import msgspec
from msgspec import Struct

from .limits import Buckets, Counts

UNTOLD_PART = 0.1
"""The processes may leave this part of a limit untold for each address, together."""
MOST_TOLD = 2_000
"""For each limit, all processes together tell of this many addresses: those that use most."""
SECONDS_TOLD = 5
"""A process repeats its numbers for this long, for other processes that are late."""

Used = dict[str, dict[str, int]]
"""By the name of a limit: numbers by the hash of an address."""


class Told(Struct):
    """What one process tells."""

    number: int
    """How many times it has told something, this time included."""
    spent: list[Used]
    """Tokens that were taken, the latest last."""
    held: Used


class SharedLimits:
    """The limits that the processes of one database share."""

    def __init__(self) -> None:
        self._buckets: dict[str, Buckets] = {}
        self._counts: dict[str, Counts] = {}
        self._number = 0
        self._spent: deque[Used] = deque(maxlen=SECONDS_TOLD)
        self._heard: dict[str, int] = {}
        self._processes = 1

    def share(self, name: str, limit: Buckets | Counts) -> None:
        """Count a limit over all processes."""
        if isinstance(limit, Buckets):
            limit.shared = True
            self._buckets[name] = limit
        else:
            self._counts[name] = limit

    def tell(self) -> str:
        """Return the text for the others: what large users have used; "" if there are none."""
        self._number += 1
        self._spent.append(
            {
                name: told
                for name, each in self._buckets.items()
                if (told := self._most(each.spent(), each.rate))
            }
        )
        held = {
            name: told
            for name, each in self._counts.items()
            if (told := self._most(each.held, each.most))
        }
        if not held and not any(self._spent):
            return ""
        return msgspec.json.encode(Told(self._number, list(self._spent), held)).decode()

    def _most(self, used: Counter[str], limit: float) -> dict[str, int]:
        if self._processes == 1:
            return {}
        share = limit * UNTOLD_PART / self._processes
        large = ((key, number) for key, number in used.items() if number > share)
        return dict(heapq.nlargest(MOST_TOLD // self._processes, large, lambda each: each[1]))

    def hear(self, others: Mapping[str, str]) -> None:
        """Count what the other processes have told, by their ids."""
        self._processes = 1 + len(others)
        self._heard = {each: number for each, number in self._heard.items() if each in others}
        elsewhere: dict[str, Counter[str]] = {name: Counter() for name in self._counts}
        for process, text in others.items():
            if not text:
                continue
            try:
                told = msgspec.json.decode(text, type=Told)
            except msgspec.MsgspecError:  # from another version of the program
                continue
            fresh = told.number - self._heard.get(process, 0)
            self._heard[process] = told.number
            for used in told.spent[-fresh:] if fresh > 0 else ():
                for name, spent in used.items():
                    if name in self._buckets:
                        for key, tokens in spent.items():
                            self._buckets[name].charge(key, tokens)
            for name, held in told.held.items():
                if name in elsewhere:
                    elsewhere[name].update(held)
        for name, counts in self._counts.items():
            counts.elsewhere = elsewhere[name]

    def excess(self, name: str) -> dict[str, int]:
        """Return how many each address must give up in this process, for a limit with this name."""
        return self._counts[name].excess() if name in self._counts else {}
