"""The contract of every store."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from ..errors import TacoraError
from .daily import DailyTry, Ended
from .orders import Audited, Found, Order, OrderKind


class StoreError(TacoraError):
    """The store cannot be used: it does not answer, is not ours, or has a newer schema."""


class Conflict(StoreError):
    """This version of the table is written already, or another process owns the table."""


class Gone(StoreError):
    """The table does not exist, or was deleted."""


@dataclass(frozen=True, slots=True)
class Entry:
    """What the store knows of a table besides its log, to find and list it."""

    phase: str
    due: int | None
    """When the table next needs a `Tick`, in milliseconds since 1970."""
    public: bool
    summary: str
    """The summary for lists of tables, as JSON."""
    changed_at: int
    started: bool = True
    """Whether a game was ever started at the table."""
    people: int = 0
    """The people who are connected."""
    code: str = ""
    """The short code of the table."""
    locked: bool = False
    """Whether the table is locked: then its code is not accepted."""


@dataclass(frozen=True, slots=True)
class Listed:
    """A table in a list."""

    table: str
    entry: Entry


@dataclass(frozen=True, slots=True)
class NewRecord:
    """The record of a finished game; it stays when its table is deleted."""

    game: int
    record: str
    at: int
    readers: str = ""
    """The hashes of the tokens, and of the key of a link, with which it may be read, with spaces;
    "" for all who know the table."""


class KeptRecord(NamedTuple):
    """A record in the store."""

    game: int
    record: str
    readers: str = ""


MOST_PUBLIC = 20
"""The most public tables of one network in a list."""
MOST_RECORDS = 200
"""The records that are kept of one table; an older one is deleted when a game ends."""
MOST_REVIEWS = 2000
"""The reviews that are kept, about 20 kB each."""
MOST_CUT = 1000
"""The records of one network that are deleted at a time."""


class Renewal(NamedTuple):
    """What a process learns when it renews its lease."""

    kept: bool
    """False if it had no lease, or it had ended: other processes may own its tables by now."""
    others: dict[str, str]
    """What each other living process has told with its last renewal, by its id."""


LEASE_MS = 5_000
"""Lease of a process: after this time without `renew` other processes may own its tables."""
HOLDER_CHARACTERS = 12
"""The part of a holder that names its largest network."""


class Store(Protocol):
    """An append-only log per table, with entries, owners and records.

    A method that writes returns when its data are durable. Times are in milliseconds since 1970.
    The clock of the database decides whether a lease has ended, because it is the same for all.
    """

    process: str
    """The id of this process, random and secret."""

    async def open(self) -> None:
        """Connect, and migrate the schema to the latest version."""

    async def close(self) -> None: ...

    async def ping(self) -> None:
        """Raise a `StoreError` if the store does not answer or cannot be written to."""

    @property
    def waiting(self) -> int:
        """The number of reads and writes that wait for a connection, or for the writer."""

    def connections(self) -> dict[str, int]:
        """Return how many connections are `open` and `busy`, and how many there may be (`most`)."""

    async def host(self) -> str:
        """Return the address of this machine for other processes; "" if there can be no others."""

    async def check_connections(self, processes: int) -> None:
        """Raise a `StoreError` if the database has too few connections for more processes."""

    async def peers(self) -> list[str]:
        """Return the addresses of all processes that are alive, this one among them."""

    async def renew(self, address: str, told: str = "") -> Renewal:
        """Renew the lease of this process, and tell the others a text.

        At `address` it gets what they pass on.
        """

    async def own(self, table: str, gone: str = "") -> str | None:
        """Become the owner of a table, unless a living process owns it already.

        Return "" if this process is the owner now, else the owner's address; None means that
        there is no such table. An owner at the address `gone` counts as dead.
        """

    async def owned(self) -> set[str]:
        """Return the tables that this process owns."""

    async def adopt(self, limit: int) -> list[str]:
        """Own tables with people whose owner is no longer alive, and return them."""

    async def release(self, tables: Sequence[str]) -> None:
        """Own these tables no longer."""

    async def take(self, bucket: str, each_ms: int, most: int) -> bool:
        """Take a token from a bucket of all processes; return False if it has none.

        A bucket has at most `most` tokens, and one comes back in `each_ms`.
        """

    async def give_back(self, bucket: str, each_ms: int) -> None:
        """Give back a token that was not needed after all."""

    async def forget_full(self) -> None:
        """Delete the buckets that have all their tokens."""

    async def create(
        self, table: str, lines: Sequence[str], entry: Entry, holder: str = ""
    ) -> None:
        """Create a table with its first events; raise `Conflict` if it exists.

        `holder` is the network from which it was opened, in a form whose prefixes are the
        larger networks around it; "" if it is not known.
        """

    async def append(
        self,
        table: str,
        after: int,
        lines: Sequence[str],
        entry: Entry | None = None,
        records: Sequence[NewRecord] = (),
    ) -> None:
        """Write the versions that follow `after`, all or none of them.

        The first that writes a version wins; the others get `Conflict`, and so does a process
        that is not the owner, if the table has one. Without an entry the old entry stays. A
        record replaces an older one with the same number, which may exist after a restore; of
        each table the latest `MOST_RECORDS` are kept. It has the holder of its table, also when
        the table is gone.
        """

    async def compact(self, table: str, version: int, line: str) -> None:
        """Replace the log up to a version, which must have been written, by one line.

        A process that has not seen this version can no longer write: it gets `Conflict`.
        """

    async def read(self, table: str, after: int = 0) -> list[str]:
        """Return the lines of a log after a version; empty if there is no such table."""

    async def listed(self, *, public: bool, limit: int) -> list[Listed]:
        """Return tables, the latest change first; with `public` only open, public tables.

        Of the public tables, the latest one of each network comes into the list before a second
        one of any network; of one network only the latest `MOST_PUBLIC` do.
        """

    async def count(self, holder: str = "") -> int:
        """Return the number of tables whose holder begins with this text."""

    async def latest_change(self) -> int:
        """Return the time of the latest change of any table, or 0."""

    async def holder(self, table: str) -> str:
        """Return the network from which a table was opened; "" if it is not known."""

    async def with_code(self, code: str) -> str | None:
        """Return the one open table with this code that is not locked; None if there is no such."""

    async def code_is_taken(self, code: str) -> bool:
        """Return whether any table has this code, also one that is locked or in a game."""

    async def emptiest(self, before: int, limit: int) -> list[str]:
        """Return tables at which nobody is and no game runs, those of the largest holder first.

        They have not changed since `before`.
        Holders are compared by the first `HOLDER_CHARACTERS` characters.
        """

    async def claim(self, now: int, until: int, limit: int) -> list[str]:
        """Return due tables that this process owns or now takes from an owner that is gone.

        They are not returned again until a time or until the next write.
        """

    async def records(
        self, table: str, before: int | None = None, limit: int = MOST_RECORDS
    ) -> list[KeptRecord]:
        """Return the latest records before a game of a table, in the order of the games."""

    async def unused(self, before: int, idle_before: int, now: int, limit: int) -> list[str]:
        """Return tables without a change since `before` and without a future due time.

        A table where no game was ever started and nobody is counts since `idle_before`.
        """

    async def delete(self, table: str) -> None:
        """Delete a table and its log; its records stay."""

    async def delete_records(self, before: int) -> int:
        """Delete records and reviews that are older than `before`; return the number of records."""

    async def review(self, key: str) -> str | None:
        """Return the review of a record, as JSON; None if there is none."""

    async def keep_review(self, key: str, review: str, at: int) -> None:
        """Keep the review of a record; of all reviews the latest `MOST_REVIEWS` are kept."""

    async def cut_records(self, holder: str, most: int) -> int:
        """Delete the oldest records of a network that has more than `most`; return their number.

        These are the records whose holder begins with this text; at most `MOST_CUT` at a time.
        """

    # What only the daily cave needs; `DailyTries` has it for both stores, and says what it does.
    async def secret(self, name: str, fresh: str) -> str: ...

    async def begin_daily(self, begun: DailyTry) -> DailyTry: ...

    async def daily_try(self, day: str, player: str) -> DailyTry | None: ...

    async def daily_ended(self, day: str, limit: int) -> Sequence[Ended]: ...

    async def end_daily(self, ended: DailyTry) -> None: ...

    async def daily_ranked(self, day: str, limit: int, offset: int) -> Sequence[DailyTry]: ...

    async def daily_counted(self, day: str, above: int | None = None) -> int: ...

    async def daily_tries(self, day: str, holder: str) -> int: ...

    async def daily_tables(self, before: str, limit: int) -> list[str]: ...

    async def forget_daily(self, before: str, today: str) -> int: ...

    # What only the admin needs; `Orders` has it for both stores, and says what it does.
    async def orders(self, now: int) -> list[Order]: ...

    async def give(self, order: Order, now: int) -> None: ...

    async def revoke(self, kind: OrderKind, subject: str) -> bool: ...

    async def note(self, entry: Audited) -> None: ...

    async def audited(self, limit: int) -> list[Audited]: ...

    async def phases(self) -> dict[str, tuple[int, int]]: ...

    async def search(self, text: str, limit: int, offset: int) -> list[Found]: ...
