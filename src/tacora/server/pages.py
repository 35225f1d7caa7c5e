"""Lists that clients read: pages of records, sent piece by piece, and the public tables."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Set

import msgspec

from ..store import KeptRecord, Store
from .protocol import Summary

MOST_PAGE = 50
"""Records of one page."""
PIECE = 5
"""Records that are in memory at the same time."""


def may_read(record: KeptRecord, hashes: Set[str]) -> bool:
    """Return whether a client that is not at the table may read a record.

    `hashes` are those of its token and of the key in its link.
    """
    return not record.readers or not hashes.isdisjoint(record.readers.split())


async def record_page(
    store: Store, table: str, last: int, limit: int, hashes: Set[str] | None
) -> AsyncIterator[str]:
    """Yield the JSON of a page: the records up to a game that a client may read.

    `hashes` is None for a person at the table, who may read all of them.
    """
    first = max(1, last - limit + 1)
    yield '{"records":['
    comma = ""
    for game in range(first, last + 1, PIECE):
        end = min(game + PIECE, last + 1)
        for record in await store.records(table, end, PIECE):
            if record.game >= game and (hashes is None or may_read(record, hashes)):
                yield comma + record.record
                comma = ","
    yield f'],"before":{first if first > 1 else "null"}}}'


MOST_LISTED = 100
LIST_SECONDS = 1.0
"""The list of public tables is read from the store at most this often."""


class PublicTables:
    """The public tables that are open, as everybody gets them; remembers the last answer."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._asked_at = 0.0
        self._answer: asyncio.Task[list[Summary]] | None = None

    async def get(self) -> list[Summary]:
        """Return the tables, the latest change first."""
        answer, now = self._answer, time.monotonic()
        stale = now - self._asked_at >= LIST_SECONDS
        if answer is None or (answer.done() and (stale or answer.exception() is not None)):
            self._asked_at = now
            answer = self._answer = asyncio.create_task(self._read())
        # A request that is cancelled must not cancel the answer of the others.
        return await asyncio.shield(answer)

    async def _read(self) -> list[Summary]:
        found = await self._store.listed(public=True, limit=MOST_LISTED)
        return [msgspec.json.decode(each.entry.summary, type=Summary) for each in found]
